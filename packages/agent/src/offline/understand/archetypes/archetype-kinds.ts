// Of what an app of a known sort is made, where its message says so: what people post, what is entered, a log's own facts.
import type { Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import type { Archetype } from './archetypes.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { singularize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Outline } from '../kinds/read-outline.ts'
import { isWhole } from '../kinds/read-subject.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const posting =
  /\b(?:writes?|posts?|shares?|publish(?:es)?|uploads?|submits?|adds?|reports?|suggests?|makes?|creates?|fills? in|puts? up)\s+(?:(?:their|an?|the|short|new|own|one|blog|all)\s+)*((?!(?:comments?|repl(?:y|ies)|messages?|names?|them|it|there|here|in|on|about|something)\b)\p{L}+)\s*(?:\(([^)]+,[^)]+)\)|(?:with|:|and (?:then )?(?:write|add|note|give|say|enter|choose)s?(?: down)?)\s+(?:an?\s+)?((?:[^.;()]|\([^)]*\))+(?:,| and )(?:[^.;()]|\([^)]*\))+))/iu

/** What people put up, where it goes by a name and facts of its own: "post sightings (species, place, text)". */
export function readPosted(text: string): { noun: string; list: string } | null {
  const found = posting.exec(text)
  const said = singularize((found?.[1] ?? '').toLowerCase())
  // "Post stuff": a word for anything is no name for it.
  const noun = /^(?:stuff|thing|something|anything|content|update|what)$/.test(said) ? 'post' : said
  // Of somebody's profile, what is about them is a fact and no page.
  const list = (found?.[2] ?? found?.[3] ?? '').replace(
    /(?:\b(?:an? )?(?:few|couple of|short) (?:words|lines|sentences|text) )?\babout (?:me|you|them|yourself|themselves)\b/i,
    'about me: long text',
  )
  if (found === null) return askedOfPosts(text)
  return readFields(list).fields.length < 2 ? null : { noun, list }
}

/** "Members post which pen, which ink and a few words about it": what a post tells, as questions. */
function askedOfPosts(text: string): { noun: string; list: string } | null {
  const list = /\b(?:posts?|shares?)\s+((?:which|what|where|how)\b[^.;]+)/i.exec(text)?.[1] ?? ''
  const plain = list
    .replace(/\bwhich\s+/gi, '')
    .replace(
      /\b(?:an? )?(?:few|couple of|short) (?:words|lines|sentences)(?: about (?:it|them|that))?\b/i,
      'words: long text',
    )
  return readFields(plain).fields.length < 2 ? null : { noun: 'post', list: plain }
}

