// A tool that makes words: what one types in, what one chooses, what the button says, and where the results are kept.
import { capitalize, pluralize, singularize } from './inflect.ts'
import { asksForSummary, countOfTexts, isOfShortOnes, madeThing, nameOfTexts } from './text-things.ts'
import { type WriterInput, inputsOf } from './writer-inputs.ts'

export type { WriterInput } from './writer-inputs.ts'

export type WriterKind = 'names' | 'letter' | 'explain' | 'product' | 'lines' | 'summary'

export interface Writer {
  kind: WriterKind
  inputs: WriterInput[]
  act: string
  /** How many are made at a time. */
  count: number
  /** What the results stand under: "Slogans". */
  outcome: string
  /** On the button beside each result: the person's own word for keeping it. */
  keep: string
  /** Kept as soon as it is there; else where somebody presses Save. */
  isKeptAtOnce: boolean
  /** What the kept ones are called, and whether they have a page of their own. */
  kept: string
  hasPage: boolean
}

const kinds: readonly [RegExp, WriterKind][] = [
  [
    /\bsummar|\bkey ?words?\b(?! and\b[^.]*\bpick)(?=[^.]*\b(?:extract|find|text|article))|\banaly[sz]|\bword count/i,
    'summary',
  ],
  [/\bexplain|\bsimple words\b|\bsimplif|\bplain(?:er)? (?:english|words)\b/i, 'explain'],
  [
    /\b(?:drafts?|writes?) (?:an? |the |my |your )?(?:answers?|repl(?:y|ies)|letters?|e-?mails?|response)\b|\b(?:reply|letter|answer|e-?mail) (?:generator|writer|helper|drafts?)\b/i,
    'letter',
  ],
  [
    /\bnames?\b(?=[^.]*\b(?:things|suggest|ideas|generat|generator|for)\b)|\b(?:suggest|find|generat)\w*\b[^.]*\bnames\b|\bname generator\b|\bnames things\b/i,
    'names',
  ],
]

const quotedOrNamed = String.raw`(?:["“']([^"”']{2,30})["”']|(\p{Lu}[\p{L}!]+(?: (?!and\b|then\b|to\b|or\b|which\b|so\b|for\b|button\b)\p{L}+){0,2}?)(?=\s*(?:[,.;:)→]|$|\b(?:and|then|to|or|button|so|n)\b))|((?:generate|write|create|suggest|make|go|explain|draft|get|show|invent|rewrite)\b(?: \p{Ll}+){0,1}?)(?=\s*(?:[,.;:)]|$|\b(?:and|then|to|so)\b)))`
const pressing = new RegExp(
  String.raw`\b(?:[Pp]ress|[Cc]lick|[Hh]it|[Pp]ush|[Tt]ap|[Bb]utton)(?:es|ing)?(?: (?:on|called|named|says|saying|labell?ed|that says))?(?: the| an?)?(?: button)?:?\s+${quotedOrNamed}`,
  'gu',
)
/** "A Generate button". */
const namedButton = /\b(?:an?|the|with|and)?\s*(?:["“']([^"”']{2,30})["”']|(\p{Lu}\p{L}+(?: \p{Ll}+)??)) button\b/gu

/** What the button that makes the text says: the first that does not keep, copy or remove one. */
function saidAct(text: string): string | undefined {
  const found = [...text.matchAll(pressing), ...text.matchAll(namedButton)]
    .map(([, ...names]) => names.find((name) => name !== undefined) ?? '')
    .filter(
      (name) =>
        name !== '' && !/^(?:save|copy|keep|delete|remove|favou?rit|like|edit|the|a|each|heart|star)\b/i.test(name),
    )
  return found[0] === undefined ? undefined : capitalize(found[0])
}

const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bexplain/i, 'Explain'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\bgenerat/i, 'Generate'],
  [/\bideas?\b/i, 'Get ideas'],
]

