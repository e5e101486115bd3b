// How somebody is found and reached: their street, their telephone, when they are open. It stands on their pages as it was
// said, and is no fact of what is kept: "Fischergasse 7" is nothing that anybody fills in.
import type { Copy } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|daily|every day|weekdays|weekends)`
const hours = new RegExp(
  String.raw`\b(${day}(?:s)?(?:\s*(?:-|–|to|through|and|&)\s*${day}s?)?)[,:]?\s*(?:from\s+)?(\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\s*(?:-|–|to|until|till)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)`,
  'giu',
)
const address =
  /\b(?:at|address(?: is)?:?|located (?:at|in)|find us (?:at|in))\s+((?:\d+\s+)?[A-Z][\p{L}'’-]*(?:\s+[A-Z0-9][\p{L}\d'’-]*){0,4}(?:\s+\d+)?)/u
const mail = /\b[\w.+-]+@[\w-]+\.[\w.-]*\w/
const streetEnd = '(?:Street|Road|Lane|Avenue|Square|Row|Way|Quay|Place|Hill|Close|Drive|Court)'
const streetWord = String.raw`\p{Lu}[\p{L}'’-]+`
const street = new RegExp(
  String.raw`(?<!["“]\s*)\b(\d{1,4}[a-z]? (?:${streetWord} ){1,3}${streetEnd}|(?:${streetWord} ){1,2}${streetEnd}(?: \d{1,4}[a-z]?)?|\p{Lu}\p{L}+(?:straße|strasse|gasse|weg|platz|allee) \d{1,4}[a-z]?)(?=[\s,.;:!?)]|$)`,
  'u',
)
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const date = String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?: \d{4})?|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`
const occasions =
  'wedding|married|marry|festival|party|concert|market|fair|race|run|birthday|opening|conference|camp|exhibition|fete|fête|marathon|reunion|celebration|gala|tournament|event|summit|jubilee|anniversary'
/** Names are told by their capitals, so that only the first letter of these may be either. */
const anyCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
/** "Our street festival on 12 June in Elm Street", "wedding RSVP for Ana and Luis, 4 July". */
const happensOn = new RegExp(
  String.raw`\b(?:${anyCase(occasions)})\b[^.;:!?]{0,60}?\b(${date})(?: (?:in|at) ((?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}))?`,
  'u',
)

/** "When: 12 May, 10 am. Where: Fire station." */
const toldWhen = /(?:^|[.\n] ?)When: ([^."\n]{3,60})/u
const toldWhere = /(?:^|[.\n] ?)Where: ([^."\n]{3,60})/u

function whenAndWhere(text: string): Copy['facts'] {
  const [, said, saidPlace] = happensOn.exec(text) ?? []
  const when = toldWhen.exec(text)?.[1] ?? said
  const where = toldWhere.exec(text)?.[1] ?? saidPlace
  return [
    ...(when === undefined ? [] : [{ label: 'When', value: when }]),
    ...(where === undefined || street.test(where) ? [] : [{ label: 'Where', value: where }]),
  ]
}

interface Detail {
  label: 'Address' | 'Phone' | 'Email' | 'hours'
  value: string
  start: number
  end: number
}

const town = String.raw`(?:,\s*(?:\d{4,6}\s+)?\p{Lu}[\p{L}'’-]+(?=\s*[.,;:)]|\s*$))?`
const numbered = new RegExp(
  String.raw`(?<=^|[,.;:(]\s*|\bat\s+|\bin\s+)((?:\p{Lu}[\p{L}.'’-]+ (?:(?:das?|dos?|de|del|della|la|van|der|di|zum|am) )*){0,2}(\p{Lu}[\p{L}'’-]{3,}) \d{1,3}[a-z]?)(?=\s*[.,;:)]|\s*$)`,
  'gu',
)
const lettersOf = /\b[\w.+-]+@[\w-]+\.[\w.-]*\w/gu
const numbersOf =
  /(?<![\d,.])(?:\+\d{1,3}[\s-]?)?(?:\(?0?\d{2,5}\)?[\s/-]?)(?:\d{2,5}[\s-]?){1,4}\d{2,4}(?![\d.,]*\d|\s?[€$£%])/gu
const callsUs = /\b(?:phone|telephone|tel|mobile|call(?: us| me)?|ring(?: us| me)?|number)\b[^\d+.;]{0,24}$/i

const isOwnName = (word: string): boolean => {
  const known = sensesOfNoun(word)
  return known === null || known.senses.every((sense) => sense === 'location')
}

function detailsIn(text: string): Detail[] {
  const said = (label: Detail['label'], found: RegExpMatchArray, value = found[0]): Detail => {
    const start = found.index ?? 0
    return { label, value: value.trim(), start, end: start + found[0].length }
  }
  const phones = [...text.matchAll(numbersOf)].filter((found) => {
    const digits = found[0].replace(/\D/g, '').length
    // From year to year somebody lived, and nobody is called there.
    if (/^\(?(?:1\d|20)\d{2}\s?[-–/]?\s?(?:1\d|20)\d{2}\)?$/.test(found[0].trim())) return false
    const isCalled = callsUs.test(text.slice(0, found.index))
    return isCalled
      ? digits >= 5
      : digits >= 7 && /[\s/-]/.test(found[0].trim()) && !/^\d{4}-\d{2}-\d{2}/.test(found[0])
  })
  const named = [...text.matchAll(new RegExp(`${street.source}${town}`, 'gu'))]
  const isNear =
    phones.length > 0 || named.length > 0 || /\b(?:address|open(?:ing)? (?:hours|times)|find us)\b/i.test(text)
  // "Kivikatu 4" is a street where somebody says how they are reached, "Studio 2" is none.
  const others = isNear && named.length === 0 ? [...text.matchAll(new RegExp(`${numbered.source}${town}`, 'gu'))] : []
  const streets = [...named, ...others.filter(([, , word = '']) => isOwnName(word))]
  const opened = [...text.matchAll(hours)].map((found) => said('hours', found))
  return [
    ...(streets.length > 2 ? [] : streets.map((found) => said('Address', found))),
    ...(phones.length > 2 ? [] : phones.map((found) => said('Phone', found))),
    ...[...text.matchAll(lettersOf)].map((found) => said('Email', found)),
    ...(isNear ? opened : []),
  ]
}

const leads =
  /(?:[,;(]\s*)?(?:\b(?:our |my |the )?(?:phone|telephone|tel|mobile|call(?: us| me)?|ring(?: us| me)?|address(?: is)?|e-?mail|opening hours|hours|open|find us|we are|located|at|in|on)\b[.:]?\s*)*$/i

/** The same text without how its owner is reached. */
export function withoutDetails(text: string): string {
  const details = detailsIn(text).toSorted((one, other) => other.start - one.start)
  return details
    .filter(({ start, end }, at) =>
      details.every((each, other) => other <= at || each.end <= start || each.start >= end),
    )
    .reduce((rest, { start, end }) => {
      const before = rest.slice(0, start)
      const lead = leads.exec(before)?.index ?? start
      return `${rest.slice(0, lead)}${rest.slice(end)}`
    }, text)
    .replace(/\(\s*[,;]?\s*\)/g, '')
    .replace(/([.:])(?:\s*[.,])+\s*/g, '$1 ')
}

export function readFacts(text: string): Copy['facts'] {
  const facts = [...text.matchAll(hours)].map((match) => ({
    label: (match[1] ?? '').replace(/^\w/, (letter) => letter.toUpperCase()),
    value: (match[2] ?? '').trim(),
  }))
  const place = address.exec(text)?.[1]
  const named =
    place !== undefined && /\d|Street|Lane|Road|Square|Avenue/.test(place)
      ? place
      : detailsIn(text).find(({ label }) => label === 'Address')?.value
  if (named !== undefined) facts.push({ label: 'Address', value: named })
  const email = mail.exec(text)?.[0]
  if (email !== undefined) facts.push({ label: 'Email', value: email })
  const called = detailsIn(text).find(({ label }) => label === 'Phone')?.value
  if (called !== undefined) facts.push({ label: 'Phone', value: called })
  return [...whenAndWhere(text), ...facts].slice(0, 10)
}
