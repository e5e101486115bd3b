// Words of a request that must be read in the app: quoted copy, prices, and what the app is called.

export interface AskedCopy {
  name: string | null
  /** Quoted words. */
  asked: string[]
  prices: string[]
  /** Quoted words that are to go or to be replaced. */
  gone: string[]
}

const quotes = /["“”«]([^"“”«»\n]{2,80})["“”»]/g

/** Right before a quote: these words are shown in the app. */
const shows =
  /\b(?:say(?:s|ing)?|read(?:s|ing)?|title[ds]?|titled|heading|headline|tagline|tag line|slogan|motto|subtitle|subheading|greeting|caption|label(?:led|ed|s)?|button|link|copy|text|words?|sentence|footer|banner|called|named)\b[^"“”«».;!?\n]{0,24}$/i
/** Right before a quote: these words go away, or are no copy at all. */
const goes =
  /\b(?:remove|delete|drop|hide|without|no longer|instead of|rather than|rename|change|replace|from|not|get rid of|take out)\b[^"“”«».;!?\n]{0,40}$/i
const replaces = /\b(?:to|with|into|by)\s*(?:say|read|be)?\s*$/i
/** Copy that is only seen when something happens, or words that only explain. */
const isConditional =
  /\b(?:if|when|whenever|after|once|until|unless|error|errors|fails?|failed|invalid|empty|success|successful|confirm(?:ation|s)?|warn(?:ing|s)?|toast|alert|hover|tooltip|placeholder|popup|dialog|like|e\.g|example|such as|something|search(?:ing)?|typ(?:e|es|ing)|status|options?|tags?|categor(?:y|ies)|values?|columns?|fields?|tables?)\b/i

/** Right before a quote: what stands in brackets is an example, unless it follows the part that it is the copy of. */
const isAside =
  /(?<!\b(?:title|heading|headline|tagline|slogan|motto|subtitle|button|link|label|caption|banner|footer|copy|text)s?\s*)\(\s*["“”«]?$/i

const price = /(?<![\w.,])(?:[$€£]\s?\d{1,5}(?:[.,]\d{2})?|\d{1,5}[.,]\d{2}\s?(?:[$€£]|EUR|USD|GBP|CHF))(?![\d.,]*\d)/g
/** Right before an amount: a bound, not a price tag. */
const bounds =
  /\b(?:over|under|above|below|than|least|most|up to|between|limits?|budgets?|goals?|max(?:imum)?|min(?:imum)?|from|if|when|like|e\.g\.?|example|to|and|of|about|around|spend|earn)\s*$/i

const capitals = /^(?:\p{Lu}[\p{L}\p{N}'’&-]*)(?:\s+(?:(?:and|of|the|&)\s+)?\p{Lu}[\p{L}\p{N}'’&-]*){0,4}/u
const naming =
  /(?:\b(?:called|named|entitled)|\b(?:call|name|rename) (?:it|this|the (?:app|site|application|shop|page))(?: to| into)?)\s*:?\s*/gi
/** What is called so is a part of the app, and may be shown otherwise. */
const isPart =
  /\b(?:field|column|table|variable|function|file|route|folder|tag|status|role|user|person|customer|option|category|component|endpoint|page|section|tab|button)s?\s*(?:is\s*)?$/i

export function readCopy(request: string): AskedCopy {
  const name = readName(request)
  const copy: AskedCopy = { name, asked: [], prices: readPrices(request), gone: [] }
  for (const match of request.matchAll(quotes)) {
    const words = (match[1] ?? '').trim().replace(/[.,]$/, '')
    const before = sentenceStart(request.slice(0, match.index))
    const after = sentenceEnd(request.slice(match.index + match[0].length))
    if (words === '' || words === name) continue
    if (goes.test(before) && !replaces.test(before)) copy.gone.push(words)
    else if (isAside.test(before)) continue
    else if (isShown(before) && !isConditional.test(before) && !isConditional.test(after)) copy.asked.push(words)
  }
  return copy
}

/** Also what replaces other words: `change "A" to "B"`. */
function isShown(before: string): boolean {
  return (
    shows.test(before) || (replaces.test(before) && goes.test(before.replace(replaces, '').replace(/["“”«»]/g, '')))
  )
}

function readName(request: string): string | null {
  let name: string | null = null
  for (const match of request.matchAll(naming)) {
    if (isPart.test(request.slice(0, match.index))) continue
    const after = request.slice(match.index + match[0].length)
    const quoted = /^["“”«]([^"“”«»\n]{1,60})["“”»]/.exec(after)?.[1]
    const found = quoted?.trim() ?? capitals.exec(after)?.[0]
    if (found !== undefined && found !== '') name = found.replace(/[.,]$/, '')
  }
  return name
}

function readPrices(request: string): string[] {
  return [...request.matchAll(price)]
    .filter((match) => !bounds.test(request.slice(Math.max(0, match.index - 24), match.index)))
    .map((match) => match[0])
}

function sentenceStart(text: string): string {
  return text.split(/[.!?;\n]\s/).at(-1) ?? ''
}

function sentenceEnd(text: string): string {
  return text.split(/[.!?;,\n](?:\s|$)/)[0] ?? ''
}
