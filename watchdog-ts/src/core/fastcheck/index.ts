// The fast check: from the text of a file before and after, what a change does to bodies and to expectations. It knows tokens
// and shapes of ten languages and no grammar; where it cannot be certain it says so, and the engine judges at the checkpoint.
export { bodiless, isStubOnly, type StubVerdict } from "./stubs.ts"
export { testChange, type TestVerdict } from "./expectations.ts"
