// Things that are booked one by one and go by names: rooms, boats, courts, kilns. Which names they have and what one of
// them is called, however the message gives them.
import { capitalize, singularize } from '../inflect.ts'
import { sentencesOf } from './asked-facts.ts'

export interface BookableThings {
  /** Places and tools, and names with capitals, are things; other names may be of work that somebody does. */
  isSure: boolean
  /** Singular, in lower case: "room"; '' where the message has no word for one of them. */
  noun: string
  names: string[]
}

const name = String.raw`(?:the |an? )?[\p{L}\d][\p{L}\d'’.&-]*(?: (?:of the |of |the |& )?[\p{L}\d][\p{L}\d'’&-]*){0,3}`
const properName = String.raw`(?:the |an? )?[\p{Lu}\d][\p{L}\d'’&-]*(?: (?:of the |of |the |& )?[\p{Lu}\d][\p{L}\d'’&-]*){0,3}`
const mixedName = String.raw`(?:(?:the|an?) [\p{Ll}\d][\p{L}\d-]*(?: (?!(?:and|or|by|for|at|on|in|with|to|who|that|which|is|are|as|from|per|when|where|of|so|if|can)\b)[\p{L}\d-]+){0,2}|the [\p{Lu}\d]{2,} \p{Ll}+|${properName})`
const rowOf = (one: string, last = one): string =>
  String.raw`${one}(?:\s*,\s*(?:and |or )?${one})*(?:,?\s+(?:and|or|&)\s+${last})`
const proper = rowOf(properName)
const mixed = rowOf(mixedName)

const bookVerb = String.raw`(?:book(?:s|ed|ing)?|reserv(?:e|es|ed|ing)|tak(?:e|es|ing)(?: out)?|us(?:e|es|ing)|hir(?:e|es|ing)|rent(?:s|ing)?(?: out)?|borrow(?:s|ing)?|lend(?:s|ing)?(?: out)?|shar(?:e|es|ing)|grab(?:s|bing)?|claim(?:s|ing)?|ask(?:s|ing)? for|sign(?:s|ing)? out)`
const owns = String.raw`(?:has|have|had|own|owns|got|there is|there are|there['’]s|there['’]re|consists of|offers?|shares?|keep|keeps|run|runs|manage|manages|rent out|lend out|share)`

/** What is booked by itself is a place or a tool; work of people, events and wares are something else. */
const noThing =
  /^(?:services?|treatments?|haircuts?|massages?|class(?:es)?|courses?|lessons?|sessions?|appointments?|events?|tours?|trips?|tickets?|workshops?|concerts?|seats?|people|members?|users?|guests?|customers?|clients?|teachers?|stylists?|barbers?|doctors?|therapists?|coach(?:es)?|trainers?|fields? to|pages?|buttons?|sections?|colou?rs?|products?|dishes|prices?|days?|dates?|times?|hours?|slots?|mornings?|afternoons?|evenings?|weeks?|months?|names?|facts?|things? to|steps?|roles?|categor(?:y|ies)|status(?:es)?|states?|types?|kinds?|sorts?|levels?|groups?|bands?|clubs?|famil(?:y|ies)|parts?|kids|children|farmers?|companies|teams?|questions?|options?|features?|langu\w+|genres?|styles?|models?|others?|owns|has|was|does|matters|needs|wants|gives|says|takes|leaves|books)$/i

const place =
  /(?:^|\s)(?:rooms?|halls?|lofts?|kitchens?|cellars?|attics?|barns?|studios?|chapels?|saunas?|gyms?|garages?|gardens?|terraces?|librar(?:y|ies)|workshops?|flats?|cabins?|huts?|lounges?|bunkers?|basements?|stages?|offices?|parlou?rs?|salons?|conservator(?:y|ies)|laundry|pavilions?|boathouses?|mills?|yards?)$/i

