// The fonts an app may name, from the installed packages; served by us, so that no visitor meets a third party.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface FontFace {
  /** For example `newsreader-latin-wght-normal.woff2`. */
  file: string
  style: 'normal' | 'italic'
  weight: string
  unicodeRange: string
}
export interface Font {
  /** What people write: `Instrument Sans`. */
  family: string
  /** What classes use: `font-instrument-sans`. */
  id: string
  /** Changes with the package, so that addresses can be cached for good. */
  version: string
  fallback: string
  folder: string
  faces: FontFace[]
}

const packages = [
  'variable/archivo',
  'variable/atkinson-hyperlegible-next',
  'variable/baloo-2',
  'variable/cormorant-garamond',
  'variable/figtree',
  'variable/fraunces',
  'variable/instrument-sans',
  'variable/jetbrains-mono',
  'variable/jost',
  'variable/karla',
  'variable/lexend',
  'variable/newsreader',
  'variable/nunito',
  'variable/public-sans',
  'variable/space-grotesk',
  'variable/syne',
  'variable/unbounded',
  'variable/work-sans',
  'static/barlow',
  'static/barlow-condensed',
  'static/ibm-plex-mono',
  'static/ibm-plex-sans',
  'static/righteous',
  'static/space-mono',
  'static/young-serif',
]
const staticWeights = ['400', '500', '600', '700']
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']
const fallbacks: Record<string, string> = {
  serif: 'ui-serif, Georgia, serif',
  monospace: 'ui-monospace, monospace',
  handwriting: 'cursive',
}

interface FontMetadata {
  id: string
  family: string
  category: string
  weights: number[]
}

export async function readFontLibrary(): Promise<Font[]> {
  return Promise.all(packages.map(readFont))
}

async function readFont(entry: string): Promise<Font> {
  const isVariable = entry.startsWith('variable/')
  const name = entry.replace('variable/', '@fontsource-variable/').replace('static/', '@fontsource/')
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
  const readJson = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const [metadata, ranges, manifest]: [FontMetadata, Record<string, string>, { version: string }] = await Promise.all([
    readJson('metadata.json'),
    readJson('unicode.json'),
    readJson('package.json'),
  ])
  const weights = isVariable ? ['wght'] : staticWeights
  const range = `${metadata.weights.at(0)} ${metadata.weights.at(-1)}`
  const files = new Set(await readdir(join(folder, 'files')))
  const faces: FontFace[] = []
  for (const subset of subsets) {
    for (const weight of weights) {
      for (const style of ['normal', 'italic'] as const) {
        const file = `${metadata.id}-${subset}-${weight}-${style}.woff2`
        if (!files.has(file)) continue
        const unicodeRange = ranges[subset] ?? ''
        faces.push({ file, style, weight: isVariable ? range : weight, unicodeRange })
      }
    }
  }
  const fallback = fallbacks[metadata.category] ?? 'ui-sans-serif, system-ui, sans-serif'
  return { family: metadata.family, id: metadata.id, version: manifest.version, fallback, folder, faces }
}

/** @font-face rules of one font. */
export function fontFaceRules(font: Font, urlOf: (face: FontFace) => string): string {
  return font.faces
    .map((face) =>
      [
        `@font-face{font-family:'${font.family}';font-style:${face.style};font-weight:${face.weight};font-display:swap;`,
        `src:url('${urlOf(face)}') format('woff2');`,
        face.unicodeRange === '' ? '}' : `unicode-range:${face.unicodeRange}}`,
      ].join(''),
    )
    .join('\n')
}

/** The same rules with the letters in them: Latin, upright, as regular and bold as a page of words needs. */
export async function embeddedFontRules(font: Font): Promise<string> {
  const faces = font.faces.filter(
    ({ file, style, weight }) =>
      style === 'normal' && file.includes('-latin-') && !file.includes('-latin-ext-') && weight !== '500',
  )
  const addresses = new Map<FontFace, string>()
  for (const face of faces) {
    const bytes = await readFile(join(font.folder, 'files', face.file))
    addresses.set(face, `data:font/woff2;base64,${bytes.toString('base64')}`)
  }
  return fontFaceRules({ ...font, faces }, (face) => addresses.get(face) ?? '')
}

/** The address of a font file in previews. */
export function fontUrl(font: Font, face: FontFace): string {
  return `/_joinery/fonts/${font.id}@${font.version}/${face.file}`
}
