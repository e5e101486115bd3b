// What the tables of ready parts go by: a quiz about rivers keeps `river_questions`, a shop for candles `candles`. Where no
// subject can be read they keep their plain names.
import type { Brief } from '../../brief.ts'
import { hasOwnRecords } from '../../compose/fronts/compose-front.ts'
import { viewsOf } from '../../compose/views.ts'
import { namesOf } from '../../compose/roles.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { pluralize, singularize } from '../inflect.ts'
import { isNoThing } from './plausible-kind.ts'
import { quizName } from '../names/name-quiz.ts'
import { readRooms } from '../people/read-rooms.ts'
import { readWriter } from '../tools/read-writer.ts'
import { isPollMaker, readPoll } from '../tools/read-poll.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { wareSold } from '../names/ware-sold.ts'

type Tables = Brief['tables']

/** With more words, or more letters, nobody reads the name of a table. */
const mostWords = 3
const mostLetters = 28

/** Words that tell nothing of what an app is about. */
const empty =
  /^(?:simple|small|little|short|quick|new|old|fun|nice|good|cool|great|big|next|own|online|digital|local|free|whole|classic|interactive|multiple|anonymous|favourite|favorite|different|several|many|some|few|kids?|child|children|friends?|people|persons?|guests?|users?|members?|visitors?|everyone|everybody|family|us|me|them|fans?|phone|screen|tablet|wall|web|app|website|page|thing|stuff|game|tool|team|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i

/** The words of a subject as the beginning of a table's name: "Rivers" → `river`; null for what names nothing. */
export function subjectName(said: string | undefined): string | null {
  const words = (said ?? '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  while (words.length > 1 && empty.test(words[0] ?? '')) words.shift()
  const last = singularize(words.at(-1) ?? '')
  if (words.length === 0 || words.length > mostWords || empty.test(last) || isNoThing(last)) return null
  if (sensesOfNoun(last) === null) return null
  const name = toIdentifier([...words.slice(0, -1), last].join(' '))
  return name.length <= mostLetters && /^[a-z]/.test(name) ? name : null
}

const stops = String.raw`(?=\s*(?:$|[.,:;!?()]|\b(?:with|without|in|on|at|that|which|who|where|to|and|of|by|from|so|called|named)\b))`
const plainWord = String.raw`(?!(?:with|without|in|on|at|that|which|who|where|to|and|of|by|from|so|called|named|the|an?|my|our)\b)\p{Ll}[\p{Ll}-]+`
/** "For our lifeboat crew", "for the bell ringers", "for our bakery's open day": whose an app is. */
const whose = new RegExp(
  String.raw`\b(?:for|of) (?:the|our|my|an?) (${plainWord}(?: ${plainWord}){0,2}?)(?:['’]s\b|${stops})`,
  'giu',
)
/** "For students": without an article, by those who there are several of. */
const forMany = new RegExp(String.raw`\bfor (${plainWord}s)${stops}`, 'iu')

function readWhose(request: string): string | null {
  for (const [, said] of request.matchAll(whose)) {
    const name = subjectName(said)
    if (name !== null) return name
  }
  const many = forMany.exec(request)?.[1]
  const isOfPeople = sensesOfNoun(many ?? '')?.senses[0] === 'person'
  return isOfPeople ? subjectName(many) : null
}

function quizTables({ request }: Brief): Tables {
  const named = quizName(request)
  const subject = subjectName(named === 'Quiz' ? undefined : named.replace(/ quiz$/i, '')) ?? readWhose(request)
  return subject === null ? {} : { questions: `${subject}_questions`, scores: `${subject}_scores` }
}

const dated =
  /\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const what = String.raw`(${plainWord}(?: ${plainWord}){0,2}?)`
/** How a vote says what is chosen. */
const chosen: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:which|what) ${what} (?:suits?|should|shall|do|does|is|are|would|will|can|fits?|works?)\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:be|become) (?:our|the|my|a) (?:new |next )?${what}(?=\s*[?"”])`, 'iu'),
  new RegExp(String.raw`\bvot(?:e|ing) (?:for|on|about) (?:the|our|my|an?) ${what}${stops}`, 'iu'),
  new RegExp(String.raw`\bpoll (?:for|about|on) (?:the|our|my|an?) ${what}${stops}`, 'iu'),
]
/** "Our new street needs a name". */
const named = new RegExp(
  String.raw`\b(?:our|the|my) ${what} needs a name\b|\bname (?:for|of) (?:our|the|my) ${what}${stops}`,
  'iu',
)

export function pollSubject(request: string): string | null {
  // Whoever comes asks what they like.
  if (isPollMaker(request)) return null
  for (const says of chosen) {
    const subject = subjectName(says.exec(request)?.[1])
    if (subject !== null) return subject
  }
  const thing = subjectName(named.exec(request)?.slice(1).find(Boolean))
  if (thing !== null) return `${thing}_name`
  const { question, options } = readPoll(request)
  if (/\bwhere\b/i.test(question)) return 'place'
  return /\bwhen\b/i.test(question) || (options.length > 1 && options.every((option) => dated.test(option)))
    ? 'date'
    : null
}

function pollTables({ request }: Brief): Tables {
  const subject = pollSubject(request)
  return subject === null ? {} : { polls: `${subject}_polls`, poll_options: `${subject}_options` }
}

function chatTables({ request }: Brief): Tables {
  const who = readWhose(request)
  const place = /\b(channel|group|topic)s\b/i.exec(request)?.[1]?.toLowerCase()
  return {
    ...(place !== undefined && readRooms(request).length > 0 && { rooms: `${place}s` }),
    ...(who !== null && { messages: `${who}_messages` }),
  }
}

const scoresOfGame: Readonly<Record<string, string>> = {
  'guess-number': 'guessing_scores',
  'higher-lower': 'higher_lower_scores',
  memory: 'memory_scores',
  reaction: 'reaction_times',
  'rock-paper-scissors': 'rock_paper_scissors_scores',
  snake: 'snake_scores',
  'sums-game': 'sums_scores',
  typing: 'typing_scores',
  whack: 'whack_scores',
  'word-game': 'word_scores',
}
const winsOfGame: Readonly<Record<string, string>> = {
  'connect-four': 'connect_four_wins',
  matches: 'match_game_wins',
  'tic-tac-toe': 'tic_tac_toe_wins',
}

function gameTables({ stage, request }: Brief): Tables {
  const scores = stage === 'sums-game' && /\bmaths?\b/i.test(request) ? 'maths_scores' : scoresOfGame[stage]
  const wins = winsOfGame[stage]
  return { ...(scores !== undefined && { scores }), ...(wins !== undefined && { wins }) }
}

/** "Tip calculator", "what their booklet costs", "how many posts": what is worked out. */
const workedOut: readonly RegExp[] = [
  new RegExp(String.raw`((?:${plainWord} )?[\p{L}]+) (?:calculator|converter)\b`, 'iu'),
  new RegExp(String.raw`\bwhat (?:the|their|its?|an?|my|our) ${what} costs?\b`, 'iu'),
  new RegExp(String.raw`\bsplits? (?:the|an?|our) ${what}${stops}`, 'iu'),
  new RegExp(String.raw`\blength of an? ${what}${stops}`, 'iu'),
  new RegExp(String.raw`\b(?:calculator|converter) for ${what}${stops}`, 'iu'),
  new RegExp(String.raw`\bhow (?:many|much) ${what} (?:i|we|you|they|to|for|there|is|are|do)\b`, 'iu'),
]

function calculatorTables({ request }: Brief): Tables {
  const kept = subjectName(/\bsaved? ((?!calculations?\b|results?\b|it\b)\p{Ll}+s)\b/u.exec(request)?.[1])
  if (kept !== null) return { calculations: pluralize(kept.replaceAll('_', ' ')).replaceAll(' ', '_') }
  const converts = /\bconver\w*/i.test(request) && !/\bcalculat/i.test(request)
  for (const says of workedOut) {
    const said = says.exec(request)?.[1]
    const subject = /^[A-Z]{2,4}$/.test(said ?? '') ? (said ?? '').toLowerCase() : subjectName(said)
    if (subject !== null) return { calculations: `${subject}_${converts ? 'conversions' : 'calculations'}` }
  }
  return converts ? { calculations: 'conversions' } : {}
}

function timerTables({ request }: Brief): Tables {
  if (/\bcountdown\b/i.test(request)) return {}
  if (/\bstop ?watch\b/i.test(request)) return { sessions: 'stopwatch_sessions' }
  const sort =
    /\b(pomodoro)\b/i.exec(request)?.[1] ?? new RegExp(String.raw`\b(${plainWord}) timer\b`, 'iu').exec(request)?.[1]
  const subject = /^pomodoro$/i.test(sort ?? '') ? 'pomodoro' : (subjectName(sort) ?? readWhose(request))
  return subject === null ? {} : { sessions: `${subject}_sessions` }
}

const madeByKind: Readonly<Record<string, string>> = { summary: 'summaries', explain: 'explanations' }

function textTables({ request, entity }: Brief): Tables {
  const { kind } = readWriter(request)
  const texts = madeByKind[kind] ?? toIdentifier(entity.plural)
  return texts === 'texts' ? {} : { texts }
}

function stageTables(brief: Brief): Tables {
  if (brief.stage === 'calculator') return calculatorTables(brief)
  if (brief.stage === 'timer') return timerTables(brief)
  if (brief.stage === 'text-tool') return textTables(brief)
  return gameTables(brief)
}

function shopTables({ request }: Brief): Tables {
  const ware = wareSold(request)
  return ware === null ? {} : { products: ware }
}

/** What is booked by the time: "shoots (portrait, wedding)". */
const bookable =
  /\b(?:shoots|treatments|massages|lessons|consultations|haircuts|facials|readings|check-?ups|fittings|tastings|coachings)\b/giu

/** Services go by what they are where a message speaks of one sort of them alone. */
function bookingTables({ request, entity }: Brief): Tables {
  const [first, ...others] = new Set((request.toLowerCase().match(bookable) ?? []).map((word) => word.replace('-', '')))
  return entity.plural !== 'services' || first === undefined || others.length > 0 ? {} : { services: first }
}

function tablesFor(brief: Brief): Tables {
  switch (brief.front) {
    case 'quiz':
      return quizTables(brief)
    case 'poll':
      return pollTables(brief)
    case 'chat':
      return chatTables(brief)
    case 'stage':
      return stageTables(brief)
    case 'shop':
      return shopTables(brief)
    case 'booking':
      return bookingTables(brief)
    default:
      return {}
  }
}

/** Tables of every shop; what is sold is called by none of them. */
const taken = ['orders', 'order_lines', 'admins', 'subscribers', 'user_accounts']

/** The brief with the tables of its parts called by its subject, where no other table is called so. */
export function withTableNames(brief: Brief): Brief {
  const views = hasOwnRecords(brief) ? [] : viewsOf(brief)
  const known = new Set([...taken, ...views.map((view) => namesOf({ ...view, tables: {} }).table)])
  const own = Object.entries(tablesFor(brief)).filter(([, name]) => !known.has(name))
  return { ...brief, tables: Object.fromEntries(own) }
}
