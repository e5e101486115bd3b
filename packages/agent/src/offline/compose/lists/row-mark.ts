// Rows that are told apart by a number that can be seen: the seats of a boat.
import type { Brief } from '../../brief.ts'
import { namesOf, partsOf } from '../roles.ts'

const boats = /(?:^|[\s-])(?:(?:row|sail|long|house)?boats?|canoes?|kayaks?|dingh(?:y|ies)|sculls?|shells?)$/
const crew = /(?:^|_)(?:seats?|crew|rowers|places|berths)$/

/** Above the name on a card, or beside it in a row. */
const places = {
  card: { ground: 'mb-3 mr-3 px-4 pt-4', drawn: 'block h-16 w-full sm:h-20' },
  row: { ground: 'w-44 shrink-0 self-center px-2 pt-2', drawn: 'block h-12 w-full' },
} as const

/** Code of what is drawn with a record's name; '' where nothing of it can be seen. */
export function rowMark(brief: Brief, place: keyof typeof places): string {
  const { one } = namesOf(brief)
  const seats = boats.test(brief.entity.singular)
    ? brief.fields.find(({ kind, name }) => kind === 'number' && crew.test(name))
    : undefined
  // A photo shows the boat itself.
  if (seats === undefined || partsOf(brief).picture !== null) return ''
  const { ground, drawn } = places[place]
  return `<div className="overflow-hidden rounded-control bg-cover ${ground}">
  <BoatMark seats={${one}.${seats.name}} className="${drawn}" />
</div>`
}
