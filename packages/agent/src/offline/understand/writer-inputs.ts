// What somebody types in and chooses for a text that is made for them: the fields of the form, as they were said.
import { capitalize, singularize } from './inflect.ts'
import { toIdentifier } from './read-fields.ts'

export interface WriterInput {
  name: string
  label: string
  isLong: boolean
  options?: string[]
}

const typing = String.raw`(?:\b(?:you|i|one|people|users?|they|we)\s+(?:can |could |just )?(?:paste|type|enter|put|write|give|describe|fill|say|tell)s?|\b(?:paste|type|enter|put in|describe|fill in|tell us)s?)(?: in| us| it| down)?\s+`
const typed = new RegExp(
  String.raw`${typing}([^.;:]+?)(?=,?\s*(?:and |then |n |,)*\b(?:pick|choose|select|press|click|hit|push|get|tap|(?:it|the (?:app|tool|page)) (?:\p{L}+s)|buttons?)\b|[.;:]|→|->|\bbutton\b|$)`,
  'iu',
)
const choosing =
  /\b(?:pick|choose|select|set)s?\s+(?:an?|the|your|one|my)?\s*([\p{L} ]{2,30}?)(?:\s+from an? [\p{L}-]+(?: [\p{L}-]+)?)?\s*\(([^)]+)\)/giu

/** What may be chosen where nobody lists it. */
const usualChoices: readonly [RegExp, string][] = [
  [/\b(?:tone|mood|style|voice|vibe)s?$/i, 'friendly, funny, serious, bold, elegant'],
  [/\b(?:length|size)s?$/i, 'short, medium, long'],
  [/\b(?:occasion|event)s?$/i, 'birthday, wedding, anniversary, farewell'],
  [/\b(?:language)s?$/i, 'English, German, French, Spanish'],
  [/\b(?:platform|channel|network)s?$/i, 'Instagram, Facebook, LinkedIn, X'],
  [/\b(?:genre)s?$/i, 'fantasy, crime, romance, science fiction'],
]
const dropDown = String.raw`drop-?\s?down(?:[ -](?:menu|list|field|box))?|select(?: box| field| menu| list)|pull-?down(?: menu| list)?|menu`
const determiner = String.raw`(?:(?:an?|the|your|one|my|their)\s+)?`
/** "The tone is chosen from a drop-down", "a drop-down for the tone", "tone (drop-down: warm, dry)". */
const chosenFrom = new RegExp(
  String.raw`(?:\b(?:pick|choose|select|set)s?\s+)?${determiner}((?:\p{L}+ )?\p{L}+)\s*,?\s+(?:(?:is|are|gets?|can be|to be)\s+)?(?:(?:chosen|picked|selected|set|taken)\s+)?(?:from|in|via|through|with|using|as)\s+an?\s+(?:${dropDown})\s*(?:\(([^)]+)\)|(?:with|of|:)\s+([^.;:()]+?,[^.;:()]+?)(?=[.;]|$))?`,
  'giu',
)
const dropDownFor = new RegExp(
  String.raw`(?:${determiner}(?:${dropDown})\s+(?:for|with|of)\s+${determiner}((?:\p{L}+ )?\p{L}+)|\b((?:\p{L}+ )?\p{L}+)\s+(?:\((?:${dropDown})(?=[:)])|(?:drop-?\s?down)(?=[\s,.;)]|$)))\s*(?:\(([^)]+)\)|:\s*([^)]+)\)|\))?`,
  'giu',
)

function asChoice(all: string, noun: string, list: string | undefined): string {
  const name = noun.replace(/^(?:and|or|then|choose|pick|select|a|the)\s+|\s+(?:is|are|gets?|can)$/gi, '')
  const choices = list ?? usualChoices.find(([says]) => says.test(name))?.[1]
  return choices === undefined ? all : `, choose ${name} (${choices})`
}

/** Drop-downs, said in whatever way, as what they are: something that one chooses, with its choices in brackets. */
function asChosen(text: string): string {
  return text
    .replace(chosenFrom, (all: string, noun: string, inside?: string, after?: string) =>
      asChoice(all, noun, inside ?? after),
    )
    .replace(dropDownFor, (all: string, later?: string, before?: string, inside?: string, after?: string) =>
      asChoice(all, later ?? before ?? '', inside ?? after),
    )
}

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

export function inputsOf(said: string): WriterInput[] {
  const text = bracketed(asTyped(asChosen(said)))
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
