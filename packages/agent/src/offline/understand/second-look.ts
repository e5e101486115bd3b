// A second look at the whole message, by its grammar: facts, choices, logs and companies that the first reading, which knows
// sorts of apps and ways in which they are asked for, has left out. It only adds; what was read stays.
import type { Brief, Entity, Field } from '../brief.ts'
import { secondSkeleton } from './kinds/relate-kinds.ts'
import { withStagedFirst } from './kinds/staged-first.ts'
import { escapePattern } from './escape-pattern.ts'
import { withHolders } from './kinds/held-kinds.ts'
import { organization } from './kinds/organizations.ts'
import { withOnePerson, withOrganization, withPeopleFirst } from './kinds/people-first.ts'
import { isFieldWord, kindOfName } from './fields/field-kinds.ts'
import { readFields, toIdentifier } from './fields/read-fields.ts'
import { readKind, refer } from './kinds/read-relations.ts'
import { capitalize, singularize } from './inflect.ts'
import type { ToldFact } from './grammar/facts.ts'
import type { Told } from './grammar/read-told.ts'
import type { ToldLog } from './grammar/logs.ts'
import { isSameFact, isSlip, stemsOf, withChoices } from './fields/same-fact.ts'

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

/** "Stored in binders", "moves through the stage": the noun alone says what it is. */
const roundabout =
  /^(?:(?:stored|kept|put|filed|sorted|organi[sz]ed|grouped|moved|saved|placed|lies?|lives?) (?:in|into|to|under|by|inside)|(?:moves|goes|passes) (?:through|from)|for each) (?:the |an? |my |our )?(\p{L}+)$/iu

function withPlainLabel(field: Field): Field {
  if (/^(?:folders|notebooks|binders|categories|genres|albums)$/i.test(field.label) && field.kind === 'text')
    return { ...field, label: singularize(field.label), name: toIdentifier(singularize(field.label)) }
  const noun = singularize(roundabout.exec(field.label)?.[1]?.toLowerCase() ?? '')
  return noun === '' || field.kind === 'reference'
    ? field
    : { ...field, label: capitalize(noun), name: toIdentifier(noun) }
}

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
  const whole = withHolders(told.log === null ? added : withLog(added, told.log, told.facts))
  return withStagedFirst(withPeopleFirst(withOrganization(withOnePerson(whole))))
}

/** What the app was asked for as, which is no part of its name. */
const sortsOfApps = 'app application tracker crm software summarizer'

/** What the app has already, wherever it stands. */
interface Known {
  words: ReadonlySet<string>
  /** What is chosen from, and titles of pages and kinds; lower case. */
  chosen: ReadonlySet<string>
  /** What each of the choices is made of. */
  sets: readonly (readonly string[])[]
  /** What was listed by name; lower case. */
  rows: ReadonlySet<string>
  hasCategory: boolean
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
    words: new Set(stemsOf(`${JSON.stringify(rest)} ${sortsOfApps}`)),
    chosen: lowerSet([...options, ...titles, ...copy.offers.flatMap(({ group = '' }) => group)]),
    sets: [fields, ...more.map((kind) => kind.fields)]
      .flat()
      .flatMap((field) => (field.options === undefined ? [] : [field.options])),
    rows: lowerSet(copy.offers.map(({ name }) => name)),
    hasCategory: kindsOf(brief).some(
      ({ singular, fields: each }) =>
        singular === 'category' || each.some((field) => isSameFact(field, 'category', singular)),
    ),
    hasSignups: brief.parts.includes('signups'),
  }
}

const holdsOption = (options: readonly string[], said: string): boolean =>
  options.some((option) => option.toLowerCase() === said.toLowerCase())

