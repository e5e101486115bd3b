// Numbers worked out from the records themselves: how many, how much, how they divide, how the months went.
import { downloadLink } from './answers-csv.ts'
import { askReader, isClosed, isHandedIn } from '../access.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { Field } from '../../brief.ts'
import { jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { formulaSql } from '../records/formula-sql.ts'
import { storedFields } from '../records/made-title.ts'
import { namesOf, partsOf } from '../roles.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { isOfPerson } from '../forms/survey-sections.ts'
import { usualAnswers } from '../forms/usual-answers.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type Told, answerBars, bars, tellingCode } from './answer-bars.ts'
import { isSummable } from '../drawings/measures.ts'
import { type View, isMain } from '../views.ts'

interface Divided {
  field: Field
  /** What is added up for each value; null counts the records. */
  sum: Field | null
}

/** Several answers to one question. */
function isSeveral({ kind, options }: Pick<Field, 'kind' | 'options'>): boolean {
  return kind === 'tags' && options !== undefined
}

/** An answer on a scale or in numbers has an average. */
function isScale({ kind, options = [] }: Field): boolean {
  return (
    kind === 'rating' || kind === 'number' || (options.length > 2 && options.every((option) => /^\d+$/.test(option)))
  )
}

function divisions(view: View, sum: Field | null): Divided[] {
  const { isInbox } = view
  return storedFields(view)
    .filter((field) => usualAnswers(field, view) !== null || isDivided(field, isInbox))
    .slice(0, isInbox ? 20 : 4)
    .map((field) => ({ field, sum }))
}

function isDivided({ kind, name, options }: Field, isInbox: boolean): boolean {
  return (
    kind === 'choice' ||
    kind === 'boolean' ||
    kind === 'rating' ||
    (isInbox && kind === 'number') ||
    /category|genre|type/.test(name) ||
    isSeveral({ kind, options })
  )
}

/** A column, or what follows from others. */
function valueSql(field: Field, view: View): string {
  return field.formula === undefined ? quoteName(field.name) : formulaSql(field.formula, view)
}

function averages(view: View): Field[] {
  return view.isInbox ? storedFields(view).filter(isScale) : []
}

/** Feedback is read as it was given: what one person chose, rated and wrote stands together. */
function isReadWhole({ isInbox, request }: View): boolean {
  return (
    isInbox &&
    /\bfeedback\b|\b(?:all|every|each|single|individual)(?: of)?(?: the)? (?:answers?|responses?|entr(?:y|ies))\b/i.test(
      request,
    )
  )
}

/** "The average for each workshop": of every rating, by what was chosen. */
function averagesByChoice(view: View): { choice: Field; rating: Field }[] {
  if (!view.isInbox) return []
  const fields = storedFields(view)
  return fields
    .filter((field) => field.kind === 'choice' && !isScale(field))
    .slice(0, 1)
    .flatMap((choice) => fields.filter(({ kind }) => kind === 'rating').map((rating) => ({ choice, rating })))
}

/** Answers in words, which are read and not counted. */
function wordsIn(view: View): Field[] {
  if (!view.isInbox || isReadWhole(view)) return []
  return storedFields(view)
    .filter(
      (field) => (field.kind === 'long' || field.kind === 'text') && usualAnswers(field, view)?.areSeveral !== false,
    )
    .slice(0, 8)
}

/** What is not paid is open. */
function isPaid({ name, kind }: Field): boolean {
  return kind === 'boolean' && /(?:^|_)paid$/.test(name)
}

function barsTitle(field: Field, { isInbox }: View): string {
  if (isInbox) return field.label
  return isPaid(field) ? 'Paid and open' : `By ${field.label.toLowerCase()}`
}

/** SQL that gives `value` and `total`, the largest first. */
function divided({ field, sum }: Divided, view: View): string {
  const column = quoteName(field.name)
  const [yes, no] = isPaid(field) ? ['Paid', 'Open'] : ['Yes', 'No']
  const value = field.kind === 'boolean' ? `case when ${column} then '${yes}' else '${no}' end` : `${column}::text`
  const total = sum === null ? 'count(*)::int' : `coalesce(sum(${valueSql(sum, view)}), 0)::float8`
  const usual = usualAnswers(field, view)
  if (usual?.areSeveral === true)
    return `select value, count(*)::int as total from ${quoteName(namesOf(view).table)}, ${linesOf(field)} as value where value in (${usual.options.map(quoteText).join(', ')}) group by 1 order by 2 desc`
  if (isSeveral(field))
    return `select value, count(*)::int as total from ${quoteName(namesOf(view).table)}, regexp_split_to_table(${column}, ', *') as value where ${whose(view)}value <> '' group by 1 order by 2 desc limit 20`
  return `select ${value} as value, ${total} as total from ${quoteName(namesOf(view).table)} where ${whose(view)}${column} is not null group by 1 order by 2 desc limit 12`
}

/** Each answer that was ticked is a line, and so is what was written beside them. */
const linesOf = ({ name }: Field): string => `regexp_split_to_table(${quoteName(name)}, chr(10))`

/** What was written, without what was only ticked. */
function writtenSql(field: Field, view: View): string {
  const usual = usualAnswers(field, view)
  const table = quoteName(namesOf(view).table)
  return usual === null
    ? `select ${quoteName(field.name)} as words from ${table} where ${quoteName(field.name)} is not null order by id desc limit 30`
    : `select value as words from ${table}, ${linesOf(field)} as value where value <> '' and value not in (${usual.options.map(quoteText).join(', ')}) order by id desc limit 30`
}

function whose(view: View): string {
  return view.access === 'private' ? 'user_id = $1 and ' : ''
}

function parts(view: View): { sum: Field | null; day: Field | null } {
  const { figure, day } = partsOf({ ...view, skeleton: 'days' })
  // What people answer is counted and never added up.
  return { sum: view.front !== 'survey' && isSummable(figure) ? figure : null, day }
}

function load(view: View): string {
  const { sum, day } = parts(view)
  const table = quoteName(namesOf(view).table)
  const own = view.access === 'private'
  const values = own ? ', [userId]' : ''
  const total = sum === null ? 'null::float8' : `coalesce(sum(${valueSql(sum, view)}), 0)::float8`
  const where = own ? ' where user_id = $1' : ''
  const month = sum === null ? 'count(*)::int' : `coalesce(sum(${valueSql(sum, view)}), 0)::float8`
  const texts = wordsIn(view)
  const isAdmins = isHandedIn(view)
  return tidy(`import { ${isClosed(view) ? 'requireUser, ' : ''}sql } from '@joinery/app-kit/server'
${only(isAdmins, askReader(view).imports.trim())}

export async function load() {
  ${only(isClosed(view) || isAdmins, askReader(view).lines.trim())}
  const [all] = await sql(\`select count(*)::int as count, ${total} as total from ${table}${where}\`${values})
  return {
    ...all,
${
  divisions(view, sum)
    .map(
      ({ field, sum: added }) =>
        `    ${camel(field)}: await sql(\`${divided({ field, sum: added }, view)}\`${values}),`,
    )
    .concat(
      averages(view).map(
        (field) =>
          `    ${camel(field)}Average: (await sql\`select round(avg(${quoteName(field.name)}::float8)::numeric, 2)::float8 as average from ${table}\`)[0].average,`,
      ),
    )
    .join('\n') || nothing
}
    ${only(day !== null, `months: await sql(\`select to_char(${quoteName(day?.name ?? '')}, 'YYYY-MM') as value, ${month} as total from ${table} where ${whose(view)}${quoteName(day?.name ?? '')} is not null group by 1 order by 1 desc limit 12\`${values}),`)}
${
  averagesByChoice(view)
    .map(
      ({ choice, rating }) =>
        `    ${camel(rating)}By: await sql\`select ${quoteName(choice.name)} as value, round(avg(${quoteName(rating.name)}::float8)::numeric, 2)::float8 as average from ${table} where ${quoteName(choice.name)} is not null and ${quoteName(rating.name)} is not null group by 1 order by 1\`,`,
    )
    .join('\n') || nothing
}
    ${only(
      isReadWhole(view),
      `answers: await sql\`select id, ${storedFields(view)
        .map(({ name }) => quoteName(name))
        .join(', ')}, created_at::date::text as sent_on from ${table} order by id desc limit 200\`,`,
    )}
${texts.map((field) => `    ${camel(field)}${usualAnswers(field, view) === null ? '' : 'Words'}: await sql\`${writtenSql(field, view)}\`,`).join('\n') || nothing}
  }
}
`)
}

function camel({ name }: Field): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function averageList({ choice, rating }: { choice: Field; rating: Field }): string {
  const noun = choice.label.replace(/^which\s+/i, '').toLowerCase()
  return `{data.${camel(rating)}By.length > 0 && <section className="border-t border-hairline pt-5">
          <h2 className="text-lg font-semibold">${jsxText(`Average ${rating.label.toLowerCase()} by ${noun}`)}</h2>
          <ul className="mt-3 grid gap-2">
            {data.${camel(rating)}By.map(({ value, average }) => (
              <li key={value} className="flex justify-between gap-4">
                <span className="min-w-0 break-words">{value}</span>
                <span className="shrink-0 tabular-nums">{average}</span>
              </li>
            ))}
          </ul>
        </section>}`
}

function answerCode({ kind, name, max = 5 }: Field): string {
  if (kind === 'boolean') return `{answer.${name} ? 'Yes' : 'No'}`
  return kind === 'rating' ? `{answer.${name}} of ${max}` : `{answer.${name}}`
}

function answerLine(field: Field): string {
  const label = /[?:]$/.test(field.label) ? field.label : `${field.label}:`
  return `{answer.${field.name} !== null && answer.${field.name} !== '' && <p className="mt-1 max-w-[62ch] whitespace-pre-line break-words"><span className="text-muted">${jsxText(label)} </span>${answerCode(field)}</p>}`
}

/** Each answer with all that belongs to it, the latest first. */
function wholeAnswers(view: View): string {
  const fields = storedFields(view)
  return `<section className="mt-12">
        <h2 className="text-lg font-semibold">All ${jsxText(/\bfeedback\b/i.test(view.request) ? 'feedback' : 'answers')}</h2>
        <ul className="mt-3">
          {data.answers.map((answer) => (
            <li key={answer.id} className="border-t border-hairline py-4">
              <p className="text-muted">{answer.sent_on}</p>
              ${fields.map((field) => answerLine(field)).join('\n              ')}
            </li>
          ))}
        </ul>
      </section>`
}

/** What people wrote, as they wrote it; names alone stand in a line each. */
function writtenAnswers(field: Field, view: View): string {
  const usual = usualAnswers(field, view)
  const rows = `data.${camel(field)}${usual === null ? '' : 'Words'}`
  const title = usual === null ? field.label : `${field.label.replace(/\?$/, '')}, in their own words`
  const isLong = field.kind === 'long'
  return `<section className="border-t-2 border-text pt-5${isLong ? ' lg:col-span-2' : ''}">
          <h2 className="max-w-[28ch] text-balance font-display text-2xl leading-tight sm:text-3xl ${headingWeight(view)}">${jsxText(title)}</h2>
          <ul className="${isLong ? 'mt-5 grid gap-x-14 gap-y-6 lg:grid-cols-2' : 'mt-4 grid gap-2 text-lg'}">
            {${rows}.map(({ words }, index) => (
              <li key={index} className="${isLong ? 'max-w-[40ch] whitespace-pre-line break-words text-xl leading-relaxed' : 'break-words'}">${isLong ? '“{words}”' : '{words}'}</li>
            ))}
          </ul>
          {data.count > 0 && ${rows}.length === 0 && <p className="mt-2 text-muted">Nothing written yet.</p>}
        </section>`
}

/** Without answers there is nothing to divide: the page says so once. */
function emptyResults(view: View): string {
  const way = isMain(view)
    ? `{' '}<Link href="/" className="text-accent underline underline-offset-4">Be the first to answer</Link>`
    : ''
  return `{data.count === 0 && <p className="mt-4 text-2xl">No answers yet.${way}</p>}`
}

/** The answers that there are, for what was asked of visitors. */
function optionsOf(field: Field, view: View): string {
  if (!view.isInbox) return ''
  const usual = usualAnswers(field, view)
  if (usual !== null) return ` options={[${usual.options.map(quoteJs).join(', ')}]}`
  const { kind, options = [], max = 5 } = field
  const all =
    kind === 'rating'
      ? Array.from({ length: max }, (_, at) => `${at + 1}`)
      : kind === 'boolean'
        ? ['Yes', 'No']
        : options
  return all.length === 0 ? '' : ` options={[${all.map(quoteJs).join(', ')}]}`
}

/** The first that is chosen and the first scale. */
function toldOf(view: View, by: readonly Divided[]): Told[] {
  if (view.front !== 'survey') return []
  // Who they are is not what they say.
  const [chosen] = by.filter(({ field }) => field.kind !== 'rating' && !isOfPerson(field))
  const [scale] = averages(view).filter(({ kind }) => kind === 'rating')
  return [
    ...(chosen === undefined ? [] : [{ field: chosen.field, data: camel(chosen.field), isAverage: false }]),
    ...(scale === undefined ? [] : [{ field: scale, data: `${camel(scale)}Average`, isAverage: true }]),
  ]
}

function page(view: View, title: string): string {
  const { sum, day } = parts(view)
  const style = styles[view.style]
  const isMoney = sum?.kind === 'money'
  const format = isMoney
    ? ' format={formatMoney}'
    : sum?.unit === undefined
      ? ''
      : ` format={(total) => formatNumber(total, ${quoteJs(sum.unit)})}`
  const texts = wordsIn(view)
  const by = divisions(view, sum)
  const told = toldOf(view, by)
  const total =
    sum === null
      ? null
      : isMoney
        ? '{formatMoney(data.total)}'
        : `{formatNumber(data.total${sum.unit === undefined ? '' : `, ${quoteJs(sum.unit)}`})}`
  const [one, many] =
    told.length > 0 ? ['person has answered', 'people have answered'] : [view.entity.singular, view.entity.plural]
  const count = `{countOf(data.count, ${quoteJs(one)}, ${quoteJs(many)})}`
  const formats = ['countOf', ...(sum === null ? [] : [isMoney ? 'formatMoney' : 'formatNumber'])].sort()
  return tidy(`${only(view.isInbox && isMain(view), "import { Link } from '@joinery/app-kit'")}
