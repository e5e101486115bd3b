import { afterAll, beforeAll, expect, test } from 'vitest'

import { descendantsOf, readFileQuietly, startTestRuntime, type TestRuntime } from '../fixtures/test-runtime.ts'
import { createPrecedence, niceLevels } from './precedence.ts'

function follow(shares: readonly number[], tookEffect: (n: number) => boolean = () => true): number[] {
  const levels: number[] = []
  let calls = 0
  const precedence = createPrecedence((_pid, level) => {
    if (!tookEffect(calls++)) return false
    levels.push(level)
    return true
  })
  for (const share of shares) precedence.look(1, { elapsedMs: 250, ranMs: share * 250, waitedMs: 0 })
  return levels
}

const { ordinary, busy } = niceLevels

test('who keeps a core busy goes behind the others, and comes forward again when calm', () => {
  expect(follow([0, 0.1, 1, 1, 1, 1, 0, 0, 0])).toEqual([ordinary, busy, ordinary])
})

test('a moment of work changes nothing', () => {
  expect(follow([0, 1, 0, 1, 0, 0])).toEqual([ordinary])
})

test('who wavers between busy and calm stays where it is', () => {
  expect(follow([1, 1, 1, 0.5, 0.5, 0.5, 0.5])).toEqual([ordinary, busy])
})

test('an endless loop that has to wait for a processor most of the time is as busy', () => {
  const levels: number[] = []
  const precedence = createPrecedence((_pid, level) => levels.push(level) > 0)
  for (let n = 0; n < 4; n++) precedence.look(1, { elapsedMs: 250, ranMs: 50, waitedMs: 200 })
  expect(levels).toEqual([ordinary, busy])
})

test('what the machine refuses for now is tried again', () => {
  expect(follow([1, 1, 1, 1], (call) => call === 0 || call >= 2)).toEqual([ordinary, busy])
})

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime({ limits: { stuckMs: 60_000 } })
})
afterAll(() => runtime.stop())

test.runIf(process.platform === 'linux')(
  'a looping app really stands behind',
  async () => {
    const app = runtime.writeApp(`if (url.pathname === '/loop') for (;;) {}
    return new Response('well')`)
    await (await runtime.get(app)).text()
    const looping = runtime.get(app, '/loop').catch(() => null)

    await expect.poll(levelsOfApps, { timeout: 30_000 }).toContainEqual({ process: busy, group: busy })
    await runtime.stop()
    await looping
  },
  60_000,
)

/** Of every workerd below this process; the group's is that of the process where the machine has none. */
function levelsOfApps(): { process: number; group: number }[] {
  return descendantsOf(process.pid)
    .filter((pid) => /^\/?workerd/.test(readFileQuietly(`/proc/${pid}/cmdline`)))
    .map((pid) => {
      const stat = readFileQuietly(`/proc/${pid}/stat`)
      const level = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
      const group = /nice (-?\d+)/.exec(readFileQuietly(`/proc/${pid}/autogroup`))?.[1]
      return { process: level, group: group === undefined ? level : Number(group) }
    })
}
