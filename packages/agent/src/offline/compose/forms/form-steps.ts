// A form that asks a few things at a time.
import type { Field } from '../../brief.ts'
import { asksForSteps, readSteps } from '../../understand/tools/read-steps.ts'
import { quoteJs } from '../data/expressions.ts'
import { formFields } from '../records/flags.ts'
import type { View } from '../views.ts'

const onePage = /\ball (?:the |of the )?questions (?:stand |are )?on (?:one|a single|the same) page\b/gi
const oneByOne = /\bone (?:question|thing|field) (?:at a time|(?:per|on each|on every) (?:screen|page|step))/gi

/** Where it was said last, of words that may be said again the other way. */
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1

/** "All questions on one page", and not one by one since. */
export function onOnePage({ request }: Pick<View, 'request'>): boolean {
  return lastOf(onePage, request) > lastOf(oneByOne, request)
}

/** Asked one question after the other? */
function hasSteps(view: View): boolean {
  return view.isInbox && asksForSteps.test(view.request) && !onOnePage(view)
}

/** As they were told, each with its own fields; what came later is asked last. */
function toldSteps(view: View, fields: readonly Field[]): Field[][] | null {
  const told = readSteps(view.request).map((step) =>
    fields.filter(({ name }) => step.fields.some((field) => field.name === name)),
  )
  const steps = told.filter((step) => step.length > 0)
  const others = fields.filter((field) => !steps.flat().includes(field))
  return steps.length < 2 ? null : [...steps.slice(0, -1), [...(steps.at(-1) ?? []), ...others]]
}

/** Names of the fields that are asked together, for a form that goes step by step; null for one that does not. */
export function stepsOf(view: View): Field[][] | null {
  const fields = formFields(view)
  if (!hasSteps(view) || fields.length < 2) return null
  const told = toldSteps(view, fields)
  if (told !== null) return told
  const size = /\bone (?:question|field|thing) (?:at a time|(?:per|on each|on every) (?:step|page|screen))/i.test(
    view.request,
  )
    ? 1
    : Math.max(1, Math.ceil(fields.length / Math.min(fields.length, saidSteps(view.request))))
  return Array.from({ length: Math.ceil(fields.length / size) }, (_, step) =>
    fields.slice(step * size, (step + 1) * size),
  )
}

function saidCount(request: string): number | undefined {
  const said = /\b(two|three|four|five|2|3|4|5)[- ](?:steps?|pages)\b/i.exec(request)?.[1]?.toLowerCase() ?? ''
  return { two: 2, three: 3, four: 4, five: 5 }[said] ?? (Number(said) || undefined)
}

function saidSteps(request: string): number {
  return saidCount(request) ?? 3
}

/** "A summary", "people review it": other than what somebody does with what came in. */
const summed =
  /\bsummar(?:y|i[sz]es?|i[sz]ing)\b|\brecap\b|(?<!\b(?:we|i|staff|team|the \p{L}+|admins?)\s+(?:can |then |will )?)\breviews?\b(?! of (?:the )?(?:products?|books?))|\b(?:double-?)?check(?:s|ing)? (?:everything|all|it all|(?:your|their|the|what)\b)|\blook(?:s|ing)? (?:it|them|everything|all|it all)? ?over\b|\boverview of (?:all|every|the|what|your|their)\b|\blast look\b/iu
const allOfIt = String.raw`\b(?:everything|it all|all (?:of it|that|they|you|people|(?:the |your |their )?(?:answers|data|details|entries|fields))|(?:the |your |their )answers|what (?:was|they|you|people|somebody|one)\b)`
const onceMore = String.raw`\b(?:again|once more|once again|one more time|one last time|before|at the end|in the end|last|finally|repeat(?:s|ed)?|overview|confirm(?:s|ed)?)\b`
const shownAgain = new RegExp(String.raw`${allOfIt}[^.;]{0,60}${onceMore}|${onceMore}[^.;]{0,60}${allOfIt}`, 'iu')

/** "Before sending, a summary of everything", "at the end you see it all again": what was typed is shown once more. */
export function hasSummary({ request }: Pick<View, 'request'>): boolean {
  return summed.test(request) || shownAgain.test(request)
}

export function stepConstants(steps: readonly Field[][], isSummed: boolean): string {
  const labels = steps.flat().filter(({ kind }) => kind !== 'picture')
  const required = steps.flat().filter((field) => field.required && field.kind !== 'boolean')
  return `/** What is asked together, and what cannot be left out. */
const steps = [${steps.map((fields) => `[${fields.map(({ name }) => `'${name}'`).join(', ')}]`).join(', ')}]
const required = new Set([${required.map(({ name }) => `'${name}'`).join(', ')}])
const screens = steps.length${isSummed ? ' + 1' : ''}
${
  isSummed
    ? `const labels = { ${labels.map(({ name, label }) => `${name}: ${quoteJs(label)}`).join(', ')} }

/** What was typed, once more before it is sent. */
function Summary({ values }) {
  return (
    <dl className="sm:col-span-2">
      {Object.entries(labels).map(([name, label]) => (
        <div key={name} className="flex gap-6 border-b border-surface-hairline py-2.5">
          <dt className="w-2/5 shrink-0 text-surface-muted">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words font-medium">{values[name] === 'on' ? 'Yes' : values[name] || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
`
    : ''
}`
}

export function goToStep(isSummed: boolean): string {
  return `
  function goTo(form, next) {${isSummed ? '\n    if (next === steps.length) setSummary(Object.fromEntries(new FormData(form)))' : ''}
    setStep(next)
    requestAnimationFrame(() => form.elements[steps[next]?.[0]]?.focus?.())
  }`
}

export const nextStep = `if (step < screens - 1) {
      const missing = (steps[step] ?? []).filter((name) => required.has(name) && form.elements[name].value.trim() === '')
      setErrors(Object.fromEntries(missing.map((name) => [name, 'Fill this in to go on.'])))
      if (missing.length > 0) return form.elements[missing[0]].focus?.()
      return goTo(form, step + 1)
    }`

/** "Step 4: review": counted among the steps, where somebody counts it so. */
function countsSummary(request: string, steps: number): boolean {
  return (
    saidCount(request) === steps + 1 ||
    /\bstep (?:three|four|five|six|\d)\b[^.;]{0,20}\b(?:review|summary|overview|check)|\b(?:last|final|fourth|fifth) step\b[^.;]{0,20}\b(?:review|summary|overview)/i.test(
      request,
    )
  )
}

export function stepHead(request: string, steps: number, isSummed: boolean): string {
  const counted = 'Step {step + 1} of {screens}'
  const words =
    isSummed && !countsSummary(request, steps)
      ? "{step < steps.length ? `Step ${step + 1} of ${steps.length}` : 'Review'}"
      : counted
  return `      <div className="sm:col-span-2">
        <p aria-live="polite" className="text-surface-muted">${words}</p>
        <progress value={step + 1} max={screens} aria-label="Progress" className="mt-2 h-2 w-full accent-primary" />
      </div>`
}

export const stepBack = `{step > 0 && (
          <button type="button" onClick={(event) => goTo(event.currentTarget.form, step - 1)} className="min-h-12 px-2 text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
            Back
          </button>
        )}`
