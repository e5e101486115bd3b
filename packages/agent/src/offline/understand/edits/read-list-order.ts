// "Show the newest first", "sort by price", "sort tasks by due date, latest first": how a list begins to be ordered.
import type { Brief, Field } from '../../brief.ts'
import { byAge } from '../../compose/lists/asked-order.ts'
import { type Edit, findField } from './read-edit-state.ts'

type Order = NonNullable<Brief['order']>

const down =
  /\b(?:newest|latest|most recent|recent|last|highest|biggest|largest|most|longest|best|descending|desc|z ?(?:to|-|–) ?a|most expensive|expensive|dearest|reverse)\b/i
const up =
  /\b(?:oldest|earliest|lowest|smallest|least|fewest|shortest|worst|ascending|asc|a ?(?:to|-|–) ?z|cheapest|cheap|soonest|next)\b/i

const verb = String.raw`(?:(?:please )?(?:show|put|list|display|have|sort|order|arrange|rank|make|bring|i want(?: to see)?|see)\s+)?`
const firstWords = new RegExp(
  String.raw`^${verb}(?:it |them |the list |everything )?(?:with )?(?:the )?(.*?\b(?:newest|latest|most recent|oldest|earliest|cheapest|most expensive|highest|lowest|biggest|largest|smallest|longest|shortest|best|soonest|recent)\b.*?)\s+(?:first|on top|at the top|come first|should (?:be|come) first)$`,
  'i',
)
const bySaid =
  /^(?:please )?(?:sort|order|arrange|rank|(?:show|list|display|make|put)(?=.*\b(?:sorted|ordered|in order)\b))\s*(.*?)\s*\b(?:by|on|according to)\s+(?:the |their |its )?(.+)$/i
const alphabetical =
  /^(?:please )?(?:sort|order|arrange|show|list|put|make)\b(.*?)\b(?:alphabetical(?:ly)?|in alphabetical order|(?:from )?a ?(?:to|-|–) ?z)$/i

