// What a message lists for a status or a choice of its case: "mark each one as reported, in progress or fixed", "whether
// it's planned, on the needles or finished". It takes the place of what the case has.
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { isAlike } from './other-states.ts'

const word = String.raw`(?!(?:and|or|but|so|then|they|we|i|it|he|she|you|who|which|that|what|when|if)\b)[\p{L}\d][\p{L}\d'’-]*`
const option = String.raw`${word}(?: ${word}){0,3}`
const list = String.raw`(${option}(?:, (?!(?:and|or) )${option})*,? or ${option})`
/** Something is put into one of several states. */
const marked = new RegExp(
  String.raw`\b(?:marks?|marking|sets?|flag) (?:it|them|each(?: one| of them)?|every one|(?:the|a|an|each|every) \p{L}+) (?:as |to )?${list}`,
  'giu',
)
/** It stands somewhere among them. */
const standing = new RegExp(
  String.raw`\b(?:whether|if) (?:it|they|each|each one|the \p{L}+|a \p{L}+)(?:['’](?:s|re)|s| is| are| was)? (?:still |just )?${list}|\b(?:status|stage|state|progress)(?: \p{L}+(?:['’]re| is| are)? (?:at|in))?(?: is| of|:|,| which is| that is| can be)+ ${list}`,
  'giu',
)
/** "From applied to interview to offer or rejected". */
const steps = new RegExp(String.raw`\bfrom (${option})((?: to ${option}){2,})(?: or (${option}))?`, 'giu')

const lastOf = /,? or /u
const article = /^(?:an?|the|still|just|now|only)\s+(?:an?\s+)?/iu
/** Where an option goes on with something else. */
const end = /\s+(?:so|and|when|then|because)\b.*$/iu

function optionsOf(said: string): string[] {
  const options = said.split(lastOf).flatMap((part) => part.split(', '))
  return options.map((each) => each.replace(article, '').replace(end, '').trim()).filter((each) => each !== '')
}

interface OwnOptions {
  options: string[]
  /** They are put on a record, which has none of them before. */
  isMarked: boolean
}

const sayNo = /\b(?:don['’]?t|do not|no|not|never|without) [^.!?]*$/iu

export function ownOptions(message: string): OwnOptions[] {
  const found: OwnOptions[] = []
  const add = (index: number, options: string[], isMarked: boolean): void => {
    const sentence =
      message
        .slice(0, index)
        .split(/[.!?\n]/u)
        .at(-1) ?? ''
    if (options.length > 1 && !sayNo.test(sentence)) found.push({ options, isMarked })
  }
  for (const match of message.matchAll(marked)) add(match.index, optionsOf(match[1] ?? ''), true)
  for (const match of message.matchAll(standing)) add(match.index, optionsOf(match[1] ?? match[2] ?? ''), false)
  for (const match of message.matchAll(steps)) {
    const between = (match[2] ?? '').split(' to ').slice(1)
    add(match.index, [match[1] ?? '', ...between, ...(match[3] === undefined ? [] : [match[3]])], false)
  }
  return found
}

const isStatus = ({ label }: Field): boolean => /^(?:status|stage|state)$/iu.test(label)
/** Nothing was done yet. */
const isFirst = /^(?:new|open|asked|draft|planned|received|reported|requested|idea)$/iu

/** What the message lists is for this choice: a status of which it puts something, or one that has some of the same. */
function isFor({ options, isMarked }: OwnOptions, field: Field, isOnly: boolean): boolean {
  const known = field.options ?? []
  const shared = options.filter((each) => known.some((other) => isAlike(each, other))).length
  return shared > 1 || (isStatus(field) && isOnly && (isMarked || shared > 0))
}

/** @param isOnly no other kind has a status */
export function withOwnOptions(fields: readonly Field[], told: readonly OwnOptions[], isOnly: boolean): Field[] {
  return fields.map((field) => {
    const known = field.options ?? []
    if (field.kind !== 'choice' || known.length === 0) return field
    const own = told.find((each) => isFor(each, field, isOnly))
    if (own === undefined) return field
    const options = own.options.map(capitalize)
    const isKnown = options.every((each) => known.some((other) => other.toLowerCase() === each.toLowerCase()))
    const [first = ''] = known
    const isBefore = own.isMarked && isFirst.test(first) && !own.options.some((each) => isAlike(each, first))
    return isKnown ? field : { ...field, options: [...(isBefore ? [first] : []), ...options] }
  })
}