/** What keeping a result is called on its button, the first that is spoken of. */
const keeping: readonly [RegExp, string][] = [
  [/\bhearts?\b|♥|❤/i, '♡ Save as favourite'],
  [/\bstars?\b|★|⭐/i, '☆ Save as favourite'],
  [/\bfavou?rit/i, 'Save as favourite'],
  [/\bkeep\b(?![^.]*\bsaved?\b)/i, 'Keep'],
]

/** "Saved to My descriptions", "the good ones go into Favourites": a page by its name. */
const namedPage =
  /\b(?:under|on|to|in|into|called|page)\s+((?:My|Saved|Favou?rites?|Kept|Liked|Bookmarks|Collection|Library)\b(?: [a-z]+s)?)(?=\s*(?:[.,;]|page|list|where|and|$))/u

/** "A page with my saved toasts". */
const saidPage = /\bpage (?:with|of|for) (?:all )?(?:my |the |your )?((?:saved|kept|earlier|old|finished) \p{L}+s)\b/iu

/** "The saved ones are on their own page", "a separate page for the good ones". */
const ownPage =
  /\b(?:their|its|an?) (?:own|separate|extra|second|different|other) page\b|\b(?:another|separate|second) page\b/i

/** What the tool is named after says most: a toast writer asks for names and makes none. */
function kindOf(text: string): WriterKind {
  const made = madeThing(text)
  if (made === null && asksForSummary(text)) return 'summary'
  const said = kinds.find(([says, kind]) => says.test(kind === 'names' && made !== null ? made : text))?.[1]
  if (made !== null && /\bnames?\b/i.test(made)) return 'names'
  return said ?? (isOfShortOnes(made ?? text) ? 'lines' : 'product')
}

/** "Slogans" for several, "Toast" for one. */
function outcomeOf(text: string, count: number): string {
  const named = (nameOfTexts(text) ?? 'text').toLowerCase()
  return capitalize(count > 1 ? pluralize(singularize(named)) : singularize(named))
}

export function readWriter(text: string): Writer {
  const kind = kindOf(text)
  const said = saidAct(text)
  const page =
    /\b(?:under|page|on|called|into?(?: an?| the| my)?)\s+["“]([^"”]{3,24})["”]/i.exec(text)?.[1] ??
    namedPage.exec(text)?.[1] ??
    saidPage.exec(text)?.[1]?.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  const isKeptAtOnce =
    /\bhistory\b|\bit is (?:also |then |automatically )?(?:kept|saved|stored)\b|\b(?:keep|kept|store|save|stay)s?\b[^.;]{0,40}\b(?:every|all|each|list|below|automatically)\b|\b(?:every|all|earlier)\b[^.;]{0,50}\b(?:stay|kept|keep|stored|saved|listed)\b/i.test(
      text,
    ) &&
    !/\bsave the ones\b|\bif i like\b|\bpress(?:es)? save\b|\bhearts?\b|\bfavou?rit\w*|\b(?:save|keep) button|\b(?:i|we|you|one) (?:can |could |may )?(?:save|keep) (?:the|it|them|one|each|my|those)\b/i.test(
      text,
    )
  const favourite = /\bfavou?rites?\b/i.exec(text)?.[0]
  const kept =
    page !== undefined && page !== said
      ? page
      : favourite !== undefined
        ? `${capitalize(favourite).replace(/s$/, '')}s`
        : /\bhistory\b/i.test(text)
          ? 'History'
          : 'Kept'
  const count = countOfTexts(text)
  const isApart = !isKeptAtOnce && ownPage.test(text)
  return {
    kind,
    count: kind === 'names' && count === 1 ? 5 : count,
    outcome: outcomeOf(text, count),
    keep:
      keeping
        .find(([says]) => says.test(text))?.[1]
        .replace('favourite', /\bfavorit/i.test(text) ? 'favorite' : 'favourite') ?? 'Save',
    inputs: inputsOf(text),
    act: said ?? acts.find(([says]) => says.test(text))?.[1] ?? 'Write',
    isKeptAtOnce,
    kept: kept === 'Kept' && isApart ? 'Saved' : kept,
    hasPage: isApart || kept === 'History' || page !== undefined || (!isKeptAtOnce && favourite !== undefined),
  }
}
