// Things that were said with their values need fields that hold them, and a category where they stood under headings.
import type { Brief, Entity, Field } from '../../brief.ts'
import { offersFor } from '../../compose/samples/said-rows.ts'
import { type View, viewsOf } from '../../compose/views.ts'
import { placeValues, saidColumns } from './placed-values.ts'
import { withOwnNames } from './arrange-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize } from '../inflect.ts'
import { readFields } from './read-fields.ts'
import { isWork } from '../sites/read-site.ts'
import { withSingleEvent } from '../sites/single-event.ts'
import { shownKind, shownKinds } from '../kinds/shown-kinds.ts'

type Offer = Brief['copy']['offers'][number]

const askedBy =
  /\b(?:search|filter|sort|group|look up|find|narrow)\w*\b[^.;:]{0,20}?\bby (?:the |their |its )?(\p{L}+)(?:(?:,| or| and) (?:by )?(\p{L}+))?/giu

/** What was listed by name and nothing holds yet: the staff of a restaurant that takes bookings. */
function withSaidKinds(brief: Brief): Brief {
  if (!['site', 'booking', 'shop'].includes(brief.front)) return brief
  const views = viewsOf(brief)
  const held = new Set(views.flatMap((view) => offersFor(view, views)))
  const chosen = new Set(views.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options)))
  const free = brief.copy.offers.filter((offer) => offer.of !== '' && !held.has(offer) && !chosen.has(offer.name))
  const nouns = [...new Set(free.map(({ of }) => of))].filter(
    (noun) => free.filter(({ of }) => of === noun).length >= 2,
  )
  return { ...brief, more: [...brief.more, ...nouns.slice(0, 2).map(kindOf)] }
}

function kindOf(noun: string): Entity {
  return (
    shownKinds(pluralize(noun)).find(({ singular }) => singular === noun) ??
    shownKind(noun, noun === 'class' ? 'name (required), when, description' : 'name (required), description')
  )
}

/**
 * "A wine cellar. Bottles: …": an app of one kind of records holds the only things that were named, whatever they were
 * called there.
 */
function withOwnName(brief: Brief): Brief {
  const { entity, more, front, copy } = brief
  const nouns = [...new Set(copy.offers.map(({ of }) => of))]
  const [noun = ''] = nouns
  const isFree = front === 'list' && more.length === 0 && nouns.length === 1 && noun !== entity.singular
  const placed = copy.offers.filter((offer) => {
    const { values, rest } = placeValues(offer, brief.fields)
    return values.size > 0 || rest.length === 0
  })
  // "4 bottles" of a bottle is how many there are.
  const counted = new RegExp(String.raw`(\d+) (?:${escapePattern(noun)}|${escapePattern(pluralize(noun))})\b`, 'i')
  const renamed = (offer: Offer): Offer => ({
    ...offer,
    of: entity.singular,
    details: noun === '' ? offer.details : offer.details.replace(counted, '$1'),
  })
  if (!isFree || copy.offers.length < 2) return brief
  if (placed.length * 2 >= copy.offers.length) return { ...brief, copy: { ...copy, offers: copy.offers.map(renamed) } }
  return noun === '' ? brief : aboutNamed(brief, noun)
}

/** "Guesthouse with three rooms: Attic, 2 guests, …": where nothing fits what the app is called by, it is about the rooms. */
function aboutNamed(brief: Brief, noun: string): Brief {
  const many = pluralize(noun)
  const isCount = new RegExp(String.raw`\b${escapePattern(many)}$`, 'i')
  const own = brief.fields.filter(({ label }) => !isCount.test(label))
  return { ...brief, entity: { singular: noun, plural: many }, fields: own.length === 0 ? brief.fields : own }
}

/** "Works: …. Each project has …": what was listed under another word for the same is of the one kind that there is. */
function withSameWorks(brief: Brief): Brief {
  const { entity, more, copy } = brief
  const kinds = [entity.singular, ...more.map(({ singular }) => singular)]
  const [kind, ...others] = kinds.filter((singular) => isWork.test(singular))
  const isOther = (of: string): boolean => isWork.test(of) && !kinds.includes(of)
  if (kind === undefined || others.length > 0 || !copy.offers.some(({ of }) => isOther(of))) return brief
  return {
    ...brief,
    copy: { ...copy, offers: copy.offers.map((offer) => (isOther(offer.of) ? { ...offer, of: kind } : offer)) },
  }
}

