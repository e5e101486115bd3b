import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

interface State {
  shown: string
  tape: { line: string; result: string }[]
}

function filesOf(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

/** What stands there once the keys were pressed, one after the other. */
function pressed(request: string, keys: string): State {
  const code = (filesOf(request)['web/lib/keypad.js'] ?? '').replaceAll('export ', '')
  return runInNewContext(`${code}\n${JSON.stringify(keys.split(' '))}.reduce(press, nothingTyped)`)
}

test.each([
  ['1 2 + 3 =', '15'],
  ['1 2 + 3 × 2 =', '30'],
  ['0 . 1 + 0 . 2 =', '0.3'],
  ['8 ÷ 0 =', 'Error'],
  ['9 9 ⌫ − 4 =', '5'],
  ['5 + × 3 =', '15'],
  ['5 0 %', '0.5'],
  ['7 C 4', '4'],
])('the keys %s show %s', (keys, shown) => {
  expect(pressed('simple calculator', keys).shown).toBe(shown)
})

test('what was worked out stands on the tape, the newest first', () => {
  expect(pressed('a calculator', '2 + 3 = 4 × 5 =').tape).toEqual([
    { line: '4 × 5', result: '20' },
    { line: '2 + 3', result: '5' },
  ])
})

test('a scientific one has keys of its own', () => {
  expect(pressed('scientific calculator', '9 √').shown).toBe('3')
  expect(filesOf('simple calculator')['web/lib/keypad.js']).not.toContain('Math.sqrt')
})

test('what nobody knows how to work out is said, and keys are no pretence of it', () => {
  const reading = readBuild('a calculator that tells me how many widgets fit in my blorp')
  expect(reading.ok && reading.unsupported.join()).toContain('the calculation itself')
  expect(reading.ok && compose(reading.brief).files['web/lib/keypad.js']).toContain('press')
  const plain = readBuild('simple calculator')
  expect(plain.ok && plain.unsupported).toEqual([])
})
