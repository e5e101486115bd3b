// The module by which a list is searched, narrowed and ordered.
import type { Brief, Field } from '../../brief.ts'
import { hasPart } from '../access.ts'
import { type Ordering, askedOrdering } from './asked-order.ts'
import { isByHand } from './by-hand.ts'
import { worthCode } from '../drawings/held.ts'
import { dueDayOf, leastCode, stockOf } from '../drawings/measures.ts'
import { escapePattern } from '../../understand/escape-pattern.ts'
import { capitalize } from '../../understand/inflect.ts'
import { nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { isMostLikedFirst, likeWords } from '../records/like-files.ts'
import { notTicked } from '../records/tick-words.ts'
import { comparedField } from '../list-shapes/list-fields.ts'
import { linksOf } from '../parts/links.ts'
import { dateOrder, isToldByDay } from './day-order.ts'
import { runningOrder } from './running-order.ts'
import { isArchived, isDoneField, namesOf, ordersItself, partsOf } from '../roles.ts'
import { type View, labelColumn } from '../views.ts'

const byPlace = { id: 'place', label: 'My order', compare: '(a, b) => a.place - b.place' }

/** What was asked for comes first: the list begins with it. */
function orders(brief: Brief): Ordering[] {
  const asked = askedOrdering(brief)
  const usual = usualOrders(brief)
  return asked === null ? usual : [asked, ...usual.filter(({ id }) => id !== asked.id)]
}

function usualOrders(brief: Brief): Ordering[] {
  const { title, figure, day, toggle } = partsOf(brief)
  const newest = { id: 'newest', label: 'Newest first', compare: '(a, b) => b.id - a.id' }
  const due = dueDayOf(brief)
  const soonest = due === null ? '' : `(a.${due.name} ?? '9').localeCompare(b.${due.name} ?? '9') || `
  const open = `(a, b) => Number(a.${toggle?.name ?? ''}) - Number(b.${toggle?.name ?? ''}) || ${soonest}b.id - a.id`
  // What is still to be done comes first; what is done goes to the end, as on paper.
  const orderings =
    toggle !== null && isDoneField(toggle)
      ? [
          ...(isByHand(brief) ? [byPlace] : []),
          { id: 'open', label: `${notTicked(toggle)} first`, compare: open },
          newest,
        ]
      : [...(isByHand(brief) ? [byPlace] : []), newest]
  const running = runningOrder(brief)
  const when = (one: string) => `\`${running.map(({ name }) => `\${${one}.${name} ?? '9'}`).join(' ')}\``
  if (running.length > 0)
    orderings.unshift({
      id: 'running',
      label: 'As it goes',
      compare: `(a, b) => ${when('a')}.localeCompare(${when('b')})`,
    })
  const date = running.length > 0 ? undefined : (day ?? undefined)
  if (date !== undefined && brief.skeleton !== 'days') {
    const byDate = dateOrder(brief, date)
    // What is told by its day stands in the order of its days.
    if (isToldByDay(brief, date)) orderings.unshift(byDate)
    else orderings.push(byDate)
  }
  const compared = brief.skeleton === 'bars' ? comparedField(brief) : null
  // Bars are read from the longest down.
  if (compared !== null) orderings.unshift(highest(compared))
  else if (figure !== null && figure !== day && figure.kind !== 'time') orderings.push(highest(figure))
  const [worthOfA, worthOfB] = [worthCode(brief, 'a'), worthCode(brief, 'b')]
  if (worthOfA !== null && worthOfB !== null)
    orderings.unshift({
      id: 'worth',
      label: 'Largest first',
      compare: `(a, b) => (${worthOfB.code}) - (${worthOfA.code})`,
    })
  // What is short of its least stands where it is seen.
  if (stockOf(brief) !== null)
    orderings.unshift({ id: 'short', label: 'To order first', compare: '(a, b) => spareOf(a) - spareOf(b)' })
  if (hasPart(brief, 'likes')) {
    const most = { id: 'likes', label: likeWords(brief).order, compare: '(a, b) => b.likes - a.likes || b.id - a.id' }
    if (isMostLikedFirst(brief)) orderings.unshift(most)
    else orderings.push(most)
  }
  if (hasPart(brief, 'ratings'))
    orderings.push({
      id: 'stars',
      label: 'Best stars first',
      compare: '(a, b) => (b.average_stars ?? 0) - (a.average_stars ?? 0)',
    })
  const byName = {
    id: 'title',
    label: `${title.label} A to Z`,
    compare: `(a, b) => a.${title.name}.localeCompare(b.${title.name})`,
  }
  // What is called by its other facts has no name of its own to go by.
  if (title.isMade === true) return orderings
  // People are looked up by their names, whoever came last.
  return ['badges', 'roster'].includes(brief.skeleton) ? [byName, ...orderings] : [...orderings, byName]
}

const highest = ({ name, label }: Field): Ordering => ({
  id: name,
  label: `Highest ${label.toLowerCase()}`,
  compare: `(a, b) => (b.${name} ?? 0) - (a.${name} ?? 0)`,
})

const asksHidden =
  /\b(?:done|finished|completed?|ticked|bought|packed|paid|over|closed|gone|taken|sold|collected|picked up|returned|given (?:away|back)|handed (?:out|over|in|back)|eaten|fixed|repaired|shipped|sent|delivered|claimed|solved|read|watched|found|used up)\b[^.;]{0,30}\bhidden(?: at first| by default)?\b|\b(?:only|just) (?:the )?(?:open|unfinished|undone) (?:ones|\p{L}+s) (?:are |is )?(?:shown|seen|listed)\b/iu

/** "Those that are done are hidden at first." */
function hidesOver(field: Field, { request }: Brief): boolean {
  return field.kind === 'boolean' && isDoneField(field) && asksHidden.test(request)
}

export function selectModule(brief: View, all: readonly View[]): string {
  const { one, many } = namesOf(brief)
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const { filters } = partsOf(brief)
  const searched = brief.fields.filter((field) =>
    ['text', 'long', 'email', 'phone', 'choice', 'tags', 'reference'].includes(field.kind),
  )
  const isOrdered = ordersItself(brief)
  const tagged = taggedBy(brief)
  const conditions = filters.map((field) =>
    isArchived(field)
      ? `${one}.${field.name} === (view.${field.name} === 'yes')`
      : field.kind === 'boolean'
        ? `(view.${field.name} === '' || ${one}.${field.name} === (view.${field.name} === 'yes'))`
        : `(view.${field.name} === '' || ${one}.${field.name} === view.${field.name})`,
  )
  if (tagged !== null) conditions.push(`(view.${tagged.name} === '' || tagsOf(${one}).includes(view.${tagged.name}))`)
  const kept = [...filters, ...(tagged === null ? [] : [tagged])]
  const order = orders(brief)
  return tidy(`${spareModule(brief)}
${only(
  !isOrdered,
  `/** The orders a person can choose, by the name the view keeps. */
export const orders = {
${order.map(({ id, label, compare }) => `  ${id}: { label: ${quoteJs(label)}, compare: ${compare} },`).join('\n')}
}`,
)}

/** Everything, as a new visitor sees it. */
export const firstView = { search: ''${kept.map((field) => `, ${field.name}: '${hidesOver(field, brief) ? 'no' : ''}'`).join('')}${isOrdered ? '' : `, order: '${order[0]?.id ?? ''}'`} }

${only(
  tagged !== null,
  `function tagsOf(${one}) {
  return ${tagged?.kind === 'tags' ? `(${one}.${tagged.name} ?? '').split(',')` : `[${one}.${valueOfTag(tagged)} ?? '']`}.map((tag) => tag.trim()).filter((tag) => tag !== '')
}

/** Every tag that is used, in alphabetical order. */
export function tagsIn(${many}) {
  return [...new Set(${many}.flatMap(tagsOf))].toSorted((a, b) => a.localeCompare(b))
}`,
)}

function isSought(${one}, search) {
  const words = search.toLowerCase().split(/\\s+/)
  const text = [${[...searched.map((field) => `${one}.${field.kind === 'reference' ? labelColumn(field) : field.name}`), ...linksOf(brief, all).map(({ key }) => `...${one}.${key}.map(({ label }) => label)`)].join(', ')}].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The ${brief.entity.plural} that fit the view${orderWords(brief)}. */
export function select${Many}(${many}, view) {
  return ${many}
    .filter((${one}) => ${['isSought(' + one + ', view.search)', ...conditions].join(' && ')})
${['days', 'agenda', 'readings', 'fieldbook'].includes(brief.skeleton) ? nothing : `    .toSorted(${isOrdered ? byTitle(brief) : onTop(brief)})`}
}
`)
}

/** What the order of a stock goes by. */
function spareModule(brief: Brief): string {
  const stock = ordersItself(brief) ? null : stockOf(brief)
  if (stock === null) return nothing
  const { one } = namesOf(brief)
  const [count, least] = [`${one}.${stock.count.name}`, leastCode(stock, one)]
  return `/** How many there are above the least; what is not counted comes last. */
function spareOf(${one}) {
  return ${count} === null || ${least} === null ? Number.MAX_SAFE_INTEGER : ${count} - ${least}
}
`
}

function orderWords(brief: Brief): string {
  if (brief.skeleton === 'register') return ', A to Z'
  if (brief.skeleton === 'plan') return ', 7 before 12'
  return ordersItself(brief) ? '' : ', in its order'
}

function byTitle(brief: Brief): string {
  const { name } = partsOf(brief).title
  if (brief.skeleton === 'plan')
    return `(a, b) => String(a.${name}).localeCompare(String(b.${name}), 'en', { numeric: true })`
  return `(a, b) => (a.${name} ?? '').localeCompare(b.${name} ?? '')`
}

const asksFilter = /\b(?:filter(?:s|ed|ing)?|narrow(?:s|ed)?|drop-?downs?|tags?|buttons?)\b[^.;!?]*/giu

/** "Important ones on top": what is pinned or so marked comes before all else. */
function onTop({ fields, request }: Brief): string {
  const mark = fields.find(
    (field) =>
      field.kind === 'boolean' &&
      !isDoneField(field) &&
      (field.name === 'pinned' ||
        new RegExp(String.raw`\b${escapePattern(field.label)}\b[^.;]{0,25}\b(?:first|on top|at the top)\b`, 'i').test(
          request,
        )),
  )
  return mark === undefined
    ? 'orders[view.order].compare'
    : `(a, b) => Number(b.${mark.name}) - Number(a.${mark.name}) || orders[view.order].compare(a, b)`
}

/** The kind of records by which a list is narrowed. */
export function taggedTarget(view: View, all: readonly View[]): View | undefined {
  const tagged = taggedBy(view)
  return tagged?.kind === 'reference' ? all.find(({ entity }) => entity.singular === tagged.to) : undefined
}

/** Words that people gave to the records, by which the list is narrowed: tags, else a word or another record that was asked for. */
export function taggedBy({ fields, request }: Brief): Field | null {
  const others = fields.slice(1)
  const tags = others.find(({ kind }) => kind === 'tags')
  if (tags !== undefined) return tags
  const asked = [...request.matchAll(asksFilter)].map(([said]) => said.toLowerCase()).join(' ')
  const isAsked = ({ label }: Field) =>
    new RegExp(String.raw`\b${escapePattern(label.toLowerCase())}(?:s|es)?\b`, 'u').test(asked)
  const words = others.filter(({ kind }) => kind === 'text')
  return (
    others.find((field) => (field.kind === 'text' || field.kind === 'reference') && isAsked(field)) ??
    others.find(({ kind, to = '' }) => kind === 'reference' && /^(?:folder|notebook|category)$/.test(to)) ??
    (others.some(({ kind }) => kind === 'choice')
      ? null
      : (words.find(({ name }) => /^(?:category|genre|group|folder)$/.test(name)) ?? null))
  )
}

const narrows = /\b(?:filter(?:s|ed)?|buttons?|tabs?|switch(?:es)?|toggles?|show|see|hide)\b[^.;!?]*/giu
const isLeft =
  /\b(?:open|active|unfinished|pending|outstanding|incomplete|uncompleted|not done|to do|unpaid|unread|undone)(?: only)?\b/iu
const isOver = /\b(?:completed?|finished|done|closed|settled|paid)(?: only)?\b/iu

/** What the two states of a tick are called where the list is narrowed: "active and completed", "Hide done". */
export function stateWords(
  field: Field,
  { request, message = request, fields }: Brief,
): { left: string; over: string } {
  // As it was typed: tabs are no facts, and are taken off what is read.
  const said = [...message.matchAll(narrows)].map(([words]) => words).join(' ')
  // What a choice is called is not said of the tick.
  const options = fields.flatMap(({ options: each = [] }) => each.map((option) => option.toLowerCase()))
  const pick = (pattern: RegExp): string | undefined => {
    const [found] = pattern.exec(said) ?? []
    return found === undefined || options.includes(found.toLowerCase()) ? undefined : capitalize(found.toLowerCase())
  }
  const hides = /\bhide (?:the )?(?:done|completed|finished|bought|packed|ticked|paid)\b/iu.exec(message)?.[0]
  const left = hides === undefined ? pick(isLeft) : capitalize(hides.toLowerCase())
  return {
    left: left ?? notTicked(field),
    over: (hides === undefined ? pick(isOver) : undefined) ?? field.label,
  }
}

function valueOfTag(field: Field | null): string {
  return field === null ? '' : field.kind === 'reference' ? labelColumn(field) : field.name
}

export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
