// Writes packages/contract/src/vocabulary/data/packages.json: facts of every package of the catalogue, from the registry.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { cataloguePackages } from './catalogue-packages.ts'
import { readPublished } from './read-package.ts'

const file = join(import.meta.dirname, '../../packages/contract/src/vocabulary/data/packages.json')
const facts = Object.fromEntries(
  Object.entries(cataloguePackages).map(([name, version]) => {
    const read = readPublished(name, version)
    console.log(`${name} ${read.version} ${read.licence}: ${read.exportCount} exports`)
    return [name, read]
  }),
)
writeFileSync(file, `${JSON.stringify(facts, null, 1)}\n`)
