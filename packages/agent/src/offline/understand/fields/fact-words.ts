// A piece of a list of facts → the words of the fact alone: without who fills it in, when, and what is only an example.

const whose = String.raw`(?:the|an?|their|your|his|her|its|our|my)\s+`
/** "Leave name", "say how many they are": what somebody does to give it. "Type of boat" and "notes" are facts themselves. */
const giving = new RegExp(
  String.raw`^(?:(?:leaves?|gives?|enters?|says?|tells?|types? in|puts? (?:in|down)|notes? down|writes?(?: down)?|fills? (?:in|out)|chooses?|picks?|selects?|specif(?:y|ies))\s+(?!(?:of|on|for|to|about|from|in|at|by|with|and|or|up)\b)(?:${whose})?|(?:notes?|states?|types?)\s+(?:${whose}|(?=(?:how|what|where|when|which|who)\b)))(?=\p{L})`,
  'iu',
)
/** "After each night the date": when it is written down. */
const occasion =
  /^(?:for|after|before|on|at|with) (?:an?|the|each|every) \p{L}+ (?:i (?:note|write|enter|log) )?(?:the|its|their) (?=\p{L})/iu
const remark =
  /(?<!^(?:an? )?(?:tick|check|mark|box|tick ?box|check ?box|flag|note|whether)|\b(?:(?:i|we|you|they|people)(?:['’]d)?|looks?|feels?|tastes?|smells?))\s+(?:if (?:we|i|you|they|there|any|known|possible|needed|it|one|he|she|somebody|someone|people|available|applicable)\b.*|(?:like|such as|e\.g\.?|for example|for instance) .*)$/iu
/** "Phone for a free class": how somebody is reached, and what for is said of the form. */
const reachedFor = /(?<=^(?:name|phone(?: number)?|e-?mail(?: address)?|address)) for .*$/iu
/** "The story that goes with it". */
const clause =
  /(?<=\p{L}{3})\s+(?:that|which) (?:goes|go|comes?|belongs?|i|we|they|you|was|is|were|are|he|she|it)\b.*$/iu
const dangling = /\s+(?:and|or|with|plus|but|also|as well as|(?:from |in |by |via )?(?:the|an?))$/iu
/** "A table for it", "page of its own": where it stands; "worked out by the app", "chosen from the list": how it comes. */
const noFact =
  /^(?:keep(?:ing|s)? track of\b|(?:the )?(?:total|sum)s? (?:still )?(?:unpaid|owed|due|outstanding|open|so far|per \p{L}+)$|(?:an? )?(?:full |complete |short )?list of (?:(?:my|our|the|all) )*(?:\p{L}+ )?\p{L}+s$|(?:an? )?(?:\p{L}+ )?(?:log|diary|journal|history|logbook) of (?:what|when|every|each|all)\b|(?:an? )?(?:care|service|repair|maintenance|training|feeding|watering) (?:log|diary|history|journal)$|(?:table|list|row|page|column|section|blog|app|site|place|space|buttons?|channels?|one button)\s+(?:for|with|where|showing|per|of (?:its|their) own|of (?:it|them|all))\b|(?:below|above|underneath|beneath|beside|next to)\s+(?:that|this|it|them|the)\b|(?:worked out|calculated|computed|filled in|set|chosen|selected|picked|taken) (?:by|from|automatically)\b|(?:what|how much)(?:['’]s| is| are) (?:still )?(?:left|unpaid|owed|overdue|outstanding)$|(?:(?:monthly|weekly|yearly|daily) )?(?:limits?|budgets?|goals?|targets?|totals?|sums?|averages?) (?:per|for each|by) (?:category|month|week|day|person|year)$|(?:one|a|by) click\b|votes? (?:once|on it|for it|for them)$|(?:an? )?thumbs? up(?! or\b|\/)|also an? |(?:left )?(?:empty|blank) if\b|(?:nobody|no ?one)\b|(?:team|shared|member|staff|personal) (?:log-?in|sign-?in)s?$|shown (?:on|in|at|below|under)\b|comments? (?:under|below|on|for) (?:each|every|an?|the|all)\b|(?:an? )?buttons? (?:that|which|to)\b|for (?:them|him|her|us|me|it)$|(?:it|the (?:app|page|tool)) \p{L}+s\b|(?:two|three|four|five|six|seven|eight|nine|ten) (?!stars|points|choices|options)\p{L}+s$)/iu

/** "Three things I like about the person": things I like. */
const fewThings =
  /^(?:two|three|four|five|some|a few|\d) ((?:things|reasons|qualities|traits|facts|memories) (?:i|you|they|we) \p{L}+)(?: about .*)?$/iu

/** @returns null for what names no fact */
export function factWords(said: string): string | null {
  if (noFact.test(said)) return null
  const text = said
    .replace(/^with (?:the|an?|its|their) (?=\p{L})/iu, '')
    .replace(fewThings, '$1')
    .replace(occasion, '')
    .replace(giving, '')
    .replace(remark, '')
    .replace(clause, '')
    .replace(reachedFor, '')
    .replace(dangling, '')
    .trim()
  return text === '' ? null : text
}
