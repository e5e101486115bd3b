// Places that bookings take: how many a course has and has left, and the way to book one.
import type { Entity, Field } from '../../brief.ts'
import { signupWords } from '../../understand/people/read-takes.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import { isBookingNoun } from './takes-seat.ts'
import type { View } from '../views.ts'

const ofPlaces =
  /(?:^|_)(?:seats?|places?|spots?|spaces?|slots?|capacity|participants?|chairs?|limit|max|attendees|tickets|people|persons|guests|kids|children|players|riders|boats)(?:_|$)/
const saidUnits = /^(?:seats|places|spots|spaces|slots|tickets|chairs)$/

interface Seats {
  booking: Entity
  /** By which a booking knows what it is of. */
  reference: Field
  /** How many there are of each; undefined where nobody said it. */
  places: Field | undefined
}

function numbersOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ kind }) => kind === 'number')
}

/** Null where nobody books a place of these records. */
export function seatsOf({ parts, isInbox, entity, fields, more }: View): Seats | null {
  if (!parts.includes('seats') || isInbox) return null
  const numbers = numbersOf(fields)
  const places = numbers.find(({ name }) => ofPlaces.test(name)) ?? (numbers.length === 1 ? numbers[0] : undefined)
  for (const booking of more) {
    const reference = booking.fields.find(({ kind, to }) => kind === 'reference' && to === entity.singular)
    if (reference !== undefined && isBookingNoun.test(booking.singular)) return { booking, reference, places }
  }
  return null
}

/** Do people sign up for something? Then "Sign up" opens no account. */
export function takesSignUps({ parts, more }: Pick<View, 'parts' | 'more'>): boolean {
  return parts.includes('seats') && more.some(({ singular }) => singular.endsWith('sign-up'))
}

/** How many come with one booking, as SQL over its row: as many as it says, else one. */
export function headsSql(fields: readonly Field[], value: (name: string) => string): string {
  const heads = numbersOf(fields).find(({ name }) => ofPlaces.test(name))
  return heads === undefined ? '1' : `greatest(1, coalesce(${value(heads.name)}, 1))`
}

/** What a record with places says of them when it is read. */
export function seatColumns(view: View): string[] {
  const seats = seatsOf(view)
  if (seats === null) return []
  const { booking, reference, places } = seats
  const table = quoteName(namesOf(view).table)
  const from = quoteName(namesOf({ entity: booking, base: '' }).table)
  const heads = headsSql(booking.fields, (name) => `${from}.${quoteName(name)}`)
  return [
    `${places === undefined ? 'null' : `${table}.${quoteName(places.name)}`}::int as places_in_all`,
    `(select coalesce(sum(${heads}), 0)::int from ${from} where ${from}.${quoteName(reference.name)} = ${table}.id) as places_taken`,
  ]
}

const fullWords = ({ request }: View): string => signupWords(request).full

/** What leads to the form that takes a place: "Sign up" alone may as well open an account. */
export function seatWay({ entity, fields }: Pick<View, 'entity' | 'fields'>): string {
  const act = seatAct({ entity })
  const of = fields.find(({ kind }) => kind === 'reference')?.label.toLowerCase()
  return act === 'Sign up' && of !== undefined ? `Sign up for the ${of}` : act
}

/** What the button of that form says. */
export function seatAct({ entity }: Pick<View, 'entity'>): string {
  switch (entity.singular.split(' ').at(-1)) {
    case 'sign-up':
      return 'Sign up'
    case 'registration':
      return 'Register'
    case 'reservation':
      return 'Reserve a place'
    default:
      return 'Book a place'
  }
}

/** What stands with a record in a list, or on its own page, where the form is below it. */
export function seatPieces(view: View, isOpen: boolean): string[] {
  const seats = seatsOf(view)
  if (seats === null) return []
  const { one } = namesOf(view)
  const href = `/${namesOf({ entity: seats.booking, base: '' }).path}/new?${seats.reference.name}=\${${one}.id}`
  return [
    `<SeatsLeft places={${one}.places_in_all} taken={${one}.places_taken}${isOpen ? '' : ` href={\`${href}\`}`} />`,
  ]
}

/** @param button the classes of a quiet button on a surface */
export function composeSeats(all: readonly View[], button: string): Record<string, string> {
  const view = all.find((each) => seatsOf(each) !== null)
  const seats = view === undefined ? null : seatsOf(view)
  if (view === undefined || seats === null) return {}
  const unit = seats.places?.label.toLowerCase() ?? ''
  const units = saidUnits.test(unit) ? unit : 'places'
  return {
    'web/components/seats-left.jsx': `import { Link } from '@joinery/app-kit'

/** How many places are left, and the way to one of them. */
export function SeatsLeft({ places, taken, href }) {
  const left = places === null ? null : Math.max(0, places - taken)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
      {left !== null && <p className="font-semibold tabular-nums">{left === 0 ? ${quoteJs(fullWords(view))} : \`\${left} of \${places} ${units} left\`}</p>}
      {href !== undefined && left !== 0 && (
        <Link href={href} className="${button}">
          ${jsxText(seatWay({ entity: seats.booking, fields: seats.booking.fields }))}
        </Link>
      )}
    </div>
  )
}
`,
  }
}
