// The states of things, in whatever notation → "status (lead, active, lost)" among the facts: "a status, lead, active or
// lost", "one of the states …", "whose status is …", "lead or active or lost".
import { singularize } from '../inflect.ts'
import { namesInRow } from '../rows/said-row.ts'

const state = String.raw`(?:an? )?(?!(?:the|and|or|to|with|by|on|name|date|email|phone|notes?|price|title)\b)\p{Ll}{3,}(?: (?!(?:or|and|with|when|if|on|by|for)\b)\p{Ll}{2,})?`
const orList = String.raw`(${state}(?:, ${state})*,? or ${state})`
const anyList = String.raw`(${state}(?:, ${state})*,? (?:or|and) ${state}|${state}(?:, ${state}){2,})`
const end = String.raw`(?=\s*(?:[.;)]|$|,? and (?:the|a|an|it|can|what|notes?)\b|, (?:and|with|team|notes?)\b))`

const listOf = (said: string): string =>
  namesInRow(said)
    .map((each) => each.replace(/^an? /, ''))
    .join(', ')

/** A sentence of its own says whose state it is in another place; in brackets "stage" may be one of the states. */
const amongFacts = String.raw`(?<!(?:^|[.;!?]\s+)(?:(?:the|its|their|an?) )?)(?<!\([^()]*)`
/** "A status, lead, active or lost", "a status that can be …", "the status is a drop-down of …". */
const named = new RegExp(
  String.raw`${amongFacts}(?:\b(?:an?|the|their|its) )?\b(status|state|stage)\b(?:(?: (?:that|which))? (?:is|can be|may be|is one of|is either)(?: an? drop-?down (?:of|with))? |,? (?:one of|either) |[,:]? (?:of )?)${orList}${end}`,
  'giu',
)
const dropDown = new RegExp(
  String.raw`${amongFacts}(?:\b(?:an?|the|their|its) )?\b(status|state|stage)\b (?:is |as |comes from |in )?(?:an? )?drop-?down (?:of|with|:) ?${anyList}${end}`,
  'giu',
)
/** "One of the states lead, active, lost". */
const oneOf = new RegExp(
  String.raw`\b(?:is in |has |in )?one of (?:the|these|three|four|two) (?:states|stages|statuses):? ${anyList}${end}`,
  'giu',
)
/** "Clients (name, phone) whose status is lead, active or lost". */
const whose = new RegExp(
  String.raw`\b(\p{L}+s)( \([^()]*\))?,? (?:whose|and (?:their|the|its)) (status|state|stage) (?:is|can be|are) ${anyList}${end}`,
  'giu',
)
/** "(name, phone, lead or active or lost)". */
const withOrs = new RegExp(String.raw`(?<=[,(]\s*)(\p{Ll}{3,}(?: or \p{Ll}{3,}){2,})(?=\s*[,;).])`, 'gu')

/** "(name, status lead / active)": a colon says it within brackets, which hold no others. */
const slashedInside =
  /(?<=\([^()]*)\b(status|state|stage) ((?:\p{Ll}+(?: \p{Ll}+)?\s*\/\s*)+\p{Ll}+(?: \p{Ll}+)?)(?=\s*[,)])/giu

/** "A lead/active/lost status", "each in the state lead, active or lost". */
const slashedBefore = /\b(?:an? |the )?((?:\p{Ll}+\/){1,5}\p{Ll}+) (status|state|stage)\b/giu
const eachInState = new RegExp(
  String.raw`,? (?:and )?each (?:one )?(?:is )?in (?:the|one of the) (state|stage|status)(?:s|es)? ${anyList}${end}`,
  'giu',
)

export function saidStates(text: string): string {
  return text
    .replace(slashedBefore, (_, list: string, word: string) => `${word} (${list.replaceAll('/', ', ')})`)
    .replace(eachInState, (_, word: string, list: string) => `. Each has ${word.toLowerCase()} (${listOf(list)})`)
    .replace(slashedInside, (_, word: string, list: string) => `${word}: ${list.replace(/\s*\/\s*/g, '/')}`)
    .replace(whose, (_, many: string, facts: string | undefined, word: string, list: string) => {
      const one = singularize(many.toLowerCase())
      return `${many}${facts ?? ''}. Each ${one} has ${word.toLowerCase()} (${listOf(list)})`
    })
    .replace(dropDown, (_, word: string, list: string) => `${word} (${listOf(list)})`)
    .replace(oneOf, (_, list: string) => `status (${listOf(list)})`)
    .replace(named, (_, word: string, list: string) => `${word} (${listOf(list)})`)
    .replace(withOrs, (list) => `status: ${listOf(list).replaceAll(', ', '/')}`)
}
