import { expect, test } from 'vitest'

import { findSecrets } from './secret-shapes.ts'

const jwt = (claims: object) =>
  `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJlLW9mLWEtdG9rZW4`

test.each([
  ['const key = "sk-proj-abcdefghijklmnopqrstuvwx123"', 'OpenAI'],
  ['const key = "sk_live_abcdefghijklmnop1234"', 'Stripe'],
  ['x = `-----BEGIN RSA PRIVATE KEY-----\nMIIE`', 'private key'],
  ['id: "AKIAIOSFODNN7EXAMPLE"', 'Amazon'],
  ['url="postgres://app:hunter22@db.internal:5432/app"', 'database'],
  [`key="${jwt({ role: 'service_role', iss: 'x' })}"`, 'service token'],
])('%s is found', (text, what) => {
  expect(findSecrets(text, [])[0]?.what).toContain(what)
})

test.each([
  'class="task-sk-list" placeholder="sk-..."',
  'const url = "postgres://localhost/app"',
  'const mask-skeleton-sk-short = 1',
  `key="${jwt({ role: 'anon' })}"`,
  'className="sk-circle-fade-dot-container-animation2"',
  'Ask-a-question-about-the-garden-we-planted',
  'the risk-averse-and-very-careful-gardener-of-oak-lane',
])('%s is no secret', (text) => {
  expect(findSecrets(text, [])).toEqual([])
})

test('a secret of the app is found as it is, encoded and in base64, and is never told whole', () => {
  const secret = 'pass/word&"42'
  for (const written of [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    JSON.stringify(secret),
  ]) {
    const [found] = findSecrets(`const a = ${written};`, [secret])
    expect(found?.what).toContain('secret of this app')
    expect(found?.hint).toBe('pass/w…')
  }
  expect(findSecrets('const a = 1', ['1', secret])).toEqual([])
})
