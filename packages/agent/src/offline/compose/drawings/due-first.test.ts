import { expect, test } from 'vitest'

import { compose } from '../compose.ts'
import { readBuild } from '../../understand/read-build.ts'

function firstPageOf(sentence: string): string {
  const reading = readBuild(sentence)
  return (reading.ok ? compose(reading.brief).files['web/app/page.jsx'] : undefined) ?? ''
}

test('what goes bad next comes first, and using one up lowers how many there are', () => {
  const page = firstPageOf('Pantry app, what we have and what expires next, and a button when we used something up')
  expect(page).toContain('day: food.best_before')
  expect(page).toContain('food.how_many > 0')
  expect(page).toContain('act="Used one"')
  expect(page).toContain('change: { how_many: food.how_many - 1 }')
})

test('where the oldest is asked for, it comes first, and what is past its date is marked', () => {
  const page = firstPageOf('What is in my freezer, since when, in which drawer. I want to see the oldest stuff first.')
  expect(page).toContain('day: food.put_in_on')
  expect(page).toContain('isLate: food.best_before !== null && food.best_before < data.today')
  expect(page).toContain("first: 'Oldest'")
})

test('several days of each vehicle are told as what it is due for', () => {
  const page = firstPageOf(
    'We have 9 vans and I keep forgetting when each one is due for inspection, oil change and new tyres.',
  )
  expect(page).toContain("what: 'inspection'")
  expect(page).toContain("what: 'oil change'")
  expect(page).toContain('data.vans.flatMap')
})

test('what was borrowed is given back where it is due', () => {
  const page = firstPageOf('Library books I borrowed and when I must take them back')
  expect(page).toContain('act="Returned"')
  expect(page).toContain('!book.returned')
})

test('a day that is only listed makes no such page', () => {
  expect(firstPageOf('Contracts with name, firm, due date and price')).not.toContain('<DueFirst')
})

test('a deposit that is paid ends no order, and on a phone each name has the line to itself', () => {
  const reading = readBuild(
    'I reupholster chairs. Keep the orders: customer, piece, fabric, deposit paid or not, when promised, and show me what is due this week',
  )
  const files = reading.ok ? compose(reading.brief).files : {}
  expect(files['web/app/page.jsx']).toContain('<DueFirst')
  expect(files['web/app/page.jsx']).not.toContain('deposit_paid: true')
  expect(files['web/components/due-first.jsx']).toContain('max-sm:order-first max-sm:basis-full')
})
