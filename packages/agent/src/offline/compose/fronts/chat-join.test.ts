import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function messageForm(text: string): string {
  const reading = readBuild(text)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files['web/components/chat-form.jsx'] ?? ''
}

test('who joins says who they are before they say anything', () => {
  const form = messageForm('Chat for our allotment. You enter a nickname, press Enter and then write with everybody.')
  expect(form).toMatch(/Nickname[^]*>Enter<\/button>/)
  expect(form).toContain('setIsIn')
})

test('where nobody joins, the name is asked beside the first message and known from then on', () => {
  const form = messageForm('Group chat for my class, no login, a name and a message.')
  expect(form).not.toContain('setIsIn')
  expect(form).toMatch(/isKnown \? \([^]*Change name[^]*\) : \([^]*name="name" required/)
})
