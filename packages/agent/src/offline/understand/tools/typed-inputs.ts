// What somebody types in for a text that is made of it: told by the verb of typing, by what the text is made from, by
// what the tool asks for, or as points of a list.
import { escapePattern } from '../escape-pattern.ts'
import { sentencesOf } from './writer-choices.ts'
import { textThing } from './text-nouns.ts'

export interface TypedInput {
  words: string
  at: number
  /** Picked, and nobody says from what. */
  isPicked: boolean
}

const tool = String.raw`(?:it|they|the (?:app|tool|page|site|machine|program|bot|computer|generator|helper|assistant|writer|software|website|thing)|an? (?:app|tool)|this)`
const persons = String.raw`(?:you|i|we|u|one|they|he|she|people|users?|someone|somebody|whoever|visitors?|customers?|guests?|pupils?|students?|members?|staff|(?:the|my|our|an?|each|every) \p{L}+)`
const typing = String.raw`(?:typ(?:e|es|ed|ing)|enter(?:s|ed|ing)?|key(?:s|ed)?(?= in)|put(?:s|ting)?(?= (?:in|down|it))|fill(?:s|ed|ing)?(?= (?:in|out))|feed(?:s|ing)?|fed|giv(?:e|es|ing)|(?<=(?:have|has|['’]ve|been) )(?:given|told|said)|tell(?:s|ing)?|(?<!\bhave to )say(?:s|ing)?|stat(?:e|es|ed|ing)|describ(?:e|es|ed|ing)|past(?:e|es|ed|ing)|provid(?:e|es|ed|ing)|suppl(?:y|ies|ied)|insert(?:s|ed|ing)?|specif(?:y|ies|ied|ying)|mention(?:s|ed|ing)?|throw(?:s)?(?= in)|drop(?:s)?(?= in)|writ(?:e|es|ing)(?= (?:in|down)\b)|name(?:s)?(?= (?:the|an?|my|your|his|her|their)\b)|submit(?:s|ted)?|sends?(?= (?:us|me|in)\b)|input(?:s|ted)?)`
const into = String.raw`(?:\s+(?:in|into|out|down|to|it|me|us|them|you|also|simply|just|the (?:app|tool|machine|page|computer|generator|form)|everything|at least))*`
const det = String.raw`(?:an?|the|my|our|your|his|her|its|their|some|one|two|three|\d+|what|who|whom|which|how|where|when|whether|for whom|for what|from which|to whom|whose)`

