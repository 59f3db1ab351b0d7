// What a shell line is made of, as far as a guard needs it: simple commands in the order in which they are written.

export interface Word {
  /** What the program will get, as far as the text alone tells. */
  readonly text: string
  /** False where an expansion decides: a variable, a substitution, a pattern. */
  readonly isKnown: boolean
  /** Whether any part of it was quoted; a quoted `{` or `if` is no keyword. */
  readonly isQuoted: boolean
}

export interface Redirect {
  readonly operator: ">" | ">>" | ">|" | "&>" | "&>>" | "<>" | "<" | "<<" | "<<<" | ">&" | "<&"
  /** Null for `<<`. */
  readonly target: Word | null
  /** The text fed in by `<<` or `<<<`; null where an expansion in it decides. */
  readonly body: string | null
}

export interface Command {
  readonly argv: readonly Word[]
  /** `NAME=value` in front of the program; alone they set variables of the shell. */
  readonly settings: ReadonlyMap<string, Word>
  readonly redirects: readonly Redirect[]
  /** Whether it reads what the command before it prints, and whether it prints into the one after it. */
  readonly readsPipe: boolean
  readonly feedsPipe: boolean
  readonly isBackground: boolean
  /** The subshells that it lies in, as a path of numbers: a `cd` counts only inside its own. */
  readonly scope: string
}

export interface Script {
  readonly commands: readonly Command[]
  /** False where the text was cut short: too long, nested too deep, a quote left open. */
  readonly isWhole: boolean
}
