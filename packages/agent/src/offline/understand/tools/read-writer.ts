// A tool that makes words: what one types in, what one chooses, what the button says, and where the results are kept.
import { broughtText, changesSaid, isRewriting } from './brought-text.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { asksForSummary, countOfTexts, isOfShortOnes, madeThing, makingVerb, nameOfTexts } from './text-things.ts'
import { type WriterInput, inputsOf } from './writer-inputs.ts'
import { type Keeping, readKeeping } from './writer-keeping.ts'

export type { WriterInput } from './writer-inputs.ts'

export type WriterKind = 'names' | 'letter' | 'explain' | 'product' | 'lines' | 'summary' | 'rewrite'

export interface Writer extends Keeping {
  kind: WriterKind
  inputs: WriterInput[]
  act: string
  /** How many are made at a time. */
  count: number
  /** What the results stand under: "Slogans". */
  outcome: string
  /** What is said where nothing was typed; '' where the message says nothing of it. */
  emptyWords: string
}

const kinds: readonly [RegExp, WriterKind][] = [
  [
    /\bsummar|\bkey ?words?\b(?! and\b[^.]*\bpick)(?=[^.]*\b(?:extract|find|text|article))|\banaly[sz]|\bword count/i,
    'summary',
  ],
  [/\bexplain|\bsimplif|\b(?:in|into|with) (?:simple|plain(?:er)?) (?:english|words)\b(?! or\b)/i, 'explain'],
  [
    /\b(?:drafts?|writes?) (?:an? |the |my |your )?(?:answers?|repl(?:y|ies)|response)\b|\b(?:reply|answer) (?:generator|writer|helper|drafts?)\b|\b(?:drafts?|writes?) (?:an? |the |my |your )?(?:letters?|e-?mails?)\b(?=[^]*\bpaste)/i,
    'letter',
  ],
]

const quotedOrNamed = String.raw`(?:["“']([^"”']{2,30})["”']|(\p{Lu}[\p{L}!]+(?: (?!and\b|then\b|to\b|or\b|which\b|so\b|for\b|button\b)\p{L}+){0,2}?)(?=\s*(?:[,.;:)→]|$|\b(?:and|then|to|or|button|so|n)\b))|((?:generate|write|create|suggest|make|go|explain|draft|get|show|invent|rewrite|compose)\b(?: \p{Ll}+){0,1}?)(?=\s*(?:[,.;:)]|$|\b(?:and|then|to|so)\b)))`
const pressing = new RegExp(
  String.raw`\b(?:[Pp]ress|[Cc]lick|[Hh]it|[Pp]ush|[Tt]ap|[Bb]utton)(?:es|ing)?(?: (?:on|called|named|says|saying|labell?ed|that says))?(?: the| an?)?(?: button)?:?\s+${quotedOrNamed}`,
  'gu',
)
/** "A Generate button". */
const namedButton = /\b(?:an?|the|with|and)?\s*(?:["“']([^"”']{2,30})["”']|(\p{Lu}\p{L}+(?: \p{Ll}+)??)) button\b/gu

/** "After “Describe” they see it", "“Pep me up” produces it". */
const actedBy =
  /\bafter (?:pressing )?["“]([^"”']{2,30})["”](?=,? (?:i|we|you|they|one|it|the)\b)|["“]([^"”']{2,30})["”] (?:produces|makes|writes|composes|generates|gives|shows|does)\b/giu

/** What the button that makes the text says: the first that does not keep, copy or remove one. */
function saidAct(text: string): string | undefined {
  const found = [...text.matchAll(pressing), ...text.matchAll(namedButton), ...text.matchAll(actedBy)]
    .map(([, ...names]) => names.find((name) => name !== undefined) ?? '')
    .filter(
      (name) =>
        name !== '' && !/^(?:save|copy|keep|delete|remove|favou?rit|like|edit|the|a|each|heart|star|add)\b/i.test(name),
    )
  return found[0] === undefined ? undefined : capitalize(found[0])
}

/** What is done with texts of these sorts is said without naming them. */
const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bexplain/i, 'Explain'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
]

/** "Write slogans", "Compose a toast": the person's verb, with what it makes. */
function actOf(text: string, kind: WriterKind, outcome: string, count: number): string {
  if (kind === 'explain' || kind === 'letter' || kind === 'summary' || kind === 'rewrite')
    return acts.find(([says]) => says.test(text))?.[1] ?? (kind === 'rewrite' ? 'Rewrite' : 'Write')
  const verb = makingVerb(text) ?? acts.find(([says]) => says.test(text))?.[1] ?? 'Generate'
  const noun = outcome.toLowerCase()
  if (count > 1) return `${verb} ${pluralize(singularize(noun))}`
  return noun === 'text' ? `${verb} text` : `${verb} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** What the tool is named after says most: a toast writer asks for names and makes none. */
function kindOf(text: string, named: string): WriterKind {
  if (madeThing(text) === null && asksForSummary(text)) return 'summary'
  if (madeThing(text) === null && changesSaid(text) === 2 && isRewriting(text)) return 'rewrite'
  if (/\bnames?(?: ideas?| suggestions?)?$/i.test(named)) return 'names'
  const said = kinds.find(([says]) => says.test(text))?.[1] ?? (isRewriting(text) ? 'rewrite' : undefined)
  return said ?? (isOfShortOnes(text) ? 'lines' : 'product')
}

/** "Slogans" for several, "Toast" for one. */
function outcomeOf(named: string, count: number): string {
  return capitalize(count > 1 ? pluralize(singularize(named)) : singularize(named))
}

/** "Nothing in the box? Then “…”", "if no name is given it says “…”". */
const ifEmpty =
  /\b(?:(?:if|when|where|with)\b[^.;"“?]{0,30}\b(?:nothing|empty|no (?:text|name|draft|mail|words?|input)|missing|blank)|nothing (?:in|typed|entered|pasted|there|written)|empty (?:box|field|text|form|input))\b[^"“.;]{0,40}["“]([^"”]{3,100})["”]/i

export function readWriter(text: string): Writer {
  const named = (nameOfTexts(text) ?? 'text').toLowerCase()
  const kind = kindOf(text, named)
  const said = saidAct(text)
  const counted = countOfTexts(text)
  const count = kind === 'rewrite' ? 1 : kind === 'names' && counted === 1 ? 5 : counted
  const outcome =
    kind === 'rewrite' ? (broughtText(text)?.replace('Your text', 'Text') ?? 'Text') : outcomeOf(named, count)
  // What is explained, answered or made shorter is a text itself.
  const isOfText = ['letter', 'explain', 'summary', 'rewrite'].includes(kind)
  return {
    ...readKeeping(text, said),
    kind,
    count,
    outcome,
    inputs: inputsOf(text, isOfText ? '' : singularize(named), isOfText),
    emptyWords: ifEmpty.exec(text)?.[1] ?? '',
    act: said ?? actOf(text, kind, outcome, count),
  }
}
