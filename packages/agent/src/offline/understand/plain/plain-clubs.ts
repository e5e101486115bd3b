// What a club has beside its members stands in a row with their facts: "members with phone, boats and outings". What has a
// day, a crew or a place of its own is no fact of a person.

const clubs = String.raw`(?:clubs?|associations?|societ(?:y|ies)|choirs?|orchestras?|teams?|troops?|scouts?|bands?|guilds?|unions?)`
const people = String.raw`(?:members?|players?|rowers?|singers?|riders?|hikers?|scouts|volunteers|people|musicians)`
/** What clubs keep of themselves, and what they do together. */
const ofTheClub =
  /^(?:(?:\p{L}+ )?(?:boats|canoes|kayaks|horses|courts|halls|instruments|costumes|scores|songs|teams|outings|trips|tours|hikes|rides|races|regattas|games|matches|fixtures|tournaments|trainings?|training sessions|practices|rehearsals|concerts|performances|shows|events|meetings|meetups|camps|workshops|projects|locations|venues))$/iu

const row = new RegExp(String.raw`\b(${people})\s+(?:with|have|\()\s*([^.:;()!?\n]+)`, 'i')
const ending = /,\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+/

/**
 * The row with the members last, as of those everything up to the end is a fact: "boats, outings and members with phone".
 * A message of no club, or whose row ends with facts, stays as it is.
 */
export function plainClubs(text: string): string {
  const found = row.exec(text)
  if (found === null || !new RegExp(String.raw`\b${clubs}\b`, 'i').test(text)) return text
  const [whole, noun = '', said = ''] = found
  const items = said.trim().split(ending)
  const first = items.findIndex((item) => ofTheClub.test(item.trim()))
  const own = items.slice(first)
  if (first < 1 || !own.every((item) => ofTheClub.test(item.trim()))) return text
  const facts = items.slice(0, first)
  const told = facts.length < 2 ? facts.join('') : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1) ?? ''}`
  return text.replace(whole, `${own.join(', ')} and ${noun} with ${told}`)
}
