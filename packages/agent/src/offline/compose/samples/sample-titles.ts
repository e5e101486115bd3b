// Names for the sample rows that no topic gives: by what the records are called, by their facts, else by their noun.
import { factsToCallBy } from '../../understand/fields/own-names.ts'
import { reasonsFor } from '../../topics/visit-reasons.ts'
import { capitalize, pluralize, singularize } from '../../understand/inflect.ts'
import { programOf } from '../lists/programmes.ts'
import { isOfProgram } from '../lists/running-order.ts'
import type { View } from '../views.ts'
import { derivedNames } from './derived-names.ts'
import { madeNames } from './made-names.ts'
import { countSaid } from './said-counts.ts'
import { saidNames } from './said-names.ts'
import { isPersonField, isPersonNoun, namesOfThing, people, saidExamples } from './sample-names.ts'
import { wordFor } from './sample-values.ts'
import { wordsFor } from './words-of-nouns.ts'
import { namesOfWorld, wordsOfWorld } from './worlds/worlds.ts'

/** With fewer a list shows nothing of how it sorts, filters and wraps. */
const leastRows = 7
/** Fewer names than these are too few: what nobody can name is counted. */
const leastNames = 4

/** The noun that a title's field names: "Toy name" and "Name" of a toy are both its name. */
function nounOfTitle(name: string, noun: string): string {
  const own = name.replace(/_?(?:name|title|what)$/, '').replaceAll('_', ' ')
  return own === '' || /^(?:full|item|label|what.*|description|subject|headline|it|for)$/.test(own) ? noun : own
}

/** The name on a booking is that of whoever made it. */
const madeBySomebody =
  /^(?:booking|reservation|appointment|order|request|application|registration|sign-?up|enquiry|inquiry|message|rsvp|response|score|vote|entry)$/

/** What records without a name of their own are called by: two facts that are told in words. */
function namesByFacts({ fields, seed, entity, message, request }: View): string[] {
  const facts = factsToCallBy(fields).filter(({ kind, name }) => kind === 'text' && !isPersonField(name))
  const names = Array.from({ length: leastRows }, (_, row) => {
    const words = facts.flatMap(
      ({ name }) => wordFor({ name, row, seed, noun: entity.singular, about: message ?? request }) ?? [],
    )
    // One word alone is a fact, and no name.
    return words.length < 2 ? '' : words.slice(0, 2).join(', ')
  })
  return [...new Set(names)].filter((name) => name !== '')
}

/** Alike, and told apart by their numbers. */
const isAlike = /(?:^| )(?:court|pitch|lane|table|desk|bay|kiln|machine|washing machine|parking space)$/

const usuallyAlike = 4

const isOfState = /^(?:antique|used|old|second-hand|vintage|handmade|rare|new|small|large|secondhand) /

/** What a shop's wares are called, though its records are products; else what the records are called. */
export function calledOf({ front, entity, tables }: View): string {
  const table = tables[entity.plural]
  return front === 'shop' && table !== undefined ? singularize(table.replaceAll('_', ' ')) : entity.singular
}

/** "Readings of three flats: flat": no more of them than there are, and each comes again. */
function asCounted(names: readonly string[], noun: string, { entity, request }: View): string[] {
  const counted =
    noun === entity.singular ? 0 : countSaid({ entity: { singular: noun, plural: pluralize(noun) }, request })
  if (counted === 0 || counted >= names.length) return [...names]
  return Array.from({ length: leastRows }, (_, row) => names[row % counted] ?? '')
}

/** What is written down of an appointment by what it is for. */
const isComeFor = /(?:appointment|booking|consultation) (?:what|reason|treatment|service)$/

/** Lists show what was stored last on top: plot 7 stands before plot 15. */
function inFallingOrder(numbers: readonly string[]): string[] {
  return numbers.toSorted((one, other) => Number(other) - Number(one))
}

