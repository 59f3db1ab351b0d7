// Stands for the coding agent's host: loads the bundled plugin and makes the tool calls that it is told on stdin, one JSON
// value a line, the way the host does: hook before, the call itself, hook after. Answers each with one line.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import readline from "node:readline"
import { pathToFileURL } from "node:url"

const [bundle, root] = process.argv.slice(2)
const OWNER = "ses_demo_owner"
let made = 0

const module = await import(pathToFileURL(bundle).href)
const plugin = Object.values(module).find((one) => typeof one === "function")
const hooks = await plugin({ directory: root, worktree: root })
await announce(OWNER, undefined)

for await (const line of readline.createInterface({ input: process.stdin })) {
  const answer = await act(JSON.parse(line)).catch((error) => ({ failed: String(error?.stack ?? error) }))
  process.stdout.write(JSON.stringify(answer) + "\n")
}
process.exit(0)

async function act(step) {
  if (step.act === "say") return say(step.text)
  if (step.act === "review") return review(step.prompt, step.reads)
  return call(OWNER, step.tool, step.args)
}

async function announce(id, parentID) {
  const info = { id, parentID, directory: root, title: "demo" }
  await hooks.event?.({ event: { type: "session.created", properties: { sessionID: id, info } } })
}

async function say(text) {
  const message = { id: `msg_${++made}`, sessionID: OWNER, role: "user" }
  await hooks["chat.message"]?.({ sessionID: OWNER }, { message, parts: [{ type: "text", text }] })
  return {}
}

async function call(sessionID, tool, args, work) {
  const id = { tool, sessionID, callID: `call_${++made}` }
  try {
    await hooks["tool.execute.before"]?.({ ...id }, { args })
  } catch (error) {
    return { refused: String(error.message) }
  }
  const result = await run(id, args, work)
  await hooks["tool.execute.after"]?.({ ...id, args }, result)
  return { output: result.output, exit: result.metadata.exit ?? null }
}

async function run(id, args, work) {
  if (id.tool === "write") return write(args)
  if (id.tool === "read") return { title: args.filePath, output: fs.readFileSync(path.join(root, args.filePath), "utf8"), metadata: {} }
  if (id.tool === "bash") return shell(id, args.command)
  if (id.tool === "task") return task(id, work)
  const context = { sessionID: id.sessionID, callID: id.callID, directory: root, worktree: root, metadata() {} }
  const said = await hooks.tool[id.tool].execute(args, context)
  return { title: "", output: typeof said === "string" ? said : said.output, metadata: {} }
}

function write({ filePath, content }) {
  const file = path.join(root, filePath)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
  return { title: filePath, output: "Wrote file successfully.", metadata: { filepath: file } }
}

async function shell(id, command) {
  const mark = { env: {} }
  await hooks["shell.env"]?.({ cwd: root, sessionID: id.sessionID, callID: id.callID }, mark)
  const child = spawn("sh", ["-c", command], { cwd: root, env: { ...process.env, ...mark.env }, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece))
  const exit = await new Promise((resolve) => child.on("close", resolve))
  return { title: command, output, metadata: { output, exit } }
}

async function review(prompt, reads) {
  return call(OWNER, "task", { subagent_type: "general", description: "review", prompt }, async (child) => {
    for (const filePath of reads) await call(child, "read", { filePath })
  })
}

async function task(id, work) {
  const child = `ses_demo_child_${made}`
  await announce(child, id.sessionID)
  await work(child)
  return { title: "review", output: "<task_result>no defects found</task_result>", metadata: { sessionId: child } }
}
