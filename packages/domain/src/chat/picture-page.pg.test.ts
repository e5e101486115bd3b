// Looks at pages by runs and by people: the app is really built, copied and opened; what a browser would see is played.
import { newId } from '@joinery/contract/ids'
import { openCheckDoor } from '@joinery/host'
import { type AppUnderTest, createFakeJudge, type LookOptions, type SeenPage } from '@joinery/judge'
import {
  asStranger,
  createInstallation,
  notesApp,
  notesSchema,
  seedProject,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { createJudging, lookAtPage } from '../checks/index.ts'
import { picturePage, readAttachment } from './index.ts'
import { createTurnHost } from './turn-host.ts'

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
const never = new AbortController().signal
const faults: unknown[] = []
let look: (app: AppUnderTest, options: LookOptions) => Promise<Partial<SeenPage>> = () => Promise.resolve({})
let ctx: TestInstallation

beforeAll(async () => {
  const judge = createFakeJudge(
    () => Promise.resolve({ results: [], learned: [] }),
    (app, options) => look(app, options),
  )
  ctx = await createInstallation({ openCheckDoor, judge, onFault: (error) => faults.push(error) })
}, 120_000)

async function seedNotes(): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  const sql = `${notesSchema}; insert into notes (title) values ('Rye')`
  expect(await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })).toMatchObject({ ok: true })
  return projectGroupId
}

const at = { path: '/', width: 360, signal: never }

test('a look opens the app on a copy of its rows, and nothing of it stays', async () => {
  const projectGroupId = await seedNotes()
  let rows = 0
  look = async (app, { path, width }) => {
    rows = (await app.data?.rows('notes', 10))?.total ?? 0
    return { title: `${path} ${width} ${app.routes.length > 0}` }
  }
  const stages: string[] = []

  const seen = await lookAtPage(ctx, {
    ...at,
    projectGroupId,
    files: notesApp(),
    onStage: (words) => void stages.push(words),
  })

  expect(seen).toMatchObject({ isSeen: true, page: { title: '/ 360 true' } })
  expect(rows).toBe(1)
  expect(stages).toEqual(['Building it …', 'Copying its data …', 'Opening it in a browser …'])
  const left = await ctx.database.pool.query("select 1 from app_database where copy_id <> ''")
  expect(left.rows).toEqual([])
})

test('a run gets the picture by its hash, and the same bytes again', async () => {
  const projectGroupId = await seedNotes()
  look = () => Promise.resolve({ picture: { bytes: jpeg, width: 360, height: 800 } })
  const host = createTurnHost(ctx, { projectGroupId, generationId: newId() })

  const looked = await host.look({ ...at, files: notesApp(), onProgress: () => undefined })

  const picture = looked.isSeen ? looked.sight.picture : null
  expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 360, height: 800 })
  expect(Buffer.from((await host.readPicture(picture?.hash ?? '')) ?? [])).toEqual(jpeg)
  expect(await host.readPicture('a'.repeat(64))).toBeNull()
})

test('what does not build, and an installation without a browser, are told in words', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const files = { ...notesApp(), 'web/app/page.jsx': 'export default () => <h1>' }
  const reason = 'Looks need Chromium.'
  const judging = createJudging({
    open: () => Promise.resolve({ judge: null, reason }),
    atOnce: 1,
    onFault: (error) => faults.push(error),
  })

  const broken = await lookAtPage(ctx, { ...at, projectGroupId, files })
  const bare = await lookAtPage({ ...ctx, judging }, { ...at, projectGroupId, files: notesApp() })

  expect(broken).toMatchObject({ isSeen: false, reason: expect.stringContaining('does not build') })
  expect(bare).toEqual({ isSeen: false, reason })
})

test('a fault of ours is reported and told as such; a stop is a stop', async () => {
  const projectGroupId = await seedNotes()
  look = () => Promise.reject(new Error('our own fault'))
  const stopped = new AbortController()
  stopped.abort(new Error('stopped'))

  const seen = await lookAtPage(ctx, { ...at, projectGroupId, files: notesApp() })
  const stopping = lookAtPage(ctx, { ...at, projectGroupId, files: notesApp(), signal: stopped.signal })

  expect(seen).toMatchObject({ isSeen: false, reason: expect.stringContaining('fault on our side') })
  expect(faults).toHaveLength(1)
  await expect(stopping).rejects.toThrow('stopped')
})

test('a person takes a picture of a page of the preview and has it as a file', async () => {
  const projectGroupId = await seedNotes()
  look = () => Promise.resolve({ path: '/sign-in', picture: { bytes: jpeg, width: 360, height: 800 } })

  const taken = await picturePage(ctx, { ...at, projectGroupId, path: '/notes/7?tab=1' })

  expect(taken).toMatchObject({ attachment: { name: 'notes-7-360.jpg', mediaType: 'image/jpeg' }, path: '/sign-in' })
  const kept = await readAttachment(ctx, { projectGroupId, id: taken.attachment.id })
  expect(Buffer.from(kept.bytes)).toEqual(jpeg)
})

test('without a picture the person hears why, and nobody else takes one', async () => {
  const projectGroupId = await seedNotes()
  look = () => Promise.resolve({ noPictureBecause: 'secret' })
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }

  const secret = picturePage(ctx, { ...at, projectGroupId })
  await expect(secret).rejects.toMatchObject({ kind: 'unavailable', code: 'chat.picture_missing' })
  await expect(picturePage(viewer, { ...at, projectGroupId })).rejects.toMatchObject({ kind: 'forbidden' })
  const stranger = picturePage(await asStranger(ctx), { ...at, projectGroupId })
  await expect(stranger).rejects.toMatchObject({ kind: 'not_found', code: 'projects.not_found' })
})
