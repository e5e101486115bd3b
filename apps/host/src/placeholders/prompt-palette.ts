// Colours for a placeholder image: those the prompt names, else a harmony of its own.
import type { Chance } from './shapes.ts'

export interface Palette {
  /** From far and light to near and dark. */
  ground: string
  soft: string
  middle: string
  strong: string
  deep: string
  accent: string
  paper: string
}

/** Hue in degrees and how colourful. */
const named: Readonly<Record<string, readonly [hue: number, strength: number]>> = {
  red: [27, 1.2],
  crimson: [20, 1.2],
  rust: [40, 1],
  brick: [32, 0.9],
  orange: [58, 1.1],
  amber: [72, 1.1],
  gold: [85, 1],
  yellow: [98, 1.1],
  lime: [122, 1],
  green: [148, 1],
  sage: [140, 0.45],
  olive: [112, 0.7],
  mint: [168, 0.7],
  teal: [190, 0.9],
  cyan: [205, 0.9],
  blue: [250, 1.1],
  navy: [262, 1],
  indigo: [276, 1.1],
  purple: [303, 1],
  violet: [295, 1],
  lavender: [300, 0.5],
  pink: [355, 0.9],
  rose: [12, 0.8],
  brown: [55, 0.5],
  beige: [80, 0.3],
  cream: [90, 0.3],
  grey: [250, 0.08],
  gray: [250, 0.08],
  black: [270, 0.06],
  white: [90, 0.06],
}
/** Hues that go with most subjects; a free choice of hue would be garish now and then. */
const calm = [28, 55, 85, 145, 165, 195, 235, 262, 330]

/** True where the words say a colour. */
export function saysColor(words: readonly string[]): boolean {
  return words.some((word) => Object.hasOwn(named, word))
}

/** From which lightness to which the tones go: on a light page, on a dark one, and of a night whatever the page. */
const depths = {
  day: { tones: [0.94, 0.86, 0.73, 0.54, 0.34], accent: 0.7, paper: 0.985 },
  onDark: { tones: [0.34, 0.41, 0.6, 0.68, 0.13], accent: 0.74, paper: 0.9 },
  night: { tones: [0.24, 0.33, 0.44, 0.58, 0.16], accent: 0.76, paper: 0.9 },
} as const

/**
 * The tones of a picture on a light page and on a dark one.
 * @param words of the prompt, in lower case
 * @param nature hues of the subject, where the prompt names none
 */
export function palettesOf(
  words: readonly string[],
  chance: Chance,
  nature: { hue?: number; accentHue?: number },
): { day: Palette; dark: Palette } {
  const asked = words.flatMap((word) => (Object.hasOwn(named, word) ? [named[word] ?? [0, 1]] : []))
  const free = calm[Math.floor(chance() * calm.length)] ?? 145
  const [hue, strength] = asked[0] ?? [nature.hue ?? free, 0.75]
  // Eight loaves on one page are not of one colour.
  const own = nature.accentHue === undefined ? undefined : nature.accentHue + (chance() - 0.5) * 36
  const [accentHue, accentStrength] = asked[1] ?? [own ?? hue + (chance() < 0.5 ? 150 : -130), 1]
  const isNight = words.some((word) => ['black', 'dark', 'night', 'midnight', 'navy'].includes(word))
  const paletteIn = (depth: keyof typeof depths): Palette => {
    const { tones, accent, paper } = depths[depth]
    const tone = (lightness: number, chroma: number, shift = 0) => oklch(lightness, chroma * strength, hue + shift)
    const [ground, soft, middle, strong, deep] = tones
    return {
      ground: tone(ground, depth === 'day' ? 0.03 : 0.045),
      soft: tone(soft, 0.06, 8),
      middle: tone(middle, 0.09, 4),
      strong: tone(strong, 0.11, -4),
      deep: tone(deep, 0.07, -12),
      accent: oklch(accent, 0.14 * accentStrength, accentHue),
      paper: tone(paper, 0.012),
    }
  }
  return isNight
    ? { day: paletteIn('night'), dark: paletteIn('night') }
    : { day: paletteIn('day'), dark: paletteIn('onDark') }
}

const roles = ['ground', 'soft', 'middle', 'strong', 'deep', 'accent', 'paper'] as const

/** What is drawn says the names of its tones; the picture's own sheet knows them for light pages and for dark ones. */
export function asVariables({ day, dark }: { day: Palette; dark: Palette }): { palette: Palette; sheet: string } {
  const list = (palette: Palette): string => roles.map((role) => `--${role}:${palette[role]}`).join(';')
  return {
    palette: {
      ground: 'var(--ground)',
      soft: 'var(--soft)',
      middle: 'var(--middle)',
      strong: 'var(--strong)',
      deep: 'var(--deep)',
      accent: 'var(--accent)',
      paper: 'var(--paper)',
    },
    sheet: `<style>:root{${list(day)}}@media(prefers-color-scheme:dark){:root{${list(dark)}}}</style>`,
  }
}

function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness.toFixed(3)} ${Math.min(chroma, 0.2).toFixed(3)} ${(((hue % 360) + 360) % 360).toFixed(0)})`
}
