// The guard's own ground under attack by shells that no parser can read: found at the next look, put back where that is
// possible, written down, and told. What a person does there stays.
import fs from "node:fs"
import path from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { hasEngine, Project } from "./host.ts"

const QUIET = { approval: "none", loopPhases: { ralph: [4, 5], followup: [1, 2, 3] }, checks: { test_evidence: "off", commit: "off", missing_test: "off", review: "off", commit_rounds: "off" } }
const PLUGIN = "export const Other = async () => ({})\n"
const HOST = JSON.stringify({ plugin: ["file:///somewhere/watchdog.js", "other"], model: "a/b" })
const CODE = "def total(lines):\n    return sum(line.price for line in lines)\n"
const CONFIG = ".opencode/watchdog.jsonc"

let project: Project
afterEach(() => project?.close())

async function live(): Promise<void> {
  project = await new Project({ ".opencode/plugin/guard.js": PLUGIN, "opencode.json": HOST }, QUIET).open()
  await project.passes("pipeline_start", { description: "x", totalPhases: 5 })
  await project.passes("phase_enter", { phase: 1 })
  await project.bash("touch here")
}

/** A line whose doing cannot be read from it. */
const hidden = (script: string): string => `python3 -c "exec(__import__('base64').b64decode('${Buffer.from(script).toString("base64")}'))"`
const shell = (line: string): string => hidden(`import subprocess; subprocess.run(${JSON.stringify(line)}, shell=True)`)

async function attack(command: string): Promise<void> {
  const done = await project.bash(command)
  expect([done.refused, done.exit]).toEqual([undefined, 0])
}

const told = async (): Promise<string> => (await project.checkpoint("why_articulation", { phase: 1, articulation: "it protects the cart" })).warnings.join("\n")
const noted = (): string[][] => project.log().filter(({ detail }) => (detail as { rule?: string }).rule === "own_ground").map(({ detail }) => (detail as { paths: string[] }).paths)
const state = (...names: string[]): string => path.join(project.root, ".git/intervention/main", ...names)
const kept = (): string[] => (fs.existsSync(state("kept")) ? fs.readdirSync(state("kept")).map((name) => name.slice(37)).sort() : [])
const refs = (): string => project.sh("git for-each-ref refs/intervention")

