// A process that takes uploads in is killed at any moment: what it said is kept is there, whole, and nothing is half there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

const kills = 4
const dir = await mkdtemp(join(tmpdir(), 'joinery-killed-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

/** @returns what the process said before it was killed, after at least `count` uploads */
async function keepUntilKilled(count: number): Promise<string[]> {
  const program = join(import.meta.dirname, 'fixtures/keep-uploads.ts')
  const child = spawn(process.execPath, [program, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > count) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('close', resolve))
  // The last line may have been cut.
  return said.split('\n').slice(0, -1)
}

test('no kept upload is lost and none is half there', async () => {
  const said: string[] = []
  for (let kill = 0; kill < kills; kill += 1) said.push(...(await keepUntilKilled(3 + kill * 4)))
  const kept = new Set(await readdir(join(dir, 'kept', 'kkilled01')))
  expect(said.length).toBeGreaterThan(kills * 3)
  expect(said.filter((hash) => !kept.has(hash))).toEqual([])
  for (const hash of kept) {
    const bytes = await readFile(join(dir, 'kept', 'kkilled01', hash))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
  }
}, 60_000)
