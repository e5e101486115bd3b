import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function listOf(sentence: string, path: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files[path] ?? ''
}

test('what is held stands once, with each purchase at its day and below it', () => {
  const list = listOf('Keep my coins with amount, price paid and date', 'web/components/coin-list.jsx')
  expect(list).toContain('Map.groupBy(coins, ({ name }) => name)')
  expect(list).toContain('<Purchase key={coin.id} coin={coin} isOnly={its.length === 1} today={today} />')
  expect(list).toContain("bought ${its.length === 2 ? 'twice'")
})

test('without days a bar says how much of the largest it is', () => {
  const list = listOf('My shares with name, quantity and price paid', 'web/components/share-list.jsx')
  expect(list).toContain('(sum(its) / most) * 100')
  expect(list).not.toContain('Date.parse')
})
