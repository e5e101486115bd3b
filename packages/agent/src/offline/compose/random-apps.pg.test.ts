import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { type Brief, type Entity, type Field, fieldKinds, frames, partSchema, skeletons, styleNames } from '../brief.ts'
import { startWorkshop } from '../fixtures/composed-app.ts'
import { readBuild } from '../understand/read-build.ts'
import { capitalize } from '../understand/inflect.ts'
import { appSentences } from './app-sentences.ts'
import { quoteName } from './data/quote-sql.ts'
import { namesOf } from './roles.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const words = [
  'order',
  'select',
  'label',
  'width',
  'remark',
  'group',
  'user name',
  'status',
  'data',
  'key',
  'opening day',
  'zone',
]
const nouns = ['crate', 'order', 'fish', 'class', 'board game', 'user', 'item', 'leaf']

const fields = fc
  .uniqueArray(
    fc.record({ label: fc.constantFrom(...words), kind: fc.constantFrom(...fieldKinds), required: fc.boolean() }),
    {
      selector: ({ label }) => label,
      maxLength: 5,
    },
  )
  .map((drawn) => drawn.filter(({ kind }) => kind !== 'reference').map(toField))

function toField({ label, kind, required }: { label: string; kind: Field['kind']; required: boolean }): Field {
  return {
    name: label.replaceAll(' ', '_'),
    label: capitalize(label),
    kind,
    required: required && kind !== 'boolean',
    ...(kind === 'choice' && { options: ['low', "the owner's", 'high "top"'] }),
    ...(kind === 'rating' && { max: 7 }),
    ...(kind === 'number' && { unit: 'kg' }),
  }
}

const kinds = fc.uniqueArray(fc.record({ singular: fc.constantFrom(...nouns), fields, belongs: fc.boolean() }), {
  selector: ({ singular }) => singular,
  maxLength: 2,
})

/** What a sentence gives, with everything changed that later sentences could change. */
const briefs: fc.Arbitrary<Brief> = fc
  .record({
    sentence: fc.constantFrom(...appSentences),
    skeleton: fc.constantFrom(...skeletons),
    style: fc.constantFrom(...styleNames),
    frame: fc.constantFrom(...frames),
    access: fc.constantFrom('open' as const, 'members' as const, 'private' as const, 'admin' as const),
    parts: fc.subarray([...partSchema.options]),
    fields,
    kinds,
    isLinked: fc.boolean(),
  })
  .map(({ sentence, fields: added, kinds: others, isLinked, ...looks }) => {
    const reading = readBuild(sentence)
    if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
    const { brief } = reading
    // Some fronts know no accounts, and forms on the first page no parts of records.
    const isPlain = brief.front === 'list'
    const known = new Set([brief.entity.singular, ...brief.more.map(({ singular }) => singular)])
    const names = new Set(brief.fields.map(({ name }) => name))
    const fresh = others.filter(({ singular }) => !known.has(singular)).map((kind) => entityOf(kind, brief))
    if (!isPlain) return { ...brief, style: looks.style, frame: looks.frame }
    return {
      ...brief,
      ...looks,
      parts: looks.parts.filter((part) => part !== 'contact'),
      fields: [...brief.fields, ...added.filter(({ name }) => !names.has(name))],
      more: [...brief.more, ...fresh],
      links: isLinked
        ? fresh
            .filter(({ fields: own }) => own.every(({ kind }) => kind !== 'reference'))
            .map(({ singular }) => ({ from: brief.entity.singular, to: singular }))
        : brief.links,
    }
  })

function entityOf(
  { singular, fields: own, belongs }: { singular: string; fields: Field[]; belongs: boolean },
  { entity }: Brief,
): Entity {
  const parent: Field = {
    name: 'parent_id',
    label: capitalize(entity.singular),
    kind: 'reference',
    required: false,
    to: entity.singular,
  }
  return {
    singular,
    plural:
      singular === 'fish' ? 'fish' : singular === 'leaf' ? 'leaves' : singular === 'class' ? 'classes' : `${singular}s`,
    fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }, ...own, ...(belongs ? [parent] : [])],
    skeleton: 'index',
    topic: 'records',
    isInbox: false,
  }
}

test(
  'whatever a brief says, its app compiles, Postgres takes it and every page answers',
  { timeout: 240_000 },
  async () => {
    const ana = { id: 'ana', name: 'Ana' }
    await fc.assert(
      fc.asyncProperty(briefs, async (brief) => {
        const app = await openApp(brief)
        await app.query("insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana')")
        const paths = Object.keys(app.files)
          .filter((path) => path.endsWith('/page.jsx'))
          .map((path) => path.slice('web/app'.length, -'/page.jsx'.length).replace(/\[\w+\]/g, '1') || '/')
        for (const path of paths) {
          const { status } = await app.load(path, ana)
          expect([200, 404], `${path} of ${JSON.stringify(brief)}`).toContain(status)
          const page = await app.ask(path, {}, ana)
          expect([200, 404], path).toContain(page.status)
          if (path !== '/1' && !/\/(?:1|orders\/1)$/.test(path)) expect(page.status, path).toBe(200)
          expect(await page.text(), path).toContain('<h1')
        }
        if (brief.access !== 'open' || brief.front !== 'list' || brief.isInbox) return
        const list = await app.ask(`/api/${namesOf(brief).path}`)
        expect(await list.json()).toBeInstanceOf(Array)
        // What is there can be sent back as it is: reading and writing agree.
        const [first] = await app.query(`select id from ${quoteName(namesOf(brief).table)} limit 1`)
        if (first === undefined) return
        const same = await app.send(`/api/${namesOf(brief).path}/${String(first['id'])}`, {}, { method: 'PATCH' })
        expect([200, 422], await same.clone().text()).toContain(same.status)
      }),
      { numRuns: 14, seed: 20_261_121, endOnFailure: true },
    )
  },
)
