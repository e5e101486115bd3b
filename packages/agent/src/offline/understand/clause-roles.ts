// What a stretch of a message is for: it names facts, tells what to do, says who may, how it looks, what is counted.
import { isOrder, persons, readSentence, tellsFacts, wordsOf } from './word-classes.ts'

export type Role =
  /** A noun phrase or a question that names one: a fact where facts are listed. */
  | 'item'
  /** Says that facts follow: "each tool has", "I write down". */
  | 'telling'
  | 'deed'
  | 'look'
  | 'permission'
  | 'figure'
  | 'negation'
  /** Carries on about something else: "with us so keep it simple". */
  | 'aside'
  /** "Sections are News and Sport": what a thing is. */
  | 'statement'

const filler =
  /^(?:(?:and|or|but|also|then|so|plus|please|maybe|finally|additionally|just|simply|to|later|of course|as well as|ideally|optionally|if possible)\s+)+/i
const question =
  /^(?:on |in |at |for |by |from |to |until |with )?(?:who|whom|whose|what|when|where|which|how|why|whether|if)\b|^(?:do|does|did|is|are|was|were|has|have|can|could|should|would|will|may)\s+(?:i|we|you|he|she|it|they|the|this|there)\b/i
/** "Where people can write": a place for deeds, unless what is told follows. */
const place = /^(?:where|so that|so|in which|which|that|when|while|because)\s+(?=\p{L})/iu
const denied = /^(?:no|not|without|nothing|never|none|don['’]?t|do not|does ?n['’]?o?t)\b(?! (?:yet|of)\b)/i
const worked =
  /^(?:(?:the|an?|my|our)\s+)?(?:(?:grand|running|overall|current|daily|weekly|monthly|yearly|annual)\s+)?(?:totals?|sums?|averages?|avg|balance|counts?|charts?|graphs?|statistics|stats|rankings?|overview|summary|calculation|progress)\b(?=.*\b(?:per|for each|by|over|of all|in all|at the (?:top|bottom)|on top|on the)\b)|^(?:(?:the|an?)\s+)?(?:totals?|sums?|averages?|avg|charts?|graphs?|rankings?|statistics)\s+(?:of|per|for|by|on|at|over|with|showing)\b|^how (?:many|much) (?:there are|are there|it is in all|in all|altogether)\b/i
const doors =
  /^(?:(?:an?|the|with|my)\s+)?(?:private(?:ly)?|public(?:ly)?|open to (?:all|everyone|everybody)|(?:pass ?words?|pin)(?: protect(?:ed|ion))?|log-?ins?|sign[- ]?(?:in|up)s?|log ins?|logins? (?:needed|required)|accounts?|for members only|members only|staff only|only (?:me|i|us|we|staff|members|admins?))(?:\s+(?:please|only|for .*|with .*|needed|required))?$/i

/** What screens are made of. */
const ofScreen =
  /^(?:buttons?|headers?|footers?|headlines?|headings?|sidebars?|menus?|nav(?:igation)?|letters|lettering|letter|fonts?|typography|typefaces?|type|text|numbers|numerals|digits|corners?|shadows?|borders?|lines|icons?|background|backdrop|accents?|colou?rs?|palette|tones?|shades?|style|look|looks|feel|design|layout|theme|mode|vibe|mood|spacing|white ?space|space|air|margins?|animations?|cards?|tiles?|thumbnails?|photos?|pictures?|images?|illustrations?|emojis?|contrast|view|screen|page|headers|tabs?|bars?|progress|search|box|boxes|field|table|grid|list|rows?|columns?)$/i
const likeness =
  /^(?:super|extra|nice|lots|lot|plenty|clean|simple|simply|plain|calm|quiet|sober|serious|modern|minimal|minimalist|minimalistic|big|bigger|large|larger|huge|small|tiny|thin|thick|bold|round|rounded|square|sharp|soft|light|lighter|dark|darker|neon|moody|bright|pale|warm|cool|cold|friendly|playful|cute|fun|funny|colou?rful|elegant|classy|classic|retro|vintage|rustic|cosy|cozy|fresh|airy|spacious|generous|readable|legible|easy|tidy|neat|sleek|slick|fancy|serif|sans|handwritten|flat|muted|pastel|earthy|neutral|natural|wide|narrow|full|high|low|good|beautiful|lovely|pretty|stylish|professional|responsive|mobile|fast|quick|black|white|grey|gray|red|green|blue|yellow|orange|pink|purple|brown|beige|teal|navy|gold|cream|violet|amber|turquoise|monochrome)$/i

const aside =
  /^(?:me|us|them|it|he|she|they|we|you|i|this|that|these|those|(?:each|every)(?=\s*$|\s+(?:of|one|with)\b)|everything|nothing|there|here|etc|so on|things|stuff|thank you(?! (?:letter|note|card))|thanks|let|such)\b/i

