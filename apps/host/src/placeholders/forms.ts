// Which of several forms a thing is drawn in: the one that its name says, else the next in turn.
import type { Chance } from './shapes.ts'

export type Forms<Form> = readonly (readonly [form: Form, words: string])[]

/**
 * What a name says of the form. A name that says nothing may begin with the record's number: numbers that follow each other
 * have different forms, so that neighbours on a shelf are no two of one drawing.
 */
export function formOf<Form>(words: readonly string[], chance: Chance, forms: Forms<Form>): Form | undefined {
  const stems = new Set(words.flatMap((word) => [word, word.replace(/(?<=..)s$/, ''), word.replace(/(?<=..)es$/, '')]))
  const said = forms.find(([, list]) => list.split(' ').some((word) => word !== '' && stems.has(word)))
  const free = chance()
  const turn = /^\d+$/.test(words[0] ?? '') ? Number(words[0]) % forms.length : Math.floor(free * forms.length)
  return (said ?? forms[turn])?.[0]
}
