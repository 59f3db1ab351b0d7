// Shell lines, read once and in a straight line. This room knows what words, redirections and the usual programs do; it must
// not know what is allowed, and never claims anything about a program that is not in its tables.
export { actsOf, type FileAct } from "./acts.ts"
export { isReadOnly, leavesBackground, leaves, onlyReads } from "./facts.ts"
export { personsAct, takesOffMark } from "./persons.ts"
export { runsOf, type Run, type Runs } from "./runs.ts"
export type { Word } from "./script.ts"
