// What quoted words of a message are for: they stand on a page, on a button, after sending; or they name a field, a value.
export type Role =
  | 'data'
  | 'headline'
  | 'thanks'
  | 'send'
  | 'about'
  | 'line'
  /** Heads the words behind it: "The flood": In 1962 … */
  | 'title'
  /** Holds a number that goes up: "0 of 60 households". */
  | 'count'
  /** Is told to whoever is on the list already. */
  | 'again'

export interface Quote {
  words: string
  role: Role
  start: number
  end: number
}

const quotes = /["“«]([^"“”«»]{2,240})["”»]/g

/** What is said before a quote of a role, and how far before it at most. */
interface Cue {
  role: Role
  says: RegExp
  reach: number
}

const within = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'giu')

/** The one that stands nearest to the quote says what it is for; of two that end alike the first. */
const cues: readonly Cue[] = [
  { role: 'data', says: within('warn(?:s|ings?)?|alert|error|label|badge|mark|flag|hint|note|toast'), reach: 30 },
  { role: 'send', says: within('buttons?|cta|call[- ]to[- ]action'), reach: 25 },
  {
    role: 'thanks',
    says: within(
      String.raw`thank(?:s| you)?|finally|after(?:wards| that| (?:sending|submitting|they|it|the|you))?|once (?:it|they|that|sent)|when(?:ever)? (?:(?:it|they|someone|somebody|people|the form|this|that|(?:it|that) (?:was|is|has been)) )?(?:sent|sends?|submits?|submitted|signs?|orders?|ordered|books?|booked|registers?|registered|applies|applied|is done)|after \p{L}+ing|on success|confirmation|at the end|then`,
    ),
    reach: 45,
  },
  { role: 'about', says: within('about|bio|biography|our story|who (?:i am|we are)'), reach: 30 },
  {
    role: 'headline',
    says: within(
      'headline|heading|title|tagline|slogan|claim|hero|greeting|motto|banner|(?:big|large|opening|first|main) (?:words|line|letters|sentence|text)|top',
    ),
    reach: 30,
  },
]

