// The packages that generated apps may import.
import { availablePackages } from '@joinery/contract/vocabulary/packages'

export interface CatalogueEntry {
  /** What an app writes after `from`. */
  specifier: string
  /** CommonJS has no export names to forward; they are read when the catalogue is built. */
  isCommonJs: boolean
  hasDefault: boolean
  side: 'both' | 'server'
}

export const catalogue: readonly CatalogueEntry[] = [
  { specifier: 'react', isCommonJs: true, hasDefault: true, side: 'both' },
  { specifier: 'react/jsx-runtime', isCommonJs: true, hasDefault: false, side: 'both' },
  { specifier: 'react-dom', isCommonJs: true, hasDefault: true, side: 'both' },
  { specifier: '@joinery/app-kit', isCommonJs: false, hasDefault: false, side: 'both' },
  { specifier: '@joinery/app-kit/server', isCommonJs: false, hasDefault: false, side: 'server' },
  { specifier: 'lucide-react', isCommonJs: false, hasDefault: false, side: 'both' },
  { specifier: 'date-fns', isCommonJs: false, hasDefault: false, side: 'both' },
  { specifier: 'clsx', isCommonJs: false, hasDefault: true, side: 'both' },
]

/** For messages: what an app can import. */
export const importablePackages = [...availablePackages, '@joinery/app-kit'].join(', ')

export function findCatalogueEntry(specifier: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.specifier === specifier)
}
