import { beforeAll, expect, test } from 'vitest'

import { type ComposedApp, startWorkshop } from '../fixtures/composed-app.ts'
import { readBuild } from '../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const [ana, ben] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
]
const signUp =
  "insert into user_accounts (id, email, name, created_at) values ('ana', 'ana@example.com', 'Ana', '2026-01-01'), ('ben', 'ben@example.com', 'Ben', '2026-02-01')"

async function build(sentence: string): Promise<ComposedApp> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

async function page(app: ComposedApp, path: string): Promise<string> {
  const answer = await app.ask(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('visitors give stars, each once, and the average stands at the record', async () => {
  const app = await build('A recipe collection where visitors can rate the recipes and save favourites')
  await app.query('delete from ratings')
  const rate = (stars: number, visitor: string) => app.send('/api/recipes/2/stars', { stars, visitor })

  expect((await rate(5, 'one')).status).toBe(200)
  expect((await rate(2, 'two')).status).toBe(200)
  expect((await rate(3, 'one')).status).toBe(200)
  expect((await rate(9, 'one')).status).toBe(422)
  expect(await (await app.ask('/api/recipes/2')).json()).toMatchObject({ average_stars: 2.5, star_count: 2 })
  expect(await page(app, '/2')).toContain('2.5')
  expect(await page(app, '/favourites')).toContain('Nothing kept yet')
})

test('a like counts once for each visitor and can be taken back', async () => {
  const app = await build(
    'Feature request board: users add ideas (title, description), others upvote, most wanted first',
  )
  await app.query('delete from likes')
  const like = async (visitor: string, method = 'PUT') =>
    (await app.send('/api/ideas/2/like', { visitor }, { method })).json()

  expect(await like('one')).toEqual({ likes: 1 })
  expect(await like('one')).toEqual({ likes: 1 })
  expect(await like('two')).toEqual({ likes: 2 })
  expect(await like('one', 'DELETE')).toEqual({ likes: 1 })
  expect(await like('')).toHaveProperty('error')
  expect(await page(app, '/2')).toContain('Upvote')
  const list = await page(app, '/')
  // What is wanted most stands first.
  expect(list.indexOf('1 vote')).toBeGreaterThan(0)
  expect(list.indexOf('1 vote')).toBeLessThan(list.indexOf('0 votes'))
})

test('members vote as themselves', async () => {
  const app = await build(
    'Book club vote. Members suggest books (title, author), everyone signed in has one vote per book',
  )
  await app.query(`${signUp}; delete from likes`)
  const book = await (await app.send('/api/books', { title: 'Cold Harbour Girls' }, { person: ana })).json()
  const vote = (person?: typeof ana) =>
    app.send(`/api/books/${book.id}/like`, {}, { method: 'PUT', ...(person && { person }) })

  expect((await vote()).status).toBe(401)
  expect(await (await vote(ana)).json()).toEqual({ likes: 1 })
  expect(await (await vote(ben)).json()).toEqual({ likes: 2 })
})

test('who wrote a comment deletes it, and nobody else', async () => {
  const app = await build('A blog about tea with comments')
  const say = (body: unknown) => app.send('/api/posts/1/comments', body)
  const comment = await (await say({ comment: 'Lovely', visitor: 'one' })).json()

  expect(comment).toMatchObject({ author: 'Anonymous', body: 'Lovely' })
  expect((await say({ comment: ' ' })).status).toBe(422)
  expect(await page(app, '/1')).toContain('Lovely')
  const path = `/api/posts/1/comments/${comment.id}`
  expect((await app.send(path, { visitor: 'two' }, { method: 'DELETE' })).status).toBe(404)
  expect((await app.send(path, { visitor: 'one' }, { method: 'DELETE' })).status).toBe(200)
  expect(await page(app, '/1')).not.toContain('Lovely')
})

test('where people have accounts, they comment under their own name', async () => {
  const app = await build('A forum where only members can post, with replies')
  await app.query(signUp)
  const post = await (
    await app.send('/api/posts', { title: 'Frost tonight', message: 'Bring them in.' }, { person: ana })
  ).json()
  const path = `/api/posts/${post.id}/comments`

  expect((await app.send(path, { comment: 'Cover them' })).status).toBe(401)
  const reply = await (await app.send(path, { comment: 'Cover them', author: 'Ana' }, { person: ben })).json()
  expect(reply.author).toBe('Ben')
  expect((await app.ask(`${path}/${reply.id}`, { method: 'DELETE' }, ana)).status).toBe(404)
  expect((await app.load(`/${post.id}`, ben)).data).toMatchObject({ comments: [{ is_mine: true }] })
  expect((await app.load(`/${post.id}`)).data).toMatchObject({ comments: [{ is_mine: false }] })
})

test('a message is taken back by whoever wrote it', async () => {
  const app = await build(
    'Chat app for students: after signing up you create a room with a topic, others join it and write',
  )
  await app.query(signUp)
  const room = await (await app.send('/api/rooms', { room: 'Roman law' }, { person: ana })).json()
  const message = await (await app.send('/api/messages', { room: room.id, message: 'Oops' }, { person: ana })).json()
  const path = `/api/messages/${message.id}`

  expect((await app.load(`/?room=${room.id}`, ben)).data).toMatchObject({
    messages: [{ author: 'Ana', is_mine: false }],
  })
  expect((await app.load(`/?room=${room.id}`, ana)).data).toMatchObject({ messages: [{ is_mine: true }] })
  expect((await app.send(path, {}, { method: 'DELETE', person: ben })).status).toBe(404)
  expect((await app.send(path, {}, { method: 'DELETE', person: ana })).status).toBe(200)
  expect((await app.ask(`/api/messages?room=${room.id}`)).status).toBe(401)
})

test('guests leave feedback on the page where it is read, without a name if they like', async () => {
  const app = await build(
    'A place where guests leave feedback: name (optional), stars from 1 to 5, and what they liked',
  )
  const left = await (await app.send('/api/feedback', { name: '', stars: '4' })).json()

  expect(left).toMatchObject({ name: 'Anonymous', stars: 4 })
  expect(await page(app, '/')).toMatch(/<form.*>Send<.*Anonymous/s)
})

test('a vote moves to another option, and a poll counts it once', async () => {
  const app = await build('A poll asking "Which evening suits?" with options Monday, Tuesday and Friday')
  const vote = (option: number, before?: number) => app.send('/api/polls/1/votes', { option, before })

  expect(await (await vote(1)).json()).toMatchObject({ votes: 1 })
  expect(await (await vote(2, 1)).json()).toMatchObject({ votes: 1 })
  expect(await app.query('select sum(votes)::int as votes from evening_options')).toEqual([{ votes: 1 }])
})

test('everybody finds their own profile', async () => {
  const app = await build('Dating app for people with dogs. You make a profile (first name, age, town, about me)')
  await app.query(signUp)
  expect(await app.load('/my-profile', ana)).toMatchObject({ status: 302, redirect: '/new' })
  const profile = await (await app.send('/api/profiles', { first_name: 'Rosalind' }, { person: ana })).json()
  expect(await app.load('/my-profile', ana)).toMatchObject({ status: 302, redirect: `/${profile.id}` })
})

test('with accounts, what somebody keeps is theirs', async () => {
  const app = await build('A recipe site with sign-up, members can add recipes, rate them and save favourites')
  await app.query(signUp)
  expect((await app.ask('/api/favourites/3', { method: 'PUT' })).status).toBe(401)
  expect((await app.ask('/api/favourites/3', { method: 'PUT' }, ana)).status).toBe(200)

  expect(await (await app.ask('/api/favourites', {}, ana)).json()).toEqual([3])
  expect(await (await app.ask('/api/favourites', {}, ben)).json()).toEqual([])
})

test('days are ticked once and make a streak', async () => {
  const app = await build('Habit tracker with streaks')
  await app.query('delete from habit_days')
  const today = new Date().toISOString().slice(0, 10)
  const tick = (method: string, day: string) => app.ask(`/api/habits/1/days/${day}`, { method })

  expect((await tick('PUT', today)).status).toBe(200)
  expect((await tick('PUT', today)).status).toBe(200)
  expect((await tick('PUT', 'never')).status).toBe(404)
  expect(await (await app.ask('/api/habits/1')).json()).toMatchObject({ done_days: [today] })
  expect(await page(app, '/1')).toContain('One day in a row')
  await tick('DELETE', today)
  expect(await page(app, '/1')).toMatch(/0 days in a row.*Month before.*Mon/s)
})

test('nobody ticks the days of somebody else', async () => {
  const app = await build('Habit tracker with streaks and login, each user sees only their own habits')
  await app.query(signUp)
  const habit = await (await app.send('/api/habits', { name: 'Stretch' }, { person: ana })).json()
  const tick = (person: typeof ana) => app.ask(`/api/habits/${habit.id}/days/2026-05-01`, { method: 'PUT' }, person)

  expect((await tick(ben)).status).toBe(404)
  expect((await tick(ana)).status).toBe(200)
})

test('the calendar of bookings says what is booked', async () => {
  const app = await build('Room booking: rooms Attic, Barn and Cellar, with name, date and a calendar of all bookings')
  await app.query(`insert into bookings (name, room, date) values ('Ada', 'Attic', '2036-02-11')`)
  expect(await page(app, '/calendar?month=2036-02')).toMatch(/Ada[^]{0,20}Attic/)
  expect(await page(app, '/calendar?month=2036-01')).toMatch(/After this month[^]*Ada[^]{0,20}Attic/)
})

test('a calendar shows a month of what has a day, and leads to adding on a day', async () => {
  const app = await build('Club events with title, date, place and a calendar view')
  await app.query(
    "delete from club_events; insert into club_events (title, date) values ('Lantern walk', '2026-02-28')",
  )

  expect(await page(app, '/calendar?month=2026-02')).toMatch(/February 2026[^]*Lantern walk/)
  expect(await page(app, '/calendar?month=2026-03')).not.toContain('Lantern walk')
  expect(await page(app, '/calendar?month=2026-02')).toContain('/new?date=2026-02-01')
  expect(await page(app, '/new?date=2026-02-01')).toContain('value="2026-02-01"')
  expect(await page(app, '/calendar?month=13')).toContain('Calendar')
})

test('a map draws what has coordinates and leads to the streets', async () => {
  const app = await build('A map of cafés with name, address and wifi (yes/no)')
  expect(await page(app, '/map')).toMatch(/<circle[^]*openstreetmap\.org\/\?mlat=/)
  const [, table = ''] = /create table (\S+)/.exec(app.files['database/schema.sql'] ?? '') ?? []
  await app.query(`update ${table} set latitude = null`)
  expect(await page(app, '/map')).toContain('has coordinates yet')
})

test('a newsletter takes an address once', async () => {
  const app = await build('A blog about tea with comments and a newsletter sign-up')
  expect(await page(app, '/newsletter')).toContain('News by e-mail')
  expect((await app.send('/api/newsletter', { email: 'noor@example.com' })).status).toBe(201)
  expect((await app.send('/api/newsletter', { email: 'NOOR@example.com' })).status).toBe(201)
  expect((await app.send('/api/newsletter', { email: 'noor' })).status).toBe(422)
  expect(await app.query('select email from subscribers')).toEqual([{ email: 'noor@example.com' }])
})

test('a time that is taken is shown as taken and refused, whoever asks for it', async () => {
  const app = await build('A booking site for my bike repair shop where customers can book a repair')
  const booking = { name: 'Noor', email: 'noor@example.com', date: '2026-05-04', time: '10:00' }

  expect((await app.send('/api/bookings', booking)).status).toBe(201)
  expect((await app.send('/api/bookings', { ...booking, name: 'Jun' })).status).toBe(409)
  expect(await (await app.ask('/api/bookings/taken?date=2026-05-04')).json()).toEqual(['10:00'])
  expect(await (await app.ask('/api/bookings/taken?date=2026-05-05')).json()).toEqual([])
})

test('an order goes from new to sent, and its buyer sees it', async () => {
  const app = await build('Build me an online store for handmade candles, beige background, called Wick & Co')
  const order = { name: 'Noor', email: 'noor@example.com', address: 'Mill Lane 4', lines: [{ id: 1, quantity: 2 }] }
  const { code } = await (await app.send('/api/orders', order)).json()

  expect(await page(app, `/orders/${code}`)).toContain('pack it next')
  expect((await app.send(`/api/orders/${code}`, { status: 'lost' }, { method: 'PATCH' })).status).toBe(422)
  expect((await app.send(`/api/orders/${code}`, { status: 'sent' }, { method: 'PATCH' })).status).toBe(200)
  expect(await page(app, `/orders/${code}`)).toContain('on its way')
})

test('with an admin, nobody else sees who ordered', async () => {
  const app = await build('A shop for honey with a password protected admin area')
  await app.query(signUp)
  const order = { name: 'Noor', email: 'noor@example.com', address: 'Mill Lane 4', lines: [{ id: 1, quantity: 2 }] }
  const { code } = await (await app.send('/api/orders', order)).json()
  const send = (person?: typeof ana) =>
    app.send(`/api/orders/${code}`, { status: 'sent' }, { method: 'PATCH', ...(person && { person }) })

  expect((await app.load('/orders', ben)).status).toBe(404)
  expect((await app.load('/orders', ana)).status).toBe(200)
  expect((await send()).status).toBe(401)
  expect((await send(ben)).status).toBe(403)
  expect((await send(ana)).status).toBe(200)
})

test('a file is looked at before its lines are added, and says which of them do not fit', async () => {
  const app = await build('Expense tracker with charts and CSV export')
  const [, table = ''] = /create table (\S+)/.exec(app.files['database/schema.sql'] ?? '') ?? []
  const csv = await (await app.ask(`/api/${table}/csv`)).text()
  const [heading = '', first = ''] = csv.split('\r\n')
  const file = [heading, first, first.replace(/^[^,]*/, '')].join('\n')
  await app.query(`delete from ${table}`)

  const preview = await (await app.ask(`/api/${table}/csv?preview`, { method: 'POST', body: file })).json()
  expect(preview).toMatchObject({ count: 1, problems: [expect.stringMatching(/^Line 3: Fill in/)] })
  expect(await app.query(`select id from ${table}`)).toEqual([])
  const added = await (await app.ask(`/api/${table}/csv`, { method: 'POST', body: file })).json()
  expect(added).toEqual({ added: 1, left: 1 })
})

test('a list is narrowed by the tags that its records have', async () => {
  const app = await build('Bookmarks with title, link and tags, and dark mode')
  expect(await page(app, '/')).toMatch(/aria-label="Filter by tags"/)
})

test('how far a goal is comes from its own numbers', async () => {
  const app = await build('Savings goals with name, target amount, saved so far and a deadline')
  const [, table = ''] = /create table (\S+)/.exec(app.files['database/schema.sql'] ?? '') ?? []
  await app.query(`update ${table} set target_amount = 400, saved_so_far = 100`)
  expect(await page(app, '/1')).toMatch(/<progress[^>]*value="25"/)
})

test('where readers comment with just their name, members write and readers need no account', async () => {
  const app = await build(
    'A blog about tides. Writers sign up and sign in. Readers leave comments with just their name, no account.',
  )
  await app.query(signUp)
  const post = await (await app.send('/api/posts', { title: 'Spring tide', body: 'High.' }, { person: ana })).json()
  const comment = await app.send(`/api/posts/${post.id}/comments`, { comment: 'Wet feet', author: 'Ola' })
  expect((await comment.json()).author).toBe('Ola')
  expect((await app.send('/api/posts', { title: 'Mine', body: 'No.' })).status).toBe(401)
  expect(await page(app, '/')).toContain('One comment')
})
