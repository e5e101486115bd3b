// The addresses under /api that read and write one kind of records.
import { readTakenWords } from '../../understand/bookings/read-bookings.ts'
import { nothing, quoteJs } from './expressions.ts'
import {
  type Asking,
  askReader,
  askSender,
  askWriter,
  hasOwners,
  isAmongMembers,
  isBooking,
  isClosed,
  isHandedIn,
  isUnread,
} from '../access.ts'
import { namedParentsOf } from '../records/named-parents.ts'
import { dayCheck } from '../fronts/bookable-days.ts'
import { limitRefusal } from '../fronts/booking-limit.ts'
import { overlapRefusal, spanCheck } from '../parts/overlap.ts'
import { withoutSettling } from '../parts/oversight.ts'
import { seatRefusal } from '../parts/seat-guard.ts'
import { namesOf } from '../roles.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { View } from '../views.ts'

function hasReferences(view: View): boolean {
  return view.fields.some(({ kind }) => kind === 'reference')
}

/** What the database refuses to keep, in words. */
function refusals(view: View, all: readonly View[]): string {
  return `${limitRefusal(view)}${overlapRefusal(view)}${seatRefusal(view, all)}`
}

/** The imports of what the handlers ask first, each module once. */
function askImports(view: View, writer: Asking): string {
  return [...new Set([writer.imports, ...(asksReaders(view) ? [askReader(view).imports] : [])])].toSorted().join('')
}

/** Reading through the API is for those who may read; where everybody may, nobody is asked. */
function asksReaders(view: View): boolean {
  return isClosed(view) || isHandedIn(view) || isAmongMembers(view)
}
export function collectionRoute(view: View, all: readonly View[]): string {
  const { manyFile, oneFile, Component, many } = namesOf(view)
  const Many = capitalize(many)
  const who = hasOwners(view) ? ', userId' : ''
  const settling = withoutSettling(view)
  const gone = `    if (error.code !== '23503') throw error
    return Response.json({ errors: { form: 'What this belongs to is no longer there. Choose again.' } }, { status: 422 })
`
  const taken = `    if (error.code === '23505') return Response.json({ errors: { time: ${quoteJs(readTakenWords(view.request))} } }, { status: 409 })\n`
  const refusal = refusals(view, all)
  const insert =
    refusal === '' && !hasReferences(view)
      ? `  return Response.json(await insert${Component}(values${who}), { status: 201 })`
      : `  try {
    return Response.json(await insert${Component}(values${who}), { status: 201 })
  } catch (error) {
${refusal}${hasReferences(view) ? `${isBooking(view) ? taken : ''}${gone}` : '    throw error\n'}  }`
  const list = isUnread(view)
    ? nothing
    : asksReaders(view)
      ? `export async function GET() {
${askReader(view).lines}  return list${Many}(${askReader(view).user})
}`
      : `export function GET() {
  return list${Many}()
}`
  const day = dayCheck(view, null)
  return `${askImports(view, askSender(view))}${settling.imports}${day.imports}import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component}${isUnread(view) ? '' : `, list${Many}`} } from '@/lib/${manyFile}-table.js'

${list}

export async function POST(request) {
${askSender(view).lines}${settling.lines === '' ? `  const { values, errors } = read${Component}(await request.json())` : `  const input = await request.json()\n${settling.lines}  const { values, errors } = read${Component}(input)`}
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
${day.lines}${spanCheck(view)}${insert}
}
`
}

export function memberRoute(view: View, all: readonly View[]): string {
  const { one, manyFile, oneFile, Component } = namesOf(view)
  const who = hasOwners(view) ? ', userId' : ''
  const isShared = view.access === 'members'
  // Whoever handed it in has no account: afterwards it is the admin's.
  const changing = isHandedIn(view) ? askReader(view) : askWriter(view)
  const imports = isHandedIn(view) ? changing.imports : askImports(view, changing)
  const own = isShared ? ` || !${one}.is_mine` : ''
  const read = asksReaders(view)
    ? `${askReader(view).lines}  return (await find${Component}(params.id${who})) ?? missing()`
    : `  return (await find${Component}(params.id)) ?? missing()`
  // What it belongs to stays by its id; only a name that is sent is looked for.
  const unnamed = namedParentsOf(view, all)
    .map(({ column }) => `${column}: null, `)
    .join('')
  const note = isShared ? '\n// Somebody else’s is “missing” for whoever wants to change it.' : ''
  const settling = withoutSettling(view)
  const refusal = refusals(view, all)
  const update =
    refusal === ''
      ? `  return update${Component}(${one}.id, values${who})`
      : `  try {
    return await update${Component}(${one}.id, values${who})
  } catch (error) {
${refusal}    throw error
  }`
  const day = dayCheck(view, one)
  return `${imports}${settling.imports}${day.imports}import { read${Component} } from '@/lib/${oneFile}-input.js'
import { delete${Component}, find${Component}, update${Component} } from '@/lib/${manyFile}-table.js'
${note}
const missing = () => Response.json({ error: ${quoteJs(`There is no such ${view.entity.singular}${isShared ? ' of yours' : ''}.`)} }, { status: 404 })

export async function GET(request, { params }) {
${read}
}

/** Fields that are not sent keep their value. */
export async function PATCH(request, { params }) {
${changing.lines}  const ${one} = await find${Component}(params.id${who})
  if (${one} === null${own}) return missing()
${settling.lines === '' ? '' : `  const input = await request.json()\n${settling.lines}`}  const { values, errors } = read${Component}({ ...${one}, ${unnamed}...${settling.lines === '' ? '(await request.json())' : 'input'} })
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
${day.lines}${spanCheck(view)}${update}
}

export async function DELETE(request, { params }) {
${changing.lines}  const ${one} = await find${Component}(params.id${who})
  if (${one} === null${own}) return missing()
  await delete${Component}(${one}.id${who})
  return ${one}
}
`
}
