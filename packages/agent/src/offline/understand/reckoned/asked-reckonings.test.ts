import { expect, test } from 'vitest'

import { briefOfCase } from '../../fixtures/brief-of-case.ts'
import { readBuild } from '../read-build.ts'
import { withAskedReckonings } from './asked-reckonings.ts'

const classroom = `= classroom
words: child
title: Reading
kind: child: name (required), group (red, blue), allowance (money)
kind: reading of child: book (text, required), date (required), pages (number), finished (yes/no), heard by (text)
`
const money = `= jobs
words: job
title: Jobs
kind: job: what (text, required), customer (text), price (money), date (date), due on (date), done (yes/no), paid (yes/no)
`

const linesOf = (text: string, message: string): string[] =>
  withAskedReckonings(briefOfCase(text), message).reckoned ?? []

test.each([
  [
    'I need to see who I have not heard for more than two weeks.',
    'Not for 14 days | each child | Last = since latest Date of reading | only Last over 14',
  ],
  [
    'At the end of each month tell me how many pages each child read.',
    'Pages of each child | each child | Pages = sum Pages of reading where Date this month',
  ],
  [
    'I would like to know how many readings each helper did.',
    'Readings by heard by | each Heard by of reading | Readings = count reading',
  ],
  ['Show me a count by group.', 'Children by group | each Group of child | Children = count child'],
])('of a classroom: %s', (message, expected) => {
  expect(linesOf(classroom, message)).toEqual([expected])
})

test.each([
  [
    'Then show which jobs are done but not paid for yet.',
    'Done, not paid yet | each job where Done and not Paid | Price = Price | total Price',
  ],
  [
    'I want to see what is due in the next two weeks.',
    'In the next 14 days | each job where Due on next 14 days and not Done | Due on = Due on',
  ],
  [
    'I want to know the total I took in each month.',
    'Price each month | each month of Date of job | Price = sum Price of job',
  ],
])('of jobs: %s', (message, expected) => {
  expect(linesOf(money, message)).toEqual([expected])
})

const body = `= body
words: weight
title: Weight
kind: reading: upper (number mmHg, required), lower (number mmHg, required), pulse (number bpm), date (date, required)
`
const gym = `= gym
words: lift
title: Lifting
kind: exercise: name (text, required)
kind: set of exercise: date (date, required), weight (number kg, required), reps (number)
`

test.each([
  [
    body,
    'A graph would be helpful.',
    'Upper over time | each day of Date of reading | Upper = average Upper of reading; Lower = average Lower of reading | as line',
  ],
  [
    gym,
    'Show me a graph of each lift going up.',
    'Weight over time | each day of Date of set by Exercise | Weight = highest Weight of set | as line',
  ],
])('how it went over time is a line: %s', (text, message, expected) => {
  expect(linesOf(text, message)).toEqual([expected])
})

test('what is told of now, or is a fact of each, asks for nothing', () => {
  expect(
    linesOf(money, 'I have not seen my nephew for more than a year. We write down the price and the customer.'),
  ).toEqual([])
  expect(linesOf(money, 'I want to see each customer and what they pay each month.')).toEqual([])
})

test('what a case draws already is drawn once', () => {
  const reckoned = ['Course | each day of date of reading | Upper = highest upper of reading | as line']
  const brief = { ...briefOfCase(body), reckoned }
  expect(withAskedReckonings(brief, 'A graph would be helpful.').reckoned).toEqual(reckoned)
})

test('what a case works out already comes once', () => {
  const reckoned = ['Open | each job where Done and not Paid | Price = Price | total Price']
  const brief = { ...briefOfCase(money), reckoned }
  expect(withAskedReckonings(brief, 'Show which jobs are done but not paid.').reckoned).toEqual(reckoned)
})

test('what is counted "with a chart" is drawn, and stands before what a case works out', () => {
  const reading = readBuild('varroa mite counts per hive per week with a chart so i can see when to treat')
  const [first, ...others] = reading.ok ? (reading.brief.reckoned ?? []) : []
  expect(first).toBe(
    'Mites over time | each day of Date of inspection by Hive | Mites = average Mites of inspection | as line',
  )
  expect(others.length).toBeGreaterThan(0)
})
