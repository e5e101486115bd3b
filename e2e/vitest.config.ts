import { defineConfig } from 'vitest/config'

const kills = '**/*kill*.journey.ts'

const shared = {
  root: import.meta.dirname,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    // A journey is one story: after a broken step the later ones have nothing to stand on.
    bail: 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['**/*.journey.ts'],
          exclude: ['**/node_modules/**', kills],
          // Each has an installation of its own, and waits as often as it works.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'kills',
          include: [kills],
          // They compare how long restarts take, so nothing else may keep the machine busy meanwhile.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
