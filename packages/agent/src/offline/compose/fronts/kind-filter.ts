// What narrows the things on a first page: the choices of one of their fields, as words to press or in a drop-down.
import type { Field } from '../../brief.ts'
import { jsxAttribute, jsxText, quoteJs } from '../data/expressions.ts'
import type { View } from '../views.ts'

const asksDropDown = /\b(?:drop-?\s?down|select box|select list)\b/i
const narrowed =
  /\bfilter\w*|\bcategor(?:y|ies)\b|\bsorted (?:by|into)\b|\b(?:by|per) (?:kind|type|sort)\b|\b(?:buttons?|tabs?) for\b/i

/** The field by which visitors narrow what a first page shows; null where the message does not speak of it. */
export function narrowingField({ fields, request }: View): Field | null {
  const kind = fields.find((field) => field.kind === 'choice' && (field.options ?? []).length >= 2)
  return kind !== undefined && narrowed.test(request) ? kind : null
}

/** Code of the values: those that were said, else those that there are. */
export function kindValues(field: Field, rows: string): string {
  return field.options === undefined
    ? `[...new Set(${rows}.map((each) => each.${field.name}).filter(Boolean))]`
    : `[${field.options.map(quoteJs).join(', ')}]`
}

/** Reads `kind` and `kinds`, calls `setKind`. */
export function kindFilter(field: Field, { request }: Pick<View, 'request'>): string {
  if (asksDropDown.test(request))
    return `<label className="mt-6 inline-flex items-center gap-3 font-medium">
          ${jsxText(field.label)}
          <select name="${field.name}" value={kind} onChange={(event) => setKind(event.target.value)} className="min-h-11 rounded-control border border-control bg-surface px-3 text-on-surface">
            <option value="">All</option>
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>`
  const label = jsxAttribute(`Filter by ${field.label.toLowerCase()}`)
  return `<div role="radiogroup" aria-label=${label} className="mt-6 flex flex-wrap gap-x-6">
          {['', ...kinds].map((each) => (
            <label key={each} className="relative flex min-h-11 cursor-pointer items-center text-muted underline-offset-8 hover:text-text has-checked:font-semibold has-checked:text-text has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
              <input type="radio" name=${label} value={each} checked={kind === each} onChange={() => setKind(each)} className="absolute inset-0 size-full cursor-pointer appearance-none" />
              {each === '' ? 'All' : each}
            </label>
          ))}
        </div>`
}
