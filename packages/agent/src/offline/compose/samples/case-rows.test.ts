import { describe, expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { composeSeed } from '../data/seed-sql.ts'
import { viewsOf } from '../views.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return composeSeed(reading.brief, viewsOf(reading.brief))
}

describe('rows of a case', () => {
  test('three hives are three, and no inspection is of a fourth', () => {
    const seed = seedOf('log for my 3 beehives, inspections and queen age')
    expect(seed.match(/\('Hive \d'/gu)).toHaveLength(3)
    expect(seed).not.toMatch(/name = 'Hive [4-9]'/u)
  })

  test('two girls have names of girls, with all that is theirs', () => {
    const seed = seedOf('pocket money tracker for my two girls')
    expect(seed).toContain("('Ida'")
    expect(seed).toContain("name = 'Noor'")
    expect(seed).not.toMatch(/Mateo|Tim/u)
  })

  test('what each costs is what it costs in the shop', () => {
    const prices = seedOf('online shop for my handmade soy candles, 14 dollars each, cart and checkout').match(
      /, 14, /gu,
    )
    expect(prices?.length).toBeGreaterThan(3)
  })
})
