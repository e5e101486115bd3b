// What somebody types in and chooses for a text that is made for them: the fields of the form, as they were said.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { broughtText, isRewriting, isWriting } from './brought-text.ts'
import { capitalize, singularize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { withoutDropDowns } from '../fields/said-drop-downs.ts'
import { usualOptions } from '../looks/said-tones.ts'
import { textThing } from './text-nouns.ts'
import { type TypedInput, typedInputs } from './typed-inputs.ts'
import { type Choice, isSoundNoun, readChoices } from './writer-choices.ts'

export interface WriterInput {
  name: string
  label: string
  isLong: boolean
  options?: string[]
}

type Placed = WriterInput & { at: number }

/** What stands on a button names no field. */
const buttons =
  /\b(?:press|click|hit|push|tap)(?:es|ing)?(?: (?:on|the button|a button|called|button))*\s*["“][^"”]*["”]|\bbutton(?: (?:called|named|labell?ed|saying|that says))?:?\s*["“][^"”]*["”]|["“][^"”]*["”] button\b/giu

const isLong = (label: string): boolean =>
  /\b(?:paragraph|text|wrote|letter|article|essay|message|e-?mail|notes)\b/i.test(label) && !/\bnames?\b/i.test(label)

/** "For whom the flowers are": who gets it has a short name as well. */
const ofRecipient = /^(?:(?:to|for) whom?\b|who(?:m)?\b.*\b(?:for|to)$|who (?:gets|receives)\b)/i

function labelOf(words: string): string {
  return ofRecipient.test(words) ? `Recipient (${words.charAt(0).toLowerCase()}${words.slice(1)})` : capitalize(words)
}

function asField({ words, at, isPicked }: TypedInput, isToned: boolean): Placed {
  const label = labelOf(words)
  const options = isPicked || (isSoundNoun(words) && !isToned) ? usualOptions(words) : undefined
  const base = { name: toIdentifier(label), label, at }
  return options === undefined
    ? { ...base, isLong: isLong(label) }
    : { ...base, isLong: false, options: options.map(capitalize) }
}

function chosen({ label, options, at }: Choice): Placed {
  return { name: toIdentifier(label), label, isLong: false, options, at }
}

/** "Slogans for our candles", "a caption for each photo": what they are about, where nothing else is said to go in. */
const forWhat = new RegExp(
  String.raw`\b(?:${textThing})(?: (?:generator|maker|writer|creator|machine|tool|app|finder)s?)? (?:for|about|on)\s+(?:(?:each|every|an?|any)\s+(?:new\s+)?([\p{L}-]+(?: \p{L}+)?)|(?:(?:my|our|the|new|different|their|your)\s+)*([\p{L}-]+s)|(?:(?:my|our|the|new|different|their|your)\s+)*([\p{L}-]+ [\p{L}-]+s))(?=\s*(?:[.,;:!?()]|$|\b(?:and|with|in|that|which|from|on|at|so)\b))`,
  'iu',
)

function aboutInput(said: string): WriterInput {
  const [, one, many, longer] = forWhat.exec(said) ?? []
  const noun = one ?? (many ?? longer)?.replace(/\S+$/, (last) => singularize(last))
  const label =
    noun === undefined || /^(?:me|us|you|it|them|this|that|day|week|use)$/i.test(noun)
      ? 'What it is about'
      : capitalize(noun)
  return { name: toIdentifier(label), label, isLong: false }
}

const wordsOf = (label: string): string[] =>
  (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .map(singularize)
    .filter((word) => !/^(?:the|of|a|an|its)$/.test(word))

/** Said twice: in the same words, or in more of them. */
function isSame(one: WriterInput, other: WriterInput): boolean {
  const [a, b] = [wordsOf(one.label), wordsOf(other.label)]
  return one.name === other.name || (a.length > 0 && a.join(' ') === b.join(' '))
}

function isNamedIn(choice: Placed, typed: Placed): boolean {
  const [noun, words] = [wordsOf(choice.label), wordsOf(typed.label)]
  return (
    noun.join(' ') === words.join(' ') ||
    (isSoundNoun(choice.label) && words.at(-1) === noun.at(-1) && typed.options !== undefined)
  )
}

/** Beside the text that somebody brings: a plain noun, and no other word for the text or its box. */
function isBeside({ label, options }: Placed, brought: string): boolean {
  const words = label.toLowerCase().split(/\s+/)
  const head = words.at(-1) ?? ''
  return (
    options !== undefined ||
    (words.length <= 3 &&
      !words.some((word) => brought.toLowerCase().split(' ').includes(word)) &&
      !isWriting(head) &&
      !/^(?:beneath|below|under|above|in|on|at|by|with|of|from|to|after|before|next)$/.test(words[0] ?? '') &&
      !/^(?:box|field|area|page|button|version|left|right|result|outcome|back|one|thing)$/.test(head) &&
      (sensesOfNoun(head)?.share ?? 0) >= 5)
  )
}

/** @param made what comes out; what goes into it is a text of some length, where nothing else is named and `isOfText` */
export function inputsOf(said: string, made: string, isOfText: boolean): WriterInput[] {
  const told = withoutDropDowns(said).replace(buttons, ' ')
  const { choices, rest } = readChoices(told)
  const listed = choices.map(chosen)
  const brought = isOfText ? (broughtText(said) ?? (isRewriting(said) ? 'Text' : null)) : null
  // A beer's style is typed in where the tone is what is chosen.
  const isToned = listed.some(({ label }) => isSoundNoun(label))
  const typed = typedInputs(rest, made)
    .map((input) => asField(input, isToned))
    .filter((input) => !listed.some((choice) => isNamedIn(choice, input)))
    .filter((input) => brought === null || isBeside(input, brought))
  const hasTyped = typed.some(({ options }) => options === undefined)
  const isOwn = hasTyped || listed.some(({ label }) => !isSoundNoun(label))
  const text: WriterInput = { name: toIdentifier(brought ?? 'text'), label: brought ?? 'Text', isLong: true }
  const own = brought !== null || (!isOwn && isOfText) ? [text] : isOwn ? [] : [aboutInput(said)]
  const given: Placed[] = [...own.map((input) => ({ ...input, at: -1 })), ...typed, ...listed]
  const distinct = given
    .toSorted((one, other) => one.at - other.at)
    .filter((input, at, all) => input.name !== '' && all.findIndex((other) => isSame(other, input)) === at)
  return distinct
    .slice(0, 8)
    .map(({ name, label, isLong: long, options }) =>
      withLaterChoices({ name, label, isLong: long, ...(options !== undefined && { options }) }, said),
    )
}

function choicesIn(list: string): string[] {
  return list
    .split(/\s*[,/]\s*(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+/)
    .map((option) => capitalize(option.trim()))
    .filter((option) => option !== '')
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
