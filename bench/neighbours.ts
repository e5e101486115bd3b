// What an app notices while another one of the same supervisor attacks: 99 of 100 answers within this, quiet and attacked in turn.
import { type TestRuntime, startTestRuntime } from '../packages/runtime/src/fixtures/test-runtime.ts'
import type { AppVersion } from '../packages/runtime/src/runtime.ts'
import type { Row } from './samples.ts'

const rounds = 8
const windowMs = 1_500
const pauseMs = 2

const attacks: readonly { name: string; body: string }[] = [
  { name: 'loops endlessly', body: 'for (;;) {}' },
  { name: 'fills its heap', body: 'const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length + 0.5))' },
  {
    name: 'fills memory beside its heap',
    body: `const kept = []
      try { for (;;) kept.push(new Uint8Array(32 << 20).fill(1)) } catch { return new Response('full') }`,
  },
  {
    name: 'floods its log',
    body: `const end = Date.now() + 1_000
      for (let n = 0; Date.now() < end; n++) { console.log('x'.repeat(200), n); if (n % 100 === 0) await scheduler.wait(0) }
      return new Response('done')`,
  },
  {
    name: 'answers 20 MB again and again',
    body: `let left = 20
      return new Response(new ReadableStream({
        pull(controller) { if (left-- === 0) controller.close(); else controller.enqueue(new Uint8Array(1 << 20)) } }))`,
  },
]

/** @returns a row for each attack; milliseconds depend on the machine, the ratio less so */
export async function measureNeighbours(): Promise<Row[]> {
  const runtime = await startTestRuntime()
  try {
    const neighbour = runtime.writeApp(`return new Response('well')`)
    const rows: Row[] = []
    for (const { name, body } of attacks) {
      const attacker = runtime.writeApp(body)
      const quiet: number[] = []
      const attacked: number[] = []
      let failed = 0
      for (let round = 0; round < rounds; round++) {
        for (const [times, isAttacked] of [
          [quiet, false],
          [attacked, true],
        ] as const) {
          failed += await measure(runtime, { neighbour, attacker: isAttacked ? attacker : null, times })
        }
      }
      rows.push({
        measure: `A neighbour's answers while an app ${name}: 99 of 100 within (${attacked.length} requests, ${failed} failed)`,
        ours: `${p99(attacked).toFixed(1)} ms`,
        peer: `quiet: ${p99(quiet).toFixed(1)} ms`,
        ratio: `${(p99(attacked) / p99(quiet)).toFixed(1)}× quiet`,
        aim: '≤ 2×, none failed',
      })
    }
    return rows
  } finally {
    await runtime.stop()
  }
}

/** @returns how many requests of the neighbour failed */
async function measure(
  runtime: TestRuntime,
  input: { neighbour: AppVersion; attacker: AppVersion | null; times: number[] },
): Promise<number> {
  const until = performance.now() + windowMs
  const attack = async () => {
    while (input.attacker !== null && performance.now() < until) {
      await readAway(await runtime.get(input.attacker))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const attacking = attack()
  let failed = 0
  while (performance.now() < until) {
    const startedAt = performance.now()
    const response = await runtime.get(input.neighbour)
    if ((await response.text()) !== 'well') failed++
    input.times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await attacking
  return failed
}

/** As a visitor's browser does, and not all of it in our memory. */
async function readAway(response: Response): Promise<void> {
  const reader = response.body?.getReader()
  while ((await reader?.read())?.done === false);
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN
}
