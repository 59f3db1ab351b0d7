// A sentence for an agent or a person, not yet in a language: the pure rooms speak in keys and parameters,
// and only the edge that answers turns them into text.

export type Language = "en" | "zh"

export interface Text {
  readonly en: string
  readonly zh: string
}

export type Params = Readonly<Record<string, string | number>>

/** `K` is the key of one of the tables of texts beside this file. */
export interface Message<K extends string = string> {
  readonly key: K
  readonly params: Params
}

/** Fills `{name}` from the parameters; a name without a parameter stays visible, so that a slip is seen and not hidden. */
export function fill(text: Text, params: Params, language: Language): string {
  return text[language].replace(/\{([a-z_]+)\}/gi, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : String(value)
  })
}
