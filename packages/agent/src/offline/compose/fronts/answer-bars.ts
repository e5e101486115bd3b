// How answers and sums divide, as components of the app, and the sentence that tells what came out.
import type { Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'

/** How answers to one question divide: the share in large figures, the most chosen in colour, the average on its scale. */
export const answerBars = (
  weight: string,
): string => `/** The answers to one question, each as long a bar as its share; the most chosen one stands out. */
export function Bars({ title, rows: counted, options = [], average, format = String }) {
  // What nobody has chosen is seen as well; a scale keeps its order.
  const missing = options.filter((option) => !counted.some(({ value }) => value === option)).map((value) => ({ value, total: 0 }))
  const rows = [...counted, ...missing]
  const isScale = options.length > 2 && options.every((option) => /^\\d+$/.test(option))
  if (isScale) rows.sort((one, other) => one.value - other.value)
  const all = Math.max(rows.reduce((sum, { total }) => sum + total, 0), 1)
  const most = Math.max(...rows.map(({ total }) => total), 1)
  return (
    <section className="border-t-2 border-text pt-5">
      <h2 className="max-w-[28ch] text-balance font-display text-2xl leading-tight sm:text-3xl ${weight}">{title}</h2>
      {average === null && <p className="mt-3 text-muted">No average yet.</p>}
      {typeof average === 'number' && <p className="mt-3 text-muted">Average: <span className="font-display text-5xl leading-none tabular-nums text-text ${weight}">{average}</span></p>}
      {isScale && (
        <ol className="mt-6 flex gap-1.5 sm:gap-3">
          {rows.map(({ value, total }) => (
            <li key={value} className="min-w-0 flex-1 text-center">
              <p className="min-h-7 text-[0.95rem] tabular-nums">{total > 0 && \`\${format(total)} (\${Math.round((100 * total) / all)}%)\`}</p>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" className={\`w-full \${counted.length === 0 ? 'h-16' : 'h-32'}\`} aria-hidden>
                {counted.length === 0 && <rect width="10" height="100" className="fill-none stroke-hairline" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />}
                <rect y="98.5" width="10" height="1.5" className="fill-hairline" />
                <rect y={100 - (100 * total) / most} width="10" height={(100 * total) / most} className={total > 0 && total === most ? 'fill-accent' : 'fill-control'} />
              </svg>
              <p className="mt-1 font-display text-2xl tabular-nums ${weight}">{value}</p>
            </li>
          ))}
        </ol>
      )}
      {!isScale && <ul className="mt-5 grid gap-4">
        {rows.map(({ value, total }) => (
          <li key={value} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-5 gap-y-1.5">
            <span className="min-w-0 break-words text-lg">{value}</span>
            <span className="shrink-0 tabular-nums">{total > 0 && <><span className="text-muted">{format(total)}</span> <span className="ml-2 font-display text-2xl ${weight}">({Math.round((100 * total) / all)}%)</span></>}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="col-span-2 h-4 w-full" aria-hidden>
              <rect y="5.4" width="100" height="0.6" className="fill-hairline" />
              <rect width={(100 * total) / all} height="6" className={total > 0 && total === most ? 'fill-accent' : 'fill-control'} />
            </svg>
          </li>
        ))}
      </ul>}
      {rows.length === 0 && <p className="mt-2 text-muted">Nothing to show yet.</p>}
    </section>
  )
}
`

export const bars = `/** Bars from real numbers; the largest is full width. */
export function Bars({ title, rows, average, format = String }) {
  const most = Math.max(...rows.map(({ total }) => total), 1)
  return (
    <section className="border-t border-hairline pt-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      {average !== undefined && <p className="mt-1 text-muted">Average: <span className="tabular-nums text-text">{average ?? '–'}</span></p>}
      <ul className="mt-3 grid gap-3">
        {rows.map(({ value, total }) => (
          <li key={value}>
            <p className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{value}</span>
              <span className="shrink-0 tabular-nums">{format(total)}</span>
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full" aria-hidden>
              <rect width="100" height="4" className="fill-hairline" />
              <rect width={(100 * total) / most} height="4" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="mt-2 text-muted">Nothing to show yet.</p>}
    </section>
  )
}
`

/** So many answers are told in a sentence: one that is chosen and one on a scale say the most. */
export interface Told {
  field: Field
  /** Where its rows, or its average, stand in what the page is given. */
  data: string
  isAverage: boolean
}

/** Behind how many answered: what most say, and where a scale ends up. */
export function tellingCode(told: readonly Told[]): string {
  const clauses = told.map(({ field, data, isAverage }) => {
    const label = quoteJs(field.label)
    return isAverage
      ? `data.${data} === null ? null : \`“\${${label}}” comes to \${data.${data}} of ${field.max ?? 5}\``
      : `mostGiven(data.${data}) === null ? null : \`most say “\${mostGiven(data.${data})}” to “\${${label}}”\``
  })
  return `
/** The answer that most gave; null where two are level. */
function mostGiven(rows) {
  const [first, second] = rows
  return first === undefined || first.total === second?.total ? null : first.value
}

/** What came out, in a sentence. */
function tell(data) {
  const clauses = [${clauses.join(', ')}].filter((clause) => clause !== null)
  const said = clauses.join(', and ')
  return said === '' ? '' : \`\${said[0].toUpperCase()}\${said.slice(1)}.\`
}
`
}