describe("what decides whether the guard is loaded", () => {
  const cases: readonly (readonly [string, string, string, string | null])[] = [
    ["a configuration that is replaced", `open('${CONFIG}','w').write('{"enabled": false}')`, CONFIG, JSON.stringify(QUIET)],
    ["a configuration that is deleted", `import os; os.remove('${CONFIG}')`, CONFIG, JSON.stringify(QUIET)],
    ["a configuration that takes the first one's place", `import os; os.remove('${CONFIG}'); os.symlink('/dev/null', '${CONFIG}')`, CONFIG, JSON.stringify(QUIET)],
    ["its folder that is deleted", "import shutil; shutil.rmtree('.opencode')", CONFIG, JSON.stringify(QUIET)],
    ["a configuration under another name", "open('.opencode/watchdog.json','w').write('{}')", ".opencode/watchdog.json", null],
    ["a plugin that is replaced", "open('.opencode/plugin/guard.js','w').write('')", ".opencode/plugin/guard.js", PLUGIN],
    ["a plugin that is deleted", "import os; os.remove('.opencode/plugin/guard.js')", ".opencode/plugin/guard.js", PLUGIN],
    ["a plugin that nobody may read", "import os; os.chmod('.opencode/plugin/guard.js', 0)", ".opencode/plugin/guard.js", PLUGIN],
    ["a plugin that is added", "open('.opencode/plugin/more.ts','w').write('x')", ".opencode/plugin/more.ts", null],
    ["an entry that is dropped", `import json; d=json.load(open('opencode.json')); d['plugin']=['other']; json.dump(d,open('opencode.json','w'))`, "opencode.json", HOST],
    ["entries that are deleted with their file", "import os; os.remove('opencode.json')", "opencode.json", HOST],
    ["entries that nobody can read", "open('opencode.json','a').write('}')", "opencode.json", HOST],
  ]

  it.each(cases)("%s is as it was after the call, and the other version is kept", async (_, script, file, text) => {
    await live()
    const mode = fs.existsSync(path.join(project.root, file)) ? fs.statSync(path.join(project.root, file)).mode : null
    await attack(hidden(script))
    expect(project.read(file)).toBe(text)
    if (mode !== null) expect(fs.statSync(path.join(project.root, file)).mode).toBe(mode)
    expect(noted().flat()).toContain(file)
    const warnings = await told()
    expect(warnings).toContain(file)
    expect(warnings).toContain("put back")
    if (!script.includes("remove(") && !script.includes("rmtree")) expect(kept()).toEqual([path.basename(file)])
  })

  it("is put back from a job that went on after its call", async () => {
    await live()
    await project.bash(`(sleep 0.4; ${hidden(`open('${CONFIG}','w').write('{}')`)}) >/dev/null 2>&1 &`)
    while (project.read(CONFIG) !== "{}" && noted().length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    await project.bash("touch here")
    expect([project.read(CONFIG), noted()]).toEqual([JSON.stringify(QUIET), [[CONFIG]]])
  })

  it("is also the person's own folder of the host", async () => {
    await live()
    const file = path.join(process.env["XDG_CONFIG_HOME"] ?? "", "opencode/watchdog.jsonc")
    await attack(hidden(`import os; os.makedirs('${path.dirname(file)}'); open('${file}','w').write('{"enabled": false}')`))
    expect([fs.existsSync(file), noted()]).toEqual([false, [[file]]])
  })

  it("leaves the rest of the host's configuration to the agent", async () => {
    await live()
    await attack(hidden(`import json; d=json.load(open('opencode.json')); d['model']='c/d'; json.dump(d,open('opencode.json','w'))`))
    expect([project.read("opencode.json")?.includes("c/d"), noted(), kept()]).toEqual([true, [], []])
  })

  it("stays as a person made it between two calls", async () => {
    await live()
    project.put({ [CONFIG]: "{}", ".opencode/plugin/guard.js": "export const Newer = async () => ({})\n" })
    fs.rmSync(path.join(project.root, "opencode.json"))
    await project.bash("touch here")
    expect([project.read(CONFIG), project.read("opencode.json"), noted()]).toEqual(["{}", null, []])
    expect(project.read(".opencode/plugin/guard.js")).toContain("Newer")
    expect(project.log().filter(({ detail }) => (detail as { rule?: string }).rule === "ground_changed")).toHaveLength(1)
  })

  it("is held to what the person made of it from then on", async () => {
    await live()
    project.put({ [CONFIG]: "{}" })
    await project.bash("touch here")
    await attack(hidden(`open('${CONFIG}','w').write('[]')`))
    expect(project.read(CONFIG)).toBe("{}")
  })
})

describe.skipIf(!hasEngine)("what undoing needs", () => {
  async function withQuarantine(): Promise<string> {
    await live()
    await attack(hidden(`open('cart.py','w').write(${JSON.stringify(CODE)})`))
    const answer = await project.checkpoint("why_articulation", { phase: 1, articulation: "it protects the cart" })
    expect(project.read("cart.py")).toBe(null)
    return answer.intervention?.results.find(({ operation_id }) => operation_id !== null)?.operation_id ?? ""
  }

  it("is named again by git when a call took the names away, and the undo works", async () => {
    const operation = await withQuarantine()
    const before = refs()
    await attack(shell("git for-each-ref --format='delete %(refname)' refs/intervention | git update-ref --stdin"))
    expect(refs()).toBe(before)
    expect(await told()).toContain("refs/intervention/main/")
    project.command("undo", operation, "--yes")
    expect(project.read("cart.py")).toBe(CODE)
  })

  it("is named again when the names were moved to another commit, or packed before", async () => {
    await withQuarantine()
    const before = refs()
    await attack(shell("git pack-refs --all"))
    await attack(shell("git for-each-ref --format='update %(refname) HEAD' refs/intervention | sed s/HEAD/$(git rev-parse HEAD)/ | git update-ref --stdin"))
    expect(refs()).toBe(before)
  })

  it("outlives git's own cleaning", async () => {
    const operation = await withQuarantine()
    const before = refs()
    await attack(shell("git reflog expire --expire=now --all; git gc -q --prune=now"))
    expect([refs(), noted()]).toEqual([before, []])
    project.command("undo", operation, "--yes")
    expect(project.read("cart.py")).toBe(CODE)
  })

  it("that git no longer holds is called lost, once, and the run goes on", async () => {
    await withQuarantine()
    await attack(shell("git for-each-ref --format='delete %(refname)' refs/intervention | git update-ref --stdin; git stash clear; git reflog expire --expire=now --all; git gc -q --prune=now"))
    const warnings = await told()
    expect(warnings).toContain("git no longer holds")
    expect(warnings).not.toContain("are put back: refs/")
    await project.bash("touch here")
    expect(await told()).not.toContain("git no longer holds")
  })

  it("is back in the stash list when a call cleared it, and stays away when a person did", async () => {
    await live()
    for (const early of [1, 2, 3]) {
      if (early > 1) await project.passes("phase_enter", { phase: early })
      await project.passes("user_approval", { phase: early })
      await project.passes("phase_complete", { phase: early })
    }
    await project.passes("phase_enter", { phase: 4 })
    await project.write("tests/test_a.py", "def test_a():\n    assert 1 == 1\n")
    await project.passes("ralph_loop_start", { phase: 4 })
    for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 4, round, findings: [] })
    await project.passes("ralph_terminate", { phase: 4, termination: "early_stop" })
    await project.passes("user_approval", { phase: 4 })
    await project.passes("phase_complete", { phase: 4 })
    await project.passes("phase_enter", { phase: 5 })
    await project.bash("sed -i 's/== 1/>= 0/' tests/test_a.py")
    await project.checkpoint("why_articulation", { phase: 5, articulation: "it protects" })
    const before = project.sh("git stash list --format='%H %gs'")
    expect(before).toContain("intervention: main")
    await attack(shell("git stash clear"))
    expect(project.sh("git stash list --format='%H %gs'")).toBe(before)
    project.sh("git stash clear")
    await project.bash("touch here")
    expect(project.sh("git stash list")).toBe("")
  })
})

