// What is asked for and is there: it is said where, and nothing is changed for the look of it.
import type { Brief } from '../../brief.ts'
import { goesOnAtOnce } from '../rows/read-said-words.ts'
import { asksSequence } from '../tools/read-timer.ts'
import type { Edit } from './read-edit-state.ts'

interface There {
  says: RegExp
  has: (brief: Brief) => boolean
  /** Follows "I cannot do this:". */
  words: string
}

const there: readonly There[] = [
  {
    says: /\b(?:right|correct) answers?\b[^.;]*\b(?:after|at once|each|every|immediately|when|directly)\b|\b(?:say|tell|show)\b[^.;]*\b(?:if|whether) (?:it|they|the answer|one|an answer) (?:was|were|is) (?:right|correct|wrong)\b/i,
    has: ({ front, request }) => front === 'quiz' && !goesOnAtOnce(request),
    words: 'telling the right answer after each question, because the quiz does so already',
  },
  {
    says: /\b(?:retry|try again|play again|start (?:over|again)|again button|restart)\b/i,
    has: ({ front, stage }) => front === 'quiz' || (front === 'stage' && stage === 'memory'),
    words: 'playing once more, because the button “Play again” stands at the end already',
  },
  {
    says: /\bprogress\b|\bhow (?:far|many questions)\b|\bquestion \d+ of \d+\b|\b(?:number|count) of (?:the )?questions?\b/i,
    has: ({ front }) => front === 'quiz' || front === 'survey',
    words: 'how far one is, because it is shown already (a piece for each question, and how many there are)',
  },
  {
    says: /^(?:add|show|make|include|keep|i (?:want|need)|we (?:want|need))\b[^.;]*\b(?:leader ?boards?|high ?scores?|score ?boards?|best (?:scores|players|list)|ranking)\b/i,
    has: ({ front, stage, request }) =>
      (front === 'quiz' && !/\bwithout a leaderboard\b/i.test(request)) ||
      (front === 'stage' && ['memory', 'snake', 'reaction', 'typing', 'whack'].includes(stage)),
    words: 'a list of the best, because there is one already (“High scores” in the menu)',
  },
  {
    says: /\b(?:timer|stop ?watch|clock|seconds|how long|time)\b/i,
    has: ({ front, stage }) => front === 'stage' && stage === 'memory',
    words: 'the time, because the seconds are counted beside the cards already, from the first card on',
  },
  {
    says: /\b(?:moves?|turns|tries|attempts)\b/i,
    has: ({ front, stage }) => front === 'stage' && stage === 'memory',
    words: 'the number of moves, because it stands beside the cards already, once one plays',
  },
  {
    says: /\bautomatically\b|\b(?:starts?|begins?|goes? on) by (?:it|them)sel(?:f|ves)\b|\bauto-?start\b/i,
    has: ({ front, stage, request }) => front === 'stage' && stage === 'timer' && asksSequence(request),
    words: 'starting the next length by itself, because it does so already, when the one before is over',
  },
  {
    says: /\b(?:delete|remove|take back|undo|unsend)\b[^.;]*\b(?:(?:their|his|her|my|our|your)? ?own|their|they|mine|my|one['’]?s|messages?)\b/i,
    has: ({ front }) => front === 'chat',
    words: 'taking back what one wrote, because “Delete” stands below each message of one’s own already',
  },
  {
    says: /\b(?:open|add|create|make|start)\b[^.;]*\b(?:people|users|members|everyone|everybody|they)?\b[^.;]*\b(?:own|new|more) (?:rooms|channels|groups)\b/i,
    has: ({ front }) => front === 'chat',
    words: 'opening rooms, because everybody opens one below the list of rooms already',
  },
  {
    says: /\b(?:percent(?:age)?s?|number of votes|how many (?:votes|people))\b/i,
    has: ({ front }) => front === 'poll',
    words: 'votes in figures, because each option shows how many it has, and how many percent, already',
  },
  {
    says: /\b(?:hide|grey out|mark|show|cross out|strike|block)\b[^.;]*\b(?:full|booked|taken|free|available)\b[^.;]*\b(?:times?|slots?|hours?|classes|workshops|lessons|days|ones)\b|\b(?:full|booked|taken|free|available)\b[^.;]*\b(?:times?|slots?|hours?)\b/i,
    has: ({ front }) => front === 'booking',
    words: 'marking what is full, because a time that is taken is struck through already and cannot be chosen',
  },
]

/** @returns '' where it was told that it is there, else the order as it was */
export function takeAlready(order: string, edit: Edit): string {
  // What goes, or becomes otherwise, is there.
  if (
    /^(?:rename|change|move|(?:remove|delete|hide) (?:the )?(?:leader|score|high|progress|timer|time))\b/i.test(order)
  )
    return order
  const found = there.find(({ says, has }) => has(edit.brief) && says.test(order))
  if (found === undefined) return order
  edit.refused.push(found.words)
  return ''
}
