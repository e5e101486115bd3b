// How fast it was, as the sport says it: rowers by 500 metres, swimmers by 100, runners by the kilometre, riders by the hour.
import type { Field } from '../../brief.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'

interface Pace {
  label: string
  /** An expression of a record: words, or null where something is missing. */
  code: string
}

const isFar = ({ kind, unit }: Field): boolean => kind === 'number' && unit === 'km'
const isLong = ({ kind, unit }: Field): boolean => kind === 'number' && unit === 'min'

const stretches: readonly (readonly [RegExp, label: string, stretch: number, words: string])[] = [
  [/\b(?:row(?:ing|s)?|rowers?|ergo?|scull\w*)\b/i, 'Split', 0.5, 'per 500 m'],
  [/\b(?:swim\w*|pool|lengths)\b/i, 'Pace', 0.1, 'per 100 m'],
  [/\b(?:runs?|runn\w+|jog\w*|walk\w*|hik\w+|marathon)\b/i, 'Pace', 1, 'per km'],
]
const isRidden = /\b(?:bik\w+|bicycl\w+|cycl\w+|rid(?:e|es|ing)|gravel|skat\w+|ski\w*)\b/i

/** Null where not both are known of each record: how far, and how long it took. */
export function paceIn(view: View, record = namesOf(view).one): Pace | null {
  const [far, long] = [view.fields.find(isFar), view.fields.find(isLong)]
  if (far === undefined || long === undefined) return null
  const text = `${view.entity.plural} ${view.request}`
  const values = `${record}.${far.name}, ${record}.${long.name}`
  if (isRidden.test(text)) return { label: 'Speed', code: `speedWords(${values})` }
  const found = stretches.find(([words]) => words.test(text))
  if (found === undefined) return null
  const [, label, stretch, words] = found
  return { label, code: `paceWords(${values}, ${stretch}, '${words}')` }
}

/** The functions that the code of a pace calls. */
export function paceImport(code: string): string {
  const used = ['paceWords', 'speedWords'].filter((name) => code.includes(`${name}(`))
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from '@/lib/pace.js'`
}
