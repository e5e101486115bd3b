import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const ana = { id: 'ana', name: 'Ana' }

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  const app = await openApp(reading.brief)
  return { app, brief: reading.brief }
}

test('anybody leaves their details, and whoever looks after the page notes how far each is', async () => {
  const { app } = await build(
    'Lead form for a language school "Lingua Harbour". Ask: name, e-mail, level (beginner / some). Show all leads on a password protected page with a status new/contacted/enrolled.',
  )
  const sent = { name: 'Mungo', e_mail: 'mungo@example.com', level: 'Some', status: 'Enrolled' }
  expect((await app.send('/api/leads', sent)).status).toBe(201)
  const [lead] = await app.query('select id, status from leads')
  expect(lead).toMatchObject({ status: 'New' })
  expect(await (await app.ask('/')).text()).not.toMatch(/Contacted|Sign up/)

  await app.query("insert into user_accounts (id, email) values ('ana', 'ana@example.com')")
  const path = `/api/leads/${String(lead?.['id'])}`
  expect((await app.load('/leads')).status).toBe(302)
  expect((await app.send(path, { status: 'Contacted' }, { method: 'PATCH' })).status).toBe(401)
  expect((await app.send(path, { status: 'Lost' }, { method: 'PATCH', person: ana })).status).toBe(422)
  expect((await app.send(path, { status: 'Contacted' }, { method: 'PATCH', person: ana })).status).toBe(200)
  expect((await app.load('/leads', ana)).data).toMatchObject({ leads: [{ name: 'Mungo', status: 'Contacted' }] })
  expect(JSON.stringify((await app.load('/admin', ana)).data)).toContain('Mungo')
  expect((await app.ask(path, { method: 'DELETE' }, ana)).status).toBe(200)
})

test('registrations are read one by one, and a survey without names is counted', async () => {
  const camp = await build(
    'Registration for a summer camp, in steps. Step one the child: name, birthday. Step two the parent: phone. Before sending, a summary of everything. We see the registrations in a table.',
  )
  expect(camp.brief).toMatchObject({ access: 'open', entity: { singular: 'registration' } })
  expect(camp.app.files['web/components/registration-form.jsx']).toContain('<Summary values={summary} />')
  await camp.app.send('/api/registrations', { name: 'Leopold', birthday: '2022-06-01', phone: '555 01 55' })
  expect((await camp.app.load('/registrations')).data).toMatchObject({ registrations: [{ birthday: '2022-06-01' }] })

  const mood = await build(
    'Anonymous mood survey. How was your shift? (great, ok, awful) / What would have helped? Results only for logged in managers',
  )
  expect(mood.brief.access).toBe('admin')
  expect((await mood.app.load('/results')).status).toBe(302)
  expect(
    (await build('A survey about the bus: how often do you ride (daily, weekly), anything else?')).brief.access,
  ).toBe('open')
})

test('what visitors write beside the records is the owner’s to read, and the records stay everybody’s to change', async () => {
  const { app, brief } = await build('Website for a luthier with a list of instruments (name, year) and a contact form')
  expect(brief).toMatchObject({ access: 'open', isInboxKept: true })
  const sent = { name: 'Mungo', email: 'mungo@example.com', message: 'Is the lute still there?' }
  expect((await app.send('/api/messages', sent)).status).toBe(201)
  expect((await app.send('/api/instruments', { name: 'Lute', year: 1990 })).status).toBe(201)
  const [message] = await app.query('select id from messages')

  await app.query("insert into user_accounts (id, email) values ('ana', 'ana@example.com'), ('bo', 'bo@example.com')")
  const path = `/api/messages/${String(message?.['id'])}`
  expect((await app.load('/admin')).status).toBe(302)
  expect((await app.load('/admin', { id: 'bo', name: 'Bo' })).status).toBe(404)
  expect((await app.ask(path, { method: 'DELETE' })).status).toBe(401)
  expect(JSON.stringify((await app.load('/admin', ana)).data)).toContain('Is the lute still there?')
  expect(await (await app.ask('/')).text()).toContain('href="/admin"')
})

test('without a door nobody keeps what is sent, and it is no page', async () => {
  const { brief } = await build('Website for a luthier with a list of instruments and a contact form, no login at all')
  expect(brief).toMatchObject({ access: 'open', isInboxKept: false, isInboxShown: false })
})

test('who leaves a question out is told which one', async () => {
  const { app } = await build(
    'A survey about the ferry: how often do you ride (daily, weekly), what is best (deck, bar)? All questions must be answered.',
  )
  const empty = await app.send('/api/responses', {})
  expect(empty.status).toBe(422)
  expect(JSON.stringify(await empty.json())).toContain('Fill in the answer to “What is best?”.')
})

test('what belongs to something else is added from the first page as well', async () => {
  const { app } = await build('Clients with name and phone. Each client has invoices with number, amount and date.')
  expect(app.files['web/app/layout.jsx']).toMatch(/pathname === '\/' &&[^]*Add an invoice/)
})

test('a list tells how many are on it, and takes nobody twice', async () => {
  const { app } = await build(
    'Landing page for a shared wood oven. People leave their e-mail, button "I am in". Beside it "0 of 40 bakers", one more with each that joins. An address that is in already gets "You are on the list" and isn\'t counted again. Only I see who is in.',
  )
  const [file = ''] = Object.keys(app.files).filter((path) => path.startsWith('web/components/send-'))
  expect(app.files[file]).toContain('${count} of 40 bakers')
  const path = /fetch\('([^']+)'\)/.exec(app.files[file] ?? '')?.[1] ?? ''
  const field = /errors: \{ (\w+): 'You are on the list' \}/.exec(app.files[`web/app${path}/route.js`] ?? '')?.[1] ?? ''
  expect((await app.send(path, { [field]: 'leo@example.com' })).status).toBe(201)
  const again = await app.send(path, { [field]: 'Leo@Example.com' })
  expect([again.status, await again.json()]).toEqual([409, { errors: { [field]: 'You are on the list' } }])
  expect(await (await app.ask(path)).json()).toEqual({ count: 1 })
})
