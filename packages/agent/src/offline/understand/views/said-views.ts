// What a message wants to see and find, stretch by stretch: these are no facts, so they are taken out before facts are read.
import { maskInner } from '../rows/said-lists.ts'
import { isOrder, readSentence, wordsOf } from '../word-classes.ts'
import type { View } from './view.ts'
import { carriedFrame, haveFrame, markFrame, placeWords, seeFrame } from './view-frames.ts'
import { marked, placedFirst, plain, seen } from './view-patterns.ts'
import { numberOf } from './view-words.ts'

export interface LiftedViews {
  rest: string
  views: View[]
}

type Patterns = typeof seen

function readBy(patterns: Patterns, said: string): View | null {
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(said)
    const view = found === null ? null : make(said, found.groups ?? {})
    if (view !== null) return view
  }
  return null
}

const bare = (said: string): string =>
  said
    .replace(placeWords, ' ')
    .replace(/^\s*(?:only|just) (?=the\b)/i, '')
    .replace(
      /^\s*(?:an? |some )?(?:rough |quick |good |general )*(?:idea|overview|impression|picture|summary) of (?=what|how|which|who|the)/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()

/** "Once something is gone it should disappear": what is over is out of sight. */
const disappears =
  /(?:^|,?\s*\b(?:and|but|then)\s+|,\s*)(?:once|when(?:ever)?|as soon as|after|if)\s+(?<what>[^,.;]{3,60}?),?\s+(?:(?:it|they|that|this|those|(?:the|that|this) \p{L}+)\s+(?:(?:should|must|can|may|could|shall|has to|have to|needs? to|ought to|just|simply|then|also|automatically)\s+)*(?:disappears?|vanish(?:es)?|go(?:es)? away|be (?:hidden|gone|removed|taken off)|no longer (?:show|be shown|be there|be in|appear)|not (?:show|be shown|appear)|drops? (?:off|out)|leaves? the list|come off|moves? to the (?:bottom|end))(?: any ?more| any longer| up)?(?:\s+(?:from|off|of|on|in)\s+(?:the|my|our) \p{L}+)?)(?=\s*(?:[.,;!?]|$))/iu
/** "The ones that are done should disappear", "hide what is sold". */
const hidden =
  /(?:^|,?\s*\b(?:and|but|then)\s+|,\s*)(?:(?:the |those |all )?(?:ones?|things?|\p{L}+s)(?: (?:that|which))?|what(?:ever)?|everything(?: that)?)\s+(?<what>(?:(?:is|are|has been|have been|was|were|['’]s|has|have|(?:i|we|you|they|she|he)(?:['’]ve| have| has|['’]s)?)\s+)[^,.;]{3,40}?)\s+(?:(?:should|must|can|may|could|shall|has to|have to|should ?n['’]?t|must ?n['’]?t|needn['’]t|don['’]?t (?:need|have) to|not|no longer|then)\s+)+(?:disappear|vanish|go(?: away)?|(?:be|stand|get) (?:hidden|gone|removed|out of the way|in the way|there|at the top|on the list|shown|listed|in the list|visible)|show(?: up)?|appear)(?: any ?more)?(?:\s+(?:from|off)\s+(?:the|my|our) \p{L}+)?(?=\s*(?:[.,;!?]|$))/iu
/** "Hide the ones we sold", "paid ones out of sight". */
const outOfSight =
  /(?:^|,?\s*\b(?:and|but|then)\s+|,\s*)(?:[^,.;]{0,50}?\bhide (?:the ones|those|what|everything|all)(?: that| which)?(?<what>[^,.;]{3,40}?)|(?:[^,.;]{0,20}?\b)?(?<ones>\p{L}+) (?:ones?|things?) (?:(?:should|must|can|may) (?:be |go )?)?(?:out of sight|hidden|out of the way|not shown|away|at the (?:bottom|end)))(?=\s*(?:[.,;!?]|$))/iu
/** "When a wine drops below six bottles it should be marked". */
const shortOf =
  /(?:^|,?\s*\b(?:and|but|then)\s+|,\s*)(?:when(?:ever)?|if|as soon as|once)\s+[^,.;]{2,40}?\b(?:(?:drops?|falls?|goes|gets|is|are|sinks?)\s+)+(?:below|under|less than|fewer than|down to)\s+(?<least>\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)\b[^,.;]{0,20}?,?\s+(?:(?:it|that|this|they|the \p{L}+|i|we)\s+(?:should|must|has to|needs? to|would|could|can|want)?[^,.;]{0,40}?\b(?:marked|highlighted|red|warned?|warning|shown|show|see|seen|know|flagged|stand out|noticed?|told|alert(?:ed)?|listed|top|(?:need|have|want) to \p{L}+(?: (?:again|more|new|some))?))[^,.;]{0,15}(?=\s*(?:[.,;!?]|$))/iu
const overWords =
  /\b(?:gone|taken|sold|done|finished|over|collected|picked up|returned|given away|used up|eaten|paid|fixed|solved|closed|delivered|sent|claimed|reserved|handed (?:out|over|in|back)|brought back|given back|empty|read|washed|cooked|drunk|repaired|shipped|cleared|completed?|watched|found|filled|booked)\b/i
/** "Collects their thing", "takes it": somebody does what leaves it behind. */
const overDeeds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:collects?|picks? (?:it |them |\p{L}+ \p{L}+ )?up|fetch(?:es)?)\b/iu, 'Collected'],
  [/\b(?:takes?|took|gets?)\b/i, 'Taken'],
  [/\b(?:buys?|bought)\b/i, 'Sold'],
  [/\b(?:pays?)\b/i, 'Paid'],
  [/\b(?:returns?|brings? (?:it|them) back|gives? (?:it|them) back)\b/i, 'Returned'],
]

function hiddenMark(said: string, what: string): View | null {
  const [state] = overWords.exec(what) ?? []
  const label =
    state === undefined
      ? overDeeds.find(([says]) => says.test(what))?.[1]
      : /^(?:over|finished|completed?)$/i.test(state)
        ? 'Done'
        : state.charAt(0).toUpperCase() + state.slice(1).toLowerCase()
  return label === undefined ? null : { sort: 'mark', said, label, isHidden: true }
}

interface Stretch {
  /** What stands before it. */
  joint: string
  said: string
}

const joints =
  /\s*[,;]\s+(?:(?:and|but|or|plus)\s+)?|\s+[–—-]\s+|\s+(?:and|but|plus|or)\s+|\s+(?=(?:so(?: that)?)\s+(?:i|we|you|he|she|nobody|no one|nothing|none|it|everyone|everybody|they|people)\b)/giu

function stretchesOf(sentence: string): Stretch[] {
  const masked = maskInner(sentence)
  const found: Stretch[] = []
  let [start, joint] = [0, '']
  for (const { index, 0: mark } of masked.matchAll(joints)) {
    found.push({ joint, said: sentence.slice(start, index) })
    joint = mark
    start = index + mark.length
  }
  return [...found, { joint, said: sentence.slice(start) }]
}

/** Of these a list is asked for as something to have, and not to see. */
const isHad: ReadonlySet<View['sort']> = new Set(['chart', 'print'])

interface Read {
  view: View
  /** The words with which it was wished for. */
  frame: string
}

/** @param isSeeing true where what stands before is to be seen as well */
function viewIn(said: string, isSeeing: boolean): Read | null {
  const words = said.trim()
  const wished = readBy(plain, bare(words.replace(/^(?:so that|so|and|but|also|then)\s+/i, '')))
  if (wished !== null) return { view: wished, frame: '' }
  const [mark] = markFrame.exec(words) ?? []
  const ticked = mark === undefined ? null : readBy(marked, bare(words.slice(mark.length)))
  if (ticked !== null) return { view: ticked, frame: '' }
  for (const frame of [seeFrame, haveFrame, carriedFrame]) {
    const [opening] = frame.exec(words) ?? []
    if (opening === undefined || (frame === carriedFrame && !isSeeing)) continue
    const rest = words.slice(opening.length)
    const view = readBy(placedFirst, rest) ?? readBy(placedFirst, bare(rest)) ?? readBy(seen, bare(rest))
    if (view !== null && (frame !== haveFrame || placesFirst(rest) || isHad.has(view.sort)))
      return { view, frame: opening }
  }
  const [, stressed, wanted] = standsOut.exec(words.replace(/^(?:so(?: that)?|and|but|also)\s+/i, '')) ?? []
  const shown = stressed ?? wanted
  const eyed = shown === undefined ? null : readBy(seen, bare(shown))
  if (eyed !== null) return { view: eyed, frame: '' }
  const first = readBy(placedFirst, words) ?? readBy(placedFirst, bare(words))
  if (first !== null) return { view: first, frame: '' }
  const carried = isSeeing ? readBy(seen, bare(words)) : null
  return carried === null ? null : { view: carried, frame: '' }
}

const placesFirst = (said: string): boolean => readBy(placedFirst, said) !== null

/** "Who has paid and who hasn't": the other side of what was said. */
const otherSide =
  /^(?:from|with|by|to) whom$|^(?:who|which|what)(?: (?:ones?|\p{L}+s?))? (?:(?:has|have|is|are|was|were|does|do) ?(?:n['’]?t|not)|(?:hasn|haven|isn|aren|doesn|don)t|not)(?: yet)?$|^what(?: is|['’]s) not$/iu
/** "See only those": an order that carries on what was wished for. */
const isOrdered = /^(?:see|find|have|compare|print|filter|sort|look|search|know|check|show|get|be|mark|tick)\b/i

/** "So that nothing goes bad", "please": why it is wished for, and how. */
const isWhy =
  /^(?:please|thanks|thank you|since when|everything else [^,]*|(?:so )?(?:please )?(?:show|tell) (?:me |us )?(?:that|it|this)|(?:so(?: that)?|that) (?:nothing|none|no one|nobody|it|they|i|we|everyone|everybody) (?:(?:do not|don['’]?t|doesn['’]?t|won['’]?t|never|can|ever) )*(?:gets? (?:lost|forgotten|thrown \p{L}+)|goes? (?:bad|off|missing|to waste)|is (?:lost|forgotten)|forgets?|miss(?:es)?|lose|spoils?|plan|knows?|sees?)\b.{0,40})$/iu
/** "Anyone who is late should stand out". */
const standsOut =
  /^(.{4,80}?)\s+(?:(?:should|must|has to|have to|needs? to|ought to|could|to)\s+)+(?:stand out|catch my eye|jump out|(?:be|turn|get|go|become|show up|appear|come up) (?:in )?(?:red|marked|highlighted|bold|flagged|visible|obvious|easy to (?:see|spot)|colou?red|orange|shown|listed)(?: in red)?)\b[^,]{0,20}$|^(.{4,80}?)\s+(?:is|are|would be|will be)(?: (?:really|very|also|what|only))* (?:needed|important|interesting|useful|nice|handy|great|helpful|good|enough|wanted|i need|we need)\b[^,]{0,30}$/iu
/** Told by itself, with who does what. */
const isTold = /\b(?:should|must|can|may|will|could|has|have|is|are|was|were|does|do)\b/i

const begins = (said: string): boolean => seeFrame.test(said.trim())

function withoutStretches(sentence: string, isFirst: boolean): LiftedViews {
  const stretches = stretchesOf(sentence)
  const views: View[] = []
  let [kept, frame, isSeeing] = ['', '', false]
  for (let at = 0; at < stretches.length;) {
    const stretch = stretches[at] ?? { joint: '', said: '' }
    const read = isFirst && at === 0 && stretches.length === 1 ? null : viewIn(stretch.said, isSeeing)
    const last = views.at(-1)
    const [, also] =
      last?.sort === 'per' ? (/^(?:per|by|for each|each|every) (\p{L}+)$/iu.exec(stretch.said.trim()) ?? []) : []
    if (last?.sort === 'per' && also !== undefined) {
      views.push({ ...last, said: `${last.said} ${stretch.said}`, by: also.toLowerCase() })
      at += 1
      continue
    }
    if (read === null && isSeeing && [otherSide, isWhy].some((words) => words.test(stretch.said.trim()))) {
      at += 1
      continue
    }
    if (read === null) {
      const { joint, said } = stretch
      const isOwn = begins(said) || readSentence(wordsOf(said)) !== null
      // "The size, the colour, who paid": a fact among what is to be seen.
      isSeeing = begins(said) || (isSeeing && !isOwn && !isTold.test(said) && !isOrder(wordsOf(said)))
      // What was wanted with what is lifted is still wanted.
      const lead = kept === '' && !isOwn && !isOrdered.test(said.trim()) && !isTold.test(said) ? frame : ''
      kept += (kept === '' ? '' : joint) + lead + said
      at += 1
      continue
    }
    views.push(read.view)
    if (read.frame !== '') frame = read.frame
    isSeeing = true
    at += 1
  }
  return { rest: kept, views }
}

function inSentence(sentence: string, isFirst: boolean): LiftedViews {
  const views: View[] = []
  let rest = sentence
  for (const pattern of [disappears, hidden, outOfSight, shortOf]) {
    const found = pattern.exec(rest)
    const { what, ones, least } = found?.groups ?? {}
    const view: View | null =
      found === null
        ? null
        : least === undefined
          ? hiddenMark(found[0], what ?? ones ?? '')
          : { sort: 'low', said: found[0], least: numberOf(least) }
    if (found === null || view === null) continue
    views.push(view)
    rest = `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`
  }
  if (!/\p{L}/u.test(rest)) return { rest: '', views }
  const others = withoutStretches(rest, isFirst)
  return { rest: others.rest, views: [...others.views, ...views] }
}

/** A message without what it wants to see, and that as views. */
export function liftViews(message: string): LiftedViews {
  const views: View[] = []
  let isFirst = true
  const lines = message.split('\n').map((line) => {
    const masked = maskInner(line)
    let [rest, from] = ['', 0]
    for (const { index, 0: stop } of masked.matchAll(/[.!?]+(?=\s|$)|$/g)) {
      if (index < from) continue
      const sentence = line.slice(from, index)
      const lifted = inSentence(sentence.trim(), isFirst)
      if (sentence.trim() !== '') isFirst = false
      views.push(...lifted.views)
      if (lifted.views.length === 0) rest += line.slice(from, index + stop.length)
      else if (/[\p{L}\d]/u.test(lifted.rest))
        rest += `${rest === '' ? '' : ' '}${lifted.rest.trim().replace(/[\s,;–-]+$/, '')}${stop}`
      from = index + stop.length
    }
    return rest
  })
  return { rest: lines.join('\n').trim(), views: views.filter(isFirstOf) }
}

/** Two sums are two figures; of the rest each is there once. */
function key(view: View): string {
  return JSON.stringify({ ...view, said: ['total', 'low'].includes(view.sort) ? view.said : '' })
}

function isFirstOf(view: View, at: number, all: readonly View[]): boolean {
  return all.findIndex((other) => key(other) === key(view)) === at
}
