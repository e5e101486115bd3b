// A plan for the days of a week shows the week.
import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`${message}: ${reading.reason}`)
  return reading.brief
}

test.each([
  ['Weekly meal plan: what we eat on each day of the week and who cooks', ['Dish', 'Day of the week', 'Who cooks']],
  [
    'Shift plan for our cafe: for each day of the week who works from when until when',
    ['Who works', 'Day of the week', 'From', 'Until'],
  ],
  [
    'A weekly timetable of my classes with day, time, room and teacher',
    ['Class', 'Teacher', 'Day of the week', 'Time', 'Room'],
  ],
  ['Weekly cleaning rota with room, person and day', ['Room', 'Person', 'Day of the week']],
  [
    'I want to plan my week: tasks for Monday to Sunday with time and done',
    ['Task', 'Day of the week', 'Time', 'Done'],
  ],
])('%s', (message, labels) => {
  const { skeleton, fields } = briefOf(message)
  expect([skeleton, ...fields.map(({ label }) => label)]).toEqual(['week', ...labels])
})

test('each day of a week is one of its days, and each day of a log is none', () => {
  const plan = briefOf('Meal planner for the week: for each day what we cook and who cooks')
  expect([plan.skeleton, plan.entity.singular]).toEqual(['week', 'meal'])
  expect(briefOf('Egg log: for each day how many eggs and the weather').skeleton).not.toBe('week')
})

test.each([
  'Library of things: item, borrower, due back date, show what is overdue',
  'Household budget with month and amount, plan ahead each week',
  'Weekly meal plan with day of the week, dish and who cooks, as a table',
  'A log of my runs with date, distance and how I felt',
])('no week: %s', (message) => {
  expect(briefOf(message).skeleton).not.toBe('week')
})

test('an empty day leads to the form with that day', () => {
  const { files } = compose(briefOf('Meal planner with day of the week, dish and who cooks'))
  expect(files['web/components/meal-list.jsx']).toContain('/new?day_of_the_week=${key}')
  expect(files['web/components/meal-form.jsx']).toContain('given?.day_of_the_week')
})

test('samples of a week lie on its days, one after the other', () => {
  const named = compose(briefOf('Meal planner with day of the week, dish and who cooks')).seedSql
  expect(named.match(/'(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'/gu)?.slice(0, 3)).toEqual([
    "'Monday'",
    "'Tuesday'",
    "'Wednesday'",
  ])
  const dated = compose(briefOf('Meal plan: date, dish and cook; show this week')).seedSql
  expect(dated).toContain("date_trunc('week', current_date)::date + 6")
})
