// Timers: one that counts down given lengths, one by one or by turns, with what was finished; several side by side.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import {
  type Intervals,
  type TimerLength,
  asksSequence,
  asksSeveralTimers,
  asksToSetLengths,
  readDefaults,
  readIntervals,
  readLengths,
} from '../../understand/tools/read-timer.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { coverImport, coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { pick } from '../../seed.ts'
import { isMirrored } from '../shell/frames.ts'
import { ownTable } from '../parts/own-tables.ts'
import { quoteText } from '../data/quote-sql.ts'
import { headingWeight, radiusOf } from '../shell/styles.ts'
import { composeCountdown } from './countdown.ts'
import { readCountdown } from '../../understand/tools/read-countdown.ts'
import { type FrontParts, nothingMore } from './front.ts'

const sessionsSql = (sessions: string): string => `create table ${sessions} (
  id integer generated always as identity primary key,
  task text not null,
  minutes integer not null check (minutes >= 0),
  created_at timestamptz not null default now()
);
`
/** A message that speaks of what was finished has a log to show. */
const asksLog = /\b(?:logs?|logged|histor(?:y|ies)|sessions?|stat(?:s|istics)|diary|finished)\b/i

/** What was worked on, in days before today and as a share of the first length: the last one was broken off. */
const workedOn: readonly { task: string; daysAgo: number; share: number }[] = [
  { task: 'Tax return, the box of receipts', daysAgo: 3, share: 1 },
  { task: 'Spanish, unit seven', daysAgo: 2, share: 1 },
  { task: 'Letter to the landlord', daysAgo: 2, share: 0.72 },
  { task: 'Spanish, unit seven again', daysAgo: 1, share: 1 },
  { task: 'Slides for Thursday', daysAgo: 1, share: 1 },
  { task: 'Slides for Thursday', daysAgo: 0, share: 1 },
]
/** Nobody works on a letter while an egg boils. In seconds. */
const leastWork = 600

/** Sessions of the last days, for a log that would stand empty. */
function sessionRows(sessions: string, seconds: number): string {
  const rows = workedOn.map(
    ({ task, daysAgo, share }) =>
      `  (${quoteText(task)}, ${Math.round((seconds * share) / 60)}, now() - interval '${daysAgo} days')`,
  )
  return `insert into ${sessions} (task, minutes, created_at) values\n${rows.join(',\n')};\n`
}

const tea = /\bteas?\b|\bsteep/i
const eggs = /\beggs?\b/i

/** What everybody knows how long it takes, where it is named and its length is not. */
const knownLengths: readonly { label: string; seconds: number; says: RegExp; of: RegExp }[] = [
  { label: 'White', seconds: 150, says: /\bwhite\b/i, of: tea },
  { label: 'Green', seconds: 120, says: /\bgreen\b/i, of: tea },
  { label: 'Oolong', seconds: 210, says: /\boolong\b/i, of: tea },
  { label: 'Black', seconds: 240, says: /\bblack\b/i, of: tea },
  { label: 'Rooibos', seconds: 360, says: /\brooibos\b/i, of: tea },
  { label: 'Herbal', seconds: 420, says: /\bherb(?:al|s)\b/i, of: tea },
  { label: 'Soft', seconds: 300, says: /\bsoft\b/i, of: eggs },
  { label: 'Medium', seconds: 420, says: /\bmedium\b/i, of: eggs },
  { label: 'Hard', seconds: 600, says: /\bhard\b/i, of: eggs },
]

/** Turns of work and rest, where nobody said how long they are. */
const turns = [
  { label: 'Work', seconds: 1500 },
  { label: 'Break', seconds: 300 },
  { label: 'Long break', seconds: 900 },
]

/** The lengths as one would tell them: those of turns have names. */
export function lengthsSaid(brief: Pick<Brief, 'request'>): TimerLength[] {
  const isUnsaid = readLengths(brief.request).length === 0 && readDefaults(brief.request).length === 0
  return isUnsaid && asksSequence(brief.request) ? turns : saidLengths(brief)
}

/** The lengths that were said, with their names; else those of the usual rhythm of work and rest. */
function lengthsOf(brief: Brief): TimerLength[] {
  return lengthsSaid(brief).map(({ label, seconds }) => ({
    label: label === '' ? wordsOfLength(seconds) : label,
    seconds,
  }))
}

function saidLengths({ request }: Pick<Brief, 'request'>): TimerLength[] {
  const lengths = readLengths(request).slice(0, 8)
  const said = lengths.length > 0 ? lengths : readDefaults(request)
  const known = knownLengths.filter(({ says, of }) => of.test(request) && says.test(request))
  return said.length > 0 ? said : known.length > 1 ? known : usualLengths(request)
}

/** Minutes that such a timer usually runs for. */
const usualMinutes: readonly (readonly [says: RegExp, minutes: readonly number[]])[] = [
  [/\b(?:presentations?|talks?|speech(?:es)?|speakers?|pitch|lightning)\b/i, [5, 10, 20]],
  [/\b(?:meetings?|stand-?ups?|agenda|workshops?)\b/i, [15, 30, 45]],
  [/\b(?:meditation|meditate|breathing|yoga|mindful\w*|naps?)\b/i, [10, 20, 30]],
  [/\b(?:teeth|tooth\w*|brush\w*)\b/i, [2, 3]],
  [/\b(?:kitchen|cooking|pasta|rice)\b/i, [4, 7, 10]],
]
const focusMinutes = [25, 5, 15]

