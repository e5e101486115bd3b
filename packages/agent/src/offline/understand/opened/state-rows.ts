// The states that a message names for its records in passing: "which ones are sent, accepted or turned down", "paid or still
// open". A row of such words is one choice, and none of them a fact of its own.

/** In the order in which a record goes through them: where a pair is told the other way round, it is kept so. */
const stateWords = [
  'idea|planned|to do|draft|drafted|new|requested|enquir(?:y|ed)|received|reported',
  'submitted|applied|sent(?: out)?|ordered|quoted|offered|contacted|booked|dropped off',
  'open|unpaid|not(?: yet)? paid|outstanding|overdue|pending|waiting(?: for [\\p{L} ]{3,20})?|on hold|under review|shortlisted|talking',
  'interview(?:ed|s)?|in (?:progress|work|review|production|repair|the oven)|being (?:made|repaired|baked)|baked|sewn|made|printed|packed|offer',
  'ready(?: (?:to (?:collect|pick ?up|go|ship)|for (?:collection|pick[- ]?up)))?|shipped|delivered',
  'accepted|approved|awarded|granted|won|confirmed|picked up|collected|handed over|invoiced|billed|paid(?: out)?|settled|done|finished|fixed|closed|completed?',
  'rejected|declined|refused|turned down|denied|lost|cancell?ed|withdrawn|no answer',
] as const

const state = String.raw`(?:${stateWords.join('|')})`
const again = String.raw`(?:(?:which|what)(?: ones)? (?:is|are|were|have been|has been|was) |(?:is|are|were|have been|has been|been|they['’]re|they are) )?(?:still |already |not yet |yet |just |finally |then |an? |the )*`
const between = String.raw`(?:\s*(?:,|\/|->|→)\s*(?:and |or |then )?|\s+(?:and|or|then|vs)\s+)${again}`
const row = new RegExp(String.raw`(?<![\p{L}-])(${state})(?:${between}(${state}))+(?![\p{L}-])`, 'iu')
const one = new RegExp(String.raw`(?<![\p{L}-])${state}(?![\p{L}-])`, 'giu')

export interface StateRow {
  /** As a choice offers them. */
  states: readonly string[]
  /** The message without them. */
  rest: string
}

const orderOf = (said: string): number => stateWords.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(said))

const plain: Readonly<Record<string, string>> = {
  unpaid: 'open',
  'not paid': 'open',
  'not yet paid': 'open',
  outstanding: 'open',
  interviewed: 'interview',
  interviews: 'interview',
  offered: 'offer',
}

/** Null where a message names no two of them in a row. */
export function readStateRow(message: string): StateRow | null {
  const found = row.exec(message)
  if (found === null) return null
  const said = [...found[0].matchAll(one)].map(([word]) => plain[word.toLowerCase()] ?? word.toLowerCase())
  const states = [...new Set(said)]
  if (states.length < 2) return null
  const isPair = states.length === 2
  return {
    states: isPair ? states.toSorted((a, b) => orderOf(a) - orderOf(b)) : states,
    rest: message.replace(found[0], ' '),
  }
}
