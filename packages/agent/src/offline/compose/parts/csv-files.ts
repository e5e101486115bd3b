// Records out of the app and into it as a file that every spreadsheet reads.
import { storedFields } from '../records/made-title.ts'
import { askReader, askWriter, forAdminImport, isClosed } from '../access.ts'
import { nothing, only, tidy } from '../data/expressions.ts'
import { namedParentsOf } from '../records/named-parents.ts'
import { overlapRefusal, takenCode } from './overlap.ts'
import { namesOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { styles } from '../shell/styles.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type View, isMain, labelColumn } from '../views.ts'

export function hasCsv(view: View): boolean {
  return view.parts.includes('csv') && isMain(view) && !view.isInbox
}

/** The module that writes and reads lines of fields. */
export const csv = `/** A value as a field of a CSV line; a leading sign that a spreadsheet would run is defused. */
function toField(value) {
  const text = String(value ?? '').replace(/^([=+@-])(?=\\D)/, "'$1")
  return /[",\\n]/.test(text) ? \`"\${text.replaceAll('"', '""')}"\` : text
}

export function writeCsv(rows) {
  return rows.map((row) => row.map(toField).join(',')).join('\\r\\n')
}

/** Lines of fields; quotes may hold commas and line breaks. */
export function readCsv(text) {
  const rows = [[]]
  for (const [, comma, quoted, plain] of \`,\${text.trim().replaceAll('\\r', '').replaceAll('\\n', ',\\n,')}\`.matchAll(/(,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    if (plain === '\\n') rows.push([])
    else if (comma) rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll(',\\n,', '\\n'))
  }
  return rows
}
`

function route(view: View, all: readonly View[]): string {
  const { many, manyFile, oneFile, Component, path } = namesOf(view)
  const reader = askReader(view)
  const writer = askWriter(view)
  const isReadByAll = !isClosed(view)
  const fields = storedFields(view).filter(({ kind }) => kind !== 'picture' && kind !== 'reference')
  const references = view.fields.filter(({ kind }) => kind === 'reference')
  const columns = [
    ...fields.map(({ label, name }) => [label, name]),
    ...references.map((field) => [field.label, labelColumn(field)]),
  ]
  const named = namedParentsOf(view, all)
  const preview =
    named.length === 0
      ? 'values[name] ?? null'
      : `(${named.map(({ column, key }) => `name === '${column}' ? values.${key}.name : `).join('')}values[name]) ?? null`
  const insert = `await insert${Component}(values${writer.user === '' ? '' : ', userId'})`
  const adding =
    overlapRefusal(view) === ''
      ? `  for (const { values } of fitting) ${insert}
  return { added: fitting.length, left: lines.length - fitting.length }`
      : `  let added = 0
  for (const { values } of fitting) {
    try {
      ${insert}
      added += 1
    } catch (error) {
      // What is booked already is left out, and the lines after it are not.
      if (error.code !== '${takenCode}') throw error
    }
  }
  return { added, left: lines.length - added }`
  return tidy(`${writer.imports.trimEnd() || nothing}
import { readCsv, writeCsv } from '@/lib/csv.js'
import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component}, list${capitalize(many)} } from '@/lib/${manyFile}-table.js'

/** Heading and column of each field. */
const columns = [
${columns.map(([label, name]) => `  [${JSON.stringify(label)}, '${name ?? ''}'],`).join('\n')}
]

export async function GET() {
${isReadByAll ? nothing : reader.lines.trimEnd()}
  const ${many} = await list${capitalize(many)}(${isReadByAll ? '' : reader.user})
  const lines = ${many}.map((record) => columns.map(([, name]) => record[name]))
  return new Response(writeCsv([columns.map(([label]) => label), ...lines]), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="${path}.csv"' },
  })
}

/** What a file holds, line by line: values that fit, or what is wrong with them. */
function readLines(text) {
  const [heading = [], ...lines] = readCsv(text)
  const names = heading.map((label) => columns.find(([known]) => known.toLowerCase() === label.trim().toLowerCase())?.[1])
  return lines.slice(0, 500).map((line, at) => {
    const { values, errors } = read${Component}(Object.fromEntries(names.map((name, index) => [name, line[index]])))
    return { line: at + 2, values, problem: Object.values(errors)[0] ?? null }
  })
}

/** With \`?preview\` it says what would be added; without, it adds a record for each line that fits. */
export async function POST(request) {
${writer.lines.trimEnd() || nothing}
  const lines = readLines(await request.text())
  const fitting = lines.filter(({ problem }) => problem === null)
  if (new URL(request.url).searchParams.has('preview')) {
    return {
      count: fitting.length,
      columns: columns.map(([label]) => label),
      rows: fitting.slice(0, 5).map(({ values }) => columns.map(([, name]) => ${preview})),
      problems: lines.filter(({ problem }) => problem !== null).slice(0, 10).map(({ line, problem }) => \`Line \${line}: \${problem}\`),
    }
  }
${adding}
}
`)
}

function component(view: View): string {
  const { path } = namesOf(view)
  const style = styles[view.style]
  const label = `<div>
        <button onClick={() => file.current.click()} className={linkStyle}>Import CSV</button>
        <input ref={file} type="file" name="csv" accept=".csv,text/csv" aria-label="Import CSV" onChange={look} hidden />
      </div>`
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { useRef, useState } from 'react'
${only(view.access === 'admin', forAdminImport)}
import { useNotice } from '@/components/notice.jsx'

const linkStyle = 'inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4 hover:text-text'

/** What a file would add, before it adds it. */
function Preview({ preview, onAdd, onCancel }) {
  const { count, columns, rows, problems } = preview
  return (
    <section aria-label="What the file holds" className="mt-4 w-full rounded-surface ${style.edge} border-edge bg-surface p-5 text-on-surface">
      {count === 0 && <p>No line of this file fits. Its first line names the columns: {columns.join(', ')}.</p>}
      {count > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <thead>
              <tr>{columns.map((column) => <th key={column} scope="col" className="px-2 py-1.5 font-normal text-surface-muted">{column}</th>)}</tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at} className="border-t border-surface-hairline">{row.map((value, index) => <td key={index} className="px-2 py-1.5">{String(value ?? '')}</td>)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul className="mt-3 text-surface-danger">{problems.map((problem) => <li key={problem}>{problem}</li>)}</ul>
      <div className="mt-4 flex flex-wrap gap-x-6">
        {count > 0 && <button onClick={onAdd} className="${buttonClass(view)}">{count === 1 ? 'Add 1 line' : \`Add \${count} lines\`}</button>}
        <button onClick={onCancel} className="min-h-11 text-surface-muted underline underline-offset-4">Cancel</button>
      </div>
    </section>
  )
}

/** The ${view.entity.plural} as a CSV file, out and in. */
export function CsvLinks() {
  const [found, setFound] = useState(null)
  const file = useRef(null)
  const router = useRouter()
  const showNotice = useNotice()

  async function look(event) {
    const [chosen] = event.target.files
    if (chosen === undefined) return
    const text = await chosen.text()
    event.target.value = ''
    const response = await fetch('/api/${path}/csv?preview', { method: 'POST', body: text })
    if (!response.ok) return showNotice({ message: 'This file could not be read.' })
    setFound({ text, preview: await response.json() })
  }

  async function add() {
    const response = await fetch('/api/${path}/csv', { method: 'POST', body: found.text })
    if (!response.ok) return showNotice({ message: 'The lines could not be added. Try again in a moment.' })
    const { added, left } = await response.json()
    setFound(null)
    showNotice({ message: left === 0 ? \`Added \${added}\` : \`Added \${added}, left out \${left} that did not fit\` })
    await router.refresh()
  }

  return (
    <div className="mt-8 flex flex-wrap gap-x-6">
      <a href="/api/${path}/csv" download className={linkStyle}>Export CSV</a>
      ${view.access === 'admin' ? `<ForAdmin>\n        ${label.replaceAll('\n', '\n  ')}\n      </ForAdmin>` : label}
      {found !== null && <Preview preview={found.preview} onAdd={add} onCancel={() => setFound(null)} />}
    </div>
  )
}
`)
}

export function composeCsv(view: View, all: readonly View[]): Record<string, string> {
  if (!hasCsv(view)) return {}
  return {
    [`web/app/api/${namesOf(view).path}/csv/route.js`]: route(view, all),
    'web/lib/csv.js': csv,
    'web/components/csv-links.jsx': component(view),
  }
}
