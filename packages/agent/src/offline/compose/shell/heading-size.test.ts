import { expect, test } from 'vitest'

import type { StyleName } from '../../brief.ts'
import { fittingHeading, widthOf } from './heading-size.ts'
import { styles } from './styles.ts'

function sizesOf(style: StyleName, words: string, column: 'whole' | 'half'): string[] {
  const classes = fittingHeading({ style }, words, column).split(' ')
  return classes.filter((name) => name.includes('text-'))
}

test('a long word makes its heading smaller where it would run out of the column, and nowhere else', () => {
  expect(sizesOf('bold', 'Our quiz', 'half')).toEqual(['text-6xl', 'sm:text-8xl', 'lg:text-[8.5rem]'])
  expect(sizesOf('bold', 'Personality quiz', 'whole')).toEqual(['text-6xl', 'sm:text-8xl', 'lg:text-[8.5rem]'])
  expect(sizesOf('bold', 'Personality quiz', 'half')).toEqual(['text-6xl', 'sm:text-8xl', 'lg:text-7xl'])
  expect(sizesOf('brutalist', 'Photographers', 'whole')).toEqual(['text-3xl', 'sm:text-6xl', 'lg:text-8xl'])
  expect(sizesOf('corporate', 'A customer survey', 'half')).toEqual(['text-3xl', 'sm:text-[2.75rem]'])
})

test.for(['bold', 'corporate', 'medical', 'playful'] as const)('a short word is as large as %s has it', (style) => {
  const classes = fittingHeading({ style }, 'Tea', 'whole').split(' ')
  expect(classes.toSorted()).toEqual(styles[style].heading.split(' ').toSorted())
})

test('thin letters take less room than broad ones', () => {
  expect(widthOf({ style: 'bold', seed: 1 }, 'Illi Till')).toBeLessThan(
    widthOf({ style: 'bold', seed: 1 }, 'Wamm Momm') * 0.6,
  )
})
