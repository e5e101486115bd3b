// Apps that people want again and again: what each keeps, rows that show it well, and the words by which a message tells of it.
// They stand in the text files beside this one; how a case is written says `README.md` there.
import { readFileSync, readdirSync } from 'node:fs'

import { partSchema, type Access, accessSchema, type Part } from '../brief.ts'
import type { SampleRow } from '../topics/topic.ts'
import { keptFields } from '../understand/purposes/kept-fields.ts'
import { type CaseActs, partsOfActs, readActs } from './case-acts.ts'
import { stemmed } from './stems.ts'

export interface CaseKind {
  /** What one record is called. */
  kind: string
  /** The kind that it belongs to, or several: "client and cleaner". */
  of?: string
  /** As a person would list them, with their sort in brackets. */
  fields: string
  rows: readonly SampleRow[]
}

export interface Case extends CaseActs {
  id: string
  /** What such an app is called, where that is all that is said. */
  name?: RegExp
  /** By these a message tells of it, as stems. */
  words: readonly string[]
  /** They make it likelier, as stems. */
  hint: readonly string[]
  /** They say that it is something else, as stems. */
  not: readonly string[]
  title: string
  /** The main one first; none where `plain` says what to make. */
  kinds: readonly CaseKind[]
  parts: readonly Part[]
  access?: Access
  /** Everybody adds, and only the admin changes. */
  isAddedByAll: boolean
  /** Each person hands in what is theirs, and the admin answers. */
  isOverseen: boolean
  /** What is worked out of its records for the first page, as `compose/reckoned` reads it. */
  reckoned: readonly string[]
  /** Told to the composer besides. */
  say?: string
  /** The wish in words that the readers of sites, shops, forms and tools understand. */
  plain?: string
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const cues = (text: string): string[] =>
  text
    .split('|')
    .map((cue) => stemmed(cue).trim())
    .filter((cue) => cue !== '')

/** Of a row of its own file nothing is made up: what is left empty stays open. */
function rowOf(line: string, names: readonly string[]): SampleRow {
  const [, parent, own] = /^@([^|]+)\|(.*)$/u.exec(line) ?? [undefined, undefined, line]
  const values = Object.fromEntries(cells(own ?? '').map((cell, at): [string, string] => [names[at] ?? '', cell]))
  return {
    title: values[names[0] ?? ''] ?? '',
    remark: '',
    values,
    ...(parent !== undefined && { parents: parent.split(/\s+\+\s+@?/u).map((each) => each.trim()) }),
  }
}

function kindOf(lines: readonly string[]): CaseKind {
  const [head = '', ...rows] = lines
  const [, kind = '', of, fields = ''] = /^kind: ([^:]+?)(?: of ([^:]+?))?\s*: (.+)$/u.exec(head) ?? []
  if (fields === '') throw new Error(`No kind: ${head}`)
  const names = keptFields(fields).map(({ name }) => name)
  return { kind, fields, rows: rows.map((row) => rowOf(row, names)), ...(of !== undefined && { of }) }
}

function caseOf(block: string): Case {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const said = (key: string): string | undefined => {
    const line = lines.find((each) => each.startsWith(`${key}: `))
    return line?.slice(key.length + 2).trim()
  }
  const heads = lines.flatMap((line, at) => (line.startsWith('kind: ') ? [at] : []))
  const kinds = heads.map((at) => {
    const end = lines.findIndex(
      (line, other) =>
        other > at && /^(?:kind|part|access|adds|say|answers|requests|claims|overseen|reckon): /.test(line),
    )
    return kindOf(lines.slice(at, end === -1 ? undefined : end))
  })
  const name = said('name')
  const access = said('access')
  const say = said('say')
  const plain = said('plain')
  const acts = readActs(said)
  return {
    id: (lines[0] ?? '').slice(2).trim(),
    ...(name !== undefined && { name: new RegExp(`^(?:${name})$`, 'iu') }),
    words: cues(said('words') ?? ''),
    hint: cues(said('hint') ?? ''),
    not: cues(said('not') ?? ''),
    title: said('title') ?? '',
    kinds,
    parts: [
      ...(said('part') ?? '')
        .split(/\s+/)
        .filter((part) => part !== '')
        .map((part) => partSchema.parse(part)),
      ...partsOfActs(acts),
    ],
    ...acts,
    isAddedByAll: said('adds') === 'all',
    isOverseen: said('overseen') === 'yes',
    reckoned: lines.filter((line) => line.startsWith('reckon: ')).map((line) => line.slice('reckon: '.length).trim()),
    ...(access !== undefined && { access: accessSchema.parse(access) }),
    ...(say !== undefined && { say }),
    ...(plain !== undefined && { plain }),
  }
}

/** @param text cases with empty lines between them */
export function readCases(text: string): Case[] {
  return text
    .split(/\n(?== )/u)
    .filter((block) => block.trimStart().startsWith('= '))
    .map((block) => caseOf(block.trim()))
}

let loaded: readonly Case[] | undefined

export function allCases(): readonly Case[] {
  loaded ??= readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readCases(readFileSync(new URL(file, import.meta.url), 'utf8')))
  return loaded
}

/** @param known the id of a case and the place of a kind in it, as a brief keeps it: `parcels/0` */
export function rowsOfKnown(known: string): readonly SampleRow[] {
  const [, at] = known.split('/')
  return caseKnownAs(known)?.kinds[Number(at)]?.rows ?? []
}

/** @returns the stems by which a message tells of the case that a brief keeps as `parcels/0`; none where there is no such case */
export const wordsOfKnown = (known: string): readonly string[] => caseKnownAs(known)?.words ?? []

function caseKnownAs(known: string): Case | undefined {
  const [id] = known.split('/')
  return allCases().find((each) => each.id === id)
}
