// The host may load the plugin twice, from the user's folder and from the project's, and then calls each hook twice, both
// times with the same object to be filled in. Whoever comes first acts.

export class Once {
  readonly #seen = new Map<string, WeakSet<object>>()

  /** True the first time that this very object is shown by a hook of this name. */
  isFirst(hook: string, object: unknown): boolean {
    if (typeof object !== "object" || object === null) return true
    const seen = this.#seen.get(hook) ?? new WeakSet()
    this.#seen.set(hook, seen)
    if (seen.has(object)) return false
    seen.add(object)
    return true
  }
}
