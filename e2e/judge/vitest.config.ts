import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.judge.ts'],
    globalSetup: ['../../packages/testkit/src/global-postgres.ts'],
    setupFiles: ['../../packages/testkit/src/each-file.ts'],
    testTimeout: 330_000,
    hookTimeout: 180_000,
    // Each judging keeps a browser and the app's sandbox busy.
    maxConcurrency: 2,
  },
})
