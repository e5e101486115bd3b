// What visitors sent: how it is stored, and the page on which whoever may read it finds it.

import { jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { hasDesk } from '../access.ts'
import { capitalize } from '../../understand/inflect.ts'
import { askedFields, storedFields } from '../records/made-title.ts'
import { namesOf, pageTitleOf, partsOf } from '../roles.ts'
import { quoteName } from '../data/quote-sql.ts'
import type { Way } from '../shell/shell-files.ts'
import { styles } from '../shell/styles.ts'
import { type View, isMain } from '../views.ts'
import { counting, keepLines } from './counted-in.ts'

const shownEntries = 500

/** The form of a survey or of a page that collects requests stands at `/`. */
export function isFrontForm(view: View): boolean {
  return isMain(view) && view.isInbox && view.entity.singular !== 'message'
}

/** What whoever reads the entries notes beside each. */
function noted(view: View): string[] {
  return storedFields(view).flatMap(({ isInternal, name }) => (isInternal === true ? [name] : []))
}

/** Are the entries read one by one, on a page of their own? */
function isRead(view: View): boolean {
  return view.isInboxShown || view.access === 'admin' || hasDesk(view)
}

/** Answers without a name are counted on the page of results. */
function hasEntriesPage(view: View): boolean {
  if (!isRead(view) || hasDesk(view) || view.entity.singular === 'response') return false
  // What comes in beside the things that a site shows is read on the admin's page.
  return isFrontForm(view) || view.access !== 'admin'
}

/** Null where nobody reads it on a page. */
export function entriesWay(view: View): Way | null {
  if (!hasEntriesPage(view)) return null
  return { href: `/${namesOf(view).path}`, label: pageTitleOf(view), isForAdmin: view.access === 'admin' }
}

function tableModule(view: View): string {
  const { table, Component, many } = namesOf(view)
  const columns = askedFields(view).map(({ name }) => quoteName(name))
  const values = askedFields(view).map(({ name }) => `values.${name}`)
  const all = storedFields(view).map(({ name, kind }) =>
    kind === 'date' ? `${quoteName(name)}::text` : quoteName(name),
  )
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  return tidy(`import { sql } from '@joinery/app-kit/server'

export async function insert${Component}(values) {
  await sql(
    \`insert into ${quoteName(table)} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})\`,
    [${values.join(', ')}],
  )
}
${counting(view).query}
${only(
  isRead(view),
  `
/** Newest first. */
export function list${Many}() {
  return sql\`select id, ${all.join(', ')}, created_at::date::text as sent_on from ${quoteName(table)} order by id desc limit ${shownEntries}\`
}

export function delete${Component}(id) {
  return sql\`delete from ${quoteName(table)} where id = \${id} returning id\`
}`,
)}
${
  noted(view)
    .map(
      (name) => `
export function note${Component}(id, ${name}) {
  return sql\`update ${quoteName(table)} set ${quoteName(name)} = \${${name}} where id = \${id} returning id\`
}`,
    )
    .join('') || nothing
}
`)
}

function sendRoute(view: View): string {
  const { oneFile, manyFile, Component } = namesOf(view)
  const { name, handler } = counting(view)
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { ${name}insert${Component} } from '@/lib/${manyFile}-table.js'

${handler}export async function POST(request) {
  const { values, errors } = read${Component}(await request.json())
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
${keepLines(view)}  return Response.json({ ok: true }, { status: 201 })
}
`
}

function entryRoute(view: View): string {
  const { manyFile, Component } = namesOf(view)
  const isAdmin = view.access === 'admin'
  const [note] = storedFields(view).filter(({ isInternal }) => isInternal === true)
  const guard = isAdmin ? '  const refusal = await refuseOthers()\n  if (refusal !== null) return refusal\n' : ''
  const patch =
    note === undefined
      ? ''
      : `
const options = [${(note.options ?? []).map(quoteJs).join(', ')}]

/** How far it is. */
export async function PATCH(request, { params }) {
${guard}  const { ${note.name} } = await request.json()
  if (!options.includes(${note.name})) return Response.json({ error: \`Choose one of \${options.join(', ')}.\` }, { status: 422 })
  const changed = /^\\d{1,9}$/.test(params.id) ? await note${Component}(params.id, ${note.name}) : []
  return changed.length > 0 ? { ok: true } : missing()
}
`
  return `${isAdmin ? "import { refuseOthers } from '@/lib/admin.server.js'\n" : ''}import { delete${Component}${note === undefined ? '' : `, note${Component}`} } from '@/lib/${manyFile}-table.js'

const missing = () => Response.json({ error: ${quoteJs(`There is no such ${view.entity.singular}.`)} }, { status: 404 })
${patch}
export async function DELETE(request, { params }) {
${guard}  const gone = /^\\d{1,9}$/.test(params.id) ? await delete${Component}(params.id) : []
  return gone.length > 0 ? { ok: true } : missing()
}
`
}

/** What is done to bring a record to a state: "Confirm" makes it confirmed. */
const deedOf: Readonly<Record<string, string>> = {
  Confirmed: 'Confirm',
  Accepted: 'Accept',
  Approved: 'Approve',
  Declined: 'Decline',
  Rejected: 'Reject',
  Cancelled: 'Cancel',
}

/** The deed of each state but the first; null where some state is brought about by none. */
function decisions(options: readonly string[]): { state: string; deed: string }[] | null {
  const deeds = options.slice(1).flatMap((state) => {
    const deed = deedOf[state]
    return deed === undefined ? [] : [{ state, deed }]
  })
  return deeds.length > 0 && deeds.length === options.length - 1 ? deeds : null
}

function decisionButtons(view: View, field: string, deeds: readonly { state: string; deed: string }[]): string {
  const { one, path } = namesOf(view)
  const { title } = partsOf(view)
  const buttons = deeds.map(
    ({ state, deed }) => `{${one}.${field} !== ${quoteJs(state)} && (
                  <button onClick={() => change(\`/api/${path}/\${${one}.id}\`, 'PATCH', { ${field}: ${quoteJs(state)} })} className="min-h-11 rounded-control ${styles[view.style].control} border-control px-4 hover:border-text">
                    ${deed}<span className="sr-only"> {${one}.${title.name}}</span>
                  </button>
                )}`,
  )
  return `<div className="flex flex-wrap items-center gap-3">
                <span className="font-medium">{${one}.${field}}</span>
                ${buttons.join('\n                ')}
              </div>`
}

function noteSelect(view: View): string {
  const { one, path } = namesOf(view)
  const { title } = partsOf(view)
  const [note] = storedFields(view).filter(({ isInternal }) => isInternal === true)
  if (note === undefined) return nothing
  const deeds = decisions(note.options ?? [])
  if (deeds !== null) return decisionButtons(view, note.name, deeds)
  return `<label className="inline-flex items-center gap-2">
                <span className="text-muted">${jsxText(note.label)}<span className="sr-only"> of {${one}.${title.name}}</span></span>
                <select name="${note.name}" value={${one}.${note.name}} onChange={(event) => change(\`/api/${path}/\${${one}.id}\`, 'PATCH', { ${note.name}: event.target.value })} className="min-h-11 rounded-control ${styles[view.style].control} border-control bg-surface px-3 text-on-surface">
                  {[${(note.options ?? []).map(quoteJs).join(', ')}].map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>`
}

const asksCounts =
  /\b(?:how many|number of \p{L}+|counts?|total|sum|altogether|numbers?|statistics|stats)\b[^.;]*\b(?:per|by|of each|for each|each|in every)\b/iu
const asksTotals =
  /\b(?:totals?|sums?|altogether|in all|how many (?:guests|people|persons|seats|places|tickets)|(?:adds?|added) up)\b/i

/** How many came in, how much that makes, and how many of each sort, where the message speaks of it. */
function figures(view: View): string {
  const { many, one } = namesOf(view)
  const fields = askedFields(view)
  const isSummed = asksTotals.test(view.request)
  const isCounted = asksCounts.test(view.request)
  if (!isSummed && !isCounted) return nothing
  const sums = isSummed
    ? fields
        .filter(({ kind }) => kind === 'number' || kind === 'money')
        .map(({ label, name }): [string, string] => [
          `${label}, total`,
          `${many}.reduce((sum, ${one}) => sum + Number(${one}.${name} ?? 0), 0)`,
        ])
    : []
  const counts = isCounted
    ? fields.flatMap(({ kind, name, options = [] }) =>
        kind === 'choice'
          ? options.map((option): [string, string] => [
              option,
              `${many}.filter((${one}) => ${one}.${name} === ${quoteJs(option)}).length`,
            ])
          : [],
      )
    : []
  const all: [string, string][] = [[capitalize(view.entity.plural), `${many}.length`], ...sums, ...counts]
  return `<dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
${all
  .map(
    ([label, code]) =>
      `        <div><dt className="text-muted">${jsxText(label)}</dt><dd className="text-2xl tabular-nums">{${code}}</dd></div>`,
  )
  .join('\n')}
      </dl>`
}

function listComponent(view: View): string {
  const { one, many, path, Component } = namesOf(view)
  const { title } = partsOf(view)
  const rest = askedFields(view).filter((field) => field !== title)
  const value = (field: (typeof rest)[number]): string =>
    field.kind === 'boolean' ? `${one}.${field.name} ? 'Yes' : 'No'` : `String(${one}.${field.name})`
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { useNotice } from '@/components/notice.jsx'

/** What came in, newest first. */
export function ${Component}Entries({ ${many} }) {
  const router = useRouter()
  const showNotice = useNotice()

  async function change(path, method, body) {
    const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    if (!response.ok) showNotice({ message: (await response.json()).error })
    await router.refresh()
  }

  function remove(${one}) {
    if (window.confirm(\`Delete “\${${one}.${title.name}}”? This cannot be undone.\`)) change(\`/api/${path}/\${${one}.id}\`, 'DELETE', {})
  }

  return (
    <>
      ${figures(view)}
      {${many}.length === 0 && <p className="mt-4 text-lg text-muted">${jsxText(`No ${view.entity.plural} yet.`)}</p>}
      <ul className="mt-6">
        {${many}.map((${one}) => (
          <li key={${one}.id} className="border-t border-hairline py-4">
            <p className="flex flex-wrap justify-between gap-x-6 font-medium">
              {${one}.${title.name}} <span className="font-normal text-muted">{${one}.sent_on}</span>
            </p>
            <dl className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
${
  rest
    .map(
      (field) =>
        `              {${one}.${field.name} !== null && ${one}.${field.name} !== '' && <div><dt className="inline text-muted">${jsxText(`${field.label}: `)}</dt><dd className="inline whitespace-pre-line break-words">{${value(field)}}</dd></div>}`,
    )
    .join('\n') || nothing
}
            </dl>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
              ${noteSelect(view)}
              <button onClick={() => remove(${one})} className="min-h-11 text-muted underline underline-offset-4 hover:text-danger">
                Delete<span className="sr-only"> {${one}.${title.name}}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
`)
}

function page(view: View): string {
  const { many, oneFile, Component } = namesOf(view)
  const title = pageTitleOf(view)
  return tidy(`import { ${Component}Entries } from '@/components/${oneFile}-entries.jsx'

export const metadata = { title: ${quoteJs(`${title} – ${view.name}`)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-4xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">${jsxText(title)}</h1>
      <${Component}Entries ${many}={data.${many}} />
    </main>
  )
}
`)
}

function load(view: View): string {
  const { many, manyFile } = namesOf(view)
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const isAdmin = view.access === 'admin'
  return tidy(`${only(isAdmin, `import { requireAdmin } from '@/lib/admin.server.js'`)}
import { list${Many} } from '@/lib/${manyFile}-table.js'

export async function load() {
  ${only(isAdmin, 'await requireAdmin()')}
  return { ${many}: await list${Many}() }
}
`)
}

export function composeEntries(view: View): Record<string, string> {
  const { path, oneFile, manyFile } = namesOf(view)
  const way = entriesWay(view)
  return {
    [`web/lib/${manyFile}-table.js`]: tableModule(view),
    [`web/app/api/${path}/route.js`]: sendRoute(view),
    ...(isRead(view) && {
      [`web/app/api/${path}/[id]/route.js`]: entryRoute(view),
      [`web/components/${oneFile}-entries.jsx`]: listComponent(view),
    }),
    ...(way !== null && {
      [`web/app${way.href}/page.jsx`]: page(view),
      [`web/app${way.href}/page.server.js`]: load(view),
    }),
  }
}
