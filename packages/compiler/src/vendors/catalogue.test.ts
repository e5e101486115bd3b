import { availableFonts } from '@joinery/contract/vocabulary/fonts'
import { availablePackages } from '@joinery/contract/vocabulary/packages'
import { expect, test } from 'vitest'

import { readFontLibrary } from '../styles/font-library.ts'
import { catalogue } from './catalogue.ts'

test('the catalogue holds the packages that the vocabulary calls available, and the app kit', () => {
  const packages = new Set(catalogue.map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]))
  expect(packages).toEqual(new Set([...availablePackages, '@joinery/app-kit']))
})

test('the font library holds the families that the vocabulary calls available', async () => {
  const families = (await readFontLibrary()).map((font) => font.family.replace(/ Variable$/, ''))
  expect(families).toEqual([...availableFonts])
})
