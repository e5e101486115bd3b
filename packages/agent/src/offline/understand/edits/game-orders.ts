// "More cards", "use animals instead", "20 seconds per question", "show the explanation": what a game and a quiz are asked to
// be otherwise.
import type { Brief } from '../../brief.ts'
import { countedPairs, mostPairs } from '../../compose/fronts/memory.ts'
import { drawnSubject } from '../../compose/drawn-things/drawn-things.ts'
import { readFields } from '../fields/read-fields.ts'
import { type Carried, carryOn } from './carried-on.ts'
import type { Edit } from './read-edit-state.ts'

const more =
  /\b(?:more|additional|extra) (?:cards|pairs)\b|\b(?:harder|more difficult|more challenging)\b|\b(?:bigger|larger) (?:deck|board|grid|game)\b/i
const fewer =
  /\b(?:fewer|less|not so many) (?:cards|pairs)\b|\b(?:easier|less difficult|simpler)\b|\bsmaller (?:deck|board|grid|game)\b/i
const counted =
  /^(?:(?:only|just|make|use|have|with|play|take|set|change|show|put|deal|let there be)\b[^\d]*)?(?:to )?(\d{1,2}) (cards|pairs)\b/i
const larger =
  /\b(?:bigger|larger|huge|big|large)\b[^.;]*\bcards\b|\bcards\b[^.;]*\b(?:bigger|larger|huge|big|large)\b/i
const otherThings = [
  /^(?:use|show|take|put|make it|make them|have|change (?:it|them|the cards|the pictures|the (?:theme|subject|topic|motifs?)) to|switch to|turn (?:it|them) into)\s+(?:with |of |to |about )?(?:pictures of |drawings of )?(?:the )?([\p{L} -]{3,24}?)(?: on (?:the |them|all )?\w*)?(?: instead(?: of .+)?| please)?$/iu,
  /^(?:the )?(?:cards|pictures|pairs|motifs?|theme|subject|topic) (?:should|must|with|are|show|of|to be)(?: show| be| have)? ([\p{L} -]{3,24})$/iu,
  /^([\p{L} -]{3,24}) instead(?: of .+)?$/iu,
  /^([\p{L}]{3,24}) on (?:the |all )?cards$/iu,
]
const noThing =
  /\b(?:cards?|pairs?|games?|colou?rs?|background|fonts?|theme|bigger|larger|dark|light|red|blue|green|sounds?|players?|buttons?|letters|harder|easier)\b/i

function pairsWish(order: string, brief: Brief): Carried | null {
  const [, said = '', unit = ''] = counted.exec(order) ?? []
  const now = countedPairs(brief)
  const most = mostPairs(brief)
  const wanted =
    said !== ''
      ? Math.round(Number(said) / (unit.toLowerCase() === 'cards' ? 2 : 1))
      : more.test(order)
        ? now + 4
        : fewer.test(order)
          ? now - 3
          : null
  if (wanted === null) return null
  const pairs = Math.min(most, Math.max(2, wanted))
  return {
    said: `The game has ${pairs} pairs.`,
    clause: `play with ${pairs} pairs, ${pairs * 2} cards`,
    why: `${wanted > now ? 'more' : 'other'} cards, because there are ${now} pairs now${now === most ? ', and no more are drawn of that sort' : ''}`,
  }
}

function thingsWish(order: string): Carried | string | null {
  const said = otherThings.map((pattern) => pattern.exec(order)?.[1]).find((found) => found !== undefined)
  if (said === undefined || noThing.test(said)) return null
  return drawnSubject(said) === null
    ? `${said} on the cards, because only animals, fruits and planets are drawn here (say: use animals instead)`
    : {
        said: `On the cards: ${said.toLowerCase()}.`,
        clause: `put ${said.toLowerCase()} on the cards`,
        why: `${said.toLowerCase()} on the cards, because they are there already`,
      }
}

function takeMemory(order: string, edit: Edit): string {
  const pairs = pairsWish(order, edit.brief)
  const things = pairs === null ? thingsWish(order) : null
  if (pairs !== null) carryOn(pairs, edit)
  else if (typeof things === 'string') edit.refused.push(things)
  else if (things !== null) carryOn(things, edit)
  else if (larger.test(order))
    carryOn(
      {
        said: 'The cards are large.',
        clause: 'give the cards more of the page',
        why: 'larger cards, because they have most of the page already',
      },
      edit,
    )
  else if (/\b(?:two|2|several|more|multi)[- ]?players?\b|\bagainst each other\b|\btake turns\b/i.test(order))
    edit.refused.push(
      'a game of two, because one plays alone here, for points that all see (“High scores” in the menu)',
    )
  else return order
  return ''
}

