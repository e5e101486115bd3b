// The cards of a memory game.
import type { Brief } from '../../brief.ts'
import { cardDrawings, drawingFile, drawingsFor } from '../drawn-things/drawn-things.ts'
import { quoteJs } from '../data/expressions.ts'
import { groundFiles } from './play-ground.ts'

/** Of different colours and outlines, so that no two are taken for each other. */
const cardAnimals = ['fox', 'owl', 'frog', 'elephant', 'ladybird', 'penguin', 'lion', 'octopus']

const usualPairs = 8
/** So many cards still lie on one screen. */
const pairsOfScreen = 12

/** At most so many, by what is drawn. */
export function mostPairs(brief: Brief): number {
  return Math.min(pairsOfScreen, Object.keys(cardSet(brief)).length)
}

/** "12 cards", "10 pairs", as it was said last. */
export function countedPairs(brief: Brief): number {
  const [, pairs] = [...brief.request.matchAll(/\b(\d{1,2}) pairs\b/gi)].at(-1) ?? []
  const [, cards] = /\b(\d{1,2}) cards\b/i.exec(brief.request) ?? []
  const said = Number(pairs ?? Math.round(Number(cards ?? usualPairs * 2) / 2))
  return Math.min(mostPairs(brief), Math.max(2, said))
}

/** Rows without a gap, where the number allows it. */
function columnsOf(pairs: number): string {
  if (pairs <= usualPairs) return 'grid-cols-4'
  return pairs === 10 ? 'grid-cols-4 sm:grid-cols-5' : 'grid-cols-4 sm:grid-cols-6'
}

const areLarge = /\bcards are large\b|\b(?:big|large|huge) cards\b/i

/** What is on the cards of a memory game: what it is about, else animals; and how they lie. */
export function cardMarks(brief: Brief): Record<string, string> {
  const pairs = countedPairs(brief)
  const own = Object.keys(cardSet(brief))
  const names = (own.includes('fox') ? [...new Set([...cardAnimals, ...own])] : own).slice(0, pairs)
  // One in the second row and one in the third, where there are so many.
  const before = [Math.min(5, pairs - 1), Math.min(10, pairs * 2 - 1)]
  const standing = names.find((name) => hasFeet.has(name)) ?? names[0] ?? ''
  return {
    cardNames: names.map(quoteJs).join(', '),
    openBefore: before.join(', '),
    standing,
    cardColumns: columnsOf(pairs),
    boardSides: areLarge.test(brief.request)
      ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]'
      : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]',
  }
}

/** Drawn whole: a head alone would lie on the grass. */
const hasFeet: ReadonlySet<string> = new Set(['owl', 'penguin', 'ladybird', 'octopus', 'duck', 'flamingo'])

export function drawnOnCards({ cardNames = '' }: Readonly<Record<string, string>>): string[] {
  return [...cardNames.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

function cardSet(brief: Brief): Readonly<Record<string, string>> {
  return drawingsFor(brief) ?? cardDrawings
}

/** The cards of a memory game with only what is on them. */
export function cardFiles(brief: Brief, marks: Readonly<Record<string, string>>): Record<string, string> {
  const names = marks['cardNames'] ?? ''
  const used = Object.entries(cardSet(brief)).filter(([name]) => names.includes(`'${name}'`))
  return { ...drawingFile(Object.fromEntries(used)), ...groundFiles(brief) }
}
