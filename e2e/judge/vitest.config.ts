import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.judge.ts'],
    globalSetup: ['../../packages/testkit/src/global-postgres.ts'],
    setupFiles: ['../../packages/testkit/src/each-file.ts'],
    testTimeout: 330_000,
    hookTimeout: 180_000,
    // Each judging waits half of the time until pages are quiet: three keep two cores busy.
    maxConcurrency: 3,
  },
})
