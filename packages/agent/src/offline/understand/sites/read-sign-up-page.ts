// A landing page whose visitors leave their details for its owner: one kind, which the form writes and the list shows.
import { type Archetype, archetypeById } from '../archetypes/archetypes.ts'
import { readSignUps } from '../asked/sign-ups.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readArchetypal } from '../archetypes/read-archetypal.ts'
import { readPages } from './read-pages.ts'
import { type VisitorForm, readVisitorForm } from './read-visitor-form.ts'

const choicesIn = ({ fields }: VisitorForm): number =>
  fields.filter(({ options = [], isInternal }) => isInternal !== true && options.length > 1).length
/** What is asked in quotes, and only of some, is read word by word. */
const asksInQuotes = /["“][^"“”]*\?["”]/

/** "Visitor is told that a night" is cut out of a sentence. */
const isClause = /\b(?:is|are|told|that|they|we|you|tells?)\b/i
/** How a sentence goes on is no name. */
const noName = /^(?:.|(?:to|so|who|that|if|and|we|they|there|therefore|on|in|at|after|ever|every)\b.*)$/i
/** What else such a page is to show. */
const showsMore =
  /\b(?:shows?|display|section|gallery|testimonials?|team|faq|questions|reviews?|photos|pictures|below that|above that)\b/i

/** Null where no visitors leave anything, or nobody reads it. */
export function readSignUpPage(words: Words, archetype: Archetype | null): BuildReading | null {
  if (archetype !== null && !['leads', 'site', 'booking', 'survey'].includes(archetype.id)) return null
  const leads = archetypeById('leads')
  const signUps = leads === null ? null : readSignUps(words.request)
  if (leads === null || signUps === null) return null
  const { form, offer, rest } = signUps
  // A form that is said in one piece, on a page that is known for one, needs no more than that.
  const plain = archetype === null ? null : readVisitorForm(words.text)
  const things = words.copy.offers.filter(({ price, details }) => price !== undefined || details !== '')
  // A site of several pages, or of things to look at, has its form beside them.
  if (plain !== null && (readPages(words.text).length >= 2 || things.length >= 2)) return null
  const hasStatus = form.fields.some(({ isInternal }) => isInternal === true)
  if (plain !== null && asksInQuotes.test(words.request)) return null
  const isSaidAtOnce =
    plain !== null && !hasStatus && plain.fields.length >= form.fields.length && choicesIn(plain) >= choicesIn(form)
  if (isSaidAtOnce && offer.headline === '') return null
  const labels = new Set(form.fields.map(({ label }) => label.toLowerCase()))
  const options = form.fields.flatMap((field) => field.options ?? []).map((option) => option.toLowerCase())
  const isChoice = (said: string): boolean => options.some((option) => option.startsWith(said.toLowerCase()))
  const isTold = (said: string): boolean => offer.lines.some((line) => line.toLowerCase().includes(said.toLowerCase()))
  const isName = words.name !== undefined && !isChoice(words.name) && !noName.test(words.name)
  const given = isName ? words.name : undefined
  const { copy } = words
  // What may be chosen in the form is nothing that the page shows.
  const offers = copy.offers.filter(
    ({ name, of }) => !labels.has(of) && !isChoice(name) && !isTold(name) && !isClause.test(name),
  )
  const headline = copy.headline === '' ? offer.headline : copy.headline
  const isSaid = copy.lines.length > 0
  // Whose page it is stands in its name; what it is for goes below.
  const about = given !== undefined && offer.subject !== '' && offer.subject !== given ? [`${offer.subject}.`] : []
  const lines = isSaid ? copy.lines : offer.lines.length > 0 ? offer.lines : about
  const reading = readArchetypal(
    {
      ...words,
      name: given ?? (offer.subject === '' ? capitalize(pluralize(form.noun)) : offer.subject),
      text: rest,
      copy: { ...copy, offers, headline, lines },
      form,
    },
    leads,
  )
  if (!reading.ok) return reading
  // "A page that says what I do" is this one: without words of its own there is no other.
  const pages = reading.brief.copy.pages.filter(({ lines: own, of }) => own.length > 0 || of !== '')
  // What a story tells on the way is nothing that the page shows.
  const more = reading.brief.more.filter(
    ({ singular, isInbox }) => isInbox || showsMore.test(rest) || offers.some(({ of }) => of === '' || of === singular),
  )
  return { ...reading, brief: { ...reading.brief, more, copy: { ...reading.brief.copy, pages } } }
}
