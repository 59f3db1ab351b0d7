import { describe, expect, it } from "vitest"
import { withoutNeedOfTest } from "../../src/core/roles.ts"

const WORK = "def total(lines):\n    return sum(lines)\n"
const UP = "export async function up(db) {\n  await db.run(1)\n}\n"

const FREE: Readonly<Record<string, string>> = {
  "src/app/__main__.py": "import sys\n\nfrom app.cli import main\n\nsys.exit(main())\n",
  "src/app/main.py": "from fastapi import FastAPI\n\n\ndef create_app():\n    return FastAPI()\n",
  "manage.py": "def main():\n    execute_from_command_line(sys.argv)\n",
  "site/wsgi.py": WORK,
  "site/asgi.py": WORK,
  "cmd/t/main.go": 'package main\n\nimport "ex.com/t/cli"\n\nfunc main() { cli.Run() }\n',
  "src/main.rs": "fn main() { println!(\"{}\", slug::one()) }\n",
  "src/bin/tool.rs": "fn main() { run() }\n",
  "src/main/java/x/Main.java": "package x;\n\npublic class Main { public static void main(String[] a) { run(a); } }\n",
  "src/main/java/x/ShopApplication.java": "class ShopApplication { static void main(String[] a) { run(a); } }\n",
  "k/Main.kt": "fun main() { println(1) }\n",
  "Program.cs": "class Program { static void Main() { Console.WriteLine(1); } }\n",
  "public/index.php": "<?php\n\n(new App())->run();\n",
  "web/src/main.tsx": "createRoot(document.body).render(<b />)\n",
  "web/src/index.jsx": "ReactDOM.createRoot(document.body); createRoot(x).render(<b />)\n",
  "web/server.ts": "app.listen(80)\n",
  "web/bin/cli.js": "#!/usr/bin/env node\nrun(process.argv)\n",
  "bin/tool": "#!/usr/bin/env python3\nrun()\n",
  "scripts/seed.py": WORK,
  "shop/migrations/0002_fill.py": "def fill(apps, schema_editor):\n    apps.get_model('shop', 'A').objects.update(x=1)\n\n\nclass Migration(migrations.Migration):\n    operations = []\n",
  "migrations/versions/0001_a.py": "from alembic import op\n\n\ndef upgrade():\n    op.drop_table('a')\n",
  "migrations/env.py": "from alembic import context\n\n\ndef run():\n    context.run_migrations()\n",
  "db/migrate/20240101_add.rb": "class Add < ActiveRecord::Migration[7.1]\n  def change\n    add_column :a, :b, :string\n  end\nend\n",
  "database/migrations/2024_a.php": "<?php\nreturn new class extends Migration { public function up() { run(); } };\n",
  "db/migrations/001.ts": UP,
  "src/Badge.stories.tsx": "export const A = () => <b>1</b>\n",
}

/** Names, what they hold, and a module that uses them: whatever they are called, they are a part of the product. */
const IMPORTED: readonly (readonly [string, string, string, string])[] = [
  ["src/app/deep/main.py", WORK, "src/app/cart.py", "from app.deep.main import total\n"],
  ["src/app/deep/main.py", WORK, "src/app/cart.py", "from .deep import (\n    main,\n)\n"],
  ["src/app/deep/main.py", WORK, "src/app/cart.py", "from app.deep import main as m\n"],
  ["src/app/deep/main.py", WORK, "src/app/deep/cart.py", "from . import main\n"],
  ["src/app/deep/main.py", WORK, "src/app/cart.py", 'm = importlib.import_module("app.deep." + "main")\n'],
  ["src/app/wsgi.py", WORK, "src/app/cart.py", "import app.wsgi as w\n"],
  ["src/app/main.py", WORK, "src/app/tools/cart.py", "from ..main import total\n"],
  ["scripts/seed.py", WORK, "src/app/cart.py", "from scripts.seed import total\n"],
  ["web/src/main.ts", UP, "web/src/cart.ts", "export { up } from './main.js'\n"],
  ["web/src/main.ts", UP, "web/src/cart.ts", "import { up } from '@/main'\n"],
  ["web/bin/cli.js", UP, "web/src/cart.vue", "const { up } = require('../bin/cli')\n"],
  ["db/migrations/001.ts", UP, "src/a.ts", "const { up } = await import('../db/migrations/001')\n"],
  ["src/Cart.stories.tsx", UP, "src/Cart.tsx", "import { up } from './Cart.stories'\n"],
  ["src/bin/total.rs", "pub fn total() -> u8 { 1 }\nfn main() {}\n", "src/lib.rs", '#[path = "bin/total.rs"]\nmod total;\n'],
  ["src/bin/total.rs", "pub fn total() -> u8 { 1 }\nfn main() {}\n", "src/bin.rs", "pub mod total;\n"],
  ["x/Main.java", "class Main { static int total() { return f(1); } static void main(String[] a) {} }\n", "x/Cart.java", "class Cart { int t() { return Main.total(); } }\n"],
  ["x/Main.kt", "fun total(a: Int) = a * 2\nfun main() {}\n", "x/Cart.kt", "class Cart { val t = total(1) }\n"],
  ["Program.cs", "class Program { }\nclass Adder { int F(int a) { return a * 2; } }\n", "Cart.cs", "class Cart { int F() => new Adder().F(1); }\n"],
  ["cmd/t/main.go", "package main\n\nfunc total(a int) int { return a * 2 }\n\nfunc main() {}\n", "cmd/t/cart.go", "package main\n\nfunc cart() int { return total(1) }\n"],
  ["public/index.php", "<?php\nfunction total($a) { return $a * 2; }\n", "src/Cart.php", "<?php\nrequire __DIR__ . '/../public/index.php';\n"],
  ["bin/total.rb", "def total(a)\n  a * 2\nend\n", "lib/cart.rb", 'require_relative "../bin/total"\n'],
]

