// A message without its naming, its colours and its copy, each of which is read for itself: what the readers of sorts go by.
import { readColors } from '@joinery/contract/colors/read-colors'
import { withScheme } from '../color/scheme.ts'
import type { Words } from './finish-brief.ts'
import { readGivenPeople } from './names/given-people.ts'
import { withoutDetails } from './names/own-details.ts'
import { plainFacts } from './plain/plain-message.ts'
import { plainText } from './plain/plain-text.ts'
import { quoteButtons, readCopy, withoutCopy, withoutSections } from './rows/read-copy.ts'
import { readGroups, withoutGroups } from './kinds/read-groups.ts'
import { readName } from './names/read-name.ts'
import { namedLists, withoutNamedLists } from './rows/read-offers.ts'
import { readSpeaker } from './names/read-speaker.ts'
import { withoutTakes } from './people/read-takes.ts'
import type { SaidTable } from './rows/said-table.ts'

const isWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

/** A message of more than a few words that just stops ends there. */
const withEnd = (text: string): string => (/[.,;:][^]*[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text)

export function wordsOf(request: string, table: SaidTable | null): Words {
  const given = readGivenPeople(plainText(withEnd(quoteButtons(request))))
  const speaker = readSpeaker(given.rest)
  // What is listed by name are rows: no facts, no colours, no words on a page.
  const naming = readName(withoutNamedLists(speaker.rest, namedLists(speaker.rest)))
  const colors = withScheme(readColors(naming.rest), request)
  const name = naming.name ?? speaker.name
  const read = readCopy(quoteButtons(request), name)
  const isPerson = ({ name: each }: { name: string }): boolean => given.people.includes(each)
  // "Monday 8.00" is when it opens.
  const offers = read.offers.filter((offer) => !isPerson(offer) && !isWeekday.test(offer.name))
  const copy = { ...read, offers: table === null ? offers : [...table.offers, ...offers] }
  const whole = withoutSections(withoutCopy(colors.rest))
  const said = withoutTakes(plainFacts(withoutDetails(whole)), request)
  return {
    request,
    text: withoutGroups(said),
    groups: readGroups(said),
    colors,
    name,
    copy,
    about: speaker.about || naming.about,
    people: given.people,
    whole,
  }
}
