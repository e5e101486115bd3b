// The form of a survey: each question large and on a line of its own, in the order in which they were told, with how many
// are answered above them.
import type { Brief, Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { formFields } from '../records/flags.ts'
import { onOnePage, stepsOf } from './form-steps.ts'
import type { View } from '../views.ts'
import { usualAnswers } from './usual-answers.ts'

/** True for the questions of a survey that are asked on one page. */
export function isAsked(view: View): boolean {
  return view.front === 'survey' && view.isInbox && stepsOf(view) === null && formFields(view).length >= leastQuestions
}

/** Of a single question nobody needs to know how far they are. */
const leastQuestions = 2

/** As the message tells them: records begin with their title, questions with what was asked first. */
export function inToldOrder(fields: readonly Field[], { request }: Pick<Brief, 'request'>): Field[] {
  const said = request.toLowerCase()
  const places = fields.map(({ label }) => said.indexOf(label.toLowerCase().replace(/\?$/, '')))
  if (places.some((at) => at < 0)) return [...fields]
  const order = new Map(fields.map((field, index) => [field, places[index] ?? 0]))
  return fields.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}

const shortFacts: ReadonlySet<Field['kind']> = new Set(['text', 'email', 'phone', 'number', 'date', 'url'])
/** So many are asked together at most: of facts about somebody, and else. */
const mostFacts = 4
const mostQuestions = 2
/** What a screen holds without being scrolled, and what a question takes of it, in px beside the panel. */
const screenHeight = 590
const rowHeight = 52
const headHeight = 90

const isQuestion = ({ label, kind }: Field): boolean => label.endsWith('?') || kind === 'rating'

function heightOf(field: Field, view: View): number {
  const usual = usualAnswers(field, view)
  const { kind, options = [] } = field
  if (usual !== null)
    return headHeight + rowHeight * Math.ceil((usual.options.length + 1) / 2) + (usual.areSeveral ? 110 : 0)
  if (kind === 'long') return headHeight + 160
  if (kind === 'rating' || isPressedInARow(field)) return headHeight + 100
  return headHeight + (options.length > 0 ? rowHeight * Math.ceil(options.length / 2) : rowHeight)
}

/** A scale of numbers, and two answers, stand beside each other. */
function isPressedInARow({ options = [] }: Field): boolean {
  return options.length === 2 || (options.length > 2 && options.every((option) => option.length < 3))
}

/**
 * What is asked on one screen each: facts about somebody together, and two questions where both are seen at once. Null for
 * a form that asks hardly anything in questions, which is filled in at a glance.
 */
export function questionScreens(view: View): Field[][] | null {
  const fields = inToldOrder(formFields(view), view)
  if (!isAsked(view) || onOnePage(view) || fields.filter(isQuestion).length < leastQuestions) return null
  const isFact = (field: Field): boolean =>
    shortFacts.has(field.kind) && !isQuestion(field) && usualAnswers(field, view) === null
  const screens: Field[][] = []
  for (const field of fields) {
    const last = screens.at(-1)
    const together = [...(last ?? []), field]
    const areFacts = together.every(isFact) && together.length <= mostFacts
    const areSeen =
      together.length <= mostQuestions && together.reduce((sum, each) => sum + heightOf(each, view), 0) <= screenHeight
    if (last !== undefined && (field.onlyIf !== undefined || areFacts || areSeen)) last.push(field)
    else screens.push([field])
  }
  return screens.length < leastQuestions ? null : screens
}

/** Nobody has to answer anything: that is said once, and not at each question. */
export const marksNothing = (fields: readonly Field[]): boolean => fields.every(({ required }) => !required)

/** Counts what is answered, as code of the form's module. */
export const countAnswers = (
  fields: readonly Field[],
): string => `const questions = [${fields.map(({ name }) => `'${name}'`).join(', ')}]

function countAnswers(form) {
  const data = new FormData(form)
  return questions.filter((name) => String(data.get(name) ?? '').trim() !== '').length
}`

/** What is chosen and what is written of one's own come together with the next frame. */
export const countLater = `
  function count(form) {
    requestAnimationFrame(() => setAnswered(countAnswers(form)))
  }`

/** Above the questions that stand below each other. */
export const answeredPath = `
/** One piece for each question; those that are answered are filled. */
function Answered({ count }) {
  return (
    <div className="sm:col-span-2">
      <div aria-hidden="true" className="flex gap-1">
        {questions.map((name, index) => (
          <span key={name} className={\`h-1.5 flex-1 \${index < count ? 'bg-surface-accent' : 'bg-surface-hairline'}\`} />
        ))}
      </div>
      <p role="status" className="mt-2 text-surface-muted">{\`\${count} of \${questions.length} answered\`}</p>
    </div>
  )
}`

/** A few questions to a screen, all of them on one page: what was answered stays, whichever way one goes. */
export const questionScreen = (names: readonly string[]): string => `
const sections = [${names.map(quoteJs).join(', ')}]
const screens = sections.length

/** One screen, with how far it is along the way; a phone has room for the name of the part one is in. */
function Question({ at, children }) {
  return (
    <section data-question={at} aria-label={sections[at]} className="flex min-h-[calc(100dvh-5rem)] scroll-mt-20 flex-col pb-28 pt-2">
      <ol aria-hidden="true" className="flex gap-1">
        {sections.map((name, index) => (
          <li key={name} className="min-w-0 flex-1">
            <span className={\`block h-1.5 \${index <= at ? 'bg-accent' : 'bg-hairline'}\`} />
            <span className={\`mt-2 hidden text-[0.95rem] leading-tight sm:block \${index === at ? 'font-semibold' : 'text-muted'}\`}>{name}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 font-semibold sm:sr-only">{sections[at]}, {at + 1} of {screens}</p>
      <div className="mt-7 grid gap-9 sm:mt-9 sm:gap-11">{children}</div>
    </section>
  )
}`

/** Which screen is seen, and the ways to the others by press and by key. */
export const screenState = `
  const [at, setAt] = useState(0)
  const form = useRef(null)

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => setAt(Number(target.dataset.question))),
      { rootMargin: '-45% 0px -45% 0px' },
    )
    for (const screen of form.current.querySelectorAll('[data-question]')) watch.observe(screen)
    return () => watch.disconnect()
  }, [])

  function goTo(next) {
    const screen = form.current.querySelector(\`[data-question="\${next}"]\`)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    screen.querySelector('input:not([type=hidden]), textarea, select')?.focus({ preventScroll: true })
    screen.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  }

  /** Enter goes on from a line of text, and a digit chooses the answer that says it, else the one at its place. */
  function press(event) {
    const { key, target } = event
    const isWritten = target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
    if (key === 'Enter' && target.matches('input') && at < screens - 1) {
      event.preventDefault()
      goTo(at + 1)
    }
    if (isWritten || !/^[0-9]$/.test(key)) return
    // Of two questions on a screen the one that one stands in, else the first without an answer.
    const asked = [...form.current.querySelectorAll(\`[data-question="\${at}"] :is(fieldset, [role=radiogroup])\`)]
    const question = target.closest('fieldset, [role=radiogroup]') ?? asked.find((each) => each.querySelector(':checked') === null) ?? asked[0]
    const answers = [...(question?.querySelectorAll('input[type=radio]') ?? [])]
    const chosen = answers.find(({ value }) => value === key) ?? answers[Number(key) - 1]
    chosen?.click()
    chosen?.focus()
  }
`

/** @param press classes of its buttons @param quiet the same for the one that leads back */
export const screenFoot = (press: string, quiet: string): string => `
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline bg-background px-5 py-3 sm:mx-0 sm:px-0 sm:py-4">
        <p role="status" className="text-muted">{\`\${answered} of \${questions.length} answered\`}</p>
        <div className="flex flex-1 gap-3 sm:flex-none">
          {at > 0 && <button type="button" onClick={() => goTo(at - 1)} className="${quiet}">Back</button>}
          {at < screens - 1 && <button type="button" onClick={() => goTo(at + 1)} className="${press} flex-1 sm:flex-none">Next question</button>}
        </div>
      </div>`
