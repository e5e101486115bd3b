import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from '../compose/compose.ts'

test('a collection of cakes has cakes in it, with amounts', () => {
  const reading = readBuild('A recipe box for tarts and cakes with photo, ingredients and method')
  if (!reading.ok) throw new Error('Not understood')
  const { seedSql } = compose(reading.brief)
  expect(seedSql).toContain('Honey cake')
  expect(seedSql).not.toMatch(/stew|soup|salad/i)
  expect(seedSql).toMatch(/'\d+ g /)
})
