// Bundles the plugin to dist/watchdog.js: one ESM file that needs nothing but node: modules.
// `--check` builds in memory and compares, so that a stale bundle is noticed and never repaired in silence.
// The host drops a file whose exports are not all plugin functions, hence exactly one export.
import { readFile, writeFile, mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, "dist", "watchdog.js")

async function bundle() {
  const built = await build({
    absWorkingDir: here,
    entryPoints: ["src/index.ts"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    // ES modules first: a UMD wrapper asks for its parts at run time, which a single file cannot answer.
    mainFields: ["module", "main"],
    target: "node20",
    charset: "utf8",
    legalComments: "none",
    // Paths in the bundle's comments stay the same where node_modules is a link.
    preserveSymlinks: true,
    banner: { js: "// Generated from watchdog-ts/src by `npm run build`. Do not edit." },
    outfile: "dist/watchdog.js",
    logLevel: "warning",
  })
  const output = built.metafile.outputs["dist/watchdog.js"]
  return { text: built.outputFiles[0].text, exports: output.exports, imports: output.imports.map((i) => i.path) }
}

function faultsOf({ text, exports, imports }) {
  const faults = []
  if (exports.length !== 1) faults.push(`the bundle must export exactly one thing, it exports: ${exports.join(", ") || "nothing"}`)
  const foreign = imports.filter((path) => !path.startsWith("node:"))
  if (foreign.length > 0) faults.push(`the bundle may import node: modules only, it imports: ${foreign.join(", ")}`)
  if (text.includes(here)) faults.push("the bundle holds a path of this machine")
  return faults
}

const built = await bundle()
const faults = faultsOf(built)
if (process.argv.includes("--check")) {
  const committed = await readFile(target, "utf8").catch(() => "")
  if (committed !== built.text) faults.push("dist/watchdog.js is stale: run `npm run build` and commit it")
} else if (faults.length === 0) {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, built.text)
}
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log(`dist/watchdog.js: ${Buffer.byteLength(built.text)} bytes, 1 export`)
process.exitCode = faults.length === 0 ? 0 : 1
