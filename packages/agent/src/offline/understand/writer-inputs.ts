// What somebody types in and chooses for a text that is made for them: the fields of the form, as they were said.
import { escapePattern } from './escape-pattern.ts'
import { capitalize, singularize } from './inflect.ts'
import { toIdentifier } from './read-fields.ts'
import { withoutDropDowns } from './said-drop-downs.ts'

export interface WriterInput {
  name: string
  label: string
  isLong: boolean
  options?: string[]
}

const typing = String.raw`(?:\b(?:you|i|one|people|users?|they|we|someone|somebody|visitors?|customers?)\s+(?:can |could |just )?(?:paste|type|enter|put|write|give|describe|fill|say|tell)s?|\b(?:paste|type|enter|put in|describe|fill in|tell us)s?)(?: in| us| it| down)?\s+`
const typed = new RegExp(
  String.raw`${typing}([^.;:]+?)(?=,?\s*(?:and |then |n |,)*\b(?:pick|choose|select|press|click|hit|push|get|tap|(?:it|the (?:app|tool|page)) (?:\p{L}+s)|buttons?)\b|[.;:]|→|->|\bbutton\b|$)`,
  'iu',
)
const choosing =
  /\b(?:pick|choose|select|set|decide on|decides on)s?\s+(?:an?|the|your|one|my)?\s*([\p{L} ]{2,30}?)\s*\(([^)]+)\)/giu

/** "Fields: name and age", "name and age go in": what one types, said as such. */
function asTyped(text: string): string {
  return text
    .replace(
      /(^|[.;:]\s*)([^.;:]{3,90}?)\s+(?:goes|go|are (?:typed|entered|put|filled)|is (?:typed|entered|put|filled))\s+in\b/giu,
      '$1enter $2, ',
    )
    .replace(
      /\b(?:with |has |have |the |these |input |text |form |asks? for |following )*(?:inputs?|fields?)(?: (?:are|for|called|named))?\s*:?\s+(?!for\b|where\b|and\b|with\b|is\b|are\b)(?=[\p{L}' ]+(?:\([^)]*\))?(?:,| and ))/giu,
      ' enter ',
    )
    .replace(
      /\b(?:asks? (?:me |you |us )?for|based on|(?:made|built|put together) (?:from|of|out of))\s+(?=(?:an?|the|my|your)\s)/giu,
      'enter ',
    )
}

/** "A slogan generator with product and tone", "a form with name and hobby": said of the form, and of nothing else. */
const ofForm =
  /\b(?:generator|maker|writer|creator|form|tool)\s+(?:with|for|of|that takes|taking|asking for)\s+((?:an?\s+|the\s+)?[\p{L}' ]+?(?:\([^()]*\))?(?:(?:,| and )[^.;:()—–\n]+?(?:\([^()]*\))?)*)(?=\s*(?:[.;:—–\n]|$))/iu
/** What a tool has that nobody types. */
const noInput =
  /\b(?:buttons?|pages?|lists?|history|favou?rit\w*|hearts?|stars?|copy|cop(?:y|ied)|sav(?:e|es|ed)|keeps?|results?|mode|design|colou?rs|look)\b/i

const isToldOfResults = /\b(?:go|goes|gets?|are|is|stays?|lands?|appears?)\b.*\b(?:pages?|lists?|below)\b/i

function inputsOfForm(text: string): WriterInput[] {
  const items = splitTop((ofForm.exec(text)?.[1] ?? '').replace(endOfInputs, '')).filter((item) => !noInput.test(item))
  return items.length < 2 ? [] : items.flatMap((item) => inputOf(item) ?? [])
}

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
      .replace(
        /^(?:(?:in|down)\s+)?(?:(?:an?|the|my|your|their|some|one)\s+)+(?:(?:long|short)\s+(?=text|article|essay|message|story))?/i,
        '',
      )
      .trim(),
  )
  if (!/\p{L}/u.test(label) || label.split(' ').length > 8) return null
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

/** "Tone: cute, silly or poetic": a word for how it is to sound, and its choices. */
const usualChoice =
  /(?<=^|[.;\n]\s*)((?:tone|mood|style|voice|vibe|length)s?):\s*([^.;:()\n]+?(?:,| or )[^.;:()\n]+?)(?=\s*[.;\n]|$)/giu
/** "Pick a mood: funny, cosy or brave": choices behind a colon stand in brackets. */
function bracketed(text: string): string {
  return text
    .replace(usualChoice, 'choose $1 ($2)')
    .replace(
      /\b((?:pick|choose|select)s? (?:an?|the|your|one) [\p{L} ]{2,24}):\s*([^.;:()"“”\n]+?(?:,| or )[^.;:()"“”\n]+?)(?=[.;\n]|\s+(?:and|then) (?:press|click|hit)|$)/giu,
      '$1 ($2)',
    )
}

/** What a list of values ends with where it goes on to say what happens. */
const endOfInputs =
  /\s*,\s*it \p{L}+s\b.*$|\s*(?:,|\band\b|\bthen\b)\s*(?:have|see|read|get|learn|find out)\b.*$|\s*,?\s*(?:\band\s+|\bthen\s+)?\b(?:button|shows?|press(?:es)?|clicks?|hits?|taps?|saves?|cop(?:y|ied)|keeps?|and (?:get|see))\b.*$/iu

export function inputsOf(said: string): WriterInput[] {
  const text = bracketed(asTyped(withoutDropDowns(said)))
  const chosen = [...text.matchAll(choosing)].map(([, noun = '', list = '']): WriterInput => {
    const label = capitalize(noun.trim())
    return { name: toIdentifier(label), label, isLong: false, options: choicesIn(list) }
  })
  const around = text.replace(choosing, ' ')
  const afterColon = /:\s*([^.;:"“]+,[^.;:]+)/.exec(around)?.[1]
  const list = (typed.exec(around)?.[1] ?? afterColon ?? '').replace(endOfInputs, '')
  const typedIn = splitTop(list)
    .filter((item) => !isToldOfResults.test(item))
    .flatMap((item) => inputOf(item) ?? [])
  const given = typedIn.length > 0 ? typedIn : inputsOfForm(text).map((input) => withSaidChoices(input, text))
  const usual: WriterInput = { name: 'text', label: 'Text', isLong: true }
  const all = [...(given.length === 0 ? [usual] : given), ...chosen]
  const distinct = all.filter(({ name }, at) => name !== '' && all.findIndex((other) => other.name === name) === at)
  return distinct.slice(0, 8).map((input) => withLaterChoices(input, said))
}

/** "A form with product and tone. Tone (warm, dry)": what it may be is said where it is spoken of again. */
function withSaidChoices(input: WriterInput, text: string): WriterInput {
  const said = new RegExp(String.raw`\b${escapePattern(input.label)}\s*\(([^()]*(?:,| or )[^()]*)\)`, 'iu').exec(
    text,
  )?.[1]
  return said === undefined || input.options !== undefined
    ? input
    : { ...input, isLong: false, options: choicesIn(said) }
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
