import { expect, test } from 'vitest'

import { inPairs } from './glance-panels.ts'

const panel = (name: string, isWide: boolean, isRow = false) => ({ isWide, isRow, element: () => name })

test('narrow panels stand in pairs, and the odd one takes the whole width: no half beside a hole', () => {
  const told = inPairs([
    panel('honey', false),
    panel('each hive', true),
    panel('not looked at', false),
    panel('mites', false),
  ])
  expect(told.map(({ element, isWide }) => [element(false), isWide])).toEqual([
    ['honey', false],
    ['not looked at', false],
    ['each hive', true],
    ['mites', true],
  ])
})

test('numbers in a row stand beside no list: the row would be as high as the list', () => {
  const told = inPairs([panel('fee', false, true), panel('who has it', false), panel('not paid', false)])
  expect(told.map(({ element, isWide }) => [element(false), isWide])).toEqual([
    ['fee', true],
    ['who has it', false],
    ['not paid', false],
  ])
})
