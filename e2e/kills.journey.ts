// A few kills in every run; `npm run test:kills` makes fifty.
import { expect, test } from 'vitest'

import { runKills } from './kills/run-kills.ts'

/** Of a restart of the server on a quiet machine of two cores. */
const usualRestartMs = 3_000
const limitMs = 10_000

test(
  'what was acknowledged is there once, whoever is killed, and it serves again soon',
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env['KILLS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
    process.stdout.write(`KILLS_SEED=${seed}\n`)
    const report = await runKills({ kills: 6, seed, onProgress: (line) => process.stdout.write(`${line}\n`) })
    expect({ lost: report.lost, doubled: report.doubled, faults: report.faults }).toEqual({
      lost: [],
      doubled: [],
      faults: [],
    })
    expect(report.acknowledged).toBeGreaterThan(20)
    // A machine that needs longer for a restart on which nobody writes is given longer for the others too.
    const slowness = Math.max(1, report.quietMs / usualRestartMs)
    expect(Math.max(...report.kills.map(({ servesAgainMs }) => servesAgainMs))).toBeLessThan(limitMs * slowness)
  },
)
