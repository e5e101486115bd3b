import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', '{evals,scripts}/**/*.test.ts', '*.test.ts'],
    globalSetup: ['packages/testkit/src/global-postgres.ts'],
    setupFiles: ['packages/testkit/src/each-file.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for is checked, how soon it comes is not: a second is little on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Files share a worker: what they import is loaded once, so each closes what it opens (see `atFileEnd`).
    isolate: false,
  },
})
