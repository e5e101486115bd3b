// Several kinds of records with their fields, what they belong to, and what goes with several of each other.
import { isReadAtLength } from './written-kinds.ts'
import type { Entity, Field, Link, Skeleton } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import { hasStages } from '../looks/choose-look.ts'
import { pluralize, singularize } from '../inflect.ts'
import { usualOwners } from './kinds-in-rows.ts'
import { type Relation, readKind, refer } from './read-relations.ts'
import { ownFields } from '../fields/said-fields.ts'

export interface Kinds {
  main: Entity
  more: Entity[]
  links?: Link[]
}

export interface ToRelate {
  main: string
  /** Kinds besides the main one, related or not. */
  others: readonly string[]
  relations: readonly Relation[]
  /** What was said of each kind. */
  lists: ReadonlyMap<string, string>
  /** Fields of the main kind where its list says none. */
  said: readonly Field[]
  /** The message, for what its kinds usually have. */
  text?: string
}

/** Every kind with its fields and with what it belongs to. */
export function relateKinds({ main, others, relations, lists, said, text = '' }: ToRelate): Kinds {
  const nouns = [...new Set([main, ...others, ...relations.flatMap(({ parent, child }) => [parent, child])])]
  const kinds = nouns.map((noun) => {
    const kind = readKind(noun, lists.get(noun), text)
    const own =
      noun === main && lists.get(noun) === undefined
        ? ownFields(said, noun).filter(({ label }) => !nouns.includes(singularize(label.toLowerCase())))
        : []
    const fields = own.length > 0 ? own : kind.fields
    const arranged = arrangeFields([...fields], topicOfNoun(noun) ?? anyTopic, noun)
    const mutual = relations.filter(
      ({ isMutual, child, parent }) => isMutual === true && (child === noun || parent === noun),
    )
    const asText = new Set(mutual.flatMap(({ child, parent }) => [child, parent, pluralize(child), pluralize(parent)]))
    const unlinked = arranged.filter(({ name }, index) => index === 0 || !asText.has(name.replaceAll('_', ' ')))
    const told = relations.filter(({ child, isMutual }) => child === noun && isMutual !== true)
    // "Home and guest are chosen from the teams" says itself whose a match is.
    const isLoose =
      !/\b(?:chosen|selected|picked|taken)\s+from\b/i.test(text) &&
      relations.every(({ child, parent }) => child !== noun && parent !== noun)
    const owners = isLoose ? usualOwners(noun, nouns) : told.map(({ parent }) => parent)
    return owners.reduce((entity, owner) => refer(entity, owner), { ...kind, fields: unlinked })
  })
  const [first, ...further] = kinds
  if (first === undefined) throw new Error('There is a main kind')
  const links = relations
    .filter(({ isMutual }) => isMutual === true)
    .map(({ parent, child }) => ({ from: parent, to: child }))
  return { main: first, more: further.map((kind) => ({ ...kind, skeleton: secondSkeleton(kind) })), links }
}

export function secondSkeleton(second: Entity): Skeleton {
  const { fields } = second
  if (isReadAtLength(second)) return 'column'
  if (hasStages(fields) && fields.some(({ kind }) => kind === 'money')) return 'board'
  return fields.length >= 4 ? 'table' : 'index'
}

/** What a sentence names first is what its app is about. */
export function firstNamed(kinds: readonly string[], text: string): string | undefined {
  const lower = text.toLowerCase()
  const at = (kind: string) =>
    Math.min(...[kind, pluralize(kind)].map((word) => lower.indexOf(word)).filter((place) => place >= 0))
  return kinds.toSorted((a, b) => at(a) - at(b))[0]
}
