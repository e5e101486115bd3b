// Names for sample rows of things that nobody named and no list knows: by a fact that people call such a thing by.
import type { Field } from '../../brief.ts'

/** "A Corvo guitar", "the green umbrella". */
const callsThing = /^(?:brand|make|maker|manufacturer|colou?r)$/
/** Facts of what people come to on a day. */
const ofDays = /(?:^|_)(?:speaker|teacher|host|organi[sz]er|venue|seats)(?:_|$)/

const days = ['First N', 'N for beginners', 'Open N', 'Evening N', 'N in the hall', 'Long N', 'N for all']

/**
 * @param wordOf what a row's field says; undefined where it says nothing
 * @returns as many names as there are, no two alike; undefined where the facts give none
 */
export function madeNames(
  noun: string,
  fields: readonly Field[],
  { count, wordOf }: { count: number; wordOf: (field: Field, row: number) => string | undefined },
): readonly string[] | undefined {
  const word = noun.toLowerCase()
  const facts = fields.slice(1)
  const caller = facts.find(({ name, kind }) => callsThing.test(name) && kind === 'text')
  if (caller !== undefined) {
    const words = Array.from({ length: count }, (_, row) => wordOf(caller, row))
    const names = [...new Set(words.flatMap((told) => (told === undefined ? [] : [`${told} ${word}`])))]
    return names.length < 4 ? undefined : names.map(capitalized)
  }
  return facts.some(({ name }) => ofDays.test(name))
    ? days.map((name) => capitalized(name.replace('N', word)))
    : undefined
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
