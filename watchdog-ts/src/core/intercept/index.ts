// The verdict before a call. This room knows what tools mean to do and what the pipeline allows; it must not touch the disk
// but through `Look`, and it remembers nothing from one call to the next.
export { readsOf, type Reads } from "./reads.ts"
export { verdict, type Allowed, type Ground, type LiveRun, type RefusedCall, type Rule, type Situation, type ToolCall } from "./verdict.ts"
export { groundFiles } from "./ground.ts"
export { losesEntries, pluginEntries } from "./hostconfig.ts"
