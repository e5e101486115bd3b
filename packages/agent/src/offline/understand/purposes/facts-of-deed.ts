// What a deed leaves behind: who reported it and where, when it is due, how it stands, who pays how much.
import type { Part } from '../../brief.ts'
import { singularize } from '../inflect.ts'
import { withoutFrame } from './wish-frame.ts'

interface Trace {
  says: RegExp
  fields: string
  part?: Part
  /** Said to the composer besides. */
  hint?: string
}

const traces: readonly Trace[] = [
  {
    says: /\b(?:suggest|propose|nominate|vote|up-?vote)\w*\b/iu,
    fields: 'suggested by (text)',
    part: 'likes',
    hint: 'Everyone can vote for it.',
  },
  {
    says: /\b(?:rat(?:e|es|ing|ings)|reviews?|recommend\w*|stars)\b/iu,
    fields: 'comment (long text)',
    part: 'ratings',
  },
  {
    says: /\b(?:report|reports|reported|reporting|notice[ds]?|spot(?:s|ted)?|sight(?:ed|ings?)|seen|flag(?:s|ged)?|defects?|broken|complain\w*)\b/iu,
    fields: 'where (text), date, photo, reported by (text), status (reported, in work, done)',
  },
  {
    says: /\b(?:hand(?:s|ed|ing)? over|pass(?:es|ed)? on|shift change)\b/iu,
    fields: 'from (text), to (text), date, done (yes/no)',
  },
  {
    says: /\b(?:how far|(?:is|are|['’]s|they['’]re) (?:it )?(?:done|ready|finished)|progress|status|what became|where it stands|how it(?:['’]s| is) going|already done)\b/iu,
    fields: 'status (waiting, in work, ready), ready on (date)',
  },
  {
    says: /\b(?:approve[sd]?|approval|accept(?:s|ed)?|reject\w*|ok(?:ay)? it)\b/iu,
    fields: 'requested by (text), status (asked, approved, declined)',
  },
  {
    says: /\b(?:sponsor\w*|donat\w*|pledge[sd]?|promise[sd]? money|per lap|pay(?:s|ing)?|fee|fees|contribut\w*)\b/iu,
    fields: 'name (text), amount (money), paid (yes/no)',
  },
  {
    says: /\b(?:cheap(?:er|est)?|prices?|costs?|how much (?:is|are|does)|euros?|dollars?|pounds?)\b|[€$£]/iu,
    fields: 'price (money)',
  },
  {
    says: /\b(?:reserve[sd]?|claim(?:s|ed)?|adopt(?:s|ed|ion)?)\b/iu,
    fields: 'reserved by (text), status (free, reserved)',
  },
  {
    says: /\b(?:due|deadlines?|expire[sd]?|run(?:s)? out|before (?:it|they)|overdue|warn(?:s|ing|ings)?|remind\w*)\b/iu,
    fields: 'due date',
  },
  { says: /\b(?:tick|ticks|ticked|tick off|check off|cross off|done|finished)\b/iu, fields: 'done (yes/no)' },
  {
    says: /\b(?:book(?:s|ed|ing|ings)?|slots?|appointments?|free (?:at|when)|availab\w+)\b/iu,
    fields: 'date, from (time), until (time), booked by (text)',
  },
  { says: /\bwho\b(?! (?:want|wants|like|likes|need|needs|are|is interested))/iu, fields: 'who (text)' },
  {
    says: /\bwhen\b|\b(?:dates?|daily|every (?:day|week|friday|monday|month)|today|yesterday|last time|log|logs|track|record|diary|how often)\b/iu,
    fields: 'date',
  },
  { says: /\bwhere\b|\bwhich (?:shelf|room|box|drawer|cupboard|place|side)\b/iu, fields: 'where (text)' },
  { says: /\b(?:how many|count(?:s|ing)?|number of|quantit\w+|stock)\b/iu, fields: 'how many (number)' },
  { says: /\b(?:photos?|pictures?|pics?|images?|snapshots?)\b/iu, fields: 'photo' },
  {
    says: /\b(?:share|shares|sharing|post|posts|posting|tell each other|publish\w*|announce\w*|stor(?:y|ies)|messages?)\b/iu,
    fields: 'text (long text), by (text), date',
  },
  { says: /\b(?:contact|call (?:them|me|us)|phone|get in touch|reach)\b/iu, fields: 'contact (text)' },
  { says: /\b(?:notes?|remember|remarks?|comments?)\b/iu, fields: 'notes' },
]

/** "Which scene, which side": each is a fact. */
const asksWhich = /\b(?:which|what) (\p{L}{3,})(?=\s*(?:,|\band\b|\bit\b|\bthey\b|[?.!]|$))/giu
const noFact = /^(?:one|ones|they|you|she|the|are|was|were|did|does|has|have|can|shop|time|day|way|kind|sort)$/

/** Whose each is, where somebody speaks of those whom they care for. */
const ofWhom =
  /\b(?:my|our|each|every|which) (?:\p{L}+ )?(students?|pupils?|clients?|patients?|customers?|tenants?|children|child|kids?|players?|employees?|drivers?|residents?|trainees?|apprentices?)\b/iu

export interface Traces {
  /** In the notation of `keptFields`; '' where the deed leaves nothing. */
  fields: string[]
  parts: Part[]
  hint: string
}

/** All that the deeds of a message leave with what they are done to. */
export function tracesOf(wish: string, thing: string): Traces {
  const message = withoutFrame(wish)
  const found = traces.filter(({ says }) => says.test(message))
  const whose = ofWhom.exec(message)?.[1]?.toLowerCase()
  const which = [...message.matchAll(asksWhich)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => !noFact.test(word) && singularize(word) !== thing)
  return {
    fields: [
      ...which.map((word) => `${word} (text)`),
      ...(whose === undefined || singularize(whose) === thing ? [] : [`${singularize(whose)} (text)`]),
      ...found.map(({ fields }) => fields),
    ],
    parts: found.flatMap(({ part }) => (part === undefined ? [] : [part])),
    hint: found.flatMap(({ hint }) => (hint === undefined ? [] : [hint])).join(' '),
  }
}
