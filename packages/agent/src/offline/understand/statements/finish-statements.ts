// Kinds that the sentences of a message state are kept as they are stated, where the app that was understood does not have them.
import type { Brief, Entity, Field } from '../../brief.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { type BuildReading, type Words } from '../finish-brief.ts'
import { finishTold } from '../kinds/finish-told.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { everydaySorts } from '../kinds/kinds-in-rows.ts'
import { headOf, pluralize } from '../inflect.ts'
import { type Kinds, firstNamed, relateKinds } from '../kinds/relate-kinds.ts'
import { isSameFact, stemsOf } from '../fields/same-fact.ts'
import { type Statements, readStatements } from './read-statements.ts'

const isCalled = (singular: string, noun: string): boolean => singular === noun || headOf(singular) === headOf(noun)

const kindsOf = (brief: Brief): Entity[] => [
  { ...brief.entity, fields: brief.fields, skeleton: brief.skeleton, topic: brief.topic, isInbox: brief.isInbox },
  ...brief.more,
]

/** One kind alone every reader knows. */
const leastKinds = 2

/** Does the app have each kind, with its facts, where it belongs? */
function holdsStatements(brief: Brief, told: Kinds, statements: Statements, isWhole: boolean): boolean {
  const kinds = kindsOf(brief)
  const stated = [told.main, ...told.more]
  // Where a message tells of nothing else, whatever else was understood was never said.
  const isOver = kinds.some(
    ({ isInbox, singular }) => !isInbox && !stated.some((kind) => isCalled(kind.singular, singular)),
  )
  if (isWhole && isOver) return false
  const isSaid = ({ singular }: Entity): boolean => (statements.kinds.get(singular) ?? []).length > 0
  return stated.every((kind) => {
    // "A log of repairs": the entries of a log may go by another noun.
    const isAlike = (each: Entity): boolean =>
      isCalled(each.singular, kind.singular) || (!isWhole && isSaid(kind) && holdsFacts(each, kind))
    return kinds
      .filter(isAlike)
      .some((own) =>
        kind.fields.every((field, index) =>
          field.kind === 'reference'
            ? own.fields.some(({ to = '' }) => to !== '' && isCalled(to, field.to ?? '')) ||
              brief.links.some(({ from, to }) => [from, to].every((each) => [kind.singular, field.to].includes(each)))
            : index === 0 || !isSaid(kind) || own.fields.some((each) => isSameFact(each, field.label, kind.singular)),
        ),
      )
  })
}

const holdsFacts = (own: Entity, { fields, singular }: Entity): boolean =>
  fields.every(
    ({ kind, label }) => kind === 'reference' || own.fields.some((each) => isSameFact(each, label, singular)),
  )

/** Is something else kept in the app, of which the statements know nothing? */
function isOfMore(brief: Brief, told: Kinds): boolean {
  const stated = [told.main, ...told.more]
  const isStated = (singular: string): boolean => stated.some((kind) => isCalled(singular, kind.singular))
  const words = new Set(stemsOf(brief.request))
  return kindsOf(brief).some((kind) => {
    if (kind.isInbox) return true
    if (isStated(kind.singular) || !isPlausibleKind(kind.singular, brief.request)) return false
    const own = kind.fields.filter(
      (field) => field.kind !== 'reference' && stemsOf(field.label).every((each) => words.has(each)),
    )
    const known = own.filter((field) =>
      stated.some((each) => each.fields.some((other) => isSameFact(other, field.label, each.singular))),
    )
    return own.length > 0 && known.length * 2 <= own.length
  })
}

/** What was found of a kind besides: what is chosen, ticked, counted or rated is no piece of a sentence. */
const plain = new Set<Field['kind']>(['text', 'long', 'reference'])

function withBesides(kind: Entity, brief: Brief, told: Kinds): Entity {
  const words = new Set(stemsOf(brief.request))
  const stated = [told.main, ...told.more]
  const own = kindsOf(brief).find(({ singular }) => isCalled(singular, kind.singular))
  const news = (own?.fields ?? []).filter(
    (field) =>
      !plain.has(field.kind) &&
      field.isMade !== true &&
      !stated.some(
        ({ singular }) => singular !== kind.singular && stemsOf(field.label).includes(stemsOf(singular)[0] ?? ''),
      ) &&
      stemsOf(field.label).every((word) => words.has(word)) &&
      !stated.some((each) =>
        each.fields.some(
          (known) =>
            isSameFact(known, field.label, each.singular) ||
            (known.options ?? []).some((option) => (field.options ?? [field.label]).includes(option)),
        ),
      ),
  )
  return { ...kind, fields: [...kind.fields, ...news.map((field) => ({ ...field, required: false }))] }
}

