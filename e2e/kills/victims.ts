// Who can be killed, and how its process is found.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Installation } from '../installation.ts'

export const victims = ['server', 'supervisor', 'postgres'] as const
export type Victim = (typeof victims)[number]

export async function findPid(installation: Installation, victim: Exclude<Victim, 'server'>): Promise<number> {
  if (victim === 'postgres') {
    const text = await readFile(join(installation.dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
    return Number(text.split('\n')[0])
  }
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map((name) => readFile(`/proc/${entry}/${name}`, 'utf8').catch(() => '')),
    )
    const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(stat ?? '')?.[1])
    if (parent === installation.pid() && command?.includes('supervisor-main.ts') === true) return Number(entry)
  }
  throw new Error('The server has no supervisor.')
}

/** The same choices and pauses for the same seed: every victim equally often, in random order. */
export function planKills(plan: {
  count: number
  seed: number
  only?: Victim | undefined
}): { victim: Victim; afterMs: number }[] {
  const random = createRandom(plan.seed)
  const order = Array.from(
    { length: plan.count },
    (_, index) => plan.only ?? victims[index % victims.length] ?? 'server',
  )
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const [a, b] = [order[index], order[other]]
    if (a !== undefined && b !== undefined) [order[index], order[other]] = [b, a]
  }
  return order.map((victim) => ({ victim, afterMs: 200 + Math.floor(random() * 1_300) }))
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
