// AI tasks: by the model that was chosen for each, by rules without one, and by rules with words where a model fails.
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Diagnostic } from '@joinery/contract/files'
import { type AiTaskKind, aiTaskKindSchema } from '@joinery/contract/vocabulary/models'
import type { Services } from '@joinery/domain'
import {
  asStranger,
  createTestContext,
  parseAnswer,
  seedProject,
  startProvider,
  type RunningProvider,
  type TestContext,
} from '@joinery/testkit'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { getLedger, setBudget } from '../ledger/index.ts'
import { setModelChoice, setModelProvider } from '../models/index.ts'
import { listRevisions } from '../revisions/index.ts'
import {
  askGoal,
  describeProject,
  fixComment,
  fixFile,
  fixSql,
  getDescription,
  refactorFile,
  resetSql,
  saveDescription,
  suggestName,
} from './index.ts'

const page = 'web/app/page.jsx'
const column = (name: string) => ({ name, type: 'text', isNullable: true, isPrimaryKey: false })
const tables: DatabaseTable[] = [
  { name: 'notes', rowCount: 2, columns: [column('id'), column('body')], constraints: [] },
]

let base: TestContext
let ctx: TestContext
let projectGroupId: string
const providers: RunningProvider[] = []

beforeAll(async () => {
  base = await createTestContext({
    compiler: only<Services['compiler']>({
      check: (files) =>
        Promise.resolve(
          Object.entries(files).flatMap(([file, text]): Diagnostic[] =>
            text.includes('BROKEN')
              ? [{ severity: 'error', code: 'compile.syntax', message: 'Unexpected token', file, line: 1 }]
              : [],
          ),
        ),
    }),
    appDatabases: only<Services['appDatabases']>({
      exists: () => Promise.resolve(true),
      tables: () => Promise.resolve(tables),
    }),
  })
})
beforeEach(async () => {
  // An organization of its own for every test.
  ctx = await asStranger({ ...base, actor: { ...base.actor, platformRole: 'ADMIN' as const } })
  ctx = { ...ctx, actor: { ...ctx.actor, platformRole: 'ADMIN' } }
  projectGroupId = (await seedProject(ctx)).projectGroupId
})
afterEach(async () => {
  for (const provider of providers.splice(0)) await provider.close()
})

/** A model of its own for one task, that answers from a list. */
async function withModel(task: AiTaskKind, answers: string[]): Promise<RunningProvider> {
  const provider = await startProvider(answers.map(parseAnswer))
  providers.push(provider)
  const scope = 'organization' as const
  // What an organization writes down is asked through the guarded way out, which refuses loopback.
  ctx = { ...ctx, models: { ...ctx.models, guardedFetch: fetch } }
  await setModelProvider(ctx, { scope, provider: 'openai-compatible', baseUrl: provider.url })
  const choice = {
    model: `openai-compatible/for-${task.replaceAll(' ', '-')}`,
    fallback: null,
    maxOutputTokens: null,
    effort: null,
  }
  await setModelChoice(ctx, { scope, task, choice })
  return provider
}

const tasks = aiTaskKindSchema.exclude(['rewrite prompt']).options

const calls: Record<Exclude<AiTaskKind, 'rewrite prompt'>, () => Promise<{ by: string; why: string | null }>> = {
  autorename: () => suggestName(ctx, { projectGroupId }),
  'autofix compile error rewrite': () => fixFile(ctx, { projectGroupId, path: page, text: 'BROKEN' }),
  'comment fixing': () =>
    fixComment(ctx, { projectGroupId, path: page, comment: 'too dark', firstLine: 1, lastLine: 1 }),
  'goal assistance question generation': () => askGoal(ctx, { projectGroupId, text: 'a shop' }),
  'autofix sql error rewrite': () =>
    fixSql(ctx, {
      projectGroupId,
      sql: 'select * from note',
      error: { code: '42P01', message: 'relation "note" does not exist' },
    }),
  'reset user database sql': () => resetSql(ctx, { projectGroupId, keep: '' }),
  'agent refactor file': () =>
    refactorFile(ctx, { projectGroupId, path: page, text: 'export default () => null\n\n\n' }),
  'generate description for golden designs': () => describeProject(ctx, { projectGroupId }),
}
const answers: Record<keyof typeof calls, string> = {
  autorename: '“Corner bakery”',
  'autofix compile error rewrite': '```jsx\nexport default () => 1\n```',
  'comment fixing': 'Make the background lighter. Change only this.',
  'goal assistance question generation': '[{"about":"Who","question":"Who buys?","options":["I","all"]}]',
  'autofix sql error rewrite': '```sql\nselect * from notes\n```',
  'reset user database sql': '```sql\ntruncate table notes\n```',
  'agent refactor file': '```jsx\nexport default () => 2\n```',
  'generate description for golden designs': 'A bakery that bakes.',
}

test.each(tasks)('%s is answered by rules without a model, and nothing is charged', async (task) => {
  expect(await calls[task]()).toMatchObject({ by: 'rules', why: null })
  expect((await getLedger(ctx, { limit: 10 })).entries).toEqual([])
})

