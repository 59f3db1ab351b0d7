// What a source file is made of, for all languages alike: functions with their bodies, and everything else.

import type { Node, Statement } from "./tree.ts"

export interface FunctionItem {
  readonly kind: "function"
  /** With the names of what it lies in, as `Cart.total`. */
  readonly name: string
  /** Decorators, attributes, modifiers, name and parameters. */
  readonly header: readonly Node[]
  readonly body: readonly Statement[]
  /** A body that is one expression, as after `=>`: its value is returned. */
  readonly isExpression: boolean
  /** How deep each statement lies, where only the layout tells; else empty. */
  readonly shape: string
}

/** A statement outside of all bodies. `isDeclaration`: it can do nothing but declare. */
export interface LooseItem {
  readonly kind: "loose"
  readonly nodes: readonly Node[]
  readonly isDeclaration: boolean
}

/** A part that is test code although its file is not: Rust's `#[cfg(test)]`. */
export interface TestPart {
  readonly kind: "tests"
  readonly nodes: readonly Node[]
}

export type Item = FunctionItem | LooseItem | TestPart

export interface Outline {
  readonly items: readonly Item[]
  readonly remarks: readonly string[]
}
