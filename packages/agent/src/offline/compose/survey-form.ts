// The form of a survey: each question large and on a line of its own, in the order in which they were told, with how many
// are answered above them.
import type { Brief, Field } from '../brief.ts'
import { formFields } from './flags.ts'
import { stepsOf } from './form-steps.ts'
import type { View } from './views.ts'

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

/** Counts what is answered, as code of the form's module. */
export const countAnswers = (
  fields: readonly Field[],
): string => `const questions = [${fields.map(({ name }) => `'${name}'`).join(', ')}]

function countAnswers(form) {
  const data = new FormData(form)
  return questions.filter((name) => String(data.get(name) ?? '').trim() !== '').length
}

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
