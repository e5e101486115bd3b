// One thing to do on the first page: a game, a timer, a calculator, a text to be worked out.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { type Intervals, asksSeveralTimers, readIntervals, readLengths } from '../../understand/read-timer.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxText } from '../expressions.ts'
import { composeCalculator } from './calculators.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks, scoresSql, scoresWay } from './ready.ts'
import { composeWriter, isSummarizing } from './writer.ts'
import { keepsWins, ticTacToeMarks, winsSql, wordGameMarks } from './said-games.ts'

const sessionsSql = `create table sessions (
  id integer generated always as identity primary key,
  task text not null,
  minutes integer not null check (minutes >= 0),
  created_at timestamptz not null default now()
);
`
const calculationsSql = `create table calculations (
  id integer generated always as identity primary key,
  words text not null,
  result text not null,
  created_at timestamptz not null default now()
);
`
const textsSql = `create table texts (
  id integer generated always as identity primary key,
  title text not null,
  choices text not null default '',
  summary text not null,
  key_words text not null,
  word_count integer not null,
  created_at timestamptz not null default now()
);
`

/** The lengths that were said, with their names; else those of the usual rhythm of work and rest. */
function lengthsOf({ request }: Brief): string {
  const said = readLengths(request).slice(0, 6)
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

/** What a sentence says of a game's size: "from 1 to 50", "12 cards". */
function gameMarks({ request }: Brief): Record<string, string> {
  const highest = Number(/\b1\s*(?:to|and|-|–)\s*(\d{2,6})\b/i.exec(request)?.[1] ?? 100)
  const cards = Number(/\b(\d{1,2}) cards\b/i.exec(request)?.[1] ?? 16)
  const pairs = Number(/\b(\d{1,2}) pairs\b/i.exec(request)?.[1] ?? cards / 2)
  return { highest: String(highest), pairs: String(Math.min(8, Math.max(2, Math.round(pairs)))) }
}

const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\banaly[sz]/i, 'Analyse'],
  [/\b(?:key ?words?|tags)\b/i, 'Find key words'],
]

/** What is chosen beside the text, and what the button is called: as it was said. */
function textToolMarks({ request, fields }: Brief): Record<string, string> {
  const choices = fields.flatMap(({ name, label, options }) => {
    if (options === undefined) return []
    const short = label.replace(/^(?:pick|choose|select|set|enter)s?\s+(?:an?\s+|the\s+|your\s+)?/i, '')
    return [{ name, label: capitalize(short), options }]
  })
  const said =
    /\b(?:press(?:es|ing)?|click(?:s|ing)?|hit|button(?: called| named| says)?)\s+["“']?([A-Z]\p{L}+)["”']?/u.exec(
      request,
    )?.[1]
  return {
    act: said ?? acts.find(([pattern]) => pattern.test(request))?.[1] ?? 'Summarize text',
    history: /\bhistory\b/i.test(request) ? 'History' : 'Results',
    choiceNames: choices.map(({ name }) => `'${name}'`).join(', '),
    choices: choices
      .map(
        ({ name, label, options }) =>
          `<label className="font-medium">${jsxText(label)}<select name="${name}" className="mt-1.5 block min-h-12 w-full rounded-control border border-surface-control bg-surface text-on-surface px-3.5 text-base">${options.map((option) => `<option>${jsxText(option)}</option>`).join('')}</select></label>`,
      )
      .join('\n          '),
  }
}

export function composeStage(brief: Brief): FrontParts {
  // Short quotes are what a game says as it goes ("too high"), no copy.
  const lines = brief.copy.lines.filter((line) => line.split(' ').length > 3)
  const marks = { ...lookMarks(brief), ...copyMarks({ ...brief, copy: { ...brief.copy, lines } }, brief.name) }
  const intervals = brief.stage === 'timer' ? readIntervals(brief.request) : null
  if (intervals !== null) return composeIntervals(intervals, marks)
  if (brief.stage === 'timer' && asksSeveralTimers(brief.request)) return composeTimers(brief, marks)
  if (brief.stage === 'timer')
    return {
      ...nothingMore,
      files: readPart('stage-timer', { ...marks, lengths: lengthsOf(brief) }),
      schemaSql:
        brief.access === 'open'
          ? sessionsSql
          : sessionsSql.replace('create table sessions', 'create table timed_sessions'),
      seedSql: '',
    }
  if (brief.stage === 'calculator')
    return { ...nothingMore, files: composeCalculator(brief, marks), schemaSql: calculationsSql }
  if (brief.stage === 'text-tool' && !isSummarizing(brief)) return composeWriter(brief)
  if (brief.stage === 'text-tool')
    return {
      ...nothingMore,
      files: readPart('stage-text-tool', { ...marks, ...textToolMarks(brief) }),
      schemaSql: textsSql,
    }
  if (brief.stage === 'tic-tac-toe') return composeTicTacToe(brief, marks)
  return {
    ...nothingMore,
    files: {
      ...readPart(`stage-${brief.stage}`, { ...marks, ...gameMarks(brief), ...wordGameMarks(brief) }),
      ...readPart('scores', lookMarks(brief)),
    },
    ways: [scoresWay],
    schemaSql: scoresSql,
  }
}

function composeTicTacToe(brief: Brief, marks: Record<string, string>): FrontParts {
  const isKept = keepsWins(brief)
  return {
    ...nothingMore,
    files: {
      ...readPart('stage-tic-tac-toe', { ...marks, ...ticTacToeMarks(brief, marks['pageControl'] ?? '') }),
      ...(isKept && readPart('wins')),
    },
    schemaSql: isKept ? winsSql : '',
  }
}
