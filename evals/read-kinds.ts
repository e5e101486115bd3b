// Which kinds of records with which facts the offline builder keeps, held against what people who had not seen it expected
// of each message. Without a browser, in less than a minute.
//
// node evals/read-kinds.ts [--list]   with every message of which something is missing
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import * as z from 'zod'

import type { Brief, Entity, Field } from '../packages/agent/src/offline/brief.ts'
import { stemsOf } from '../packages/agent/src/offline/understand/fields/same-fact.ts'
import { singularize } from '../packages/agent/src/offline/understand/inflect.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'

const expectedSchema = z.object({
  /** What the kind may be called. */
  names: z.array(z.string()).min(1),
  /** For each fact what it may be called. */
  facts: z.array(z.array(z.string()).min(1)),
  /** Kinds that each record refers to. */
  of: z.array(z.string()).optional(),
})
type Expected = z.infer<typeof expectedSchema>
const messageSchema = z.object({ id: z.string(), prompt: z.string(), kinds: z.array(expectedSchema) })
type Message = z.infer<typeof messageSchema>
type Kept = Pick<Entity, 'singular' | 'fields'>

const files = ['worked-with', 'seen-once'] as const

const headOf = (noun: string): string => singularize(noun.toLowerCase()).split(' ').at(-1) ?? noun

function isCalled(kept: string, name: string): boolean {
  const [one, other] = [singularize(kept.toLowerCase()), singularize(name.toLowerCase())]
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `) || headOf(one) === headOf(other)
}

function isFact({ label, to, options = [] }: Field, name: string): boolean {
  const said = label.toLowerCase()
  if (said.includes(name) || (to !== undefined && isCalled(to, name)) || options.includes(name)) return true
  const [known, asked] = [stemsOf(label), stemsOf(name)]
  return (
    asked.length > 0 &&
    (asked.every((stem) => known.includes(stem)) || (known.length > 0 && known.every((stem) => asked.includes(stem))))
  )
}

const factsKept = ({ fields }: Kept, { facts }: Expected): boolean[] =>
  facts.map((names) => fields.some((field) => names.some((name) => isFact(field, name))))

interface Held {
  kinds: number
  facts: number
  references: number
  missing: string[]
}

/** What of one expected kind the app keeps. */
function heldOf(expected: Expected, message: Message, brief: Brief, kept: readonly Kept[]): Held {
  const [name = ''] = expected.names
  const count = (each: Kept): number => factsKept(each, expected).filter(Boolean).length
  const [own] = kept
    .filter(({ singular }) => expected.names.some((each) => isCalled(singular, each)))
    .toSorted((one, other) => count(other) - count(one))
  if (own === undefined) return { kinds: 0, facts: 0, references: 0, missing: [name] }
  const facts = factsKept(own, expected)
  const parents = (expected.of ?? []).map((parent) => {
    const names = message.kinds.find((kind) => kind.names.includes(parent))?.names ?? [parent]
    const isParent = (to: string): boolean => names.some((each) => isCalled(to, each))
    return (
      own.fields.some(({ to }) => to !== undefined && isParent(to)) ||
      brief.links.some(({ from, to }) => [from, to].includes(own.singular) && [from, to].some(isParent))
    )
  })
  return {
    kinds: 1,
    facts: facts.filter(Boolean).length,
    references: parents.filter(Boolean).length,
    missing: [
      ...expected.facts.flatMap(([fact = ''], at) => (facts[at] === true ? [] : [`${name}: ${fact}`])),
      ...(expected.of ?? []).flatMap((parent, at) => (parents[at] === true ? [] : [`${name} of ${parent}`])),
    ],
  }
}

function heldIn(message: Message): Held[] {
  const reading = readBuild(message.prompt)
  if (!reading.ok)
    return message.kinds.map(({ names: [name = ''] }) => ({ kinds: 0, facts: 0, references: 0, missing: [name] }))
  const { brief } = reading
  const kept: Kept[] = [{ singular: brief.entity.singular, fields: brief.fields }, ...brief.more]
  return message.kinds.map((expected) => heldOf(expected, message, brief, kept))
}

const { values: asked } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
for (const file of files) {
  const path = join(import.meta.dirname, 'kinds', `${file}.json`)
  const messages = z.array(messageSchema).parse(JSON.parse(await readFile(path, 'utf8')))
  const held = messages.map((message) => ({ message, held: heldIn(message) }))
  const all = held.flatMap((each) => each.held)
  const expected = messages.flatMap(({ kinds }) => kinds)
  const sum = (of: (each: Held) => number): number => all.reduce((total, each) => total + of(each), 0)
  const whole = held.filter((each) => each.held.every(({ missing }) => missing.length === 0)).length
  if (asked.list)
    for (const each of held) {
      const missing = each.held.flatMap((kind) => kind.missing)
      if (missing.length > 0) console.log(`${each.message.id}: ${each.message.prompt}\n   lacks ${missing.join(', ')}`)
    }
  console.log(
    `${file}: ${whole} of ${messages.length} messages whole; kinds ${sum(({ kinds }) => kinds)} of ${expected.length}, facts ${sum(({ facts }) => facts)} of ${expected.flatMap(({ facts }) => facts).length}, whose they are ${sum(({ references }) => references)} of ${expected.flatMap(({ of = [] }) => of).length}.`,
  )
}
