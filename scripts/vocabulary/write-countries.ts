// Writes packages/contract/src/vocabulary/data/countries.json from the installed ISO 3166-1 package.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { packageFacts } from './package-lock-facts.ts'

const source = 'i18n-iso-countries'
const file = join(import.meta.dirname, '../../packages/contract/src/vocabulary/data/countries.json')

/** Short names that the specification uses, typed from it: an alias among these wins. */
const specified = new Set(['Czech Republic', 'Hong Kong', 'Netherlands', 'United Arab Emirates', 'United Kingdom', 'United States']) // prettier-ignore

interface Countries {
  source: { package: string; version: string; integrity: string; licence: string }
  /** Key in the specification's style → two-letter code of ISO 3166-1. */
  codes: Record<string, string>
}

export function deriveCountries(): Countries {
  const require = createRequire(import.meta.url)
  const { countries }: { countries: Record<string, string | string[]> } = JSON.parse(
    readFileSync(require.resolve(`${source}/langs/en.json`), 'utf8'),
  )
  const aliases = Object.entries(countries).map(([code, names]) => ({ code, names: [names].flat() }))
  const taken = new Map<string, number>()
  for (const name of aliases.flatMap(({ names }) => [...new Set(names)])) taken.set(name, (taken.get(name) ?? 0) + 1)
  const entries = aliases.map(({ code, names }): [string, string] => {
    const unique = names.filter((name) => taken.get(name) === 1 && name.length > 3)
    const shortest = unique.toSorted((a, b) => a.length - b.length)[0]
    const chosen = unique.find((name) => specified.has(name)) ?? (code === 'TR' ? names[0] : shortest)
    if (chosen === undefined) throw new Error(`${code} has no name of its own`)
    // `Moldova, Republic of` → `Moldova`, but there are two kinds of `Virgin Islands`.
    const [start = chosen, rest] = chosen.split(',')
    const isPlain = rest !== undefined && aliases.filter(({ names: own }) => own[0]?.startsWith(start)).length === 1
    return [keyOf(isPlain ? start : chosen), code]
  })
  return { source: packageFacts(source), codes: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

/** `Côte d'Ivoire` → `cote_divoire`: display names are made from keys by replacing underscores (specification 5). */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
}

if (import.meta.main) writeFileSync(file, `${JSON.stringify(deriveCountries(), null, 2)}\n`)
