// The cards of a memory game.
import type { Brief } from '../../brief.ts'
import { cardDrawings, drawingFile, drawingsFor } from '../drawn-things/drawn-things.ts'
import { quoteJs } from '../data/expressions.ts'
import { groundFiles } from './play-ground.ts'

/** Of different colours and outlines, so that no two are taken for each other. */
const cardAnimals = ['fox', 'owl', 'frog', 'elephant', 'ladybird', 'penguin', 'lion', 'octopus']

/** What is on the cards of a memory game: what it is about, else animals. */
export function cardMarks(brief: Brief, pairs: number): Record<string, string> {
  const own = Object.keys(cardSet(brief))
  const names = (own.includes('fox') ? cardAnimals : own).slice(0, pairs)
  // One in the second row and one in the third, where there are so many.
  const before = [Math.min(5, pairs - 1), Math.min(10, pairs * 2 - 1)]
  const standing = names.find((name) => hasFeet.has(name)) ?? names[0] ?? ''
  return { cardNames: names.map(quoteJs).join(', '), openBefore: before.join(', '), standing }
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
