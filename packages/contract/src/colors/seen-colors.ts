// Colours as a person sees them who says a name, where style sheets have another one under it.
import { colorsByName } from './color-names.ts'
import { withTones } from './resolve-color.ts'

/** Their brown is a red, their beige a lemon. */
const asSeen: ReadonlyMap<string, string> = new Map([
  ['brown', '#6a4530'],
  ['chocolate', '#4d3122'],
  ['cream', '#fbf3e4'],
  ['beige', '#efe5d3'],
  ['ivory', '#faf6ea'],
  ['khaki', '#a89a6c'],
  ['olive', '#696b3a'],
  ['maroon', '#6b2132'],
  // The paper of old photographs, and not their ink.
  ['sepia', '#efe2c8'],
])

const isTone =
  /^(?:dark|darker|deep|light|lighter|pale|pastel|calm|gentle|quiet|soft|muted|dusty|faded|warm|cool|earthy|very)$/

/** The colour of such a name in a phrase, moved by the words right before it: "warm brown", "a look in dark olive green". */
export function seenColor(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/ish\b/, '')
    .split(/[\s-]+/)
  const at = words.findIndex((word) => asSeen.has(word))
  const seen = asSeen.get(words[at] ?? '')
  if (seen === undefined) return undefined
  const from = words.findLastIndex((word, place) => place < at && !isTone.test(word)) + 1
  const before = words[from - 1] ?? ''
  // "Walnut brown" and "rosy brown" have values of their own.
  const isShaded = before !== '' && (colorsByName.has(before) || colorsByName.has(before + (words[at] ?? '')))
  return isShaded ? undefined : withTones(seen, words.slice(from, at))
}
