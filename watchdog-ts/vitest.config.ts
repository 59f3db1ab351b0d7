import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{test,tests,src}/**/*.test.ts"],
    benchmark: { include: ["{bench,test,tests}/**/*.bench.ts"] },
    // A slow machine must not turn a sentence false: the limit only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    minWorkers: 1,
    pool: "forks",
    // The package holds its ES modules in files that Node takes for CommonJS; the bundler reads them rightly.
    server: { deps: { inline: ["jsonc-parser"] } },
    cache: false,
  },
})
