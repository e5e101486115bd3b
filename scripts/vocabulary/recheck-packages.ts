// Takes the facts of a few packages of the catalogue from the registry again and compares; part of `npm test`.
import { isDeepStrictEqual } from 'node:util'

import { packageCatalogue } from '@joinery/contract/vocabulary/packages'

import { readPublished } from './read-package.ts'

const howMany = 3
const small = packageCatalogue.filter((entry) => entry.exportCount < 300)
const chosen = small.toSorted(() => Math.random() - 0.5).slice(0, howMany)

for (const { name, semver, integrity, licence, exports, exportCount } of chosen) {
  const published = readOrNull(name, semver)
  if (published === null) {
    console.error(`${name} ${semver}: not checked, the registry could not be asked.`)
    // Away from the network the rest of the tests is still worth running; CI must have looked.
    if (process.env['CI'] === 'true') process.exit(1)
    continue
  }
  const committed = { version: semver, integrity, licence, exports, exportCount }
  if (!isDeepStrictEqual(published, committed)) {
    console.error(`${name} ${semver} is not what the catalogue says.`)
    console.error('If the package is right: node scripts/vocabulary/write-package-facts.ts')
    process.exit(1)
  }
  console.log(`${name} ${semver}: as committed`)
}

function readOrNull(name: string, version: string) {
  try {
    return readPublished(name, version)
  } catch {
    return null
  }
}
