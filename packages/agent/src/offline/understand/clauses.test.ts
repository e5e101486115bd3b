import { expect, test } from 'vitest'

import { readBuild } from './read-build.ts'

/** Every kind with its fields as `label:kind`, choices in brackets, what it belongs to as `>parent`. */
function kindsOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { entity, fields, more } = reading.brief
  return [{ singular: entity.singular, fields }, ...more].map(
    (kind) =>
      `${kind.singular}: ${kind.fields
        .filter(({ isMade }) => isMade !== true)
        .map(({ label, kind: sort, options, to }) =>
          to === undefined ? `${label}:${sort}${options === undefined ? '' : `(${options.join('/')})`}` : `>${to}`,
        )
        .join(', ')}`,
  )
}

test.each([
  [
    'another thing that is told of begins anew, however the clauses are joined',
    'We run a small kennel. We need a system where we keep owners and their dogs: an owner has a name, phone and email, a dog belongs to one owner and has a name, breed and weight in kg. For every dog we write down walks with date, reason and cost.',
    [
      'owner: Name:text, Phone:phone, Email:email',
      'dog: Name:text, >owner, Breed:text, Weight in kg:number',
      'walk: Reason:text, >dog, Date:date, Cost:money',
    ],
  ],
  [
    'who asks and how they live is no part of the records',
    'I keep nine goats behind the mill and need somewhere to log every milking: which goat, the date, number of litres with foam and a free remark.',
    ['milking: Goat:text, Date:date, Number of litres with foam:number, Free remark:long'],
  ],
  [
    'what pages do with records names no field',
    'Contact manager. I’d like to store name, company and email, search by name or company, and sort them by town. Show the total.',
    ['contact: Name:text, Company:text, Email:email'],
  ],
  [
    'what is one of several is a choice',
    'A member register. Each member has a name, a membership type which is junior, senior or honorary, a boat class: single, double, four; and whether it is paid or owed.',
    [
      'member: Name:text, Membership type:choice(Junior/Senior/Honorary), Boat class:choice(Single/Double/Four), Paid or owed:choice(Paid/Owed)',
    ],
  ],
  [
    'a question with choices in brackets is a choice too',
    'Tools: tool, who has it, where it is now (shed, cellar, on loan)',
    ['tool: Tool:text, Who has it:text, Place:choice(Shed/Cellar/On loan)'],
  ],
  [
    'steps that records go through are their status',
    'A board for a frame shop. When a picture comes in we write down the customer’s name, the size and a promised date. Orders move through Waiting, Cutting and Ready.',
    ['order: Customer’s name:text, Size:text, Promised date:date, Status:choice(Waiting/Cutting/Ready)'],
  ],
  [
    'what is marked is yes or no',
    'Loans of our games club: game, who took it, on which day, then mark it as returned',
    ['loan: Game:text, Taken by:text, Day:date, Returned:boolean'],
  ],
  [
    'an equals sign says what something is made of',
    'radio planner. show = title, date, length in min. guest = name, email. a show can have multiple guests and a guest can be in multiple shows',
    ['show: Title:text, Date:date, Length in min:number', 'guest: Name:text, Email:email'],
  ],
])('%s', (_, sentence, kinds) => {
  expect(kindsOf(sentence)).toEqual(kinds)
})

test('what is said to be required is', () => {
  const reading = readBuild(
    'a village museum wants to record objects: object, donor, estimated age. object and donor are required',
  )
  expect(reading.ok && reading.brief.fields.map(({ label, required }) => [label, required])).toEqual([
    ['Object', true],
    ['Donor', true],
    ['Estimated age', false],
  ])
})
