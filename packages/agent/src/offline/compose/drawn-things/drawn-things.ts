// What can be drawn for the answers of a quiz and for the cards of a game, by what it is about.
import type { Brief } from '../../brief.ts'
import { tidy } from '../data/expressions.ts'
import { animals } from './animals.ts'
import { fruits } from './fruits.ts'
import { planets } from './planets.ts'

type Drawings = Readonly<Record<string, string>>

const sets: readonly [RegExp, Drawings][] = [
  [/\b(?:planets?|space|solar|astronom\w*|universe|galax\w+|stars|rockets?)\b/i, planets],
  [/\b(?:fruits?|vegetables?|veg|market|garden|healthy eating|berr(?:y|ies))\b/i, fruits],
  [
    /\b(?:animals?|wildlife|birds?|oceans?|zoo|farm|pets?|jungle|safari|insects?|bugs|dogs?|cats?|forest|sea creatures)\b/i,
    animals,
  ],
]

/** What a later message wants on the cards instead. */
const swapped = /^On the cards: ([\p{L} -]+)\.$/gimu

/** What of the drawings words speak of; null where nothing of it is drawn. */
export function drawnSubject(words: string): Drawings | null {
  return sets.find(([says]) => says.test(words))?.[1] ?? null
}

/** The set that the message speaks of; none where nothing of its subject is drawn. */
export function drawingsFor({ request, message }: Pick<Brief, 'request' | 'message'>): Drawings | undefined {
  const instead = [...request.matchAll(swapped)].at(-1)?.[1]
  const texts = instead === undefined ? [request, message ?? ''] : [instead]
  return texts.map((text) => drawnSubject(text)).find((set) => set !== null) ?? undefined
}

/** "The horse" → horse; what is not in the set has no drawing. */
export function drawingIn(set: Drawings, name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return Object.keys(set).find((key) => words.includes(key) || words.includes(`${key}s`))
}

export const cardDrawings: Drawings = animals

/** A component for each of the drawings, found by the words of a name. */
export function drawingFile(set: Drawings): Record<string, string> {
  const lines = Object.entries(set).map(([name, shapes]) => `  ${name}: <>${shapes}</>,`)
  return {
    'web/components/drawing.jsx': tidy(`const drawings = {
${lines.join('\n')}
}

/** What of the drawings a name speaks of: "The horse"; undefined where none is of it. */
export function drawingOf(name) {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return Object.keys(drawings).find((key) => words.includes(key) || words.includes(\`\${key}s\`))
}

/** A thing as it is drawn; its name stands beside it. */
export function Drawing({ of, className }) {
  return (
    <svg aria-hidden viewBox="0 0 120 120" className={className}>
      {drawings[of]}
    </svg>
  )
}
`),
  }
}
