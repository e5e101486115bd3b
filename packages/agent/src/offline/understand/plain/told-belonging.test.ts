import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

/** "visit > horse: date, what was done" of what belongs to something. */
function belonging(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more].flatMap(({ singular, fields }) => {
    const reference = fields.find(({ kind }) => kind === 'reference')
    const others = fields.filter(({ kind, isMade }) => kind !== 'reference' && isMade !== true)
    return reference === undefined
      ? []
      : [`${singular} > ${reference.to ?? ''}: ${others.map(({ label }) => label.toLowerCase()).join(', ')}`]
  })
}

test.each([
  [
    'Offers have a title, price, stage (draft, sent, accepted) and belong to a customer. Customers have name, phone and street.',
    'offer > customer: title, price, stage',
  ],
  [
    'Riding school: horses (name, breed, birthday). On the page of a horse I write down treatments with date, vet and cost.',
    'treatment > horse: vet, date, cost',
  ],
  [
    'Suppliers: name, city. When I open a supplier I can add calls to it, each with date and remark.',
    'call > supplier: date, remark',
  ],
  [
    'Students: name, email, school. Meetings can be attached to each student with date, topic and next steps.',
    'meeting > student: topic, date, next steps',
  ],
  [
    'A notebook with binders. I make binders, and in a binder I keep notes with heading and body.',
    'note > binder: heading, body',
  ],
  [
    'Van log. Vans (name, plate). For every van I enter repairs: date, garage, price.',
    'repair > van: date, garage, price',
  ],
])('what is written on another thing belongs to it: %s', (sentence, expected) => {
  expect(belonging(sentence)).toContain(expected)
})
