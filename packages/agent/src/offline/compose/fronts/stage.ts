// One thing to do on the first page: a game, a timer, a calculator, a text to be worked out.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { calculatorFor, composeCalculator } from './calculators.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks, scoresSql, scoresWay } from './ready.ts'

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
  summary text not null,
  key_words text not null,
  word_count integer not null,
  created_at timestamptz not null default now()
);
`

/** The lengths that were said; else those of the usual rhythm of work and rest. */
function minutesOf({ request }: Brief): string {
  const said = [...request.matchAll(/\b(\d{1,3})[- ]?(?:min(?:ute)?s?)\b/gi)].map(([, minutes]) => Number(minutes))
  const lengths = [...new Set(said)].filter((minutes) => minutes > 0 && minutes <= 240)
  if (lengths.length > 0) return lengths.slice(0, 5).join(', ')
  return /\btea|egg|kitchen\b/i.test(request) ? '4, 7, 10' : '25, 5, 15'
}

export function composeStage(brief: Brief): FrontParts {
  const marks = { ...lookMarks(brief), ...copyMarks(brief, brief.name) }
  if (brief.stage === 'timer')
    return {
      ...nothingMore,
      files: readPart('stage-timer', { ...marks, minutes: minutesOf(brief) }),
      schemaSql:
        brief.access === 'open'
          ? sessionsSql
          : sessionsSql.replace('create table sessions', 'create table timed_sessions'),
      seedSql: '',
    }
  if (brief.stage === 'calculator')
    return { ...nothingMore, files: composeCalculator(calculatorFor(brief.request), marks), schemaSql: calculationsSql }
  if (brief.stage === 'text-tool')
    return { ...nothingMore, files: readPart('stage-text-tool', marks), schemaSql: textsSql }
  const isScored = brief.stage !== 'tic-tac-toe'
  return {
    ...nothingMore,
    files: { ...readPart(`stage-${brief.stage}`, marks), ...(isScored && readPart('scores', lookMarks(brief))) },
    ways: isScored ? [scoresWay] : [],
    schemaSql: isScored ? scoresSql : '',
    seedSql: isScored ? `insert into scores (name, points) values ('Wanda', 30), ('Jun', 20), ('Aylin', 10);\n` : '',
  }
}
