// The server side of a composed app: the table's statements, validation, API routes and page loads.
import type { Brief, Field } from '../brief.ts'
import { quoteJs, tidy } from './expressions.ts'
import { type Names, namesOf } from './roles.ts'
import { quoteName } from './schema-sql.ts'

function selected(field: Field): string {
  const name = quoteName(field.name)
  if (field.kind === 'date') return `${name}::text`
  if (field.kind === 'time') return `to_char(${name}, 'HH24:MI') as ${name}`
  if (field.kind === 'money') return `${name}::float8`
  return name
}

function tableModule(brief: Brief, names: Names): string {
  const { one, many, Component } = names
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const table = quoteName(names.table)
  const columns = brief.fields.map((field) => quoteName(field.name))
  const values = brief.fields.map((field) => `values.${field.name}`).join(', ')
  const places = brief.fields.map((_, index) => `$${index + 1}`).join(', ')
  const assignments = columns.map((column, index) => `${column} = $${index + 2}`).join(', ')
  return `// The ${table} table. Dates and times travel as text, so that no time zone shifts them.
import { sql } from '@joinery/app-kit/server'

const columns = \`id, ${brief.fields.map(selected).join(', ')}\`

function toValues(values) {
  return [${values}]
}

/** Newest first. */
export function list${Many}() {
  return sql(\`select \${columns} from ${table} order by id desc limit 500\`)
}

export async function find${Component}(id) {
  if (!/^\\d{1,9}$/.test(id)) return null
  const [${one}] = await sql(\`select \${columns} from ${table} where id = $1\`, [id])
  return ${one} ?? null
}

export async function insert${Component}(values) {
  const [${one}] = await sql(
    \`insert into ${table} (${columns.join(', ')}) values (${places}) returning \${columns}\`,
    toValues(values),
  )
  return ${one}
}

export async function update${Component}(id, values) {
  const [${one}] = await sql(
    \`update ${table} set ${assignments} where id = $1 returning \${columns}\`,
    [id, ...toValues(values)],
  )
  return ${one}
}

export function delete${Component}(id) {
  return sql\`delete from ${table} where id = \${id}\`
}
`
}

function readerCall(field: Field): string {
  const label =
    field.label.toLowerCase() === field.label || /[A-Z]{2}/.test(field.label)
      ? field.label
      : field.label.charAt(0).toLowerCase() + field.label.slice(1)
  const settings = [
    `label: ${quoteJs(label)}`,
    ...(field.required ? ['isRequired: true'] : []),
    ...(field.kind === 'choice' ? [`options: [${(field.options ?? []).map(quoteJs).join(', ')}]`] : []),
    ...(field.kind === 'rating' ? [`max: ${field.max ?? 5}`] : []),
  ]
  const method = ({ long: 'text', money: 'number' } as Partial<Record<Field['kind'], string>>)[field.kind] ?? field.kind
  if (field.kind === 'boolean') return `read.boolean('${field.name}')`
  return `read.${method}('${field.name}', { ${settings.join(', ')} })`
}

function inputModule(brief: Brief, { one, Component }: Names): string {
  const lines = brief.fields.map((field) => `    ${field.name}: ${readerCall(field)},`)
  return `import { createReader } from '@/lib/read-input.js'

/** Checks what a person or a program sent as ${withOne(one)}: clean values, and a message for each field that is not right. */
export function read${Component}(input) {
  const read = createReader(input)
  const values = {
${lines.join('\n')}
  }
  return { values, errors: read.errors }
}
`
}

function withOne(word: string): string {
  return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`
}

const readers: Partial<Record<Field['kind'], string>> = {
  text: `    text: (name, { label, isRequired }) => take(name, { label, isRequired }),`,
  number: `    number: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })?.replace(',', '.') ?? null
      if (text === null) return null
      if (!Number.isFinite(Number(text))) return refuse(name, \`The \${label} is a number, such as 12.5.\`)
      return Number(text)
    },`,
  rating: `    rating: (name, { label, isRequired, max }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      const rating = Number(text)
      const isInRange = Number.isInteger(rating) && rating >= 1 && rating <= max
      return isInRange ? rating : refuse(name, \`The \${label} goes from 1 to \${max}.\`)
    },`,
  date: `    date: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      const isDate = /^\\d{4}-\\d{2}-\\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      return isDate ? text : refuse(name, \`Write the \${label} as year, month and day.\`)
    },`,
  time: `    time: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^([01]\\d|2[0-3]):[0-5]\\d$/.test(text) ? text : refuse(name, \`Write the \${label} as hours and minutes.\`)
    },`,
  choice: `    choice: (name, { label, isRequired, options }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return options.includes(text) ? text : refuse(name, \`Choose one of \${options.join(', ')}.\`)
    },`,
  email: `    email: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(text) ? text : refuse(name, 'An address looks like ana@example.com.')
    },`,
  phone: `    phone: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return text.replace(/\\D/g, '').length >= 6 ? text : refuse(name, \`The \${label} needs at least 6 digits.\`)
    },`,
  url: `    url: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^https?:\\/\\/\\S+$/i.test(text) ? text : refuse(name, \`The \${label} starts with https://\`)
    },`,
  boolean: `    boolean: (name) => input[name] === true || input[name] === 'true' || input[name] === 'on',`,
}
const readerOrder = ['text', 'number', 'rating', 'date', 'time', 'choice', 'email', 'phone', 'url', 'boolean'] as const

