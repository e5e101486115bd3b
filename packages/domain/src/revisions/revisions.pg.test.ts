import { asStranger, createTestContext, seedProject } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import {
  applyChanges,
  commitRevision,
  compareRevisions,
  getFile,
  listFiles,
  listRevisions,
  mergeOntoHead,
  readFiles,
  readTree,
  restoreRevision,
  undoRevision,
} from './index.ts'

let ctx: Awaited<ReturnType<typeof createTestContext>>

beforeAll(async () => {
  ctx = await createTestContext()
})

async function write(
  projectGroupId: string,
  path: string,
  content: string | null,
  options: { on?: string; generationId?: string } = {},
) {
  const head = await readTree(ctx, projectGroupId)
  return commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: options.on ?? head.revisionId,
    tree: await applyChanges(ctx, head.tree, [{ path, content }]),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: `Wrote ${path}`,
    authorId: ctx.actor.userId,
    generationId: options.generationId ?? null,
  })
}

test('a change makes a numbered revision and counts its lines', async () => {
  const { projectGroupId } = await seedProject(ctx)

  const revision = await write(projectGroupId, 'web/lib/list.js', 'one\ntwo\n')

  expect(revision).toMatchObject({ number: 2, added: 2, removed: 0, authorName: 'Test person' })
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 50 })
  expect(revisions.map((each) => each.number)).toEqual([2, 1])
  expect((await getFile(ctx, { projectGroupId, path: 'web/lib/list.js' })).content).toBe('one\ntwo\n')
  expect((await listFiles(ctx, { projectGroupId })).files[0]?.moduleType).toBe('PAGE')
})

test('two writers on one head never overwrite each other', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)

  const attempts = await Promise.allSettled([
    write(projectGroupId, 'web/lib/a.js', 'a', { on: headRevisionId }),
    write(projectGroupId, 'web/lib/b.js', 'b', { on: headRevisionId }),
  ])

  expect(attempts.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = attempts.find((each) => each.status === 'rejected')
  expect(lost?.reason).toMatchObject({ kind: 'conflict', code: 'revisions.head_moved' })
  expect((await readTree(ctx, projectGroupId)).number).toBe(2)
})

test('a run commits once, however often it is resumed', async () => {
  const { projectGroupId } = await seedProject(ctx)

  const first = await write(projectGroupId, 'web/lib/a.js', 'a', { generationId: 'generation1' })
  const again = await write(projectGroupId, 'web/lib/a.js', 'a again', { generationId: 'generation1' })

  expect(again.id).toBe(first.id)
  expect((await getFile(ctx, { projectGroupId, path: 'web/lib/a.js' })).content).toBe('a')
})

test('restoring adds a version; undoing twice brings the change back', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  await write(projectGroupId, 'web/lib/a.js', 'a')

  const restored = await restoreRevision(ctx, { projectGroupId, revisionId: headRevisionId })
  expect(restored).toMatchObject({ number: 3, changeType: 'RESTORE', message: 'Back to version 1' })
  await expect(getFile(ctx, { projectGroupId, path: 'web/lib/a.js' })).rejects.toMatchObject({
    code: 'revisions.file_not_found',
  })

  await undoRevision(ctx, { projectGroupId })
  expect((await getFile(ctx, { projectGroupId, path: 'web/lib/a.js' })).content).toBe('a')
})

test('there is nothing to undo on the first version', async () => {
  const { projectGroupId } = await seedProject(ctx)

  await expect(undoRevision(ctx, { projectGroupId })).rejects.toMatchObject({ code: 'revisions.nothing_to_undo' })
})

test('comparing shows what came, went and changed', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  await write(projectGroupId, 'web/lib/a.js', 'a')
  const last = await write(projectGroupId, 'web/app/page.jsx', null)

  const { files } = await compareRevisions(ctx, { projectGroupId, fromId: headRevisionId, toId: last.id })

  expect(files).toEqual([
    { path: 'web/app/page.jsx', before: 'export default () => null\n', after: null },
    { path: 'web/lib/a.js', before: null, after: 'a' },
  ])
})

test('a stranger reads no version, no file and no list', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  const stranger = await asStranger(ctx)

  const attempts = await Promise.allSettled([
    listRevisions(stranger, { projectGroupId, limit: 10 }),
    listFiles(stranger, { projectGroupId }),
    getFile(stranger, { projectGroupId, path: 'web/app/page.jsx' }),
    restoreRevision(stranger, { projectGroupId, revisionId: headRevisionId }),
    undoRevision(stranger, { projectGroupId }),
    compareRevisions(stranger, { projectGroupId, fromId: headRevisionId, toId: headRevisionId }),
  ])

  for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason: { kind: 'not_found' } })
})

test('a revision of another project is not found through this one', async () => {
  const mine = await seedProject(ctx)
  const other = await seedProject(ctx)

  await expect(
    restoreRevision(ctx, { projectGroupId: mine.projectGroupId, revisionId: other.headRevisionId }),
  ).rejects.toMatchObject({ kind: 'not_found' })
})

test('a run and a person who changed different lines of a file both keep their change', async () => {
  const tree = async (text: string) => applyChanges(ctx, {}, [{ path: 'web/lib/a.js', content: text }])
  const base = await tree('one\ntwo\nthree\nfour\nfive\n')
  const mine = await tree('ONE\ntwo\nthree\nfour\nfive\n')
  const head = await tree('one\ntwo\nthree\nfour\nFIVE\n')

  const merged = await mergeOntoHead(ctx, { base, mine, head })

  expect(merged.conflicts).toEqual([])
  expect(await readFiles(ctx, merged.tree)).toEqual({ 'web/lib/a.js': 'ONE\ntwo\nthree\nfour\nFIVE\n' })
})

test('where both changed the same line, what the person saved stays and the path is reported', async () => {
  const tree = async (text: string) => applyChanges(ctx, {}, [{ path: 'web/lib/a.js', content: text }])
  const [base, mine, head] = await Promise.all([tree('one\n'), tree('run\n'), tree('person\n')])

  const merged = await mergeOntoHead(ctx, { base, mine, head })

  expect(merged.conflicts).toEqual(['web/lib/a.js'])
  expect(await readFiles(ctx, merged.tree)).toEqual({ 'web/lib/a.js': 'person\n' })
})