/** The brief with fields for all that was said of its things. */
export function withSaidColumns(said: Brief, hasSaidFields: boolean): Brief {
  const brief = withSaidKinds(withTimes(withOwnName(withSameWorks(withSingleEvent(said)))))
  const views = viewsOf(brief)
  const plurals = new Set(views.map(({ entity }) => entity.plural))
  const isHeld = (labels: readonly string[], { entity }: View): boolean =>
    views.some(
      (other) =>
        other.entity.singular !== entity.singular &&
        labels.every((each) => other.fields.some((field) => field.label.toLowerCase() === each.toLowerCase())),
    )
  const declared = (view: View, count: number): string[] =>
    declaredIn(brief.request, count, (labels) => !isHeld(labels, view)).filter(
      (label) => !plurals.has(label.toLowerCase()),
    )
  const asked = [...brief.request.matchAll(askedBy)].flatMap(([, one, other]) =>
    [one, other].filter((word) => word !== undefined),
  )
  // What an architect built has a place.
  if (/\b(?:architect\w*|buildings)\b/i.test(brief.request)) asked.push('place')
  const [fields = brief.fields, ...more] = views.map((view) => {
    const offers = offersFor(view, views)
    const isTwofold = /(?:^|\s)(?:card|phrase|word|entry|term|expression|sentence|abbreviation|sign|question)$/.test(
      view.entity.singular,
    )
    if (offers.length < 2 || isTwofold || view.fields[0]?.isMade === true) return view.fields
    // The usual fields of such a record are a guess, and what was said is none.
    const isGuess = !hasSaidFields && brief.front === 'list' && view.entity.singular === brief.entity.singular
    const isTold = offers.some(({ price, details }) => price !== undefined || details !== '')
    const [title] = view.fields
    const base = isGuess && isTold && title !== undefined ? [title, ...basics(view.fields, offers)] : view.fields
    const askable = asked.filter((word) => !base.some(({ label }) => label.toLowerCase().includes(word.toLowerCase())))
    const columns = [
      ...groupsOf(offers),
      ...saidColumns(offers, base, { askedBy: askable, declared: declared(view, mostValues(offers)) }),
    ].filter(({ name }) => !base.some((field) => field.name === name))
    return withOwnNames([...base.slice(0, 1), ...columns, ...base.slice(1)], view.entity.singular)
  })
  return { ...brief, fields, more: brief.more.map((kind, index) => ({ ...kind, fields: more[index] ?? kind.fields })) }
}

/** Of the usual fields those that what was said needs: a price, and notes for what is left. */
function basics(fields: readonly Field[], offers: readonly Offer[]): Field[] {
  const isPriced = offers.some(({ price }) => price !== undefined)
  const notes = fields.find(({ kind }) => kind === 'long') ?? readFields('notes (long text)').fields[0]
  const ticks = fields.filter(({ kind }) => kind === 'boolean' || kind === 'picture')
  return [...(isPriced ? readFields('price').fields : []), ...ticks, ...(notes === undefined ? [] : [notes])]
}

const mostValues = (offers: readonly Offer[]): number =>
  Math.max(0, ...offers.map(({ details }) => details.split(/[,;]\s+/).filter((value) => value !== '').length))

const label = String.raw`(?:(?:its|their|the|an?)\s+)?\p{L}+(?:-\p{L}+)?(?: (?:per |of |in )?(?!and\b|or\b|when\b|below\b|under\b|on\b|is\b|are\b)\p{L}+){0,2}`
/** "Show them with distance and difficulty", "opens and tells year, place and number of pieces". */
const declares = new RegExp(
  String.raw`(?=\b(?:shows?|showing|see|sees|tells?|reads?|with|has|have|gives?|names?)\s+(?:(?:them|it|each|all|every one|everything|me|us|of them|these|with|both|just|only)\s+)*(${label}(?:,\s+(?:and\s+)?${label})*(?:,?\s+and\s+${label})?)(?=\s*(?:[.;:,(]|$|in\b|on\b|under\b|below\b)))`,
  'giu',
)

const isOfPage = /\b(?:cart|basket|total|buttons?|form|pages?|menu|e-?mail|message|columns?|search|filter|log ?in)\b/i

/** What the values are, in their order: of what is listed so that which has as many labels as there are values. */
function declaredIn(request: string, count: number, isFree: (labels: readonly string[]) => boolean): string[] {
  const text = request.replace(/["“«][^"“”«»]*["”»]/g, '“”')
  const lists = [...text.matchAll(declares)].map(([, list = '']) =>
    list.split(/,\s*(?:and\s+)?|\s+and\s+/).map((each) => each.replace(/^(?:its|their|the|an?)\s+/i, '').trim()),
  )
  return (
    lists.find(
      (labels) =>
        labels.length === count &&
        labels.length >= 2 &&
        labels.every((each) => /^\p{Ll}/u.test(each) && !isOfPage.test(each)) &&
        isFree(labels),
    ) ?? []
  )
}

const isWhen =
  /^(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b|\d{1,2}[:.]\d{2}\b|\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)/iu

const isTimed = ({ of, price, details }: Offer): boolean => of === '' && price === undefined && isWhen.test(details)

/** "14:00 ceremony, 15:30 coffee": what has its time is an event, or the class that the message speaks of. */
function withTimes(brief: Brief): Brief {
  const { copy, front, request } = brief
  if (front === 'list' || copy.offers.filter(isTimed).length < 2) return brief
  const kinds = viewsOf(brief).map(({ entity }) => entity.singular)
  const known = kinds.find((noun) =>
    /(?:^|\s)(?:event|class|course|session|lesson|workshop|concert|gig|talk|tour)$/.test(noun),
  )
  const of = known ?? (/\b(?:class|classes|yoga|pilates)\b/i.test(request) ? 'class' : 'event')
  return {
    ...brief,
    copy: { ...copy, offers: copy.offers.map((offer) => (isTimed(offer) ? { ...offer, of } : offer)) },
  }
}

function groupsOf(offers: readonly { group?: string | undefined }[]): Field[] {
  const groups = [...new Set(offers.flatMap(({ group }) => group ?? []))]
  return groups.length < 2
    ? []
    : readFields('category').fields.map((field) => ({ ...field, kind: 'choice', options: groups }))
}
