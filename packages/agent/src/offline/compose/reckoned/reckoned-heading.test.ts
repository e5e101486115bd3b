import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { viewsOf } from '../views.ts'
import { reckonedHeading } from './reckoned-heading.ts'

function headingOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const all = viewsOf(reading.brief)
  const [main] = all
  return (main === undefined ? null : reckonedHeading(main, all, 'count'))?.code ?? ''
}

test('who is first is named, whom it is about is counted, and an amount is said', () => {
  expect(headingOf('compare flats im viewing, rent, size, pros and cons')).toBe(
    '{data.reckoned.bestLiked.length > 0 ? `Best liked: ${data.reckoned.bestLiked[0].name}` : count}',
  )
  expect(headingOf('Badge tracker for our scout group, 26 kids, forest green')).toContain(
    "`Ready to hand over: ${countOf(data.reckoned.readyToHandOver.length, 'badge', 'badges').toLowerCase()}`",
  )
  expect(headingOf('jigsaw puzzle collection with piece count, colourful retro style')).toContain(
    '`Pieces laid so far: ${formatNumber(',
  )
})
