import { beforeAll, expect, test } from 'vitest'

import { type ComposedApp, startWorkshop } from '../fixtures/composed-app.ts'
import { migrate } from '../edit/migrate.ts'
import { readBuild } from '../understand/read-build.ts'
import { readEdit } from '../understand/edits/read-edit.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function build(sentence: string): Promise<ComposedApp> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

async function order(app: ComposedApp, quantity: number): Promise<string> {
  const details = { name: 'Ana', street: 'Quay 3', town: 'Ghent', e_mail: 'ana@example.com' }
  const [{ id } = { id: 0 }] = await app.query("select id from marbled_papers where name = 'Peacock sheet'")
  const answer = await app.send('/api/orders', { ...details, lines: [{ id, quantity }] })
  expect(answer.status).toBe(201)
  return (await answer.json()).code
}

test('sending is added to an order, and not to one that is worth enough', async () => {
  const app = await build(
    'Webshop for marbled paper. Peacock sheet costs 14.00 €, Stone sheet 11.00 €. Shipping is 4.90 €, but free from 40 € on. Ordering needs name, street, town and e-mail.',
  )
  const [small, large] = [await order(app, 1), await order(app, 3)]

  expect(
    await app.query('select shipping::float8 as shipping, total::float8 as total from orders order by id'),
  ).toEqual([
    { shipping: 4.9, total: 18.9 },
    { shipping: 0, total: 42 },
  ])
  expect(await (await app.ask(`/orders/${small}`)).text()).toContain('€4.90')
  expect(await (await app.ask(`/orders/${large}`)).text()).toContain('Free')
})

test('every order pays for sending where no limit was said', async () => {
  const app = await build(
    'Webshop for marbled paper. Peacock sheet costs 14.00 €, Stone sheet 11.00 €. Shipping is 4.90 €. Ordering needs name, street, town and e-mail.',
  )
  await order(app, 3)

  expect(await app.query('select total::float8 as total from orders')).toEqual([{ total: 46.9 }])
})

test('where nothing is said of sending, nothing is added and nothing kept', async () => {
  const app = await build(
    'Webshop for marbled paper. Peacock sheet costs 14.00 €, Stone sheet 11.00 €. Ordering needs name, street, town and e-mail.',
  )
  await order(app, 1)

  expect(await app.query('select * from orders')).toMatchObject([{ total: '14.00' }])
  expect(Object.keys(app.files)).not.toContain('web/components/shipping.jsx')
})

test('a shop that anybody could change is closed by a sentence', async () => {
  const reading = readBuild('Online shop for tea')
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = readEdit('only I may change it', reading.brief)
  const app = await openApp(brief)
  await app.query(
    "insert into user_accounts (id, email, name, created_at) values ('ana', 'ana@example.com', 'Ana', '2026-01-01')",
  )
  const ana = { id: 'ana', name: 'Ana' }
  const product = { name: 'Assam', price: 7 }

  expect((await app.load('/orders')).status).not.toBe(200)
  expect((await app.load('/orders', ana)).status).toBe(200)
  expect((await app.send('/api/products', product)).status).toBe(401)
  expect((await app.send('/api/products', product, { person: ana })).status).toBe(201)
})

test('a code takes its percent off what an order is worth, and an unknown one none', async () => {
  const app = await build(
    'Webshop for marbled paper. Peacock sheet costs 14.00 €, Stone sheet 11.00 €. Shipping is 4.90 €. Discount code FOLIO10 for 10 % off. Ordering needs name, street, town and e-mail.',
  )
  const [{ id } = { id: 0 }] = await app.query("select id from marbled_papers where name = 'Peacock sheet'")
  const details = {
    name: 'Ana',
    street: 'Quay 3',
    town: 'Ghent',
    e_mail: 'ana@example.com',
    lines: [{ id, quantity: 2 }],
  }
  const known = await app.send('/api/discounts', { code: 'folio10' })
  expect([known.status, await known.json()]).toEqual([200, { code: 'FOLIO10', percent: 10 }])
  expect((await app.send('/api/discounts', { code: 'OTHER' })).status).toBe(404)
  expect((await app.send('/api/orders', { ...details, discount_code: 'OTHER' })).status).toBe(422)
  const answer = await app.send('/api/orders', { ...details, discount_code: 'folio10' })
  expect(answer.status).toBe(201)
  await order(app, 1)

  expect(
    await app.query(
      'select discount_code, discount::float8 as discount, total::float8 as total from orders order by id',
    ),
  ).toEqual([
    { discount_code: 'FOLIO10', discount: 2.8, total: 30.1 },
    { discount_code: '', discount: 0, total: 18.9 },
  ])
  const { code } = await answer.json()
  expect(await (await app.ask(`/orders/${code}`)).text()).toContain('Discount FOLIO10')
  expect(JSON.stringify(app.files['web/app/checkout/page.jsx'])).not.toContain('FOLIO10')
})

test('what later messages add to an order has its columns', async () => {
  const reading = readBuild(
    'Webshop for marbled paper. Peacock sheet costs 14.00 €, Stone sheet 11.00 €. Ordering needs name, street, town and e-mail.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const first = readEdit('shipping costs 4.90', reading.brief).brief
  const { brief } = readEdit('add a discount code FOLIO10 for 10 percent off', first)
  expect(migrate(reading.brief, brief).match(/add column if not exists \w+/g)).toEqual([
    'add column if not exists shipping',
    'add column if not exists discount_code',
    'add column if not exists discount',
  ])
})