/** Is something told of which the app does not know the words? */
function isNews(
  { label, options, isInput }: ToldFact,
  { words, chosen, sets, rows, hasSignups, hasCategory }: Known,
): boolean {
  // What was asked for by its name is in the copy as well.
  if (isInput === true) return true
  // "Kind" is a word of every app, and no category for that.
  if (label === 'category' && options === undefined) return !hasCategory
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
  // A choice of which the end was lost: "portrait, stage, wedding with buttons".
  const isLonger = sets.some(
    (set) => set.length >= 2 && set.length < options.length && set.every((each) => holdsOption(options, each)),
  )
  const isNew = held.length * 2 < options.length || isLonger
  return isNew && !options.some((option) => rows.has(option.toLowerCase()) || /[#()|]/.test(option))
}

/** Whose fact it is: of a kind that the app has, else of what it is mainly about. */
function placeOf(brief: Brief, { label, of, options, isNamed }: ToldFact): string | null {
  const kinds = kindsOf(brief)
  const named = kinds.find((kind) => names(kind, of))
  const isLoose = brief.front !== 'list' && !isNamed && options === undefined && label !== 'category'
  if (named !== undefined) return named.isInbox || isLoose ? null : named.singular
  // Of a site or a counter where things are booked much is told that is no fact of a record.
  if (brief.front !== 'list' && (brief.front === 'booking' || (options === undefined && label !== 'category')))
    return null
  return brief.entity.singular
}

function withFacts(kind: Kind, facts: readonly ToldFact[], kinds: readonly Kind[]): Field[] {
  let fields = kind.fields.map(withPlainLabel)
  let added = 0
  for (const { label, options, isNamed } of facts) {
    const known = fields.find((field) => isSameFact(field, label, kind.singular))
    if (known !== undefined) {
      // "Student grades: student, subject, date": what has columns of its own is no value of one.
      const areColumns = fields.filter((field) => isOneOf(field, options ?? [])).length >= 2
      if (options !== undefined && known !== fields[0] && !areColumns)
        fields = fields.map((field) => (field === known ? withChoices(field, options) : field))
      continue
    }
    const others = kinds.filter(({ singular }) => singular !== kind.singular)
    const isElsewhere =
      (!isNamed || options === undefined) &&
      others.some((other) => other.fields.some((field) => isSameFact(field, label, other.singular)))
    const isKind = kinds.some(
      ({ singular, plural }) =>
        [singular, plural].includes(label.toLowerCase()) || singular.endsWith(` ${label.toLowerCase()}`),
    )
    const areFields =
      options !== undefined &&
      kinds.some((each) =>
        each.fields.some(
          (field) =>
            isOneOf(field, options) && !(isLoose(field) && label !== 'type' && each.singular === kind.singular),
        ),
      )
    // "Tabs for open and done" show by its tick what a record has already.
    const isTicked =
      options !== undefined &&
      options.length <= 3 &&
      fields.some((each) => each.kind === 'boolean' && isOneOf(each, options))
    if (isKind || isElsewhere || areFields || isTicked || added >= mostAdded) continue
    const [title] = fields
    if (options !== undefined && title !== undefined && isOneOf(title, options) && isLoose(title))
      fields = [...readFields('name (required)').fields, ...fields.slice(1)]
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

const isOneOf = ({ label }: Field, options: readonly string[]): boolean => {
  const said = label.toLowerCase().replace(/^(?:(?:first|then|sometimes|finally|later|an?)\s+)+/, '')
  return options.some((option) => option.toLowerCase() === said)
}

/** "Padded", "on the bench" that were read as facts of their own are choices, where they stand among others. */
const isLoose = ({ label }: Field): boolean => {
  const lower = label.toLowerCase()
  const isFact = ['money', 'email', 'phone', 'url', 'picture'].includes(kindOfName(lower))
  return !isFact && !isFieldWord.test(lower) && !/^(?:date|time|day|month|year|deadline|start|end|due)$/.test(lower)
}

/** "Which company they are from", of which more is told: the companies are kept as well. */
function parentsIn(brief: Brief, told: Told): string[] {
  const kinds = kindsOf(brief)
  if (brief.front !== 'list' || brief.more.length > 1) return []
  const text = brief.request.toLowerCase()
  // A page of each, or facts of its own.
  const isKept = (noun: string): boolean =>
    told.facts.some(({ of }) => of === noun) ||
    new RegExp(
      String.raw`\b(?:each|every|per|open(?:ing)?(?: an?| the)?|click(?:ing)?(?: on)?(?: an?| the)?|from (?:the|an?)|page (?:of|for) (?:the|an?)) ${escapePattern(noun)}\b`,
    ).test(text)
  const nouns = told.facts.flatMap(({ label }) =>
    label
      .toLowerCase()
      .split(/\s+/)
      .map(singularize)
      .filter((word) => organization.test(word)),
  )
  return [...new Set(nouns)].filter((noun) => isKept(noun) && !kinds.some((kind) => names(kind, noun))).slice(0, 1)
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

const dated = /^(?:date|day|when|on which day|which day)$/i
const isDated = ({ fields }: Kind): boolean => fields.some(({ kind }) => kind === 'date')

/** Facts of the log that the first reading took for facts of the thing itself. */
function withoutThoseOf(brief: Brief, log: ToldLog, told: readonly ToldFact[]): Brief {
  const isOfLog = ({ label, ...field }: Field): boolean => {
    const lower = label.toLowerCase()
    const isTold = log.text.includes(lower) || log.text.startsWith(lower.split(' ').slice(0, 2).join(' '))
    return (
      log.facts.some((fact) => !dated.test(fact.label) && isSameFact({ label, ...field }, fact.label, log.noun)) ||
      (isTold &&
        /^(?:date|when|(?:notes?|history|log|diary|remarks?) (?:of|on|about|with) .*|(?:on|in) (?:its|their|his|her) page)$/.test(
          lower,
        ))
    )
  }
  const own = brief.fields.filter((field, index) => index === 0 || !isOfLog(field))
  const isThing = told.some(
    ({ label, of }) => names(brief.entity, of) && own.some((field) => isSameFact(field, label, brief.entity.singular)),
  )
  const [title] = brief.fields
  return isThing && title !== undefined && !isOfLog(title) ? { ...brief, fields: own } : brief
}

/** An entry is told by what was done, and stands under its day. */
function wordsFirst(fields: readonly Field[]): Field[] {
  const words = fields.find(({ kind }) => kind === 'text')
  if (words === undefined) return [...fields]
  const others = fields.filter((field) => field !== words).map((field) => ({ ...field, required: false }))
  return [{ ...words, required: true }, ...others]
}

/** Visits, calls and care of a thing are records of their own, on its page. */
function withLog(brief: Brief, log: ToldLog, told: readonly ToldFact[]): Brief {
  const main = brief.entity.singular
  if (brief.front === 'booking' || names(brief.entity, log.noun)) return brief
  const children = brief.more.filter(
    (kind) => !kind.isInbox && kind.fields.some(({ kind: sort, to }) => sort === 'reference' && to === main),
  )
  const holds = (kind: Kind): boolean =>
    log.facts.some(({ label }) => kind.fields.some((field) => isSameFact(field, label, kind.singular)))
  const known = children.find((kind) => names(kind, log.noun)) ?? children.find(isDated) ?? children.find(holds)
  const facts = log.facts.filter(({ label }) => singularize(label.toLowerCase()) !== main)
  const bare = withoutThoseOf(brief, log, told)
  if (known !== undefined)
    return {
      ...bare,
      more: brief.more.map((kind) =>
        kind === known ? { ...kind, fields: withFacts(known, facts, [{ ...known }]) } : kind,
      ),
    }
  if (brief.front !== 'list' || (bare === brief && !(log.isSure && facts.some((fact) => isNews(fact, knownIn(brief))))))
    return brief
  const noun = log.noun === 'entry' ? `${main} entry` : log.noun
  const kind = readKind(noun, 'date (required)')
  const isTold = facts.some(({ label }) => !/^(?:.* )?(?:date|day|when|time|who)\b/i.test(label))
  const text = {
    label: /^(?:entry|.*(?:log|care|service|repair)$)/.test(log.noun) ? 'what was done' : 'note',
    of: null,
    isNamed: false,
    at: 0,
  }
  const dates = kind.fields.filter(({ kind: sort }) => sort === 'date')
  const fields = withFacts(
    { ...kind, fields: dates, isInbox: false },
    (isTold ? facts : [...facts, text]).filter(({ label }) => !dated.test(label)),
    [],
  )
  const entity = refer({ ...kind, fields: wordsFirst(fields) }, main)
  return { ...bare, more: [...bare.more, { ...entity, skeleton: secondSkeleton(entity) }] }
}
