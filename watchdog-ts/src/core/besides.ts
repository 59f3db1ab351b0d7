// Tests that stand in one file with the code under test. Such a file is business code by its name; what it says at the base
// decides whether it is also held as a test.

/** A mark of a test, or of a module that is compiled for tests only. Read as text: a mark in a comment only costs a look. */
const MARKS: Readonly<Record<string, RegExp>> = {
  rust: /#\s*!?\[\s*(?:(?:\w+::)*(?:test|rstest|test_case|quickcheck|wasm_bindgen_test)\b|cfg\s*\([^\]]*\btest\b)/,
}

/** Whether files of this language may hold both. */
export const mayHoldTests = (language: string | undefined): boolean => language !== undefined && Object.hasOwn(MARKS, language)

/** Whether the text of such a file holds tests. */
export const holdsTests = (language: string | undefined, text: string): boolean => mayHoldTests(language) && (MARKS[language as string] as RegExp).test(text)
