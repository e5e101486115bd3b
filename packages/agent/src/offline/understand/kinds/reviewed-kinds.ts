// Reviews of things that the app holds: each is of one thing, which is what the app is about.
import type { Copy, Entity } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import type { Kinds } from './relate-kinds.ts'

const isReview = ({ singular, isInbox }: Entity): boolean => !isInbox && /^(?:review|rating|opinion)$/.test(singular)

/** "Customers leave a review with stars": it says something as well. */
function withWords(review: Entity): Entity {
  const hasWords = review.fields.some(
    ({ kind, name }) => kind === 'long' || /^(?:review|comment|text|words)$/.test(name),
  )
  const [words] = readFields('review (long text)').fields
  return hasWords || words === undefined ? review : { ...review, fields: [...review.fields, words] }
}

/** Who says something is its author: nobody is asked for another name. */
function withoutSecondName(review: Entity): Entity {
  const author = review.fields.find(({ name }) =>
    /^(?:author|reviewer|reviewed_by|guest|customer|visitor)(?:_name)?$/.test(name),
  )
  const [first] = review.fields
  if (author === undefined || !(first?.name === 'name' || first?.isMade === true)) return review
  const rest = review.fields.filter((field) => field !== author && field !== first)
  return { ...review, fields: [{ ...author, required: true }, ...rest] }
}

/** "The talks: “Moss”, “Slugs”": what is listed is what opinions are about; null where nothing is. */
export function thingsReviewed(offers: Copy['offers'], opinion: Entity): Kinds | null {
  const nouns = [...new Set(offers.map(({ of }) => of))].filter((noun) => noun !== '')
  const [noun] = nouns
  if (noun === undefined || nouns.length > 1 || offers.length < 2 || noun === opinion.singular) return null
  const fields = readFields('title (required), description').fields
  const review = { ...readKind('review', undefined), fields: opinion.fields }
  return { main: { ...readKind(noun, undefined), fields }, more: [review] }
}

/** "People open a trail and write a review": the trail comes first, and its reviews stand below it. */
export function withReviewed({ main, more, links = [] }: Kinds): Kinds {
  const all = [main, ...more]
  const review = all.find(isReview)
  const things = all.filter((kind) => kind !== review && !kind.isInbox && kind.singular !== 'profile')
  const [thing] = things
  if (review === undefined || thing === undefined || things.length > 1) return { main, more, links }
  if (review.fields.some(({ kind }) => kind === 'reference')) {
    const told = (kind: Entity): Entity => (kind === review ? withoutSecondName(kind) : kind)
    return { main: told(main), more: more.map(told), links }
  }
  const inbox = all.filter(({ isInbox }) => isInbox)
  return { main: thing, more: [refer(withWords(review), thing.singular), ...inbox], links }
}

/** Where reviews are records of their own, nothing else is asked of whoever reads. */
export function hasReviews({ main, more }: Kinds): boolean {
  return !isReview(main) && more.some(isReview)
}