/** Names are told by their capitals, the verb before them may begin a sentence. */
const anyCase = (verbs: string): string =>
  verbs
    .replace(/(?<=[(|])\p{Ll}/gu, (letter) => (letter === '' ? '' : `[${letter}${letter.toUpperCase()}]`))
    .replaceAll('([?]', '(?')

const strip = (said: string): string =>
  said
    .trim()
    .replace(/^(?:(?:and|or)\s+)?(?:(?:the|an?|our|one)\s+)?/iu, '')
    .replace(/[.,;:!?]+$/u, '')

function split(list: string): string[] {
  return list
    .split(/\s*[,;/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/iu)
    .map((each) => strip(each).replace(/^(.+) one$/u, '$1'))
    .filter((each) => each !== '')
    .map(capitalize)
}

const isPlural = (word: string): boolean => word.length > 3 && singularize(word) !== word

/** "Tennis courts", "houseboats on the canal": the head of what stands before the names. */
function headNoun(before: string, isNear: boolean): string {
  const said = before
    .replace(/[\s:,(–—-]+$/u, '')
    .replace(/\s+(?:are|is|being|namely|called|named|like|such as)$/iu, '')
    .trim()
  const all = said.split(/\s+/u)
  // The last word in the plural before a preposition or a clause: "four plots with a grill can be used by members".
  const clause = all.map((word) => word.toLowerCase().replace(/[^\p{L}-]/gu, ''))
  const last = clause.at(-1) ?? ''
  // "Grab a meeting room - Venus or Mars".
  if (
    /^(?:an?|one|which)$/.test(clause.at(-2) ?? clause.at(-3) ?? '') ||
    /^(?:an?|one|which)$/.test(clause.at(-3) ?? '')
  )
    if (!noThing.test(last) && (place.test(last) || isTool.test(last))) return last
  if (isNear) return isPlural(last) && !noThing.test(last) ? singular(last) : ''
  const counted = clause.findLastIndex(
    (word, index) =>
      isPlural(word) && !noThing.test(word) && hasCount(clause, index) && goesOn.test(clause[index + 1] ?? ''),
  )
  if (counted >= 0) return singular(clause[counted] ?? '')
  if (isPlural(last) && !noThing.test(last)) return singular(last)
  const first = clause.findIndex(
    (word, index) => isPlural(word) && !noThing.test(word) && goesOn.test(clause[index + 1] ?? ''),
  )
  return first >= 0 && first <= 3 ? singular(clause[first] ?? '') : ''
}

const goesOn =
  /^(?:|with|on|in|at|of|for|can|that|which|who|where|are|is|we|to|shared|used|by|and|from|here|could|may)$/

const singular = (word: string): string => (word.endsWith('buses') ? word.slice(0, -2) : singularize(word))

const hasCount = (all: readonly string[], at: number): boolean =>
  all
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(?:our|my|the|two|three|four|five|six|seven|eight|of|these|its|their)$/.test(word) || word === '')

/** A shorter word that the message itself uses for one of them: of "houseboats", "a boat". */
function usedNoun(noun: string, text: string): string {
  const said = [
    ...text
      .toLowerCase()
      .matchAll(/\b(?:an?|the same|same|one|which|that|this|any|each|every|per|the) (\p{L}{3,})\b/gu),
  ].map(([, word = '']) => word)
  const shorter = said.find((word) => word !== noun && noun.endsWith(word))
  return shorter ?? noun
}

/** The word for one of them where the list has none: "the same room", "take a boat". */
function nounFor(names: readonly string[], text: string): string {
  const booked = [
    ...text.matchAll(
      /\b(?:the same|same|that|which|one|an?|each|every|any|no) (\p{Ll}{3,})(?: (?:twice|at|on|in|for|out|while|per|is|that|on))/giu,
    ),
    ...text.matchAll(new RegExp(String.raw`\b${bookVerb}\s+(?:an?|the|one|their|each|any) (\p{Ll}{3,})\b`, 'giu')),
    ...text.matchAll(/\b(?:choose|pick|select)s? (?:an?|the|their|which) (\p{Ll}{3,})\b/giu),
    ...text.matchAll(
      /\b(?:one|some|any|two|three|four|five|six) (?:of (?:our|the|these|my) )?(?:two |three |four |five |six )?(\p{Ll}{3,}s)\b/giu,
    ),
    ...text.matchAll(/\b(\p{Ll}{3,})s? (?:booking|reservation)s?\b/giu),
  ].map(([, word = '']) => singular(word.toLowerCase()))
  const lower = names.map((each) => each.toLowerCase())
  const isWord = (word: string): boolean =>
    !noThing.test(word) && !noun.test(word) && !lower.some((each) => each === word)
  const told =
    booked.find((word) => isWord(word) && (place.test(word) || isTool.test(word))) ?? mostSaid(booked.filter(isWord))
  if (told !== undefined) return told
  const ends = lower.map((each) => each.split(' ').at(-1) ?? '')
  const shared = ends.find((word, index) => ends.indexOf(word) !== index)
  if (shared !== undefined && !/^\d|^.$/.test(shared)) return shared
  if (
    lower.some((each) => /\b(?:room|hall)$/.test(each)) &&
    lower.filter((each) => place.test(each)).length * 2 >= lower.length
  )
    return 'room'
  return lower.every((each) => place.test(each)) ? 'place' : ''
}

const noun =
  /^(?:band|group|party|person|name|date|day|time|hour|slot|message|half|whole|list|phone|number|way|one|two|other|another|calendar|note|page|app|site|thing|morning|afternoon|evening|week|short|single|free|contact|clash|double|overview|member|guest|household|family|neighbour|owner|teacher|colleague|must|will|can|may|should|the|given|first|online|certain|purpose|reason|few|little|coming|next)$/i
const isTool =
  /^(?:boats?|courts?|machines?|cars?|vans?|bus|minibus|desks?|tables?|bikes?|trailers?|kilns?|looms?|tents?|microscopes?|printers?|pitch|lanes?|plots?|workplaces?|workbench|trolleys?|projectors?|instruments?|cottages?|houses?|apartments?|lockers?|tools?|cameras?|kayaks?|canoes?|horses?|pianos?|grills?|spaces?|spots?|places?|huts?)$/i

function mostSaid(all: readonly string[]): string | undefined {
  return all.find((word, index) => all.indexOf(word) !== index)
}

/** "Hall 1, Hall 2": the word that the names share. */
function echoIn(names: readonly string[]): string | undefined {
  const firsts = names.flatMap((each) => /^(\p{L}{3,}) \d{1,2}$/u.exec(each)?.[1]?.toLowerCase() ?? [])
  return firsts.length >= 2 && firsts.every((first) => first === firsts[0]) ? firsts[0] : undefined
}

const isNames = (names: readonly string[]): boolean =>
  names.length >= 2 &&
  names.length <= 16 &&
  new Set(names).size === names.length &&
  names.every((each) => each.split(' ').length <= 4)

/** Names that are listed behind the word for them. */
function behindNoun(text: string): { noun: string; names: string[] } | null {
  for (const sentence of sentencesOf(text)) {
    const brackets = /^([^()]*?)\s*\(([^()]*(?:,|\band\b|\bor\b|\/)[^()]*)\)/u.exec(sentence)
    const colon = new RegExp(
      String.raw`^([^:]{3,120}):\s*(${name}(?:\s*[,/]\s*(?:and |or )?${name})*(?:,?\s+(?:and|or|&)\s+${name})?)\s*(?=[.;!?(,]|$|\s[-–]\s)`,
      'u',
    ).exec(sentence)
    const dash = new RegExp(String.raw`^(.{3,120}?)\s[-–—]\s(${rowOf(name)})(?=\s*(?:[.;!?,]|$|[-–—]\s))`, 'u').exec(
      sentence,
    )
    const called = new RegExp(String.raw`^(.{3,100}?)\s+(?:called|named|namely|are|being)\s+(${proper})`, 'u').exec(
      sentence,
    )
    const close = new RegExp(String.raw`^(.{0,100}?\b\p{Ll}[\p{L}-]*s),?\s+(${proper})`, 'u').exec(sentence)
    // "3 tennis courts center court, court 2 and the clay one": the word comes back in the names.
    const echoed =
      /^(.{0,80}?\b(\p{Ll}{3,})s),?\s+(?=[^.;!?]*\b\2\b)((?:(?:the )?[\p{L}\d]+ ?){1,3}(?:,\s*(?:[\p{L}\d]+ ?){1,3})*(?:,?\s+(?:and|or)\s+(?:the )?[\p{L}\d]+(?: one\b| [\p{L}\d]+)?))/iu.exec(
        sentence,
      )
    // "rooms red blue and green".
    const bare =
      /(?:^|,\s*)((?:\p{Ll}+ )?\p{Ll}{3,}s) ((?:[\p{L}\d]+ ){1,6}(?:and|or) [\p{L}\d]+)(?=\s*[,.;]|$)/iu.exec(sentence)
    const isBare =
      bare !== null &&
      !/\b(?:people|who|with|for|book|can|the|to|of|in|on|at|is|are|put|our|my|and .* and)\b/i.test(bare[2] ?? '')
    const readings: readonly { found: readonly (string | undefined)[] | null; list: string; isNear: boolean }[] = [
      { found: echoed, list: echoed?.[3] ?? '', isNear: true },
      { found: brackets, list: brackets?.[2] ?? '', isNear: true },
      { found: dash, list: dash?.[2] ?? '', isNear: false },
      { found: colon, list: colon?.[2] ?? '', isNear: false },
      { found: called, list: called?.[2] ?? '', isNear: false },
      { found: close, list: close?.[2] ?? '', isNear: true },
      {
        found: isBare ? bare : null,
        list: (bare?.[2] ?? '').replace(/(?<!\b(?:and|or)) (?!(?:and|or) )/gu, ', '),
        isNear: true,
      },
    ]
    for (const { found, list, isNear } of readings) {
      if (found === null || others.test(sentence)) continue
      const named = split(list)
      const of = echoIn(named) ?? headNoun(found[1] ?? '', isNear)
      const names = withOthers(named, list, sentence)
      if (of !== '' && isNames(names) && !names.some((each) => isFact.test(each) || noThing.test(each)))
        return { noun: names.length === named.length ? of : '', names }
    }
  }
  return null
}

/** "One of three places, the others being the Mill and the Chapel". */
const others = /\bthe others?(?: ones?)? (?:is|are|being)\s+(.+?)(?=[.;!?]|$)/iu

const isFact =
  /^(?:\d+(?:[.:]\d+)?(?: \p{L}+)?|(?:.* )?name|date|day|time|hour|phone(?: number)?|e-?mail.*|purpose|number of .*|how many .*|from|to|until|who|whoever .*|notes?|guests?|start.*|end.*|members?|people|no .*|it|they|i|we|you|.* (?:is|are|has|can|book|books|must|should)(?: .*)?)$/iu

/** "The washers Red and Blue, the dryer and the drying attic": what goes on behind the names. */
function withOthers(names: string[], list: string, sentence: string): string[] {
  const after = sentence.slice(sentence.indexOf(list) + list.length)
  const more = /^((?:,?\s+(?:and\s+)?the \p{Ll}+(?: \p{Ll}+)?(?=\s*(?:,|\.|$|\sand\b)))+)/u.exec(after)?.[1] ?? ''
  return more === '' ? names : [...names, ...split(more.replace(/^[,\s]*(?:and\s+)?/u, ''))]
}

/** "Reservation book for the allotment's chipper, mower and trailer". */
const ownList =
  /\b(?:bookings?|reservations?|rota|timetable|calendar)(?: (?:book|list|app|page|plan|system))? (?:for|of) (?:the |our |my )?(?:\p{L}+['’]s )?((?:the )?\p{Ll}+(?: \p{Ll}+)?(?:, (?:the )?\p{Ll}+(?: \p{Ll}+)?)*,? (?:and|or) (?:the )?\p{Ll}+(?: \p{Ll}+)?)(?=\s*[:,.;!?]|$)/iu

/** "Our parish has a Great Hall, a Kitchen and a Loft", "people book the Loft or the Barn". */
function withoutNoun(text: string): string[] | null {
  for (const sentence of sentencesOf(text)) {
    const owned = new RegExp(String.raw`\b${anyCase(owns)}\s+(?:also\s+)?(${mixed})`, 'u').exec(sentence)
    const booked = new RegExp(String.raw`\b${anyCase(bookVerb)}\s+(?:either\s+)?(${mixed})`, 'u').exec(sentence)
    const single = others.exec(sentence)
    const kept = ownList.exec(sentence)
    for (const found of [booked, owned, kept]) {
      const names = split(found?.[1] ?? '')
      if (isNames(names) && !names.some((each) => isFact.test(each) || noThing.test(each))) return names
    }
    if (single !== null) {
      const before = text.slice(0, text.indexOf(sentence))
      const [, first] = /\b(?:the|our) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)[.;!?\s]*$/u.exec(before) ?? []
      const names = [...(first === undefined ? [] : [first]), ...split(single[1] ?? '')]
      if (isNames(names)) return names
    }
  }
  return null
}

/** Null where no such things are given by their names. */
export function readBookableThings(text: string): BookableThings | null {
  const behind = behindNoun(text)
  const names = behind?.names ?? withoutNoun(text)
  if (names === null) return null
  const of = behind === null ? nounFor(names, text) : usedNoun(behind.noun, text)
  const areProper = names.every((each) => text.includes(each))
  return { noun: of, names, isSure: areProper || place.test(of) || isTool.test(of) }
}
