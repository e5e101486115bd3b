import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { sayBuilt } from '../../speak.ts'
import { compose } from '../compose.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const trattoria = 'Website for our trattoria with menu, opening hours and table reservations'

test('a restaurant begins with its name and its hours, shows what there is, and takes reservations below', () => {
  const page = compose(briefOf(trattoria)).files['web/app/page.jsx'] ?? ''
  const order = ['>Trattoria</h1>', 'Opening hours', '<MenuItemPreview', '<SendReservation'].map((part) =>
    page.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order[0]).toBeGreaterThan(0)
  expect(page.match(/<SendReservation \/>/g)).toHaveLength(1)
})

test('hours that nobody gave are an example, and whoever asked for them hears it', () => {
  expect(sayBuilt(briefOf(trattoria), [])).toContain('The opening hours are an example')
  const said = briefOf(`${trattoria}. We are open Tue to Sat 17-23.`)
  expect(said.copy.facts.map(({ value }) => value).join()).not.toContain('17:30')
  expect(sayBuilt(said, [])).not.toContain('example:')
})

test('beside a side pane nothing of a first screen has two columns', () => {
  const roofing = briefOf(
    'Landing page for a roofing company where people ask for a quote with name, phone and roof type',
  )
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const brief of [roofing, briefOf(trattoria)]) {
      const page = compose({ ...brief, frame: 'split', seed }).files['web/app/page.jsx'] ?? ''
      expect(page).not.toMatch(/lg:grid-cols-\[/)
    }
  }
})
