import { describe, expect, it } from "vitest"
import { redact } from "../../src/core/redact.ts"

describe("what is hidden", () => {
  const cases: [string, string][] = [
    ["git clone https://me:hunter2secret@example.invalid/x.git", "hunter2secret"],
    ["curl -H 'Authorization: Bearer abc.def-123456789'", "abc.def-123456789"],
    ["API_KEY=abcdef123 make deploy", "abcdef123"],
    ["export AWS_SECRET_ACCESS_KEY='wJalrXUtnFEMI'", "wJalrXUtnFEMI"],
    ["tool --password hunter22", "hunter22"],
    ["tool --token=hunter22", "hunter22"],
    ["echo ghp_abcdefghijklmnopqrstuvwx", "ghp_abcdefghijklmnopqrstuvwx"],
    ["echo AKIAABCDEFGHIJKLMNOP", "AKIAABCDEFGHIJKLMNOP"],
    ["echo '-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----'", "abc"],
  ]
  it.each(cases)("%s", (command, secret) => expect(redact(command)).not.toContain(secret))
})

describe("what stays as it is", () => {
  it.each(["pytest -q tests/test_token.py", "git log --author=me", "grep -rn password src", "npm test", "cat > src/secret.py <<'EOF'\nx\nEOF"])("%s", (command) => {
    expect(redact(command)).toBe(command)
  })
})

it("takes time in proportion to the text", () => {
  const long = "token token=".repeat(20_000)
  expect(redact(long).length).toBeGreaterThan(0)
})
