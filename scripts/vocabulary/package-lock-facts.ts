// What the lock file says of an installed package.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PackageFacts {
  package: string
  version: string
  integrity: string
  licence: string
}

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; license?: string }>
}

/** @throws Error when the package is not in the lock file */
export function packageFacts(name: string): PackageFacts {
  const lock: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
  const found = lock.packages[`node_modules/${name}`]
  if (found?.version === undefined || found.integrity === undefined) throw new Error(`${name} is not locked`)
  return { package: name, version: found.version, integrity: found.integrity, licence: found.license ?? 'unknown' }
}
