import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function build(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

const page = 'web/app/page.jsx'
const face = 'web/components/timer-face.jsx'

test('teas that are named have the lengths that everybody knows', () => {
  const code = build('A tea timer with green, black and oolong')[page]
  expect(code).toContain(
    '{ label: "Green", seconds: 120 }, { label: "Oolong", seconds: 210 }, { label: "Black", seconds: 240 }',
  )
})

test('what is said of a length comes before what is known', () => {
  expect(build('A tea timer: green 3 min, black 5 min')[page]).toContain('{ label: "Green", seconds: 180 }')
})

test('a clock that is read from afar is figures alone', () => {
  expect(build('Timer for our debating club, projected on the wall: 7 minutes or 4 minutes')[face]).toContain(
    'as wide as the page',
  )
})

test('timers have different faces, and each says its time to a screen reader', () => {
  const timers = [
    'A pomodoro timer',
    'An egg timer',
    'A tea timer',
    'A timer for my yoga class, 20 minutes',
    'Countdown timer for exams, 90 minutes',
  ]
  const codes = timers.map((timer) => build(timer)[face] ?? '')
  expect(new Set(codes).size).toBeGreaterThan(2)
  for (const code of codes) expect(code).toContain('role="timer" aria-label="Time left"')
})

test('rounds are marked one by one', () => {
  expect(build('Tabata timer, 20 seconds work, 10 seconds rest, 8 rounds')[page]).toContain('round < at.round')
})

test.each([
  ['pomodoro timer', ['Work', 'Break', 'Long break']],
  ['egg timer', ['Soft', 'Medium', 'Hard']],
  ['a tea timer', ['Green', 'Black', 'Herbal']],
  ['presentation timer', ['5 min', '10 min', '20 min']],
  ['meeting timer', ['15 min', '30 min', '45 min']],
])('%s has the lengths that such a timer runs for', (request, labels) => {
  const code = build(request)[page]
  for (const label of labels) expect(code).toContain(`label: "${label}"`)
})
