import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function plantLog(): Brief {
  const reading = readBuild('A plant log with plant name, room, last watered date and notes, called Fernwatch')
  if (!reading.ok) throw new Error('unreadable')
  return { ...reading.brief, skeleton: 'index', style: 'nature' }
}

function added(sentence: string): string {
  return readEdit(sentence, plantLog())
    .added.map(
      ({ label, kind, options, required }) =>
        `${label}:${kind}${required ? '!' : ''}${options === undefined ? '' : `(${options.join('/')})`}`,
    )
    .join(', ')
}

test.each([
  ['add a phone number field', 'Phone number:phone'],
  ['Add a field microchip number to plants', 'Microchip number:text'],
  ['also track the price', 'Price:money'],
  ['add due date and priority (low, medium, high)', 'Due date:date, Priority:choice(Low/Medium/High)'],
  ['Please add a field for the pot size to each plant', 'Pot size:text'],
  ['can you include an email and a website?', 'Email:email, Website:url'],
  [
    'I also need to store how many leaves it has and whether it is poisonous',
    'How many leaves it has:number, Poisonous:boolean',
  ],
  ['every plant should have a rating from 1 to 10', 'Rating:rating'],
  ['add a required supplier field', 'Supplier:text!'],
  ['put in a checkbox for repotted', 'Repotted:boolean'],
  ['add a new field called Soil (peat, sand or clay)', 'Soil:choice(Peat/Sand/Clay)'],
  ['Add a field sunlight with low, medium or bright', 'Sunlight:choice(Low/Medium/Bright)'],
  ['add size: S, M and L', 'Size:choice(S/M/L)'],
  ['add condition with the options new or used', 'Condition:choice(New/Used)'],
  ['make it dark green', ''],
  ['add a login page', ''],
  ['thanks, nice', ''],
])('%s adds %s', (sentence, fields) => {
  expect(added(sentence)).toBe(fields)
})

test('colours are taken over and the others stay', () => {
  const start = { ...plantLog(), colors: { surface: '#fffdd0' } }
  expect(readEdit('yellow background with navy buttons', start).brief.colors).toEqual({
    surface: '#fffdd0',
    background: '#ffff00',
    primary: '#000080',
  })
})

test('one sentence may ask for colours and a field', () => {
  const { brief, added: fields } = readEdit('Make the background #ffd500 and add a price field', plantLog())
  expect(brief.colors).toEqual({ background: '#ffd500' })
  expect(fields.map(({ name }) => name)).toEqual(['price'])
})

test.each([
  ['rename it to Leaf Diary', 'Leaf Diary'],
  ['Call the app "Green Thumb" please', 'Green Thumb'],
  ['change the name to Moss', 'Moss'],
])('%s', (sentence, name) => {
  expect(readEdit(sentence, plantLog()).brief.name).toBe(name)
})

test('a field is removed, renamed, made required', () => {
  expect(readEdit('remove the room', plantLog()).brief.fields.map(({ name }) => name)).not.toContain('room')
  expect(readEdit('rename the room field to Location', plantLog()).brief.fields[1]).toMatchObject({
    name: 'room',
    label: 'Location',
  })
  expect(readEdit('make the room required', plantLog()).brief.fields[1]?.required).toBe(true)
})

test('layout and style change by words', () => {
  expect(readEdit('show it as a table', plantLog()).brief.skeleton).toBe('table')
  expect(readEdit('group it by day', plantLog()).brief.skeleton).toBe('days')
  expect(readEdit('make it more playful', plantLog()).brief.style).toBe('playful')
})

test('a word for a whole look brings its colours, and no field', () => {
  for (const message of ['make it neon', 'use pastel colours', 'I want earth tones', 'make everything monochrome']) {
    const { brief, clauses } = readEdit(message, plantLog())
    expect(brief.colors.primary, message).toBeDefined()
    expect(clauses.join(), message).not.toContain('field')
    expect(brief.isDark, message).toBe(message.includes('neon'))
  }
  expect(readEdit('add a mood field', plantLog()).brief.colors).toEqual({})
})

test('what cannot be done is named and changes nothing', () => {
  const edit = readEdit('let me drag the rooms', plantLog())
  expect(edit.clauses).toEqual([])
  expect(edit.refused.join()).toContain('dragging')
})

test('the title is never removed', () => {
  const edit = readEdit('remove the plant name', plantLog())
  expect(edit.clauses).toEqual([])
  expect(edit.refused).toHaveLength(1)
})
