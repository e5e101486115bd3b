// Words that mean the same in the label of a fact, whatever the records are: "who drove" is the driver, the dam the mother.
import { readFileSync } from 'node:fs'

let loaded: ReadonlyMap<string, ReadonlySet<number>> | undefined

function read(): ReadonlyMap<string, ReadonlySet<number>> {
  const senses = new Map<string, Set<number>>()
  const lines = readFileSync(new URL('alike-words.txt', import.meta.url), 'utf8').split('\n')
  for (const [sense, line] of lines.filter((each) => each.includes(';') && !each.startsWith('#')).entries())
    for (const word of line.split(';').map((each) => each.trim())) {
      const held = senses.get(word) ?? new Set<number>()
      senses.set(word, held.add(sense))
    }
  return senses
}

const isParticle = /^(?:in|out|by|from|back|left|until|up|off|over|next|again|time|number|many|much)$/

function areAlike(one: string, other: string): boolean {
  loaded ??= read()
  const senses = loaded.get(other)
  // "Built in" and "time in" have no fact in common.
  if (one === other) return !isParticle.test(one)
  return senses !== undefined && [...(loaded.get(one) ?? [])].some((sense) => senses.has(sense))
}

/** They tell no fact from another. */
const small = new Set(
  'the a an and or of to on at for with my our your their his her its i we you they he she it is was are were be has have had do did does what which how when whether if that this'.split(
    ' ',
  ),
)

const wordsOf = (label: string): string[] =>
  (label.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).filter((word) => !small.has(word))

/** So much of the longer label has to be in the other. */
const enough = 0.5

/** Whether two labels may name the same fact of one record; of ten facts of a record few others are so near. */
export function isAlikeFact(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words]
  const shared = fewer.filter((word) => more.some((each) => areAlike(word, each))).length
  return shared > 0 && shared / more.length >= enough
}
