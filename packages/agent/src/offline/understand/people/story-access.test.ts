import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

const told =
  'We are a small group and until now everything is written on slips of paper that get lost all the time. I would like to keep each chore with what it is, who does it and the day it is due, and tick it off when it is done.'

function doorOf(door: string) {
  const reading = readBuild(`${told} ${door}`)
  if (!reading.ok) throw new Error(reading.reason)
  const { access, isOverseen, isAddedByAll } = reading.brief
  return { access, isOverseen, isAddedByAll }
}

const open = { isOverseen: false, isAddedByAll: false }

test.each([
  ['Nobody else please.', { access: 'team', ...open }],
  ['Just the family, with a login for each of us.', { access: 'team', ...open }],
  ['Only the four of us should get in, each with our own login.', { access: 'team', ...open }],
  ['It has to be private, my family would absolutely snoop.', { access: 'private', ...open }],
  ['This must be visible to me and no one else.', { access: 'private', ...open }],
  [
    'They should only see their own, the manager sees all of them.',
    { access: 'private', isOverseen: true, isAddedByAll: false },
  ],
  ['No passwords or anything, half of us are over seventy.', { access: 'open', ...open }],
  [
    'Anyone can report one without making an account, but only the committee changes them.',
    { access: 'admin', isOverseen: false, isAddedByAll: true },
  ],
  ["I'd be happy for anyone to look at it, but only I should add to it.", { access: 'admin', ...open }],
])('%s', (door, expected) => {
  expect(doorOf(door)).toEqual(expected)
})

test('facts that shall be hidden from some are told as left out', () => {
  const reading = readBuild(
    `${told} Each chore has the phone of whoever does it. They shouldn't see each other's numbers.`,
  )
  expect(reading.ok && reading.unsupported.join()).toContain('reads all of their facts')
})
