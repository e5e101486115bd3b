// What narrows a list: a search, the choices of its fields as words or in a dropdown, and the order.
import type { Brief, Field } from '../../brief.ts'
import { withArticle } from '../../understand/inflect.ts'
import { sectionField } from '../list-shapes/list-fields.ts'
import { drawnFilters } from '../drawings/drawings.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { asksToFilter, isArchived, isDoneField, namesOf, ordersItself, partsOf } from '../roles.ts'
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
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-x-5 gap-y-0.5 max-sm:shrink-0 max-sm:flex-nowrap${isRail ? ' lg:flex-col lg:items-start' : ''}">
      {options.map(([option, word]) => (
        <label
          key={option}
          className="relative flex min-h-11 shrink-0 cursor-pointer items-center text-muted underline-offset-8 hover:text-text has-checked:font-semibold has-checked:text-text has-checked:underline has-checked:decoration-accent has-checked:decoration-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
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

/** What a list is searched by, and the orders it can have, where somebody asked for them in so many words. */
export const asksSearch = /\b(?:search\w*|find(?:s|ing|able)?|look(?:s|ing)? (?:up|for))\b/i
const asksOrder = /\b(?:sort(?:s|ed|ing|able)?|order(?:ed|ing)? by|re-?order\w*)\b/i

/** A column for each state narrows a board already, and so do sections. */
function wordedFilters(brief: Brief): Field[] {
  const drawn = drawnFilters(brief)
  const { filters, status } = partsOf(brief)
  const divides = brief.skeleton === 'board' ? status : brief.skeleton === 'sections' ? sectionField(brief) : null
  const isColumn = (field: Field): boolean => field === divides && !asksToFilter(brief)
  return filters.filter((field) => !drawn.includes(field) && !isColumn(field))
}

/** Whether the list is narrowed by words, which need more room than search and order. */
/** "Any category"; what is asked of it, or ends in a preposition, has no name to stand behind "any". */
const anyOf = ({ label }: Field): string =>
  /^(?:what|who|when|where|which|how|for|from|by)\b|\b(?:in|at|on|by|for|of|from|to|with|then|the)$/iu.test(label)
    ? 'All'
    : `Any ${lower(label)}`

export function hasFilterWords(brief: Brief): boolean {
  return wordedFilters(brief).length > 0 || taggedBy(brief) !== null
}

/** A rail beside the list holds its words; without any it would be an empty column. */
export function hasRail(brief: Brief): boolean {
  return brief.skeleton === 'index' && brief.frame !== 'split' && hasFilterWords(brief)
}

/** "Not ready for adoption", "Not yet", "Without licence": what the others are, as their tick says it. */
function oppositeOf({ label }: Field): string {
  const words = lower(label)
  if (/^(?:ready|open|free|available|paid|public|active|\p{L}+(?:ed|able|ible|ful|en))\b/u.test(words))
    return `Not ${words}`
  if (/\b(?:has|have|is|was|are|been)\b/u.test(words)) return 'Not yet'
  return /\s/u.test(words) ? 'Not yet' : `No ${words}`
}

function filterOptions(brief: Brief, filters: readonly Field[], tagged: Field | null): string[] {
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
            ['no', isDoneField(field) ? stateWords(field, brief).left : oppositeOf(field)],
            ['yes', isDoneField(field) ? stateWords(field, brief).over : field.label],
          ]
        : [['', filters.length > 1 ? anyOf(field) : 'All'], ...(field.options ?? []).map((option) => [option, option])]
    return `        <${isDropdown ? 'FilterChoice' : 'FilterWords'}
          label=${jsxAttribute(filterLabel(field, brief))}
          options={[${choices.map(([value, label]) => `[${quoteJs(value ?? '')}, ${quoteJs(label ?? '')}]`).join(', ')}]}
          value={view.${field.name}}
          onChoose={(option) => onChange({ ...view, ${field.name}: option })}
        />`
  })
  if (tagged !== null)
    options.push(`        {tags.length > 0 && (
          <${isDropdown ? 'FilterChoice' : 'FilterWords'}
            label=${jsxAttribute(filterLabel(tagged, brief))}
            options={[['', ${quoteJs(`Any ${lower(tagged.label)}`)}], ...tags.map((tag) => [tag, tag])]}
            value={view.${tagged.name}}
            onChoose={(option) => onChange({ ...view, ${tagged.name}: option })}
          />
        )}`)
  return options
}

