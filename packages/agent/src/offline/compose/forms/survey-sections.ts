// What the parts of a survey are called above its questions, and what its first page says of it.
import type { Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxText } from '../data/expressions.ts'
import { formFields } from '../records/flags.ts'
import type { View } from '../views.ts'

const ofPerson =
  /^(?:your |full |first |last |which |what )*(?:name|team|department|age|role|position|job|branch|class|e-?mail|phone|shift|years? here|gender|address|city|town)\b/i

/** What a question is about, in a word or two. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^how many (?:days|hours)\b/i, 'Your week'],
  [/^how (?:often|many|much|long)\b/i, 'Your habits'],
  [/\bmissing\b|\bmiss\b/i, 'What is missing'],
  [/\b(?:change|improve|better)\b/i, 'What to change'],
  [/\b(?:hear|find|found|heard|learn)\b.*\b(?:us|about|of)\b/i, 'How you found us'],
  [/\b(?:recommend|again)\b/i, 'Looking ahead'],
  [/\bclean\b/i, 'Cleanliness'],
  [/\bsafe\b/i, 'Safety'],
  [/\b(?:friendly|helpful)\b/i, 'The people'],
  [/^(?:comments?|remarks?|anything|suggestions?|ideas?|wish(?:es)?)\b/i, 'In your words'],
  [/^(?:rating|how (?:satisfied|happy|content|was|is|are|do you (?:feel|like)))\b/i, 'How it is'],
]

/** Asks who answers. */
export const isOfPerson = ({ label }: Pick<Field, 'label'>): boolean => ofPerson.test(label)

function nameOf({ label, kind }: Field): string | null {
  if (isOfPerson({ label })) return 'You'
  const [, about] =
    /^how (?:happy|satisfied|content) are you with (?:the |our |your )?([^?]{3,24})\?$/i.exec(label) ?? []
  if (about !== undefined) return capitalize(about)
  const known = subjects.find(([says]) => says.test(label))?.[1]
  if (known !== undefined) return known
  if (!label.endsWith('?') && label.split(' ').length <= 3) return label
  return kind === 'long' ? 'In your words' : null
}

const inSentence = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** A name for each screen; what cannot be named in short is counted. */
export function sectionNames(screens: readonly (readonly Field[])[]): string[] {
  return screens.map((fields, at) => {
    const names = [...new Set(fields.flatMap((field) => nameOf(field) ?? []))]
    const [first, second] = names
    if (first === undefined) return `Part ${at + 1}`
    return second === undefined ? first : `${first} and ${inSentence(second)}`
  })
}

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number): string => counted[count] ?? String(count)
/** So long somebody thinks about a question, and writes an answer. */
const secondsFor = ({ kind }: Field): number => (kind === 'long' ? 40 : 18)

/** How long it takes, whose it is, and who reads it. */
export function surveyFacts(view: View): { term: string; fact: string }[] {
  const fields = formFields(view)
  const minutes = Math.max(1, Math.round(fields.reduce((sum, field) => sum + secondsFor(field), 0) / 60))
  const asksWho = fields.some(
    ({ kind, label }) => kind === 'email' || kind === 'phone' || /^(?:your |full |first |last )*name\b/i.test(label),
  )
  const long = minutes === 1 ? 'About a minute' : `About ${inWords(minutes)} minutes`
  const many = capitalize(`${inWords(fields.length)} questions`)
  const mayBeLeft = fields.every(({ required }) => !required)
  return [
    { term: long, fact: `${many}${mayBeLeft ? ', and you may leave any out' : ''}.` },
    ...(asksWho ? [] : [{ term: 'Anonymous', fact: 'Nobody asks your name, and no answer carries one.' }]),
    view.access === 'admin'
      ? { term: 'For us alone', fact: 'Only whoever asks reads the answers.' }
      : { term: 'Open to all', fact: 'The results are there for everybody who answers.' },
  ]
}

/** The same as ruled lines of the panel beside the questions. */
export function factLines(view: View): string {
  return surveyFacts(view)
    .map(
      ({ term, fact }) => `          <div className="border-t border-cover-soft py-4">
            <dt className="font-semibold">${jsxText(term)}</dt>
            <dd className="mt-0.5">${jsxText(fact)}</dd>
          </div>`,
    )
    .join('\n')
}
