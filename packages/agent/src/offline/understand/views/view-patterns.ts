// What is seen, told in everyday words, as one of the views of a list: "who hasn't paid yet", "what runs out next week".
import { seenOtherwise, seenOwned, seenStates } from './seen-states.ts'
import { doneLabel, stateLabel } from './view-marks.ts'
import {
  type Pattern,
  ones,
  whom,
  period,
  soon,
  late,
  running,
  number,
  below,
  together,
  money,
  first,
  superlative,
  particle,
  counted,
  longAgo,
  numberOf,
  mark,
  per,
} from './view-words.ts'

/** What may be seen where somebody says that they want to see it; the first that fits. */
export const seen: readonly Pattern[] = [
  [
    /^how many (?:(?:there are|we have|i have|\p{L}+) )?(?:of|in|from) (?:each|every) (?<by>\p{L}+)(?: there (?:are|were)| we have| i have)?$/iu,
    (said, { by }) => per(said, by, true),
  ],
  [
    /^(?:the |our |my )?(?!how\b|what\b|total\b)\p{L}+(?: \p{L}+)? (?:per|for each|for every|each|every) (?<by>month|year|person|\p{L}+)$/iu,
    (said, { by }) => per(`total ${said}`, by, false),
  ],
  ...seenStates,
  ...seenOwned,
  [
    /^who(?:ever)? (?:still |currently )?(?:has|have|borrowed|took|['’]s got|has got)(?: still)? (?:what|it|them|(?:the|my|our|that) (?:\p{L}+ )?\p{L}+|which (?:one|\p{L}+)|something|anything|things|stuff|(?:one |some |\p{L}+ )?of (?:mine|ours|my [^,]*|our [^,]*)|(?:something|things|stuff|\p{L}+s?) (?:of (?:mine|ours)|from (?:me|us)|that (?:is|are|belongs?) [^,]*))$|^(?:what|which (?:ones?|of [^,]*|\p{L}+s?)|\p{L}+s)(?: is| are|['’]s) (?:still |currently |right now )*(?:out|away|on loan|lent(?: out)?|borrowed|with somebody|not back(?: yet)?|gone)$|^where (?:they|everything|(?:all )?(?:my|our|the) \p{L}+) (?:is|are) (?:right )?now$/iu,
    (said) =>
      /^where/i.test(said)
        ? null
        : /^who[^,]* (?:of|from|that)\b/iu.test(said)
          ? mark(said, 'Returned')
          : /^who/i.test(said)
            ? { sort: 'holder', said }
            : mark(said, 'Out'),
  ],
  [
    new RegExp(
      String.raw`^${ones}[^,]*?\b(?:that |which )?(?:i|we|you|they)(?:['’]d| would| will| could| should) (?:definitely |like to |love to |want to )?(?<deed>\p{L}+) again$`,
      'iu',
    ),
    (said, { deed = '' }) => mark(said, `${deed.charAt(0).toUpperCase()}${deed.slice(1).toLowerCase()} again`),
  ],
  [
    new RegExp(
      String.raw`^(?:when|if|as soon as|before|that|which|what|anything|something|things|what['’]s|once)?\b[^,]*?(?:\b${below}(?:${counted}|(?: of (?:it|them|something|anything|one|a \p{L}+)))?|\b(?<!time (?:is|was) )${running}(?: (?:of|on) [^,]*)?(?: ${soon})?)$`,
      'iu',
    ),
    (said, { least }) =>
      least === undefined &&
      new RegExp(String.raw`\bruns? out\b`, 'i').test(said) &&
      !/\b(?:stock|low|order|buy)\b/i.test(said)
        ? { sort: 'due', said, isLate: false }
        : { sort: 'low', said, least: least === undefined ? null : numberOf(least) },
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|somebody|someone|something|it|they|\p{L}+ing)?\s*(?:(?:is|are|['’]s|['’]re|was|gets?) )?(?:already |long |still )*${late}\b[^,]*$`,
      'iu',
    ),
    (said) => ({ sort: 'due', said, isLate: true }),
  ],
  [
    new RegExp(String.raw`^(?:${ones}|how long [^,]*)\b[^,]*\b${longAgo}$`, 'iu'),
    (said) => ({ sort: 'order', said, first: 'oldest' }),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|(?:the |all )?(?:next|upcoming|coming) [^,]*?|anything)\s*(?:[^,]*\s)?(?:expires?|ends?|(?:is|are|['’]s) (?:due(?: for (?:an? |the |its |their )?\p{L}+)?|up|over|coming up|next|on|planned)|runs? out|goes? (?:off|bad)|comes? (?:up|next)|coming up|(?:needs?|has|have|is|are|must|should|wants?) (?:to be |be )?(?:done|doing|\p{L}+ed|\p{L}+ing|renewed|returned|attention|water|care|service)|falls? due|happens?)(?: (?:again|up|for \p{L}+))?(?: ${soon})$|^what(?:['’]s| is)(?: (?:on|up|due|coming(?: up)?|next|happening|planned))+(?: ${soon})?$|^(?:the )?(?:next|upcoming|coming) (?:${number} )?(?:dates?|ones?|deadlines?|appointments?|meetings?|events?|exams?|birthdays?|due dates?|${number}|\p{L}+s)$`,
      'iu',
    ),
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
  [
    /^(?:who|which (?:of (?:them|us|you)|\p{L}+s?)) (?:still )?owes? (?:(?:me|us|them|him|her|the \p{L}+)(?: (?:money|what|something|how much|still))*|(?:how much|what|money))(?: to whom)?$|^(?:who|what) (?:i|we) (?:still )?owe(?: money)?(?: to)?$/iu,
    (said) => mark(said, 'Paid'),
  ],
  [
    new RegExp(
      String.raw`^${ones}(?: of \p{L}+)? (?:(?:still|just)\s+)?(?:(?:has|have|is|are|was|were) ?(?:n['’]?t|not)|(?:hasn|haven|isn|aren)t|['’]s not|['’]ve not) (?:been )?(?:yet )?(?<state>\p{L}+${particle})(?: (?!to\b)[^,]{1,30}?)?(?: yet| so far)?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, stateLabel(state.replace(/ yet$/, ''))),
  ],
  [
    new RegExp(
      String.raw`^${ones} (?:${whom} )?(?:(?:already|has|have|['’]s|['’]ve|is|are|was|were)\s+)+(?:already |been |all )*(?<state>\p{L}+${particle})(?: already| (?:it|them|for|me|us)| (?:for|with|by) [^,]{1,25})?(?: and (?:who|which|what)(?: (?:ones?|\p{L}+s))? (?:hasn['’]?t|haven['’]?t|has not|have not|isn['’]?t|aren['’]?t|not)(?: yet)?)?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, stateLabel(state)),
  ],
  [
    new RegExp(
      String.raw`^${ones} (?:${whom} )?(?:still )?(?:(?:have|has|need|needs|ought|['’]ve|['’]s)(?: still)?(?: got)?(?: to)|must|should)(?: still)? (?<deed>(?:be )?\p{L}+${particle})(?: (?!and\b|in the (?:morning|evening|afternoon)|at (?:noon|night)|today|tomorrow|this|when|where|how|per|each|every)[^,]{1,20})?$`,
      'iu',
    ),
    (said, { deed = '' }) => mark(said, doneLabel(deed)),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|what['’]s) (?:is |are |there is )?(?:still )?(?:left(?: to do| over)?|undone|open|outstanding|pending|to do|to be done|unfinished|not done(?: yet)?|missing)$|^${ones} (?:are|is)? ?still (?:open|outstanding|pending|left|missing|unfinished|waiting)$`,
      'iu',
    ),
    (said) => ({ sort: 'open', said }),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones} (?:are|is) )?(?:still )?un(?<state>paid|read|watched|answered|sold|finished|signed|returned|played|opened|used|tried|checked)(?: \p{L}+s?)?(?: first)?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, stateLabel(state)),
  ],
  [
    new RegExp(
      String.raw`^(?:how much|what|how many(?: \p{L}+)?|(?:the|our|my)? ?(?:total|sum|costs?|spending|income|earnings|amount|revenue|expenses))\b(?:(?!\b(?:each|every|per|by)\b).)*?\s(?:(?:(?:in |for |of |from )?(?:each|every)|per|by)\s(?<by>(?!(?:the|my|our|us|me|them|now|then|time|day|whom|hand|email|mail|phone|post)\b)\p{L}+(?: \p{L}+)?)|an?\s(?<in>${period}))(?:s)?(?: \p{L}+s?| (?:gave|cost|brought|earned|made|paid|spent|took|produced|did)s?)?$|^how much (?:\p{L}+ )?(?:each|every) (?<each>\p{L}+) (?:gave|costs?|brought|earned|made|paid|spent|took|produced|ate|used|yielded|ran|brings?|makes?|spends?|earns?|uses?|has \p{L}+)\b[^,]*$|^how much (?:who|everyone|everybody) (?:gave|paid|spent|earned|did)[^,]*$`,
      'iu',
    ),
    (said, { by, each, in: time }) => per(said, by ?? each ?? time ?? 'person', /^how many/i.test(said)),
  ],
  [
    new RegExp(
      String.raw`^(?:how much|what)\b[^,]*\b(?:is|are|['’]s) (?:still )?(?:${together} )*(?:missing|open|outstanding|unpaid|owed|due|to come|out there|out)(?: ${together})*$|^how much (?:money )?(?:i['’]?m|i am|we['’]?re|we are) (?:still )?owed(?: ${together})*$|^how much (?:they|everyone|everybody|people|all of them) (?:still )?owes?(?: (?:me|us))?(?: ${together})+$`,
      'iu',
    ),
    (said) => ({ sort: 'total', said, isOpen: true }),
  ],
  [
    new RegExp(
      String.raw`^(?:the |a |our |my |one )?(?:grand |running |overall |combined )?(?:total|sum)(?: (?:value|worth|amount|price|cost|costs|sum|of .{1,40}|\p{L}+(?: \p{L}+)?))?(?: ${together})*$|^(?:what|how much) (?:it|they|everything|all(?: of (?:it|them|that|this))?|that|this|the whole (?:lot|thing|\p{L}+)|(?:my|our|the) \p{L}+(?: \p{L}+)?)(?:['’]s| is| are| was| were)? (?:${together} )*(?:is |are )?(?:worth|costs?|comes? to|adds? up to|cost)(?: (?:me|us))?(?: ${together})*$|^how much (?:money )?(?:${whom}) (?:have |has |did |had )?(?:already |so far )?${money}(?: (?:on|for|with) .{1,30}?)?(?: ${together})*$|^how (?:much|many) .{1,30}? ${together}$|^what (?:it|this|that|(?:the|my|our) \p{L}+(?: \p{L}+)?) (?:has |have )?(?:brought in|brings in|made|earned|costs?|took in)(?: (?:me|us))?(?: ${together}| this year| in a year| so far)*$`,
      'iu',
    ),
    (said) => ({ sort: 'total', said, isOpen: false }),
  ],
  [
    new RegExp(
      String.raw`^(?:just |only )?(?:the ones|those|the \p{L}+s|\p{L}+s|everything|all)?\s*(?:of|from|in|for) (?:this|the current|last|one|a (?:certain|given)) (?<by>year|month|season|week)$|^only (?:this|the current) (?<unit>year|month)(?:['’]s)?(?: \p{L}+s?)?$`,
      'iu',
    ),
    (said, { by, unit }) => per(said, by ?? unit, false),
  ],
  [
    new RegExp(
      String.raw`^(?:it |this |them |that |the \p{L}+ )?(?:with|to|against) (?:the )?(?:last|previous|other|past) (?<by>year|month|week|season)s?$|^(?:this )?(?<each>month|year|season|week)s? (?:with|to|against) (?:the )?(?:last|previous|one before)[^,]*$|^(?:the )?(?<all>years|months|seasons)(?: (?:with|to) each other)?$`,
      'iu',
    ),
    (said, { by, each, all }) => per(said, by ?? each ?? all?.replace(/s$/, ''), false),
  ],
  [
    new RegExp(
      String.raw`^(?:all |just |only )*(?:the |my |our )?(?:ones?|those|everything|\p{L}+s?)(?: (?:that|which))? (?:are |is |were )?(?:on|about|of|by|from|with|in|for) (?:the same|one|an?(?: (?:certain|given|particular|single))?|a particular|any|each) (?<by>\p{L}+)$|^(?:all |just |only )*(?:the |my |our )?\p{L}+s? (?:for|by|of|from) (?:one|a (?:certain|given|particular)|each) (?<of>\p{L}+)$`,
      'iu',
    ),
    (said, { by, of }) => {
      const what = by ?? of
      return what === undefined ? null : { sort: 'narrow', said, by: what.toLowerCase() }
    },
  ],
  [
    /^(?:an?|the|any|my|our|one|it|them|things?|something|everything|all)(?: \p{L}+){0,2}?(?: (?:again|quickly|easily|later|fast|back|all))* by (?:the |its |their |an? )?(?!name\b|title\b|word\b|search)(?<by>\p{L}+)$/iu,
    (said, { by = '' }) => ({ sort: 'narrow', said, by: by.toLowerCase() }),
  ],
  [
    new RegExp(
      String.raw`^(?:an?|the|any|my|our|one|it|them|things?|something|everything)(?: \p{L}+){0,2}(?: (?:again|quickly|easily|later|fast|back|in a hurry))*(?: (?:by|with|through) (?:the |its |their |a )?(?:name|title|word|search|typing [^,]*|searching))?$`,
      'iu',
    ),
    (said) =>
      /\b(?:again|quickly|easily|fast|later|in a hurry)\b|\b(?:by|with|through) /i.test(said)
        ? { sort: 'find', said }
        : null,
  ],
  [
    new RegExp(
      String.raw`^(?:an? |some |the )?(?:little |small |simple |nice |tiny |quick )*(?:charts?|graphs?|diagrams?|curves?|statistics|stats)\b(?:(?: (?:of|with|showing|about|for|on)| that shows)(?: how (?:much|many))?(?: [^,]{1,40}?)?)?(?:\s(?:per|by|each|every|over the) (?<by>${period}s?|\p{L}+))?$`,
      'iu',
    ),
    (said, { by }) =>
      by === undefined || /^(?:week|day|season|quarter)/.test(by)
        ? { sort: 'chart', said }
        : per(said, by.replace(/s$/, ''), /how many/i.test(said)),
  ],
  ...seenOtherwise,
]

