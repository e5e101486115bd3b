// "How big", "how tired": what is asked by how much of it there is, as a form calls it.
import type { Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'

export interface Degree {
  noun: string
  kind?: Field['kind']
  unit?: string
  options?: string[]
}

const rated = (noun: string): Degree => ({ noun, kind: 'rating' })
const measured = (noun: string, unit: string): Degree => ({ noun, kind: 'number', unit })

const known: Readonly<Record<string, Degree>> = {
  big: { noun: 'size', kind: 'text' },
  large: { noun: 'size', kind: 'text' },
  small: { noun: 'size', kind: 'text' },
  tall: measured('height', 'cm'),
  high: { noun: 'height', kind: 'number' },
  wide: measured('width', 'cm'),
  broad: measured('width', 'cm'),
  deep: { noun: 'depth', kind: 'number' },
  thick: { noun: 'thickness', kind: 'number' },
  heavy: measured('weight', 'kg'),
  old: { noun: 'age', kind: 'number' },
  far: measured('distance', 'km'),
  fast: { noun: 'speed' },
  hot: measured('temperature', '°C'),
  warm: measured('temperature', '°C'),
  cold: measured('temperature', '°C'),
  expensive: { noun: 'price', kind: 'money' },
  important: { noun: 'importance', kind: 'choice', options: ['Low', 'Medium', 'High'] },
  urgent: { noun: 'urgency', kind: 'choice', options: ['Low', 'Medium', 'High'] },
  hard: { noun: 'difficulty', kind: 'choice', options: ['Easy', 'Medium', 'Hard'] },
  difficult: { noun: 'difficulty', kind: 'choice', options: ['Easy', 'Medium', 'Hard'] },
  easy: { noun: 'difficulty', kind: 'choice', options: ['Easy', 'Medium', 'Hard'] },
  tricky: { noun: 'difficulty', kind: 'choice', options: ['Easy', 'Medium', 'Hard'] },
  bad: rated('severity'),
  severe: rated('severity'),
  painful: rated('pain'),
  sore: rated('soreness'),
  strong: rated('strength'),
  intense: rated('intensity'),
  good: rated('rating'),
  satisfied: rated('satisfaction'),
  happy: rated('happiness'),
  confident: rated('confidence'),
  likely: rated('likelihood'),
  anxious: rated('anxiety'),
  stressed: rated('stress level'),
  busy: rated('busyness'),
  hungry: rated('hunger'),
  thirsty: rated('thirst'),
  comfortable: rated('comfort'),
  noisy: rated('noise'),
  full: { noun: 'fill level' },
}

/** @returns what is asked with "how" and this adjective; null for another word */
export function degreeOf(adjective: string): Degree | null {
  const noun = known[adjective]
  if (noun !== undefined) return noun
  const formed = `${adjective.replace(/y$/, 'i')}ness`
  return sensesOfNoun(formed) === null ? null : rated(formed)
}
