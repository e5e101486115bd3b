// Sessions follow what people and builds write; the compiler is the real one.
import { newId } from '@joinery/contract/ids'
import { draft } from '@joinery/data/schema'
import { asStranger, createInstallation, notesApp, seedProject, type TestInstallation } from '@joinery/testkit'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { storeFiles } from '../revisions/index.ts'
import { createPreviewSessions, openPreview } from './index.ts'

let ctx: TestInstallation

beforeAll(async () => {
  ctx = await createInstallation()
}, 120_000)

async function seedTarget() {
  const { projectGroupId } = await seedProject(ctx)
  return { projectGroupId, revisionId: null }
}

async function shown(projectGroupId: string): Promise<string> {
  const { session } = await ctx.previews.open({ projectGroupId, revisionId: null })
  return (await session.renderDocument({ pathname: '/', page: null, builderOrigin: 'http://localhost:3000' })).html
}

test('the draft of a running build wins over the head until it is gone', async () => {
  const { projectGroupId } = await seedTarget()
  expect(await shown(projectGroupId)).not.toContain('In the making')

  const tree = await storeFiles(ctx, notesApp('In the making'))
  await ctx.db.insert(draft).values({ projectGroupId, generationId: newId(), tree })
  ctx.facts.emit(projectGroupId, 'preview')
  expect(await shown(projectGroupId)).toContain('In the making')

  await ctx.db.delete(draft).where(eq(draft.projectGroupId, projectGroupId))
  ctx.facts.emit(projectGroupId, 'preview')
  expect(await shown(projectGroupId)).not.toContain('In the making')
})

test('viewers of one project share a session, and what nobody looks at makes room', async () => {
  const sessions = createPreviewSessions(ctx, { maxIdle: 2 })
  const [watched, idle, ...newer] = [await seedTarget(), await seedTarget(), await seedTarget(), await seedTarget()]
  const first = await sessions.open(watched)
  const release = first.hold()
  const second = await sessions.open(idle)
  expect((await sessions.open(watched)).session).toBe(first.session)
  for (const target of newer) await sessions.open(target)

  expect((await sessions.open(watched)).session).toBe(first.session)
  expect((await sessions.open(idle)).session).not.toBe(second.session)
  release()
  sessions.close()
})

test('the builder is told the address, the routes and what does not compile', async () => {
  const { projectGroupId } = await seedTarget()
  const tree = await storeFiles(ctx, { ...notesApp(), 'web/app/notes/page.jsx': 'export default function Notes( {\n' })
  await ctx.db.insert(draft).values({ projectGroupId, generationId: newId(), tree })
  const preview = await openPreview(ctx, { projectGroupId })
  expect(preview.url).toMatch(/^http:\/\/preview-[0-9a-f]{32}\.localhost:3000$/)
  expect(preview.routes.map((route) => route.path)).toContain('/')
  expect(preview.diagnostics).toMatchObject([{ severity: 'error', file: 'web/app/notes/page.jsx' }])
})

test('a version of another project and another organization’s project are not there', async () => {
  const { projectGroupId } = await seedTarget()
  const other = await seedProject(ctx)
  const mixed = openPreview(ctx, { projectGroupId, revisionId: other.headRevisionId })
  await expect(mixed).rejects.toMatchObject({ kind: 'not_found' })
  const stranger = openPreview(await asStranger(ctx), { projectGroupId })
  await expect(stranger).rejects.toMatchObject({ kind: 'not_found' })
})
