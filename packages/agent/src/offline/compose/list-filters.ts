// What narrows a list: a search, the choices of its fields as words or in a dropdown, and the order.
import type { Brief, Field } from '../brief.ts'
import { withArticle } from '../understand/inflect.ts'
import { drawnFilters, listOpening } from './drawings/drawings.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from './expressions.ts'
import { isArchived, isArticleFront, isDoneField, namesOf, ordersItself, partsOf } from './roles.ts'
import { lower, stateWords, taggedBy } from './select-files.ts'

const filterChoice = `function FilterChoice({ label, options, value, onChoose }) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{label}</span>
      <select name={label} value={value} onChange={(event) => onChoose(event.target.value)} className="min-h-11 max-w-full rounded-control border border-control bg-background px-2">
        {options.map(([option, word]) => (
          <option key={option} value={option}>{word}</option>
        ))}
      </select>
    </label>
  )
}`

const filterWords = (isRail: boolean): string => `function FilterWords({ label, options, value, onChoose }) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-x-5 gap-y-0.5${isRail ? ' lg:flex-col lg:items-start' : ''}">
      {options.map(([option, word]) => (
        <label
          key={option}
          className="relative flex min-h-11 cursor-pointer items-center text-muted underline-offset-8 hover:text-text has-checked:font-semibold has-checked:text-text has-checked:underline has-checked:decoration-accent has-checked:decoration-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="radio" name={label} value={option} checked={option === value} onChange={() => onChoose(option)} className="absolute inset-0 size-full cursor-pointer appearance-none" />
          {word}
        </label>
      ))}
    </div>
  )
}`

/** "A dropdown that leaves one category", "filter by job with a drop-down": a list is narrowed by it. */
const asksDropdown =
  /\bdrop-?\s?downs?\b(?=[^.;]*\b(?:filter|only|narrow|leaves?|shows?|above|called)\b)|\b(?:filter|only|narrow|show)\w*\b[^.;]*\bdrop-?\s?downs?\b/i

/** As it was called, else what it does: a form beside it asks for the same by its own name. */
function filterLabel({ label }: Field, { request }: Brief): string {
  const said = /\bdrop-?\s?down (?:called|named|labell?ed|titled) ["“]([^"”]{2,40})["”]/i.exec(request)?.[1]
  return said !== undefined && said.toLowerCase().includes(label.toLowerCase()) ? said : `Filter by ${lower(label)}`
}

export function filterModule(brief: Brief): string {
  const tagged = taggedBy(brief)
  const { Component, manyFile } = namesOf(brief)
  const drawn = drawnFilters(brief)
  const filters = partsOf(brief).filters.filter((field) => !drawn.includes(field))
  const isOrdered = ordersItself(brief)
  const isStream = brief.skeleton === 'days'
  // "Feedback" is what somebody writes as well as what is searched.
  const isWritten = brief.entity.singular === 'feedback'
  const find = jsxAttribute(isWritten ? 'Search' : `Find ${withArticle(brief.entity.singular)}`)
  const isRail = brief.skeleton === 'index'
  const isBeside = listOpening(brief) === 'beside'
  const isDropdown = asksDropdown.test(brief.request)
  const options = filters.map((field) => {
    const choices = isArchived(field)
      ? [
          ['', 'Current'],
          ['yes', field.label],
        ]
      : field.kind === 'boolean'
        ? [
            ['', 'All'],
            ['no', isDoneField(field) ? stateWords(field, brief).left : 'The others'],
            ['yes', isDoneField(field) ? stateWords(field, brief).over : field.label],
          ]
        : [
            ['', filters.length > 1 ? `Any ${lower(field.label)}` : 'All'],
            ...(field.options ?? []).map((option) => [option, option]),
          ]
    return `      <${isDropdown ? 'FilterChoice' : 'FilterWords'}
        label=${jsxAttribute(filterLabel(field, brief))}
        options={[${choices.map(([value, label]) => `[${quoteJs(value ?? '')}, ${quoteJs(label ?? '')}]`).join(', ')}]}
        value={view.${field.name}}
        onChoose={(option) => onChange({ ...view, ${field.name}: option })}
      />`
  })
  if (tagged !== null)
    options.push(`      {tags.length > 0 && (
        <${isDropdown ? 'FilterChoice' : 'FilterWords'}
          label=${jsxAttribute(filterLabel(tagged, brief))}
          options={[['', ${quoteJs(`Any ${lower(tagged.label)}`)}], ...tags.map((tag) => [tag, tag])]}
          value={view.${tagged.name}}
          onChoose={(option) => onChange({ ...view, ${tagged.name}: option })}
        />
      )}`)
  return tidy(`${only(!isOrdered, `import { orders } from '@/lib/select-${manyFile}.js'`)}

${only(isDropdown && (filters.length > 0 || tagged !== null), filterChoice)}

${only(!isDropdown && (filters.length > 0 || tagged !== null), filterWords(isRail))}

/** Search${filters.length > 0 ? ', filters' : ''}${isOrdered ? '' : ' and order'} above the ${brief.entity.plural}. */
export function ${Component}Filters({ view, ${tagged === null ? '' : 'tags, '}onChange }) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="flex ${isRail ? 'flex-col gap-5' : 'flex-wrap items-center gap-x-8 gap-y-3'}">
      <input
        type="search"
        name="search"
        aria-label=${find}
        placeholder=${find}
        value={view.search}
        onChange={(event) => onChange({ ...view, search: event.target.value })}
        className="min-h-11 ${isRail || isStream || isBeside ? 'w-full' : isArticleFront(brief) ? 'min-w-0 flex-1 sm:w-64 sm:flex-none' : 'w-full sm:w-64'} rounded-none border-b border-control bg-transparent py-2 placeholder:text-muted"
      />
${options.join('\n') || nothing}
      ${only(
        !isOrdered,
        `<label className="flex items-center gap-2${isRail || isBeside ? '' : ' sm:ml-auto'}">
        <span className="sr-only">Order</span>
        <select
          name="order"
          value={view.order}
          onChange={(event) => onChange({ ...view, order: event.target.value })}
          className="-ml-1 min-h-11 ${isRail ? 'w-full' : isArticleFront(brief) ? 'w-36 sm:w-44' : 'w-56'} max-w-full rounded-control bg-background pr-1 text-muted hover:text-text"
        >
          {Object.entries(orders).map(([order, { label }]) => (
            <option key={order} value={order}>{label}</option>
          ))}
        </select>
      </label>`,
      )}
    </form>
  )
}

`)
}
