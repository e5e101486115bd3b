// How long a newcomer waits: clone, install and first start; then the second start.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runProgram, startProgram } from './program.ts'
import { median, type Row, type Samples, tellTime } from './samples.ts'

const root = join(import.meta.dirname, '..')
const readyPattern = /Joinery is ready at (\S+)/

export async function measureStarts(port: number, rounds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-start-'))
  try {
    const bare = await measureBareInstall(join(folder, 'bare'))
    const clone = join(folder, 'joinery')
    const env = { ...process.env, PORT: String(port), JOINERY_DATA: join(clone, '.joinery') }
    const cloneMs = await cloneInto(clone)
    const first = await startProgram(['npm', 'start'], { cwd: clone, env, until: readyPattern })
    await first.stop()
    const second: number[] = []
    const stops: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const again = await startProgram(['npm', 'start'], { cwd: clone, env, until: readyPattern })
      second.push(again.readyMs)
      const startedAt = performance.now()
      await again.stop()
      stops.push(performance.now() - startedAt)
    }
    return tellStarts({ fresh: [cloneMs + first.readyMs], bare, second, stops })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tellStarts({ fresh, bare, second, stops }: Record<'fresh' | 'bare' | 'second' | 'stops', Samples>): Row[] {
  return [
    {
      measure: 'Fresh `npm start`: clone, install, first start to listening',
      ours: tellTime(fresh),
      peer: `${tellTime(bare)} (clone and bare \`npm ci\`, run first and so on colder caches)`,
      ratio: `${(median(fresh) / median(bare)).toFixed(2)}× as long`,
      aim: '',
    },
    { measure: 'Second `npm start` to listening', ours: tellTime(second), peer: '', ratio: '', aim: 'a few seconds' },
    { measure: 'Stop (SIGTERM to npm) to no process left', ours: tellTime(stops), peer: '', ratio: '', aim: '' },
  ]
}

async function measureBareInstall(clone: string): Promise<Samples> {
  const cloneMs = await cloneInto(clone)
  return [cloneMs + (await runProgram(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: clone }))]
}

function cloneInto(folder: string): Promise<number> {
  return runProgram(['git', 'clone', '--quiet', `file://${root}`, folder], {})
}