test.each(tasks)('%s is answered by its own model, and stands in the ledger under its kind', async (task) => {
  const provider = await withModel(task, [answers[task]])
  const model = `openai-compatible/for-${task.replaceAll(' ', '-')}`
  expect(await calls[task]()).toMatchObject({ by: model, why: null })
  const { entries } = await getLedger(ctx, { limit: 10 })
  expect(entries).toMatchObject([{ task, kind: 'GENERATION_USAGE', state: 'settled', usage: [{ model }] }])
  expect(JSON.stringify(provider.requests)).toContain(`for-${task.replaceAll(' ', '-')}`)
})

test.each(tasks)(
  '%s is answered by rules with words where its provider fails, and nothing is charged',
  async (task) => {
    await withModel(task, ['---\nfault: 529\nfault: 529\nfault: 529\n---\nno'])
    const answer = await calls[task]()
    expect(answer.by).toBe('rules')
    expect(answer.why).toContain('The built-in rules answered instead.')
    expect((await getLedger(ctx, { limit: 10 })).entries).toEqual([])
  },
  60_000,
)

test('what a model wrote and does not compile is not offered; the rules try, and say so', async () => {
  await withModel('autofix compile error rewrite', ['```jsx\nBROKEN too\n```'])
  const answer = await fixFile(ctx, { projectGroupId, path: page, text: 'BROKEN' })
  expect(answer).toMatchObject({ by: 'rules', text: null })
  expect(answer.why).toContain('does not compile either')
})

test('a model cannot put a removal into mended SQL, nor change structure where rows were to go', async () => {
  await withModel('autofix sql error rewrite', ['```sql\ndrop table notes; select 1\n```'])
  const fixed = await calls['autofix sql error rewrite']()
  expect(fixed).toMatchObject({ by: 'rules', sql: 'select * from notes' })
  await withModel('reset user database sql', ['```sql\ndrop table notes\n```'])
  expect(await calls['reset user database sql']()).toMatchObject({
    by: 'rules',
    sql: 'truncate table notes restart identity;',
  })
})

test('the value of a secret variable is in no question', async () => {
  const secrets = { PAY_KEY: 'sk-very-secret-value' }
  ctx = { ...ctx, variables: { read: () => Promise.resolve(secrets) } }
  const provider = await withModel('agent refactor file', ['```js\nx\n```'])
  await refactorFile(ctx, { projectGroupId, path: page, text: "const key = 'sk-very-secret-value'\n" })
  expect(JSON.stringify(provider.requests)).toContain('[PAY_KEY]')
  expect(JSON.stringify(provider.requests)).not.toContain('sk-very-secret-value')
})

test('a budget that is used up is no reason to wait: rules answer, and no model is asked', async () => {
  const provider = await withModel('autorename', ['A', 'B'])
  await setBudget(ctx, { monthly: 1_000 })
  const priced = {
    ...ctx.models.prices,
    rows: [
      { model: 'for-*', input: 100, cachedInput: 100, output: 100, asOf: '2026-01-01', source: 'operator' as const },
    ],
  }
  ctx = { ...ctx, models: { ...ctx.models, prices: priced } }
  await calls.autorename()
  expect(await calls.autorename()).toMatchObject({ by: 'rules', why: expect.stringContaining('budget of this month') })
  expect(provider.requests).toHaveLength(1)
})

test('who lets go ends the question', async () => {
  await withModel('autorename', ['---\nfault: stall\nfault: stall\n---\nA'])
  const controller = new AbortController()
  const asked = suggestName(ctx, { projectGroupId, signal: controller.signal })
  controller.abort(new Error('let go'))
  await expect(asked).rejects.toThrow()
})

test('the description is written into the layout as a new version, and read back', async () => {
  expect(await getDescription(ctx, { projectGroupId })).toEqual({ description: null })
  await saveDescription(ctx, { projectGroupId, description: "Fresh bread, and it's warm \\ daily" })
  expect(await getDescription(ctx, { projectGroupId })).toEqual({ description: "Fresh bread, and it's warm \\ daily" })
  await saveDescription(ctx, { projectGroupId, description: 'Bread' })
  expect(await getDescription(ctx, { projectGroupId })).toEqual({ description: 'Bread' })
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 1 })
  expect(revisions[0]).toMatchObject({ message: 'Described the app', number: 3 })
})

test('a stranger cannot tell that the project exists, and viewers change nothing', async () => {
  const stranger = await asStranger(ctx)
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  const mine = ctx
  for (const task of tasks) {
    ctx = stranger
    await expect(calls[task](), task).rejects.toMatchObject({ kind: 'not_found' })
  }
  ctx = viewer
  await expect(calls['agent refactor file']()).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(saveDescription(ctx, { projectGroupId, description: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await calls['comment fixing']()).toMatchObject({ by: 'rules' })
  ctx = mine
})

/** The parts of an engine that tasks use; another part is a mistake of the test and says so. */
function only<T extends object>(parts: Partial<T>): T {
  return new Proxy<T>(Object.assign(Object.create(null), parts), {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (part === undefined && name !== 'then') throw new Error(`This fake has no ${String(name)}.`)
      return part
    },
  })
}
