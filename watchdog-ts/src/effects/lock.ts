// `audit.lock`: one writer of state and log among all processes of the worktree. It is a file that names its owner; an
// owner that no longer lives holds nothing.
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import os from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { readText } from "./watched.ts"

/** A section may hold the engine's whole time; only what is far beyond that is a lock that nobody gives back. */
const PATIENCE_MS = 150_000
const LONGEST_PAUSE_MS = 40

export class LockTaken extends Error {
  override readonly name = "LockTaken"
  readonly code = "busy"
}

interface Owner {
  readonly token: string
  readonly host: string
  readonly pid: number
  /** When the process began, as the system tells it; null where it does not. */
  readonly began: string | null
}

/** Runs `work` while no other process does, and gives the lock back whatever becomes of it. Throws LockTaken. */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const token = await acquire(file, patienceMs)
  try {
    return await work()
  } finally {
    if (ownerIn(file)?.token === token) fs.rmSync(file, { force: true })
  }
}

async function acquire(file: string, patienceMs: number): Promise<string> {
  const token = randomUUID()
  const until = Date.now() + patienceMs
  for (let pause = 2; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (create(file, token)) return token
    if (isDead(ownerIn(file)) && (await breakStale(file))) continue
    if (Date.now() > until) throw new LockTaken(`${file} is held by process ${ownerIn(file)?.pid ?? "?"}; end that process, or remove the file when it is gone`)
    await sleep(pause)
  }
}

/** Appears with its content or not at all, so that nobody reads half an owner. */
function create(file: string, token: string): boolean {
  const beside = `${file}.${token}`
  const owner: Owner = { token, host: os.hostname(), pid: process.pid, began: beginOf(process.pid) }
  fs.writeFileSync(beside, JSON.stringify(owner), { mode: 0o600, flag: "wx" })
  try {
    fs.linkSync(beside, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    fs.rmSync(beside, { force: true })
  }
}

/**
 * Only who holds the breaker removes a dead lock, and looks again before: between two waiters that both saw the dead
 * owner, the second would otherwise take away the lock of the first.
 */
async function breakStale(file: string): Promise<boolean> {
  const breaker = `${file}.break`
  const token = randomUUID()
  if (!create(breaker, token)) {
    if (isDead(ownerIn(breaker))) fs.rmSync(breaker, { force: true })
    await sleep(LONGEST_PAUSE_MS)
    return false
  }
  if (isDead(ownerIn(file))) fs.rmSync(file, { force: true })
  if (ownerIn(breaker)?.token === token) fs.rmSync(breaker, { force: true })
  return true
}

function ownerIn(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readText(file, 4_096) ?? "null")
    return typeof owner === "object" && owner !== null && typeof (owner as Owner).pid === "number" ? (owner as Owner) : null
  } catch {
    return null
  }
}

/** Unknown owners, and those of another machine, are taken for alive: patience ends, a wrong guess does not mend. */
function isDead(owner: Owner | null): boolean {
  if (owner === null || owner.host !== os.hostname()) return false
  if (!isRunning(owner.pid)) return true
  return owner.began !== null && beginOf(owner.pid) !== owner.began
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Process ids come round again; together with the time of its start one means the same process. */
function beginOf(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "latin1")
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim()
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`
  } catch {
    return null
  }
}
