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
    cache: false,
  },
})
