import { expect, test } from 'vitest'

import type { Field } from '../../brief.ts'
import { fewFacts, rowFact } from './row-fact.ts'

const field = (label: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  kind,
  required: false,
  ...more,
})
const said = (each: Field): string => rowFact(each, 'order', { isAlone: true })

test('what does not say by itself what it is has its word before it', () => {
  expect(said(field('Glass', 'choice', { options: ['Clear', 'Museum'] }))).toContain('`Glass: ${order.glass}`')
  expect(said(field('Ear tag', 'text'))).toContain('`Ear tag: ${order.ear_tag}`')
  expect(said(field('Pick up date', 'date'))).toContain('`Pick up: ${formatDate(order.pick_up_date, today)}`')
  expect(said(field('Date applied', 'date'))).toContain('`Applied: ${')
  expect(said(field('Table number', 'number'))).toContain('`Table ${')
  expect(said(field('Number of copies', 'number'))).toMatch(/=== 1 \? `.*` : `\$\{formatNumber\(.*\)\} copies`/)
})

test('a person, a place, a state and the day of an entry need no word', () => {
  for (const [label, kind] of [
    ['Customer', 'text'],
    ['Address', 'text'],
    ['What she ate', 'text'],
  ] as const)
    expect(said(field(label, kind))).toBe(`order.${label.toLowerCase().replaceAll(' ', '_')}`)
  expect(said(field('Status', 'choice', { options: ['Open', 'Done', 'Paid'] }))).toBe('order.status')
  expect(said(field('Date', 'date'))).toBe('formatDate(order.date, today)')
})

test('what is late says so behind its day', () => {
  const late = { isLate: 'order.due_on < today', word: 'overdue' }
  expect(rowFact(field('Due on', 'date'), 'order', { isAlone: true, late })).toBe(
    "order.due_on && `Due: ${formatDate(order.due_on, today)}${order.due_on < today ? ', overdue' : ''}`",
  )
})

test('a size of one letter has its word also where a sort would need none', () => {
  expect(said(field('Type', 'choice', { options: ['S', 'M'] }))).toContain('`Type: ')
})

test('beside a name stand three facts at most, of which what is due is one, and the way to call', () => {
  const facts = ['Make', 'Room', 'Colour', 'Sort'].map((label) => field(label, 'text'))
  const shown = fewFacts([...facts, field('Due on', 'date'), field('Phone', 'phone')])
  expect(shown.map(({ label }) => label)).toEqual(['Make', 'Room', 'Due on', 'Phone'])
})
