// Where no purpose is known: the thing that a message speaks of doing something with, with what such a thing has and what
// the deed leaves behind.
import type { Brief, Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { fieldsOfTopic, topicOfNoun } from '../../topics/index.ts'
import { isRecordNoun, usualFields } from '../fields/entity-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { deed } from './deed-words.ts'
import { tracesOf } from './facts-of-deed.ts'
import { keptFields } from './kept-fields.ts'
import { emptyNoun, isSomebody, speaksOf, thingOfDeed } from './thing-of-deed.ts'

const most = 8
const measured =
  /(?:^|\s)(?:temperature|weight|height|pressure|humidity|rainfall|speed|level|consumption|meter reading|water level|noise|size)$/

/** What something has by what it is, where nobody knows it better. */
const bySense: Readonly<Record<string, string>> = {
  artifact: 'name (required), notes',
  food: 'name (required), quantity (number), notes',
  animal: 'name (required), kind of animal (text), notes',
  plant: 'name (required), notes',
  event: 'title (required), date (required), start time (time), place (text), notes',
  act: 'what (text, required), date, notes',
  communication: 'title (required), text (long text)',
  possession: 'what (text, required), amount (money), date, notes',
  cognition: 'title (required), text (long text)',
}

function ownFields(kind: string): Field[] {
  const topic = topicOfNoun(kind)
  const usual = topic === undefined ? undefined : fieldsOfTopic(topic, kind)
  if (usual !== undefined) return readFields(usual).fields
  if (isRecordNoun(kind)) return readFields(usualFields(kind)).fields
  return keptFields(bySense[sensesOfNoun(kind.split(' ').at(-1) ?? kind)?.senses[0] ?? ''] ?? 'name (required), notes')
}

/** A photo and a date are asked once, whatever they are called. */
function isSame(one: Field, other: Field): boolean {
  return (
    one.name === other.name ||
    (one.kind === other.kind &&
      /^(?:date|picture|money|boolean|long|time)$/.test(one.kind) &&
      (one.kind !== 'time' || one.name === other.name))
  )
}

function together(own: readonly Field[], traces: readonly Field[]): Field[] {
  const added = traces.reduce<Field[]>(
    (kept, field) => ([...own, ...kept].some((each) => isSame(each, field)) ? kept : [...kept, field]),
    [],
  )
  const [title, ...rest] = own
  return title === undefined ? added : [title, ...added, ...rest].slice(0, most)
}

export interface DeedRead {
  kind: string
  fields: Field[]
  parts: Brief['parts']
  hint: string
  title: string
}

/** What a rule calls what it has no word for. */
export const isUncalled = /^(?:entry|record|item|note)$/

/** Who does it, or a word that only opens a sentence: nothing that anybody wants to keep. */
function isMistaken(message: string, kind: string): boolean {
  const [first = '', ...others] = kind.split(' ')
  const head = others.at(-1) ?? first
  return (
    isSomebody(head) ||
    // Where or when something is, or what has no word of its own.
    ((isUncalled.test(kind) || emptyNoun.test(head)) && !speaksOfMany(message, head)) ||
    /^(?:place|eye|glance|overview|thumb|tab|euro|style|urgent|hand)$/.test(kind) ||
    (others.length > 0 && sensesOfNoun(first) === null && !speaksOf(message, kind))
  )
}

const speaksOfMany = (message: string, head: string): boolean =>
  new RegExp(String.raw`\b${escapePattern(pluralize(head))}\b`, 'iu').test(message)

/** A wish of this sort speaks of somebody who does something: "a chess game" and "write me a poem" do not. */
const speaksOfDoing = deed(
  String.raw`(?:{who}(?: (?:of|from|in|at) (?:{some})\p{L}+(?: \p{L}+)?)? {may}(?!(?:and|or|with|app|list)\b)\p{Ll}{2,}|(?:let|lets|helps?) (?!them\b|him\b|her\b|it\b|me\b|us\b)(?:our |my |the )?\p{L}+s? \p{Ll}{3,}|(?:log|track|record|note|measure|count|collect|keep|report|list|write down)(?:s|ing)? \p{Ll}|how (?:many|much)\b)`,
)

/** @param told what the message was taken to be about so far, and its fields; null where nothing was found */
export function readDeed(message: string, told: { kind: string; fields: readonly Field[] } | null): DeedRead | null {
  if (!speaksOfDoing.test(message) || (told !== null && !isMistaken(message, told.kind))) return null
  const found = thingOfDeed(message)
  if (found === null) return null
  const { fields, parts, hint } = tracesOf(message, found)
  const isMeasured = measured.test(found)
  const kind = isMeasured ? 'reading' : found
  const own = isMeasured
    ? keptFields(`${found} (number, required), date (required), time, what (text), notes`)
    : ownFields(kind)
  return {
    kind,
    fields: together(own, fields.flatMap(keptFields)),
    parts,
    hint,
    title: capitalize(pluralize(found)),
  }
}
