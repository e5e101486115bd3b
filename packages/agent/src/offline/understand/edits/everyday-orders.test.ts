import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { everydayOrder } from './everyday-orders.ts'
import { readEdit } from './read-edit.ts'

test.each([
  ['my customers keep asking for gift wrap', 'add gift wrap'],
  ['there is no place for the phone number', 'add a field phone number'],
  ['the photo can go', 'remove the photo'],
  ['take the time out', 'remove the time'],
  ['the phone number does not have to be filled in', 'make the phone number optional'],
  ['nobody may leave out the phone', 'make the phone required'],
  ['it would be nice if people could comment', 'add comments'],
  ['my boss wants to be able to filter by room', 'filter by room'],
  ["we don't work on fridays", 'closed on fridays'],
  ['the shelf should be called bay', 'rename the shelf to bay'],
])('%s: %s', (said, order) => {
  expect(everydayOrder(said)).toBe(order)
})

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  ['add the birthday of the client', 'Client', 'Birthday'],
  ['please add the currency of each invoice', 'Invoice', 'Currency'],
])('%s: of the kind that it names', (said, of, label) => {
  const brief = briefOf(
    'Each client has many invoices. A client has a name and an email; an invoice has a number, an amount and a due date.',
  )
  const changed = readEdit(said, brief).brief
  const kinds = [{ ...changed.entity, fields: changed.fields }, ...changed.more]
  expect(kinds.find(({ fields }) => fields.some((field) => field.label === label))?.singular).toBe(of.toLowerCase())
})

const tools = briefOf('A list of tools with name, shelf, photo, phone of the owner and bought on')

test.each([
  ['the photo can go', (brief: Brief) => !brief.fields.some(({ kind }) => kind === 'picture')],
  ['there is no place for the weight', (brief: Brief) => brief.fields.some(({ label }) => label === 'Weight')],
  ['the shelf should be called bay', (brief: Brief) => brief.fields.some(({ label }) => label === 'Bay')],
  [
    'nobody may leave out the shelf',
    (brief: Brief) => brief.fields.some(({ label, required }) => label === 'Shelf' && required),
  ],
])('%s is done', (said, holds) => {
  const { brief } = readEdit(said, tools)
  expect(holds(brief)).toBe(true)
})

test('what is said without an order changes nothing', () => {
  const { brief } = readEdit('my boss says thank you', tools)
  expect(brief.fields).toEqual(tools.fields)
})

test('a quiz goes on without its leaderboard', () => {
  const quiz = briefOf('A quiz about rivers with a leaderboard')
  const { brief, refused } = readEdit('remove the leaderboard', quiz)
  expect(refused).toEqual([])
  expect(brief).not.toEqual(quiz)
})
