// Our own modules as a file that plain Node can run: what several processes do at once has to be tried with several.
import path from "node:path"
import { buildSync } from "esbuild"

const source = path.resolve(import.meta.dirname, "../../src")

/** Bundles a script that imports from `src/` (written as `src/…`) to `target`. */
export function bundle(script: string, target: string): void {
  buildSync({
    stdin: { contents: script.replaceAll("src/", `${source}/`), resolveDir: source, loader: "ts" },
    bundle: true, platform: "node", format: "esm", mainFields: ["module", "main"], outfile: target, logLevel: "silent",
  })
}
