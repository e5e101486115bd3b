// Things that a message gives by name with their facts, in whatever notation → one: "Projects: Stone Barn (Graz, 2019),
// River Mill (Linz, 2021). Each project has title, place and year." What stands so already is left as it is.
import { singularize } from '../inflect.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const name = String.raw`["“]?[\p{Lu}\d][\p{L}\d'’&-]*(?: (?:(?:of|of the|the|on|on the|by|by the|de|la|&) )?[\p{Lu}\d][\p{L}\d'’&-]*){0,4}["”]?`
const bracket = String.raw`\(([^()]+)\)`
const place = String.raw`(?:in|at|from) (${name})`
/** "Stone Barn in Graz (2019)", "Stone Barn (Graz, 2019)". */
const row = new RegExp(String.raw`^(${name}?)(?:,? ${place})?\s*${bracket}$`, 'u')
const start = String.raw`((?:\b(?:the|these|our|my|its|following|two|three|four|five|six|\d{1,2})\s+)*)\b(\p{Ll}{3,}s|\p{Lu}\p{Ll}{3,}s)`
const facts = String.raw`(?:\s+with\s+((?:(?:an?|the|their|its)\s+)?${word}(?:(?:,| and|, and) (?:(?:an?|the)\s+)?${word}){0,4}))?`
const heads: readonly RegExp[] = [
  // "Projects with place and year (Stone Barn, Graz, 2019; River Mill, Linz, 2021)".
  new RegExp(String.raw`${start}${facts}\s*\(([^()]+;[^()]+)\)`, 'gu'),
  // "Three projects – Stone Barn, Graz, 2019; River Mill, Linz, 2021."
  new RegExp(String.raw`${start}${facts}\s*(?::|\s[–—-])\s+([^:.]+;[^:.]+?)(?=\.(?:\s|$)|$)`, 'gu'),
  // "Projects: Stone Barn in Graz (2019), River Mill in Linz (2021)", "the projects Stone Barn (Graz 2019) and …".
  new RegExp(
    String.raw`${start}${facts}(?:\s*:|\s[–—-])?\s+((?:${name}(?:,? ${place})?\s*\([^()]+\)(?:\s*,\s*(?:and\s+)?|\s+and\s+)?){2,})`,
    'gu',
  ),
]

interface Row {
  name: string
  values: string[]
}

/** "Attic 7" costs nothing. */
const quotedNumber = (title: string): string => (/\d$/.test(title) ? `“${title}”` : title)
const plainName = (said: string): string => said.replace(/["“”]/g, '').trim()

/** "Graz 2019" are two values. */
function valuesOf(list: string): string[] {
  return list
    .split(/\s*,\s*/)
    .flatMap((value) => {
      const [, before = '', year = ''] = /^(\p{Lu}[\p{L} '’-]+?),? ((?:19|20)\d\d)$/u.exec(value.trim()) ?? []
      return year === '' ? [value.trim()] : [before, year]
    })
    .filter((value) => value !== '')
}

function rowOf(piece: string): Row | null {
  const inBrackets = row.exec(piece.trim())
  if (inBrackets !== null) {
    const [, title = '', where, list = ''] = inBrackets
    return { name: plainName(title), values: [...(where === undefined ? [] : [plainName(where)]), ...valuesOf(list)] }
  }
  const [title = '', ...rest] = piece.trim().split(/\s*,\s*/)
  return rest.length === 0 ? null : { name: plainName(title), values: valuesOf(rest.join(', ')) }
}

/** Names with something said of each; what only lists the facts of several kinds ("Clients (name, phone)") is none. */
function rowsOf(list: string): Row[] | null {
  const pieces = list.includes(';')
    ? list.split(/\s*;\s*(?:and\s+)?/)
    : list.split(/(?<=\))\s*(?:,\s*(?:and\s+)?|and\s+)/)
  const rows = pieces.filter((piece) => piece.trim() !== '').map(rowOf)
  const isRows = rows.every(
    (each): each is Row =>
      each !== null &&
      /^[\p{Lu}\d]/u.test(each.name) &&
      each.name.split(' ').length <= 6 &&
      each.values.some((value) => /^[\p{Lu}\d]/u.test(value)),
  )
  return isRows && rows.length >= 2 ? rows : null
}

const isYear = (value: string): boolean => /^(?:19|20)\d\d$/.test(value)

/** What the values are, where the message does not say it: a year is told by its digits, what stands before it is where. */
function guessedFacts(rows: readonly Row[]): string {
  const [first] = rows
  const known = first?.values.map((value, at) =>
    rows.every(({ values }) => isYear(values[at] ?? '')) ? 'year' : at === 0 && /^\p{Lu}/u.test(value) ? 'place' : '',
  )
  return known === undefined || known.includes('') || !known.includes('year') ? '' : known.join(', ')
}

const year = String.raw`((?:19|20)\d\d)`
/** "Stone Barn, Graz, 2019", "“Stone Barn” in Graz (2019)", "Stone Barn in Graz from 2019": whatever stands between them. */
const placed = new RegExp(
  String.raw`["“]?(${name}?|(?<=[:;,–—-] ["“]?|\band ["“]?)\p{Lu}[\p{L}'’-]*(?: (?!in |from |and )[\p{L}\d'’-]+){1,4}?)["”]?(?:,? in |, | \()(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,? (?:from |in )?| ?\()${year}\)?`,
  'gu',
)
const betweenRows = /^\s*(?:[,;.–—-]|\band\b|[,;] and\b)*\s*(?:and )?$/
const lastNoun =
  /\b(?!(?:needs|wants|shows|has|is|was|years|places|pages|likes|includes|opens|its|his|this|us|tells|keeps|sells)\b)(\p{L}{3,}s)\b(?=[^.!?]*$)/giu

/** Rows that say where and when, wherever they stand in a message. */
function placedRows(message: string): string | null {
  const found = [...message.matchAll(placed)]
  const [first] = found
  const last = found.at(-1)
  if (first === undefined || last === undefined) return null
  const isRun = found.every((each, at) => {
    const before = found[at - 1]
    return before === undefined || betweenRows.test(message.slice(before.index + before[0].length, each.index))
  })
  const lead = message.slice(0, first.index)
  if (!isRun || found.length < 2) return null
  const noun = [...lead.matchAll(lastNoun)].at(-1)?.[1] ?? (/\barchitect/i.test(message) ? 'projects' : 'works')
  const rows = found.map(
    ([, title = '', where = '', when = '']) => `${quotedNumber(plainName(title))} (${where}, ${when})`,
  )
  const before = lead.replace(
    /[\s,:;(–—-]*(?:\b(?:shows?|are|with place and year|like|such as|e\.g\.|for example|these|the|namely))*[\s,:;(–—-]*$/i,
    '',
  )
  // "Projects shows …", "the projects are …": what they are called stands in front of them once more.
  const opening = before.replace(new RegExp(String.raw`(^|[.!?]\s+)(?:the |our |my )?${noun}$`, 'iu'), '$1').trimEnd()
  const rest = message.slice(last.index + last[0].length).replace(/^[\s.,;)]+(?:and\s+)?/, '')
  const one = singularize(noun.toLowerCase())
  const told = rest.replace(
    /^(?:each|every one|each one|each of them) (?=(?:opens|has|gets|shows|leads)\b)/i,
    `each ${one} `,
  )
  const heading = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const front = opening === '' ? '' : `${opening}${/[.!?]$/.test(opening) ? '' : '.'} `
  return `${front}${heading}: ${rows.join(', ')}. Each ${one} has title, place, year.${told === '' ? '' : ` ${told.charAt(0).toUpperCase()}${told.slice(1)}`}`
}

export function plainRows(message: string): string {
  return placedRows(message) ?? headedRows(message)
}

function headedRows(message: string): string {
  for (const head of heads)
    for (const found of message.matchAll(head)) {
      const [all, before = '', things = '', said, list = ''] = found
      const rows = rowsOf(list)
      if (rows === null) continue
      const told = said ?? guessedFacts(rows)
      // A year alone is read as it stands.
      if (told.split(/,| and /).length < 2) continue
      const listed = rows.map(({ name: title, values }) => `${quotedNumber(title)} (${values.join(', ')})`).join(', ')
      const heading = `${things.charAt(0).toUpperCase()}${things.slice(1)}`
      const lead = message.slice(0, found.index) + before.replace(/\b(?:the|these|following)\s+/gi, '')
      const one = singularize(things.toLowerCase())
      const rest = message
        .slice(found.index + all.length)
        .replace(/^\s*[.,;]?\s*/, '')
        // "Each opens on a page of its own": each of these.
        .replace(/^(?:each|every one|each one|each of them) (?=(?:opens|has|gets|shows|leads)\b)/i, `each ${one} `)
      const opening = /(?:^|[.!?]\s+)$/.test(lead) ? lead : `${lead}${things}. `
      const plain = `${opening}${heading}: ${listed}. Each ${one} has title, ${told.replace(/\s+and\s+/g, ', ')}.`
      return rest === '' ? plain : `${plain} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    }
  return message
}
