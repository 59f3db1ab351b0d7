// Runs the benches and prints, group by group, median and 99th percentile in milliseconds, and the ratio of the medians
// to the group's first row: what the guard costs beside doing nothing, or beside git alone.
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-out-"))
const report = path.join(folder, "bench.json")
const { status } = spawnSync("npx", ["vitest", "bench", "--run", "--outputJson", report], { stdio: ["ignore", "ignore", "inherit"] })
if (status !== 0) process.exit(status ?? 1)
for (const { groups } of JSON.parse(fs.readFileSync(report, "utf8")).files) {
  for (const { fullName, benchmarks } of groups) {
    console.log(fullName.replace(/^.*? > /, ""))
    for (const { name, median, p99 } of benchmarks) {
      const ratio = median / benchmarks[0].median
      console.log(`  ${name.padEnd(42)} median ${median.toFixed(4).padStart(10)} ms   p99 ${p99.toFixed(4).padStart(10)} ms   ratio ${ratio.toFixed(2)}`)
    }
  }
}
fs.rmSync(folder, { recursive: true })