describe.skipIf(!hasEngine)("state and log", () => {
  const LOG = "import glob; p=glob.glob('.git/intervention/main/runs/*/audit.jsonl')[0]; "
  const cases: readonly (readonly [string, string])[] = [
    ["a log that was cut", `${LOG}s=open(p).read().split('\\n'); open(p,'w').write(s[0]+'\\n')`],
    ["a log that was emptied", `${LOG}open(p,'w')`],
    ["a log in which one line was changed", `${LOG}s=open(p).read(); open(p,'w').write(s.replace('"checkpoint"','"observed"',1))`],
    ["a log that was written anew consistently", `${LOG}import json,hashlib\nprev=None\nout=[]\nfor l in open(p).read().split('\\n')[:-2]:\n  e=json.loads(l); e['prev']=prev; e['command']=None; t=json.dumps(e); prev=hashlib.sha256(t.encode()).hexdigest(); out.append(t+'\\n')\nopen(p,'w').write(''.join(out))`],
    ["a state that was deleted", "import os; os.remove('.git/intervention/main/state.json')"],
    ["a state without the run", `open('.git/intervention/main/state.json','w').write('{"v":1,"run":null,"log":{"lines":0,"head":null},"archived":[]}')`],
    ["a state in a later phase", `p='.git/intervention/main/state.json'; s=open(p).read(); open(p,'w').write(s.replace('"phase":1','"phase":5'))`],
    ["a state folder that was deleted", "import shutil; shutil.rmtree('.git/intervention')"],
    ["a state folder that nobody may enter", "import os; os.chmod('.git/intervention/main', 0)"],
    ["a state folder that others may enter", "import os; os.chmod('.git/intervention/main', 0o777)"],
  ]

  it.each(cases)("%s is as it was after the call, is told, and doctor finds the chain whole", async (_, script) => {
    await live()
    const before = project.log()
    await attack(hidden(script))
    expect(project.log().slice(0, before.length)).toEqual(before)
    expect(project.log().some(({ event, detail }) => event === "degraded" && (detail as { what: string }).what === "log")).toBe(true)
    expect(await told()).toMatch(/guard's (?:state|log|folder) .*put back|permissions/)
    expect(fs.statSync(state()).mode & 0o777).toBe(0o700)
    const answer = await project.checkpoint("user_approval", { phase: 1 })
    expect(answer.state).toMatchObject({ phase: 1 })
    const found = (JSON.parse(doctor()) as { findings: { name: string; level: string }[] }).findings
    expect(found.filter(({ name }) => name === "log" || name === "state").map(({ level }) => level)).toEqual(["ok"])
  })

  function doctor(): string {
    try {
      return project.command("doctor", "--json")
    } catch (error) {
      return (error as { stdout: string }).stdout // it fails for what is not installed here
    }
  }
})
