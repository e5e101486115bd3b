// How much of what a message tells reaches the app: 144 messages in free prose, each with the facts, choices and kinds of
// records that a developer would take from it, held against the built-in builder's reading. Seconds, and no browser.
// Rules were written with `told/worked-with.json` in view; `told/held-back.json` says how far they reach beyond it.
//
// node evals/read-told-facts.ts
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

import type { Brief } from '../packages/agent/src/offline/brief.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { stemsOf } from '../packages/agent/src/offline/understand/fields/same-fact.ts'

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    sentence: z.string(),
    /** What the app is mainly about. */
    main: z.string(),
    facts: z.array(z.object({ of: z.string(), label: z.string(), options: z.array(z.string()).optional() })),
    /** Other kinds of records. */
    also: z.array(z.string()),
  }),
)
type Message = z.infer<typeof messagesSchema>[number]

interface Count {
  found: number
  of: number
}
type Counts = Record<'facts' | 'choices' | 'kinds' | 'main' | 'whole', Count>

const kindsOf = (brief: Brief) => [{ ...brief.entity, fields: brief.fields }, ...brief.more]

const holds = (all: readonly string[], some: readonly string[]): boolean => some.every((word) => all.includes(word))
const count = (of: number, found: number): Count => ({ found, of })

/** "Serial number" and "number of the series": the last word, or all words of the shorter. */
function isAlike(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const [first, second] = [stemsOf(one), stemsOf(other)]
  if (first.length === 0 || second.length === 0) return false
  return first.at(-1) === second.at(-1) || holds(first, second) || holds(second, first)
}

function chosenIn(brief: Brief): Set<string> {
  const options = kindsOf(brief).flatMap(({ fields }) => fields.flatMap((field) => field.options ?? []))
  const rows = brief.copy.offers.flatMap(({ name, group = '' }) => [name, group])
  return new Set([...options, ...rows].map((each) => each.toLowerCase()))
}

function hasFact(brief: Brief, { of, label, options = [] }: Message['facts'][number]): boolean {
  const kinds = kindsOf(brief)
  const own = kinds.filter(({ singular }) => isAlike(singular, of))
  const said = new Set(options.map((option) => option.toLowerCase()))
  const isField = (own.length > 0 ? own : kinds).some(({ fields }) =>
    fields.some(
      (field) => isAlike(field.label, label) || (field.options ?? []).some((option) => said.has(option.toLowerCase())),
    ),
  )
  const isVote = /\bvotes?\b/i.test(label) && (brief.parts.includes('likes') || brief.front === 'poll')
  return isField || isVote || kinds.some(({ singular }) => isAlike(singular, label))
}

function measure(message: Message): Counts {
  const reading = readBuild(message.sentence)
  const brief = reading.ok ? reading.brief : null
  const chosen = brief === null ? new Set<string>() : chosenIn(brief)
  const choices = message.facts.flatMap(({ options }) => options ?? [])
  const told = message.facts.filter((fact) => brief !== null && hasFact(brief, fact)).length
  const whole = message.facts.filter(({ options }) =>
    options?.every((option) => chosen.has(option.toLowerCase())),
  ).length
  const listed = message.facts.filter(({ options }) => options !== undefined).length
  const kept = message.also.filter(
    (kind) => brief !== null && kindsOf(brief).some(({ singular }) => isAlike(singular, kind)),
  )
  const isMain =
    brief !== null && (isAlike(brief.entity.singular, message.main) || ['stage', 'survey'].includes(brief.front))
  const isWhole = told === message.facts.length && whole === listed && kept.length === message.also.length && isMain
  return {
    facts: count(message.facts.length, told),
    choices: choices.length === 0 ? count(0, 0) : count(listed, whole),
    kinds: count(message.also.length, kept.length),
    main: count(1, Number(isMain)),
    whole: count(1, Number(isWhole)),
  }
}

function sum(all: readonly Counts[], name: keyof Counts): string {
  const found = all.reduce((total, counts) => total + counts[name].found, 0)
  const of = all.reduce((total, counts) => total + counts[name].of, 0)
  return `${name} ${found} of ${of} (${Math.round((100 * found) / Math.max(1, of))} %)`
}

for (const file of ['worked-with', 'held-back']) {
  const text = readFileSync(join(import.meta.dirname, 'told', `${file}.json`), 'utf8')
  const counts = messagesSchema.parse(JSON.parse(text)).map(measure)
  const names = ['facts', 'choices', 'kinds', 'main', 'whole'] as const
  console.log(`${file}: ${names.map((name) => sum(counts, name)).join(', ')}`)
}