/** Where it is told what goes in; the list follows. */
const leads: readonly RegExp[] = [
  // "You type", "let me put in", "enter": not what the tool gives, and no result.
  new RegExp(
    String.raw`(?:^|[,:(–—]|\b(?:${persons}(?:['’](?:d|ll|ve))?(?:\s+(?:can|could|would|should|will|must|may|just|only|simply|then|first|need to|have to|want to|would like to|like to|have|has|had|['’]d|also|be able to|am able to|are able to))*|let (?:me|us|them|people|users|him|her)|lets? (?:me|us|you|them|people)|^(?:(?:the|our|my|all)\s)?(?!this\b|its\b)\p{L}+s|to|and|then|by|please|after|once|where|when)\s)\s*${typing}${into}:?\s+|\b(?:typing|entering|supplying|putting in|filling in)${into}:?\s+`,
    'giu',
  ),
  // "It is told the motif", "it has been given".
  new RegExp(String.raw`\b(?:is|are|was|gets?|been) (?:told|given|fed|handed)${into}\s+`, 'giu'),
  // "It asks for", "the app should ask", "it wants to know", "it needs".
  new RegExp(
    String.raw`\b(?:asks?|asking)(?: (?:me|us|you|them|people|the \p{L}+))?(?: (?:for|about))?\s+(?=${det}\b)|\basks? (?:me |us |you )?for\s+|\b(?:wants?|needs?|has|have) to know\s+|\b${tool} (?:needs|takes|requires|expects|uses|knows)\s+`,
    'giu',
  ),
  // "The app gets the title and the year from me".
  new RegExp(
    String.raw`\b${tool} (?:gets|receives|is handed|is sent)\s+(?=[^.;]*\bfrom (?:me|us|you|them|people|the user)\b)`,
    'giu',
  ),
  // "It turns two words into a name", "we know its name and age".
  /\b(?:turns?|turning|converts?|transforms?)\s+(?=[^.;]{3,60}\sinto\s)/giu,
  /\b(?:i|we|you|they|he|she)(?: only)? knows?\s+(?=(?:an?|the|its|their|his|her)\b)/giu,
  // "They depend on", "based on", "on the basis of".
  /\bdepend(?:s|ing)?(?: only| mainly)? (?:up)?on\s+(?!which\b|whichever\b|what(?:ever)? \p{L}+ (?:i|we|you|one)\b|how\b|whether\b|the (?:tone|mood|style|voice|occasion)\b)|\bbased on\s+|\b(?:built|woven|centred|centered|made|written) (?:a?round|out of)\s+|\bon the basis of\s+|\bout of\s+(?=(?:an?|the|my|our|your|its|their|three|two)\b)|\b(?:taking|considering|knowing|using)\s+(?=(?:an?|the|my|our|your|its|their|only|just)\b)/giu,
  // "Given a dish and its sauce, it writes".
  /(?:^|[.,;:]\s*|\b(?:and|that|which),?\s+)given\s+(?=(?:an?|the|my|our|your|its|their|some|\d)\b)/giu,
  // "What I know of a piece is its shape": all that there is to go by.
  new RegExp(
    String.raw`\b(?:what|all(?: that)?|everything(?: that)?|the (?:only )?things?(?: that)?) ${persons}(?: \p{L}+)? (?:know|have|can (?:say|tell|give)|want to (?:say|give|enter)|(?:would|will) (?:give|say|type|enter)|give|type|enter|say)\b[^.;,:]*?(?:\b(?:is|are)\s+|:\s*)`,
    'giu',
  ),
  // "Slogan maker: product and price", "a form with product and price".
  new RegExp(
    String.raw`^[^.:()]{0,80}\b(?:${textThing}|generator|maker|writer|composer|inventor|machine|helper)\b[^.:()]{0,40}(?::|\s[-–—])\s+`,
    'giu',
  ),
  /\b(?:form|generator|maker|writer|creator|tool)\s+(?:with|that takes|taking|asking for|of)\s+(?=[\p{L}' ]+(?:,| and ))/giu,
  // "Inputs: product and price", "with the fields product and price".
  /\b(?:inputs?|fields?|ingredients of it|details|facts|data|form|text boxes|boxes)(?: (?:are|is|for|called|named|would be|should be))?\s*:\s*|\b(?:with|has|have|gets?|needs?|the) (?:\p{L}+ )?(?:inputs|fields|text boxes|boxes)(?: (?:for|called|named))?:?\s+(?!are\b|is\b|that\b|which\b|and\b|where\b|go\b|in\b)|\b(?:a|one|two|three|\d) (?:\p{L}+ )?(?:fields?|inputs?|boxes|box) for\s+/giu,
]
/** Made from, with, by: only where a text is made in the sentence. */
const fromLead = new RegExp(
  String.raw`\b(?:from|using)\s+(?=(?:an?|the|my|our|your|its|their|his|her|some|two|three|\d|just)\b)|\bwith\s+(?=(?:the|my|our|your|its|their|his|her)\s+(?!tone|mood|style|click|button|press|help|star|heart))|\babout\s+(?=(?:an?|the|my|our|your)\s[^.,;]*,)`,
  'giu',
)
const making =
  /\b(?:writ|compos|generat|creat|suggest|draft|invent|produc|mak|put(?:s|ting)? together|com(?:e|es|ing) up|spit|giv|propos|craft|build|turn|deliver|return|form|formulat|get|phras|word|made|built)\w*/i

/** Said of what goes in, the list before the verb: "the name and the hobby are entered". */
const passive = new RegExp(
  String.raw`(?:^|[.;:,]\s*|\b(?:where|that|first|then)\s+)((?:${det}\s|\p{L})[^.;:]{1,100}?)\s+(?:is|are|get|gets|has to be|have to be|must be|should be|can be|will be|would be)\s+(?:all |both |first |then |simply |to be )*(?:typed|entered|put|filled|given|told|provided|asked for|keyed|stated|described|supplied|pasted|specified|known)\b|(?:^|[.;:,]\s*)([^.;:,]{3,60}?)\s+(?:matters?|counts?|(?:is|are) important)\b|\bso do(?:es)? ([^.;,]{3,60})|(?:^|[.;:]\s*)([^.;:]{3,90}?)\s+goes? in\b|(?:^|[.;:,]\s*)([^.;:]{3,60}?(?:,|\+|\band\b)[^.;:]{2,40}?)\s+in(?=\s*[,.])`,
  'giu',
)
/** "An app where the name and the year (are entered)": the list alone. */
function listBefore(said: string): string[] {
  const list = said.replace(/^.*\b(?:where|in which|into which)\s+/iu, '').replace(/\s+(?:on|at|for) which\b.*$/iu, '')
  return isClause.test(list) ? [] : splitList(list)
}
const isClause = /\b(?:who|which|that|i|we|you|selects?|chooses?|picks?|writes?|presses)\b|\band\s*$/i
/** "Pick a genre", with nothing listed. */
const picking =
  /\b(?:pick|choose|select)s?\s+(?=\p{L})(?!between\b|among(?:st)?\b|whether\b|from\b|one\b|which one\b|if\b|it\b|and\b|or\b|the (?:best|good|nicest|ones?)\b)/giu

const verbs = String.raw`(?:press|click|hit|tap|push|get|gets|receive|receives|see|sees|choose|chooses|pick|picks|select|selects|decide|decides|set|sets|offer|offers|hand|hands|let|lets|write|writes|compose|composes|generate|generates|create|creates|suggest|suggests|make|makes|give|gives|produce|produces|draft|drafts|invent|invents|come|comes|spit|spits|return|returns|turn|turns|show|shows|save|saves|keep|keeps|copy|copies|print|prints|mark|marks|read|want|would|should|have the|be given|say (?:whether|if|how)|tell it (?:whether|how)|switch|build|builds|put|puts|tick|ticks|propose|proposes|deliver|delivers|answers?|replies|responds|expects?|giving|offering)`
/** Where the list ends and it is told what happens with it. */
const ends = new RegExp(
  String.raw`(?<!\b(?:what|who|whom|which|how|where|when|why|whether|whose|if|that)(?: \p{L}+){0,3})(?:,\s*|\s+(?=and\b|then\b|but\b|or\b)|\s+(?=(?:the|an?) (?:app|tool|page|site|machine|program|computer|generator)\b)|\s+(?!${tool}\b|(?:i|we|you|u|people|each|they|everybody|everyone|somebody)\b))(?:(?:and|then|n|but|or)\s*,?\s*)*(?:(?:${tool}|i|we|you|u|people|each|they|everybody|everyone|somebody|one(?= (?:can|could|types?|enters?|gets?|presses|picks?|chooses?|should|must|then)))\b(?:['’]\p{L}+)?(?:\s+(?:then|will|would|can|could|should|also|just|are|is|ought|have|has|want|need))*\s+\p{L}+|(?<=(?:,|\band|\bthen|\bor|\bbut)\s+)(?:${verbs})\b(?! of\b)|(?:so that|into|in order|after which|whereupon|once|before|when you|when i|to (?:get|receive|have|make|create|generate|write)|out (?:comes|pops|come)|there (?:is|are|appears|should)|the (?:result|rest)|which then|whichever|depending|plus an?|ideally|as (?:i|we|you) (?:wish|like|want))\b)|,?\s+(?:and|then)\s+(?:an?|the|some|\d+|several|three|five)\s+(?:\p{L}+\s)?(?:${textThing})\s+(?:is|are|appears?|comes?|pops?)\b.*|,?\s+and\s+(?:an?|the)\s+(?:${textThing})\s+(?:it|that|which|should|can|may)\b|,\s*(?:${textThing})\s+(?:appears?|comes?)\b|,?\s*(?:and\s+)?(?:(?:the|any)\s+)?\p{L}+(?: ones?)? (?:go|goes|lands?|stays?|moves?|(?:is|are) (?:kept|saved|added|collected|stored))\b|\s*(?:→|->|=>|[–—]|\s-\s)|\bbuttons?\b|\s{3,}(?=\p{L}+\s+tone)`,
  'iu',
)

export function splitList(list: string): string[] {
  return list
    .replace(/\([^)]*\)/g, (inside) => inside.replaceAll(',', '\u0001').replaceAll(' and ', '\u0002'))
    .split(
      /\s*,\s*(?:(?:and|plus|or|as well as)\s+)?|\s+(?:and|plus|as well as|along with|together with)\s+(?!(?!what|who|which|how|where|when)\p{L}+\s+(?:is|are|wrote)\b)|\s*\+\s*|\s+\/\s+|(?<=\p{L})\/(?=\p{L})/u,
    )
    .map((item) => item.replaceAll('\u0001', ',').replaceAll('\u0002', ' and ').trim())
    .filter((item) => item !== '')
}

const question = /^(?:(?:for|from|to|of|in|with|at|by) )?(?:what|who|whom|which|whose|how|where|when|why|whether)\b/i
const noInput =
  /^(?:it|them|her|him|his|their|this|that|these|those|everything|something|anything|things?|so|here|there|me|us|you|one|all|thing|nothing|more|less|etc\.?|so on|the rest|ones?|favou?rite)$|^(?:whatever|whichever|to|be|been|being|not|no|if|because|while|since|until|that|as|than|i|we|you|he|she|they|is|are|was|were|can|should|must|would|has|have|let|please|press|click|only|also|again|in|on|at|from|into|by|then|yes|too|or|but)\b|\b(?:buttons?|pages?|favou?rites|keepers?|hearts?|stars?|clipboard|history|favs?|database|drop-?downs?|of them|in (?:them|it|each|every)|choices?|app|tool|generator|results?)\b/i

/** "The number of years they have been with us" is the number of years. */
function tidied(item: string): string {
  const plain = item
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // "Describes each animal by its name".
    .replace(/^(?:each|every|the|an?|our|my) [\p{L} ]+? by (?=(?:its|their|his|her|the)\b)/iu, '')
    .replace(/^so do(?:es)? /i, '')
    .replace(
      /^(?:entering|typing|adding|add|enter|type|give|describe|put in|fill in|choose|pick|select|say)s?\s+(?:in\s+)?(?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:(?:on|in|about|of|for|with|the following|down|out|also|just|simply|maybe|optionally|at least)\s+)+(?!(?:whom|what|which|who)\b)/i,
      '',
    )
    .replace(/[.!?:\s]+$/, '')
    .trim()
  // "One thing she loved about it".
  if (
    /^(?:one|two|three|some|any)? ?(?:thing|detail|fact|word)s? (?:i|we|you|they|he|she|that|which|about)\b/i.test(
      plain,
    )
  )
    return plain
  if (
    /(?<!\b(?:i|we|you|they|he|she|it)) (?:should|would|could|must|will|shall) /i.test(plain) &&
    !question.test(plain)
  )
    return ''
  if (question.test(plain)) return plain.replace(/\s+(?:and|or|then)$/i, '')
  return (
    plain
      .replace(/\s+if (?:there|any|needed|wanted|you|we|i)\b.*$/i, '')
      // "The project the money went to".
      .replace(
        /(?<!\b(?:of|for|in|on|at|to|from|with|by|about|into|behind|near|and|or|than|as|all|both))\s+(?:the|my|our|their|his|her)\s+\p{L}+\s+\p{L}+.*$/iu,
        '',
      )
      .replace(
        /^(?:(?:an?|the|my|our|your|their|his|her|its|some|one(?! more\b)|each|any)\s+)+(?:(?:long|short)\s+(?=text|article|essay|message|story))?/i,
        '',
      )
      .replace(
        /\s+(?:(?:on |in |at |for |with )?(?:that|which|whom|who|where|when)\b.*|(?:i|we|you|they|he|she|it)(?:['’]\p{L}+)?\s+\p{L}+.*|(?:is|are|was) \p{L}+.*)$/iu,
        '',
      )
      .replace(/^(?:input |text )?(?:field|box) for (?:the |an? )?/i, '')
      .replace(/\s+from (?:me|us|you|them|people|the user)$/i, '')
      .replace(/\s+(?:in|out|and|or|then|too|first|please|of course|as well|into it)$/i, '')
      .trim()
  )
}

/** What goes on about what was said, or begins a question that ends at once. */
const noQuestion =
  /^(?:how|whether|if|what|which)\b.*\b(?:should|shall|ought to|is to|has to)(?: (?:be|feel|sound|read|look|come(?: out)?))?$|^(?:what|who|which|it) (?:is|are)$|^which (?:is|are|was|nobody|i|we|you|they|it|can|then|should|will|has|have)\b|^(?:whether|how|what|which|why)$|^(?:whether|how|what|which|where|when|why)(?: (?:it|they|this) (?:should|is|are|shall|has to|sounds?)(?: be)?)?$/i

function isInput(words: string, made: string): boolean {
  const head = made.split(' ').at(-1) ?? made
  return (
    /\p{L}{2}/u.test(words) &&
    !/["“”]/.test(words) &&
    words.split(/\s+/).length <= 8 &&
    words.length <= 60 &&
    (question.test(words) || !noInput.test(words)) &&
    !noQuestion.test(words) &&
    !(head !== '' && new RegExp(String.raw`\b${escapePattern(head)}s? (?:for|about|on)\b`, 'iu').test(words)) &&
    !(made.includes(' ') && words.toLowerCase().includes(made)) &&
    !(
      head !== '' &&
      new RegExp(String.raw`\b${escapePattern(head)}s?$`, 'iu').test(words) &&
      !/^(?:names?|texts?|messages?|titles?|words?|lines?)$/i.test(head)
    ) &&
    !(
      made !== '' &&
      new RegExp(
        String.raw`^(?:(?:${det}|few|several|some|new|good) )*(?:${escapePattern(made)}|${escapePattern(head)})s?$`,
        'iu',
      ).test(words)
    )
  )
}

function listAt(sentence: string, from: number): { words: string; at: number }[] {
  const told = sentence.slice(from)
  const until = ends.exec(told)?.index ?? told.length
  const list = told.slice(0, Math.min(until, /[.;:!?](?:\s|$)/.exec(told)?.index ?? told.length))
  return splitList(list).map((item) => ({ words: item, at: from + Math.max(0, told.indexOf(item)) }))
}

/** Points of a list that are no sentences: "- product name". */
function inPoints(text: string): { words: string; at: number }[] {
  const points = [...text.matchAll(/^\s*(?:[-*•·–]|\d+[.)])\s+([^\n]+?)\s*[.;,]?\s*$/gmu)]
  if (points.length < 2) return []
  return points.flatMap(({ 1: point = '', index }) => {
    const isNoun =
      (question.test(point) && !/[:,.]/.test(point)) ||
      (/^[\p{L}\d'’ -]+(?:\([^)]*\))?$/u.test(point) &&
        !/\b(?:writes?|makes?|generates?|gets?|should|can|is|are|be|want|need|gives?|save|keep|show|press|colou?rs?|mode|design|each|per|at a time)\b/i.test(
          point,
        ))
    return isNoun && point.split(' ').length <= 6 ? splitList(point).map((words) => ({ words, at: index })) : []
  })
}

/** Words in a row without anything that is done: "main spirit, one more ingredient", "name, age -> poem". */
function inFragments(text: string): { words: string; at: number }[] {
  return sentencesOf(text).flatMap(({ text: sentence, at }) => {
    const beforeArrow = /^(?:[^:.]*:)?\s*([^:.]+?)\s*(?:->|→|=>)/.exec(sentence)?.[1]
    const until = pickedNext.exec(sentence)?.index ?? sentence.length
    const whole = /^\s*([^.:!?()]+?,[^.:!?()]+?)[\s.!]*$/.exec(sentence.slice(0, until))?.[1]
    // "A slogan thing, product and audience": what follows what is wanted.
    const row = beforeArrow ?? (whole !== undefined && !isTyped.test(whole) ? whole.replace(wanted, '') : '')
    const items = splitList(row).map(tidied)
    const isRow =
      items.length > (beforeArrow === undefined ? 1 : 0) &&
      !isDone.test(row.replace(askedFor, ' ')) &&
      items.every((item) => item.split(/\s+/).length <= 4)
    return isRow ? items.map((words) => ({ words, at })) : []
  })
}
/** "…, pick the vibe": there the row of what is typed ends. */
const pickedNext = /,\s*(?:then\s+)?(?:pick|choose|select|set|press|click|button|copy button|style|tone|mood|vibe)\b/i
const wanted = new RegExp(
  String.raw`^(?!\W*(?:the )?names?\b)[^,]*\b(?:${textThing}|tool|app|thing|thingy|generator|maker|helper|program|page)\b[^,]*,\s*(?=[^,]*$|[^,]+,)`,
  'iu',
)
const isTyped =
  /\b(?:types?|enters?|fills?|gives?|says?|tells?|states?|puts?|sets?|clicks?|chooses?|picks?|selects?|made|from|be)\b/i
/** "How I knew them" in a row of what is typed. */
const askedFor = /(?<=^|,\s*)(?:how|what|who|where|when|why)\s[^,]+(?=,|$)/giu
const isDone =
  /\b(?:i|we|you|it|they|he|she|is|are|was|can|could|should|must|will|would|want|need|have|has|get|gets|make|makes|write|writes|save|saves|keep|keeps|press|please|thanks?|hi|hello|so|then|app|tool|page|generator|maker|for|with|like|types?|enters?|picks?|chooses?|selects?|gets?|gives?|tells?|says?|appears?|comes?|goes|whatever|fits|said|sat|because|and then|below|above)\b/i

/**
 * @param text the message without the lists of what may be chosen
 * @param made what comes out: no input, in the singular
 */
export function typedInputs(text: string, made: string): TypedInput[] {
  const found: { words: string; at: number }[] = [...inPoints(text)]
  const picked: TypedInput[] = []
  found.push(...inFragments(text))
  for (const { text: sentence, at } of sentencesOf(text)) {
    const add = (items: readonly { words: string; at: number }[]): void => {
      found.push(...items.map((item) => ({ ...item, at: at + item.at })))
    }
    const isMade = making.test(sentence)
    for (const lead of [...leads, ...(isMade ? [fromLead] : [])])
      for (const match of sentence.matchAll(lead)) add(listAt(sentence, match.index + match[0].length))
    for (const match of sentence.matchAll(passive))
      add(
        listBefore(match.slice(1).find((each) => each !== undefined) ?? '').map((words) => ({
          words,
          at: match.index,
        })),
      )
    for (const match of sentence.matchAll(picking))
      picked.push(
        ...listAt(sentence, match.index + match[0].length).map((item) => ({
          words: tidied(item.words),
          at: at + item.at,
          isPicked: true,
        })),
      )
  }
  const typed = found.map(({ words, at }) => ({ words: tidied(words), at, isPicked: false }))
  return [...typed, ...picked].filter(({ words }) => isInput(words, made)).toSorted((one, other) => one.at - other.at)
}