/** What says by itself that it is about what comes first. */
export const placedFirst: readonly Pattern[] = [
  [
    new RegExp(
      String.raw`^(?:the |those )?(?:ones?|\p{L}+s) (?:that |which )?(?:most|many|the most) (?:of us|people|members|votes?)[^,]*?${first}$|^(?:the |those )?(?:ones? )?(?:with )?(?:the )?(?:most (?:popular|wanted|liked|votes|likes|wished[- ]for))(?: (?:ones?|\p{L}+s?))?\s*${first}$`,
      'iu',
    ),
    (said) => ({ sort: 'liked', said }),
  ],
  [
    new RegExp(
      String.raw`^(?:the |those |what )?(?:ones? |things? |\p{L}+s )?(?:that |which )?(?:i|we|they|people) (?:can )?\p{L}+ (?:the )?(?<first>best|worst|most|least)\s*${first}$`,
      'iu',
    ),
    (said, { first: words = '' }) => ({ sort: 'order', said, first: /worst|least/i.test(words) ? 'worst' : 'best' }),
  ],
  [
    new RegExp(
      String.raw`^(?:the |those |what is )?(?<first>(?:next|upcoming|coming)(?: ${number})?)(?: (?:ones?|dates?|\p{L}+s?))?\s*${first}$`,
      'iu',
    ),
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
  [
    new RegExp(
      String.raw`^(?:(?:always|all) )?(?:the |those |my |our )?(?:ones? )?(?:\p{L}+ )?(?:the )?(?<first>${superlative})(?: (?:ones?|\p{L}+s?))?\s*(?:that |which )?${first}$`,
      'iu',
    ),
    (said, { first: words = '' }) => ({ sort: 'order', said, first: words.toLowerCase() }),
  ],
  [
    new RegExp(
      String.raw`^(?:the |those |my |our )(?<first>\p{L}+est)(?: (?:ones?|\p{L}+s?))?\s*(?:that |which )?${first}$`,
      'iu',
    ),
    (said, { first: words = '' }) => ({ sort: 'order', said, first: words.toLowerCase() }),
  ],
  [
    new RegExp(
      String.raw`^(?:what|whatever|everything|the ones?|the things?|those|things|all)(?: (?:that|which|to))?\s[^,]*(?:due|expires?|runs? out|goes? (?:off|bad)|next|soon|urgent|overdue|late)\b[^,]*?${first}$`,
      'iu',
    ),
    (said) => ({ sort: 'due', said, isLate: /\b(?:overdue|late)\b/i.test(said) }),
  ],
  [
    new RegExp(
      String.raw`^(?:the |those |all )?(?:ones?|things?|\p{L}+s) (?:that (?:are|is) |which (?:are|is) )?(?:due|expiring|running out|ending|coming up|planned|for (?:today|tomorrow|this week|next week))(?: \p{L}+)?\s*${first}$`,
      'iu',
    ),
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
  [
    new RegExp(
      String.raw`^(?:sorted|ordered|arranged|listed) (?:by|after|according to) (?:the |their |its )?(?:due|due date|deadline|date|expiry|expiry date|urgency|day)$`,
      'iu',
    ),
    (said) => ({ sort: 'order', said, first: 'next' }),
  ],
]

/** What is ticked: "the ones I want to sell", "what's done". */
export const marked: readonly Pattern[] = [
  ...seenOwned,
  [
    new RegExp(
      String.raw`^(?:the ones?|those|what is|things?|the \p{L}+s)(?: that (?:are|is))? (?<what>for (?:the |our |my )?(?:next )?\p{L}+(?: \p{L}+)?)$`,
      'iu',
    ),
    (said, { what = '' }) => mark(said, `F${what.slice(1).toLowerCase()}`),
  ],
  [
    new RegExp(
      String.raw`^(?:(?:it|them|these|those|off)\s+)?(?:when|once|if|as soon as|whether|that) (?:something|one|it|they|everything|the \p{L}+|an? \p{L}+|${whom})(?: (?:has|have|is|are|was|were|['’]s|['’]ve|gets?|been|already))* (?<state>\p{L}+${particle})(?: (?:it|them|one|already))?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, stateLabel(state)),
  ],
  [
    new RegExp(
      String.raw`^${ones}(?: ${whom})? (?:already )?(?:want|wants|would like|['’]d like|plan|intend|hope|mean|am going|are going)(?: (?:me|us|them))? to (?<deed>\p{L}+)(?: [^,]*)?$`,
      'iu',
    ),
    (said, { deed = '' }) => mark(said, `To ${deed.toLowerCase()}`),
  ],
  [
    new RegExp(
      String.raw`^(?:${ones}|it|them|off)(?: ${whom})?(?:(?: that)? (?:already|is|are|has|have|['’]s|['’]ve|was|were))*(?: (?:already|been|all|when|once|as soon as|it|they|as|is|are|has|have|['’]s|${whom}))*(?:['’]s)? (?<state>\p{L}+${particle})(?: (?:it|them|already))?$`,
      'iu',
    ),
    (said, { state = '' }) => mark(said, stateLabel(state)),
  ],
]

/** What is asked for without being seen: a print, a warning. */
export const plain: readonly Pattern[] = [
  [
    /^(?:(?:i|we|they|(?:the|my|our) \p{L}+)(?:['’]d| would)? (?:also )?(?:wants?|needs?|likes?|love) )?(?:an? |the )?list of (?:the |all (?:the )?)?(?:overdue|late|expired) \p{L}+(?: [^,]*)?$/iu,
    (said) => ({ sort: 'due', said, isLate: true }),
  ],
  [
    /^(?:(?:it|that|all of it|everything) (?:should|must|has to) be )?printable(?: please)?$/iu,
    (said) => ({ sort: 'print', said }),
  ],
  [
    /^(?:and )?(?:what|how much) did (?:i|we|they|it) (?:\p{L}+ )?(?:earn|spend|make|take in|pay|sell|bring in|save|collect)(?: (?:on|for) [^,]{1,25})? (?:this|last|per|each|every|a) (?<by>year|month)$/iu,
    (said, { by }) => per(said, by, false),
  ],
  [
    /^(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|love) (?:to )?)?(?:let me |be able to )?filter(?: (?:it|them|the list|everything|the \p{L}+s))? (?:by|for|on) (?:the |their |its )?(?<by>\p{L}+)$/iu,
    (said, { by = '' }) => ({ sort: 'narrow', said, by: by.toLowerCase() }),
  ],
  [
    /^(?:(?:i|we)(?:['’]d| would)? (?:also )?(?:want|need|like|love) )?(?:a |an |the )?(?:\p{L}+ )?(?:print-?outs?|printed (?:list|version|copy)|paper (?:list|version)|list to print)(?: (?:for|of|to|that) [^,]*?)?(?: (?:would|should|could) be [^,]*)?$/iu,
    (said) => ({ sort: 'print', said }),
  ],
  [
    /^(?:(?:i|we|(?:the|my|our) \p{L}+)(?:['’]d| would)? (?:wants?|needs?|likes?|love)(?: to (?:see|know))? )?(?:an? |the )?(?:total )?(?:value|worth|sum|cost|price|amount) of (?:the (?:whole|entire) \p{L}+(?: \p{L}+)?|everything(?: together)?|all(?: of)? (?:it|them|this|the \p{L}+)|(?:my|our|the) (?:whole )?collection)$/iu,
    (said) => ({ sort: 'total', said, isOpen: false }),
  ],
  [
    /^(?:(?:i|we|(?:the|my|our) \p{L}+)(?:['’]d| would)? (?:wants?|needs?|likes?|love) )?(?:an? |the )?(?:sums?|totals?)(?: (?:of|for) [^,]{1,40}?)? (?:per|each|every|for each|for every|by) (?<by>(?!the\b)\p{L}+)$/iu,
    (said, { by }) => per(said, by, false),
  ],
  [
    new RegExp(
      String.raw`^(?:${whom} |to |and )?(?:(?:can|could|want to|need to|would like to|['’]d like to|should be able to|be able to|like to|may) )*(?:also |even )?print(?: (?:it|them|this|that|everything|the (?:\p{L}+ ){1,2}\p{L}+|the \p{L}+|all|a (?:list|copy|sheet)|my \p{L}+))?(?: out)?(?: (?:for|to|on|and|at|in) .{1,40})?$`,
      'iu',
    ),
    (said) => ({ sort: 'print', said }),
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please|it should|the app should|could it|can it|let it|it could|and|i want(?: it)? to|i['’]d like(?: it)? to) )*(?:warn|alert)(?: me| us)? (?:when|if|as soon as|before|about|of) (?<what>.+)$|^(?:(?:i|we)(?:['’]d| would)? (?:want|like|need|love) )?(?:(?:there should be|with|have|get|gets|give me|show(?: me)?|i get) )*an? (?:little |small |clear |red )?(?:warning|alert|sign|hint) (?:when|if|as soon as|for|about|before) (?<of>.+)$`,
      'iu',
    ),
    (said, { what, of }) => {
      const words = what ?? of ?? ''
      const [, least] = new RegExp(String.raw`${below}`, 'iu').exec(words) ?? []
      const isStock = least !== undefined || new RegExp(running, 'iu').test(words)
      return isStock && !/\b(?:days?|weeks?|months?|hours?)\b/i.test(words)
        ? { sort: 'low', said, least: least === undefined ? null : numberOf(least) }
        : /\b(?:due|overdue|late|expir\w*|runs? out|date|deadline|days?|weeks?|months?|renew\w*|ends?|goes off)\b/i.test(
              words,
            )
          ? { sort: /n['’]t\b|\b(?:not|(?:has|have|is|was)nt)\b/i.test(words) ? 'other' : 'due', said, isLate: true }
          : { sort: 'other', said }
    },
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please|and|it should|the app should|could it|can it|it could|then|i want it to|i['’]d like it to|maybe|ideally|also) )*(?:remind|notify)s? (?:me|us|them|him|her|people|everyone|everybody|my \p{L}+)\b[^,]*$|^(?:[^,]*\b)?(?:(?:to )?be|get|gets|getting|want|like|need|send(?:s|ing)?(?: me)?|with|plus) (?:(?:a|an|some|me|us) )*(?:little |small |friendly |automatic )?(?:reminded|reminders?|notified|notifications?)\b[^,]*$`,
      'iu',
    ),
    (said) => ({ sort: 'remind', said }),
  ],
  [
    /^(?:(?:i|we|they|(?:the|my|our) \p{L}+)(?:['’]d| would)? (?:wants?|needs?|likes?|love) )?(?:all |everything |the list |it |them |the \p{L}+s )*(?:nicely )?(?:grouped|sorted|ordered|arranged|listed|split(?: up)?|separated|separately|divided)(?: up)? (?:by|per|for each|for every|according to) (?:the |their |its |each )?(?<by>(?!due|date|deadline)\p{L}+(?: \p{L}+)?)$/iu,
    (said, { by = '' }) =>
      /\b(?:group|split|separ|divid)\w* /i.test(said)
        ? { sort: 'group', said, by: by.toLowerCase() }
        : { sort: 'order', said, first: `by ${by.toLowerCase()}` },
  ],
  [
    /^(?:that |so that )?(?:i|we|nobody|no one|they|he|she|you) (?:(?:must|should|may|can)(?: never| not|n['’]t)|do not|don['’]?t|won['’]?t|never|will not|doesn['’]?t|can not|can['’]?t)? ?(?:ever )?(?:forgets?|miss|misses) (?:it|them|any(?:thing)?|one|a \p{L}+|any of (?:it|them)|the \p{L}+|about (?:it|them))?$/iu,
    (said) => ({ sort: 'due', said, isLate: false }),
  ],
]
