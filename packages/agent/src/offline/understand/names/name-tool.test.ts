import { expect, test } from 'vitest'

import { calculatorFor } from '../../compose/fronts/choose-calculator.ts'
import { readBuild } from '../read-build.ts'
import { asksForCountdown, readCountdown } from '../tools/read-countdown.ts'

function nameOf(message: string): string {
  const reading = readBuild(message)
  return reading.ok ? `${reading.brief.stage || reading.brief.front}: ${reading.brief.name}` : reading.reason
}

test('what turns one measure into another is named after both', () => {
  expect(nameOf('Convert litres to gallons')).toBe('calculator: Litres to gallons')
  expect(nameOf('cm to inches')).toBe('calculator: Centimetres to inches')
  expect(nameOf('weight converter for kg, stone and pounds')).toBe('calculator: Weight converter')
})

test('a translator goes by its languages, a poll by what is voted on, a summarizer by its texts', () => {
  expect(nameOf('translator english to polish with history')).toBe('translator: English–Polish translator')
  expect(nameOf('poll: where should we have dinner? Thai, Greek, home')).toBe('poll: Dinner poll')
  expect(nameOf('An AI tool that summarizes lecture notes')).toBe('text-tool: Lecture notes, short')
})

test('a countdown to a day is no timer', () => {
  expect(readCountdown('days until Halloween')).toMatchObject({ month: 10, day: 31, year: null })
  expect(readCountdown('countdown to my exam on March 3rd, 2028')).toEqual({
    title: 'My exam',
    month: 3,
    day: 3,
    year: 2028,
  })
  expect(readCountdown('countdown timer of 10 minutes')).toBeNull()
  expect(asksForCountdown('Wedding website with photos, RSVP and a countdown to 3 May 2031')).toBe(false)
})

test('a bill that is shared is divided', () => {
  const { inputs, lines } = calculatorFor('a tip calculator with bill amount, tip percent and number of people')
  expect(inputs.map(({ label }) => label)).toEqual(['Bill amount', 'Tip percent', 'Number of people'])
  expect(lines.join(' ')).toContain('/ Math.max(1, people)')
})

test('the end of a question names no calculator', () => {
  expect(nameOf('how much paint do i need calculator')).not.toMatch(/do i need/i)
})
