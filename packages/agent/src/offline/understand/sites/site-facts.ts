// What a site shows, told with its facts in the middle of a list of parts: "history, sights with photo and description,
// events" → the parts alone, and a sentence for the facts, so that neither is taken for the other.
import { kindOfName } from '../fields/field-kinds.ts'
import { pluralize, singularize } from '../inflect.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const isSite = /^[^]{0,120}?\b(?:pages?|site|website|home ?page|portfolio)\b/i
/** "Gigs with": a part of a list, at its beginning or between two others. */
const shown = new RegExp(
  String.raw`(?<=[:;,]\s+|\band\s+|\bshows?\s+|\bwith\s+)((?:(?:upcoming|our|my|the|all|some|next|past)\s+)*)(${word}s) with (?=${word}[^.;]*(?:,| and )\s*${word})`,
  'giu',
)
const noThing =
  /^(?:pages?|sections?|buttons?|links|news|us|visitors|people|guests|colou?rs|letters|this|accents|cards)$/i
const noFact =
  /\b(?:pages?|forms?|newsletter|contact|about|sign-?up|section|gallery|blog|map|admin|buttons?|filters?)\b/i

/** "Date", "ticket link", "photo": singular, and no part of a site. */
function isFact(said: string): boolean {
  const item = said.replace(/^(?:an?|the|its|their)\s+/i, '').trim()
  const last = item.split(' ').at(-1) ?? ''
  if (item === '' || item.split(' ').length > 3 || noFact.test(item)) return false
  return kindOfName(item) !== 'text' || pluralize(singularize(last)) !== last
}

/** Length of the list's facts; 0 where fewer than two stand there. */
function factsLength(list: string): number {
  const end = list.search(/[.;]/)
  const whole = end < 0 ? list : list.slice(0, end)
  let length = 0
  let count = 0
  for (const piece of whole.split(/(\s*,\s*(?:and\s+)?|\s+and\s+)/)) {
    const isSeam = /^\s*(?:,|and\b)/.test(piece) && !/\p{L}/u.test(piece.replace(/\band\b/, ''))
    if (isSeam) continue
    if (!isFact(piece)) break
    length = whole.indexOf(piece, length) + piece.length
    count++
  }
  return count >= 2 ? length : 0
}

export function siteFactsApart(text: string): string {
  if (!isSite.test(text)) return text
  const sentences: string[] = []
  let plain = ''
  let at = 0
  for (const found of text.matchAll(shown)) {
    const [all, before = '', things = ''] = found
    const from = found.index + all.length
    const length = noThing.test(things) ? 0 : factsLength(text.slice(from))
    // Between two semicolons nothing else can be meant.
    const isApart = /[:;]\s*$/.test(text.slice(0, found.index)) && text[from + length] === ';'
    if (length === 0 || isApart || found.index < at) continue
    plain += `${text.slice(at, found.index)}${before}${things}`
    at = from + length
    sentences.push(` Each ${singularize(things.toLowerCase())} has ${text.slice(from, at)}.`)
  }
  if (sentences.length === 0) return text
  return `${(plain + text.slice(at)).replace(/\s*[.]?\s*$/, '.')}${sentences.join('')}`
}
