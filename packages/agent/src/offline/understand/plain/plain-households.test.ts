import { expect, test } from 'vitest'

import { kindsOf } from '../../fixtures/read-kinds.ts'
import { readBuild } from '../read-build.ts'

function brief(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('an organizer holds what it is made of', () => {
  expect(Object.keys(kindsOf('household planner with groceries, chores, birthdays and a calendar'))).toEqual([
    'shopping item',
    'chore',
    'birthday',
    'event',
  ])
})

test('a mood tracker asks for the mood of a day', () => {
  expect(kindsOf('mood diary for teachers, soft colours')).toEqual({ entry: ['Entry', 'Date', 'Mood', 'Note'] })
})

test.each([
  ['to-do list for our museum: stage, labels, lighting', ['Stage', 'Labels', 'Lighting']],
  ['task list for the wedding: food, music, guests', ['Food', 'Music', 'Guests']],
])('what a to-do list is divided into is an area of each task: %s', (message, areas) => {
  expect(brief(message).fields.find(({ kind }) => kind === 'choice')?.options).toEqual(areas)
})

test('facts of a task are no areas', () => {
  expect(kindsOf('to-do list: title, due date, priority')).toEqual({ task: ['Title', 'Due date', 'Priority', 'Done'] })
})

test('who does what is asked for by name', () => {
  expect(kindsOf('flat chores: who cleans what this week, mark done, rotate')).toEqual({
    'flat chore': ['Title', 'Who', 'Done', 'Week'],
  })
})

test('those for whom a list is are those who add to it', () => {
  const { fields } = brief('a shared shopping list for our house, me, Ida and Noel')
  expect(fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Me', 'Ida', 'Noel'])
})

test('a retro board has cards in the columns that were named', () => {
  const { entity, fields } = brief('retro board with three columns: keep, drop, try. everyone can add cards and vote')
  expect(entity.singular).toBe('card')
  expect(fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Keep', 'Drop', 'Try'])
})

test('just a title and a text are all that is asked', () => {
  expect(kindsOf('my garden notes - just title and text')).toEqual({ note: ['Title', 'Text'] })
})
