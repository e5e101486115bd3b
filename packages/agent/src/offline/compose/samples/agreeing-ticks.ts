// A tick and the day that belongs to it: what is not paid has no day on which it was, and what was due back long ago is back.
import type { View } from '../views.ts'
import type { SampleValue } from './sample-values.ts'

type Said = Map<string, SampleValue>

const isTicked = (value: SampleValue | undefined): boolean => value?.kind === 'boolean' && value.value
const daysOf = (value: SampleValue | undefined): number | undefined => (value?.kind === 'days' ? value.days : undefined)

/** "Paid on" is the day of "paid". */
function withDaysOfTicks({ fields }: View, values: Said): void {
  for (const tick of fields.filter(({ kind }) => kind === 'boolean')) {
    const names = [`${tick.name}_on`, `${tick.name}_at`, `${tick.name}_date`, `date_${tick.name}`]
    const day = fields.find(({ name, kind }) => kind === 'date' && names.includes(name))
    if (day === undefined) continue
    const days = daysOf(values.get(day.name))
    if (!isTicked(values.get(tick.name)) && !day.required) values.set(day.name, null)
    else if (days !== undefined && days > 0) values.set(day.name, { kind: 'days', days: -days })
  }
}

const isBack = /^(?:returned|back|is_back|brought_back|given_back)$/
const isDueBack = /^(?:due_back|back_by|return_by|due|until)(?:_on|_date)?$/
/** So many days late somebody may be. */
const latest = 3

function withThingsBack({ fields }: View, values: Said): void {
  const back = fields.find(({ name, kind }) => kind === 'boolean' && isBack.test(name))
  const due = fields.find(({ name, kind }) => kind === 'date' && isDueBack.test(name))
  const days = due === undefined ? undefined : daysOf(values.get(due.name))
  if (back === undefined || days === undefined) return
  values.set(back.name, { kind: 'boolean', value: days < -latest })
}

/** The words of a loan that names no thing: there is one of it, which goes from hand to hand. */
const isOfOneThing = /^(?:borrowed_on|due_back_on|returned|remark)$/
/** How often it changes hands, how long somebody has it, and how many days whoever has it now has had it. */
const turns = { apart: 24, length: 14, begun: 9 }

function withOneAtATime({ fields }: View, values: Said, row: number): void {
  const own = fields.filter(({ kind, isMade }) => kind !== 'reference' && isMade !== true)
  if (own.length < 3 || !own.every(({ name }) => isOfOneThing.test(name))) return
  const from = -turns.begun - row * turns.apart
  values.set('borrowed_on', { kind: 'days', days: from })
  values.set('due_back_on', { kind: 'days', days: from + turns.length })
  values.set('returned', { kind: 'boolean', value: row > 0 })
}

export function withTicks(view: View, values: Said, row: number): void {
  withDaysOfTicks(view, values)
  withThingsBack(view, values)
  withOneAtATime(view, values, row)
}