/** @param main what the app was taken to be about */
function kindsStated(
  { kinds, relations }: Statements,
  main: string | undefined,
  request: string,
  isWhole: boolean,
): Kinds | null {
  const nouns = [...kinds.keys()]
  const [first] = nouns
  if (first === undefined || nouns.length < leastKinds) return null
  const about = nouns.find((noun) => main === noun) ?? firstNamed(nouns, request) ?? first
  const isOwner = (noun: string): boolean => relations.some(({ parent }) => parent === noun)
  const listOf = (noun: string): string[] => {
    const facts = kinds.get(noun) ?? []
    const usual = isWhole ? usualOf(noun) : null
    return facts.length > 0
      ? facts
      : usual !== null
        ? usual
        : isPersonNoun(noun)
          ? ['name', 'phone']
          : isOwner(noun)
            ? ['name', 'description']
            : []
  }
  const lists = new Map(nouns.map((noun) => [noun, listOf(noun).join(', ')] as const).filter(([, list]) => list !== ''))
  return relateKinds({ main: about, others: nouns.filter((noun) => noun !== about), relations, lists, said: [] })
}

/** What such a kind usually has, where it is only named. */
function usualOf(noun: string): string[] | null {
  const sort = everydaySorts.find(({ says, beside }) => beside === undefined && says.test(pluralize(noun)))
  return sort === undefined ? null : [sort.title, sort.usual].filter((facts) => facts !== '')
}

/** What is stated of another kind was never of this one. */
function withoutOthers(known: Entity, kind: Entity, told: Kinds): Entity {
  const others = [told.main, ...told.more].filter(({ singular }) => singular !== kind.singular)
  const own = known.fields.filter(
    (field) =>
      field.kind !== 'reference' &&
      !others.some((other) =>
        other.fields.some((each, index) => index > 0 && isSameFact(each, field.label, other.singular)),
      ),
  )
  const isWhole = own.length === known.fields.length || own.length > 1
  return isWhole ? { ...kind, fields: [...own, ...kind.fields.filter(({ to }) => to !== undefined)] } : kind
}

/** @param reading what was understood so far; null where that is as good */
export function finishStatements(words: () => Words, message: string, reading: BuildReading): BuildReading | null {
  const brief = reading.ok ? reading.brief : null
  if (!reading.ok && reading.reason !== 'nothing_to_record') return null
  if (brief !== null && (brief.front !== 'list' || brief.isInbox)) return null
  return finishKinds(words, { statements: readStatements(message), message, brief })
}

interface Stated {
  statements: Statements
  message: string
  /** What was understood so far, if anything. */
  brief: Brief | null
  /** What the app opens with, where nothing else was told: whatever else was understood was never said. */
  main?: string
}

/** @returns the app of the kinds that are stated; null where what was understood holds them, or holds more */
export function finishKinds(words: () => Words, { statements, message, brief, main }: Stated): BuildReading | null {
  const isWhole = main !== undefined
  const told = kindsStated(statements, main ?? brief?.entity.singular, message, isWhole)
  if (
    told === null ||
    (brief !== null && (holdsStatements(brief, told, statements, isWhole) || (!isWhole && isOfMore(brief, told))))
  )
    return null
  const complete = (kind: Entity): Entity => {
    const known = brief === null ? undefined : kindsOf(brief).find(({ singular }) => singular === kind.singular)
    // Of what nothing is stated, what was understood stays.
    if (brief === null) return kind
    const isBare = (statements.kinds.get(kind.singular) ?? []).length === 0
    if (isBare && isWhole) return kind
    if (known !== undefined && isBare) return withoutOthers(known, kind, told)
    return withBesides(kind, brief, told)
  }
  return finishTold(words(), { ...told, main: complete(told.main), more: told.more.map(complete) })
}
