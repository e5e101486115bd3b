import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { inPairs, placeOf } from './glance-panels.ts'

const panel = (name: string, isWide: boolean, isRow = false) => ({
  isWide,
  isRow,
  isSaid: false,
  count: 2,
  element: () => name,
})

test('narrow panels stand in pairs, and the odd one takes the whole width: no half beside a hole', () => {
  const told = inPairs([
    panel('honey', false),
    panel('each hive', true),
    panel('not looked at', false),
    panel('mites', false),
  ])
  expect(told.map(([{ element }, width]) => [element(width), width])).toEqual([
    ['honey', 'half'],
    ['not looked at', 'half'],
    ['each hive', 'whole'],
    ['mites', 'whole'],
  ])
})

test('numbers in a row stand beside no list: the row would be as high as the list', () => {
  const told = inPairs([panel('fee', false, true), panel('who has it', false), panel('not paid', false)])
  expect(told.map(([{ element }, width]) => [element(width), width])).toEqual([
    ['fee', 'whole'],
    ['who has it', 'half'],
    ['not paid', 'half'],
  ])
})

const briefOf = (message: string) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('panels stand at different places in apps of one case, and beside a list only where it has the room', () => {
  const brief: Brief = { ...briefOf('hive inspections, queen seen, brood, mites'), frame: 'bar' }
  const panels = [panel('each hive', false), panel('not looked at', false)]
  const places = (of: Partial<Brief>) =>
    new Set(Array.from({ length: 40 }, (_, seed) => placeOf({ ...brief, ...of, seed }, panels)))
  expect(places({ skeleton: 'sections' })).toEqual(new Set(['pairs', 'uneven', 'aside']))
  expect(places({ skeleton: 'table' })).toEqual(new Set(['pairs', 'uneven']))
  expect(places({ skeleton: 'sections', frame: 'split' })).toEqual(new Set(['pairs']))
})
