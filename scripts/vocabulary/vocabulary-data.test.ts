// The committed lists are what the installed packages say.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packageCatalogue } from '@joinery/contract/vocabulary/packages'
import { expect, test } from 'vitest'

import { cataloguePackages } from './catalogue-packages.ts'
import { packageFacts } from './package-lock-facts.ts'
import { readFolder } from './read-package.ts'
import { deriveCountries } from './write-countries.ts'

const root = join(import.meta.dirname, '../..')
const data = join(root, 'packages/contract/src/vocabulary/data')

test('the countries are those of the ISO 3166-1 package', () => {
  expect(JSON.parse(readFileSync(join(data, 'countries.json'), 'utf8'))).toEqual(deriveCountries())
})

test('every described package has its facts', () => {
  expect(packageCatalogue.map((entry) => entry.name)).toEqual(Object.keys(cataloguePackages))
})

test.each(['react', 'react-dom', 'lucide-react', 'date-fns', 'clsx', 'zod'])(
  'the facts of %s are those of the installed package',
  (name) => {
    const entry = packageCatalogue.find((each) => each.name === name)
    expect(entry).toMatchObject({ semver: packageFacts(name).version, integrity: packageFacts(name).integrity })
    const { version, ...facts } = readFolder(join(root, 'node_modules', name))
    expect(entry).toMatchObject({ ...facts, semver: version })
  },
)
