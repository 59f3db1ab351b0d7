// What crosses the wire between watchdog and engine: generated types and tables, and the one place where text from
// outside becomes typed. This room imports nothing of ours and must not know files, processes or the host.
export * from "./parse"
export { MAX_DEPTH, MAX_FILES_PER_VIOLATION, MAX_REQUEST_BYTES, MAX_VIOLATIONS, SIGNALS, type SignalRow } from "./signals"
export type * from "./types"
