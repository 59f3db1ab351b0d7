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

/** Secrets that are hidden wherever they stand; what is around them may stay or not. */
const SAY: readonly string[] = ["hunter2", hush]

const HOLDS: readonly string[] = [
  `curl "https://x.invalid/a?access_token=${hush}&y=1"`, `curl https://x.invalid/?api_key=${hush}#f`, `https://x.invalid/a?b=c&X-Amz-Signature=${hush}&d=e`,
  `git clone https://bob:p@${hush}@example.invalid/x`, `redis://:hunter2@localhost:6379`,
  `curl -H "X-Api-Key: ${hush}"`, `curl -H "PRIVATE-TOKEN: ${hush}"`, `curl -H 'Cookie: session=${hush}; other=1'`, `curl -H "Authorization: Token ${hush}"`,
  `curl --oauth2-bearer ${hush} x`, `curl -ubob:hunter2 https://x`, `curl --user bob:hunter2 x`, `curl --proxy-user b:hunter2 x`, `http -a bob:hunter2 x`,
  `mysql -uroot -phunter2 db`, `mysql -u root -p'hunter2 b' db`, `mysqldump --password=hunter2`, `PGPASSWORD=hunter2 psql -p 5432`, `MYSQL_PWD=hunter2 mysql`,
  `sshpass -p hunter2 ssh x`, `sshpass -phunter2 ssh x`, `redis-cli -a hunter2 ping`, `docker login -u bob -p hunter2 r`, `echo 1; docker login --password hunter2`,
  `//r.invalid/:_authToken=${hush}`, `npm config set //r.invalid/:_authToken ${hush}`, `npm config set _auth ${hush}`, `aws configure set aws_secret_access_key ${hush}`,
  `aws_secret_access_key = ${hush}`, `AccountKey=${hush}==;EndpointSuffix=x`, `AWS_SESSION_TOKEN=${hush}`, `clientSecret: "${hush}"`, `"db.password" : "hun\\"ter hunter2"`,
  `settings["api_key"] = "${hush}"`, `login(user, password="hunter2")`, `jdbc:mysql://h/db?user=a&password=hunter2&x=1`, `Server=x;Password=hunter2;`,
  `kubectl create secret generic x --from-literal=password=hunter2`, `helm install --set db.password=hunter2,a=1`, `openssl rsa -passin pass:hunter2`, `openssl enc -k hunter2`,
  `gpg --passphrase hunter2 x`, `sqlcmd -S h -P hunter2`, `unzip -P hunter2 a.zip`, `ldapsearch -w hunter2 x`, `machine h login bob password hunter2`, `curl -d '{"token":"${hush}"}'`,
  `${"xo"}xb-${hush}`, `https://hooks.slack.com/services/T00/B00/${hush}`, `${"gl"}pat-${hush}`, `${"sk"}-ant-api03-${hush}`, `${"sk"}_live_${hush}`, `${"npm"}_${word(36)} ${"hf"}_${hush}`,
  `${"whsec"}_${hush}`, `${"do"}p_v1_${"a1".repeat(32)}`, `vault login ${"hv"}s.${hush}`, `${"GOC"}SPX-${hush}`, `${"AI"}za${word(35)}`, `123456789:${"AA"}${word(33)}`,
  `-----BEGIN ${"OPENSSH"} PRIVATE KEY-----\n${hush}-${hush}\n`, `echo "-----BEGIN ${"PGP"} PRIVATE KEY BLOCK-----\\n${hush}"`,
]

const KEEPS: readonly string[] = [
  "token_count = 3", "max_tokens: 4096", 'tokens = ["a", "b"]', "token: Optional[str] = None", "password: str", "password: string;", "password: str, user: str", "assert password is None",
  "const secret = await load()", "password = getpass()", 'api_key = os.environ["API_KEY"]', "token = self.token", "x = tokenizer.encode(text)", "if token == expected:", "def test_password_reset(): pass",
  "AUTH_ENABLED=true", "auth: true", "author: Bob", "authentication=off", "secret_name: db", "TOKEN_URL=https://x.invalid", "PASSWORD_FILE=/run/secrets/db", "secrets: inherit", "credentials: include",
  "token: ${{ secrets.GITHUB_TOKEN }}", "TOKEN=$TOKEN npm publish", 'password: "${DB_PASSWORD}"', "PWD=/work/x make", "echo x | docker login --password-stdin", "pytest --token-limit 5", "run --no-auth x",
  "git show a1b2c3d4e5f60718293a4b5c6d7e8f9012345678", `sha256:${"ab".repeat(32)}`, "uuid 123e4567-e89b-12d3-a456-426614174000", "git checkout risk-assessment-page-layout", "pip install sk-learn-contrib-something",
  "npm_config_registry_of_the_company=x", "docker run -u 1000:1000 -p 8080:80 img", "cp -u a:b c", "ssh -p 22 host", "mkdir -p src/a", "psql -p 5432", "rsync -a x:y z", "chown -R root:root x", "bearer of bad news today",
  "grep -rn 'BEGIN CERTIFICATE' .", '"secretary": "Anna"',
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

describe("a secret", () => {
  test.each(HOLDS)("%j", (text) => {
    const left = redact(text)
    expect(left).toContain("***")
    for (const secret of [...SAY, word(33), "a1".repeat(32)]) expect(left).not.toContain(secret)
  })

  test("is hidden as often as it comes, and twice is no more than once", () => {
    const text = HOLDS.join("\n")
    const left = redact(text)
    for (const secret of SAY) expect(left).not.toContain(secret)
    expect(redact(left)).toBe(left)
  })
})

describe("what stays as it is", () => {
  test.each(KEEPS)("%j", (text) => expect(redact(text)).toBe(text))
})

test.each(["password=true", "token=token=", "set a:", "a.", '["', "--password x", "login a password ", "://", "curl -u ", "docker login ", "-----BEGIN PRIVATE KEY----- ", "?key=", "cookie:", "xoxb-", "sk-", "1234567890:", "token", "token=", "a://", "-----BEGIN PRIVATE KEY-----", "--password ", "--a-", "eyJaaaaaaaaaa.", "\"", "secret=\"", "bearer "])(
  "text of nothing but %j is read to its end", (piece) => expect(redact(piece.repeat(20_000)).length).toBeGreaterThan(0),
)