const free = (name: string, text: string, ...modules: readonly { name: string; text: string }[]): boolean => withoutNeedOfTest([{ name, text }], [{ name, text }, ...modules]).has(name)

describe("needs no test", () => {
  it.each(Object.entries(FREE))("%s", (name, text) => {
    expect(free(name, text)).toBe(true)
  })

  it.each([
    ["src/app/main.py", WORK, "src/app/cart.py", "from app.cli import main\n\nmain = 1\n"],
    ["src/app/main.py", WORK, "scripts/run.py", "from app.main import total\n"],
    ["cmd/till/main.go", "package main\n\nfunc main() { till.A() }\n", "app/a.go", 'package app\n\nimport "ex.com/t/till"\n'],
    ["web/src/main.ts", UP, "web/src/cart.ts", "import { up } from './lib/main'\n"],
    ["src/main.rs", "fn main() { run() }\n", "src/lib.rs", "mod imp;\npub fn main() {}\n"],
    ["src/bin/tool.rs", "fn main() { run() }\n", "src/lib.rs", "mod tool;\nuse crate::tool;\n"],
    ["x/Main.java", "class Main { static void main(String[] a) { run(a); } }\n", "x/Cart.java", "// Main uses this.\nclass Cart { void main() {} }\n"],
  ])("%s, although another file has its name in it", (name, text, user, said) => {
    expect(free(name, text, { name: user, text: said })).toBe(true)
  })

  it("what only other entry points import", () => {
    const sources = [{ name: "app/main.py", text: WORK }, { name: "app/__main__.py", text: "from .main import total\n" }]
    expect([...withoutNeedOfTest(sources, sources)]).toEqual(["app/main.py", "app/__main__.py"])
    const user = { name: "app/cart.py", text: "from app import __main__\n" }
    expect([...withoutNeedOfTest(sources, [...sources, user])]).toEqual([])
  })
})

describe("needs a test", () => {
  it.each(IMPORTED)("%s, as %j is used by %s", (name, text, user, said) => {
    expect(free(name, text, { name: user, text: said })).toBe(false)
  })

  it.each([
    ["src/app/cart.py", WORK],
    ["src/app/domain.py", WORK],
    ["cmd/t/cart.go", "package main\n\nfunc total(a int) int { return a * 2 }\n"],
    ["src/app/main.rs", "pub fn total() -> u8 { f(1) }\n"],
    ["x/Main.java", "class Main { int total() { return f(1); } }\n"],
    ["shop/migrations/pricing.py", WORK],
    ["src/versions/pricing.py", WORK],
    ["src/index.ts", UP],
  ])("%s without the mark of the role", (name, text) => {
    expect(free(name, text)).toBe(false)
  })
})

it("reads hostile text in time that grows with its length only", () => {
  const texts = ["from a import (\n", "from ", "import ", "class ", "public\n", "pub(", "require ", "\n", " ", "def a():\n", "package main\n", "mod ", "(", "'"].map((piece) => piece.repeat(300_000 / piece.length))
  const started = performance.now()
  for (const text of [...texts, ...texts.map((hostile) => `from${hostile}`)]) {
    for (const [name, user] of [["a/main.py", "b.py"], ["a/main.ts", "b.ts"], ["a/main.go", "a/b.go"], ["src/main.rs", "src/b.rs"], ["bin/a.rb", "b.rb"], ["Program.cs", "b.cs"]] as const) free(name, text, { name: user, text })
  }
  expect(performance.now() - started).toBeLessThan(20_000)
})
