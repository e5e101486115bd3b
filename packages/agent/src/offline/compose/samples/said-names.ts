// Names that a message tells of those that it is about: "my three cats Mimi, Tom and Bella", "our kids (Leo, Mina, Jojo)".
import { pluralize } from '../../understand/inflect.ts'

/** Who goes by one of these words goes by the others. */
const alike: readonly (readonly string[])[] = [
  ['child', 'kid', 'son', 'daughter', 'boy', 'girl', 'grandchild'],
  ['cat', 'kitten', 'pet'],
  ['dog', 'puppy', 'pet'],
  ['horse', 'pony'],
  ['hen', 'chicken'],
  ['flatmate', 'roommate', 'housemate'],
]
const alone: readonly string[] = ['rabbit', 'goat', 'cow', 'donkey', 'tortoise', 'parrot', 'boat', 'car', 'van', 'team']

const wordsFor = (singular: string): readonly string[] => {
  const noun = singular.split(' ').at(-1) ?? singular
  const group = alike.find((words) => words.includes(noun)) ?? (alone.includes(noun) ? [noun] : [])
  return [...new Set(group.map(pluralize))]
}

/** Two or more, each one word that begins as a name does. */
const names =
  /^\s*(?:[,:(–-]\s*|called |named |are )?(\p{Lu}[\p{L}'’-]+(?:(?:, (?:and )?| and | & )\p{Lu}[\p{L}'’-]+)+)/u

/** @returns none where the message tells no names of such records */
export function saidNames(message: string, { singular }: { singular: string }): string[] {
  for (const plural of wordsFor(singular))
    for (const { index, 0: said } of message.matchAll(new RegExp(String.raw`\b${plural}\b`, 'giu'))) {
      const [, list] = names.exec(message.slice(index + said.length)) ?? []
      if (list !== undefined) return list.split(/, (?:and )?| and | & /u)
    }
  return []
}
