import { describe, expect, test } from "vitest"
import { redact } from "../../src/core/redact.ts"

/** Made here piece by piece, so that no scanner takes this file for a leak. */
const word = (length: number) => "a1B2c3D4e5".repeat(50).slice(0, length)
const hush = word(24)

const HIDES: readonly (readonly [string, string])[] = [
  [`git clone https://bob:${hush}@example.invalid/x.git`, "git clone https://***@example.invalid/x.git"],
  [`git push https://${hush}@example.invalid/x`, "git push https://***@example.invalid/x"],
  [`psql postgres://u:p%40ss@localhost/db`, "psql postgres://***@localhost/db"],
  [`curl -H "Authorization: Bearer ${hush}" https://x`, `curl -H "Authorization: Bearer ***" https://x`],
  [`curl -H 'authorization: ${hush}'`, "curl -H 'authorization: ***'"],
  [`curl -u bob:${hush} https://x`, "curl -u *** https://x"],
  [`API_KEY=${hush} npm test`, "API_KEY=*** npm test"],
  [`export DB_PASSWORD='two words'`, "export DB_PASSWORD=***"],
  [`export AWS_SECRET_ACCESS_KEY='${hush}'`, "export AWS_SECRET_ACCESS_KEY=***"],
  [`MY_SECRET_V2="x y" run`, "MY_SECRET_V2=*** run"],
  [`tool --password ${hush} --verbose`, "tool --password *** --verbose"],
  [`tool --api-key=${hush}`, "tool --api-key=***"],
  [`tool --github-token ${hush}`, "tool --github-token ***"],
  [`{"token": "${hush}", "name": "x"}`, `{"token": ***, "name": "x"}`],
  [`echo ${"ghp"}_${word(36)}`, "echo ***"],
  [`echo ${"github"}_pat_${word(40)}`, "echo ***"],
  [`echo ${"sk"}-${word(30)} done`, "echo *** done"],
  [`echo ${"AK"}IA${"ABCD".repeat(4)}`, "echo ***"],
  [`echo ${"ey"}J${word(20)}.${word(20)}.${word(20)}`, "echo ***"],
  [`cat <<X\n-----BEGIN ${"RSA"} PRIVATE KEY-----\n${word(60)}\n-----END ${"RSA"} PRIVATE KEY-----\nX`, "cat <<X\n***\nX"],
]

const KEEPS: readonly string[] = [
  "pytest tests/test_token.py::test_expiry -k 'token and not secret'",
  "pytest tests/test_auth.py::TestToken::test_it",
  "go test ./internal/password/...",
  "git log --author=bob --oneline",
  "npm run test -- --token-limit 5",
  "grep -rn password src",
  "cat > src/secret.py <<'EOF'\nx\nEOF",
  "echo a == b; x=1 y=2",
  "git clone git@example.invalid:bob/x.git",
  "curl https://example.invalid/a@b",
  "sed -i s/secret/public/ notes.md",
  "tool --password --verbose",
  "",
]

describe("what is hidden", () => {
  test.each(HIDES)("%j", (text, expected) => expect(redact(text)).toBe(expected))
})

describe("what stays as it is", () => {
  test.each(KEEPS)("%j", (text) => expect(redact(text)).toBe(text))
})

test.each(["token", "token=", "a://", "-----BEGIN PRIVATE KEY-----", "--password ", "--a-", "eyJaaaaaaaaaa.", "\"", "secret=\"", "bearer "])(
  "text of nothing but %j is read to its end", (piece) => expect(redact(piece.repeat(20_000)).length).toBeGreaterThan(0),
)
