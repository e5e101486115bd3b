import { describe, expect, test } from 'vitest'

import { rowsOfKnown } from '../../cases/case-file.ts'
import { composeSeed } from '../../compose/data/seed-sql.ts'
import { viewsOf } from '../../compose/views.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}
const labelsOf = (message: string): string[] => briefOf(message).fields.map(({ label }) => label)
const seedOf = (message: string): string => {
  const brief = briefOf(message)
  return composeSeed(brief, viewsOf(brief))
}

describe('facts that were told of records that people keep again and again', () => {
  test('what was told stays as it was told, in its order, and nothing is added to it', () => {
    const message = 'Job hunt tracker: company, position, applied on, contact person, status, salary, link to the ad'
    expect(labelsOf(message)).toEqual([
      'Company',
      'Position',
      'Applied on',
      'Contact person',
      'Status',
      'Salary',
      'Link to the ad',
    ])
  })

  test('its rows are those of such records, each fact by the name that the case has for it', () => {
    const message = 'Chickens. name, breed, hatched on, laying yes/no.'
    expect(briefOf(message).exampleRows?.known).toBe('hens-and-eggs/1')
    const [first] = rowsOfKnown('hens-and-eggs/1')
    expect(seedOf(message)).toContain(`'${first?.title}'`)
  })

  test('states of its own go by days of their own', () => {
    expect(briefOf('Projects of our choir: name, status (planned, under way, finished), budget').exampleRows).toBe(
      undefined,
    )
  })

  test('a state that is told by its name alone goes by the states of such records', () => {
    const { fields, exampleRows } = briefOf('gas cylinder register: number, gas, size, room, user, delivered, state')
    expect(fields.at(-1)?.options).toContain('Nearly empty')
    expect(exampleRows?.known).toBe('gas-cylinders/0')
  })

  test('a number is the number where both call it so', () => {
    const message = 'christmas trees: number, sort, height, price, reserved by, phone, fetch on'
    expect(briefOf(message).exampleRows?.names).toMatchObject({ number: 'number' })
  })

  test('a shop, a price and a tick call no gift: the case says what does', () => {
    const [title] = briefOf(
      'list of gift ideas for everyone in my family, with price, shop and whether i already bought it',
    ).fields
    expect(title).toMatchObject({ label: 'Idea', required: false })
  })

  test('a name that was told stays first', () => {
    expect(labelsOf('Neighbours who help: name, phone, what they can do, street')[0]).toBe('Name')
  })

  test('what follows from other facts stays where it was told', () => {
    const message =
      'swim log, every session has a date, pool, metres, minutes and stroke (crawl, breast). in each row the minutes per 100 m (minutes / metres * 100)'
    expect(labelsOf(message).at(-1)).toBe('Minutes per 100 m')
  })

  test('a guitar takes no serial number of a washing machine', () => {
    expect(briefOf('an inventory of my guitars. brand, model, year, serial number, value in euros').exampleRows).toBe(
      undefined,
    )
  })
})

describe('what known apps lend', () => {
  test('the same fact told in other words has the rows of the case', () => {
    const message = 'sheep: ear tag, born, dam, sire, lambed how many, treatments'
    expect(briefOf(message).exampleRows).toMatchObject({ names: { dam: 'mother', ear_tag: 'ear_tag' } })
    expect(labelsOf(message)).toContain('Dam')
  })

  test('records beside the main ones have rows of the case too, below those that they belong to', () => {
    const message =
      'Dairy farm: cows (ear tag, breed, born), milkings (litres, morning or evening), treatments (date, medicine, withdrawal until)'
    const treatments = briefOf(message).more.find(({ singular }) => singular === 'treatment')
    expect(treatments?.exampleRows).toMatchObject({ names: { medicine: 'medicine', date: 'date' } })
  })

  test('a book of boats keeps their outings, with the facts that were told', () => {
    const brief = briefOf('rowing club boat log: which boat went out, crew, time out, time in, damage')
    expect(brief.entity.singular).toBe('outing')
    expect(brief.fields.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
      'Crew: text',
      'Time out: time',
      'Time in: time',
      'Damage: long',
      'Boat: reference',
      'Date: date',
    ])
    expect(brief.more.map(({ singular }) => singular)).toEqual(['boat'])
  })

  test('inspections that are said are no facts of a hive', () => {
    const { entity, more } = briefOf(
      'registry of our beehives with inspections: queen seen, brood frames, varroa count, honey harvested',
    )
    expect(entity.singular).toBe('hive')
    expect(more[0]).toMatchObject({ singular: 'inspection', known: 'hives-and-inspections/1' })
    expect(more[0]?.fields.map(({ label }) => label)).toContain('Varroa count')
  })

  test('a single fact is shown by the values of a case that is near', () => {
    const { lentFacts = {} } = briefOf('ski rental: skis and boots, sizes, who has them, due back')
    expect(lentFacts['sizes']).toMatchObject({ name: 'size' })
  })

  test('records of any work are no tasks of a party, and runs no rides', () => {
    expect(briefOf('A task list').exampleRows).toBeUndefined()
    expect(briefOf('Running log with date, distance in km and a weekly total.').exampleRows?.known).not.toContain(
      'bike',
    )
    expect(briefOf('stock of hair dye and products for small salon').exampleRows).toBeUndefined()
  })
})
