// "The visitor chooses the stop, gives a rating from 1 to 5 and writes a comment": what somebody fills in, told as what
// they do one after the other.
import type { Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'

const somebody = String.raw`(?:(?:the |our |every |each |a )?(?:visitors?|customers?|guests?|people|employees|colleagues|students?|pupils|parents|members?|users?|readers|patients|participants|staff|tenants|residents|citizens|fans|clients|shoppers|diners|passengers|hikers|travell?ers)|everyone|everybody|anyone|anybody|they|you|i|we)`
const may = String.raw`(?:(?:can|could|should|may|must|will|to|just|simply|then|first|also|each)\s+)*`
const act = String.raw`(?:opens?|chooses?|picks?|selects?|gives?|leaves?|enters?|types?(?: in)?|writes?(?: down)?|adds?|rates?|says?|tells?(?: us| me)?|states?|uploads?|attach(?:es)?|fills? in)`
const opening = new RegExp(String.raw`\b${somebody}\s+${may}(?=${act}\s+)`, 'iu')
const first = new RegExp(String.raw`^(?:(?:and|or|then|also|can|optionally|can also)\s+)*(${act})\s+`, 'iu')
const joint = /\s*(?:,|;)\s*(?:and\s+|or\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?/iu
const scale =
  /\s*(?:as a number\s+)?(?:(?:from|with|by giving)\s+)?(\d+)\s*(?:to|-|–|and)\s*(\d+)(?:\s+stars?)?|\s*(?:with|by)\s+(?:up to\s+)?stars?/iu
const noThing = /^(?:it|them|us|me|there|here|feedback|reviews?|one|this|that|something|their feedback)$/i

/** "Rate the food from 1 to 5" → the rating of the food. */
function rated(thing: string): string {
  const [, low = '1', high = '5'] = scale.exec(thing) ?? []
  const what = thing
    .replace(scale, '')
    .replace(/^(?:the|our|their|your|an?)\s+/i, '')
    .trim()
  const label = what === '' || noThing.test(what) ? 'rating' : `${what} rating`
  return `${label} (${low}-${high})`
}

function factOf(verb: string, thing: string): string {
  if (/^open/i.test(verb)) return ''
  if (/^rate/i.test(verb)) return rated(thing)
  const plain = thing.replace(/^(?:the|our|their|your|his|her|an?|some)\s+/i, '').trim()
  if (noThing.test(plain)) return ''
  if (/\brating\b/i.test(plain) && scale.test(plain)) return rated('')
  const isLong = /^(?:comments?|(?:few|short) (?:words|lines|sentences|text)|text|opinion|message|story|what\b)/i.test(
    plain,
  )
  return isLong && /^(?:write|leave|say|tell|add|type|enter|give)/i.test(verb) ? `${plain} (long text)` : plain
}

/** Empty where fewer than two things are filled in. */
export function readDeeds(text: string): Field[] {
  const masked = text.replace(/\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
  for (const sentence of masked.matchAll(/[^.!?:;]+/g)) {
    const found = opening.exec(sentence[0])
    if (found === null) continue
    const from = sentence.index + found.index + found[0].length
    const to = sentence.index + sentence[0].length
    const facts: string[] = []
    let verb = ''
    let at = from
    while (at < to) {
      const next = joint.exec(masked.slice(at, to))
      const end = next === null ? to : at + next.index
      const piece = text.slice(at, end).trim()
      at = next === null ? to : end + next[0].length
      const own = first.exec(piece)
      if (own !== null) verb = own[1] ?? ''
      const isGone =
        own === null &&
        /^(?:i|we|they|it|no|not|without|so|anonymous|see|sees|read|reads|press|send|show|get)\b/i.test(piece)
      if (isGone || verb === '') break
      const fact = factOf(verb, own === null ? piece : piece.slice(own[0].length))
      if (fact !== '') facts.push(fact)
    }
    const { fields } = readFields(facts.join(', '))
    if (fields.length >= 2) return fields
  }
  return []
}
