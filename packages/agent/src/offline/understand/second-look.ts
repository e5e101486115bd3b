// A second look at the whole message, by its grammar: facts, choices, logs and companies that the first reading, which knows
// sorts of apps and ways in which they are asked for, has left out. It only adds; what was read stays.
import type { Brief, Entity, Field } from '../brief.ts'
import { secondSkeleton } from './relate-kinds.ts'
import { isFieldWord } from './field-kinds.ts'
import { readFields } from './read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import { pluralize, singularize } from './inflect.ts'
import type { ToldFact } from './grammar/facts.ts'
import type { Told } from './grammar/read-told.ts'
import type { ToldLog } from './grammar/logs.ts'
import { isSameFact, isSlip, stemsOf, withChoices } from './same-fact.ts'

/** First pages that stand for what the app does; what is told of their records is read by their own rules. */
const ownRules = new Set(['stage', 'quiz', 'poll', 'chat', 'survey', 'shop'])
const mostAdded = 12

interface Kind {
  singular: string
  plural: string
  fields: Field[]
  isInbox: boolean
}

const kindsOf = (brief: Brief): Kind[] => [
  { ...brief.entity, fields: brief.fields, isInbox: brief.isInbox },
  ...brief.more,
]

const names = (kind: { singular: string }, of: string | null): boolean =>
  of !== null &&
  (kind.singular === of || kind.singular.split(' ').at(-1) === of || of.split(' ').at(-1) === kind.singular)

/** Companies, schools and the like, to which people belong. */
const organization =
  /(?:^|\s)(?:compan(?:y|ies)|firm|organi[sz]ation|business|school|club|supplier|practice|institute|agency|haulier|clinic|hospital|shop|store|vendor|employer|brewery|publisher|gallery|venue|studio|office|association|church|parish|department|team|university|college|dealer|manufacturer|brand|museum)$/

export function withSecondLook(brief: Brief, told: Told): Brief {
  if (ownRules.has(brief.front)) return brief
  const known = knownIn(brief)
  const news = told.facts.filter((fact) => isNews(fact, known))
  const withParents = parentsIn(brief, told).reduce(withParent, brief)
  const placed = new Map<string, ToldFact[]>()
  for (const fact of news) {
    const kind = placeOf(withParents, fact)
    if (kind !== null) placed.set(kind, [...(placed.get(kind) ?? []), fact])
  }
  const kinds = kindsOf(withParents)
  const complete = (kind: Kind): Field[] => withFacts(kind, placed.get(kind.singular) ?? [], kinds)
  const [main, ...more] = kinds
  const added = {
    ...withParents,
    fields: main === undefined ? brief.fields : complete(main),
    more: withParents.more.map((kind, index) => ({
      ...kind,
      fields: more[index] === undefined ? kind.fields : complete(more[index]),
    })),
  }
  const log = told.log === null ? null : { ...told.log, facts: told.log.facts.filter((fact) => isNews(fact, known)) }
  return log === null || log.facts.length === 0 ? added : withLog(added, log)
}

/** What the app has already, wherever it stands. */
interface Known {
  words: ReadonlySet<string>
  /** What is chosen from, and titles of pages and kinds; lower case. */
  chosen: ReadonlySet<string>
  /** What was listed by name; lower case. */
  rows: ReadonlySet<string>
  /** Who comes leaves a name and an address, which are no facts of what they come to. */
  hasSignups: boolean
}

const lowerSet = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map((text) => text.toLowerCase()))

function knownIn(brief: Brief): Known {
  const { request: _, ...rest } = brief
  const { fields, more, copy } = brief
  const options = [fields, ...more.map((kind) => kind.fields)].flat().flatMap((field) => field.options ?? [])
  const titles = [
    ...more.flatMap(({ singular, plural }) => [singular, plural]),
    ...copy.pages.map(({ title }) => title),
  ]
  return {
    words: new Set(stemsOf(JSON.stringify(rest))),
    chosen: lowerSet([...options, ...titles, ...copy.offers.flatMap(({ group = '' }) => group)]),
    rows: lowerSet(copy.offers.map(({ name }) => name)),
    hasSignups: brief.parts.includes('signups'),
  }
}

