// Folders that are their owner's alone: others look into none of them, and the owner into each.
import fs from "node:fs"

const OWNERS = 0o700

export class ClosedFolders {
  readonly #folders: readonly string[]
  #isKnown = false

  /** Outer folders first, since an inner one may be out of reach. */
  constructor(folders: readonly string[]) {
    this.#folders = folders
  }

  /** Closes those that are there. The ones that were closed when this process last looked. */
  close(): readonly string[] {
    const opened = this.#folders.filter((folder) => {
      const stat = fs.statSync(folder, { throwIfNoEntry: false })
      if (stat === undefined || (stat.mode & 0o777) === OWNERS) return false
      fs.chmodSync(folder, OWNERS)
      return true
    })
    return this.#isKnown ? opened : []
  }

  /** From now on one that is open was opened by somebody. */
  remember(): void {
    this.#isKnown = true
  }
}
