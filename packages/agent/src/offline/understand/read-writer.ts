// A tool that makes words: what one types in, what one chooses, what the button says, and where the results are kept.
import { capitalize } from './inflect.ts'
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

const typing = String.raw`\b(?:you|i|one|people|users?|they|we)?\s*(?:can )?(?:paste|type|enter|put|write|give|describe|fill)s?(?: in)?\s+`
const typed = new RegExp(
  String.raw`${typing}([^.;:]+?)(?=,?\s*(?:and |then |,)*\b(?:pick|choose|select|press|click|hit|get|it (?:shows|gives|writes|drafts|answers))|[.;:]|$)`,
  'iu',
)
const choosing =
  /\b(?:pick|choose|select|set)s?\s+(?:an?|the|your|one|my)?\s*([\p{L} ]{2,30}?)(?:\s+from an? [\p{L}-]+(?: [\p{L}-]+)?)?\s*\(([^)]+)\)/giu
const pressing =
  /\b(?:press|click|hit|push|button(?: called| named| says)?)(?:es|ing)?(?: on)?(?: the)?(?: button)?\s+(?:["“']([^"”']{2,30})["”']|(\p{Lu}\p{L}+(?: it)?))/u

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

function inputsOf(text: string): WriterInput[] {
  const chosen = [...text.matchAll(choosing)].map(([, noun = '', list = '']): WriterInput => {
    const label = capitalize(noun.trim())
    return { name: toIdentifier(label), label, isLong: false, options: choicesIn(list) }
  })
  const around = text.replace(choosing, ' ')
  const afterColon = /:\s*([^.;:"“]+,[^.;:]+)/.exec(around)?.[1]
  const list = typed.exec(around)?.[1] ?? afterColon ?? ''
  const given = splitTop(list).flatMap((item) => inputOf(item) ?? [])
  const usual: WriterInput = { name: 'text', label: 'Text', isLong: true }
  const all = [...(given.length === 0 ? [usual] : given), ...chosen]
  return all.filter(({ name }, at) => name !== '' && all.findIndex((other) => other.name === name) === at).slice(0, 8)
}

const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bexplain/i, 'Explain'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\bgenerat/i, 'Generate'],
]

export function readWriter(text: string): Writer {
  const kind = kinds.find(([says]) => says.test(text))?.[1] ?? 'product'
  const press = pressing.exec(text)
  const said = press?.[1] ?? press?.[2]
  const page = /\b(?:under|page|on|called|into?(?: an?| the| my)?)\s+["“]([^"”]{3,24})["”]/i.exec(text)?.[1]
  const isKeptAtOnce =
    /\bhistory\b|\b(?:keep|kept|store|save|stay)s?\b[^.;]{0,40}\b(?:every|all|each|list|below|automatically)\b|\b(?:every|all|earlier)\b[^.;]{0,50}\b(?:stay|kept|keep|stored|saved|listed)\b/i.test(
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
    hasPage: kept === 'History' || (!isKeptAtOnce && (page !== undefined || favourite !== undefined)),
  }
}
