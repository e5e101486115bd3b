// Questions that are told and not asked: "which day suits them", "How often do you swim: daily, weekly". With their
// marks and in the words that whoever answers reads, they are read as all others.

const opener = String.raw`(?:how|what|which|who|whom|where|when|why|do|does|did|would|are|is|was|were|have|has|can|could|will|should)`
const clauseStart = String.raw`(?<=^|[.;!?\n]\s*|[.;!?]["”]?\s+|[:–—]\s+|\bquestions? \d+\s*[:.)]\s*)`
/** "How often do you swim: daily, weekly, never." */
const beforeChoices = new RegExp(
  String.raw`${clauseStart}((?:${opener})\b[^.;:?!()"“”\n]{4,90}?)\s*[:–—]\s+(?=[^.;:?!\n]*(?:,|\/| or ))`,
  'giu',
)
/** "The first asks which river is the longest (Nile, Congo)". */
const beforeBrackets = new RegExp(
  String.raw`${clauseStart}((?:${opener})\b[^.;:?!()"“”\n]{4,90}?)\s*(?=\([^()]*,[^()]*\)(?!\s*\?))`,
  'giu',
)
/** "Which stop do you use, how long do you wait, anything else?": one mark for all of them. */
const inRow = new RegExp(
  String.raw`(?<=[,:?)]\s*)((?:${opener}|rate)\b[^,.;:?()]{4,80}),\s+(?:and\s+)?(?=(?:${opener}|rate|any(?:thing)?)\b)`,
  'giu',
)
const lastInRow = new RegExp(String.raw`(?<=\?\s+)((?:${opener})\b[^.;:?()\n]{4,80})(?=[.;\n]|$)`, 'giu')
/** "Which colour should the door get: red, green or blue?" */
const choicesInside = new RegExp(
  String.raw`${clauseStart}((?:${opener})\b[^.;:?!()"“”\n]{4,90}?)\s*[:–—,]\s+((?:[^.;:?!,()\n]{1,40},\s+)*[^.;:?!,()\n]{1,40},?\s+or\s+[^.;:?!,()\n]{1,40})\?`,
  'giu',
)
const asksFirst = new RegExp(
  String.raw`\b(?:the )?(?:first|second|third|fourth|fifth|next|last|other)(?: question| one)? (?:asks|is)\s+(?=(?:${opener})\b)`,
  'giu',
)
/** "Which day suits them, whether they ride and what they would pay": asked of somebody in a list. */
const askedOf =
  /\b(?:ask(?:s|ing)?|want(?:s|ed)? to know|find(?:ing)? out|like to know|know)\b([^.;:?]{0,60}?)[:,]?\s+(?=(?:which|whether|what|how|if|when|where|who)\b)([^.?\n]+)/giu
const betweenAsked =
  /\s*(?:,|;)\s*(?:and\s+)?(?=(?:which|whether|what|how|if|when|where|who)\b)|\s+and\s+(?=(?:which|whether|what|how|if|when|where)\b)/i

const toReader: readonly [RegExp, string][] = [
  [
    /^(?:whether|if) (?:they|people|he|she|the \p{L}+|our \p{L}+)\s+(are|were|have|can|could|would|will|should)\b/iu,
    '$1 you',
  ],
  [/^(?:whether|if) (?:they|people|he|she|the \p{L}+|our \p{L}+)\b/iu, 'Do you'],
  [
    /^((?:what|when|where|why|how(?: \p{L}+)?|which \p{L}+)) (?:they|people) (would|will|can|could|should|have|are|were)\b/iu,
    '$1 $2 you',
  ],
  [/^((?:what|when|where|why|how(?: (?!they\b)\p{L}+)?)) (?:they|people)\b/iu, '$1 do you'],
  [/\b(?:they|them|people)\b/giu, 'you'],
  [/\btheir\b/giu, 'your'],
]

function asAsked(clause: string): string {
  const [, words = '', brackets = ''] = /^([^(]*)(\([^)]*\))?/.exec(clause.trim()) ?? []
  const question = toReader.reduce((said, [from, to]) => said.replace(from, to), words.trim().replace(/[,\s]+$/, ''))
  const choices = brackets === '' ? eitherOr(question) : ` ${brackets}`
  return `${question.charAt(0).toUpperCase()}${question.slice(1)}?${choices}`
}

