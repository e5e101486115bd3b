// Files of messages over HTTP: who may put them in and look at them, and what a browser is told about them.
import { attachmentPath, attachmentSchema, attachmentsPath } from '@joinery/contract/attachments'
import { newId } from '@joinery/contract/ids'
import { findActor } from '@joinery/domain/organizations'
import { createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { type Auth, createAuth, readSessionToken } from '../auth.ts'
import { createAttachmentRoutes } from './attachment-routes.ts'

const secret = 'a'.repeat(64)
const origin = 'http://localhost:3000'
let ctx: TestContext
let auth: Auth
let routes: ReturnType<typeof createAttachmentRoutes>

beforeAll(async () => {
  ctx = await createTestContext()
  auth = createAuth({ db: ctx.db, secret, origin, signUpRefusal: () => Promise.resolve(null) })
  routes = createAttachmentRoutes({ services: ctx, secret, origin })
})

async function signUp() {
  const body = JSON.stringify({ name: 'Test person', email: `${newId()}@example.test`, password: 'long enough 1' })
  const headers = { 'content-type': 'application/json', origin }
  const answer = await auth.handler(new Request(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body }))
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const actor = await findActor(ctx, readSessionToken(cookie, { secret, origin }) ?? '')
  if (actor === null) throw new Error(`not signed in: ${answer.status}`)
  return { cookie, own: { ...ctx, actor } }
}

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const png = bytesOf('89504e470d0a1a0a0000000d49484452', 'hex')

test('a member puts a picture in and sees it; markup is only ever downloaded', async () => {
  const { cookie, own } = await signUp()
  const { projectGroupId } = await seedProject(own)
  const put = (name: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = { cookie, origin }) =>
    routes.request(`${attachmentsPath(projectGroupId)}?name=${name}`, { method: 'POST', body, headers })

  const picture = attachmentSchema.parse(await (await put('hero.png', png)).json())
  expect(picture).toMatchObject({ name: 'hero.png', mediaType: 'image/png' })
  const shown = await routes.request(attachmentPath(projectGroupId, picture.id), { headers: { cookie } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png)

  const page = attachmentSchema.parse(await (await put('a.html', bytesOf('<!doctype html><p>Hi'))).json())
  const downloaded = await routes.request(attachmentPath(projectGroupId, page.id), { headers: { cookie } })
  expect(downloaded.headers.get('content-type')).toBe('application/octet-stream')
  expect(downloaded.headers.get('content-disposition')).toContain('attachment')

  expect((await put('big.txt', new Uint8Array(10 * 1_048_576 + 1))).status).toBe(413)
  expect((await put('a.exe', bytesOf('7f454c4600010203', 'hex'))).status).toBe(400)
  expect((await put('hero.png', png, { cookie, origin: 'http://evil.test' })).status).toBe(403)
  expect((await put('hero.png', png, { cookie })).status).toBe(403)
  expect((await put('hero.png', png, { origin })).status).toBe(401)

  const stranger = await signUp()
  expect((await put('hero.png', png, { cookie: stranger.cookie, origin })).status).toBe(404)
  const path = attachmentPath(projectGroupId, picture.id)
  expect((await routes.request(path, { headers: { cookie: stranger.cookie } })).status).toBe(404)
})
