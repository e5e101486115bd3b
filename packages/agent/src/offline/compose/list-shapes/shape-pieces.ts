// What the shapes of a list share: the ground they stand on, and a scene without what the shape itself shows.
import type { Field } from '../../brief.ts'
import { onPage } from '../lists/list-looks.ts'
import { type Scene, rowUsesToday } from '../records/record-pieces.ts'
import { standsOnPage } from '../shell/styles.ts'

/** On the page itself, or in one panel where cards were given a colour. */
export function onGround({ brief, style }: Scene, code: (panel: string) => string): string {
  return standsOnPage(brief)
    ? onPage(code(''))
    : code(`rounded-surface ${style.edge} border-edge bg-surface px-5 py-4 text-on-surface sm:px-8 sm:py-6 `)
}

/** In cards of their own, each with its edge. */
export function cardClasses({ style }: Scene): string {
  return `rounded-surface ${style.edge} border-edge bg-surface text-on-surface`
}

/** What the shape shows in its own way is not told in a line besides. */
export function without(scene: Scene, ...shown: readonly (Field | null)[]): Scene {
  const { parts } = scene
  return {
    ...scene,
    parts: {
      ...parts,
      facts: parts.facts.filter((field) => !shown.includes(field)),
      figure: shown.includes(parts.figure) ? null : parts.figure,
    },
  }
}

/** The weight of the titles, without their size. */
export function weightOf({ style }: Scene): string {
  return style.title
    .split(' ')
    .filter((name) => name.startsWith('font-'))
    .join(' ')
}

/** Titles of another size than those of the style. */
export function sized(scene: Scene, size: string): Scene {
  return { ...scene, style: { ...scene.style, title: `${size} ${weightOf(scene)}`.trim() } }
}

/** How `today` comes into a component and goes on to the next; '' where no row speaks of days. */
export function todayOf(scene: Scene): { taken: string; given: string } {
  return rowUsesToday(scene) ? { taken: ', today', given: ' today={today}' } : { taken: '', given: '' }
}
