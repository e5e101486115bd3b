// A text box that translates by a list of words, with the page on which the list grows.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize, pluralize } from '../../understand/inflect.ts'
import { everydayWords } from '../../understand/tools/everyday-words.ts'
import { wordsOfSubject } from '../../understand/tools/subject-words.ts'
import { readTranslator } from '../../understand/tools/read-translator.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { coverImport, hasSubjectPicture, pictureOnPage } from '../lists/first-picture.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { headingWeight } from '../shell/styles.ts'
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

interface Language {
  name: string
  label: string
}

/** Who asks for a list to choose from gets one; else the languages are words to tap. */
const asksForList = /\b(?:drop-?downs?|select(?:or|s| (?:box|field|menu|list))?|choose|pick)\b/i

/** A language to choose; what is translated to is another one than what is typed. */
function choice(brief: Brief, label: string, name: string, languages: readonly Language[]): string {
  const first = name === 'goal' ? languages.at(-1) : languages[0]
  if (asksForList.test(brief.request))
    return `<label className="font-medium">
            ${jsxText(label)}
            <select name="${name}" defaultValue="${first?.name ?? ''}" className={controlStyle}>${languages.map((each) => `<option value="${each.name}">${jsxText(each.label)}</option>`).join('')}</select>
          </label>`
  const words = languages.map(
    (
      each,
    ) => `<label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border-2 border-surface-control px-4 has-checked:border-primary-edge has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
                <input type="radio" name="${name}" value="${each.name}"${each === first ? ' defaultChecked' : ''} className="sr-only" />
                ${jsxText(each.label)}
              </label>`,
  )
  return `<fieldset>
            <legend className="font-medium">${jsxText(label)}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              ${words.join('\n              ')}
            </div>
          </fieldset>`
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
  const hasPicture = hasSubjectPicture(brief)
  const marks = {
    ...lookMarks(brief),
    ...copyMarks({ ...brief, copy: { ...brief.copy, headline, lines } }, 'What is it called?'),
    ...(hasPicture && {
      frontHeading: fittingHeading(brief, headline === '' ? 'What is it called?' : headline, 'half'),
    }),
    weight: headingWeight(brief),
    head: hasPicture ? 'grid grid-cols-[minmax(0,1fr)_7rem] gap-x-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]' : '',
    picture: hasPicture ? pictureOnPage(brief, 'h-28 sm:h-40 lg:h-52') : nothing,
    coverImport: hasPicture ? `${coverImport}\n` : '',
    controlStyle: asksForList.test(brief.request)
      ? `const controlStyle = 'mt-1.5 block min-h-12 w-full ${lookMarks(brief)['control'] ?? ''} px-3.5 py-2.5 text-base font-normal'\n\n`
      : '',
    languages: languages.map(({ name, label }) => `{ name: ${quoteJs(name)}, label: ${quoteJs(label)} }`).join(', '),
    names: languages.map(({ name }) => quoteJs(name)).join(', '),
    columns,
    values: languages.map(({ name }) => `\${values.${name}}`).join(', '),
    path,
    title: page,
    one: noun,
    many: pluralize(noun),
    label: noun === 'word' || noun === 'sentence' || noun === 'phrase' ? 'Text' : `${capitalize(noun)} name`,
    goal: `${hasSource ? choice(brief, 'Source language', 'source', languages) : ''}${choice(brief, goal, 'goal', goals)}`,
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