const saysBefore = /\b(?:says?|saying|reads?|reading)\s*:?\s*$/i
const headlineAfter =
  /^["”»]?\s*(?:as|is|for|should be) (?:the |a |our )?(?:\p{L}+ )?(?:headline|heading|tagline|slogan|claim|motto|title)\b/iu
/** What is quoted but is no copy: names of fields, values, labels that the parts set themselves. */
const dataBefore =
  /\b(?:called|named|name(?: it| is)?|fields?|column|status|option|options|choices?|category|categories|or|either|search(?:ing)?(?: for)?|toast|error|rename(?: it)? to|call it|call the app|press(?:es)?|click(?:s)?(?: on)?|tap(?:s)?(?: on)?|hit(?:s)?)\s*:?\s*$/i
const sendAfter = /^["”»]?\s*(?:button|as the button)\b/i
const formBefore = /\bform\b,?\s*(?:(?:with|of|has|asks(?: for)?|asking(?: for)?)\s*)?:?\s*$/i

/** "A studio page that says": it stands on that page, and not on the first. */
const pageBefore =
  /\b(?!(?:home|start|front|first|main|landing|lead|web|one|the|an?|our|my|this|each|that|says?|new|simple|single)\b)\p{L}+ (?:page|section)\b[^"“”«».]{0,40}$/iu

/** "A page Rules with". */
const calledPageBefore = /\b[Pp]age,? (?:(?:called|named|titled) )?["“]?\p{Lu}[^.;:“”]{0,40}$/u

/** "As soon as it was ordered it says": what is said in one case only stands on no page. */
const conditionBefore =
  /\b(?:as soon as|if|whoever|in case|whenever|otherwise|unless|once it (?:is|was) (?:gone|sold|full|taken)|left\?)\b[^"“”«».;]{0,70}$/i

/** "The same e-mail twice", "an address that is in already": they are told so. */
const againBefore =
  /\b(?:e-?mails?|address(?:es)?|mail|who(?:ever)?|somebody|someone|anyone|people|twice)\b[^"“”«»]{0,60}\b(?:already|twice|a second time|once more|again|on the list|known)\b[^"“”«»]{0,60}$/i

const namesButton = /\bbuttons?,? (?:(?:is|should be) )?(?:called|named|labelled|labeled|says|saying|reads)\s+$/i

/** A number with words around it, "0 of 60 households", where it is said to count. */
const isCount = /^\D*\d+(?: (?:of|\/) \d+)?\D*$/
const counts =
  /\b(?:counts?|counter|counting|how many|number of|so far|one more|goes up|beside|next to|shows?|says?|reads?|stands)\b[^"“”«».;]{0,40}$/i
const countsAfter = /^["”»]?[^.;"“]{0,30}\b(?:one more|counts?|counting|goes up|go up|with each|so far)\b/i

/** "Step 1 of 3": how far one is. */
const isCounter = /^\s*(?:step|page|question) \d+ (?:of|\/) \d+\s*$/i
/** The words that a quote heads follow behind a colon and end as a sentence does. */
const headsWords =
  /^["”»]\s*(?:\([^()]*\)\s*)?(?:(?:text\s*)?:|[–—]|-(?=\s))\s+((?!["“«])\p{Lu}[^"“«:.!?…]*? [^"“«:]*?[.!?…])(?=\s|$)/u

/** The role of the cue that ends nearest to the quote. */
function nearestCue(before: string): { role: Role; at: number } | null {
  let nearest: { role: Role; at: number } | null = null
  for (const { role, says, reach } of cues) {
    for (const found of before.matchAll(says)) {
      const at = found.index + found[0].length
      const between = before.slice(at)
      const isNear = between.length <= reach && !/["“”«».]/.test(between)
      if (isNear && (nearest === null || at > nearest.at)) nearest = { role, at }
    }
  }
  return nearest
}

/** "Who types their e-mail and presses": what somebody presses who fills something in sends it. */
const pressesAfterFilling =
  /\b(?:visitors?|people|they|guests?|parents|customers|every(?:one|body)|any(?:one|body)|who(?:ever)?|somebody)\b[^.;]*\b(?:leaves?|types?|enters?|gives?|writes?|fills?|chooses?|picks?|puts?)\b[^.;]*\b(?:press(?:es)?|clicks?(?: on)?|taps?(?: on)?|hits?)\s*$/i
/** Who reads that has just sent something. */
const promises =
  /^(?:thank|thanks|merci|danke|gracias|obrigad|grazie|received|got it|we(?:['’]ll| will)? (?:answer|call|ring|write|reply|get back)|i(?:['’]ll| will)? (?:answer|call|ring|write|reply)|see you)/iu

function roleOf(words: string, before: string, after: string): Role {
  if (namesButton.test(before) || pressesAfterFilling.test(before)) return 'send'
  if (dataBefore.test(before) || formBefore.test(before)) return 'data'
  if (sendAfter.test(after)) return 'send'
  if (againBefore.test(before)) return 'again'
  const cue = nearestCue(before)
  if (cue?.role === 'data' || cue?.role === 'send') return cue.role
  if (conditionBefore.test(before)) return 'data'
  if (cue?.role === 'thanks' || cue?.role === 'about') return cue.role
  if (pageBefore.test(before) || calledPageBefore.test(before)) return 'line'
  if (cue?.role === 'headline' || headlineAfter.test(after)) return 'headline'
  if (saysBefore.test(before)) return promises.test(words) ? 'thanks' : 'headline'
  return 'line'
}

/** "Your name" and "Your memory": the second is what the first is. */
const joinsBefore = /["”»]\s*(?:\([^()]*\)\s*)?(?:,|,?\s*(?:and|or)|\/)\s*$/i

function roleAmong(text: string, match: RegExpExecArray, last: Quote | undefined): Role {
  const words = (match[1] ?? '').trim()
  const end = match.index + match[0].length
  const before = text.slice(Math.max(0, match.index - 90), match.index)
  const after = text.slice(end - 1)
  if (isCounter.test(words)) return 'data'
  // “Tidal Bowl” (2022, free blown): a thing with its facts.
  if (/^["”»]\s*\([^()]*(?:,|\d)[^()]*\)/.test(after)) return 'line'
  if (headsWords.test(after) && !namesButton.test(before)) return 'title'
  const isCounted = isCount.test(words) && /\p{L}/u.test(words) && (counts.test(before) || countsAfter.test(after))
  if (isCounted && !namesButton.test(before)) return 'count'
  const isNext = last !== undefined && joinsBefore.test(text.slice(last.end - 1, match.index))
  return isNext && last.role === 'data' ? 'data' : roleOf(words, before, after)
}

export function quotesOf(text: string): Quote[] {
  const found: Quote[] = []
  for (const match of text.matchAll(quotes)) {
    const end = match.index + match[0].length
    found.push({
      words: (match[1] ?? '').trim(),
      role: roleAmong(text, match, found.at(-1)),
      start: match.index,
      end,
    })
  }
  // One alone heads nothing: “Motto”: We come when we said so.
  return found.filter(({ role }) => role === 'title').length >= 2
    ? found
    : found.map((quote) => (quote.role === 'title' ? { ...quote, role: 'line' } : quote))
}

export interface TitledText {
  title: string
  text: string
  /** What stood in brackets behind the title: "(repairs)". */
  note: string
  start: number
  end: number
}

/** "The cart": Forty cans, one horse. "The flood": … Each has its words up to the next; the last has one sentence. */
export function titledTexts(text: string): TitledText[] {
  const titles = quotesOf(text).filter(({ role }) => role === 'title')
  return titles.flatMap(({ words, start, end }, index): TitledText[] => {
    const after = text.slice(end - 1)
    const [, said = ''] = headsWords.exec(after) ?? []
    const from = end - 1 + after.indexOf(said)
    const next = titles[index + 1]?.start
    const rest = next === undefined ? said : text.slice(from, next)
    const isPlain = !/["“”«»\n]/.test(rest.trim()) && rest.trim().length <= 600
    const own = isPlain ? rest.trim() : said
    const note = /^["”»]\s*\(([^()]*)\)/.exec(after)?.[1] ?? ''
    return said === '' ? [] : [{ title: words.replace(/[.,]$/, ''), text: own, note, start, end: from + own.length }]
  })
}
