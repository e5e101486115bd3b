// The module by which a list is searched, narrowed and ordered.
import type { Brief, Field } from '../brief.ts'
import { hasPart } from './access.ts'
import { nothing, only, quoteJs, tidy } from './expressions.ts'
import { isMostLikedFirst, likeWords } from './like-files.ts'
import { linksOf } from './links.ts'
import { isDoneField, namesOf, partsOf } from './roles.ts'
import { type View, labelColumn } from './views.ts'

function orders(brief: Brief): { id: string; label: string; compare: string }[] {
  const { title, figure, day, toggle } = partsOf(brief)
  const newest = { id: 'newest', label: 'Newest first', compare: '(a, b) => b.id - a.id' }
  const open = `(a, b) => Number(a.${toggle?.name ?? ''}) - Number(b.${toggle?.name ?? ''}) || b.id - a.id`
  // What is still to be done comes first; what is done goes to the end, as on paper.
  const orderings =
    toggle !== null && isDoneField(toggle)
      ? [{ id: 'open', label: `Not ${lower(toggle.label)} first`, compare: open }, newest]
      : [newest]
  const date = day ?? undefined
  if (date !== undefined && brief.skeleton !== 'days')
    orderings.push({
      id: date.name,
      label: `By ${date.label.toLowerCase()}`,
      compare: `(a, b) => (a.${date.name} ?? '9').localeCompare(b.${date.name} ?? '9')`,
    })
  if (figure !== null && figure !== day && figure.kind !== 'time')
    orderings.push({
      id: figure.name,
      label: `Highest ${figure.label.toLowerCase()}`,
      compare: `(a, b) => (b.${figure.name} ?? 0) - (a.${figure.name} ?? 0)`,
    })
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
  orderings.push({
    id: 'title',
    label: `${title.label} A to Z`,
    compare: `(a, b) => a.${title.name}.localeCompare(b.${title.name})`,
  })
  return orderings
}

export function selectModule(brief: View, all: readonly View[]): string {
  const { one, many } = namesOf(brief)
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const { filters } = partsOf(brief)
  const searched = brief.fields.filter((field) =>
    ['text', 'long', 'email', 'phone', 'choice', 'tags', 'reference'].includes(field.kind),
  )
  const isStream = brief.skeleton === 'days'
  const tagged = taggedBy(brief)
  const conditions = filters.map((field) =>
    field.kind === 'boolean'
      ? `(view.${field.name} === '' || ${one}.${field.name} === (view.${field.name} === 'yes'))`
      : `(view.${field.name} === '' || ${one}.${field.name} === view.${field.name})`,
  )
  if (tagged !== null) conditions.push(`(view.${tagged.name} === '' || tagsOf(${one}).includes(view.${tagged.name}))`)
  const kept = [...filters, ...(tagged === null ? [] : [tagged])]
  const order = orders(brief)
  return tidy(`${only(
    !isStream,
    `/** The orders a person can choose, by the name the view keeps. */
export const orders = {
${order.map(({ id, label, compare }) => `  ${id}: { label: ${quoteJs(label)}, compare: ${compare} },`).join('\n')}
}`,
  )}

/** Everything, as a new visitor sees it. */
export const firstView = { search: ''${kept.map((field) => `, ${field.name}: ''`).join('')}${isStream ? '' : `, order: '${order[0]?.id ?? ''}'`} }

${only(
  tagged !== null,
  `function tagsOf(${one}) {
  return (${one}.${tagged?.name ?? ''} ?? '').split(',').map((tag) => tag.trim()).filter((tag) => tag !== '')
}

/** Every tag that is used, in alphabetical order. */
export function tagsIn(${many}) {
  return [...new Set(${many}.flatMap(tagsOf))].toSorted((a, b) => a.localeCompare(b))
}`,
)}

function matches(${one}, search) {
  const words = search.toLowerCase().split(/\\s+/)
  const text = [${[...searched.map((field) => `${one}.${field.kind === 'reference' ? labelColumn(field) : field.name}`), ...linksOf(brief, all).map(({ key }) => `...${one}.${key}.map(({ label }) => label)`)].join(', ')}].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The ${brief.entity.plural} that fit the view${isStream ? '' : ', in its order'}. */
export function select${Many}(${many}, view) {
  return ${many}
    .filter((${one}) => ${['matches(' + one + ', view.search)', ...conditions].join(' && ')})
${isStream ? nothing : '    .toSorted(orders[view.order].compare)'}
}
`)
}

/** Words that people gave to the records, by which the list is narrowed. */
export function taggedBy({ fields }: Brief): Field | null {
  return fields.slice(1).find(({ kind }) => kind === 'tags') ?? null
}

export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