/** "Who eats what", "which key hangs where": asks what the app is for. */
const twiceAsked = /^(?:who|which|what|whose)\b.*\s(?:what|where|when|which(?: \p{L}+)?|whom|whose(?: \p{L}+)?)$/iu

/** Of these each alone says a look; "flat", "mobile" and "vintage" are facts as well. */
const plainlyLook =
  /^(?:clean|simple|plain|calm|sober|modern|minimal|minimalist|minimalistic|bold|rounded|friendly|playful|cute|funny|colou?rful|elegant|classy|retro|rustic|cosy|cozy|airy|spacious|readable|legible|tidy|sleek|slick|fancy|serif|pastel|earthy|stylish|professional|responsive|beautiful|lovely|bright|fast|muted|monochrome)$/i

/** Parts of a page and what is wished of its looks: "dropdown", "plenty of white space", "serif headings". */
const partOfPage =
  /^(?:(?:(?:a|the|one|some|my|our) )?(?:drop-?downs?|(?:\p{L}+[ -]){0,3}buttons?|(?:\p{L}+[ -]){0,2}(?:side ?bar|nav(?:igation)?(?: ?bar)?|footer|search (?:bar|box|field)|tool ?bar))|(?:(?:plenty|lots|a lot|enough|much|loads) of |generous |more |white ?)(?:white ?)?(?:space|air|whitespace|room|margins?)|whitespace|(?:\p{L}+[ -]){1,3}(?:headings|headlines|fonts?|typography|typeface|letters|corners|shadows|borders|icons|animations|margins|spacing|layout))$/iu

/** "With the city below": where something stands on the screen. */
const placed =
  /^(?:with\s+)?(?:the|its|their|an?)\s+(?:\p{L}+\s+){1,3}(?:below|underneath|beneath|on top|above|next to it|beside it|under(?:neath)? it|below it)$/iu