/** Names for the rows that no topic gives; what nobody can name is counted. */
export function titlesOf(view: View): string[] {
  const [title] = view.fields
  const singular = calledOf(view)
  const name = title?.name ?? 'name'
  const examples = saidExamples(view.request, view.entity)
  if (examples.length >= 2) return examples
  // Lists show what was stored last on top.
  const said = /^(?:name|child|kid|cat|dog)$/.test(name) ? saidNames(view.message ?? view.request, view.entity) : []
  if (said.length > 0) return said.toReversed()
  const noun = nounOfTitle(name, singular)
  const wordOf = (field: string, row: number): string | undefined =>
    wordFor({ name: field, row, seed: view.seed, noun: singular, about: view.message ?? view.request })
  if (isOfProgram(singular) && noun === singular)
    return programOf(view.message ?? view.request).map((part) => part.title)
  const isCrypto = noun === 'coin' && /crypto|bitcoin|ethereum|wallet/i.test(view.request)
  const isMadeBySomebody = madeBySomebody.test(singular) && /^(?:(?:full|your)_)?name$/.test(name)
  // What money goes on.
  if (singular === 'category' && view.fields.some((field) => field.kind === 'money' && /budget|limit/.test(field.name)))
    return ['Health', 'Eating out', 'Household', 'Transport', 'Rent', 'Groceries']
  const counted =
    (isAlike.test(singular) ? countSaid(view) : 0) ||
    (isAlike.test(singular) && (name === 'name' || name === singular) ? usuallyAlike : 0)
  if (counted > 1 && noun === singular) {
    const one = capitalize(singular.split(' ').at(-1) ?? singular)
    return Array.from({ length: counted }, (_, at) => `${one} ${counted - at}`)
  }
  const ofWorld = isPersonField(name) ? undefined : namesOfWorld(noun, view.message ?? view.request)
  if (ofWorld !== undefined) return [...ofWorld]
  const ofTitle = isPersonField(name) ? undefined : wordsOfWorld(name, singular, view.message ?? view.request)
  if (ofTitle !== undefined) return [...new Set(ofTitle)]
  const ownWords = isComeFor.test(`${singular} ${name}`)
    ? reasonsFor(view.message ?? view.request)
    : wordsFor(singular, name)
  if (ownWords !== undefined) return [...ownWords]
  const isOfSomebody = isPersonField(name) || isMadeBySomebody || (noun === singular && isPersonNoun(singular))
  const known = isOfSomebody ? people : namesOfThing(isCrypto ? 'crypto coin' : noun)
  const isKnown = known !== undefined && !/^(?:first_?name|initials)/.test(name)
  const worded = isKnown ? known : Array.from({ length: 12 }, (_, row) => wordOf(name, row))
  const words = [...new Set(worded.flatMap((word) => (word === undefined ? [] : [word])))].slice(0, 8)
  const label = (/^(?:\p{L}+)(?: \p{L}+)?$/u.test(noun) ? noun : singular).replace(isOfState, '')
  if (isKnown && words.length >= leastNames) return asCounted(words, noun, view)
  // A ware has a name of its own, whatever it is told by.
  const told = title?.callsByFacts === true && !isKnown && view.front !== 'shop' ? namesByFacts(view) : []
  if (told.length >= leastNames) return told
  const made =
    words.length === 0
      ? madeNames(label, view.fields, {
          count: leastRows,
          wordOf: (field, row) => wordOf(field.name, row),
        })
      : undefined
  if (made !== undefined) return [...made]
  const missing = Math.max(0, leastRows - words.length)
  if (words.length < leastNames) return [...new Set([...words, ...derivedNames(label)])].slice(0, leastRows)
  if (words.length >= leastRows && words.every((word) => /^\d+$/.test(word))) return inFallingOrder(words)
  // A mood or a shop comes again, as in life.
  return [...words, ...words.slice(0, missing)]
}
