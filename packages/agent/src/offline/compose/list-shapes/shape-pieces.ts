// What the shapes of a list share: a fact with its word before it, and a scene without what the shape itself shows.
import type { Field } from '../../brief.ts'
import { jsxText } from '../data/expressions.ts'
import { factLabel } from '../records/fact-label.ts'
import { type Scene, datedWords, rowUsesToday } from '../records/record-pieces.ts'
import { titleWeight } from '../shell/styles.ts'
import { labelColumn } from '../views.ts'

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

/** Titles of another size than those of the style. */
export function sized(scene: Scene, size: string): Scene {
  return { ...scene, style: { ...scene.style, title: `${size} ${titleWeight(scene.style)}`.trim() } }
}

/** How `today` comes into a component and goes on to the next; '' where no row speaks of days. */
export function todayOf(scene: Scene): { taken: string; given: string } {
  return rowUsesToday(scene) ? { taken: ', today', given: ' today={today}' } : { taken: '', given: '' }
}

/** What is read in a field, as an expression; of another record that is its name. */
export function valueOf({ names: { one } }: Scene, field: Field): string {
  return `${one}.${field.kind === 'reference' ? labelColumn(field) : field.name}`
}

/** A fact with its word before it; what has no value has no line. */
export function factEntry(scene: Scene, field: Field, classes: { row: string; value: string }): string {
  return `{(${valueOf(scene, field)} ?? '') !== '' && (
  <div className="${classes.row}">
    <dt className="shrink-0 text-surface-muted">${jsxText(factLabel(field))}</dt>
    <dd className="min-w-0 break-words ${classes.value}">{${datedWords(scene, field)}}</dd>
  </div>
)}`
}
