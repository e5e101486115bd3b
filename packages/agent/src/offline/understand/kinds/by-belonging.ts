// The kinds of an app as the grammar of the message tells what belongs to what: visits of a customer, repairs of a lift,
// rooms of a house. Where the first reading has all of that, it stays; else its kinds give way.
import { headOf } from '../inflect.ts'
import type { Brief, Entity, Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { finish } from '../finish-brief.ts'
import type { ToldFact } from '../grammar/facts.ts'
import type { ToldThing } from '../grammar/told-things.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import { secondSkeleton } from './relate-kinds.ts'
import { isSameFact, stemsOf, withChoices } from '../fields/same-fact.ts'

const kindsOf = (brief: Brief): Entity[] => [
  {
    ...brief.entity,
    fields: brief.fields,
    skeleton: brief.skeleton,
    topic: brief.topic,
    isInbox: brief.isInbox,
  },
  ...brief.more,
]

const isOf = ({ singular }: Pick<Entity, 'singular'>, noun: string): boolean =>
  singular === noun || (headOf(singular) === headOf(noun) && !noun.endsWith('entry'))

const holds = (kind: Entity | undefined, { label }: ToldFact): boolean =>
  kind?.fields.some((field) => isSameFact(field, label, kind.singular)) === true

/** A log goes by many names. */
function loggedIn(
  kinds: readonly Entity[],
  parents: readonly string[],
  facts: readonly ToldFact[],
): Entity | undefined {
  return kinds.find(
    (kind) =>
      kind.fields.some(({ to }) => to !== undefined && parents.some((parent) => isOf({ singular: to }, parent))) &&
      facts.filter((fact) => holds(kind, fact)).length * 2 > facts.length,
  )
}

/** Has the app these things with their facts, each belonging to the other? */
function isBorneOut(brief: Brief, things: readonly ToldThing[]): boolean {
  const kinds = kindsOf(brief)
  return things.every(({ noun, parents, facts, isLog }) => {
    const kind = kinds.find((each) => isOf(each, noun)) ?? (isLog ? loggedIn(kinds, parents, facts) : undefined)
    if (kind === undefined) return false
    const missing = facts.filter((fact) => !holds(kind, fact))
    const belongs = parents.every(
      (parent) =>
        kind.fields.some(({ to }) => to !== undefined && isOf({ singular: to }, parent)) ||
        brief.links.some(({ from, to }) => [from, to].some((each) => isOf({ singular: each }, parent))) ||
        // Said from the other side.
        kinds.some((each) => isOf(each, parent) && each.fields.some(({ to }) => to === kind.singular)),
    )
    const hasForeign = things.some(
      (other) =>
        other.noun !== noun &&
        other.facts.some(
          (fact) =>
            holds(kind, fact) &&
            !facts.some(({ label }) => label === fact.label) &&
            !holds(
              kinds.find((each) => isOf(each, other.noun)),
              fact,
            ),
        ),
    )
    const isDated = !isLog || kind.fields.some(({ kind: sort }) => sort === 'date')
    return belongs && isDated && !hasForeign && missing.length * 3 <= facts.length
  })
}

/** Facts by which an entry says what it is about. */
const says = ({ kind, label }: Field): boolean =>
  ['text', 'long', 'choice'].includes(kind) && !/^(?:by )?who\b|^(?:employee|name of)\b/i.test(label)

/** A log has a day, and a text where nothing is told of it. */
function asLog(fields: readonly Field[], noun: string): Field[] {
  const dated = fields.some(({ kind }) => kind === 'date') ? [] : readFields('date').fields
  const isDeed = / entry$|(?:log|care|service|repair|work)$/.test(noun)
  const text = fields.some(says) || fields.length > 1 ? [] : readFields(isDeed ? 'what was done' : 'note').fields
  return [...fields, ...text, ...dated]
}

/** What the first reading found of it besides, in the words of the message. */
function besides(kind: Entity | undefined, thing: ToldThing, things: readonly ToldThing[], request: string): Field[] {
  const words = new Set(stemsOf(request))
  const others = things.filter((other) => other !== thing)
  return (kind?.fields ?? []).filter(
    (field) =>
      field.isMade !== true &&
      field.kind !== 'reference' &&
      stemsOf(field.label).some((word) => words.has(word)) &&
      !thing.facts.some(({ label }) => isSameFact(field, label, thing.noun)) &&
      !others.some(
        (other) =>
          other.facts.some(({ label }) => isSameFact(field, label, other.noun)) ||
          stemsOf(field.label).includes(stemsOf(headOf(other.noun))[0] ?? '-'),
      ),
  )
}

function fieldOf({ label, options }: ToldFact, kind: Entity | undefined, noun: string): Field | undefined {
  const known = kind?.fields.find((field) => field.isMade !== true && isSameFact(field, label, noun))
  const field = known ?? readFields(options === undefined ? label : `${label} (${options.join(', ')})`).fields[0]
  return field === undefined || options === undefined ? field : withChoices(field, options)
}

function entityOf(thing: ToldThing, kind: Entity | undefined, things: readonly ToldThing[], request: string): Entity {
  const { noun, facts, isLog, parents } = thing
  const told = facts.flatMap((fact) => fieldOf(fact, kind, noun) ?? [])
  const rest = facts.length === 0 || !isLog ? besides(kind, thing, things, request) : []
  const fields = [...told, ...rest].filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at)
  const complete = isLog ? asLog(fields, noun) : fields
  const own = complete.length > 0 ? complete : readFields('name (required)').fields
  const arranged = arrangeFields(
    own.map((field) => ({ ...field, required: false })),
    topicOfNoun(noun) ?? anyTopic,
    noun,
  )
  const entity = { ...readKind(noun, 'name (required)'), fields: arranged }
  return parents.reduce<Entity>((each, parent) => refer(each, parent), entity)
}

