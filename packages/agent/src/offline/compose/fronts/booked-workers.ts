// By whom it shall be done: where several work there, whoever books chooses one of them, and each has times of their own.
import { workerField } from '../../understand/bookings/said-workers.ts'
import { peoplePerTime } from '../../understand/bookings/read-bookable.ts'
import { isBooking } from '../access.ts'
import { nothing, quoteJs } from '../data/expressions.ts'
import { pluralize } from '../../understand/inflect.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type View, viewsOf } from '../views.ts'

interface BookedWorkers {
  /** What the board says of them. */
  marks: Record<string, string>
  /** How the times that are taken are asked for: theirs, and before somebody is chosen those that nobody has left. */
  takenId: string
  takenOf: string
  full: string
}

const nobody: BookedWorkers = {
  takenId: '',
  takenOf: '',
  full: '',
  marks: {
    workerList: '',
    workerDefault: '',
    workerGiven: '',
    workerState: '',
    workerChoice: nothing,
    workerInSum: '',
  },
}

function choiceOf(one: string, many: string, view: View): string {
  const edge = styles[view.style].control
  const line = edge === 'border' ? 'border-surface-control' : 'border-on-surface'
  return `<h2 id="with-whom" className="mb-3 font-display text-2xl leading-tight sm:text-3xl ${headingWeight(view)}">With whom?</h2>
      <ul className="mb-8 flex flex-wrap gap-1.5" aria-labelledby="with-whom">
        {${many}.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => choose({ ${one}: name })}
              aria-pressed={${one} === name}
              className="min-h-11 rounded-control ${edge} ${line} bg-surface px-5 font-semibold hover:bg-surface-hairline/40 aria-pressed:border-primary-edge aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>`
}

export function bookedWorkers(view: View): BookedWorkers {
  const booking = viewsOf(view).find((each) => isBooking(each))
  const field = booking === undefined ? undefined : workerField(booking.fields)
  if (field === undefined || peoplePerTime(view.request) !== null) return nobody
  const { name: one, options } = field
  const many = pluralize(one)
  return {
    takenId: `  const ${one} = searchParams.get('${one}') ?? ''\n`,
    takenOf: ` and (\${${one}}::text = '' or ${one} = \${${one}})`,
    full: `\n    group by time having \${${one}}::text <> '' or count(*) >= ${options.length}`,
    marks: {
      workerList: `const ${many} = [${options.map(quoteJs).join(', ')}]\n`,
      workerDefault: `, ${one} = ''`,
      workerGiven: `, ${one}`,
      workerState: `  const ${one} = chosen.${one} ?? ''\n`,
      workerChoice: choiceOf(one, many, view),
      workerInSum: `${one} && \`with \${${one}}\`, `,
    },
  }
}
