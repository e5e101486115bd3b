import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  const reading = readBuild(sentence)
  return reading.ok ? compose(reading.brief).files : {}
}

test.each([
  ['packing list, I can reorder by dragging', true],
  ['chores: name. Move them up and down by hand', true],
  ['packing list', false],
])('a list in an order of its own: %s', (sentence, isOrdered) => {
  expect(Object.keys(filesOf(sentence)).some((path) => path.endsWith('/move/route.js'))).toBe(isOrdered)
})

test.each([
  ['Seed list with name and price. Print the list.', true],
  ['Print shop orders: name, print size', false],
])('a list on paper: %s', (sentence, isPrinted) => {
  expect('web/components/print-button.jsx' in filesOf(sentence)).toBe(isPrinted)
})

test('what is archived leaves the list and has a filter of its own', () => {
  const files = filesOf('Tool list: name, place. Archive instead of deleting.')
  expect(Object.values(files).join('\n')).toContain('act={tool.archived ?')
  expect(files['web/components/tool-form.jsx']).not.toContain('archived')
})
