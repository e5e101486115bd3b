// The look of each style word: a type pairing, radii, edges, and the classes of its large type.
import type { Brief, StyleName } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { type Told, asksLargeType, legible } from './large-type.ts'

interface Fonts {
  display: string
  text: string
}

export interface Style {
  /** Pairings that suit it; the sentence's seed chooses. */
  pairs: readonly Fonts[]
  radius: { control: number; surface: number }
  /** Classes of the name in the header. */
  brand: string
  /** Classes of the first heading of a page. */
  heading: string
  /** Classes of a record's title in a list. */
  title: string
  /** Classes of the telling figure at the end of a row. */
  figure: string
  /** Letters of all figures, where they are not those of the headings. */
  digits?: string
  /** Edge of panels and cards. */
  edge: string
  /** Edge of buttons and inputs. */
  control: string
  button: string
  /** Classes of the line under the header. */
  rule: string
}

export const styles: Readonly<Record<StyleName, Style>> = {
  editorial: {
    pairs: [
      { display: 'Newsreader', text: 'Instrument Sans' },
      { display: 'Fraunces', text: 'Work Sans' },
      { display: 'Newsreader', text: 'Figtree' },
    ],
    radius: { control: 0, surface: 0 },
    brand: 'text-2xl tracking-[-0.01em]',
    heading: 'text-5xl font-light leading-[1.02] tracking-[-0.025em] sm:text-7xl',
    title: 'text-xl leading-snug',
    figure: 'text-xl',
    edge: 'border',
    control: 'border',
    button: 'font-medium',
    rule: 'border-b border-text',
  },
  cozy: {
    pairs: [
      { display: 'Fraunces', text: 'Work Sans' },
      { display: 'Fraunces', text: 'Nunito' },
      { display: 'Young Serif', text: 'Work Sans' },
    ],
    radius: { control: 14, surface: 20 },
    brand: 'text-2xl font-semibold',
    heading: 'text-4xl font-medium leading-[1.08] tracking-[-0.015em] sm:text-6xl',
    title: 'text-lg font-medium leading-snug',
    figure: 'text-lg',
    edge: 'border',
    control: 'border',
    button: 'font-medium',
    rule: '',
  },
  nature: {
    pairs: [
      { display: 'Young Serif', text: 'Figtree' },
      { display: 'Fraunces', text: 'Figtree' },
      { display: 'Newsreader', text: 'Figtree' },
    ],
    radius: { control: 22, surface: 20 },
    brand: 'text-[1.65rem]',
    heading: 'text-4xl leading-[1.06] sm:text-6xl',
    title: 'text-lg leading-snug',
    figure: 'text-base',
    edge: 'border',
    control: 'border',
    button: 'font-semibold',
    rule: '',
  },
  playful: {
    pairs: [
      { display: 'Baloo 2', text: 'Nunito' },
      { display: 'Baloo 2', text: 'Figtree' },
      { display: 'Baloo 2', text: 'Lexend' },
    ],
    radius: { control: 24, surface: 32 },
    brand: 'text-[1.75rem] font-bold leading-none',
    heading: 'text-5xl font-extrabold leading-[0.98] tracking-[-0.01em] sm:text-7xl',
    title: 'text-xl font-bold leading-tight',
    figure: 'text-xl font-bold',
    edge: 'border-2',
    control: 'border-2',
    button: 'font-extrabold',
    rule: '',
  },
  bold: {
    pairs: [
      { display: 'Barlow Condensed', text: 'Barlow' },
      { display: 'Barlow Condensed', text: 'Work Sans' },
      { display: 'Barlow Condensed', text: 'IBM Plex Sans' },
    ],
    radius: { control: 0, surface: 0 },
    brand: 'text-3xl font-bold leading-none',
    heading: 'pb-[0.1em] text-6xl font-bold leading-[0.92] tracking-[-0.015em] sm:text-8xl lg:text-[8.5rem]',
    title: 'text-2xl font-semibold leading-tight',
    figure: 'text-2xl font-semibold',
    edge: 'border-2',
    control: 'border-2',
    button: 'font-semibold',
    rule: '',
  },
  corporate: {
    pairs: [
      { display: 'Public Sans', text: 'Public Sans' },
      { display: 'IBM Plex Sans', text: 'IBM Plex Sans' },
      { display: 'Work Sans', text: 'Public Sans' },
    ],
    radius: { control: 4, surface: 4 },
    brand: 'text-lg font-bold',
    heading: 'text-3xl font-semibold leading-[1.1] tracking-[-0.02em] sm:text-[2.75rem]',
    title: 'text-base font-semibold leading-snug',
    figure: 'text-base font-semibold',
    edge: 'border',
    control: 'border',
    button: 'font-semibold',
    rule: 'border-b border-hairline',
  },
  tech: {
    pairs: [
      { display: 'Space Grotesk', text: 'IBM Plex Sans' },
      { display: 'JetBrains Mono', text: 'IBM Plex Sans' },
      { display: 'Space Grotesk', text: 'Public Sans' },
    ],
    radius: { control: 4, surface: 8 },
    brand: 'text-xl font-semibold tracking-[-0.01em]',
    heading: 'text-4xl font-medium leading-[1.02] tracking-[-0.035em] sm:text-6xl',
    title: 'text-[1.05rem] font-medium leading-snug',
    figure: 'text-[0.95rem]',
    digits: 'font-jetbrains-mono tracking-[-0.04em]',
    edge: 'border',
    control: 'border',
    button: 'font-medium',
    rule: 'border-b border-hairline',
  },
  brutalist: {
    pairs: [
      { display: 'Archivo', text: 'IBM Plex Mono' },
      { display: 'Space Grotesk', text: 'Space Mono' },
      { display: 'Archivo', text: 'Space Mono' },
    ],
    radius: { control: 0, surface: 0 },
    brand: 'text-xl font-black uppercase leading-none',
    heading: 'text-5xl font-black leading-[0.92] tracking-[-0.035em] sm:text-7xl lg:text-8xl',
    title: 'text-xl font-bold leading-tight tracking-[-0.01em]',
    figure: 'text-lg font-bold',
    edge: 'border-2 border-on-surface',
    control: 'border-2',
    button: 'font-medium',
    rule: 'border-b-2 border-text',
  },
  minimal: {
    pairs: [
      { display: 'Instrument Sans', text: 'Instrument Sans' },
      { display: 'Figtree', text: 'Figtree' },
      { display: 'Public Sans', text: 'Instrument Sans' },
    ],
    radius: { control: 6, surface: 6 },
    brand: 'text-base font-semibold',
    heading: 'text-5xl font-normal leading-[1] tracking-[-0.04em] sm:text-7xl',
    title: 'text-[1.05rem] font-medium leading-snug',
    figure: 'text-[1.05rem] font-medium',
    edge: 'border',
    control: 'border',
    button: 'font-medium',
    rule: '',
  },
  luxury: {
    pairs: [
      { display: 'Cormorant Garamond', text: 'Jost' },
      { display: 'Cormorant Garamond', text: 'Figtree' },
      { display: 'Newsreader', text: 'Jost' },
    ],
    radius: { control: 0, surface: 0 },
    brand: 'text-xl font-medium uppercase leading-tight tracking-[0.2em]',
    heading: 'text-5xl font-normal leading-[1.02] tracking-[-0.01em] sm:text-7xl',
    title: 'text-2xl leading-snug',
    figure: 'text-lg',
    edge: 'border',
    control: 'border',
    button: 'text-sm font-medium uppercase tracking-[0.14em]',
    rule: '',
  },
  retro: {
    pairs: [
      { display: 'Righteous', text: 'Karla' },
      { display: 'Righteous', text: 'Work Sans' },
      { display: 'Righteous', text: 'Figtree' },
    ],
    radius: { control: 8, surface: 12 },
    brand: 'text-[1.65rem] leading-none',
    heading: 'text-5xl leading-[1] sm:text-7xl',
    title: 'text-xl leading-tight',
    figure: 'text-xl',
    edge: 'border-[3px] shadow-[5px_5px_0_currentColor]',
    control: 'border-[3px]',
    button: 'font-bold',
    rule: 'border-b-[3px] border-text',
  },
  kids: {
    pairs: [
      { display: 'Baloo 2', text: 'Lexend' },
      { display: 'Baloo 2', text: 'Figtree' },
      { display: 'Baloo 2', text: 'Nunito' },
    ],
    radius: { control: 28, surface: 40 },
    brand: 'text-[1.85rem] font-bold leading-none',
    heading: 'text-5xl font-bold leading-[1] tracking-[-0.01em] sm:text-7xl',
    title: 'text-2xl font-bold leading-tight',
    figure: 'text-2xl font-bold',
    edge: 'border-4',
    control: 'border-[3px]',
    button: 'text-lg font-bold',
    rule: '',
  },
  medical: {
    pairs: [
      { display: 'Atkinson Hyperlegible Next', text: 'Atkinson Hyperlegible Next' },
      { display: 'Newsreader', text: 'Atkinson Hyperlegible Next' },
      { display: 'Lexend', text: 'Atkinson Hyperlegible Next' },
    ],
    radius: { control: 8, surface: 12 },
    brand: 'text-xl font-semibold',
    heading: 'text-4xl font-medium leading-[1.08] tracking-[-0.02em] sm:text-[3.25rem]',
    title: 'text-lg font-semibold leading-snug',
    figure: 'text-lg font-semibold',
    edge: 'border',
    control: 'border',
    button: 'font-semibold',
    rule: 'border-b border-hairline',
  },
  neon: {
    pairs: [
      { display: 'Unbounded', text: 'Figtree' },
      { display: 'Syne', text: 'Work Sans' },
      { display: 'Unbounded', text: 'Karla' },
    ],
    radius: { control: 4, surface: 10 },
    brand: 'text-lg font-bold leading-tight',
    heading: 'text-3xl font-semibold leading-[1.1] tracking-[-0.03em] sm:text-5xl lg:text-6xl',
    title: 'text-[1.05rem] font-semibold leading-snug',
    figure: 'text-base font-semibold',
    edge: 'border',
    control: 'border',
    button: 'font-semibold shadow-[0_0_26px_-6px_var(--color-primary)]',
    rule: 'border-b border-hairline',
  },
}

