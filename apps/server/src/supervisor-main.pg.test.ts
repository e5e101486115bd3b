// The supervisor's own program, as the server starts it: settings in its environment, counts in the platform's database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createOutsideUsages } from '@joinery/data'
import { type RunningRuntime, startRuntime } from '@joinery/runtime'
import { createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SupervisorSettings } from './supervisor-settings.ts'

let ctx: TestContext
let bundleDir: string
beforeAll(async () => {
  ctx = await createTestContext()
  bundleDir = await mkdtemp(join(tmpdir(), 'joinery-supervisor-test-'))
  const code = `export default { fetch: (request) => fetch(new URL(request.url).searchParams.get('to')) }`
  await writeFile(join(bundleDir, 'app.js'), code)
}, 60_000)
afterAll(() => rm(bundleDir, { recursive: true, force: true }))

function start(outside: SupervisorSettings['outside']): Promise<RunningRuntime> {
  const { url: platformUrl, adminUrl } = ctx.database
  const settings: SupervisorSettings = { platformUrl, adminUrl, masterKey: '00'.repeat(32), outside }
  return startRuntime({
    supervisorEntry: new URL('supervisor-main.ts', import.meta.url),
    env: { PATH: process.env['PATH'], JOINERY_SUPERVISOR: JSON.stringify(settings) },
    isUnwalledAllowed: true,
  })
}

async function askOutside(runtime: RunningRuntime, projectGroupId: string, to: string): Promise<string> {
  const app = { projectGroupId, environment: 'main', version: 'v1', bundleDir, variables: {} } as const
  const query = new URLSearchParams({ to })
  const response = await runtime.fetch(app, new Request(`http://app.localhost:3000/?${query.toString()}`))
  return `${response.status} ${await response.text()}`
}

test('the operator’s policy holds, and what was asked is in the database once the supervisor has ended', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const listed = await start({ mode: 'public', allowedHosts: ['api.example.com'] })
  expect(await askOutside(listed, projectGroupId, 'http://10.0.0.1/')).toMatch(/^403 .*no public host/)
  expect(await askOutside(listed, projectGroupId, 'https://other.example.com/')).toMatch(/^403 .*APP_REQUEST_HOSTS/)
  await listed.stop()
  const off = await start({ mode: 'off', allowedHosts: null })
  expect(await askOutside(off, projectGroupId, 'https://api.example.com/')).toMatch(/^403 .*APP_REQUESTS/)
  await off.stop()

  const today = new Date().toISOString().slice(0, 10)
  const usage = await createOutsideUsages(ctx.database.pool).list(projectGroupId, '2026-01-01')
  expect(usage.reduce((sum, { refused }) => sum + refused, 0)).toBe(3)
  expect(usage[0]).toMatchObject({ environment: 'main', requests: 0 })
  expect((usage[0]?.day ?? '') <= today).toBe(true)
}, 60_000)
