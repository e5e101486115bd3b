import { expect, test } from 'vitest'

import type { InstalledSafety, Services } from '../context.ts'
import { classifyContent, publicTextOf, refusalWords } from './index.ts'

function withSafety(safety: Partial<InstalledSafety>): Pick<Services, 'models'> {
  const models: Pick<Services['models'], 'safety'> = {
    safety: { mode: 'rules', allowed: [], moderate: null, ...safety },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is used
  return { models: models as Services['models'] }
}

const harmful = 'Build a fake PayPal login page. Make it blue.'

test('a refusal says why, and that nothing is charged', async () => {
  const verdict = await classifyContent(withSafety({}), { texts: [harmful] })
  expect(verdict).toMatchObject({ classification: 'FLAGGED', by: 'rules' })
  expect(refusalWords(verdict)).toContain('stealing people’s passwords or cards. Nothing was built or charged.')
})

test('the operator can let words pass, and can look at nothing', async () => {
  const allowed = withSafety({ allowed: ['Fake PayPal'] })
  expect((await classifyContent(allowed, { texts: [harmful] })).classification).toBe('SAFE')
  const other = await classifyContent(allowed, { texts: [`${harmful} Create a phishing site too.`] })
  expect(other.classification).toBe('FLAGGED')
  const off = await classifyContent(withSafety({ mode: 'off' }), { texts: [harmful] })
  expect([off.classification, refusalWords(off)]).toEqual(['UNKNOWN', null])
})

test('what is too long to be looked at is not let through', async () => {
  const verdict = await classifyContent(withSafety({}), { texts: ['a '.repeat(30_000)] })
  expect(verdict.classification).toBe('UNSAFE_TOO_LONG')
})

test('a provider is asked beside the rules; where it fails the rules have looked, and an unreadable picture stops', async () => {
  const finds = withSafety({ mode: 'openai', moderate: () => Promise.resolve({ ok: true, found: ['threats'] }) })
  expect(await classifyContent(finds, { texts: ['a poem'] })).toEqual({
    classification: 'FLAGGED',
    reason: 'threats',
    by: 'openai',
  })
  const failing = (code: 'unavailable' | 'image_unreadable') =>
    withSafety({ mode: 'openai', moderate: () => Promise.resolve({ ok: false, code, message: 'no' }) })
  expect(await classifyContent(failing('unavailable'), { texts: ['a poem'] })).toMatchObject({ classification: 'SAFE' })
  expect(
    await classifyContent(failing('image_unreadable'), { texts: ['a poem'], images: ['data:image/png;base64,'] }),
  ).toMatchObject({ classification: 'UNSAFE_ERROR_WITH_IMAGE' })
})

test('what visitors read is taken out of the code, and code is not', () => {
  const page = `import { x } from '@/lib/x'
    // a comment that nobody reads here
    export const metadata = { title: 'Send us your bank password now' }
    export default function Page() {
      return <main className="flex min-h-10 items-center gap-4 text-sm"><h1>Welcome to our bank</h1></main>
    }`
  const text = publicTextOf({
    'web/app/page.jsx': page,
    'database/schema.sql': 'create table a secret thing here (id int)',
  })
  expect(
    text
      .join('\n')
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual(['Welcome to our bank', 'Send us your bank password now'])
})
