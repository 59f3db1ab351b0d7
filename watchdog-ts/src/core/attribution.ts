// Who changed a path. Tools that name their files are charged with those and nothing else; a shell is charged with what
// changed while it ran; what changed while nothing of the agent's ran was somebody else's, unless the agent left
// something running.

/** A call between its two hooks. `files` are the paths that it names, null for a call that may write anywhere. */
export interface CallInFlight {
  readonly session: string
  readonly call: string
  readonly tool: string
  readonly files: readonly string[] | null
  /** The phase in which the call began; what it changes belongs to that phase. */
  readonly phase: number
  readonly command: string | null
  readonly seq: number
}

export interface Charge {
  readonly session: string
  readonly call: string | null
  readonly tool: string | null
  readonly command: string | null
  readonly phase: number
  readonly paths: readonly string[]
}

export interface Attribution {
  readonly charges: readonly Charge[]
  readonly unattributed: readonly string[]
}

type Owner = Omit<Charge, "paths">

/** Shares out `changed`. A path that several shells may have written is charged to the one that began last. */
export function attribute(changed: readonly string[], inFlight: readonly CallInFlight[], background: readonly { session: string; call: string; phase: number }[]): Attribution {
  const shells = inFlight.filter((call) => call.files === null)
  const left = background.at(-1)
  const owners = new Map<string, { owner: Owner; paths: string[] }>()
  const unattributed: string[] = []
  for (const path of changed) {
    const owner = ownerOf(path, inFlight, shells) ?? (left === undefined ? null : ownerFromBackground(left))
    if (owner === null) {
      unattributed.push(path)
      continue
    }
    const key = `${owner.session}\0${owner.call}`
    const known = owners.get(key) ?? { owner, paths: [] }
    known.paths.push(path)
    owners.set(key, known)
  }
  return { charges: [...owners.values()].map(({ owner, paths }) => ({ ...owner, paths })), unattributed }
}

function ownerOf(path: string, inFlight: readonly CallInFlight[], shells: readonly CallInFlight[]): Owner | null {
  const call = inFlight.findLast(({ files }) => files?.includes(path) ?? false) ?? shells.at(-1)
  return call === undefined ? null : { session: call.session, call: call.call, tool: call.tool, command: call.command, phase: call.phase }
}

const ownerFromBackground = (left: { session: string; call: string; phase: number }): Owner => ({
  session: left.session, call: left.call, tool: "bash", command: null, phase: left.phase,
})
