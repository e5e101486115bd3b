// Which of the kinds that a message enumerates belongs to which: what is said of it, whom a fact names, and what such
// records usually are of: a harvest of the bed that it came from, a rental of the boat and of who takes it.
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { headOf, singularize } from '../inflect.ts'
import { usualOwners } from '../kinds/kinds-in-rows.ts'
import type { Relation } from '../kinds/read-relations.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import type { Opening } from './openings.ts'

/** Somebody hands something over to somebody: both are named where they are kept. */
const handedOver =
  /(?:^|\s)(?:rental|loan|booking|reservation|hire|adoption|handover|assignment|order|sale|swap|borrowing|lending|lease)$/
/** People come together; it is of no one thing. */
const gathering =
  /(?:^|\s)(?:meeting|rehearsal|concert|event|trip|night|tournament|match|game|workshop|show|tour|market|fair|festival|party|wedding|shooting|delivery|purchase|expense|task|chore|shift|note|document|photo|stop|song|recipe|idea|training|practice|gig|outing|camp|excursion|tasting|reading)$/
/** What is done to a thing that is kept, or measured of it. */
const doneTo =
  /(?:ing|ment|ance)$|(?:^|\s)(?:repair|service|visit|inspection|harvest|check|vaccination|walk|lesson|session|payment|payout|bill|invoice|score|result|grade|mark|purchase|entry|count|fill-up|treatment|feed|test|fix|upgrade|loan|rental|race|ride|trip|log|badge|quote|job|claim|donation|viewing|contract|order|weighing|delivery|certificate|litter|catch|egg|birth|vet visit)$/
const who =
  /^(?:who(?:m|se)?|by whom|(?:with|from|to|for) whom|buyer|holder|host|driver|winner|player|winner|payer|lender|borrower|cook|paid by|led by|coach)\b/iu

/** "Locos": letters by which a shortened word is known. */
const leastShort = 4

/** @returns the kind that a word of the message means: "job" of "materials used per job" */
function meant(said: string, nouns: readonly string[]): string | undefined {
  const one = singularize(said)
  return nouns.find(
    (noun) =>
      noun === one ||
      headOf(noun) === headOf(one) ||
      noun.startsWith(`${one} `) ||
      (one.length >= leastShort && noun.startsWith(one)),
  )
}

/** "Bought on" and "born" tell of a thing; what has a date happened. */
const isDated = ({ facts }: Opening): boolean =>
  facts.some((fact) => /^(?:date|day|when|time|from|start)\b/iu.test(fact))

/** Neither something that happened nor something that was done. */
const isThing = (other: Opening): boolean =>
  !isDated(other) && !gathering.test(other.noun) && !doneTo.test(other.noun) && !handedOver.test(other.noun)

/** Who does the work that is noted. */
const workers =
  /(?:^|\s)(?:cleaner|driver|technician|worker|employee|helper|walker|sitter|volunteer|mechanic|gardener|carer|skipper|instructor|tutor|teacher)$/
const doneBySome = /(?:^|\s)(?:job|shift|drive|trip|visit|tour|lesson)$/
const partOf = /(?:^|\s)(?:part|piece|chapter|episode|track|step|spare|room|photo|setting)$/
const parents = /^(?:mother|father|dam|sire|queen)$/iu
const isSomebody = (noun: string): boolean => isPersonNoun(noun) || sensesOfNoun(headOf(noun))?.senses[0] === 'person'

/** Whom a fact names: the one kind of people that there is. */
function named(opening: Opening, nouns: readonly string[]): string[] {
  const others = nouns.filter((noun) => noun !== opening.noun)
  const before = nouns[nouns.indexOf(opening.noun) - 1]
  const people = others.filter(isSomebody)
  const [animal] = others.filter((noun) => sensesOfNoun(headOf(noun))?.senses[0] === 'animal')
  const [only] = people
  return opening.facts.flatMap((fact) => {
    const exact = meant(fact.toLowerCase().replace(/^(?:the|which|what|an?|its|their) /u, ''), others)
    if (exact !== undefined) return [exact]
    if (parents.test(fact)) return [animal ?? before].flatMap((each) => each ?? [])
    return people.length === 1 && only !== undefined && who.test(fact) ? [only] : []
  })
}

/** @param openings what the message enumerates, in its order */
export function relationsAmong(openings: readonly Opening[]): Relation[] {
  const nouns = openings.map(({ noun }) => noun)
  const relations: Relation[] = []
  const isOf = (child: string, parent: string): boolean =>
    relations.some((each) => each.child === child && each.parent === parent)
  const add = (child: string, parent: string): void => {
    if (child !== parent && !isOf(child, parent) && !isOf(parent, child)) relations.push({ parent, child })
  }
  for (const opening of openings) {
    const before = openings[openings.indexOf(opening) - 1]
    for (const said of opening.of) {
      const stated = said === '' ? before?.noun : meant(said, nouns)
      if (stated !== undefined) add(opening.noun, stated)
    }
    for (const parent of named(opening, nouns)) add(opening.noun, parent)
  }
  for (const [index, opening] of openings.entries()) {
    const { noun } = opening
    const usual = usualOwners(noun, nouns)
    // What is rented, lent or swapped is not of those who take it: that is kept with each time it is.
    if (isThing(opening) && openings.some((other) => handedOver.test(other.noun)) && usual.every(isSomebody)) continue
    for (const parent of usual.length > 0 ? usual : usualOwners(headOf(noun), nouns)) add(noun, parent)
    const before = openings.slice(0, index).filter(isThing)
    if (handedOver.test(noun)) {
      for (const other of openings.filter(isThing)) add(noun, other.noun)
      continue
    }
    const doer = openings.find((other) => workers.test(other.noun))
    if (doer !== undefined && doneBySome.test(noun)) add(noun, doer.noun)
    const [thing] =
      before.filter((other) => !isSomebody(other.noun)).length > 0
        ? before.filter((other) => !isSomebody(other.noun))
        : before
    if (partOf.test(noun) && thing !== undefined) add(noun, thing.noun)
    const isOwned = relations.some(({ child }) => child === noun)
    if (!isOwned && thing !== undefined && doneTo.test(noun) && !(gathering.test(noun) && !isMeasured(noun)))
      add(noun, thing.noun)
  }
  return relations
}

const isMeasured = (noun: string): boolean => /(?:^|\s)(?:reading|entry|count)$/u.test(noun)