function readInputModule(brief: Brief): string {
  const used = new Set(brief.fields.map(({ kind }) => (kind === 'long' ? 'text' : kind === 'money' ? 'number' : kind)))
  const methods = readerOrder.filter((kind) => used.has(kind)).map((kind) => readers[kind] ?? '')
  const body = methods.join('\n')
  return `/** Reads fields of a request body one by one and collects a message for each that is not right. */
export function createReader(input) {
  const errors = {}

  function refuse(name, message) {
    errors[name] = message
    return null
  }

  function take(name, { label, isRequired }) {
    const text = String(input[name] ?? '').trim()
    if (text.length > 10_000) return refuse(name, \`The \${label} is too long.\`)
    if (text !== '') return text
    return isRequired ? refuse(name, \`Fill in the \${label}.\`) : null
  }

  return {
    errors,
${body}
  }
}
`
}

function collectionRoute({ many, manyFile, oneFile, Component }: Names): string {
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component}, list${Many} } from '@/lib/${manyFile}-table.js'

export function GET() {
  return list${Many}()
}

export async function POST(request) {
  const { values, errors } = read${Component}(await request.json())
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
  return Response.json(await insert${Component}(values), { status: 201 })
}
`
}

function memberRoute({ one, manyFile, oneFile, Component }: Names, singular: string): string {
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { delete${Component}, find${Component}, update${Component} } from '@/lib/${manyFile}-table.js'

const missing = () => Response.json({ error: ${quoteJs(`There is no such ${singular}.`)} }, { status: 404 })

export async function GET(request, { params }) {
  return (await find${Component}(params.id)) ?? missing()
}

/** Fields that are not sent keep their value. */
export async function PATCH(request, { params }) {
  const ${one} = await find${Component}(params.id)
  if (${one} === null) return missing()
  const { values, errors } = read${Component}({ ...${one}, ...(await request.json()) })
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
  return update${Component}(${one}.id, values)
}

export async function DELETE(request, { params }) {
  const ${one} = await find${Component}(params.id)
  if (${one} === null) return missing()
  await delete${Component}(${one}.id)
  return ${one}
}
`
}

const todayLine = `    // The visitor's "today" may differ by hours; every page of one visit agrees on this one.
    today: new Date().toISOString().slice(0, 10),`

function loads(brief: Brief, { one, many, manyFile, Component }: Names): Record<string, string> {
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const hasDates = brief.fields.some((field) => field.kind === 'date')
  return {
    'web/app/page.server.js': `import { list${Many} } from '@/lib/${manyFile}-table.js'

export async function load() {
  return {
    ${many}: await list${Many}(),
${hasDates ? todayLine : ''}
  }
}
`,
    'web/app/[id]/page.server.js': `import { notFound } from '@joinery/app-kit/server'
import { find${Component} } from '@/lib/${manyFile}-table.js'

export async function load({ params }) {
  const ${one} = await find${Component}(params.id)
  if (${one} === null) throw notFound()
  return {
    ${one},
${hasDates ? todayLine : ''}
  }
}
`,
  }
}

export function composeServerFiles(brief: Brief): Record<string, string> {
  const names = namesOf(brief)
  const files = {
    [`web/lib/${names.manyFile}-table.js`]: tableModule(brief, names),
    [`web/lib/${names.oneFile}-input.js`]: inputModule(brief, names),
    'web/lib/read-input.js': readInputModule(brief),
    [`web/app/api/${names.path}/route.js`]: collectionRoute(names),
    [`web/app/api/${names.path}/[id]/route.js`]: memberRoute(names, brief.entity.singular),
    ...loads(brief, names),
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, code]) => [path, tidy(code).replace(/,\n\n  \}/g, ',\n  }')]),
  )
}
