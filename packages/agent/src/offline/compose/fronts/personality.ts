// A quiz that says what somebody is: its questions, the results with what is said of them, and how often each came out.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { type Temper, personalityQuestions, temperTexts, temperWords, tempers } from '../../topics/personality.ts'
import { readPersonality } from '../../understand/tools/read-personality.ts'
import { readAgainWords, readStartWords } from '../../understand/rows/read-said-words.ts'
import { coverImport, coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { jsxText, nothing, tidy } from '../data/expressions.ts'
import { isMirrored } from '../shell/frames.ts'
import { ownTable } from '../parts/own-tables.ts'
import { quoteText } from '../data/quote-sql.ts'
import { headingWeight } from '../shell/styles.ts'
import { type FrontParts, nothingMore } from './front.ts'

/** Each result is of a sort of its own: by its words, else the next that is free. */
function tempersOf(results: readonly string[]): Temper[] {
  const chosen = results.map((result) => tempers.find((temper) => temperWords[temper].test(result)))
  const own = chosen.map((temper, at) => (chosen.indexOf(temper) === at ? temper : undefined))
  const free = tempers.filter((temper) => !own.includes(temper))
  return own.map((temper) => temper ?? free.shift() ?? 'steady')
}

const schema = (results: string): string => `create table ${results} (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  times integer not null default 0
);

create table personality_questions (
  id integer generated always as identity primary key,
  question text not null
);

create table personality_answers (
  id integer generated always as identity primary key,
  question_id integer not null references personality_questions (id) on delete cascade,
  result_id integer not null references ${results} (id) on delete cascade,
  answer text not null
);
`

export function composePersonality(brief: Brief, look: Readonly<Record<string, string>>): FrontParts {
  const { question, results, count } = readPersonality(brief.request)
  const sorts = tempersOf(results)
  const table = ownTable(brief, 'personality_results')
  const asked = personalityQuestions.slice(0, count ?? 6)
  const resultRows = results.map(
    (name, at) => `  (${quoteText(name)}, ${quoteText(temperTexts[sorts[at] ?? 'steady'])})`,
  )
  const answerRows = asked.flatMap(([, ...answers], at) =>
    sorts.map((sort, result) => `  (${at + 1}, ${result + 1}, ${quoteText(answers[tempers.indexOf(sort)] ?? '')})`),
  )
  const isPictured = hasSubjectPicture(brief)
  const marks = {
    ...look,
    results: table,
    headline: question === '' ? (look['headline'] ?? '') : jsxText(question),
    shareName: brief.name.replace(/[?'`\\$]/g, ''),
    start: jsxText(readStartWords(brief.request) ?? 'Find out'),
    again: jsxText(readAgainWords(brief.request) ?? 'Start again'),
    weight: headingWeight(brief),
    sides: isMirrored(brief)
      ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:[&>:first-child]:order-last'
      : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    coverImport: isPictured ? `${coverImport}\n` : '',
    picture: isPictured ? coverPanel('h-40 sm:h-56') : nothing,
  }
  const files = readPart('stage-personality', marks)
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    schemaSql: schema(table),
    seedSql: `insert into ${table} (name, description) values\n${resultRows.join(',\n')};\ninsert into personality_questions (question) values\n${asked.map(([text]) => `  (${quoteText(text)})`).join(',\n')};\ninsert into personality_answers (question_id, result_id, answer) values\n${answerRows.join(',\n')};\n`,
  }
}