/** The words of an order's end that say its direction: ", oldest first", "descending". */
const direction =
  /[\s,(]*(?:\(?(?:from )?(?:the )?(?:newest|latest|most recent|oldest|earliest|cheapest|most expensive|highest|lowest|biggest|largest|smallest|longest|shortest|best|soonest|next|upcoming|coming)(?: ones?)?(?: (?:first|on top|to \w+))?|ascending|descending|asc|desc|(?:from )?(?:a ?(?:to|-|–) ?z|z ?(?:to|-|–) ?a)|first|in reverse|reversed?|(?:low|high) to (?:low|high)|up|down)\)?$/i

/** "…, then priority": a list goes by one fact. */
const second = /\s*(?:,\s*(?:and )?|\s(?:and )?)then (?:by )?(?:the )?(.+)$/i

const isAge =
  /^(?:(?:date )?(?:added|created|entered)|creation(?: date)?|age|(?:the )?(?:newest|latest|most recent|oldest)(?: \p{L}+){0,2})$/iu

function usualDirection({ kind, name }: Field, words: string): boolean {
  if (up.test(words)) return false
  if (down.test(words)) return true
  // What is cheap comes first, as in a shop; of other numbers the highest.
  return kind === 'rating' || (kind === 'number' && !/minutes|hours|time|duration/.test(name))
}

function fieldAmong(brief: Brief, words: string): Field | undefined {
  const exact = findField(brief, words)
  if (exact !== undefined) return exact
  // "Last watered" of "Last watered date".
  const wanted = words.toLowerCase().trim()
  // "Due date" of "Due on", "due back".
  const [, of = ''] = /^(\p{L}+) date$/u.exec(wanted) ?? []
  const dated =
    of === ''
      ? undefined
      : brief.fields.find(({ kind, label }) => kind === 'date' && label.toLowerCase().split(' ').includes(of))
  if (dated !== undefined) return dated
  return wanted.length < 3
    ? undefined
    : brief.fields.find(
        ({ label }) => label.toLowerCase().startsWith(`${wanted} `) || label.toLowerCase().endsWith(` ${wanted}`),
      )
}

/** The fact that words such as "cheapest" go by. */
function fieldOfWords({ fields }: Brief, words: string): Field | undefined {
  const first = (...kinds: Field['kind'][]) => fields.find(({ kind }) => kinds.includes(kind))
  if (/\b(?:cheapest|expensive|dearest)\b/i.test(words)) return first('money')
  if (/\bbest\b/i.test(words)) return first('rating')
  if (/\b(?:soonest|earliest|next)\b/i.test(words)) return first('date')
  if (/\b(?:highest|lowest|biggest|largest|smallest)\b/i.test(words)) return first('money', 'number', 'rating')
  return /\b(?:longest|shortest)\b/i.test(words) ? first('number') : undefined
}

function readOrder(text: string, brief: Brief): { order: Order; field: Field | null } | 'unknown' | null {
  const [, firstSaid] = firstWords.exec(text) ?? []
  const by = bySaid.exec(text)
  const [title] = brief.fields
  if (by === null && alphabetical.test(text) && title !== undefined)
    return { order: { by: title.name, isDown: /\bz ?(?:to|-|–) ?a\b/i.test(text) }, field: title }
  if (by !== null) {
    const said = (by[2] ?? '').replace(second, '').replace(direction, '').trim()
    if (isAge.test(said)) return { order: { by: byAge, isDown: !up.test(text) }, field: null }
    const field = fieldAmong(brief, said)
    return field === undefined
      ? 'unknown'
      : { order: { by: field.name, isDown: usualDirection(field, by[2] ?? '') }, field }
  }
  if (firstSaid === undefined) return null
  const rest = firstSaid.replace(down, '').replace(up, '').trim()
  const field = fieldOfWords(brief, firstSaid) ?? (rest === '' ? undefined : fieldAmong(brief, rest))
  if (field !== undefined)
    return { order: { by: field.name, isDown: down.test(firstSaid) && !up.test(firstSaid) }, field }
  return { order: { by: byAge, isDown: !up.test(firstSaid) }, field: null }
}

/** "Cheapest first", "newest on top": the order in which a list begins; null where it has no such fact. */
export function readListOrder(text: string, brief: Brief): Order | null {
  const read = readOrder(text, brief)
  return read === null || read === 'unknown' ? null : read.order
}

function say({ by, isDown }: Order, field: Field | null): string {
  if (field === null || by === byAge) return isDown ? 'show the newest first' : 'show the oldest first'
  const { kind, label } = field
  const ends =
    kind === 'number' || kind === 'money' || kind === 'rating'
      ? ['the lowest', 'the highest']
      : kind === 'date' || kind === 'time'
        ? ['the earliest', 'the latest']
        : kind === 'text' || kind === 'long'
          ? ['A', 'Z']
          : ['its first value', 'its last value']
  return `order the list by “${label}”, ${ends[isDown ? 1 : 0] ?? ''} first`
}

/** What may be put first in a list that cannot be ordered otherwise. */
const fronts: readonly Brief['front'][] = ['list', 'site', 'shop', 'booking']

/** @returns '' where the order was about the order of a list, else the order as it was */
export function takeListOrder(text: string, edit: Edit): string {
  const { brief } = edit
  const read = fronts.includes(brief.front) ? readOrder(text, brief) : null
  if (read === null) return text
  if (read === 'unknown') {
    edit.unknown = `ordering the list that way, because no ${brief.entity.singular} has such a fact (there is ${brief.fields.map(({ label }) => `“${label}”`).join(', ')})`
    return text
  }
  const { order, field } = read
  const isStream = brief.skeleton === 'days' || brief.skeleton === 'agenda'
  const isByDay = isStream && order.isDown && (field === null || field.kind === 'date')
  const isRegister = brief.skeleton === 'register' || brief.skeleton === 'plan'
  const isByLetter = isRegister && order.by === brief.fields[0]?.name && !order.isDown
  const isUsual = !isRegister && brief.order === undefined && field === null && order.isDown
  const isSame = brief.order?.by === order.by && brief.order.isDown === order.isDown
  const why =
    field?.kind === 'picture' || field?.kind === 'reference'
      ? `“${field.label}” has no order of its own`
      : isByDay
        ? 'the newest day comes first already, as the list is grouped by day'
        : isByLetter
          ? 'it goes by first letters already'
          : isSame || isUsual
            ? 'the list begins that way already'
            : null
  if (why === null) {
    edit.brief.order = order
    // Days have no other order either.
    if (isStream) edit.brief.skeleton = 'index'
    // Neither have letters and numbers.
    if (isRegister) edit.brief.skeleton = 'lines'
    const then = second.exec(text)?.[1]
    if (then !== undefined)
      edit.refused.push(`ordering by “${then}” among those that are alike, because a list goes by one fact`)
    edit.clauses.push(`${say(order, field)}${isStream ? ' (it is no longer grouped by day)' : ''}`)
  } else edit.refused.push(`another order of the list, because ${why}`)
  return ''
}
