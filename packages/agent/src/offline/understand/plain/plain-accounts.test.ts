import { expect, test } from 'vitest'

import { plainAccounts } from './plain-accounts.ts'
import { readBuild } from '../read-build.ts'

test.each([
  ['Each reporter registers with e-mail and password and writes.', 'Each reporter signs up and writes.'],
  ['A feed. register with name email password, post a text', 'A feed. people sign up, post a text'],
  ['you sign up (name, e-mail, password). Then', 'you sign up. Then'],
  ['Members register with name and phone.', 'Members register with name and phone.'],
  ["She sees nobody else's notes.", 'She sees only their own notes.'],
])('%s', (said, plain) => {
  expect(plainAccounts(said)).toBe(plain)
})

test('what is typed for an account is no fact of a record', () => {
  const reading = readBuild(
    "My reporters need a place for interview notes: who was interviewed, date, place. Each reporter registers with e-mail and password and sees nobody else's notes.",
  )
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.access).toBe('private')
  expect(reading.brief.fields.map(({ label }) => label)).not.toContain('E-mail')
})
