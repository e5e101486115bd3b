// What colour a phrase is: a code, a name, or a name with words that move it ("dusty rose", "fresh green").
import { colorsByName } from './color-names.ts'
import { type Oklch, fromHex, toHex } from './oklch.ts'

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** By how much to turn for `hue`, at most `most` degrees. */
function towards(from: number, hue: number, most: number): number {
  return from + within(((hue - from + 540) % 360) - 180, -most, most)
}

const grey = 0.03
const dusted = (color: Oklch): Oklch => ({ ...color, l: within(color.l, 0.62, 0.8), c: Math.min(color.c * 0.6, 0.06) })
const softened = (color: Oklch): Oklch => ({
  ...color,
  l: within(color.l, 0.76, 0.93),
  c: Math.min(color.c * 0.7, 0.1),
})
const lightened = (color: Oklch): Oklch => ({
  ...color,
  l: Math.min(0.97, Math.max(0.84, color.l + 0.15)),
  c: color.c * 0.5,
})
const darkened = (color: Oklch): Oklch => ({ ...color, l: Math.max(0.12, color.l - 0.18) })
// Nobody who says "calm blue" means the blue of a screen: it is a grey that remembers blue.
const calmed = (color: Oklch): Oklch => ({
  ...color,
  l: within(color.l + 0.1, 0.91, 0.94),
  c: Math.min(color.c * 0.15, 0.026),
})
/** What warms a colour turns it to orange, and takes its glare. */
const warmed = (color: Oklch): Oklch => ({
  l: Math.min(color.l, 0.86),
  c: Math.min(color.c, 0.15),
  h: towards(color.h, 60, 20),
})

/** What a word before a colour does to it. */
const tones: Readonly<Record<string, (color: Oklch) => Oklch>> = {
  dark: darkened,
  darker: darkened,
  // What is dark by itself would be black.
  deep: (color) => ({ ...color, l: Math.max(0.12, color.l - Math.min(0.18, color.l * 0.36)) }),
  light: lightened,
  lighter: lightened,
  pale: lightened,
  pastel: (color) => ({
    ...color,
    l: within(color.l, 0.88, 0.95),
    c: within(color.c * 0.5, Math.min(color.c, 0.055), 0.075),
  }),
  calm: calmed,
  gentle: calmed,
  quiet: calmed,
  soft: softened,
  muted: (color) => ({ ...color, l: (color.l + 0.62) / 2, c: Math.min(color.c * 0.5, 0.08) }),
  dusty: dusted,
  faded: dusted,
  smoky: dusted,
  fresh: (color) => ({ ...color, l: within(color.l + 0.12, 0.66, 0.85) }),
  sunny: (color) => ({
    ...color,
    l: within(color.l, 0.74, 0.88),
    c: Math.min(color.c, 0.17),
    h: towards(color.h, 85, 20),
  }),
  earthy: (color) => ({
    ...color,
    l: within(color.l, 0.45, 0.62),
    c: Math.min(color.c, 0.09),
    h: towards(color.h, 65, 25),
  }),
  neon: (color) => ({ ...color, l: within(color.l, 0.68, 0.9), c: 0.3 }),
  warm: (color) => (color.c < grey ? { ...color, c: 0.014, h: 70 } : warmed(color)),
  cool: (color) => (color.c < grey ? { ...color, c: 0.014, h: 250 } : color),
}
/** Words that say of a colour only what it is anyway. */
const plainTones = ['very', 'bright', 'rich', 'vivid', 'vibrant', 'intense']

/** The colours that others are shades of: "sage green", "petrol blue". */
export const family = '(?:green|blue|red|brown|gr[ae]y|pink|white|black|yellow|orange|purple|violet|beige)'
const isFamily = new RegExp(`^${family}$`)

const spelledNames = [...colorsByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) =>
    name
      .replace(
        /^(off|rose|burnt|old|dark|light|pale|deep|hot|medium|slate|steel|powder|lime|sea|sandy|neon|electric)(?=.)/,
        '$1[ -]?',
      )
      .replace(new RegExp(`(?<=[a-z])(?=${family}$)`), '[ -]?'),
  )

export const colorPattern = `(?:(?:${[...Object.keys(tones), ...plainTones].join('|')})[ -]+)*(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|(?:${spelledNames.join('|')})(?:ish)?\\b(?![-'’]))(?: ${family}\\b)?`

function hexOf(words: readonly string[]): string | undefined {
  const name = words.join('').replace(/gray/, 'grey')
  return colorsByName.get(name) ?? colorsByName.get(name.replace(/^pale/, 'light'))
}

/** Half of each: "grey blue", "blue green". */
function mixed(one: string, other: string): string {
  const [a, b] = [fromHex(one), fromHex(other)]
  const along = (axis: (angle: number) => number): number =>
    (a.c * axis((a.h * Math.PI) / 180) + b.c * axis((b.h * Math.PI) / 180)) / 2
  const [x, y] = [along(Math.cos), along(Math.sin)]
  return toHex({ l: (a.l + b.l) / 2, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 })
}

/** A name that already holds `dark` or `light` keeps its own value. */
export function resolveColor(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/ish\b/, '')
    .split(/[\s-]+/)
  const last = words.at(-1) ?? ''
  if (last.startsWith('#')) return last.length === 4 ? `#${last.slice(1).replace(/./g, '$&$&')}` : last
  // The darkgray of style sheets is lighter than their gray; in words it is what it says.
  if (/^dark(?:er)? gr[ae]y$/i.test(phrase)) return '#3a3a3a'
  for (let from = 0; from < words.length; from++) {
    const hex = hexOf(words.slice(from)) ?? shadeOf(words.slice(from))
    if (hex !== undefined) return withTones(hex, words.slice(0, from))
  }
  return undefined
}

/** "Sage green" is sage, and "grey blue" half of each. */
function shadeOf(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? ''
  if (!isFamily.test(last)) return undefined
  const [first = ''] = words
  const [hex, other] = [hexOf(words.slice(0, -1)), hexOf([last])]
  const isMixed = words.length === 2 && isFamily.test(first) && !/^(?:black|white)$/.test(last)
  if (hex === undefined || other === undefined || !isMixed) return hex
  if (/^gr[ae]y$/.test(first)) return withTones(other, ['muted'])
  return /^gr[ae]y$/.test(last) ? withTones(hex, ['muted']) : mixed(hex, other)
}

/** @param words before a colour, of which those that move it do so */
export function withTones(hex: string, words: readonly string[]): string {
  const said = words.flatMap((word) => tones[word] ?? [])
  return said.length === 0 ? hex : toHex(said.reduce((color, tone) => tone(color), fromHex(hex)))
}
