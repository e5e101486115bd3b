// An address book is about the people in it: companies that they belong to are told of first at times, and stand behind.
import type { Brief, Entity, Field } from '../../brief.ts'
import { isPersonKind, organization } from './organizations.ts'
import { refer } from './read-relations.ts'

const ofContacts =
  /\b(?:contacts?(?! (?:form|page|us))|address ?book|directory|rolodex|business cards?|phone ?book|who works where)\b/i

const isPerson = ({ singular, fields }: Entity): boolean =>
  isPersonKind(singular) || fields.some(({ kind }) => kind === 'phone')

const isGuessed = ({ name }: Field): boolean => /^(?:name|e?_?mail|phone|notes)$/.test(name)

/** "A contact manager. Persons: name, birthday": these are the contacts, and there are no others beside them. */
export function withOnePerson(brief: Brief): Brief {
  const { entity, more, links, fields, front } = brief
  const person = more.find(({ singular, isInbox }) => singular === 'person' && !isInbox)
  if (front !== 'list' || entity.singular !== 'contact' || person === undefined || !fields.every(isGuessed))
    return brief
  const others = more
    .filter((kind) => kind !== person)
    .map((kind) => ({ ...kind, fields: kind.fields.filter(({ to }) => to !== 'contact') }))
  return {
    ...brief,
    ...asMain(person),
    more: others,
    links: links.filter(({ from, to }) => from !== 'contact' && to !== 'contact'),
  }
}

/**
 * People are of the firm, the team or the school that is kept beside them. Where a message leaves that unsaid, or says it of
 * the firm ("people and the companies they work for"), each of them still leads to theirs.
 */
export function withOrganization(brief: Brief): Brief {
  const { entity, more, links, front } = brief
  if (front !== 'list') return brief
  const main: Entity = {
    ...entity,
    fields: brief.fields,
    skeleton: brief.skeleton,
    topic: brief.topic,
    isInbox: brief.isInbox,
  }
  const kinds = [main, ...more].filter(({ isInbox }) => !isInbox)
  const organizations = kinds.filter(({ singular }) => organization.test(singular))
  const people = kinds.filter(({ singular }) => !organization.test(singular) && isPersonKind(singular))
  const [[theirs], [person]] = [organizations, people]
  const isOnePair = organizations.length === 1 && people.length === 1
  if (!isOnePair || theirs === undefined || person === undefined) return brief
  const isLinked = links.some(({ from, to }) => [from, to].includes(theirs.singular))
  if (isLinked || person.fields.some(({ kind, to }) => kind === 'reference' && to === theirs.singular)) return brief
  const related = [main, ...more].map((kind) =>
    kind === person ? refer(person, theirs.singular) : kind === theirs ? withoutUnnamed(theirs, person.singular) : kind,
  )
  const [first = main, ...others] = related
  return { ...brief, fields: first.fields, more: others }
}

/** "Contact person" and "head" of a firm stay; what is only called after the other kind goes. */
function withoutUnnamed(kind: Entity, other: string): Entity {
  const isUnnamed = ({ kind: sort, to, label }: Entity['fields'][number]): boolean =>
    sort === 'reference' && to === other && label.toLowerCase() === other
  return { ...kind, fields: kind.fields.filter((field) => !isUnnamed(field)) }
}

function asMain({
  singular,
  plural,
  fields,
  skeleton,
  topic,
}: Entity): Pick<Brief, 'entity' | 'fields' | 'skeleton' | 'topic'> {
  return { entity: { singular, plural }, fields, skeleton, topic }
}

/** @returns the app about its people where it was about their companies, else as it was */
export function withPeopleFirst(brief: Brief): Brief {
  const { entity, more, front, request } = brief
  if (front !== 'list' || !organization.test(entity.singular) || !ofContacts.test(request)) return brief
  const people = more.find(
    (kind) =>
      !kind.isInbox &&
      isPerson(kind) &&
      kind.fields.some(({ kind: sort, to }) => sort === 'reference' && to === entity.singular),
  )
  if (people === undefined) return brief
  const companies: Entity = {
    ...entity,
    fields: brief.fields,
    skeleton: brief.skeleton,
    topic: brief.topic,
    isInbox: false,
  }
  return {
    ...brief,
    ...asMain(people),
    more: [companies, ...more.filter((kind) => kind !== people)],
  }
}
