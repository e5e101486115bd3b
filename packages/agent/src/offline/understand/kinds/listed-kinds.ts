// What a site is said to show, by nouns alone: "a museum website with exhibitions and tours", "site of a shelter with dogs
// for adoption". Each gets the facts that such things have on a site.
import type { Entity } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../inflect.ts'
import { nounOfShown, shownKind } from './shown-kinds.ts'

/** Facts by the last word of a noun; the first that fits. */
const factsOf: readonly [RegExp, string][] = [
  [
    /^(?:house|home|apartment|flat|villa|bungalow|property|listing)$/,
    'address (required), photo, price, rooms (number), size in m² (number), description',
  ],
  [
    /^(?:cottage|room|cabin|suite|tent|chalet|yurt|caravan)$/,
    'name (required), photo, price, sleeps (number), description',
  ],
  [
    /^(?:exhibition|exhibit|show|fair|market|festival)$/,
    'title (required), photo, opens on (date), until (date), description',
  ],
  [
    /^(?:course|class|lesson|workshop|tour|tasting|training|camp|trip|excursion|retreat|seminar)$/,
    'title (required), date, price, description',
  ],
  [/^(?:sermon|lecture|episode|podcast|talk|interview)$/, 'title (required), date, speaker, text: long text'],
  [/^(?:song|track|album|record|book|film|recording)$/, 'title (required), photo, year (number), description'],
  [
    /^(?:car|bike|bicycle|motorbike|motorcycle|boat|van|vehicle|tractor)$/,
    'name (required), photo, year (number), price, description',
  ],
  [/^(?:job|vacancy|opening|position)$/, 'title (required), place, hours per week (number), description'],
  [
    /^(?:route|trail|hike|walk)$/,
    'name (required), photo, length in km (number), difficulty (easy, medium, hard), description',
  ],
  [
    /^(?:wine|beer|bread|cake|cheese|tea|coffee|dish|pizza|soup|honey|jam)$/,
    'name (required), photo, price, description',
  ],
  [
    /^(?:group|club|department|choir|team|committee|brand|sponsor|partner|room)$/,
    'name (required), photo, description',
  ],
]
const ofAnimal = 'name (required), photo, age, description'
const ofPerson = 'name (required), role, photo, about'
const ofPlant = 'name (required), photo, description'

/** "A website for a museum with exhibitions": where the list of what it shows begins. */
const showing =
  /\b(?:web ?site|site|home ?page|web ?page)\b(?:\s+(?:for|of)\s+(?:(?!with\b|showing\b)[^\s,.;:()]+\s*){1,7}?)?,?\s*\b(?:with|showing|that (?:shows?|has)|which (?:shows?|has)|where (?:people|visitors|guests|you) (?:can )?(?:see|find|browse|look at))\s+([^.;:\n(]+)/giu
/** Where the list is over: what is told of its last thing. */
const over = /\s+(?:where|which|that|who|so|for|from|in|on|by|to|at|of|and (?:an?|the|i|we|people|visitors)\s)\b.*$/iu
const determiner = /^(?:(?:all|our|the|my|some|upcoming|current|new|many|several|different|a list of|lists? of)\s+)+/iu
/** Others read these: who uses the site, and what its pages are. */
const notShown =
  /^(?:user|visitor|guest|customer|client|member|admin|owner|people|friend|parent|photo|picture|image|map|page|section|button|link|form|hour|price|colou?r|font|review|comment|date|detail|video|direction|address|contact|question|news|text|word|thing)$/

function factsOfNoun(noun: string): string | undefined {
  const last = noun.split(' ').at(-1) ?? noun
  const [sense] = sensesOfNoun(last)?.senses ?? []
  return (
    factsOf.find(([nouns]) => nouns.test(last))?.[1] ??
    (sense === 'animal' || last === 'animal'
      ? ofAnimal
      : sense === 'person'
        ? ofPerson
        : sense === 'plant' || last === 'plant'
          ? ofPlant
          : undefined)
  )
}

/** @returns the kinds that no usual part of sites stands for, in the order in which they are named; at most four */
export function listedKinds(text: string): Entity[] {
  const nouns = [...text.matchAll(showing)].flatMap(([, list = '']) =>
    list.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/iu).flatMap((piece) => {
      const said = piece.replace(over, '').replace(determiner, '').trim().toLowerCase()
      const noun = singularize(said)
      const isPlural = noun !== said && /^\p{L}+(?: \p{L}+)?$/u.test(said)
      return isPlural && !notShown.test(noun.split(' ').at(-1) ?? '') ? [noun] : []
    }),
  )
  return [...new Set(nouns)]
    .flatMap((noun) => {
      const facts = nounOfShown(noun) === undefined ? factsOfNoun(noun) : undefined
      return facts === undefined ? [] : [{ ...shownKind(noun, facts), skeleton: lookOf(facts) }]
    })
    .slice(0, 4)
}

/** What has a picture is looked at, what has a day is a list of days. */
function lookOf(facts: string): Entity['skeleton'] {
  return facts.includes('photo') ? 'gallery' : facts.includes('date') ? 'days' : 'index'
}
