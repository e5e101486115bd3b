// The words by which a case is known: those of its own lines, and those of messages in which people told of it. A word counts
// the more the fewer cases have it.
import { readFileSync, readdirSync } from 'node:fs'

import { keptFields } from '../understand/purposes/kept-fields.ts'
import { type Case, allCases } from './case-file.ts'
import { stemmed } from './stems.ts'

/** How often each word stands in it, as stems. */
export type Words = ReadonlyMap<string, number>

export interface ToldMessage {
  id: string
  message: string
}

const folder = new URL('told/', import.meta.url)

/** The messages beside the cases: a line each, the id of the case first. */
export function toldMessages(): ToldMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.includes('\t'))
    .map((line) => ({ id: line.slice(0, line.indexOf('\t')), message: line.slice(line.indexOf('\t') + 1) }))
}

/** What stands in messages about anything. */
const everywhere = new Set(
  stemmed(
    'a an the and or but if so to of in on at for from by with without as is are was were be been being it its i we you they he she them us me my our your their his her this that these those there here not no do does did have has had can could should would will may might must want wants need needs like id wed ill ive too very just only then when where who what which how whether why because while about into out up down over again more most some any all each every one ones other another same thing things something somebody someone everybody everyone nobody people lot lots get got make made keep keeps know see show say let please app page list write note put look use way good nice now still always never often than dont cant thats',
  )
    .trim()
    .split(' '),
)

/** The words of a text that tell what it is about, as stems. */
export const tellingWords = (text: string): string[] =>
  stemmed(text)
    .trim()
    .split(' ')
    .filter((stem) => stem.length > 2 && !everywhere.has(stem) && !/^\d+$/.test(stem))

/** What is in the lines of a case, by what it says of it: the nouns of its records most, what may be chosen least. */
function ownTexts({ words, hint, title, name, kinds, plain }: Case): [string, number][] {
  return [
    ...words.map((cue): [string, number] => [cue, 2]),
    ...hint.map((cue): [string, number] => [cue, 1]),
    [title, 1],
    [plain ?? '', 1],
    [(name?.source ?? '').replace(/[^\p{L} ]/giu, ' '), 0.5],
    ...kinds.flatMap(({ kind, fields }): [string, number][] => [
      [kind, 2],
      ...keptFields(fields).flatMap(({ label, options = [] }): [string, number][] => [
        [label, 1],
        [options.join(' '), 0.3],
      ]),
    ]),
  ]
}

function counted(texts: readonly (readonly [string, number])[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const word of tellingWords(text)) words.set(word, (words.get(word) ?? 0) + weight)
  return words
}

export const wordsOfCase = (each: Case, told: readonly string[]): Words =>
  counted([...ownTexts(each), ...told.map((message): [string, number] => [message, 1])])

export function wordsOfCases(): ReadonlyMap<Case, Words> {
  const told = Map.groupBy(toldMessages(), ({ id }) => id)
  // What leaves a noun open is known by its name alone.
  const closed = allCases().filter((each) => !JSON.stringify(each).includes('{one}'))
  return new Map(
    closed.map((each) => [
      each,
      wordsOfCase(
        each,
        (told.get(each.id) ?? []).map(({ message }) => message),
      ),
    ]),
  )
}
