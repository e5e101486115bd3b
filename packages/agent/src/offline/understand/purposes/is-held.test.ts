// Which messages mean a known app because it keeps what they tell, and which tell themselves what is kept.
import { describe, expect, test } from 'vitest'

import type { Brief, Field } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { calledAsTold, heldFacts } from './held-facts.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`${message}: ${reading.reason}`)
  return reading.brief
}
const knownOf = (message: string): string | undefined => briefOf(message).known?.replace(/\/.*$/, '')

const field = (label: string, kind: Field['kind'] = 'text', name = label): Field => ({
  name: name.toLowerCase().replaceAll(' ', '_'),
  label,
  kind,
  required: false,
})

describe('a known app is taken', () => {
  test.each([
    ['who on the staff has a first aid certificate and until when', 'certificates-of-staff'],
    [
      "I'm the secretary of an allotment association with 58 plots. I need: plot number, size, tenant, phone, rent paid yes/no for the year, and key number. There is also a waiting list, strictly in order of date applied. Twice a year the committee inspects plots.",
      'plots-of-an-allotment',
    ],
    [
      'I do pottery and test a lot of glazes. Let me save recipe percentages, clay body, cone, kiln position and a picture of the test tile.',
      'glazes-and-what-came-out',
    ],
    ['board game evenings, who played, who won', 'board-games-and-plays'],
    ['board game evenings with friends, who played, who won', 'board-games-and-plays'],
    ['which tablets i have, how many are left and when i need a new prescription', 'tablets-that-run-out'],
    ['flat viewings compared by rent, size and a gut feeling', 'homes-looked-at'],
    ['collect the stories my grandfather tells, with the year and the place', 'stories-of-grandparents'],
    ['my physio exercises for the shoulder with reps and pain, should motivate me', 'exercises-from-the-physio'],
  ])('%s', (message, known) => {
    expect(knownOf(message)).toBe(known)
  })
})

describe('what was told stays what was told', () => {
  test.each([
    ['behind a colon', 'egg log: how many eggs each day & which hen is broody'],
    ['down to its choices', 'kanban board for tasks with status (backlog, doing, done)'],
    ['by the days of a week', 'Weekly meal plan: what we eat on each day of the week and who cooks'],
    ['as it is measured', 'Log water meter readings every month'],
    ['one after the other', 'sleep log, bedtime, wake up time, quality 1 to 5, dreams'],
  ])('%s: %s', (_how, message) => {
    expect(knownOf(message)).toBeUndefined()
  })

  test('who sees what others bring in is told', () => {
    const { isOverseen } = briefOf('tenants report repairs to me')
    expect(isOverseen).toBe(true)
  })
})

describe('the same facts', () => {
  const brief: Brief = {
    ...briefOf('A list of cheeses'),
    entity: { singular: 'cheese', plural: 'cheeses' },
    fields: [field('Name'), field('Cut on', 'date'), field('Bought on', 'date'), field('Use by', 'date')],
    more: [],
  }
  const namesOf = (...told: Field[]): (string | null)[] => heldFacts(brief, told).map(({ name }) => name)

  test('a question is answered by a fact of the sort that it asks for', () => {
    expect(namesOf(field('When cut', 'date'))).toEqual(['cut_on'])
  })

  test('a price is no day, though both are of what was bought', () => {
    expect(namesOf(field('Bought for', 'money'))).toEqual([])
  })

  test('a word that stands for any fact is none of them', () => {
    expect(namesOf(field('Date', 'date'))).toEqual([])
  })

  test('a fact goes by the name that was told, where that says more', () => {
    const told = field('Best before', 'date')
    const held = [{ told, at: 0, name: 'use_by', isNear: false }]
    expect(calledAsTold(brief, held).fields.at(-1)).toMatchObject({ name: 'use_by', label: 'Best before' })
    const asked = [{ told: field('When used by', 'date'), at: 0, name: 'use_by', isNear: false }]
    expect(calledAsTold(brief, asked).fields.at(-1)?.label).toBe('Use by')
  })
})

test('under facts that were told stand the sums of a known app, in the names that were told', () => {
  const { known, reckoned = [] } = briefOf(
    'As a freelance journalist I pitch stories to several editors. Pitches: story, outlet, editor, sent on, answer, fee.',
  )
  expect(known).toBeUndefined()
  expect(reckoned.join('\n')).toContain('each Outlet of pitch | Sent = count pitch')
})

test.each([
  [
    'I repair guitars and violins, one man shop. Instruments come in with a paper tag and after three weeks I forget what price I said. I want to enter the instrument, serial no., owner, what is wrong, what I agreed to do, quote, photos on arrival and when it is ready. Customers ring all day and ask me when.',
    'things-brought-in-for-repair/0',
  ],
  [
    'I look after 19 holiday cottages for owners who live far away. On saturday everything changes over and my six cleaners text me all day. I need each cottage with address, key safe code, wifi, number of beds, and per changeover who cleans, done or not, and what was broken or missing. Cleaners see only their own cottages for the day.',
    'turnovers-of-holiday-flats/0',
  ],
])('a story in which most is told in other words is the case that keeps it: %s', (message, known) => {
  expect(briefOf(message).known).toBe(known)
})

test('what is done at every show is told in passing where a case knows the costumes', () => {
  const brief = briefOf(
    'amateur theatre, we have over 2000 costumes in a container and every show we end up buying stuff we already own. last year someone lent 12 victorian dresses to a school and they never came back. so: costume with photo, era, size, colour, rail number, condition, and who has it lent out. borrowers could ask for things, but our wardrobe team says yes or no.',
  )
  expect(brief.entity.singular).toBe('costume')
})

test('pieces of a sentence say nothing against what is known for certain', () => {
  const message =
    'For our U9 football team: who brings the oranges, who washes the shirts, who drives to away games. Parents can put themselves down and swap but the coach has last word'
  expect(briefOf(message).known).toBe('turns-of-team-parents/0')
})

test('a catalogue of cameras keeps cameras, and not the films in them', () => {
  expect(briefOf('Catalogue of my vintage film cameras').entity.singular).toMatch(/camera$/)
  expect(briefOf('stock of hair dye and products for small salon').entity.singular).toBe('hair dye')
})

test('the first of what is noted is no list of it, where the case keeps it of its records', () => {
  const message =
    'We lend demo devices to customers for two weeks. Serial number, model, who has it, until when, extended, bought afterwards or not.'
  expect(briefOf(message).known).toBe('demo-units-out/0')
})