${only(by.length > 0 || day !== null, `import { Bars } from '@/components/bars.jsx'`)}
import { ${formats.join(', ')} } from '@/lib/format.js'

export const metadata = { title: ${quoteJs(`${title} – ${view.name}`)} }
${only(told.length > 0, tellingCode(told))}
export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8 sm:pt-12">
      <h1 className="font-display ${style.heading}">${jsxText(title)}</h1>
      ${only(view.isInbox, '{data.count > 0 && (')}
      <p className="mt-5 max-w-[46ch] text-2xl leading-snug">
        ${total === null ? count : `${total}{' '}<span className="text-muted">in ${count.replace(/\}$/, '.toLowerCase()}')}</span>`}${told.length > 0 ? '. {tell(data)}' : ''}
      </p>
      ${only(view.isInbox, ')}')}
      ${only(view.isInbox, emptyResults(view))}
      ${downloadLink(view)}
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        ${by.map(({ field }) => `<Bars title=${jsxAttribute(barsTitle(field, view))} rows={data.${camel(field)}}${optionsOf(field, view)}${view.isInbox && isScale(field) ? ` average={data.${camel(field)}Average}` : ''}${format} />`).join('\n        ') || nothing}
 ${
   averagesByChoice(view)
     .map((each) => averageList(each))
     .join('\n        ') || nothing
 }
        ${only(day !== null, `<Bars title="By month" rows={data.months}${format} />`)}
        ${texts.map((field) => writtenAnswers(field, view)).join('\n        ') || nothing}
      </div>
      ${only(isReadWhole(view), wholeAnswers(view))}
    </main>
  )
}
`)
}

/** @param path address of the page: '/overview', '/results' */
export function composeFigures(
  view: View,
  path: string,
  title = capitalize(path.slice(1)),
): { files: Record<string, string>; label: string } {
  const { sum, day } = parts(view)
  return {
    label: title,
    files: {
      [`web/app${path}/page.jsx`]: page(view, title),
      [`web/app${path}/page.server.js`]: load(view),
      ...((divisions(view, sum).length > 0 || day !== null) && {
        'web/components/bars.jsx': view.isInbox ? answerBars(headingWeight(view)) : bars,
      }),
    },
  }
}
