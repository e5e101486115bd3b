import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

const list = 'web/components/message-list.jsx'
const chats = [
  'A chat for our climbing group',
  'Chat for our allotment',
  'A group chat for the choir',
  'A chat for my law firm',
  'Chat app with rooms',
]

function build(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

test('what is said is set in the text face', () => {
  for (const chat of chats) expect(build(chat)[list]).not.toContain('font-display')
})

test('talk looks different from chat to chat', () => {
  expect(new Set(chats.map((chat) => build(chat)[list])).size).toBeGreaterThan(1)
})

test('a day is said once, and a name stands before each message for who cannot see', () => {
  for (const chat of chats) {
    const code = build(chat)[list] ?? ''
    expect(code).toContain('isNewDay &&')
    expect(code).toContain("goesOn ? 'sr-only'")
  }
})

test('who has written in a room is listed beside it', () => {
  expect(build('A chat for our climbing group')['web/components/chat-people.jsx']).toContain('aria-label="People"')
})
