import { expect, test } from 'vitest'

import type { Skeleton } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function listOf(message: string, skeleton: Skeleton = 'cards'): { list: string; files: Record<string, string> } {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  const { files } = compose({ ...reading.brief, skeleton })
  return { list: files['web/components/boat-list.jsx'] ?? '', files }
}

test('a boat is drawn with a rower on each of its seats', () => {
  const { list, files } = listOf('Our rowing club: members with phone, boats and outings')
  expect(list).toContain("import { BoatMark } from '@/components/boat-mark.jsx'")
  expect(list).toContain('<BoatMark seats={boat.seats} className=')
  expect(files['web/components/boat-mark.jsx']).toContain('export function BoatMark')
})

test.each(['lines', 'index', 'cards'] as const)('boats stand so in %s', (skeleton) => {
  expect(listOf('Our rowing club: members with phone, boats and outings', skeleton).list).toContain('<BoatMark ')
})

test('a boat with a photo, or without a number of seats, is not drawn', () => {
  expect(listOf('Boats with name, seats (number) and photo').list).not.toContain('BoatMark')
  expect(listOf('Boats with name and colour').list).not.toContain('BoatMark')
})

test('a club’s boats are not for sale; those of a hire have their price', () => {
  expect(listOf('Our rowing club: members with phone, boats and outings').list).not.toContain('price')
  const hire = readBuild('Boats for hire at our sailing club')
  expect(hire.ok && hire.brief.fields.some(({ kind }) => kind === 'money')).toBe(true)
})
