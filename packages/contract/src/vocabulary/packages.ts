// The package catalogue and the client libraries (specification 3, "Client libraries offered to generated apps").
import facts from './data/packages.json' with { type: 'json' }
import { type PackageDescription, packageDescriptions } from './package-descriptions.ts'

/** One entry: our description, and facts taken from the package as it is published. */
export interface CataloguePackage extends PackageDescription {
  name: string
  /** Version that the facts are taken from; for pinned mobile libraries the pin. */
  semver: string
  integrity: string
  licence: string
  /** Names of the main entry, the first 250 in alphabetical order. */
  exports: readonly string[]
  exportCount: number
  /** True when generated apps can import it today. */
  isAvailable: boolean
}

/**
 * The packages that generated apps can import today besides the app kit; the compiler's catalogue holds exactly these
 * (a test compares them).
 */
export const availablePackages = ['react', 'react-dom', 'lucide-react', 'date-fns', 'clsx'] as const

export const packageCatalogue: readonly CataloguePackage[] = Object.entries(facts).flatMap(
  ([name, { version, ...fact }]) => {
    const description = packageDescriptions[name]
    const isAvailable = availablePackages.some((available) => available === name)
    return description === undefined ? [] : [{ name, ...description, ...fact, semver: version, isAvailable }]
  },
)

export function findPackage(name: string): CataloguePackage | undefined {
  return packageCatalogue.find((entry) => entry.name === name)
}

/** Specification 3: the seven client libraries, each with the package that stands for it (ours). */
export const clientLibraries = [
  { kind: 'design library with a provider wrapper', package: '@chakra-ui/react', wrapper: 'ChakraProvider' },
  { kind: 'maps', package: '@vis.gl/react-maplibre', wrapper: null },
  { kind: 'charts', package: 'recharts', wrapper: null },
  { kind: 'component kit', package: '@headlessui/react', wrapper: null },
  { kind: 'shadcn-style component kit', package: 'radix-ui', wrapper: null },
  { kind: 'PDF text extraction', package: 'pdfjs-dist', wrapper: null },
  { kind: 'markdown rendering', package: 'react-markdown', wrapper: null },
] as const
export type ClientLibrary = (typeof clientLibraries)[number]
