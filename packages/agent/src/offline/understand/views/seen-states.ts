// States of which somebody speaks where a list is looked through: "what's broken", "whose form is still missing".
import { type Pattern, mark, ones, whom } from './view-words.ts'
import { doneLabel, stateLabel } from './view-marks.ts'

const ofPay = /\b(?:fees?|rent|deposit|payment|money|dues|contribution|share|bill|invoice|subscription|tuition)\b/i

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

export const seenStates: readonly Pattern[] = [
  [
    /^whose (?:\p{L}+ )?\p{L}+ (?:ends?|expires?|runs? out|(?:is|are) (?:due|up|over))(?: (?:soon|next \p{L}+|this \p{L}+|first|again|in [^,]{2,20}))?$/iu,
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
  [
    /^(?:those|the ones|only those|only the ones|what|which (?:ones?|\p{L}+s?))(?: that)? (?:really )?needs? (?:it|to be done|attention|water|watering|care|feeding|servicing|a service)(?: (?:now|today|soon|this week))?$/iu,
    (said) => ({ sort: 'due', said, isLate: true }),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|which \p{L}+s?) (?:is |are )?(?:still )?waiting to (?<deed>be \p{L}+(?: (?:up|back|out|off|in))?)$`,
      'iu',
    ),
    (said, { deed = '' }) => mark(said, doneLabel(deed)),
  ],
  [
    /^(?:at|in|on) (?:what|which) (?:stage|state|phase|step|status) [^,]*$|^how far (?:each|every|it|they|everything|the \p{L}+)(?: \p{L}+)? (?:is|are|has|have)\b[^,]*$|^where (?:each|every|it|everything|things)(?: \p{L}+)? stands?$/iu,
    (said) => ({ sort: 'stage', said }),
  ],
  [
    new RegExp(
      String.raw`^${ones}\s+(?:has|have)(?:n['’]?t| not) been \p{L}+ (?:for|in|since) (?:more than |over |at least )?(?<span>\S+ (?:days?|weeks?|months?|years?))$`,
      'iu',
    ),
    (said, { span = '' }) => ({ sort: 'due', said, isLate: true, every: span.toLowerCase() }),
  ],
  [
    /^(?:which (?:ones?|\p{L}+s?)|what|who)(?: (?:is|are)|['’]s) (?:thirsty|hungry|overripe|neglected|next in line)$/iu,
    (said) => ({ sort: 'due', said, isLate: true }),
  ],
  [
    /^(?:the )?(?:sum|amount|money|rest|part)(?: (?:that|which)(?:['’]s| is))? (?:still )?(?:open|missing|outstanding|owed|to come)$/iu,
    (said) => ({ sort: 'total', said, isOpen: true }),
  ],
  [
    /^(?:the )?(?<state>finished|done|paid|sold|closed|completed|returned|read|answered|delivered) (?:ones?|\p{L}+s) (?:separately|apart|on (?:their|its) own|in an? (?:separate|extra|own) \p{L}+|somewhere else|below)$/iu,
    (said, { state = '' }) => mark(said, /^(?:finished|completed|closed)$/i.test(state) ? 'Done' : stateLabel(state)),
  ],
  [
    /^whos(?:e|['’]s)? (?<what>\p{L}+(?: \p{L}+)?) (?:is|are|has|have)(?: (?:still|not|n['’]t|yet))* (?:missing|open|outstanding|due|lacking|unpaid|come in|arrived|to come)(?: yet)?$/iu,
    (said, { what = '' }) => mark(said, `${capital(what)} ${ofPay.test(what) ? 'paid' : 'received'}`),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|which \p{L}+s?) needs? (?<what>\p{L}+ing|to be \p{L}+(?:ed|t|n)|an? \p{L}+(?: \p{L}+)?|(?:new|more) \p{L}+)(?: (?:before|until|by|this|next|soon|again|for)\b[^,]*)?$`,
      'iu',
    ),
    (said, { what = '' }) => mark(said, `Needs ${what.toLowerCase()}`),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|which \p{L}+s?) (?:is |are )?(?:still )?waiting for (?<what>(?:an? |the |my |our )?\p{L}+(?: \p{L}+)?)$`,
      'iu',
    ),
    (said, { what = '' }) => mark(said, `Waiting for ${what.toLowerCase()}`),
  ],
  [
    /^whose turn (?:it is|is it)(?: (?:next|now|today|this \p{L}+|then))*$|^who(?:['’]s| is) (?:next|on duty|on|up)(?: \p{L}+)?$/iu,
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
  [
    new RegExp(
      String.raw`^(?:what|who|which(?: \p{L}+)?)(?:['’]s| is| are) (?:still |already |currently )?(?<state>broken|damaged|missing|free|available|empty|full|ready|urgent|ripe|sick|ill|absent|new|locked|worn out|faulty|complete|incomplete)(?: (?:to|for) (?:(?:the|an?|his|her|their|our) )?\p{L}+)?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, capital(state)),
  ],
  [
    /^(?:what|who)['’]s (?:already |been |all )*(?<state>\p{L}+ed|done|gone|sold|paid|lent|read|bought|sent|taken|given)(?: already)?$/iu,
    (said, { state = '' }) => mark(said, stateLabel(state)),
  ],
]

/** What somebody has of a collection, and what not. */
export const seenOwned: readonly Pattern[] = [
  [
    new RegExp(String.raw`^which (?:ones?|\p{L}+s?) ${whom} (?:still )?(?:need|want|are missing|miss)$`, 'iu'),
    (said) => mark(said, 'Needed'),
  ],
  [
    new RegExp(
      String.raw`^which (?:(?:ones?|\p{L}+s?) )?${whom} (?:have|has|own) (?:twice|double|two of|more than once)$`,
      'iu',
    ),
    (said) => mark(said, 'Have twice'),
  ],
]

/** What no list shows by itself: a figure that may be reckoned, and what is told as left out. */
export const seenOtherwise: readonly Pattern[] = [
  [
    /^how (?:many|much)\b[^,]*\b(?:is|are|was|were|has|have|there|it|they|we|i|each)\b[^,]*$|^how (?:many|much) \p{L}+ (?:per|each|every)\b[^,]*$|^how many (?:\p{L}+ )?\p{L}+s$/iu,
    (said) => ({ sort: 'figure', said }),
  ],
  [
    /^(?:everybody|everyone|all (?:those|the \p{L}+)|those|the ones) (?:who|that|which) [^,]*$/iu,
    (said) => ({ sort: 'other', said }),
  ],
  [
    /^(?:which (?:ones?|of (?:them|these|those|the \p{L}+)|\p{L}+s)|whether (?:i|we)(?:['’]m|['’]re| am| are| have| get)|who (?:still|hasn['’]?t|isn['’]?t|comes? (?:most|least))|how (?:well|far|often) (?:i|we|it|they|each)|what (?:needs|sells|works|has changed))\b[^,]*$/iu,
    (said) => ({ sort: 'other', said }),
  ],
]
