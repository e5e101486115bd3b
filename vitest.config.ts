import { defineConfig } from 'vitest/config'

const sources = '{apps,packages}/*/src/**'
const browserTests = `${sources}/*.browser.test.ts`

const shared = {
  globalSetup: ['packages/testkit/src/global-postgres.ts'],
  setupFiles: ['packages/testkit/src/each-file.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for is checked, how soon it comes is not: a second is little on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // Files share a worker: what they import is loaded once, so each closes what it opens (see `atFileEnd`).
  isolate: false,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'plain',
          include: [`${sources}/*.test.{ts,tsx}`, '{evals,scripts}/**/*.test.ts', '*.test.ts'],
          exclude: ['**/node_modules/**', browserTests],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: [browserTests],
          // Whoever uses a page waits half of the time until it is quiet: three of them keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
