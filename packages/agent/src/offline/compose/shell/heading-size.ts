// Large type that fits: a heading is set smaller where its longest word would run out of its column.
import type { Brief } from '../../brief.ts'
import { type Told, legible } from './large-type.ts'
import { fontsOf, styles } from './styles.ts'

/** How wide a letter of the display font is, in em. */
const letterWidths: Readonly<Partial<Record<Brief['style'], number>>> = {
  bold: 0.46,
  brutalist: 0.68,
  editorial: 0.5,
  luxury: 0.5,
  neon: 0.84,
}

export function letterWidth({ style }: Pick<Brief, 'style'>): number {
  return letterWidths[style] ?? 0.58
}

const narrow = /[iljtfrI.,'’!|:;]/
const broad = /[mwMW&@]/

/** Fonts that are far from the usual of their style. */
const ownWidths: Readonly<Record<string, number>> = {
  'Space Grotesk': 0.57,
  Archivo: 0.61,
  [legible]: 0.58,
}
const oneWidth = 0.62

/** How wide words are in the display font, in em: "Illi" takes half the room of "Wamm", save where all letters are alike. */
export function widthOf(brief: Pick<Brief, 'style' | 'seed'> & Told, words: string): number {
  const { display } = fontsOf(brief)
  if (/\bMono\b/.test(display)) return words.length * oneWidth
  const letters = Array.from(words, (letter) => {
    if (letter === ' ') return 0.5
    if (narrow.test(letter)) return 0.58
    if (broad.test(letter)) return 1.45
    return /\p{Lu}/u.test(letter) ? 1.2 : 1
  })
  return letters.reduce((sum, width) => sum + width, 0) * (ownWidths[display] ?? letterWidth(brief))
}

/** Sizes by their names, in rem, the largest first. */
const scale: readonly [string, number][] = [
  ['text-[8.5rem]', 8.5],
  ['text-8xl', 6],
  ['text-7xl', 4.5],
  ['text-6xl', 3.75],
  ['text-5xl', 3],
  ['text-4xl', 2.25],
  ['text-3xl', 1.875],
]

/** Narrowest column of the heading in px: on a phone, from `sm` on, from `lg` on, where it may stand beside something. */
const columns = {
  whole: [312, 560, 900],
  half: [312, 560, 450],
  /** Above what is to begin on the first screen. */
  third: [312, 440, 250],
  /** In a panel beside what is done. */
  panel: [312, 560, 320],
} as const

const sizeName = /^(?:(sm|lg):)?(text-(?:\dxl|\[[\d.]+rem\]))$/

/**
 * The style's classes for a heading, with the sizes at which every word of it stays whole.
 *
 * @param column whether the heading has a wide page for itself, half of it or less
 */
export function fittingHeading(brief: Pick<Brief, 'style'>, words: string, column: keyof typeof columns): string {
  const classes = styles[brief.style].heading.split(' ')
  const longest = Math.max(1, ...words.split(/[\s–—/-]+/).map((word) => word.length))
  const wanted: Record<string, string> = {}
  for (const each of classes) {
    const [, from = '', size] = sizeName.exec(each) ?? []
    if (size !== undefined) wanted[from] = size
  }
  const sizes: string[] = []
  let current = ''
  let asked = ''
  for (const [at, from] of ['', 'sm', 'lg'].entries()) {
    asked = wanted[from] ?? asked
    const size = smallerOf(asked, (columns[column][at] ?? 0) / (longest * letterWidth(brief) * 16))
    if (size !== current) sizes.push(from === '' ? size : `${from}:${size}`)
    current = size
  }
  return [...classes.filter((each) => !sizeName.test(each)), ...sizes].join(' ')
}

/** @param mostRem the widest that fits; nothing is smaller than the smallest of the scale */
export function smallerOf(size: string, mostRem: number): string {
  if (remOf(size) <= mostRem) return size
  return scale.find(([, rem]) => rem <= mostRem && rem < remOf(size))?.[0] ?? 'text-3xl'
}

function remOf(size: string): number {
  return scale.find(([name]) => name === size)?.[1] ?? Number(/[\d.]+/.exec(size)?.[0])
}