/** "Do you prefer indoor or outdoor training": both are the choices. */
function eitherOr(question: string): string {
  const [, one = '', other = ''] =
    /\b(?:prefer|like|want|choose|rather)\s+(?:the |an? )?(\p{L}+) or (?:the |an? )?(\p{L}+)\b/iu.exec(question) ?? []
  return one === '' ? '' : ` (${one}, ${other})`
}

/** "A survey: how clean was it (very, fairly, not), how often do you come, comments": a list of questions without a mark. */
const surveyOfList = /^([^:?\n]*\b(?:survey|questionnaire)\b[^:?\n]*):\s*([^?\n.;]+)[.;]?$/iu
const surveyWithList =
  /^((?!.*\bwith\b)[^:?\n]*?\b(?:survey|questionnaire)\b[^:?\n,]*?)(?:,|\s+(?:where|in which)\s+(?:\p{L}+\s+){1,2}(?=give\b))\s*([^?\n.;:]+)[.;]?$/iu
const isQuestion = new RegExp(String.raw`^(?:${opener}|rate)\b|\((?:\d+-\d+|yes\/no)\)$`, 'iu')
/** "With questions on workload, manager and pay": each is judged. */
const asksOnSeveral =
  /,?\s*(?:with|asking)\s+(?:\p{L}+\s+)?questions?\s+(?:on|about)\s+([\p{L} ]{3,30}(?:,\s*[\p{L} ]{3,30})*,?\s+and\s+[\p{L} ]{3,30}?)(?=\s*(?:[.;]|$))/iu

/** What is judged side by side is one question each. */
function judgedEach(text: string): string {
  if (!/\b(?:survey|questionnaire)\b/i.test(text)) return text
  return text.replace(
    asksOnSeveral,
    (_, list: string) =>
      `: ${list
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
        .map(
          (part) => `how satisfied are you with ${part.replace(/^(?:(?:our|their|my|the|your)\s+)?/i, 'the ')} (1-5)`,
        )
        .join(', ')}, anything else to say`,
  )
}

function oneByLine(text: string): string {
  const [, head = '', list = ''] = surveyOfList.exec(text.trim()) ?? surveyWithList.exec(text.trim()) ?? []
  // Commas in brackets stand between answers.
  const items = list
    .split(new RegExp(String.raw`,\s*(?:and\s+)?(?![^()]*\))|\s+and\s+(?=(?:leave|give|add|${opener}|rate)\b)`, 'iu'))
    .map((item) => item.trim().replace(/^give (?=.*\(\d)/i, ''))
  if (items.length < 2 || items.filter((item) => isQuestion.test(item)).length * 2 < items.length) return text
  const asked = items.map((item) => {
    if (!isQuestion.test(item) || /^(?!how|what|which|do|are|is)[^?]*\(\d+-\d+\)$/i.test(item)) return item
    const whole = item.replace(/^(how (?:satisfied|happy|likely|stressed|motivated))(?=\s*(?:\(|\d|$))/i, '$1 are you')
    return whole.replace(/\s*(?=\(|\b\d+\s*(?:-|–|to)\s*\d+$|$)/u, '? ').trim()
  })
  return `${head}:\n${asked.map((item, index) => `${index + 1}. ${item}`).join('\n')}`
}

export function plainQuestions(text: string): string {
  return oneByLine(judgedEach(text))
    .replace(askedOf, (all: string, whom: string, list: string) => {
      const clauses = list.split(betweenAsked).filter((clause) => clause.trim() !== '')
      return clauses.length < 2 || /\b(?:me|i|we)\b/i.test(whom) ? all : `ask: ${clauses.map(asAsked).join(' ')}`
    })
    .replace(asksFirst, '')
    .replace(choicesInside, '$1? ($2)')
    .replace(beforeChoices, '$1? ')
    .replace(beforeBrackets, '$1? ')
    .replace(inRow, '$1? ')
    .replace(lastInRow, '$1?')
    .replace(/[ ,]+(yes ?(?:\/|or) ?no)\?/giu, '? ($1)')
}

/** Are several questions put to somebody, whatever the app is called? */
export function asksSeveral(text: string): boolean {
  return [...text.matchAll(askedOf)].some(
    ([, whom = '', list = '']) =>
      /\b(?:our|my|the|all|people|visitors|guests|\p{L}+s)\b/iu.test(whom) && list.split(betweenAsked).length >= 2,
  )
}
