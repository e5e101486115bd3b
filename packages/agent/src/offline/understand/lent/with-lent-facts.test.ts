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
