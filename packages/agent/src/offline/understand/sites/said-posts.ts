// What is written for everybody to read on a site: news, a blog, announcements, with the first entries that were given.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import type { NounFacts } from '../fields/facts-of-nouns.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Part } from './business-parts.ts'

/** As a noun: "post news" is one, "members post" none. */
const written =
  /\b(news(?! ?letter)|blog(?: posts?)?|announcements?|articles?|notices?|(?:news|blog|member) posts?)\b/iu
/** Words that are written only where somebody writes them. */
const writtenByVerb =
  /\b(?:posts?|write|writes|share|publish|publishes)\s+(?:(?:short|new|their|our|an?|the|any)\s+)*(updates?|reports?|stories|messages|notes|articles?|posts)\b/iu

function nounOf(said: string): string {
  if (/^blog/i.test(said)) return 'post'
  return /news/i.test(said) ? 'news' : singularize(said.toLowerCase())
}

/** "A blog with articles about firing": what is written is no fact of what is written. */
const itself = /^(?:articles|posts|stories|news|entries|essays|tips|reports|updates)\b/i

const firstEntry = /["“]([^"“”]{3,80})["”]/gu
/** "Begins with", "the first entry is", "first post:", "announce". */
const givesEntry =
  /\b(?:first(?! (?:page|screen))|begins?|starts?|starting|opening|entry|entries|article|posts?|news|announce\p{L}*|headlines?|item|called|titled)\b/iu

/** The quoted words of a sentence that speaks of news, or right behind one. */
function entriesIn(text: string, at: number): string[] {
  const sentences = [...text.matchAll(/[^.!?;\n]+(?:[.!?](?=\s|["”]|$)["”]?|[;\n]|$)/gu)]
  return sentences.flatMap((found, index) => {
    const [said] = found
    const before = sentences[index - 1]?.[0] ?? ''
    const isOf = written.test(said) || (written.test(before) && givesEntry.test(said))
    if (!isOf || found.index + said.length < at) return []
    const from = written.exec(said)?.index ?? 0
    return [...said.matchAll(firstEntry)]
      .filter(({ index: start }) => start > from && givesEntry.test(said.slice(Math.max(0, start - 60), start)))
      .map(([, title = '']) => title.replace(/[.,]$/, ''))
  })
}

/** Null where nothing is written. @param text without what is named with its values */
export function readPosts(text: string, facts: readonly NounFacts[]): Part | null {
  const found = written.exec(text)
  const byVerb = found === null ? writtenByVerb.exec(text) : null
  const said = found?.[1] ?? byVerb?.[1]
  if (said === undefined) return null
  const singular = nounOf(said)
  const at = (found ?? byVerb)?.index ?? 0
  const own = facts
    .filter(({ noun }) => noun === singular || (singular === 'post' && noun === 'blog'))
    .flatMap(({ fields }) => fields)
  const usual = readFields('title (required), text: long text').fields
  const day = own.some(({ kind }) => kind === 'date') ? [] : readFields('published on (date)').fields
  const further = own.filter(
    ({ name, label, kind }) => kind !== 'long' && !/^(?:title|headline|text|body)$/.test(name) && !itself.test(label),
  )
  const title = /^blog/i.test(said)
    ? 'Blog'
    : /^(?:diary|journal)$/i.test(said)
      ? capitalize(said.toLowerCase())
      : undefined
  return {
    sort: 'posts',
    singular,
    plural: singular === 'news' ? 'news' : pluralize(singular),
    fields: [...usual, ...further, ...day],
    offers: entriesIn(text, at).map((name) => ({ name: capitalize(name), details: '', of: singular })),
    at,
    isTold: own.length >= 2,
    ...(title !== undefined && { title }),
  }
}
