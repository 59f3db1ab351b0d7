// Files that must not be lost or seen half written: a temporary file beside the target, synced, then renamed over it.
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = fs.constants

/** Makes the folder and what is missing above it, for this user alone. */
export function makeFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Replaces the file's content as a whole; 0600. Throws the system's error, and then nothing has changed. */
export function replaceFile(target: string, text: string | Uint8Array): void {
  const beside = `${target}.${randomUUID()}.tmp`
  try {
    writeSynced(beside, text)
    fs.renameSync(beside, target)
  } catch (error) {
    fs.rmSync(beside, { force: true })
    throw error
  }
  syncFolder(path.dirname(target))
}

function writeSynced(file: string, text: string | Uint8Array): void {
  const handle = fs.openSync(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
  try {
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/** The name has to outlast a crash too. Some file systems cannot sync a folder; the content is safe all the same. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, fs.constants.O_RDONLY)
    try {
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
  } catch {
    return
  }
}
