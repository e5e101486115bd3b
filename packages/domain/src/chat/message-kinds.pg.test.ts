// Messages of other sorts than plain ones: each is kept as what it is, and does what it says.
import type { FakeAnswer } from '@joinery/agent'
import type { ChatMode } from '@joinery/contract/chat'
import { newId } from '@joinery/contract/ids'
import type { CopyProject } from '@joinery/contract/projects'
import { createAppDatabases } from '@joinery/data'
import {
  atFileEnd,
  asStranger,
  createChatContext,
  createScriptedAgent,
  seedProject,
  type ChatContext,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject } from '../projects/index.ts'
import { listFiles, listRevisions, saveFiles } from '../revisions/index.ts'
import { getSignIn, updateSignIn } from '../sign-in/index.ts'
import { listVariables, setVariables } from '../variables/index.ts'
import { copyProject, listHistory, restoreVersion, runGeneration, sendMessage, undoVersion } from './index.ts'

let ctx: ChatContext
beforeAll(async () => {
  const made = await createChatContext()
  const { adminUrl, pool } = made.database
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 7) })
  atFileEnd(() => appDatabases.close())
  const runtime = new Proxy(made.runtime, { get: () => () => Promise.resolve([]) })
  ctx = { ...made, appDatabases, runtime }
})

const page = 'web/app/page.jsx'
const write = (content: string) => ({ tool: 'write_file', input: { path: page, content } })
const finish = { tool: 'finish', input: { summary: 'The total counts twice.' } }

async function run(projectGroupId: string, mode: ChatMode, script: readonly FakeAnswer[], text = 'Something is wrong') {
  const sent = { projectGroupId, text, mode, clientId: crypto.randomUUID() }
  const { generation } = await sendMessage(ctx, sent)
  const agent = createScriptedAgent(script)
  const { organizationId } = ctx.actor
  await runGeneration(ctx, agent, {
    job: { id: generation.id, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps: new Map(),
    saveStep: () => Promise.resolve(),
    isCancelled: () => false,
  })
  const [message] = (await listHistory(ctx, { projectGroupId, limit: 1 })).messages
  return { message, last: JSON.stringify(agent.model.prompts.at(-1)) }
}

/** A project with a second version, rows, sign-in and a variable. */
async function seedWhole() {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  const changes = [{ path: page, content: 'export default () => <h1>Two</h1>\n' }]
  await saveFiles(ctx, { projectGroupId, baseRevisionId: headRevisionId, changes, message: 'Two' })
  const sql = `create table note (id int, text text); insert into note values (1, 'rye')`
  await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: newId() })
  await updateSignIn(ctx, { projectGroupId, isEnabled: true })
  const variables = [{ name: 'STRIPE_KEY', value: 'sk_live_1' }]
  await setVariables(ctx, { projectGroupId, environment: 'DEVELOPMENT', variables })
  return projectGroupId
}

async function rowsOf(projectGroupId: string): Promise<unknown> {
  const key = { projectGroupId, environment: 'development' } as const
  const outcome = await ctx.appDatabases.execute(key, [{ text: 'select text from note', params: [] }])
  return outcome.ok ? outcome.results[0]?.rows : outcome
}

const modes: readonly (readonly [ChatMode, string])[] = [
  ['build', 'CHAT'],
  ['discuss', 'DISCUSSION'],
  ['debug', 'DEEP_DEBUGGING'],
  ['break', 'INTRODUCE_BUG'],
  ['judge', 'JUDGE_DEEP_DEBUGGING'],
]
test.each(modes)('a message to %s is kept as %s', async (mode, kind) => {
  const { projectGroupId } = await seedProject(ctx)
  const { message } = await run(projectGroupId, mode, [{ text: 'So it is.' }])
  expect(message).toMatchObject({ mode, kind, generation: { status: 'VALID' } })
})

test('going back and undoing are messages, which the agent reads', async () => {
  const projectGroupId = await seedWhole()
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
  const first = revisions.find(({ number }) => number === 1)?.id ?? ''

  await restoreVersion(ctx, { projectGroupId, revisionId: first })
  await undoVersion(ctx, { projectGroupId })
  const { last } = await run(projectGroupId, 'discuss', [{ text: 'Yes.' }])

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 10 })
  expect(messages.slice(0, 2)).toMatchObject([
    { kind: 'RESTORE', text: 'Back to version 1', generation: { status: 'VALID', revisionNumber: 3 } },
    { kind: 'RESTORE', text: 'Back to version 2', generation: { status: 'VALID', revisionNumber: 4 } },
  ])
  expect(last).toContain('Back to version 1')
  expect(await getProject(ctx, { projectGroupId })).toMatchObject({ isBuilding: false })
})

