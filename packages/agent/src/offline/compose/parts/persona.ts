// Somebody in words: "Halima, 33" and where, what they say of themselves as a quote, what they like as words, and each
// other thing that was asked of them as a question with its answer. Nobody is a table.
import type { Brief, Field } from '../../brief.ts'
import { jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { drawnPicture } from '../pictures.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'

interface Persona {
  age: Field | undefined
  place: Field | undefined
  /** What they say of themselves, the first of it as a quote. */
  words: Field[]
  interests: Field | undefined
  others: Field[]
}

const places =
  /^(?:city|town|place|region|area|location|country|village|home|lives?(?:_in)?|where|from|based_in|neighbou?rhood)$/
const liked = /(?:^|_)(?:interests?|hobb(?:y|ies)|likes|loves|passions?|into)(?:_|$)/

function personaOf(view: Brief): Persona {
  const { title, picture } = partsOf(view)
  const rest = view.fields.filter((field) => field !== title && field !== picture)
  const age = rest.find(({ kind, name }) => kind === 'number' && name === 'age')
  const place = rest.find(({ kind, name }) => (kind === 'text' || kind === 'choice') && places.test(name))
  const interests = rest.find(({ kind, name }) => (kind === 'text' || kind === 'tags') && liked.test(name))
  const words = rest.filter(({ kind }) => kind === 'long')
  const told = [age, place, interests, ...words]
  return { age, place, words, interests, others: rest.filter((field) => !told.includes(field)) }
}

/** The address of their picture: what they put up, else a drawing. */
export function faceOf(view: Brief): string {
  const { one } = namesOf(view)
  const { title, picture } = partsOf(view)
  const drawn = drawnPicture(view, one, title.name)
  if (drawn === null) throw new Error('Whoever shows themselves has a face')
  return picture === null ? drawn : `${one}.${picture.name} ?? ${drawn}`
}

/** ", 33" behind a name. */
export function ageBehind(view: Brief): string {
  const { age } = personaOf(view)
  const { one } = namesOf(view)
  return age === undefined ? '' : `{${one}.${age.name} !== null && \`, \${${one}.${age.name}}\`}`
}

export function placeLine(view: Brief, classes: string): string {
  const { place } = personaOf(view)
  const { one } = namesOf(view)
  return place === undefined
    ? nothing
    : `{${one}.${place.name} && <p className="${classes}">{${one}.${place.name}}</p>}`
}

export function quoteLine(view: Brief, classes: string): string {
  const [said] = personaOf(view).words
  const { one } = namesOf(view)
  return said === undefined
    ? nothing
    : `{${one}.${said.name} && <blockquote className="whitespace-pre-line break-words ${classes}">“{${one}.${said.name}}”</blockquote>}`
}

/** "Snow shoes · lentils · radio plays": what somebody typed with commas are words of their own. */
export function interestsLine(view: Brief, classes: string): string {
  const { interests } = personaOf(view)
  const { one } = namesOf(view)
  if (interests === undefined) return nothing
  const value = `${one}.${interests.name}`
  return `{${value} && (
  <ul aria-label="${interests.label}" className="flex flex-wrap ${classes} [&>li+li]:before:mx-2.5 [&>li+li]:before:content-['·']">
    {${value}.split(/,\\s*/).map((word) => <li key={word}>{word}</li>)}
  </ul>
)}`
}

/** What else was asked: a question in small letters, what they answered below it. */
export function answers(view: Brief, { isShort = false }: { isShort?: boolean } = {}): string[] {
  const { one } = namesOf(view)
  const { others, words } = personaOf(view)
  const ways: ReadonlySet<Field['kind']> = new Set(['email', 'phone', 'url'])
  const shown = [...others, ...words.slice(1)].filter(
    ({ kind }) => kind !== 'picture' && !(isShort && (ways.has(kind) || kind === 'date')),
  )
  return shown.map(
    (field) => `{${one}.${field.name}${field.kind === 'number' ? ' !== null' : ''} && (
  <div>
    <dt className="text-surface-muted">${jsxText(field.label)}</dt>
    <dd className="mt-0.5 whitespace-pre-line break-words font-display text-xl leading-snug sm:text-2xl">{${wordsOf(field, one)}}</dd>
  </div>
)}`,
  )
}

/** The name as large as a page; where it is not their own page, it leads there. */
export function nameHeading(view: Brief, tag: 'h1' | 'h2', isLink: boolean): string {
  const { one, base } = namesOf(view)
  const name = `{${one}.${partsOf(view).title.name}}`
  const shown = isLink
    ? `<Link href={\`${base}/\${${one}.id}\`} className="underline-offset-4 hover:underline">${name}</Link>`
    : name
  return `<${tag} className="text-balance break-words font-display text-5xl leading-none sm:text-6xl ${headingWeight(view)}">${shown}${ageBehind(view)}</${tag}>`
}
