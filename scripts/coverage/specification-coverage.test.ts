// The contract holds every item of the specification, once, with a test; what nothing uses yet may only become less.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { errorCatalogue } from '@joinery/contract/vocabulary/error-catalogue'
import { expect, test } from 'vitest'

import notYetUsed from './not-yet-used.json' with { type: 'json' }
import { readVocabulary } from './read-vocabulary.ts'
import { findSecondDeclarations, readEnumerations } from './second-declarations.ts'
import { seenMessages } from './seen-messages.ts'
import { specificationItems } from './specification-items.ts'
import { coverItems, coveragePage, renderCoverage } from './write-coverage.ts'

const root = join(import.meta.dirname, '../..')
const vocabulary = readVocabulary()
const items = coverItems(vocabulary)

test('every item names what the vocabulary exports', () => {
  const known = new Set(vocabulary.map(({ name }) => name))
  expect(
    specificationItems.flatMap(({ what, exports }) =>
      exports.filter((name) => !known.has(name)).map((name) => `${what}: ${name}`),
    ),
  ).toEqual([])
})

test('everything that the vocabulary exports belongs to an item', () => {
  const listed = new Set(specificationItems.flatMap(({ exports }) => exports))
  expect(vocabulary.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})

test('every item is held by a test', () => {
  expect(items.filter(({ names }) => names.every(({ tests }) => tests.length === 0)).map(({ what }) => what)).toEqual(
    [],
  )
})

test('what nothing uses yet does not become more', () => {
  const unused = items.filter(({ isUsed }) => !isUsed).map(({ what }) => what)
  expect(unused.length, unused.join(', ')).toBeLessThanOrEqual(notYetUsed.atMost)
})

test('the coverage page is up to date', () => {
  expect(readFileSync(coveragePage, 'utf8')).toBe(renderCoverage(items))
})

test('a text that is said to be seen in the product is named by the test that sees it', () => {
  const texts = new Set<string>(errorCatalogue.map(({ message }) => message))
  for (const [message, file] of Object.entries(seenMessages)) {
    expect(texts, message).toContain(message)
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(message.replace('{name}', ''))
  }
})

test('no enumeration is declared a second time', async () => {
  const enumerations = await readEnumerations()
  expect(enumerations.length).toBeGreaterThan(40)
  const copies = ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|suite|journey|judge)\./.test(entry.name),
      )
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/node_modules|\/dist\/|contract\/src\/vocabulary\//.test(path))
      .flatMap((path) => findSecondDeclarations(path, readFileSync(join(root, path), 'utf8'), enumerations)),
  )
  expect(copies).toEqual([])
})

test('a second declaration is found wherever it hides', () => {
  const plans = [{ name: 'planSchema', members: new Set(['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE']) }]
  const find = (text: string) => findSecondDeclarations('x.ts', text, plans).length
  expect(find("const all = ['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE']")).toBe(1)
  expect(find("const some = ['PRO', 'FREE', 'BUSINESS'] as const")).toBe(1)
  expect(find("type Plan = 'FREE' | 'PRO' | 'BUSINESS'")).toBe(1)
  expect(find("const schema = z.enum(['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE'])")).toBe(1)
  expect(find("const paid: readonly Plan[] = ['PRO', 'BUSINESS', 'ENTERPRISE']")).toBe(0)
  expect(find("type Paid = Extract<Plan, 'PRO' | 'BUSINESS' | 'ENTERPRISE'>")).toBe(0)
  expect(find("const other = ['FREE', 'PRO', 'GOLD']")).toBe(0)
})
