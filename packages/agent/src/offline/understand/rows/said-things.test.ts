import { expect, test } from 'vitest'

import { saidLiteral, offersFor } from '../../compose/samples/said-rows.ts'
import { viewsOf } from '../../compose/views.ts'
import { readBuild } from '../read-build.ts'

/** Each kind with its fields, and below each thing what is stored of it. */
function rowsOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const views = viewsOf(reading.brief)
  return views.flatMap((view) => {
    const offers = offersFor(view, views)
    return offers.map((offer) => {
      const values = view.fields.slice(1).flatMap((field) => {
        const value = saidLiteral(field, offer, view.fields)
        return value === null ? [] : [`${field.label} ${value.replaceAll("'", '')}`]
      })
      return `${view.entity.singular}: ${[offer.name, ...values].join(' | ')}`
    })
  })
}

const told: readonly [string, readonly string[]][] = [
  [
    'Website for a smokehouse: we sell trout 8.50, eel 12.90 and a mackerel at 6.10.',
    ['product: Trout | Price 8.5', 'product: Eel | Price 12.9', 'product: Mackerel | Price 6.1'],
  ],
  [
    'Menu of a tapas bar. Cold: Olives 3.50, Manchego 6.20. Warm: Croquetas 5.80, Octopus 11.40.',
    [
      'menu item: Olives | Category Cold | Price 3.5',
      'menu item: Manchego | Category Cold | Price 6.2',
      'menu item: Croquetas | Category Warm | Price 5.8',
      'menu item: Octopus | Category Warm | Price 11.4',
    ],
  ],
  [
    'Course site: two courses. Bread for beginners - 4 weeks - 90 €. Sourdough - 2 weeks - 60 €. Sign-up form with name and email.',
    ['course: Bread for beginners | Weeks 4 | Price 90', 'course: Sourdough | Weeks 2 | Price 60'],
  ],
  [
    'List of our huts with beds and price per night: Fox 4 beds 70, Owl 6 beds 95.',
    ['hut: Fox | Beds 4 | Price per night 70', 'hut: Owl | Beds 6 | Price per night 95'],
  ],
  [
    "Our orchestra's pieces. We have: Finlandia (Sibelius, 8 minutes), Moldau (Smetana, 12 minutes). Search by composer.",
    ['piece: Finlandia | Composer Sibelius | Minutes 8', 'piece: Moldau | Composer Smetana | Minutes 12'],
  ],
  [
    'Pupils: Ada Stern, class 3a, Ben Groot, class 3b, Cleo Dahl, class 3a. I tick who has paid.',
    ['pupil: Ada Stern | Class 3a', 'pupil: Ben Groot | Class 3b', 'pupil: Cleo Dahl | Class 3a'],
  ],
  [
    'My customers with name and street; Byrne (Quay 4), Daly (Hill Road 19) and Roche (Mill Lane 2) are there already.',
    ['customer: Byrne | Street Quay 4', 'customer: Daly | Street Hill Road 19', 'customer: Roche | Street Mill Lane 2'],
  ],
  [
    'A dance studio page: Mon 18:00 Tango with Rosa, Thu 19:30 Salsa with Ivo. People register for a class with name and email.',
    ['class: Tango with Rosa | When Mon 18:00', 'class: Salsa with Ivo | When Thu 19:30'],
  ],
  [
    'FAQ page for a lido. Questions: "Is there parking?" Yes, behind the pool. "Can I bring a dog?" Only in winter.',
    [
      'question: Is there parking? | Answer Yes, behind the pool',
      'question: Can I bring a dog? | Answer Only in winter',
    ],
  ],
]

test.each(told)('%s', (sentence, rows) => {
  expect(rowsOf(sentence)).toEqual(rows)
})

test('facts, bounds and opening hours are no things', () => {
  for (const sentence of [
    'Recipe box: title, minutes, servings, rating 1-5',
    'Budget of 400 a month, rent 200 at most, I log amount and day',
    'Blood pressure log with systolic, diastolic, pulse. Open Mon 8:00, Tue 9:00.',
  ])
    expect(rowsOf(sentence)).toEqual([])
})

test('the lines of a table are rows, its heads their facts', () => {
  const said = `Seed library of our village. These packets are there from the start:

| Variety | Sown in | Days | Given by | Left over |
|---|---|---|---|---|
| Crimson bean | May | 70 | Mrs Adair | yes |
| Ice pea | March | 64 | Tom Reid | no |

Anybody can add more.`
  expect(rowsOf(said)).toEqual([
    'packet: Crimson bean | Sown in May | Days 70 | Given by Mrs Adair | Left over true',
    'packet: Ice pea | Sown in March | Days 64 | Given by Tom Reid | Left over false',
  ])
})
