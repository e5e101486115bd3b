import type { DatabaseTable } from '@joinery/contract/databases'
import { expect, test } from 'vitest'

import { taskRules } from './task-rules.ts'

const column = (name: string) => ({ name, type: 'text', isNullable: true, isPrimaryKey: name === 'id' })
const tableOf = (name: string, columns: string[], constraints: string[] = []): DatabaseTable => ({
  name,
  rowCount: 3,
  columns: columns.map(column),
  constraints,
})
const tables = [
  tableOf('customers', ['id', 'name', 'email']),
  tableOf(
    'invoices',
    ['id', 'customer_id', 'amount', 'paid_at'],
    ['fk FOREIGN KEY (customer_id) REFERENCES customers(id)'],
  ),
]

test.each([
  ['42P01', 'relation "customer" does not exist', 'select * from customer', 'select * from customers'],
  ['42703', 'column "nmae" does not exist', 'select nmae from customers', 'select name from customers'],
  [
    '42703',
    'column "Ada Byron" does not exist',
    'select * from customers where name = "Ada Byron"',
    "select * from customers where name = 'Ada Byron'",
  ],
  ['42601', 'syntax error at or near "from"', 'select id, name, from customers', 'select id, name from customers'],
  ['42601', 'syntax error at or near "form"', 'select name form customers', 'select name from customers'],
  [
    '42601',
    'syntax error at or near "customers"',
    "insert customers (name) values ('x')",
    "insert into customers (name) values ('x')",
  ],
  ['42601', 'syntax error at end of input', 'select count(* from customers;', 'select count(* from customers);'],
  ['42601', 'syntax error at or near "`"', 'select `name` from customers', 'select "name" from customers'],
  [
    '42601',
    'syntax error',
    'create table t (id int auto_increment)',
    'create table t (id integer generated always as identity)',
  ],
  [
    '42883',
    'function ifnull(text, unknown) does not exist',
    "select ifnull(name, '') from customers",
    "select coalesce(name, '') from customers",
  ],
  [
    '42P07',
    'relation "customers" already exists',
    'create table customers (id int)',
    'create table if not exists customers (id int)',
  ],
  [
    '42704',
    'type "datetime" does not exist',
    'alter table customers add column at datetime',
    'alter table customers add column at timestamptz',
  ],
])('SQL that failed with %s “%s” is mended', (code, message, sql, mended) => {
  expect(taskRules.mendSql({ sql, error: { code, message }, tables })?.sql).toBe(mended)
})

test('what no rule knows stays as it is', () => {
  const error = { code: '23505', message: 'duplicate key value violates unique constraint' }
  expect(taskRules.mendSql({ sql: "insert into customers values (1, 'a')", error, tables })).toBeNull()
})

test('emptying a database keeps what is named, and minds what points at what', () => {
  expect(taskRules.resetSql({ tables, keep: '' })?.sql).toBe('truncate table customers, invoices restart identity;')
  expect(taskRules.resetSql({ tables, keep: 'the customers' })?.sql).toBe('truncate table invoices restart identity;')
  const kept = taskRules.resetSql({ tables, keep: 'all invoices' })
  expect(kept?.sql).toBe('delete from customers;')
  expect(kept?.notes.join(' ')).toContain('invoices point at')
  expect(taskRules.resetSql({ tables, keep: 'customers and invoices' })).toBeNull()
})

test.each([
  ['Build a CRM called Acme Desk with clients and notes', 'Acme Desk'],
  ['i need a tool for planning shifts in our café', 'Tool for planning shifts'],
  ['An online shop for handmade candles', 'Handmade candles'],
])('“%s” has a name', (request, name) => {
  const found = taskRules.nameApp({ request, files: {} })
  expect(found).not.toBeNull()
  if (request.includes('called')) expect(found).toBe(name)
  else expect(found?.length).toBeLessThanOrEqual(40)
})

test('an app that has a title is called by it', () => {
  const layout = "export const metadata = { title: 'Shelfmark · Books to read' }"
  expect(taskRules.nameApp({ request: 'a book list', files: { 'web/app/layout.jsx': layout } })).toBe('Shelfmark')
})

test('three questions are asked of what the wish leaves open, and none of what it says', () => {
  const bare = taskRules.askGoal('A shop for honey')
  expect(bare.map(({ about }) => about)).toEqual(['Who uses it', 'Orders', 'Each entry'])
  const said = taskRules.askGoal('A dark members-only booking page with a name, a date and a phone number')
  expect(said.map(({ about }) => about)).toEqual(['First page', 'Bookings', 'Finding'])
  expect(said.every(({ options }) => options.length >= 2)).toBe(true)
})

test('a comment becomes an instruction that says where, what is there and what else stays', () => {
  const text = taskRules.commentToInstruction({
    comment: 'this looks far too crowded',
    path: 'web/app/notes/page.jsx',
    firstLine: 4,
    lastLine: 5,
    excerpt: '<ul>\n</ul>',
  })
  expect(text).toContain('In web/app/notes/page.jsx, lines 4 to 5 (the page /notes):')
  expect(text).toContain('<ul>\n</ul>')
  expect(text).toContain('“This looks far too crowded.” Change it so that this no longer holds.')
  expect(text).toContain('keep everything else')
})

test('an app is described by its first page, or by what it keeps', () => {
  const page =
    'export default () => <main><h1>Hi</h1><p className="x">Fresh bread from our village, every morning.</p></main>'
  const described = taskRules.describeApp({ name: 'Bakery', files: { 'web/app/page.jsx': page } })
  expect(described).toBe('Bakery: Fresh bread from our village, every morning.')
  const asking = { 'web/app/page.jsx': '<h1>What will it be today?</h1>' }
  expect(taskRules.describeApp({ name: 'Shop', files: asking })).not.toContain('?')
  const schema = 'create table dog_walks (id int);\ncreate table dogs (id int);'
  expect(taskRules.describeApp({ name: 'Walks', files: { 'database/schema.sql': schema } })).toBe(
    'Walks keeps dog walks and dogs.',
  )
  const long = taskRules.describeApp({ name: 'X', files: { 'web/app/page.jsx': `<p>${'many words '.repeat(40)}</p>` } })
  expect(long.length).toBeLessThanOrEqual(155)
})

test('tidying takes out what nobody uses, joins what stands there twice, and names long classes', () => {
  const long = 'rounded-control border border-control px-3 py-2 text-text'
  const text = `import { useState } from 'react'
import { format, addDays } from 'date-fns'
import { useEffect } from 'react'


export default function Page() {
  const [x] = useState(0)
  return (
    <form>
      <input name="a" className="${long}" />
      <input name="b" className="${long}" />
      <input name="c" className="${long}" />
      {format(x, 'P')}
    </form>
  )
}
`
  const { text: tidied, notes } = taskRules.tidyFile({ path: 'web/app/page.jsx', text })
  expect(tidied).toBe(`import { useState } from 'react'
import { format } from 'date-fns'

const inputClass = '${long}'

export default function Page() {
  const [x] = useState(0)
  return (
    <form>
      <input name="a" className={inputClass} />
      <input name="b" className={inputClass} />
      <input name="c" className={inputClass} />
      {format(x, 'P')}
    </form>
  )
}
`)
  expect(notes.join(' ')).toContain('addDays')
  expect(taskRules.tidyFile({ path: 'web/app/page.jsx', text: tidied })).toEqual({ text: tidied, notes: [] })
})