/** "Night colours", and what is left where a colour was said: "low stock in". */
const colored =
  /^(?!(?:an?|the|its) )(?:\p{L}+ ){1,3}(?:colou?rs|look|style|design|fonts?|vibe|feel)$|^i (?:want|would like|['’]d like) (?:\p{L}+ ){1,4}(?:in|as)$/iu

/** "Big letters", "light and airy", "rounded corners": what is said of looks, and of nothing that is written down. */
function isLook(text: string): boolean {
  if (partOfPage.test(text.trim()) || colored.test(text.trim()) || placed.test(text.trim())) return true
  const words = wordsOf(text).filter(
    (word) => !/^(?:an?|the|some|and|or|with|of|in|on|very|quite|really|rather|please|its?)$/.test(word),
  )
  const likenesses = words.filter((word) => likeness.test(word))
  if (words.length === 0 || likenesses.length === 0) return false
  if (likenesses.length === words.length) return words.some((word) => plainlyLook.test(word))
  const others = words.filter((word) => !likeness.test(word))
  return (
    others.every((word) => ofScreen.test(word)) && !/^(?:full|high|low|good|light|number|size)$/.test(words[0] ?? '')
  )
}

function isStatement({ verb }: { verb: string }): boolean {
  return /^(?:be|is|are|was|were)$/.test(verb)
}

/** The words of a stretch without those that join it to what was before. */
export function withoutFiller(text: string): string {
  return text.trim().replace(filler, '')
}

/** "Every day I note", "after signing in I write": who does it comes later. */
const opener =
  /^(?:(?:every|each) (?:time|day|week|month|year|morning|evening|night|season)|after|before|once|when(?:ever)?|on|in|at|under|above|below|over|inside|beside|behind|next to|during|until|from|for|with|underneath|then)\s(?:(?!\b(?:what|which|that|who|where|how|whether)\b)[^,])*?\b(?=(?:i|we|you|they|it|he|she|there|somebody|someone|everyone|everybody|people|users|visitors|members|guests)(?:['’]\p{L}+)?\s+\p{L}+)/iu

/** "When somebody hands in shoes I type": of two subjects the second says it. */
const opening = /^(?:when(?:ever)?|after|once|before|if|as soon as)\s+\S+\s[^,]*\b(?=(?:i|we|you|they|it)\s+\p{L}+)/iu

/** The words of a stretch from its subject on. */
export function withoutOpener(said: string): string {
  const after = opening.exec(said)?.[0].length ?? 0
  if (after > 0 && readSentence(wordsOf(said.slice(after))) !== null) return said.slice(after)
  let rest = said
  for (
    let found = opener.exec(rest);
    found !== null && readSentence(wordsOf(rest.slice(found[0].length))) !== null;
    found = opener.exec(rest)
  )
    rest = rest.slice(found[0].length)
  return rest
}

/** "Each user has their own list", "everyone signed in has one vote". */
const ownOnes =
  /\b(?:has|have|gets?|sees?|keeps?|needs?)\s+(?:(?:only|just)\s+)?(?:(?:an?|one|their|his|her|its|his or her)\s+)*(?:own(?! \p{L}+(?: \p{L}+)* with (?!log|sign|accounts?\b|passwords?\b))|votes?|accounts?(?! number)|log-?ins?|profiles?|passwords?)\b/iu
const has =
  /^(?:each|every one|all|they|it|which|that|who)(?: of (?:them|these))?\s+(?:(?:also|should|must|can|always)\s+)*(?:has|have|contains?|includes?|needs?|gets?|consists?)\b/i

const whoever = String.raw`(?:each|every|everybody|everyone|anybody|anyone|all|both|others|we|they|i|you|members?|users?|people|staff|somebody|(?:the|our|my|other) \p{L}+|\p{L}+s)`
/** "Everybody on the team logs in", "each member signs up": who may come in. */
const comesIn = new RegExp(
  String.raw`^${whoever}\b[^,]*\b(?:(?:logs?|signs?) (?:in|up|on)|registers?|(?:has|have) (?:an|their own) (?:account|login))\b`,
  'iu',
)
/** "All see who read what", "can see each other's runs", "sees the same clients": who may look. */
const looksOn = new RegExp(
  String.raw`^(?:${whoever}(?: \p{L}+)?\s+)?(?:(?:can|could|may|should|must)\s+(?:also\s+|all\s+)?(?:see|read|view|look at|browse|like|comment|follow|message)|sees|reads|views|(?<=^(?:all|everybody|everyone|others|we|they|both|we all)\s+)(?:see|read|view))\s+(?:who|what|how|when|which|each|all|the|every|one|it|them|these|those|other|others|everything|everybody|everyone|their|his|her)\b`,
  'iu',
)

/** @param text a stretch between two commas or the like, what is in brackets masked */
export function roleOf(text: string): Role {
  const whole = withoutFiller(text.replace(/\s*[([][^)\]]*[)\]]?/g, ' ')).replace(/[.!\s]+$/, '')
  const said =
    question.test(whole) && !/^(?:when|for|on|in|at|with|from)\s+\S+\s[^,]*\s(?:i|we|you|they)\s/i.test(whole)
      ? whole
      : withoutOpener(whole)
  const words = wordsOf(said)
  if (words.length === 0) return 'item'
  if (ownOnes.test(said) && !text.includes('(')) return 'permission'
  if (has.test(said)) return 'telling'
  if (doors.test(said)) return 'permission'
  if (denied.test(said)) return 'negation'
  if (worked.test(said)) return 'figure'
  if (
    /^only\s/i.test(said) &&
    (readSentence(words) !== null || /\bwho\b/i.test(said) || persons.test(words.at(-1) ?? ''))
  )
    return 'permission'
  if (/^there(?:['’]s| is| are| can be| should be)\b/i.test(said)) return 'telling'
  const clause = place.exec(said)
  const inside = readSentence(clause === null ? words : wordsOf(said.slice(clause[0].length)))
  if (clause !== null && inside?.isModal === true && inside.subject.length === 1)
    return tellsFacts(inside) ? 'telling' : 'deed'
  if (twiceAsked.test(said)) return 'aside'
  if (question.test(said)) return 'item'
  if (colored.test(said)) return 'look'
  if (inside !== null) return isStatement(inside) ? 'statement' : tellsFacts(inside) ? 'telling' : 'deed'
  if (isOrder(words)) return 'deed'
  if (comesIn.test(said) || looksOn.test(said)) return 'permission'
  if (aside.test(said)) return 'aside'
  return isLook(said) ? 'look' : 'item'
}

const screens =
  /^(?:(?:at the (?:top|bottom)|on top|above|below|under|over|next to|in|on)\b.*|(?:the |my |our |an? )?(?:\p{L}+ )?(?:pages?|sections?|tabs?|menu|buttons?|colou?rs?|colou?r scheme|style|look|design|fonts?|headline|title|heading|slogan|tagline|motto|name|navigation|start page|home ?page|front page|features?|thanks?|thank you(?: page| message)?))$/iu
/** "Buttons: All, New", "pages: Home, About", "on top:": what is listed there stands on a screen. */
export function isScreenList(head: string): boolean {
  return screens.test(head.trim()) && withoutOpener(head.trim()) === head.trim()
}

/** "With illustrations", after what was said of looks. */
export function isOfScreen(text: string): boolean {
  const words = wordsOf(text.replace(/^\s*with\b/i, '')).filter(
    (word) => !likeness.test(word) && !/^(?:and|the|an?)$/.test(word),
  )
  return words.length > 0 && words.every((word) => ofScreen.test(word))
}