/** What is kept besides, of which the message tells facts of its own. */
const isApart = (kind: Entity, things: readonly ToldThing[], request: string): boolean =>
  kind.isInbox ||
  kind.fields.filter(
    ({ label }) =>
      stemsOf(label).every((word) => stemsOf(request).includes(word)) &&
      !things.some(({ noun, facts }) =>
        facts.some((fact) => isSameFact({ label, name: label, kind: 'text', required: false }, fact.label, noun)),
      ),
  ).length >= 2

/** @returns the same reading, or one in which each thing that is told belongs to what it was told to */
export function withBelonging(reading: BuildReading, words: Words, things: readonly ToldThing[]): BuildReading {
  if (things.length === 0) return reading
  if (!reading.ok && reading.reason !== 'nothing_to_record') return reading
  const brief = reading.ok ? reading.brief : null
  if (brief !== null && (brief.front !== 'list' || brief.isInbox || isBorneOut(brief, things))) return reading
  const known = brief === null ? [] : kindsOf(brief)
  const roots = things.filter(({ parents }) => parents.length === 0)
  const main = roots.find(({ noun }) => brief !== null && isOf(brief.entity, noun)) ?? roots[0]
  if (main === undefined) return reading
  const unknown = known.filter((kind) => !things.some(({ noun }) => isOf(kind, noun)))
  const apart = unknown.filter((kind) => isApart(kind, things, words.request))
  // The message is mainly about something else.
  if (brief !== null && apart.some(({ singular }) => singular === brief.entity.singular)) return reading
  const entities = [main, ...things.filter((thing) => thing !== main)].map((thing) =>
    entityOf(
      thing,
      known.find((kind) => isOf(kind, thing.noun)),
      things,
      words.request,
    ),
  )
  const [first, ...others] = entities
  if (first === undefined) return reading
  const more = [...others.map((kind) => ({ ...kind, skeleton: secondSkeleton(kind) })), ...apart]
  const isSameMain = brief !== null && isOf(brief.entity, main.noun)
  return finish(
    { ...words, name: words.name ?? (isSameMain ? brief.name : undefined) },
    {
      kinds: {
        main: first,
        more,
        links:
          brief?.links.filter(({ from, to }) =>
            [from, to].every((each) => entities.some(({ singular }) => singular === each)),
          ) ?? [],
      },
      phrase: undefined,
      topic: topicOfNoun(main.noun) ?? anyTopic,
      saidFields: true,
      unread: [],
    },
    null,
  )
}
