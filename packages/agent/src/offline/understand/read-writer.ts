// A tool that makes words: what one types in, what one chooses, what the button says, and where the results are kept.
import { capitalize, singularize } from './inflect.ts'
import { toIdentifier } from './read-fields.ts'

export interface WriterInput {
  name: string
  label: string
  isLong: boolean
  options?: string[]
}

export type WriterKind = 'names' | 'letter' | 'explain' | 'product' | 'summary'

export interface Writer {
  kind: WriterKind
  inputs: WriterInput[]
  act: string
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

const typing = String.raw`(?:\b(?:you|i|one|people|users?|they|we)\s+(?:can |could |just )?(?:paste|type|enter|put|write|give|describe|fill|say|tell)s?|\b(?:paste|type|enter|put in|describe|fill in|tell us)s?)(?: in| us| it| down)?\s+`
const typed = new RegExp(
  String.raw`${typing}([^.;:]+?)(?=,?\s*(?:and |then |,)*\b(?:pick|choose|select|press|click|hit|get|it (?:shows|gives|writes|drafts|answers))|[.;:]|→|->|\bbutton\b|$)`,
  'iu',
)
const choosing =
  /\b(?:pick|choose|select|set)s?\s+(?:an?|the|your|one|my)?\s*([\p{L} ]{2,30}?)(?:\s+from an? [\p{L}-]+(?: [\p{L}-]+)?)?\s*\(([^)]+)\)/giu
const pressing =
  /\b(?:[Pp]ress|[Cc]lick|[Hh]it|[Pp]ush|[Bb]utton(?: called| named| says)?)(?:es|ing)?(?: on)?(?: the)?(?: button)?\s+(?:["“']([^"”']{2,30})["”']|(\p{Lu}\p{L}+(?: it)?))/u

function splitTop(list: string): string[] {
  return list
    .replace(/\([^)]*\)/g, (inside) => inside.replaceAll(',', '\u0001'))
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?!\p{L}+\s+(?:is|are|wrote)\b)/u)
    .map((item) => item.replaceAll('\u0001', ',').trim())
    .filter((item) => item !== '')
}

function inputOf(item: string): WriterInput | null {
  const options = /\(([^)]*(?:,|\/|\bor\b)[^)]*)\)/.exec(item)?.[1]
  const isExample = /\((?:an? |e\.?g|such as|like|for example)/i.test(item)
  const label = capitalize(
    item
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/^(?:(?:in|down)\s+)?(?:(?:an?|the|my|your|their|some|one)\s+)+/i, '')
      .trim(),
  )
  if (label === '' || label.split(' ').length > 8) return null
  const base = { name: toIdentifier(label), label }
  const isLong = /\b(?:paragraph|text|wrote|letter|article|essay|message|e-?mail|story|notes|words)\b/i.test(label)
  if (options !== undefined && !isExample) return { ...base, isLong: false, options: choicesIn(options) }
  return { ...base, isLong }
}

function choicesIn(list: string): string[] {
  return list
    .split(/\s*[,/]\s*(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+/)
    .map((option) => capitalize(option.trim()))
    .filter((option) => option !== '')
}

/** "Pick a mood: funny, cosy or brave": choices behind a colon stand in brackets. */
function bracketed(text: string): string {
  return text.replace(
    /\b((?:pick|choose|select)s? (?:an?|the|your|one) [\p{L} ]{2,24}):\s*([^.;:()"“”\n]+?(?:,| or )[^.;:()"“”\n]+?)(?=[.;\n]|\s+(?:and|then) (?:press|click|hit)|$)/giu,
    '$1 ($2)',
  )
}

/** What a list of values ends with where it goes on to say what happens. */
const endOfInputs =
  /\s*,\s*it \p{L}+s\b.*$|\s*,?\s*(?:\band\s+|\bthen\s+)?\b(?:button|shows?|press|click|saves?|cop(?:y|ied)|keeps?|and (?:get|see))\b.*$/iu

function inputsOf(said: string): WriterInput[] {
  const text = bracketed(said)
  const chosen = [...text.matchAll(choosing)].map(([, noun = '', list = '']): WriterInput => {
    const label = capitalize(noun.trim())
    return { name: toIdentifier(label), label, isLong: false, options: choicesIn(list) }
  })
  const around = text.replace(choosing, ' ')
  const afterColon = /:\s*([^.;:"“]+,[^.;:]+)/.exec(around)?.[1]
  const list = (typed.exec(around)?.[1] ?? afterColon ?? '').replace(endOfInputs, '')
  const given = splitTop(list).flatMap((item) => inputOf(item) ?? [])
  const usual: WriterInput = { name: 'text', label: 'Text', isLong: true }
  const all = [...(given.length === 0 ? [usual] : given), ...chosen]
  const distinct = all.filter(({ name }, at) => name !== '' && all.findIndex((other) => other.name === name) === at)
  return distinct.slice(0, 8).map((input) => withLaterChoices(input, said))
}

/** "Add castle to the places": one more to choose. */
function withLaterChoices(input: WriterInput, text: string): WriterInput {
  if (input.options === undefined) return input
  const later = [
    ...text.matchAll(
      /\badd ["“]?([^.;:"”\n]{2,60}?)["”]? (?:to|as an? (?:further |new )?) ?(?:the |my |our |list of )*(\p{L}+)/giu,
    ),
  ]
    .filter(([, , noun = '']) => singularize(noun.toLowerCase()) === input.label.toLowerCase().split(' ').at(-1))
    .flatMap(([, list = '']) => choicesIn(list))
  return { ...input, options: [...new Set([...input.options, ...later])] }
}

const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bexplain/i, 'Explain'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\bgenerat/i, 'Generate'],
]

/** "A page with my saved toasts". */
const saidPage = /\bpage (?:with|of|for) (?:all )?(?:my |the |your )?((?:saved|kept|earlier|old|finished) \p{L}+s)\b/iu

export function readWriter(text: string): Writer {
  const kind = kinds.find(([says]) => says.test(text))?.[1] ?? 'product'
  const press = pressing.exec(text)
  const said = press?.[1] ?? press?.[2]
  const page =
    /\b(?:under|page|on|called|into?(?: an?| the| my)?)\s+["“]([^"”]{3,24})["”]/i.exec(text)?.[1] ??
    saidPage.exec(text)?.[1]?.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  const isKeptAtOnce =
    /\bhistory\b|\bit is (?:also |then |automatically )?(?:kept|saved|stored)\b|\b(?:keep|kept|store|save|stay)s?\b[^.;]{0,40}\b(?:every|all|each|list|below|automatically)\b|\b(?:every|all|earlier)\b[^.;]{0,50}\b(?:stay|kept|keep|stored|saved|listed)\b/i.test(
      text,
    ) && !/\bsave the ones\b|\bif i like\b|\bpress(?:es)? save\b/i.test(text)
  const favourite = /\bfavou?rites?\b/i.exec(text)?.[0]
  const kept =
    page !== undefined && page !== said
      ? page
      : favourite !== undefined
        ? capitalize(favourite)
        : /\bhistory\b/i.test(text)
          ? 'History'
          : 'Kept'
  return {
    kind,
    inputs: inputsOf(text),
    act: said ?? acts.find(([says]) => says.test(text))?.[1] ?? 'Write',
    isKeptAtOnce,
    kept,
    hasPage: kept === 'History' || page !== undefined || (!isKeptAtOnce && favourite !== undefined),
  }
}
