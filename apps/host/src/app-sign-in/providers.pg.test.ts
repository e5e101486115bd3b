// google, facebook and twitter, played by a simulator: the way in, and the ways that must not be one.
import { updateSignIn } from '@joinery/domain/sign-in'
import { setVariables } from '@joinery/domain/variables'
import {
  atFileEnd,
  type ProviderFault,
  type SimulatedSignIn,
  startSignInProvider,
  type TokenFlaw,
} from '@joinery/testkit'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import {
  type Diaries,
  openDiaries,
  publishDiary,
  readJson,
  seedDiary,
  signUpIn,
  Visitor,
} from './fixtures/diary-installation.ts'
import type { OutsideProvider, ProviderAddresses } from './providers.ts'

const client = { id: 'the-app', secret: 'client secret of the app' }
let diaries: Diaries
let app: string
let provider: SimulatedSignIn

beforeAll(async () => {
  provider = await startSignInProvider(client)
  atFileEnd(() => provider.close())
  const { origin: issuer } = provider
  const at = (profile: string | null, keys: string | null): ProviderAddresses => ({
    issuer,
    authorize: `${issuer}/authorize`,
    token: `${issuer}/token`,
    profile,
    keys,
  })
  diaries = await openDiaries({
    providerTimeoutMs: 1_500,
    providers: {
      google: at(null, `${issuer}/keys`),
      facebook: at(`${issuer}/facebook/me`, null),
      twitter: at(`${issuer}/twitter/users/me`, null),
    },
  })
  const { ctx } = diaries
  app = await seedDiary(ctx)
  await updateSignIn(ctx, { projectGroupId: app, providers: ['email', 'google', 'facebook', 'twitter'] })
  await setVariables(ctx, {
    projectGroupId: app,
    environment: 'PRODUCTION',
    variables: ['GOOGLE', 'FACEBOOK', 'TWITTER'].flatMap((name) => [
      { name: `${name}_CLIENT_ID`, value: client.id },
      { name: `${name}_CLIENT_SECRET`, value: client.secret },
    ]),
  })
  await publishDiary(ctx, app)
}, 180_000)

beforeEach(() => {
  provider.flaw = 'sound'
  provider.fault = null
})

let people = 0
/** Somebody whom the provider knows and the app does not yet. */
function newPerson(): SimulatedSignIn['person'] {
  people += 1
  return { id: `person-${people}`, name: 'Ada', email: `ada${people}@provider.test`, emailVerified: true }
}

/** Sends the browser to the provider; answers where it comes back to. */
async function visitProvider(visitor: Visitor, way: OutsideProvider, callbackUrl = '/diary'): Promise<string> {
  const sent = await visitor.post('/account/signin', { provider: way, callbackUrl })
  expect(sent.status).toBe(303)
  const back = new URL(provider.consent(sent.headers['location'] ?? ''))
  expect(back.origin).toBe(visitor.origin)
  return back.pathname + back.search
}

async function whoIs(visitor: Visitor): Promise<unknown> {
  return readJson(await visitor.ask('/account/session'))
}

test.each(['google', 'facebook', 'twitter'] as const)('%s signs in, twice as the same person', async (way) => {
  provider.person = newPerson()
  const first = new Visitor(diaries.host, app)
  const arrived = await first.ask(await visitProvider(first, way))
  expect(arrived).toMatchObject({ status: 303, headers: { location: '/diary' } })
  const user = await whoIs(first)
  expect(user).toMatchObject({ user: { name: 'Ada', email: way === 'google' ? provider.person.email : null } })
  const second = new Visitor(diaries.host, app)
  await second.ask(await visitProvider(second, way))
  expect(await whoIs(second)).toEqual(user)
})

test.each<TokenFlaw>([
  'foreign audience',
  'wrong issuer',
  'expired',
  'no algorithm',
  'foreign key',
  'other nonce',
  'no nonce',
  'missing',
])('an ID token with a flaw signs nobody in: %s', async (flaw) => {
  provider.person = newPerson()
  provider.flaw = flaw
  const visitor = new Visitor(diaries.host, app)
  const arrived = await visitor.ask(await visitProvider(visitor, 'google'))
  expect(arrived.headers['location']).toBe('/account/signin?error=OAuthSignin&callbackUrl=%2Fdiary')
  expect(await whoIs(visitor)).toEqual({ user: null })
})

