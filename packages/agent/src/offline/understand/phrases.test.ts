// phrases.txt: a sentence, then on the next line what is understood of it, as
// name | first page | access | records(fields) … | parts.
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Brief, Field } from '../brief.ts'
import { readBuild } from './read-build.ts'

const lines = readFileSync(new URL('./phrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const phrases = lines.flatMap((line, index) =>
  index % 2 === 0 ? [{ sentence: line, understood: lines[index + 1]?.trim() ?? '' }] : [],
)

function describeRecords({ singular, fields }: { singular: string; fields: readonly Field[] }): string {
  return `${singular}(${fields
    .filter(({ isMade }) => isMade !== true)
    .map(({ name, kind }) => (kind === 'text' ? name : `${name}:${kind}`))
    .join(' ')})`
}

function describe(brief: Brief): string {
  const hasRecords = !['stage', 'chat', 'poll'].includes(brief.front)
  return [
    brief.name,
    brief.stage || brief.front,
    ...(brief.access === 'open' ? [] : [brief.access]),
    ...(hasRecords
      ? [describeRecords({ ...brief.entity, fields: brief.fields }), ...brief.more.map(describeRecords)]
      : []),
    ...(brief.parts.length === 0 ? [] : [`+${brief.parts.join('+')}`]),
  ].join(' | ')
}

function understand(sentence: string): string {
  const reading = readBuild(sentence)
  return reading.ok ? describe(reading.brief) : reading.reason
}

test('there are enough phrases to say something', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(120)
})

test.each(phrases)('$sentence', ({ sentence, understood }) => {
  expect(understand(sentence)).toBe(understood)
})

function withoutName(understood: string): string {
  return understood.split(' | ').slice(1).join(' | ')
}

test('politeness and loose spacing change nothing but the name', () => {
  for (const { sentence, understood } of phrases.filter(({ sentence: words }) => /^(?:a|an) /i.test(words)))
    for (const other of [`Please build me ${sentence}`, `  ${sentence}  `])
      expect(withoutName(understand(other)), other).toBe(withoutName(understood))
})

test('every kind of record that something belongs to is there', () => {
  for (const { sentence } of phrases) {
    const reading = readBuild(sentence)
    if (!reading.ok) continue
    const { brief } = reading
    const known = new Set([brief.entity.singular, ...brief.more.map(({ singular }) => singular)])
    for (const field of [...brief.fields, ...brief.more.flatMap(({ fields }) => fields)])
      if (field.kind === 'reference') expect(known.has(field.to ?? ''), `${sentence}: ${field.to ?? ''}`).toBe(true)
  }
})

test('names of columns are distinct and fit for SQL in every kind', () => {
  for (const { sentence } of phrases) {
    const reading = readBuild(sentence)
    if (!reading.ok) continue
    for (const { fields } of [reading.brief, ...reading.brief.more]) {
      const names = fields.map(({ name }) => name)
      expect(new Set(names).size, sentence).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
    }
  }
})
