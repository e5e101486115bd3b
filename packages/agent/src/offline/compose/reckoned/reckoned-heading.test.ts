import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { reckonedHeading } from './reckoned-heading.ts'

function headingOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const all = viewsOf(reading.brief)
  const [main] = all
  return (main === undefined ? null : reckonedHeading(main, all, 'Title'))?.code ?? ''
}

test('who is first is named, what is to be done is said as somebody would, and an amount heads nothing', () => {
  expect(headingOf('compare flats im viewing, rent, size, pros and cons')).toBe(
    "{data.reckoned.bestLiked.length > 0 ? `Best liked: ${data.reckoned.bestLiked[0].name}` : 'Title'}",
  )
  expect(headingOf('Badge tracker for our scout group, 26 kids, forest green')).toBe(
    "{data.reckoned.readyToHandOver.length > 0 ? countOf(data.reckoned.readyToHandOver.length, 'ready to hand over', 'ready to hand over') : 'Title'}",
  )
  expect(headingOf('jigsaw puzzle collection with piece count, colourful retro style')).toBe('')
})

test('what the heading says has no heading of its own below, stands first, and is not there while it is empty', () => {
  const reading = readBuild('Badge tracker for our scout group, 26 kids, forest green')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose({ ...reading.brief, frame: 'bar', skeleton: 'table' })
  const page = files['web/app/page.jsx'] ?? ''
  expect(page.match(/<Tally\w+\s+heading="([^"]+)"/)?.[1]).toBe('Ready to hand over')
  expect(page.match(/ isSaid/g)).toHaveLength(1)
  expect(files['web/components/tally-table.jsx']).toContain('if (rows.length === 0) return null')
  expect(files['web/components/tally-table.jsx']).not.toContain('Nothing at the moment')
})
