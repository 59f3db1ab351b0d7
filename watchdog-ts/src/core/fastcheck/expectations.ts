export type TestVerdict = "same" | "changed" | "unsure"
export function testChange(_path: string, base: string | null, next: string | null, _elsewhere: readonly string[] = []): TestVerdict {
  return base === next ? "same" : "unsure"
}
