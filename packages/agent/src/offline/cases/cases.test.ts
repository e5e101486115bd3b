import { expect, test } from 'vitest'

import { readReckoning } from '../compose/reckoned/read-reckoning.ts'
import { viewsOf } from '../compose/views.ts'
import { readAs } from '../understand/purposes/read-case.ts'
import { withRecords } from '../understand/purposes/read-purpose.ts'
import { keptFields } from '../understand/purposes/kept-fields.ts'
import { caseLiteral } from '../compose/samples/case-literal.ts'
import { allCases, readCases } from './case-file.ts'
import { findNamedCase } from './find-named-case.ts'
import { type LikelyCase, findCase, indexOfCases, isLikely, likeliestCase } from './likeliest-case.ts'
import { stemmed } from './stems.ts'
import { type Words, tellingWords, toldMessages, wordsOfCase } from './told-words.ts'

const told = toldMessages()

const casesById = new Map(allCases().map((each) => [each.id, each]))

const messagesOf = Map.groupBy(told, ({ id }) => id)
const wordsById = new Map<string, Words>()

/** The words of a case with all messages that tell it. */
function wordsWith(id: string): Words {
  const found = casesById.get(id)
  if (found === undefined) throw new Error(`No case: ${id}`)
  const words =
    wordsById.get(id) ??
    wordsOfCase(
      found,
      (messagesOf.get(id) ?? []).map((each) => each.message),
    )
  wordsById.set(id, words)
  return words
}

/** As if this message of it had never been seen. */
function atFirstSight(id: string, message: string): LikelyCase | null {
  const words = new Map(wordsWith(id))
  for (const word of tellingWords(message)) {
    const rest = (words.get(word) ?? 0) - 1
    if (rest > 0.01) words.set(word, rest)
    else words.delete(word)
  }
  const found = casesById.get(id)
  return found === undefined ? null : likeliestCase(message, indexOfCases(), { found, words })
}

test('forms of a word have one stem', () => {
  expect(stemmed('Lending lends, planned plans; babies baked')).toBe(' lend lend plan plan baby bak ')
  expect(stemmed('the child’s classes')).toBe(' the child class ')
  expect(stemmed('Bees, a fee that is due, owes and owed')).toBe(' bee a fee that is due owe and owe ')
})

test('each case has an id of its own, and is found by its name or by words', () => {
  const ids = allCases().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, name, words, kinds, plain, title } of allCases()) {
    expect(name !== undefined || words.length > 0, id).toBe(true)
    expect(kinds.length > 0 || plain !== undefined, id).toBe(true)
    expect(plain !== undefined || title !== '', id).toBe(true)
  }
})

test('the rows of a case fit its facts, and what belongs to something belongs to one of its rows', () => {
  for (const { id, kinds } of allCases())
    for (const { kind, of, fields, rows } of kinds) {
      const facts = keptFields(fields.replaceAll('{one}', 'thing'))
      for (const { values, parents = [], title } of rows) {
        expect(Object.keys(values), `${id}: ${kind}: ${title}`).toEqual(facts.map(({ name }) => name))
        for (const fact of facts) {
          const value = values[fact.name] ?? ''
          const isOpen = value === '' || fact.kind === 'picture'
          if (fact.required && fact.kind !== 'picture')
            expect(value, `${id}: ${kind}: ${title}: ${fact.label}`).not.toBe('')
          const named = kinds.find((each) => each.kind === fact.to)?.rows.map((row) => row.title)
          if (!isOpen && named !== undefined) expect(named, `${id}: ${kind}: ${title}: ${fact.label}`).toContain(value)
          else if (!isOpen)
            expect(caseLiteral(fact, value), `${id}: ${kind}: ${title}: ${fact.label} = ${value}`).toBeDefined()
        }
        const owners = of?.split(' and ') ?? []
        expect(parents, `${id}: ${kind}: ${title}`).toHaveLength(owners.length)
        for (const [at, owner] of owners.entries()) {
          const titles = kinds.find((each) => each.kind === owner)?.rows.map((row) => row.title) ?? []
          expect(titles, `${id}: ${kind}: ${title}`).toContain(parents[at])
        }
      }
    }
})

test('what a case works out is told of its own kinds and facts', () => {
  for (const found of allCases().filter(({ reckoned }) => reckoned.length > 0)) {
    const { kept } = readAs(found, { one: 'thing', whose: '' })
    if (typeof kept === 'string') throw new Error(`Nothing is worked out of a sort of app: ${found.id}`)
    const reading = withRecords(found.title, kept, { ok: false, reason: 'nothing_to_record' })
    if (!reading.ok) throw new Error(`${found.id} is not read`)
    for (const line of reading.brief.reckoned ?? [])
      expect(() => readReckoning(line, viewsOf(reading.brief)), `${found.id}: ${line}`).not.toThrow()
  }
})

test('each message beside the cases tells a case that there is', () => {
  expect(told.filter(({ id }) => !casesById.has(id))).toEqual([])
})

const isFound = (id: string, likely: LikelyCase | null): boolean =>
  likely !== null && isLikely(likely) && likely.found.id === id

// Each of some six thousand messages is held against cases that have not seen it.
test('a message in everyday words tells its case, known or never seen before', () => {
  const known = told.filter(({ id, message }) => findCase(message)?.found.id === id)
  const unseen = told.filter(({ id, message }) => isFound(id, atFirstSight(id, message)))
  expect(known.length / told.length).toBeGreaterThan(0.99)
  expect(unseen.length / told.length).toBeGreaterThan(0.9)
}, 120_000)

test.each([
  ['a guest book', 'guest-book'],
  ['Please make me a simple wine cellar app', 'wine-cellar'],
  ['we need a shift planner for our café', 'shift-plan'],
  ['vet practice', 'firm'],
])('%s is known by its name', (message, id) => {
  expect(findNamedCase(message)?.found.id).toBe(id)
})

test('a message that tells more than a name goes by what it tells', () => {
  expect(findNamedCase('A guest book with name, message, country and a drawing')).toBeNull()
  expect(findNamedCase('A wine cellar where my brothers see what I bought')).toBeNull()
})

test('what people do with each other’s records is said in a line', () => {
  const head = '= flats\nwords: flat\ntitle: Flats\nkind: flat: name (required)\n'
  const [flats] = readCases(`${head}requests: nights | 2 | phone (phone, required)\noverseen: yes`)
  expect(flats).toMatchObject({ parts: ['requests'], isOverseen: true, requests: { span: 'nights', capacity: 2 } })
  expect(flats?.requests?.fields).toMatchObject([{ label: 'Phone', required: true }])
  const [dates] = readCases(`${head}answers: Yes, No | voice (high, low)\nclaims: Mine`)
  expect(dates).toMatchObject({
    parts: ['answers', 'loans'],
    answers: { options: ['Yes', 'No'], fields: [{ options: ['High', 'Low'] }] },
    claims: { act: 'Mine', fields: [] },
  })
  expect(() => readCases(`${head}requests: weeks | 1`)).toThrow('No requests')
})