export function fontsOf(brief: Pick<Brief, 'style' | 'seed'> & Told): Fonts {
  if (asksLargeType(brief)) return { display: legible, text: legible }
  return pick(styles[brief.style].pairs, brief.seed, 'fonts')
}

const quietStyles: ReadonlySet<StyleName> = new Set([
  'editorial',
  'minimal',
  'corporate',
  'tech',
  'nature',
  'cozy',
  'luxury',
  'neon',
])

/** Quiet styles rule their lists with lines; a panel comes where cards were given a colour of their own. */
export function standsOnPage({ style, colors }: Pick<Brief, 'style' | 'colors'>): boolean {
  return colors.surface === undefined && quietStyles.has(style)
}

/** The weight of a record's title, without its size. */
export function titleWeight({ title }: Pick<Style, 'title'>): string {
  return title
    .split(' ')
    .filter((name) => name.startsWith('font-'))
    .join(' ')
}

/** Weight and spacing of the large type, without its size. */
export function headingWeight({ style }: Pick<Brief, 'style'>): string {
  return styles[style].heading
    .split(' ')
    .filter((name) => /^(?:font|tracking)-/.test(name))
    .join(' ')
}

/** What figures are set in: one sort of digits on all of a page. */
export function digitsOf({ style }: Pick<Brief, 'style'>): string {
  return styles[style].digits ?? 'font-display'
}

/** Rounder or less round by the sentence's seed; what is square stays square. */
export function radiusOf({ style, seed }: Pick<Brief, 'style' | 'seed'>): Style['radius'] {
  const { control, surface } = styles[style].radius
  const factor = pick([0.5, 1, 1.5], seed, 'radius')
  return { control: Math.round(control * factor), surface: Math.round(surface * factor) }
}
