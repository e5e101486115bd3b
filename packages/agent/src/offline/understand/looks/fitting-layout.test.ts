import { describe, expect, it } from 'vitest'

import { readBuild } from '../read-build.ts'

/** Layouts that lists of one sort get, over messages that differ in a word. */
function layoutsOf(message: string): Set<string> {
  const words = ['', ', calm', ', cozy', ', for us', ', minimal', ', bold', ', quiet', ', warm', ', friendly', ', big']
  return new Set(
    words.map((word) => {
      const reading = readBuild(message + word)
      return reading.ok ? reading.brief.skeleton : reading.reason
    }),
  )
}

describe('what a list holds gives it its shape', () => {
  it('a plan for what is numbered', () => {
    expect([...layoutsOf('Swim club lockers with number, who has it and paid until')]).toEqual(['plan'])
  })

  it('sections for what is divided by a choice, and never a diary', () => {
    const layouts = layoutsOf('Pantry: item, category (spices, grains, cans, oils) and shelf')
    expect(layouts).toContain('sections')
    expect(layouts).not.toContain('agenda')
  })

  it('bars for amounts; a price is not compared', () => {
    expect(layoutsOf('Donations with donor, amount and message')).toContain('bars')
    expect(layoutsOf('Tools with name, maker and price')).not.toContain('bars')
  })

  it('a diary for what happened on its day, and not for a day of another meaning', () => {
    expect(layoutsOf('Castings with place, date and role')).toContain('agenda')
    expect(layoutsOf('Machines with name, last service and state')).not.toContain('agenda')
  })

  it('readings for what is read off on a day, a field book for what was seen', () => {
    expect([...layoutsOf('Meter readings of our flat: date, electricity in kWh')]).toContain('readings')
    const seen = ['Bird', 'Bat', 'Moth', 'Deer', 'Whale', 'Seal', 'Fox', 'Owl']
    const books = seen.flatMap((each) => [...layoutsOf(`${each} sightings with species, place, date and count`)])
    expect(books).toContain('fieldbook')
    // What is spent is no reading, and on which day somebody delivers is no day in a book.
    expect(layoutsOf('Fuel log with litres, price and date')).not.toContain('readings')
    expect(layoutsOf('Suppliers with name, day and price')).not.toContain('fieldbook')
  })

  it('no days to tick for entries that have a day and minutes of their own', () => {
    const reading = readBuild('Practice diary for my violin, minutes and pieces per day')
    expect(reading.ok && reading.brief.parts).not.toContain('streaks')
    const habits = readBuild('A habit tracker: tick each day when I did it')
    expect(habits.ok && habits.brief.parts).toContain('streaks')
  })

  it('two facing pages where there is much to tell', () => {
    expect(layoutsOf('Suppliers with name, company, city, tax number, IBAN, terms and discount code')).toContain(
      'spread',
    )
  })

  it('the layout that was asked for, and what is ticked off stays a list', () => {
    expect([...layoutsOf('Swim club lockers with number and who has it, as a table')]).toEqual(['table'])
    expect(layoutsOf('To-do list with area (house, garden, office)')).not.toContain('sections')
  })
})
