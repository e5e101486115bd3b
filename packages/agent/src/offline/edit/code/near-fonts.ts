// A font by its name or its sort: the one that was asked for where apps have it, else the nearest of those that they have.
import { type AvailableFont, availableFonts, fontFamilies } from '@joinery/contract/vocabulary/fonts'

import { escapePattern } from '../../understand/escape-pattern.ts'

/** Fonts of computers and foundries, which no list of open fonts holds. */
const others = [
  'Arial',
  'Avenir',
  'Baskerville',
  'Bodoni',
  'Calibri',
  'Cambria',
  'Century Gothic',
  'Comic Sans MS',
  'Comic Sans',
  'Courier New',
  'Courier',
  'Didot',
  'Futura',
  'Garamond',
  'Georgia',
  'Gill Sans',
  'Gotham',
  'Helvetica Neue',
  'Helvetica',
  'Impact',
  'Menlo',
  'Monaco',
  'Palatino',
  'Papyrus',
  'Proxima Nova',
  'Rockwell',
  'San Francisco',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Times',
  'Trebuchet MS',
  'Verdana',
]

/** By the names of fonts and by the words for their sort; the first that fits. */
const sorts: readonly (readonly [RegExp, AvailableFont])[] = [
  [/\bmono(?:space)?d?\b|typewriter|\bcode\b|courier|menlo|monaco|consolas|\bfixed[- ]width/i, 'JetBrains Mono'],
  [
    /comic|hand ?-?writ|handlee|\bhand\b|caveat|kalam|indie flower|permanent marker|amatic|patrick|gloria|shadows into|childish|bubbly|crayon/i,
    'Baloo 2',
  ],
  [
    /script|cursive|calligraph|brush|dancing|pacifico|great vibes|satisfy|sacramento|lobster|allura|parisienne|papyrus|tangerine|swirl/i,
    'Fraunces',
  ],
  [/\bslab\b|rockwell|arvo|rokkitt|zilla|bitter|josefin slab/i, 'Young Serif'],
  [/condensed|narrow|oswald|bebas|anton|league gothic|fjalla|teko|impact|pathway|big shoulders/i, 'Barlow Condensed'],
  [/bodoni|didot|cinzel|cormorant|prata|(?<!\w)eb garamond|^garamond|luxur/i, 'Cormorant Garamond'],
  [/playfair|abril|dm serif|yeseva|fancy|decorative|ornate/i, 'Fraunces'],
  [/retro|groovy|seventies|\b70s\b|lilita|bungee|monoton|shrikhand/i, 'Righteous'],
  [/hyperlegible|dyslexi\w*|(?:easiest|easy|best) to read|most (?:readable|legible)/i, 'Atkinson Hyperlegible Next'],
  [/\bsans\b(?! ms)|sans[- ]?serif/i, 'Instrument Sans'],
  [
    /serif|merriweather|\blora\b|garamond|baskerville|crimson|georgia|\btimes\b|caslon|spectral|palatino|cambria|vollkorn|gelasio|cardo|alegreya|domine|classic|elegant|bookish|\bbook\b|old[- ]fashioned|traditional/i,
    'Newsreader',
  ],
  [/round|friendly|playful|poppins|quicksand|nunito|varela|comfortaa|fredoka|rubik|dosis|soft/i, 'Nunito'],
  [/montserrat|raleway|spartan|urbanist|outfit|gotham|avenir|geometric/i, 'Figtree'],
  [/futura|century gothic/i, 'Jost'],
  [/neon|cyber|orbitron|extra ?wide|very wide/i, 'Unbounded'],
  [/techn?(?:o|ical|y)|futuristic|grotesk|exo|rajdhani/i, 'Space Grotesk'],
  [
    /modern|thin|light|clean|minimal|neutral|inter\b|helvetica|arial|roboto|lato|verdana|calibri|tahoma|segoe|san francisco|system|proxima|manrope/i,
    'Instrument Sans',
  ],
]

export interface FoundFont {
  family: AvailableFont
  /** What was asked for by name and is not there; null where the family is what was asked for. */
  missing: string | null
}

function named(text: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** A name that is also a word counts where it is written as a name. */
function openFont(text: string): string | undefined {
  return fontFamilies
    .filter((name) => text.includes(name) || (name.includes(' ') && text.toLowerCase().includes(name.toLowerCase())))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** Null where no font and no sort of font is named. */
export function findFont(text: string): FoundFont | null {
  const own = named(text, availableFonts)
  const family = availableFonts.find((name) => name === own)
  if (family !== undefined) return { family, missing: null }
  const missing = named(text, others) ?? openFont(text) ?? null
  const near = sorts.find(([says]) => says.test(missing ?? text))?.[1]
  if (missing !== null) return { family: near ?? 'Work Sans', missing }
  return near === undefined ? null : { family: near, missing: null }
}

/** "Use Playfair Display": a font by its name alone. */
export function isFontName(words: string): boolean {
  const said = words.trim().toLowerCase()
  return [...availableFonts, ...others, ...fontFamilies].some((name) => name.toLowerCase() === said)
}