test('a model goes back where the person asks for it, and only there', async () => {
  const projectGroupId = await seedWhole()
  const goBack = { calls: [{ tool: 'restore_version', input: { version: null, isFurther: false } }] }
  const end = { calls: [{ tool: 'finish', input: { summary: 'As it was.' } }] }

  const unasked = await run(projectGroupId, 'build', [goBack, end], 'Add a heading')
  const asked = await run(projectGroupId, 'build', [goBack, end], 'Undo the last change')

  expect(unasked.last).toContain('the person did not ask to undo anything')
  expect(unasked.message?.generation.revisionNumber).toBeNull()
  expect(asked.message?.generation).toMatchObject({ status: 'CREATED', revisionNumber: 3 })
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 10 })
  const filesOf = async (wanted: number) => {
    const revisionId = revisions.find(({ number }) => number === wanted)?.id ?? ''
    return (await listFiles(ctx, { projectGroupId, revisionId })).files
  }
  expect(await filesOf(3)).toEqual(await filesOf(1))
  expect(await filesOf(3)).not.toEqual(await filesOf(2))
})

test.each([
  ['DUPLICATE', true, 'DUPLICATE_PROJECT_GROUP'],
  ['FORK', false, 'FORK_PROJECT_GROUP'],
] as const)(
  '%s makes a project of its own, and its conversation begins with that',
  async (as, withRows, changeType) => {
    const projectGroupId = await seedWhole()

    const copy = await copyProject(ctx, { projectGroupId, as, withRows, name: 'Second bakery' })

    const other = { projectGroupId: copy.id }
    expect(copy).toMatchObject({ name: 'Second bakery', headNumber: 1, isBuilding: false })
    expect((await listRevisions(ctx, { ...other, limit: 5 })).revisions).toMatchObject([
      { changeType, status: 'CREATED' },
    ])
    expect((await listFiles(ctx, other)).files).toEqual((await listFiles(ctx, { projectGroupId })).files)
    expect(await rowsOf(copy.id)).toEqual(withRows ? [{ text: 'rye' }] : [])
    expect((await getSignIn(ctx, other)).isEnabled).toBe(true)
    expect((await listVariables(ctx, { ...other, environment: 'DEVELOPMENT' })).variables).toEqual([])
    const { messages } = await listHistory(ctx, { ...other, limit: 5 })
    expect(messages).toMatchObject([{ kind: as, text: expect.stringContaining('“Bakery”, version 2') }])
    expect(messages[0]?.text).toContain('STRIPE_KEY')
    expect(JSON.stringify(messages)).not.toContain('sk_live_1')
    await ctx.appDatabases.drop({ ...other, environment: 'development' })
  },
  60_000,
)

test('a fork with a first message begins with it', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const input: CopyProject = { projectGroupId, as: 'FORK', withRows: true, text: 'Make it blue' }

  const copy = await copyProject(ctx, input)

  const { messages } = await listHistory(ctx, { projectGroupId: copy.id, limit: 5 })
  expect(messages).toMatchObject([
    { kind: 'FORK' },
    { kind: 'FORK_WITH_CHAT_MESSAGE', text: 'Make it blue', generation: { status: 'QUEUED' } },
  ])
  await expect(copyProject(await asStranger(ctx), input)).rejects.toMatchObject({ kind: 'not_found' })
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' } } as const
  await expect(copyProject(viewer, input)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a bug for practice is never a version that works, and whoever looks for it is not told', async () => {
  const { projectGroupId } = await seedProject(ctx)

  const broken = await run(projectGroupId, 'break', [{ calls: [write('export default () => 2 * 2\n'), finish] }])
  const found = await run(projectGroupId, 'debug', [
    { calls: [write('export default () => 2\n')] },
    { calls: [{ tool: 'logs', input: {} }] },
    { calls: [write('export default () => 2\n')] },
    { calls: [{ tool: 'finish', input: { summary: 'The total was doubled.' } }] },
  ])
  const judged = await run(projectGroupId, 'judge', [{ calls: [write('x')] }, { text: 'Mended.' }])

  expect(broken.message?.generation).toMatchObject({
    status: 'INVALID',
    problem: expect.stringContaining('on purpose'),
  })
  expect(found.last).not.toContain('The total counts twice.')
  expect(found.last).toContain('reproduce the fault first')
  expect(found.message?.generation.status).toBe('CREATED')
  expect(judged.last).toContain('The total counts twice.')
  expect(judged.last).toContain('The total was doubled.')
  expect(judged.message?.generation).toMatchObject({ status: 'VALID', revisionNumber: null })
})
