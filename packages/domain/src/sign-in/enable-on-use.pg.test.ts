// Sign-in switches itself on for apps that ask who somebody is, and never against a person's decision.
import { createAppDatabases } from '@joinery/data'
import { atFileEnd, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { enableSignInOnUse, getSignIn, updateSignIn } from './index.ts'

let ctx: TestContext

beforeAll(async () => {
  const base = await createTestContext()
  const { adminUrl, pool } = base.database
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 7) })
  atFileEnd(() => appDatabases.close())
  ctx = { ...base, appDatabases }
})

async function isOnAfter(text: string): Promise<boolean> {
  const { projectGroupId } = await seedProject(ctx)
  await enableSignInOnUse(ctx, projectGroupId, ['export default () => null', text])
  return (await ctx.signIn.read(projectGroupId)).isEnabled
}

test.each([
  ["import { requireUser, sql } from '@joinery/app-kit/server'", true],
  ["import {\n  Link,\n  useUser,\n} from '@joinery/app-kit'", true],
  ['create table note (user_id text references user_accounts (id))', true],
  ["import { sql } from '@joinery/app-kit/server'", false],
  ["import { Link } from '@joinery/app-kit'\nconst signIn = 'words'", false],
])('%s: %s', async (text, isOn) => {
  expect(await isOnAfter(text)).toBe(isOn)
})

test('tables of the app can refer to accounts from then on', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const sql = 'create table note (user_id text not null references user_accounts (id))'
  await enableSignInOnUse(ctx, projectGroupId, [sql])
  expect(await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })).toMatchObject({ ok: true })
})

test('an account table of the app’s own gets what is missing', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const sql = 'create table user_accounts (id text primary key, points integer)'
  expect(await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })).toMatchObject({ ok: true })
  await enableSignInOnUse(ctx, projectGroupId, ["import { getSession } from '@joinery/app-kit/server'"])
  const tables = await ctx.appDatabases.tables({ projectGroupId, environment: 'development' })
  const columns = tables.find(({ name }) => name === 'user_accounts')?.columns.map(({ name }) => name)
  expect(columns).toEqual(['id', 'points', 'email', 'name', 'image', 'created_at'])
})

test('what a person has switched off stays off', async () => {
  const { projectGroupId } = await seedProject(ctx)
  await updateSignIn(ctx, { projectGroupId, isEnabled: false })
  await enableSignInOnUse(ctx, projectGroupId, ["import { requireUser } from '@joinery/app-kit/server'"])
  expect(await getSignIn(ctx, { projectGroupId })).toMatchObject({ isEnabled: false })
})

test('settings tell what is configured, and which variables are missing', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const settings = await updateSignIn(ctx, { projectGroupId, providers: ['email', 'google'] })
  expect(settings.providers).toMatchObject([
    {
      provider: 'google',
      isEnabled: true,
      isConfigured: false,
      missingVariables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      callbackUrl: `http://${projectGroupId}.localhost:3000/account/callback/google`,
    },
    { provider: 'email', isEnabled: true, isConfigured: true, missingVariables: [], callbackUrl: null },
    { provider: 'facebook', isEnabled: false },
    { provider: 'twitter', isEnabled: false },
  ])
})

test('an account table that does not fit is told in words, and breaks no build', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const sql = 'create table user_accounts (id serial primary key)'
  expect(await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })).toMatchObject({ ok: true })
  await enableSignInOnUse(ctx, projectGroupId, [sql])
  await expect(updateSignIn(ctx, { projectGroupId, isEnabled: true })).rejects.toMatchObject({ code: 'sign_in.tables' })
})
