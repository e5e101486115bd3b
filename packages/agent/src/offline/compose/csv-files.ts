// Records out of the app and into it as a file that every spreadsheet reads.
import { askReader, askWriter } from './access.ts'
import { jsxText, nothing, tidy } from './expressions.ts'
import { namesOf } from './roles.ts'
import { capital } from './table-module.ts'
import { type View, isMain, labelColumn } from './views.ts'

export function hasCsv(view: View): boolean {
  return view.parts.includes('csv') && isMain(view) && !view.isInbox
}

const csv = `/** A value as a field of a CSV line; a leading sign that a spreadsheet would run is defused. */
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

function route(view: View): string {
  const { many, manyFile, oneFile, Component, path } = namesOf(view)
  const reader = askReader(view)
  const writer = askWriter(view)
  const isReadByAll = view.access !== 'private'
  const fields = view.fields.filter(({ kind }) => kind !== 'picture' && kind !== 'reference')
  const references = view.fields.filter(({ kind }) => kind === 'reference')
  const columns = [
    ...fields.map(({ label, name }) => [label, name]),
    ...references.map((field) => [field.label, labelColumn(field)]),
  ]
  return tidy(`${writer.imports.trimEnd() || nothing}
import { readCsv, writeCsv } from '@/lib/csv.js'
import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component}, list${capital(many)} } from '@/lib/${manyFile}-table.js'

/** Heading and column of each field. */
const columns = [
${columns.map(([label, name]) => `  [${JSON.stringify(label)}, '${name ?? ''}'],`).join('\n')}
]

export async function GET() {
${isReadByAll ? nothing : reader.lines.trimEnd()}
  const ${many} = await list${capital(many)}(${isReadByAll ? '' : reader.user})
  const lines = ${many}.map((record) => columns.map(([, name]) => record[name]))
  return new Response(writeCsv([columns.map(([label]) => label), ...lines]), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="${path}.csv"' },
  })
}

/** Adds a record for each line; a line that is not right is counted and left out. */
export async function POST(request) {
${writer.lines.trimEnd() || nothing}
  const [heading = [], ...lines] = readCsv(await request.text())
  const names = heading.map((label) => columns.find(([known]) => known.toLowerCase() === label.trim().toLowerCase())?.[1])
  let added = 0
  for (const line of lines.slice(0, 500)) {
    const { values, errors } = read${Component}(Object.fromEntries(names.map((name, at) => [name, line[at]])))
    if (Object.keys(errors).length > 0) continue
    await insert${Component}(values${writer.user === '' ? '' : ', userId'})
    added++
  }
  return { added, left: lines.length - added }
}
`)
}

function component(view: View): string {
  const { path } = namesOf(view)
  return `import { useRouter } from '@joinery/app-kit'
import { useNotice } from '@/components/notice.jsx'

const linkStyle = 'inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4 hover:text-text'

/** The ${view.entity.plural} as a CSV file, out and in. */
export function CsvLinks() {
  const router = useRouter()
  const showNotice = useNotice()

  async function take(event) {
    const [file] = event.target.files
    if (file === undefined) return
    const response = await fetch('/api/${path}/csv', { method: 'POST', body: await file.text() })
    event.target.value = ''
    if (!response.ok) return showNotice({ message: 'This file could not be read.' })
    const { added, left } = await response.json()
    showNotice({ message: left === 0 ? \`Added \${added}\` : \`Added \${added}, left out \${left} that did not fit\` })
    await router.refresh()
  }

  return (
    <div className="mt-8 flex flex-wrap gap-x-6">
      <a href="/api/${path}/csv" download className={linkStyle}>Export CSV</a>
      <label className={linkStyle}>
        ${jsxText('Import CSV')}
        <input type="file" name="csv" accept=".csv,text/csv" onChange={take} className="sr-only" />
      </label>
    </div>
  )
}
`
}

export function composeCsv(view: View): Record<string, string> {
  if (!hasCsv(view)) return {}
  return {
    [`web/app/api/${namesOf(view).path}/csv/route.js`]: route(view),
    'web/lib/csv.js': csv,
    'web/components/csv-links.jsx': component(view),
  }
}
