// What is noted of a thing again and again, by the roles in its sentence: "on a lift's page we write down each repair",
// "after each lesson I note …", "every visit goes on the cat's page". Who writes something down there tells what is kept.
import { areFacts } from './introductions.ts'
import { didWhat, saidWhat } from './logs.ts'
import { type Mention, isKept, isSameThing, mentionsIn } from './mentions.ts'
import { rowAt } from './rows.ts'
import { type Said, wordsBetween } from './words.ts'

export interface Belonging {
  /** Singular, lower case. */
  parent: string
  child: string
  /** Where it is told. */
  start: number
  /** Between these words the facts are those of the child. */
  from: number
  to: number
  /** What happens or is said again and again: it has a day. */
  isLog: boolean
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const notes = setOf(
  'note notes write writes log logs record records keep keeps track tracks enter enters add adds put puts jot jots type types register registers store stores save saves capture captures document documents report reports',
)
const noted = setOf('noted written recorded logged kept entered added stored saved tracked registered documented')
const logs = setOf('history diary journal log logbook timeline protocol histories diaries journals')
const records = setOf('list record')

/** K for whoever notes, k for what is noted, L for a log. */
export function signsOfNoting({ words }: Said): string {
  return words
    .map(({ lower, sign }, at) => {
      const before = words[at - 1]?.sign ?? '.'
      const next = words[at + 1]?.sign ?? '.'
      if (noted.has(lower) && /[DVT]/.test(sign) && !/^(?:in|out|like|up)$/.test(words[at + 1]?.lower ?? '')) return 'k'
      if (/^go(?:es)?$/.test(lower) && /^(?:down|on|into|in)$/.test(words[at + 1]?.lower ?? '')) return 'k'
      const isVerbPlace =
        /[pMYt&aN]/.test(before) ||
        (before === 'P' && sign !== 'P') ||
        (/[.,:;]/.test(before) && /[edhP]/.test(next)) ||
        at === 0
      if (/^logs?$/.test(lower) && /^(?:in|out)$/.test(words[at + 1]?.lower ?? '')) return sign
      if (notes.has(lower) && isVerbPlace && /[edshiaptPNAD"1V]/.test(next) && !/[ds]/.test(before)) return 'K'
      const isLog = logs.has(lower) || (records.has(lower) && next === 'o')
      return isLog && /[NVUTL]/.test(sign) && words[at + 1]?.sign !== ':' ? 'L' : sign
    })
    .join('')
}

export interface Sentence {
  said: Said
  /** Of the whole message, with who notes what. */
  signs: string
  from: number
  to: number
  mentions: Mention[]
  text: string
  /** May there be records of it? */
  isKept: (mention: Mention) => boolean
}

/** A thing that was told of before, by the name it was given first. */
export type Known = (noun: string) => string | undefined

interface Role {
  child: string
  from: number
  isLog: boolean
  mention: Mention | null
}

const occasions = /^(?:after|at|during|following|for|per|before)$/
const repeated = /\b(?:each|every) time\b|\bwhenever\b|^when\b/i

/** After "each visit", "per visit", "whenever I open one": what is noted then. */
function onOccasion({ said, signs, from, to, mentions, text }: Sentence, known: Known): Role | null {
  const at = signs.slice(from, to).search(/[Kk]/)
  const isPer = (mention: Mention): boolean => said.words[mention.start]?.lower === 'per' && mention.start === from
  for (const mention of mentions) {
    const isEach = mention.determiner === 'each' || (mention.before === 'after' && mention.determiner !== 'many')
    const isOccasion = isPer(mention) || occasions.test(mention.before)
    if (!isEach || !isOccasion || known(mention.noun) !== undefined || !isKept(mention)) continue
    const isTold = at >= 0 ? from + at > mention.from : /^[:,]/.test(signs.slice(mention.to))
    if (isTold && !(mention.before === 'for' && at < 0))
      return { child: mention.noun, from: mention.to, isLog: true, mention }
  }
  if (!repeated.test(text) || at < 0) return null
  return { child: 'entry', from: from + at, isLog: true, mention: null }
}

/** Is something told of it that is written down? */
function tellsFacts({ said }: Sentence, from: number, to: number): boolean {
  const { signs } = said
  for (let at = from; at < to; at += 1) {
    if (signs[at] === 'h' && !/^(?:if|when)$/.test(said.words[at]?.lower ?? '')) return true
    if (/[:(wH]/.test(signs[at] ?? '.') && areFacts(rowAt(said, at + 1), 1)) return true
  }
  return areFacts(rowAt(said, from), 1)
}

/** "Log each feeding", "enter fuelings: litres", "record calls with each client". */
function asObject({ signs, from, to, mentions }: Sentence, known: Known): Role | null {
  for (const found of signs.slice(from, to).matchAll(/K[ai]*/g)) {
    const at = from + found.index + found[0].length
    const mention = mentions.find(({ start, from: first }) => start === at || (first === at && signs[at - 1] !== 'i'))
    if (mention === undefined || mention.isPossessive || known(mention.noun) !== undefined || !isKept(mention)) continue
    const next = signs.slice(mention.to)
    const isListed = /^(?:[:(w]|[iD])/.test(next)
    const isOfThem = mention.isPlural && mention.determiner !== 'own' && isListed
    const goesOn =
      /^[ti]p/.test(next) ||
      mentions.some(
        ({ before, start, noun }) =>
          start >= mention.to &&
          /^(?:to|into|in|on|under|for)$/.test(before) &&
          start - mention.to <= 2 &&
          known(noun) !== undefined,
      )
    if (mention.determiner === 'each' || isOfThem || (goesOn && mention.determiner !== 'own'))
      return { child: mention.noun, from: mention.to, isLog: mention.determiner === 'each' || !goesOn, mention }
  }
  return null
}

/** "Each shift is recorded with date", "visits are noted for each horse", "Whoever finds a damage adds it to the boat". */
function asSubject({ said, signs, from, to, mentions }: Sentence, known: Known): Role | null {
  const at = signs.slice(from, to).search(/k/)
  const isUnknown = (mention: Mention): boolean =>
    !mention.isPossessive && known(mention.noun) === undefined && isKept(mention) && mention.before === ''
  if (at >= 0) {
    const before = mentions.filter((each) => each.to <= from + at && isUnknown(each))
    const mention =
      before.find(({ determiner, start }) => determiner === 'each' || /^all$/.test(said.words[start]?.lower ?? '')) ??
      (mentions.some(
        (each) =>
          each.start > from + at && (each.determiner === 'each' || each.isPossessive || known(each.noun) !== undefined),
      )
        ? before.findLast(({ isPlural }) => isPlural)
        : undefined)
    if (mention !== undefined) return { child: mention.noun, from: from + at, isLog: true, mention }
  }
  const put = /Kp[it]/.exec(signs.slice(from, to))
  if (put === null) return null
  const what = mentions.findLast((each) => each.to <= from + put.index && isUnknown(each) && each.determiner === 'one')
  return what === undefined ? null : { child: what.noun, from: from + put.index + 2, isLog: true, mention: what }
}

/** "A history of works done on it", "a diary for each clock", "a list of what we talked about". */
function asLog({ said, signs, from, to, mentions }: Sentence, known: Known): Role | null {
  for (let place = from; place < to; place += 1) {
    if (signs[place] !== 'L') continue
    const next = signs.slice(place + 1)
    const isOfWhat = /^o[ds]*h/.test(next)
    // "A logbook for our club" is the whole app.
    if (from === 0 && place <= 4 && !/e/.test(signs.slice(from, to))) continue
    const isList = records.has(said.words[place]?.lower ?? '')
    const what = next.startsWith('o') ? mentions.find(({ start }) => start === place + 2) : undefined
    const isOwn = what?.determiner === 'own' || (what !== undefined && known(what.noun) !== undefined)
    // "Keep a record of my plants": the whole app is one.
    if (isOwn || (what === undefined ? next.startsWith('o') && !isOfWhat : !isKept(what))) continue
    const isOfEach = mentions.some(
      ({ determiner, isPossessive, noun }) =>
        determiner === 'each' || isPossessive || (!isList && known(noun) !== undefined),
    )
    const isItsOwn =
      /[ds]A?$/.test(signs.slice(from, place)) &&
      /\b(?:its|their|own|his|her)\b/.test(
        said.words
          .slice(Math.max(from, place - 3), place)
          .map(({ lower }) => lower)
          .join(' '),
      )
    const isPlain = /\b(?:has|have|with|gets?|and|plus|keeps?|is|,)\s*(?:an?|the) (?:\p{L}+ )?$/u.test(
      said.text.slice(said.words[from]?.start ?? 0, said.words[place]?.start ?? 0).toLowerCase(),
    )
    if (
      isList ? !isOfEach || (what === undefined && !isOfWhat) : !isOfEach && !isItsOwn && !(isPlain && place - from > 4)
    )
      continue
    const isRow = what !== undefined && /^[,&]+A?[NP]/.test(signs.slice(what.to))
    return {
      child: what === undefined || isRow ? 'entry' : what.noun,
      from: place + 1,
      isLog: true,
      mention: what ?? null,
    }
  }
  return null
}

/** "What I did and when": told without a verb of writing. */
function asDeed({ said, signs, from, to }: Sentence): Role | null {
  for (let at = from; at < to; at += 1) {
    if (signs[at] !== 'h') continue
    if (!isDeed(said, at, to)) continue
    const rest = wordsBetween(said, at, to)
    const isSaid = saidWhat.test(rest)
    const isDayBefore = /^(?:date|day|when)$/.test(said.words[at - 2]?.lower ?? '') && /[,&]/.test(signs[at - 1] ?? '')
    return {
      child: isSaid || whoTalked.test(rest) ? 'note' : 'entry',
      from: isDayBefore ? at - 2 : at,
      isLog: true,
      mention: null,
    }
  }
  return null
}
const isDeed = (said: Said, at: number, to: number): boolean =>
  [didWhat, saidWhat, whoTalked].some((deed) => deed.test(wordsBetween(said, at, to)))
const whoTalked = /^who (?:talked|spoke|called|met|phoned)/i

/** Whom or what the sentence speaks of beside what is noted. */
function parentIn({ said, mentions }: Sentence, { mention }: Role, known: Known): string | null {
  const others = mentions.filter((each) => each !== mention)
  const isPage = ({ to }: Mention): boolean =>
    /^(?:page|details|file|record|profile)$/.test(said.words[to]?.lower ?? '')
  const rightly = (each: Mention | undefined): string | null =>
    each === undefined ? null : (known(each.noun) ?? (isKept(each) ? each.noun : null))
  const owner = others.find(
    (each) => each.isPossessive && isPage(each) && (known(each.noun) !== undefined || isKept(each)),
  )
  if (owner !== undefined) return rightly(owner)
  const familiar = others.find(
    (each) => known(each.noun) !== undefined && (each.determiner === 'each' || each.before !== '' || each.isPossessive),
  )
  if (familiar !== undefined) return rightly(familiar)
  const each = others.find(
    (one) =>
      one.determiner === 'each' &&
      /^(?:for|of|with|on|to|per|under|in|about|by|from|at)$/.test(one.before) &&
      isKept(one),
  )
  if (each !== undefined) return rightly(each)
  // "When a machine breaks down", "I open a car and enter".
  return rightly(others.find((one) => known(one.noun) !== undefined))
}

/** @param isOfChild whether the sentence says the facts of something that belongs to another thing already */
export function notedIn(sentence: Sentence, known: Known, last: string | null, isOfChild: boolean): Belonging | null {
  const { to } = sentence
  const role =
    asObject(sentence, known) ??
    onOccasion(sentence, known) ??
    asSubject(sentence, known) ??
    asLog(sentence, known) ??
    (last === null || isOfChild ? null : asDeed(sentence))
  if (role === null) return null
  const spokenOf = parentIn(sentence, role, known)
  const parent = spokenOf ?? last
  const isNamed = role.mention?.determiner === 'each' || (role.child !== 'entry' && spokenOf !== null)
  if (parent === null || isSameThing(parent, role.child)) return null
  if (!tellsFacts(sentence, role.from, to) && !(isNamed && spokenOf !== null)) return null
  // "Each trip: which car": the car is a fact of the trip, and what it belongs to is told.
  const isFactOfIt = mentionsIn(sentence.said, role.from, to).some(
    ({ noun, start }) =>
      sentence.said.words[start - 1]?.lower === 'which' ||
      (isSameThing(noun, parent) && /[:,(]/.test(sentence.said.signs[start - 1] ?? '.')),
  )
  if (isFactOfIt) return null
  return {
    parent,
    child: role.child === 'entry' ? `${parent} entry` : role.child,
    start: Math.min(role.from, role.mention?.start ?? role.from),
    from: role.from,
    to,
    isLog: role.isLog,
  }
}
