// A text box that translates by a list of words, with the page on which the list grows.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize, pluralize } from '../../understand/inflect.ts'
import { everydayWords } from '../../understand/tools/everyday-words.ts'
import { wordsOfSubject } from '../../understand/tools/subject-words.ts'
import { readTranslator } from '../../understand/tools/read-translator.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks } from './ready.ts'

const historyCode = (heading: string): string => `{data.lookups.length > 0 && (
          <section className="mt-10">
            <h2 className="text-lg font-semibold">${heading}</h2>
            <ul className="mt-2">
              {data.lookups.map((lookup) => (
                <li key={lookup.id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-2.5">
                  <span className="min-w-0 break-words">{lookup.typed} <span className="text-muted">{lookup.result}</span></span>
                  <button onClick={() => remove(lookup.id)} className="min-h-11 text-muted underline underline-offset-4 hover:text-danger">Delete<span className="sr-only"> {lookup.typed}</span></button>
                </li>
              ))}
            </ul>
          </section>
        )}`

/** A language to choose; what is translated to is another one than what is typed. */
function choice(label: string, name: string, languages: readonly { name: string; label: string }[]): string {
  const first = name === 'goal' ? '{languages.at(-1).name}' : '{languages[0].name}'
  return `<label className="font-medium">
            ${jsxText(label)}
            <select name="${name}" defaultValue=${first} className={controlStyle}>${languages.map((each) => `<option value="${each.name}">${jsxText(each.label)}</option>`).join('')}</select>
          </label>`
}

const copyButton = (look: string): string =>
  `<button onClick={() => navigator.clipboard?.writeText(answer.said)} className="${look} mt-4">Copy</button>`

export function composeTranslator(brief: Brief): FrontParts {
  const { languages, noun, page, rows, act, goal, hasSource, hasCopy, history } = readTranslator(brief.request)
  const path = page
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // Where no words are given it begins with those of its subject, and knows those of every day as well.
  const labels = languages.map(({ label }) => label)
  const subject = wordsOfSubject(brief.request, labels)
  const isNews = ([word]: readonly string[]): boolean => !subject.some(([known]) => known === word)
  const given = rows.length > 0 ? rows : [...subject, ...everydayWords(labels).filter(isNews)]
  const filled = given.filter((row) => row.filter((words) => words !== '').length >= 2)
  const columns = languages.map(({ name }) => quoteName(name)).join(', ')
  const lines = brief.copy.lines.filter((line) => line.split(' ').length > 3)
  const headline = brief.copy.headline.split(' ').length > 3 ? brief.copy.headline : ''
  const goals = languages.length > 2 ? languages : languages.toReversed()
  const marks = {
    ...lookMarks(brief),
    ...copyMarks({ ...brief, copy: { ...brief.copy, headline, lines } }, 'What is it called?'),
    languages: languages.map(({ name, label }) => `{ name: ${quoteJs(name)}, label: ${quoteJs(label)} }`).join(', '),
    names: languages.map(({ name }) => quoteJs(name)).join(', '),
    columns,
    values: languages.map(({ name }) => `\${values.${name}}`).join(', '),
    path,
    title: page,
    one: noun,
    many: pluralize(noun),
    label: noun === 'word' || noun === 'sentence' || noun === 'phrase' ? 'Text' : `${capitalize(noun)} name`,
    goal: `${hasSource ? choice('Source language', 'source', languages) : ''}${choice(goal, 'goal', goals)}`,
    copy: hasCopy ? copyButton(lookMarks(brief)['quiet'] ?? '') : nothing,
    act: jsxText(act),
    history: history === null ? nothing : historyCode(jsxText(history)),
  }
  const files = readPart('stage-translator', { ...marks, path })
  return {
    ...nothingMore,
    files: Object.fromEntries(
      Object.entries(files).map(([file, code]) => [file, tidy(code.replace(`href="${path}"`, `href="/${path}"`))]),
    ),
    ways: [{ href: `/${path}`, label: page }],
    schemaSql: `create table entries (
  id integer generated always as identity primary key,
${languages.map(({ name }, at) => `  ${quoteName(name)} text not null${at === 0 ? '' : " default ''"}`).join(',\n')},
  created_at timestamptz not null default now()
);

create table lookups (
  id integer generated always as identity primary key,
  typed text not null,
  result text not null default '',
  created_at timestamptz not null default now()
);
`,
    seedSql:
      filled.length === 0
        ? ''
        : `insert into entries (${columns}) values\n${filled.map((row) => `  (${row.map(quoteText).join(', ')})`).join(',\n')};\n`,
  }
}
