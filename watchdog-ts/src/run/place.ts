// Where a worktree is and where its state lies. A folder that is no usable work tree is an answer, not an error.
import fs from "node:fs"
import path from "node:path"
import { fields, git } from "../effects/git.ts"

export interface RepositoryPlace {
  /** Absolute path of the work tree, links followed. */
  readonly root: string
  /** `<common git folder>/intervention/<worktree id>`. */
  readonly state: string
  readonly worktreeId: string
}

export type PlaceAnswer = { readonly ok: true; readonly place: RepositoryPlace } | { readonly ok: false; readonly why: "no_work_tree" | "no_git" }

/** Looks from `folder` upwards. Not a repository, a bare one and a missing git are all `ok: false`. */
export async function findPlace(folder: string): Promise<PlaceAnswer> {
  const asked = await git(folder, ["rev-parse", "--path-format=absolute", "--show-toplevel", "--git-dir", "--git-common-dir"])
  if (!asked.ok) return { ok: false, why: asked.problem.includes("ENOENT") ? "no_git" : "no_work_tree" }
  const [root, gitDir, common] = asked.stdout.toString("utf8").replace(/\n$/, "").split("\n")
  if (root === undefined || gitDir === undefined || common === undefined) return { ok: false, why: "no_work_tree" }
  const worktreeId = gitDir === common ? "main" : `wt-${path.basename(gitDir)}`
  return { ok: true, place: { root, worktreeId, state: path.join(common, "intervention", worktreeId) } }
}

/** HEAD's commit, null where nothing was committed yet. */
export async function headOf(root: string): Promise<string | null> {
  const asked = await git(root, ["rev-parse", "--verify", "-q", "HEAD^{commit}"])
  return asked.ok ? asked.stdout.toString("utf8").trim() : null
}

export const untrackedIn = async (root: string): Promise<string[]> => fields((await git(root, ["ls-files", "-z", "-o", "--exclude-standard"])).stdout)

/** Whether `.git` is also found as `.GIT`: then names that differ by case alone are one file. */
export function isCaseIgnored(root: string): boolean {
  return fs.existsSync(path.join(root, ".git")) && fs.existsSync(path.join(root, ".GIT"))
}
