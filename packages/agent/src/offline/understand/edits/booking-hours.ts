// "We close at 19 now", "open from 10 to 20": the times that people choose from, read from the message that the app began with.
import { readSlots, saidHours } from '../bookings/read-bookings.ts'
import type { Edit } from './read-edit-state.ts'

const hour = String.raw`(\d{1,2})(?:[:.]00)?\s*(am|pm)?(?: o['’]?clock)?`
const end = String.raw`(?: (?:now|already|from now on|every day|in future))*$`
const whole = new RegExp(
  String.raw`^(?:now )?(?:we(?:['’]re| are)? |(?:(?:our|the|new) )?(?:opening )?(?:hours|times)(?: are| should be| to|:)? ?|change (?:the |our )?(?:opening )?(?:hours|times) to |the \p{L}+ is )?(?:now )?(?:open )?(?:from )?${hour}\s*(?:to|-|–|until|till)\s*${hour}${end}`,
  'iu',
)
const one = new RegExp(
  String.raw`^(?:now )?(?:we |the \p{L}+ )?(?:now )?(open|start|close|end|finish)(?:s)?(?: at| from)? ${hour}${end}`,
  'iu',
)

function clock(said: string, half: string | undefined): number {
  const number = Number(said)
  return /pm/i.test(half ?? '') && number < 12 ? number + 12 : number
}

/** @returns '' where the order said when somebody is open, else the order as it was */
export function takeHours(order: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'booking') return order
  const both = whole.exec(order)
  const edge = both === null ? one.exec(order) : null
  if (both === null && edge === null) return order
  const [from, to] = saidHours(brief.request) ?? [9, 19]
  const said = edge === null ? 0 : clock(edge[2] ?? '', edge[3])
  const isStart = /open|start/i.test(edge?.[1] ?? '')
  // "We close at 7" is in the evening.
  const late = (number: number) => (number < 12 && number <= from ? number + 12 : number)
  const hours =
    both !== null
      ? ([clock(both[1] ?? '', both[2]), late(clock(both[3] ?? '', both[4]))] as const)
      : isStart
        ? ([said, to] as const)
        : ([from, late(said)] as const)
  const request = `${brief.request}\nOpen from ${hours[0]}:00 to ${hours[1]}:00.`
  const slots = readSlots(request)
  if (hours[1] - hours[0] < 2 || hours[1] > 24) {
    edit.refused.push('other times, because they leave none to choose from')
    return ''
  }
  edit.brief.request = request
  const { copy } = brief
  const told = `${hours[0]}–${hours[1]}`
  const facts = copy.facts.map((fact) => (/^opening hours$/i.test(fact.label) ? { ...fact, value: told } : fact))
  if (copy.facts.length > 0) edit.brief.copy = { ...copy, facts }
  edit.clauses.push(
    `offer times from ${slots[0] ?? ''} to ${slots.at(-1) ?? ''} (open from ${hours[0]}:00 to ${hours[1]}:00)`,
  )
  return ''
}
