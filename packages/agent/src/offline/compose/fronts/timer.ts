// Timers: one that counts down given lengths, one by one or by turns, with what was finished; several side by side.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import {
  type Intervals,
  asksSequence,
  asksSeveralTimers,
  asksToSetLengths,
  readDefaults,
  readIntervals,
  readLengths,
} from '../../understand/read-timer.ts'
import { jsxText, quoteJs, tidy } from '../expressions.ts'
import { ownTable } from '../own-tables.ts'
import { type FrontParts, nothingMore } from './front.ts'

const sessionsSql = (sessions: string): string => `create table ${sessions} (
  id integer generated always as identity primary key,
  task text not null,
  minutes integer not null check (minutes >= 0),
  created_at timestamptz not null default now()
);
`
/** The lengths that were said, with their names; else those of the usual rhythm of work and rest. */
function lengthsOf({ request }: Brief): string {
  const lengths = readLengths(request).slice(0, 8)
  const said = lengths.length > 0 ? lengths : readDefaults(request)
  const usual = (/\b(?:tea|egg|kitchen)\b/i.test(request) ? [4, 7, 10] : [25, 5, 15]).map((minutes) => ({
    label: '',
    seconds: minutes * 60,
  }))
  return (said.length > 0 ? said : usual)
    .map(
      ({ label, seconds }) =>
        `{ label: ${JSON.stringify(label === '' ? wordsOfLength(seconds) : label)}, seconds: ${seconds} }`,
    )
    .join(', ')
}

function wordsOfLength(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** What stands in code and in text alike. */
function lettersOf(label: string): string {
  return label.replace(/[^\p{L}\p{N} -]/gu, '')
}

function composeIntervals({ work, rest, rounds }: Intervals, marks: Record<string, string>): FrontParts {
  return {
    ...nothingMore,
    files: readPart('stage-intervals', {
      ...marks,
      work: lettersOf(work.label),
      rest: lettersOf(rest.label),
      workSeconds: String(work.seconds),
      restSeconds: String(rest.seconds),
      rounds: String(rounds),
    }),
  }
}

const timersSql = `create table timers (
  id integer generated always as identity primary key,
  name text not null,
  seconds integer not null check (seconds > 0),
  created_at timestamptz not null default now()
);
`

/** Timers that one adds by name, which run side by side. */
function composeTimers({ request }: Brief, marks: Record<string, string>): FrontParts {
  const over =
    /\b(?:over|up|done|finished|zero|ends?|rings?)\b[^."“]{0,50}["“]([^"”]+)["”]/i.exec(request)?.[1] ?? 'Time is up.'
  return { ...nothingMore, files: readPart('stage-timers', { ...marks, over: jsxText(over) }), schemaSql: timersSql }
}

/** "At zero it says “Time!”". */
function overWords(request: string): string | null {
  return /\b(?:at zero|over|up|done|finished|ends?|rings?)\b[^."“]{0,50}["“]([^"”]+)["”]/i.exec(request)?.[1] ?? null
}

const clockClass = 'mt-4 font-display text-8xl leading-none tabular-nums sm:text-[10rem]'

/** "In the last thirty seconds the digits get red". */
function redFrom(request: string): number | null {
  const said =
    /\blast (\d{1,2}|ten|twenty|thirty|sixty) seconds\b[^.;]{0,40}\bred\b|\bred\b[^.;]{0,40}\blast (\d{1,2}|ten|twenty|thirty|sixty) seconds\b/i.exec(
      request,
    )
  const word = said?.[1] ?? said?.[2]
  if (word === undefined) return null
  return Number(word) || { ten: 10, twenty: 20, thirty: 30, sixty: 60 }[word.toLowerCase()] || null
}

const settingsForm = (
  control: string,
): string => `<form aria-label="Lengths" onSubmit={(event) => event.preventDefault()} className="mt-6 flex flex-wrap gap-4">
          {lengths.map((each, index) => (
            <label key={given[index].label} className="font-medium">
              {\`\${each.label} minutes\`}
              <input name={\`minutes-\${index + 1}\`} type="number" min={1} max={600} value={Math.round(each.seconds / 60) || ''} onChange={(event) => change(index, Number(event.target.value))} className="mt-1.5 block min-h-12 w-32 ${control} px-3.5" />
            </label>
          ))}
        </form>`

const stepOn = `/** Where one length ends, the next begins; what was worked is kept. */
  function goOn() {
    const next = lengths[(lengths.indexOf(length) + 1) % lengths.length]
    if (length === lengths[0]) keep(Math.ceil(length.seconds / 60))
    choose(next)
    setIsRunning(true)
  }`

const changeLength = `const [lengths, setLengths] = useState(given)

  function change(index, minutes) {
    const next = lengths.map((each, at) => (at === index ? { ...each, seconds: Math.max(0, Math.round(minutes * 60)) } : each))
    setLengths(next)
    if (lengths[index] === length) choose(next[index])
  }`

export function composeTimer(brief: Brief, marks: Record<string, string>): FrontParts {
  const { request } = brief
  const intervals = readIntervals(request)
  if (intervals !== null) return composeIntervals(intervals, marks)
  if (asksSeveralTimers(request)) return composeTimers(brief, marks)
  const isSet = asksToSetLengths(request) && !/\b(?:presets?|one of)\b/i.test(request)
  const isSequence = asksSequence(request)
  const hasStats = /\bstat(?:s|istics)\b|\bper (?:day|task|week)\b|\b(?:history|overview) page\b/i.test(request)
  const lastSeconds = redFrom(request)
  const timerMarks = {
    ...marks,
    lengths: lengthsOf(brief),
    lengthState: isSet ? changeLength : 'const lengths = given',
    over: isSequence ? 'if (length.seconds > 0) goOn()' : '',
    goOn: isSequence ? stepOn : '',
    overWords: quoteJs(overWords(request) ?? 'Time is up. Finish to keep it.'),
    phase: isSequence ? '<p className="mt-8 font-display text-4xl">{length.label}</p>' : '',
    settings: isSet ? settingsForm(marks['pageControl'] ?? '') : '',
    task: /\btasks?\b|\bwhat i (?:work|am working) on\b/i.test(request) ? 'Task' : 'What for',
    statsLink: hasStats
      ? '<p><Link href="/statistics" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">All sessions by task and day</Link></p>'
      : '',
    kit: hasStats ? 'Link, useRouter' : 'useRouter',
    clockClass:
      lastSeconds === null ? `"${clockClass}"` : `{\`${clockClass} \${left <= ${lastSeconds} ? 'text-danger' : ''}\`}`,
    table: ownTable(brief, 'sessions'),
  }
  const files = { ...readPart('stage-timer', timerMarks), ...(hasStats && readPart('timer-stats', timerMarks)) }
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    ways: hasStats ? [{ href: '/statistics', label: 'Statistics' }] : [],
    schemaSql: sessionsSql(ownTable(brief, 'sessions')),
  }
}
