// An address book is about the people in it: companies that they belong to are told of first at times, and stand behind.
import type { Brief, Entity } from '../brief.ts'
import { isPersonNoun } from '../compose/sample-names.ts'
import { organization } from './organizations.ts'

const ofContacts =
  /\b(?:contacts?(?! (?:form|page|us))|address ?book|directory|rolodex|business cards?|phone ?book|who works where)\b/i

function isPerson({ singular, fields }: Entity): boolean {
  return (
    isPersonNoun(singular) ||
    /^(?:person|contact|people|employee)$/.test(singular) ||
    fields.some(({ kind }) => kind === 'phone')
  )
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
    entity: { singular: people.singular, plural: people.plural },
    fields: people.fields,
    skeleton: people.skeleton,
    topic: people.topic,
    more: [companies, ...more.filter((kind) => kind !== people)],
  }
}
