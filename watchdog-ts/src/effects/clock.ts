// The time and fresh names: the two things that no rule may invent for itself.
import { randomUUID } from "node:crypto"

/** RFC 3339 UTC with milliseconds. */
export const now = (): string => new Date().toISOString()

export const uuid = (): string => randomUUID()