/** Eggs and teas go by their names, everything else by its minutes. */
function usualLengths(request: string): TimerLength[] {
  const named = [eggs, tea].find((of) => of.test(request))
  if (named !== undefined)
    return knownLengths
      .filter(({ label, of }) => of === named && !lessKnownTeas.has(label))
      .map(({ label, seconds }) => ({ label, seconds }))
  const minutes = usualMinutes.find(([says]) => says.test(request))?.[1] ?? focusMinutes
  return minutes.map((each) => ({ label: '', seconds: each * 60 }))
}

const lessKnownTeas: ReadonlySet<string> = new Set(['White', 'Oolong', 'Rooibos'])

function wordsOfLength(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** What stands in code and in text alike. */
function lettersOf(label: string): string {
  return label.replace(/[^\p{L}\p{N} -]/gu, '')
}

const faces = ['ticks', 'digits', 'hourglass', 'cup'] as const
type Face = (typeof faces)[number]

/** Tea steeps in a cup, what is read from afar has figures as wide as the page; else the seed chooses. */
function faceOf({ request, seed, style }: Brief): Face {
  if (/\b(?:huge|giant|big|large) (?:digits|figures|numbers|clock)\b|\bprojected\b|\bon the wall\b/i.test(request))
    return 'digits'
  if (tea.test(request)) return pick(['cup', 'cup', 'hourglass'], seed, 'face')
  return pick(
    style === 'bold' || style === 'brutalist' ? ['digits', 'ticks'] : ['ticks', 'hourglass', 'digits'],
    seed,
    'face',
  )
}

const clockClasses: Readonly<Record<Face, string>> = {
  ticks: 'font-display text-6xl leading-none lining-nums tabular-nums sm:text-7xl',
  hourglass: 'font-display text-8xl leading-none lining-nums tabular-nums sm:text-[9rem]',
  cup: 'font-display text-8xl leading-none lining-nums tabular-nums sm:text-[8rem]',
  digits: 'font-display text-[clamp(5.5rem,min(29vw,34dvh),20rem)] leading-[0.8] lining-nums tabular-nums',
}

/** The parts of a page with the clock's face; marks that only a face uses are made here. */
function partsOfFace(part: string, marks: Readonly<Record<string, string>>): Record<string, string> {
  return { ...readPart(part, marks), ...readPart(`timer-${marks['face'] ?? 'ticks'}`, marks) }
}

function faceMarks(brief: Brief, marks: Readonly<Record<string, string>>): Record<string, string> {
  const face = faceOf(brief)
  const isRound = radiusOf(brief).control > 0
  const sides = isMirrored(brief)
    ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:[&>:first-child]:order-last'
    : 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]'
  return {
    ...marks,
    face,
    clockClasses: `${clockClasses[face]} ${headingWeight(brief)}`,
    weight: headingWeight(brief),
    timerSides: face === 'digits' ? '' : sides,
    // The frame says the name; the time is what is read from afar.
    timerHeading:
      marks['headline'] === jsxText(brief.name) ? 'sr-only' : 'mb-6 max-w-[24ch] text-balance font-display text-3xl',
    tickRadius: isRound ? '1.4' : '0',
    glassEnds: isRound ? 'round' : 'butt',
    chipEdge: 'border-2',
    ...pictureMarks(brief, face),
  }
}

/** Beside a round face what the time is for; a cup is one already, and wide figures have the log below them. */
function pictureMarks(brief: Brief, face: Face): Record<string, string> {
  const isPictured = (face === 'ticks' || face === 'hourglass') && hasSubjectPicture(brief)
  return {
    coverImport: isPictured ? `${coverImport}\n` : '',
    picture: isPictured ? coverPanel('mb-8 h-40 lg:h-52') : nothing,
  }
}

function composeIntervals({ work, rest, rounds }: Intervals, marks: Record<string, string>): FrontParts {
  return {
    ...nothingMore,
    files: partsOfFace('stage-intervals', {
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

export function composeTimer(brief: Brief, look: Record<string, string>): FrontParts {
  const { request } = brief
  const countdown = readCountdown(request)
  if (countdown !== null) return composeCountdown(brief, countdown, look)
  const marks = faceMarks(brief, look)
  const clockClass = marks['clockClasses'] ?? ''
  const intervals = readIntervals(request)
  if (intervals !== null) return composeIntervals(intervals, marks)
  if (asksSeveralTimers(request)) return composeTimers(brief, marks)
  const isSet = asksToSetLengths(request) && !/\b(?:presets?|one of)\b/i.test(request)
  const isSequence = asksSequence(request)
  const hasStats = /\bstat(?:s|istics)\b|\bper (?:day|task|week)\b|\b(?:history|overview) page\b/i.test(request)
  const lastSeconds = redFrom(request)
  const lengths = lengthsOf(brief)
  const worked = lengths[0]?.seconds ?? 0
  const timerMarks = {
    ...marks,
    lengths: lengths.map(({ label, seconds }) => `{ label: ${JSON.stringify(label)}, seconds: ${seconds} }`).join(', '),
    lengthState: isSet ? changeLength : 'const lengths = given',
    over: isSequence ? 'if (length.seconds > 0) goOn()' : '',
    goOn: isSequence ? stepOn : '',
    overWords: quoteJs(overWords(request) ?? 'Time is up. Finish to keep it.'),
    phase: isSequence ? '<p className="mb-5 font-display text-4xl">{length.label}</p>' : '',
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
  const files = { ...partsOfFace('stage-timer', timerMarks), ...(hasStats && readPart('timer-stats', timerMarks)) }
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    ways: hasStats ? [{ href: '/statistics', label: 'Statistics' }] : [],
    schemaSql: sessionsSql(ownTable(brief, 'sessions')),
    seedSql: asksLog.test(request) && worked >= leastWork ? sessionRows(ownTable(brief, 'sessions'), worked) : '',
  }
}