test.each<ProviderFault>(['429', '500', 'cut', 'slow', 'garbage', 'endless', 'redirect'])(
  'a provider that fails (%s) signs nobody in, and the person can try again',
  async (fault) => {
    provider.person = newPerson()
    provider.fault = fault
    const visitor = new Visitor(diaries.host, app)
    const arrived = await visitor.ask(await visitProvider(visitor, 'twitter'))
    expect(arrived.headers['location']).toContain('error=OAuthSignin')
    provider.fault = null
    await visitor.ask(await visitProvider(visitor, 'twitter'))
    expect(await whoIs(visitor)).toMatchObject({ user: { name: 'Ada' } })
  },
)

test('a return counts once, in the browser that began it, for the provider that was asked', async () => {
  provider.person = newPerson()
  const [ada, thief] = [new Visitor(diaries.host, app), new Visitor(diaries.host, app)]
  const stolen = await visitProvider(ada, 'google')
  const asked = provider.tokenRequests
  // Another browser: without a visit of its own, and with one.
  await thief.ask(stolen)
  await visitProvider(thief, 'google')
  await thief.ask(stolen)
  expect(await whoIs(thief)).toEqual({ user: null })
  // Another provider's address (mix-up), a made-up state, a foreign issuer: none of them is asked for a token.
  await ada.ask(stolen.replace('/google?', '/facebook?'))
  await ada.ask('/account/callback/google?code=made-up&state=made-up')
  expect(provider.tokenRequests).toBe(asked)
  const mixedUp = new Visitor(diaries.host, app)
  await mixedUp.ask(`${await visitProvider(mixedUp, 'google')}&iss=${encodeURIComponent('https://impostor.test')}`)
  expect(await whoIs(mixedUp)).toEqual({ user: null })
  expect(provider.tokenRequests).toBe(asked)
  // Used as it should be, and then once more.
  const used = await visitProvider(ada, 'google')
  await ada.ask(used)
  expect(await whoIs(ada)).toMatchObject({ user: { name: 'Ada' } })
  expect((await ada.ask(used)).headers['location']).toContain('error=OAuthSignin')
})

test('a code is worth nothing without the verifier of its own visit', async () => {
  provider.person = newPerson()
  const [victim, thief] = [new Visitor(diaries.host, app), new Visitor(diaries.host, app)]
  const stolen = new URL(await visitProvider(victim, 'google'), victim.origin)
  const own = new URL(await visitProvider(thief, 'google'), thief.origin)
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  const arrived = await thief.ask(own.pathname + own.search)
  expect(arrived.headers['location']).toContain('error=OAuthSignin')
  expect(await whoIs(thief)).toEqual({ user: null })
})

test('an account is never taken over because addresses are the same', async () => {
  const person = { ...newPerson(), email: 'owner@people.test' }
  const owner = await signUpIn(diaries.host, app, person.email)
  const visitor = new Visitor(diaries.host, app)
  provider.person = person
  const verified = await visitor.ask(await visitProvider(visitor, 'google'))
  expect(verified.headers['location']).toContain('error=OAuthAccountNotLinked')
  // An address that the provider has not verified is no address: an account of its own.
  provider.person = { ...newPerson(), email: person.email, emailVerified: false }
  await visitor.ask(await visitProvider(visitor, 'google'))
  expect(await whoIs(visitor)).toMatchObject({ user: { email: null } })
  expect(await whoIs(visitor)).not.toEqual(await whoIs(owner))
})

test('who refuses at the provider is told so, and nobody is led away', async () => {
  provider.person = newPerson()
  const visitor = new Visitor(diaries.host, app)
  const back = await visitProvider(visitor, 'google')
  const state = new URL(back, visitor.origin).searchParams.get('state')
  const refused = await visitor.ask(`/account/callback/google?error=access_denied&state=${state}`)
  expect(refused.headers['location']).toBe('/account/signin?error=AccessDenied&callbackUrl=%2Fdiary')
  for (const elsewhere of [
    'https://evil.test',
    '//evil.test',
    '/.//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
  ]) {
    const led = new Visitor(diaries.host, app)
    const arrived = await led.ask(await visitProvider(led, 'google', elsewhere))
    expect(arrived.headers['location']).toBe('/')
  }
})

test(
  'a provider without its variables is a matter of configuration; one that is off is not offered',
  { timeout: 120_000 },
  async () => {
    const { ctx, host } = diaries
    const bare = await seedDiary(ctx)
    await updateSignIn(ctx, { projectGroupId: bare, providers: ['email', 'google'] })
    await publishDiary(ctx, bare)
    const visitor = new Visitor(host, bare)
    const missing = await visitor.post('/account/signin', { provider: 'google' })
    expect(missing.headers['location']).toBe('/account/signin?error=Configuration')
    const off = await visitor.post('/account/signin', { provider: 'twitter' })
    expect(off.headers['location']).toBe('/account/signin?error=OAuthSignin')
    expect(diaries.faults).toEqual([])
  },
)
