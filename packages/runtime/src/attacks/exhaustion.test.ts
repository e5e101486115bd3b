// Apps that take all they can get of time and memory, or end what they run in. Each attack is first shown to work on
// apps hosted without thought, then to fail against the wall while a neighbour notices nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectUndisturbed, wakeNeighbour } from '../fixtures/neighbour.ts'
import { residentMb, startUnwalled, type Unwalled, type UnwalledOptions } from '../fixtures/start-unwalled.ts'
import { startTestRuntime, type TestRuntime, waitUntil } from '../fixtures/test-runtime.ts'
import type { AppVersion } from '../runtime.ts'

interface Attack {
  name: string
  body: string
  /** Small limits, so that the machine of the test is not what gives way. */
  unwalled?: UnwalledOptions
  bites: (unwalled: Unwalled, neighbour: AppVersion) => Promise<void>
  /** What the attacker is told. */
  answer: RegExp
}

let runtime: TestRuntime
let neighbour: AppVersion
beforeAll(async () => {
  // Less patience than the product has: the suite is shorter, the rules are the same.
  runtime = await startTestRuntime({ limits: { stuckMs: 800, cpuBurstMs: 3_000 } })
  neighbour = await wakeNeighbour(runtime)
})
afterAll(() => runtime.stop())

const silencesNeighbours = async (unwalled: Unwalled, other: AppVersion) => {
  await expect(unwalled.get(other, '/', { timeoutMs: 500 })).rejects.toThrow('no answer in time')
}
const endsNeighbours = async (unwalled: Unwalled, other: AppVersion) => {
  await waitUntil(() => unwalled.hasEnded(), 20_000)
  await expect(unwalled.get(other)).rejects.toThrow()
}
const stuck = /^503 .*did not react/
const survived = /^500 Internal (Server )?[Ee]rror/

/** Leaves the function that `writeApp` wraps around it, and opens another thing for the end of the wrapping to close. */
const loopAtTopLevel = `} }; for (;;) {} const rest = { method() {`

const attacks: Attack[] = [
  { name: 'an endless loop', body: 'for (;;) {}', bites: silencesNeighbours, answer: stuck },
  { name: 'a loop while the bundle loads', body: loopAtTopLevel, bites: silencesNeighbours, answer: stuck },
  {
    name: 'a pattern that backtracks for ever',
    body: `return new Response(String(/^(a+)+$/.test('a'.repeat(60) + '!')))`,
    bites: silencesNeighbours,
    answer: stuck,
  },
  {
    name: 'promises that never let go',
    body: `const again = () => Promise.resolve().then(again); await again()`,
    bites: silencesNeighbours,
    answer: stuck,
  },
  {
    name: 'a flood of timers',
    body: `
      const work = () => { const end = Date.now() + 20; for (let n = 0; n < 4e7 && Date.now() < end; n++); }
      for (let n = 0; n < 60; n++) setInterval(work, 0)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return new Response('over')`,
    bites: silencesNeighbours,
    answer: /over|did not react|processor time/,
  },
  {
    name: 'a heap bomb',
    // It lets the thread breathe, so that its memory ends it and not the watch for endless loops, however slow the machine.
    body: `
      const kept = []
      for (;;) {
        kept.push(new Array(100_000).fill(kept.length + 0.5))
        await new Promise((resolve) => setTimeout(resolve, 0))
      }`,
    unwalled: { heapMb: 64 },
    bites: endsNeighbours,
    answer: /^503 .*out of memory/,
  },
  {
    name: 'a buffer bomb beside the heap',
    body: `
      const kept = []
      try { while (kept.length < 20) kept.push(new Uint8Array(32 << 20).fill(1)) } catch (error) { return new Response(error.name) }
      return new Response('took ' + kept.length)`,
    // Nothing in the heap's limit speaks against 640 MB beside it.
    unwalled: { heapMb: 64 },
    bites: async (unwalled) => expect(residentMb(unwalled.pid)).toBeGreaterThan(600),
    // A slow machine takes so long to fill what it may have that it counts as stuck.
    answer: /^200 RangeError$|^503 .*did not react/,
  },
  { name: 'process.exit', body: 'process.exit(0)', bites: endsNeighbours, answer: survived },
  { name: 'process.abort', body: 'process.abort()', bites: endsNeighbours, answer: survived },
  {
    name: 'an error that nobody waits for',
    body: `setTimeout(() => { throw new Error('boom') }, 1); await new Promise((resolve) => setTimeout(resolve, 50)); return new Response('ok')`,
    bites: endsNeighbours,
    answer: /^200 ok$/,
  },
  {
    name: 'a rejection that nobody catches',
    body: `Promise.reject(new Error('boom')); await new Promise((resolve) => setTimeout(resolve, 50)); return new Response('ok')`,
    bites: endsNeighbours,
    answer: /^200 ok$/,
  },
]

test.each(attacks)('$name bites without the wall and ends the attacker alone behind it', async (attack) => {
  const app = runtime.writeApp(`if (url.pathname !== '/attack') return new Response('harmless')\n${attack.body}`)
  const unwalled = await startUnwalled(attack.unwalled)
  try {
    const attacking = unwalled.get(app, '/attack').catch(() => 'cut off')
    // A buffer bomb has gone off when it has answered; what never answers is looked at meanwhile.
    await Promise.race([attacking, new Promise((resolve) => setTimeout(resolve, 300))])
    if (attack.name.includes('buffer')) await attacking
    await attack.bites(unwalled, neighbour)
  } finally {
    await unwalled.stop()
  }

  const answer = await expectUndisturbed(runtime, neighbour, async () => {
    const response = await runtime.get(app, '/attack')
    return `${response.status} ${await response.text()}`
  })

  expect(answer).toMatch(attack.answer)
})

test('an attacker that was ended serves again', async () => {
  const app = runtime.writeApp(`if (url.pathname !== '/attack') return new Response('harmless')\nfor (;;) {}`)
  expect((await runtime.get(app, '/attack')).status).toBe(503)

  expect(await (await runtime.get(app)).text()).toBe('harmless')
  expect((await runtime.runtime.readLogs(app)).at(-1)).toMatchObject({ level: 'ERROR' })
})
