import { expect, test } from 'vitest'

import { generalTalk, talkOf } from './talk.ts'

const minuteOf = ({ daysAgo, time }: { daysAgo: number; time: string }): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return -daysAgo * 24 * 60 + hours * 60 + minutes
}

const talked = (request: string): string => JSON.stringify(talkOf(request, []))

const requests = [
  'Chat for the allotment neighbours with rooms',
  'Chat for our choir',
  'Team chat for the office',
  'A chat for our rowing club',
  'chat app',
]

test.each(requests)('in “%s” everybody speaks after the one before, on days that have passed', (request) => {
  const rooms = talkOf(request, [])
  expect(rooms.length).toBeGreaterThan(2)
  for (const { said } of rooms) {
    const minutes = said.map(minuteOf)
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other))
    expect(said.every(({ author, body, daysAgo }) => author !== '' && body !== '' && daysAgo > 0)).toBe(true)
    expect(new Set(said.map(({ author }) => author)).size).toBeGreaterThan(1)
  }
})

test('neighbours of an allotment speak of tomatoes and the tap, singers do not', () => {
  expect(talked(requests[0] ?? '')).toMatch(/tap.*[Tt]omatoes/)
  expect(talked(requests[1] ?? '')).not.toMatch(/tomatoes/)
})

test('rooms that a message names have each its own subject', () => {
  const rooms = talkOf('group chat for our volunteers', ['Kitchen', 'Transport', 'General', 'Moths', 'Bats'])
  expect(rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Transport', 'General', 'Moths', 'Bats'])
  expect(new Set(rooms.map(({ said }) => said[0]?.body)).size).toBe(5)
  expect(rooms[2]?.said).toEqual(generalTalk('group chat for our volunteers').said)
})

test.each([
  ['Chat for the sailing crew', /halyard/],
  ['A chat for our climbing club', /hut/],
  ['Group chat for the baristas of the corner', /grinder/],
])('“%s” is about what that group does', (request, says) => {
  expect(talked(request)).toMatch(says)
})

test('who is nobody in particular speaks of nothing that only some have', () => {
  expect(talked('a chat for philosophers')).not.toMatch(/training|hill|tomato|customer|boat|parcel/)
})
