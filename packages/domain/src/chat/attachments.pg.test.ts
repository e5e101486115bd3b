// Files that go with a message: what is taken, who may have them, and what a run's model gets of them.
import { createChatContext, createScriptedAgent, asStranger, seedProject, type ChatContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { generationJobKind, readAttachment, receiveAttachment, runGeneration, sendMessage } from './index.ts'

let ctx: ChatContext
beforeAll(async () => {
  ctx = await createChatContext()
})

const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
const textOf = (text: string) => new Uint8Array(Buffer.from(text))

async function attach(projectGroupId: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
  return receiveAttachment(ctx, { projectGroupId, name, claimedType: null, bytes })
}

test('a file is taken by what it is, not by its name', async () => {
  const { projectGroupId } = await seedProject(ctx)

  expect(await attach(projectGroupId, 'hero.txt', png)).toMatchObject({ name: 'hero.txt', mediaType: 'image/png' })
  expect(await attach(projectGroupId, 'guests.csv', textOf('name,seats\nAda,2\n'))).toMatchObject({
    mediaType: 'text/csv',
    size: 17,
  })
  const program = attach(projectGroupId, 'hero.png', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]))
  await expect(program).rejects.toMatchObject({ code: 'chat.attachment_type' })
  const archive = attach(projectGroupId, 'all.csv', new Uint8Array(Buffer.from('504b030414000000', 'hex')))
  await expect(archive).rejects.toMatchObject({ code: 'chat.attachment_type' })
  await expect(attach(projectGroupId, 'empty.txt', textOf(''))).rejects.toMatchObject({ kind: 'invalid' })
  const large = attach(projectGroupId, 'large.txt', new Uint8Array(10 * 1_048_576 + 1))
  await expect(large).rejects.toMatchObject({ code: 'chat.attachments_too_large' })
})

test("a stranger gets no file, and another project's file goes with no message", async () => {
  const mine = await seedProject(ctx)
  const other = await seedProject(ctx)
  const { id } = await attach(mine.projectGroupId, 'hero.png', png)
  const stranger = await asStranger(ctx)

  expect((await readAttachment(ctx, { ...mine, id })).bytes).toEqual(png)
  await expect(readAttachment(stranger, { ...mine, id })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(readAttachment(ctx, { ...other, id })).rejects.toMatchObject({ kind: 'not_found' })
  const sent = sendMessage(ctx, {
    projectGroupId: other.projectGroupId,
    text: 'Use it',
    clientId: crypto.randomUUID(),
    attachmentIds: [id],
  })
  await expect(sent).rejects.toMatchObject({ code: 'chat.attachment_missing' })
})

test('a picture that was attached may stand in the app, under its address', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { id } = await attach(projectGroupId, 'hero.png', png)
  const url = `${ctx.addresses.userContentOrigin}/${id}/`
  const content = `export default function Page() {\n  return <img src="${url}" alt="Bread" />\n}\n`
  const agent = createScriptedAgent([
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content } }] },
    { text: 'Done.' },
  ])
  const message = await sendMessage(ctx, {
    projectGroupId,
    text: 'Use this picture as the hero',
    clientId: crypto.randomUUID(),
    attachmentIds: [id],
  })
  const steps = new Map<string, unknown>()
  await runGeneration(ctx, agent, {
    job: { ...message.generation, kind: generationJobKind, ...ctx.actor, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps,
    saveStep: (key, output) => Promise.resolve(void steps.set(key, output)),
    isCancelled: () => false,
  })

  expect(steps.get('tool:1:0')).toMatchObject({ isError: false, isChange: true })
})

test('what was attached stands at the message, reaches the model before the request, and is named in what follows', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const picture = await attach(projectGroupId, 'hero.png', png)
  const rows = await attach(projectGroupId, 'guests.csv', textOf('name,seats\nAda,2\n'))
  const agent = createScriptedAgent([{ text: 'I see.' }])
  ctx.queue.work(generationJobKind, (run) => runGeneration(ctx, agent, run))
  const send = (text: string, attachmentIds: string[] = []) =>
    sendMessage(ctx, { projectGroupId, text, clientId: crypto.randomUUID(), attachmentIds })

  const message = await send('What is this?', [picture.id, rows.id])
  expect(message.attachments).toEqual([picture, rows])
  await expect.poll(() => agent.model.prompts.length, { timeout: 30_000 }).toBe(1)
  await send('And now?')
  await expect.poll(() => agent.model.prompts.length, { timeout: 30_000 }).toBe(2)

  const request = agent.model.prompts[0]?.at(-1)
  expect(request?.content.at(-1)).toEqual({ type: 'text', text: 'What is this?' })
  const words = JSON.stringify(request?.content)
  expect(words).toContain('name,seats\\nAda,2')
  // The scripted model cannot see, and is told so.
  expect(words).toContain(`user-content.localhost:3000/${picture.id}/`)
  expect(words).toContain('You cannot see it')
  expect(words).not.toContain(Buffer.from(png).toString('base64'))
  expect(JSON.stringify(agent.model.prompts[1])).toContain(`(Attached: hero.png, image/png, at http://`)
})