/** "Suggest features", "ideas have a title": what lies in a box for suggestions, as it is called there. */
export function suggestedNoun(text: string): string | undefined {
  const found =
    /\b(?:posts?|submits?|suggests?|adds?|shares?|proposes?|writes?|sends?(?: in)?|brings?|leaves?)\s+(?:(?:an?|their|new|own|your|the|any)\s+)*(ideas?|suggestions?|features?|(?:feature )?requests?|proposals?|wish(?:es)?)\b/i.exec(
      text,
    )?.[1] ??
    /\b(ideas?|suggestions?|features?|(?:feature )?requests?|proposals?)\s+(?:has|have|with|(?:voting )?(?:board|portal|wall|list)|\()/i.exec(
      text,
    )?.[1] ??
    /\b(?:each|every|an?) (idea|suggestion|feature|feature request|request|proposal)\b/i.exec(text)?.[1]
  return found === undefined ? undefined : singularize(found.toLowerCase())
}

/** "Pupils write articles", "each story has …": what a blog is made of, where it is called otherwise than posts. */
export function writtenNoun(text: string): string | undefined {
  const [, said] =
    /\b(?:writes?|publish(?:es)?|shares?|reads?|each|every|an?|new)\s+(?:(?:their|own|my|our|the|short|new|longer)\s+)*(article|stor(?:y|ies)|essay|report|column)s?\b/i.exec(
      text,
    ) ?? []
  const isPosts = /\bposts\b(?! (?:about|on) )|\b(?:an?|each|every|new|the|blog) posts?\b/i.test(text)
  return said === undefined || isPosts ? undefined : singularize(said.toLowerCase())
}

/** Where people discuss, what is opened goes by its own word, and has a title and a first message. */
export function threadNoun(text: string): string | undefined {
  const isForum = /\b(?:forum|message board|bulletin board|discussions?|threads?)\b/i.test(text)
  const [, said] = /\b(thread|topic|discussion|question)s?\b/i.exec(text) ?? []
  const usual = /\bposts?\b/i.test(text) ? 'post' : 'thread'
  return isForum ? (said ?? usual).toLowerCase() : undefined
}

/** "A photo gallery. Each picture has a caption, …": pictures are the photos. */
export function toldOfSameSort(outline: Outline, archetype: Archetype): { noun: string; list: string } | null {
  const [only, ...others] = [...outline.kinds].filter(([, list]) => readFields(list).fields.length >= 2)
  if (only === undefined || others.length > 0) return null
  const [noun, list] = only
  return topicOfNoun(noun) !== undefined && topicOfNoun(noun) === topicOfNoun(archetype.noun) ? { noun, list } : null
}

/** Other words for what a phrasebook and an app for the weather hold anyway. */
const ofWords =
  /(?:phrase|word|vocabulary|item|entry|term|sentence|expression|card|language|translation|city|weather|glossary)$/

const ofPlace = /^(?:cit(?:y|ies)|towns?|places?|locations?|where|name)(?:_|$)/

/** What is measured of the weather, by words that alone say no number. */
const measures: readonly (readonly [RegExp, string])[] = [
  [/^(?:rain|rainfall|precipitation)$/, 'mm'],
  [/^(?:snow|snowfall|snow_depth|snow_height)$/, 'cm'],
  [/^(?:wind|wind_speed|gusts?)$/, 'km/h'],
  [/^(?:air_)?pressure$/, 'hPa'],
  [/^humidity$/, '%'],
]

/** The facts of a day's weather: it has no name, and what is measured are numbers. */
export function asWeather(kinds: Kinds): Kinds {
  const { main } = kinds
  const fields = main.fields
    .filter(({ isMade }) => isMade !== true)
    .map((field): Field => {
      const unit = measures.find(([name]) => name.test(field.name))?.[1]
      return unit === undefined || !['text', 'number'].includes(field.kind)
        ? { ...field, required: false }
        : { ...field, kind: 'number', unit, required: false }
    })
  return { ...kinds, main: { ...main, fields: arrangeFields(fields, anyTopic, main.singular) } }
}

/** Several kinds, or a log with facts of its own, are what the sentence says rather than what such apps usually hold. */
export function isOfItsOwn(outline: Outline, archetype: Archetype, text: string): boolean {
  const kinds = [...outline.kinds].filter(([, list]) => readFields(list).fields.length >= 2)
  if (kinds.length + (outline.main === null ? 0 : 1) >= 2 && kinds.length > 0) return true
  const own = readFields(outline.own.join(', ')).fields
  const facts = own.length
  // Days of one place have no city of their own.
  const areDays = own.some(({ kind }) => kind === 'date') && !own.some(({ name }) => ofPlace.test(name))
  if (archetype.id === 'weather' && facts >= 3 && (areDays || /\b(?:log|diary|journal|station)\b/i.test(text)))
    return true
  // A menu in three languages is made of dishes, an app for the weather of places of towns.
  const [only = outline.main] = kinds.map(([noun]) => noun)
  if (['translation', 'weather'].includes(archetype.id))
    return (
      only !== null &&
      !ofWords.test(only) &&
      !archetype.says.test(only) &&
      topicOfNoun(only)?.id !== 'people' &&
      !isWhole(only) &&
      isRecordNoun(only) &&
      (kinds.length > 0 || facts >= 2)
    )
  return (
    outline.main !== null &&
    facts >= 3 &&
    outline.main !== archetype.noun &&
    !/^(?:income|earning|spending)$/.test(outline.main) &&
    ['fitness', 'finance', 'gallery', 'crypto'].includes(archetype.id) &&
    isRecordNoun(outline.main)
  )
}

/** Whose page it is, and nothing that is booked: a pottery workshop is an afternoon, a bicycle workshop a firm. */
const trade =
  /\b(?:repair|bike|bicycle|cycle|car|motor\w*|tyre|shoe|watch|guitar|violin|furniture|joinery|carpentry) workshop$|(?:^|\s)(?:salon|barber ?shop|hairdresser|groomer|dentist|clinic|practice|garage|parlou?r)$/

export function isTradeNoun(noun: string): boolean {
  return trade.test(noun)
}

/** "Boats have a name …, visitors can reserve one". */
export function toldThing(outline: Outline): string | undefined {
  const told =
    [...outline.kinds].find(([, list]) => readFields(list).fields.length >= 2)?.[0] ?? outline.main ?? undefined
  return told === undefined ||
    /(?:^|\s)(?:customer|patient|guest|person|member|service|appointment|booking|reservation|slot)$/.test(told)
    ? undefined
    : told
}
