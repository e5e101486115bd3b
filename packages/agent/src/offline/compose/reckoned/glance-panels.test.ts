import { expect, test } from 'vitest'

import { inPairs } from './glance-panels.ts'

const panel = (name: string, isWide: boolean) => ({ isWide, element: () => name })

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