const seconds =
  /\b(\d{1,3}|ten|fifteen|twenty|thirty|sixty) ?(?:seconds?|secs?|s)\b[^.;]*\b(?:questions?|answers?|each)\b|\b(?:questions?|each|answers?|timer|countdown|time limit|limit)\b[^.;]*?\b(\d{1,3}|ten|fifteen|twenty|thirty|sixty) ?(?:seconds?|secs?|s)\b/i
const onlySeconds =
  /^(?:more time|less time|give (?:them|us|people) (?:more|less) time|make it|set it to|longer|shorter)?[:, ]*(\d{1,3}|ten|fifteen|twenty|thirty|sixty) ?(?:seconds?|secs?)$/i
const asksClock = /\b(?:timer|count ?down|time limit|time pressure)\b/i
const board = String.raw`(?:leader ?boards?|high ?scores?|score ?boards?|rankings?|list of (?:the )?best|best list)`
const hasNoBoard = new RegExp(
  String.raw`^(?:(?:remove|delete|drop|hide|without|no|turn off|no more|take away)\s+(?:the |a |any )?(?:\p{L}+ )?${board}(?: page)?|(?:don['’]?t|do not) (?:show|keep|have) (?:the |a |any )?${board})$`,
  'iu',
)
const asksBoard = new RegExp(String.raw`\b${board}\b`, 'i')
const spelled: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30, sixty: 60 }
const usualSeconds = 20

function takeQuiz(order: string, edit: Edit): string {
  const { brief } = edit
  const [, first, second] = seconds.exec(order) ?? []
  const said = first ?? second ?? onlySeconds.exec(order)?.[1]
  if (said !== undefined || asksClock.test(order)) {
    if (/^(?:remove|delete|no|hide|without|turn off|get rid of)\b/i.test(order)) {
      carryOn(
        {
          said: 'Each question has 0 seconds.',
          clause: 'let every question take as long as it takes',
          why: 'taking the time limit away, because there is none',
        },
        edit,
      )
      return ''
    }
    const count = said === undefined ? usualSeconds : (spelled[said.toLowerCase()] ?? Number(said))
    carryOn(
      {
        said: `Each question has ${Math.max(3, count)} seconds.`,
        clause: `give ${Math.max(3, count)} seconds for each question (one that is not answered by then counts as wrong)`,
        why: `${count} seconds for each question, because it is so already`,
      },
      edit,
    )
    return ''
  }
  if (hasNoBoard.test(order)) {
    carryOn(
      {
        said: 'Without a leaderboard.',
        clause: 'take the list of the best off the pages (the points that were kept stay in the database)',
        why: 'taking the list of the best away, because there is none',
      },
      edit,
    )
    return ''
  }
  if (asksBoard.test(order) && /\bwithout a leaderboard\b/i.test(brief.request)) {
    carryOn({ said: 'With a leaderboard.', clause: 'show the list of the best again', why: 'a list of the best' }, edit)
    return ''
  }
  if (!/^(?:add|show|include|give|write|i want|we want)\b[^.;]*\bexplanations?\b/i.test(order)) return order
  if (brief.fields.some(({ name }) => name === 'explanation'))
    edit.refused.push('showing the explanation, because it stands with the answer already, where a question has one')
  else {
    const fields = readFields('explanation (long text)').fields
    edit.added.push(...fields)
    edit.brief.fields = [...brief.fields, ...fields]
    edit.clauses.push('show an explanation after each answer (it is written under “Questions”; none is there yet)')
  }
  return ''
}

const countsRounds =
  /\b(?:count|track|show|log|record|keep|list|statistics|stats|history)\b[^.;]*\b(?:sessions?|rounds?|pomodoros?|stat(?:istic)?s|history|finished|done|(?:per|each|every|a) day)\b/i

/** @returns '' where the order was about how a game, a quiz or a timer goes, else the order as it was */
export function takeGame(order: string, edit: Edit): string {
  const { front, stage } = edit.brief
  if (front === 'quiz') return takeQuiz(order, edit)
  if (front !== 'stage') return order
  if (stage === 'memory') return takeMemory(order, edit)
  if (stage !== 'timer' || !countsRounds.test(order)) return order
  carryOn(
    {
      said: 'With statistics of the sessions per day.',
      clause: 'add the page “Statistics” with the finished sessions by task and day',
      why: 'counting what was finished, because there is a page for it already (“Statistics” in the menu)',
    },
    edit,
  )
  return ''
}
