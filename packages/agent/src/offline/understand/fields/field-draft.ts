// What is said with the name of a fact: its kind and choices in brackets, "in kg", "out of 5", "optional".
import type { Field } from '../../brief.ts'
import { kindOfWords } from './field-kinds.ts'
import { capitalize } from '../inflect.ts'

export function readOptions(inside: string): string[] | undefined {
  const options = inside
    .replace(
      /^(?:either|one of|choice|choices|options?|select|dropdown|pick|e\.g\.|like|such as|can be)\b:?\s*(?:of\b|from\b)?\s*/i,
      '',
    )
    .split(/\s*(?:,|\/|\||;)\s*(?:or\s+|and\s+)?|\s+or\s+/i)
    .map((option) => option.trim().replace(/^["'“‘]|["'”’]$/g, ''))
    .filter((option) => option !== '')
  return options.length >= 2 && options.length <= 20 && options.every((option) => option.split(' ').length <= 4)
    ? options.map(capitalize)
    : undefined
}

export const unitSigns: Record<string, string> = {
  minutes: 'min',
  mins: 'min',
  min: 'min',
  hours: 'h',
  hrs: 'h',
  days: 'days',
  kg: 'kg',
  kilograms: 'kg',
  kilos: 'kg',
  grams: 'g',
  g: 'g',
  ml: 'ml',
  km: 'km',
  kilometers: 'km',
  kilometres: 'km',
  miles: 'mi',
  cm: 'cm',
  mm: 'mm',
  m: 'm',
  meters: 'm',
  metres: 'm',
  liters: 'l',
  litres: 'l',
  years: 'years',
  pounds: 'lb',
  lbs: 'lb',
  kcal: 'kcal',
  percent: '%',
  '%': '%',
}

/** "(yes no unsure)": three or more single words. */
function spacedOptions(inside: string): string[] | undefined {
  const words = inside.split(/\s+/)
  return words.length >= 3 &&
    words.length <= 8 &&
    words.every((word) => /^\p{L}+$/u.test(word)) &&
    /^(?:yes|no|low|good|small|red)$/i.test(words[0] ?? '')
    ? words.map(capitalize)
    : undefined
}

export interface Draft {
  words: string
  kind?: Field['kind'] | undefined
  options?: string[] | undefined
  max?: number | undefined
  unit?: string | undefined
  required?: boolean | undefined
}

export function takeBrackets(draft: Draft): void {
  draft.words = draft.words.replace(/\s*[([]([^)\]]*)[)\]]/g, (_, content: string) => {
    let inside = content.trim()
    if (/\boptional\b|\bnot required\b/i.test(inside)) draft.required = false
    else if (/\brequired\b|\bmandatory\b/i.test(inside)) draft.required = true
    inside = inside.replace(/,?\s*\b(?:optional|not required|required|mandatory)\b,?\s*/i, '').trim()
    const scale = /^(?:out of |1\s*(?:-|–|to|\.\.)\s*)(\d{1,2})(?: stars)?$/i.exec(inside)
    if (scale !== null) Object.assign(draft, { kind: 'rating', max: Number(scale[1]) })
    else if (/^(?:from )?0\s*(?:-|–|to|\.\.)\s*\d{1,3}$/i.test(inside)) draft.kind = 'number'
    else if (unitSigns[inside.toLowerCase()] !== undefined)
      Object.assign(draft, { kind: 'number', unit: unitSigns[inside.toLowerCase()] })
    // What may be typed freely is no long text where it has a short name.
    else if (
      /^free ?-?text$|^typed?$/i.test(inside) &&
      /^(?:category|type|kind|genre|group|tag|name|place|location|company|unit)$/i.test(
        draft.words.replace(/\s*\(.*$/, '').trim(),
      )
    )
      draft.kind = 'text'
    else if (kindOfWords(inside) !== undefined) draft.kind = kindOfWords(inside)
    // "The formula (that gets long, many lines)" is told of it.
    else if (/^(?:that|which|it|they|this|these|gets?|usually|mostly|often)\s/i.test(inside)) {
      if (/\b(?:long|many lines|several lines|sentences|paragraphs?)\b/i.test(inside)) draft.kind = 'long'
    } else {
      const options = readOptions(inside) ?? spacedOptions(inside)
      if (options !== undefined) Object.assign(draft, { kind: 'choice', options })
    }
    return ' '
  })
  draft.words = draft.words.trim()
}

export function takePhrases(draft: Draft): void {
  const rules: [RegExp, (match: RegExpExecArray) => void][] = [
    [
      /^1\s?(?:-|–|to)\s?(\d{1,2})\s+(?:stars?\s+)?/i,
      (found) => Object.assign(draft, { kind: 'rating', max: Number(found[1]) }),
    ],
    [/\s*\(?\b(?:out of|of|from [01] to|[01]\s?(?:-|–|to)\s?)\s*\d{3,}\)?\s*$/i, () => (draft.kind = 'number')],
    // Stars begin with one; what may be nothing is counted.
    [/\s*(?:\bfrom 0 to|\b0\s?(?:-|–|to))\s*\d{1,3}\s*$/i, () => (draft.kind ??= 'number')],
    [/\b(?:\(?optional\)?|if any|not required)\b/i, () => (draft.required = false)],
    [/\b(?:which is |is )?(?:required|mandatory)\b/i, () => (draft.required = true)],
    [
      /(?:\bfrom 1 to|\bout of|\bof 1 to|\b1\s?(?:-|–|to)\s?)\s*(\d{1,2})(?: stars)?\s*$/i,
      (found) => Object.assign(draft, { kind: 'rating', max: Number(found[1]) }),
    ],
    [
      /(?::| as| being| is| which is| that is| -)?\s*\b(?:either|one of|choice of|dropdown of|dropdown with|select from|can be|being)\s+(.+)$/i,
      (found) => Object.assign(draft, { kind: 'choice', options: readOptions(found[1] ?? '') }),
    ],
    [
      /(?:\s*:\s*|\s+as\s+(?:an?\s+)?)(.+)$/i,
      (found) => {
        const kind = kindOfWords(found[1] ?? '')
        const options = readOptions(found[1] ?? '')
        if (kind !== undefined) draft.kind = kind
        else if (options !== undefined) Object.assign(draft, { kind: 'choice', options })
      },
    ],
  ]
  for (const [pattern, apply] of rules) {
    const found = pattern.exec(draft.words)
    if (found === null) continue
    apply(found)
    draft.words = (draft.words.slice(0, found.index) + ' ' + draft.words.slice(found.index + found[0].length)).trim()
  }
}

/** "Markdown text" is called so, and is long. */
const longText = /\b(?:markdown|rich|body|full|main|article) text$/i
const typeSuffix =
  /\s+(long text|text|checkbox|check ?box|toggle|dropdown|drop-?down|yes ?\/ ?no|yes or no|y\/n|boolean|text ?area|url)$/i

export function takeSuffix(draft: Draft): void {
  draft.words = draft.words.replace(/\s+(?:fields?|columns?|input)$/i, '')
  const currency = /^(.+?)\s+(?:in )?(?:eur|usd|gbp|[€$£])$/i.exec(draft.words)
  if (currency !== null) Object.assign(draft, { kind: draft.kind ?? 'money', words: currency[1] ?? draft.words })
  const found = typeSuffix.exec(draft.words)
  if (longText.test(draft.words)) draft.kind ??= 'long'
  else if (found !== null) {
    draft.kind ??= kindOfWords(found[1] ?? '')
    draft.words = draft.words.slice(0, found.index)
  }
  const unit =
    /\s+in (minutes|hours|days|kg|km|grams|ml|miles|cm|mm|met(?:er|re)s|lit(?:er|re)s|years|pounds sterling|euros?|dollars?|pounds|usd|eur|gbp|[$€£])$/i.exec(
      draft.words,
    )
  if (unit !== null) {
    draft.kind ??= kindOfWords(`in ${unit[1] ?? ''}`) ?? kindOfWords(unit[1] ?? '') ?? 'number'
    if (draft.kind === 'number') draft.unit = unitSigns[unit[1]?.toLowerCase() ?? '']
    if (draft.kind === 'money') draft.words = draft.words.slice(0, unit.index)
  }
  draft.words = draft.words.replace(/\?$/, '').replace(/^(.+) \((.+)\)$/, '$1')
}
