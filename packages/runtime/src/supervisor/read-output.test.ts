import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { expect, test } from 'vitest'

import { AppLog } from './app-log.ts'
import { readOutput } from './read-output.ts'
import { createStackMapper } from './source-map.ts'

async function read(chunks: string[], mapStack = (text: string) => text, now = Date.now) {
  const log = new AppLog()
  let isOutOfMemory = false
  const stdout = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
  readOutput(stdout, { log, mapStack, onOutOfMemory: () => (isOutOfMemory = true), now })
  await finished(stdout)
  return { lines: log.lines(), isOutOfMemory }
}

function line(level: string, message: string, requestId: string | null = null): string {
  const inner = JSON.stringify({ requestId, message })
  return `${JSON.stringify({ timestamp: 1_795_262_871_766, level, message: inner })}\n`
}

test('a line keeps its time, level and request, also when it arrives in pieces', async () => {
  const whole = line('warn', 'careful', 'r1')

  const { lines } = await read([whole.slice(0, 20), whole.slice(20)])

  expect(lines).toMatchObject([{ at: new Date(1_795_262_871_766), level: 'WARN', message: 'careful', requestId: 'r1' }])
})

test('words that are no JSON are kept as they are', async () => {
  expect((await read(['{ half\n', 'plain\n'])).lines.map((each) => each.message)).toEqual(['{ half', 'plain'])
})

test('a full heap is noticed', async () => {
  const message = 'V8 fatal error; location = Reached heap limit; message = : allocation failed'

  expect((await read([`${JSON.stringify({ level: 'info', message })}\n`])).isOutOfMemory).toBe(true)
  expect((await read([line('info', 'hello')])).isOutOfMemory).toBe(false)
})

test('of a flood the first lines stay', async () => {
  const flood = Array.from({ length: 2_000 }, (_, index) => line('info', `line ${index}`))

  const { lines } = await read(
    flood,
    (text) => text,
    () => 0,
  )

  expect(lines.length).toBeLessThanOrEqual(500)
  expect(lines[0]?.message).toBe('line 0')
})

test('a stack names the files of the app, and no frame of ours', async () => {
  const bundleDir = mkdtempSync(join(tmpdir(), 'joinery-map-'))
  // Line 1 of the bundle is line 3 of the page, line 2 is the kit's.
  const map = {
    version: 3,
    sources: ['../../joinery-app/web/app/page.server.js', '../../app-kit/src/handler.ts'],
    names: [],
    mappings: 'AAEE;ACAA',
  }
  writeFileSync(join(bundleDir, 'app.js.map'), JSON.stringify(map))
  const stack = 'Error: no\n    at load (app.js:1:10)\n    at answer (app.js:2:3)\n    at Object.fetch (main.js:62:34)'

  const { lines } = await read([line('error', stack)], createStackMapper(bundleDir))

  rmSync(bundleDir, { recursive: true })
  expect(lines[0]?.message).toBe('Error: no\n    at load (web/app/page.server.js:3:3)')
})

test('without a map a stack stays as it is', () => {
  expect(createStackMapper('/nowhere')('at app.js:1:10')).toBe('at app.js:1:10')
})
