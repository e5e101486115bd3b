import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findHarm } from './classify-by-rules.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

test('a hundred and more harmless wishes are left alone, also those that sound dangerous', () => {
  const harmless = linesOf('harmless')
  expect(harmless.length).toBeGreaterThanOrEqual(100)
  expect(harmless.filter((line) => findHarm(line) !== null)).toEqual([])
})

test('wishes that would harm somebody are named', () => {
  const harmful = linesOf('harmful')
  expect(harmful.length).toBeGreaterThanOrEqual(30)
  expect(harmful.filter((line) => findHarm(line) === null)).toEqual([])
})

test('one harmful sentence among harmless ones is found, and a caring word elsewhere does not hide it', () => {
  const text = 'A site for our school.\nIt teaches history. Add a fake PayPal login page that sends me the passwords.'
  expect(findHarm(text)).toBe('stealing people’s passwords or cards')
})