/** Is something told of which the app does not know the words? */
function isNews({ label, options }: ToldFact, { words, chosen, rows, hasSignups }: Known): boolean {
  const isKnown = (text: string): boolean => {
    const stems = stemsOf(text)
    // A short word is taken for a slip only beside one that is known.
    const least = stems.some((word) => words.has(word)) ? 4 : 5
    return stems.every((word) => words.has(word) || isSlip(word, words, least))
  }
  if (options === undefined)
    return (
      !isKnown(label) && !/\b(?:yes|no)$/i.test(label) && !(hasSignups && /\b(?:name|e-?mail|phone)\b/i.test(label))
    )
  const held = options.filter((option) => chosen.has(option.toLowerCase()))
  return (
    held.length * 2 < options.length &&
    !options.some((option) => rows.has(option.toLowerCase()) || /[#()|]/.test(option))
  )
}

/** Whose fact it is: of a kind that the app has, else of what it is mainly about. */
function placeOf(brief: Brief, { of, options, isNamed }: ToldFact): string | null {
  const kinds = kindsOf(brief)
  const named = kinds.find((kind) => names(kind, of))
  const isLoose = brief.front !== 'list' && !isNamed && options === undefined
  if (named !== undefined) return named.isInbox || isLoose ? null : named.singular
  // Of a site or a counter where things are booked much is told that is no fact of a record.
  if (brief.front !== 'list' && (brief.front === 'booking' || options === undefined)) return null
  return brief.entity.singular
}

function withFacts(kind: Kind, facts: readonly ToldFact[], kinds: readonly Kind[]): Field[] {
  let { fields } = kind
  let added = 0
  for (const { label, options, isNamed } of facts) {
    const known = fields.find((field) => isSameFact(field, label, kind.singular))
    if (known !== undefined) {
      if (options !== undefined && known !== fields[0])
        fields = fields.map((field) => (field === known ? withChoices(field, options) : field))
      continue
    }
    const others = kinds.filter(({ singular }) => singular !== kind.singular)
    const isElsewhere =
      (!isNamed || options === undefined) &&
      others.some((other) => other.fields.some((field) => isSameFact(field, label, other.singular)))
    const isKind = kinds.some(({ singular, plural }) => [singular, plural].includes(label.toLowerCase()))
    const areFields =
      options !== undefined &&
      kinds.some((each) =>
        each.fields.some((field) => isOneOf(field, options) && !(isLoose(field) && each.singular === kind.singular)),
      )
    if (isKind || isElsewhere || areFields || added >= mostAdded) continue
    if (options !== undefined) fields = fields.filter((each, index) => index === 0 || !isOneOf(each, options))
    const [field] = readFields(options === undefined ? label : `${label} (${options.join(', ')})`).fields
    if (field === undefined || fields.some(({ name }) => name === field.name)) continue
    added += 1
    const asked = { ...(options === undefined ? field : withChoices(field, options)), required: false }
    const at = fields.findIndex((each, index) => index > 0 && each.kind === 'long')
    fields = at < 0 ? [...fields, asked] : fields.toSpliced(at, 0, asked)
  }
  return fields
}

const isOneOf = ({ label }: Field, options: readonly string[]): boolean =>
  options.some((option) => option.toLowerCase() === label.toLowerCase())

/** "Padded", "on the bench" that were read as facts of their own are choices, where they stand among others. */
const isLoose = ({ kind, label }: Field): boolean =>
  (kind === 'text' || kind === 'boolean') && !isFieldWord.test(label.toLowerCase())

/** "Which company they are from", of which more is told: the companies are kept as well. */
function parentsIn(brief: Brief, told: Told): string[] {
  const kinds = kindsOf(brief)
  if (brief.front !== 'list' || brief.more.length > 1) return []
  const nouns = [...new Set(told.facts.flatMap(({ of }) => (of === null ? [] : [of])))]
  return nouns
    .filter(
      (noun) =>
        organization.test(noun) &&
        !kinds.some((kind) => names(kind, noun)) &&
        !names({ singular: brief.entity.singular }, noun),
    )
    .filter((noun) =>
      told.facts.some(
        ({ label, of }) => of !== noun && singularize(label.toLowerCase()).includes(noun.split(' ').at(-1) ?? noun),
      ),
    )
    .slice(0, 1)
}

function withParent(brief: Brief, noun: string): Brief {
  const kind = readKind(noun, 'name (required)')
  const main: Entity = {
    ...brief.entity,
    fields: brief.fields.filter(({ label }, index) => index === 0 || !label.toLowerCase().includes(noun)),
    skeleton: brief.skeleton,
    topic: brief.topic,
    isInbox: false,
  }
  return {
    ...brief,
    fields: refer(main, noun).fields,
    more: [...brief.more, { ...kind, skeleton: secondSkeleton(kind) }],
  }
}

const isDated = ({ fields }: Kind): boolean => fields.some(({ kind }) => kind === 'date')

/** Visits, calls and care of a thing are records of their own, on its page. */
function withLog(brief: Brief, log: ToldLog): Brief {
  if (brief.front === 'booking') return brief
  const main = brief.entity.singular
  const children = brief.more.filter(
    (kind) => !kind.isInbox && kind.fields.some(({ kind: sort, to }) => sort === 'reference' && to === main),
  )
  const known = children.find((kind) => names(kind, log.noun)) ?? children.find(isDated)
  const facts = log.facts.filter(({ label }) => singularize(label.toLowerCase()) !== main)
  if (known !== undefined)
    return {
      ...brief,
      more: brief.more.map((kind) =>
        kind === known ? { ...kind, fields: withFacts(known, facts, kindsOf(brief)) } : kind,
      ),
    }
  if (brief.front !== 'list' || log.noun === main) return brief
  const noun = log.noun === 'entry' ? `${main} entry` : log.noun
  const kind = readKind(noun, 'date (required)')
  const text = facts.some(({ label }) => !/\b(?:date|day|when|time|who)\b/i.test(label))
    ? facts
    : [...facts, { label: 'what was done', of: null, isNamed: false, at: 0 }]
  const told = withFacts(
    {
      ...kind,
      plural: pluralize(noun),
      fields: kind.fields.filter(({ kind: sort }) => sort === 'date'),
      isInbox: false,
    },
    text,
    [],
  )
  const entity = refer({ ...kind, fields: told }, main)
  return { ...brief, more: [...brief.more, { ...entity, skeleton: secondSkeleton(entity) }] }
}
