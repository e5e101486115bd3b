// "Change the date to 19 June 2027" on the site of one event: wherever the day stands that the app began with.
import { readBrief } from '../../brief.ts'
import type { Edit } from './read-edit-state.ts'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${months})\.?(?:,? 20\d{2})?|(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d{2})?)`
const moved = new RegExp(
  String.raw`^(?:(?:change|move|set|update|postpone) (?:the |our )?(?:wedding |event |party )?(?:date|day|it|wedding|party|event) (?:is )?(?:now )?(?:to|on|is)|(?:the |our )?(?:wedding |event |party )?(?:date|day) (?:is now|should be|has moved to|is)|it(?:['’]?s| is) (?:now )?on|we moved (?:it )?to) (?:the )?(${day})$`,
  'i',
)

/** @returns '' where the order said another day, else the order as it was */
export function takeEventDate(order: string, edit: Edit): string {
  const next = moved.exec(order)?.[1]
  const { brief } = edit
  const said = [...new Set([...brief.request.matchAll(new RegExp(`\\b${day}`, 'gi'))].map(([words]) => words))]
  const [was] = said
  if (next === undefined || brief.front !== 'site' || was === undefined || said.length > 1) return order
  const withYear = /\b20\d{2}$/.exec(was)?.[0]
  const other = withYear === undefined || /20\d{2}/.test(next) ? next : `${next} ${withYear}`
  // What is true of each row is in the database.
  const dated = readBrief(JSON.stringify(brief).replaceAll(was, () => other))
  if (dated === null) return order
  edit.brief = dated
  edit.clauses.push(
    `write ${other} instead of ${was} on all pages (rows with a day of their own are changed on their page)`,
  )
  return ''
}
