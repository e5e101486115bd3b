import { type ChatContext, createChatContext, seedProject } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { commitRevision } from './commit-revision.ts'
import { applyChanges, listFiles, readTree, saveFiles } from './index.ts'

let ctx: ChatContext

beforeAll(async () => {
  ctx = await createChatContext()
})

const page = 'export default function Page() {\n  return <p>Hello</p>\n}\n'

async function save(projectGroupId: string, path: string, content: string) {
  const { revisionId } = await readTree(ctx, projectGroupId)
  return saveFiles(ctx, { projectGroupId, baseRevisionId: revisionId, changes: [{ path, content }], message: '' })
}

test.each([
  'web/app/account/signin/page.jsx',
  'web/app/account/signup/page.tsx',
  'web/app/account/logout/page.jsx',
  'design/pages/colors.jsx',
  'design/components/button.jsx',
])('%s cannot be made by hand', async (path) => {
  const { projectGroupId } = await seedProject(ctx)

  await expect(save(projectGroupId, path, page)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'revisions.cannot_create',
    details: { path },
  })
  expect((await listFiles(ctx, { projectGroupId })).files.map((file) => file.path)).not.toContain(path)
})

test.each(['web/app/account/page.jsx', 'web/components/greeting.jsx', 'web/app/api/notes/route.js', 'web/lib/sum.js'])(
  '%s can be made by hand',
  async (path) => {
    const { projectGroupId } = await seedProject(ctx)

    const { revision } = await save(projectGroupId, path, page)

    expect(revision).toMatchObject({ number: 2, changeType: 'CODE_CHANGE', status: 'CREATED' })
  },
)

test('a page that is there already may be edited, whatever its type', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const path = 'web/app/account/signin/page.jsx'
  const head = await readTree(ctx, projectGroupId)
  await commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await applyChanges(ctx, head.tree, [{ path, content: page }]),
    origin: 'ITERATION',
    changeType: 'CHAT',
    status: 'VALID',
    message: 'Made a sign-in page',
    authorId: ctx.actor.userId,
    generationId: null,
  })

  const { revision } = await save(projectGroupId, path, page.replace('Hello', 'Welcome'))

  expect(revision.number).toBe(3)
})