function searchField(brief: Brief): string {
  // "Feedback" is what somebody writes as well as what is searched.
  const isWritten = brief.entity.singular === 'feedback'
  const find = jsxAttribute(isWritten ? 'Search' : `Find ${withArticle(brief.entity.singular)}`)
  return `<label className="relative flex items-center text-muted">
          <Search size={18} strokeWidth={1.75} className="pointer-events-none absolute left-3" aria-hidden />
          <input
            type="search"
            name="search"
            aria-label=${find}
            placeholder=${find}
            value={view.search}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
            className="min-h-11 w-44 rounded-none border-b border-control bg-transparent py-2 pl-10 text-text placeholder:text-muted sm:w-60"
          />
        </label>`
}

/** In words where it was asked for; else behind its sign. */
function orderField(isSaid: boolean): string {
  return `<label className="relative flex min-h-11 ${isSaid ? '' : 'min-w-11 justify-center text-muted hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent '}items-center">
          <span className="sr-only">Order</span>
          ${only(!isSaid, '<ArrowDownUp size={18} strokeWidth={1.75} aria-hidden />')}
          <select
            name="order"
            value={view.order}
            onChange={(event) => onChange({ ...view, order: event.target.value })}
            className="${isSaid ? 'min-h-11 max-w-48 rounded-control bg-background pr-1 text-muted hover:text-text' : 'absolute inset-0 size-full cursor-pointer bg-background text-text opacity-0'}"
          >
            {Object.entries(orders).map(([order, { label }]) => (
              <option key={order} value={order}>{label}</option>
            ))}
          </select>
        </label>`
}

/** What was asked for stands there at once, the rest comes with so many records. */
function fromMany(isAsked: boolean, code: string): string {
  return isAsked ? code : `{count >= many && (\n          ${code.replaceAll('\n', '\n  ')}\n        )}`
}

/** A short list is read and not searched: search and order come with so many records, or where one of them was asked for. */
export function filterModule(brief: Brief): string {
  const tagged = taggedBy(brief)
  const { Component, manyFile } = namesOf(brief)
  const filters = wordedFilters(brief)
  const isOrdered = ordersItself(brief)
  const isRail = hasRail(brief)
  const isDropdown = asksDropdown.test(brief.request)
  const hasWords = hasFilterWords(brief)
  const words = filterOptions(brief, filters, tagged)
  const isSearchAsked = asksSearch.test(brief.request)
  const isOrderAsked = asksOrder.test(brief.request)
  const order = isOrdered ? nothing : fromMany(isOrderAsked, orderField(isOrderAsked))
  const isCounted = !isSearchAsked || (!isOrdered && !isOrderAsked)
  const isNeverEmpty = hasWords || isSearchAsked || (!isOrdered && isOrderAsked)
  return tidy(`import { ${order.includes('<ArrowDownUp') ? 'ArrowDownUp, ' : ''}Search } from 'lucide-react'
${only(!isOrdered, `import { orders } from '@/lib/select-${manyFile}.js'`)}

${only(isCounted, `/** From so many on a list is searched and put in order. */\nconst many = 15`)}

${only(isDropdown && hasWords, filterChoice)}

${only(!isDropdown && hasWords, filterWords(isRail))}

/** What narrows the ${brief.entity.plural}, in one line: ${filters.length > 0 ? 'choices, ' : ''}search${isOrdered ? '' : ' and order'}. */
export function ${Component}Filters({ view, ${tagged === null ? '' : 'tags, '}${isCounted ? 'count, ' : ''}onChange }) {
  ${only(!isNeverEmpty, 'if (count < many) return null')}
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="flex items-center gap-x-4${isRail ? ' lg:flex-col lg:items-start lg:gap-y-3' : ''}">
      ${only(
        hasWords,
        `<div className="flex min-w-0 flex-1 gap-x-8 sm:flex-wrap max-sm:overflow-x-auto max-sm:pr-12 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-3.5rem),transparent)] max-sm:[scrollbar-width:none]${isRail ? ' lg:flex-none lg:flex-col lg:gap-y-4' : ''}">
${words.join('\n')}
      </div>`,
      )}
      <div className="${isRail ? '-ml-3 max-lg:ml-auto' : 'ml-auto'} flex shrink-0 items-center">
        ${fromMany(isSearchAsked, searchField(brief))}
        ${order}
      </div>
    </form>
  )
}

`)
}
