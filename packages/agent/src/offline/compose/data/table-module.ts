// The statements of one table as a module of the app: the only place where its SQL stands.
import type { Field } from '../../brief.ts'
import { orderSql as askedOrderSql } from '../lists/asked-order.ts'
import { draftField, hasOwners } from '../access.ts'
import { hasExamples, makingRoom } from '../samples/examples.ts'
import { monthReader } from '../parts/calendar-files.ts'
import { nothing, only, quoteJs, tidy } from './expressions.ts'
import { keeperOf, linkWriters, linkedColumn, linksOf } from '../parts/links.ts'
import { makerFunction, makerOf, namedParent, namedParentsOf, parentSql } from '../records/named-parents.ts'
import { formulaSql } from '../records/formula-sql.ts'
import { storedFields, titleSql } from '../records/made-title.ts'
import { isOverseen, reachedBy } from '../parts/oversight.ts'
import { ownerName, peopleColumns, readerColumns } from '../parts/people.ts'
import { partColumns } from '../parts/part-tables.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { runningSql } from '../lists/running-order.ts'
import { seatColumns } from '../parts/seats.ts'
import { capitalize } from '../../understand/inflect.ts'
import { namesOf } from '../roles.ts'
import { quoteName } from './quote-sql.ts'
import { type View, isMain, labelColumn, referencesOf } from '../views.ts'

function selected(field: Field): string {
  const name = quoteName(field.name)
  if (field.kind === 'date') return `${name}::text`
  if (field.kind === 'time') return `to_char(${name}, 'HH24:MI') as ${name}`
  if (field.kind === 'money') return `${name}::float8`
  return name
}

/** What a record shows of the record that it points at; of a private one only what belongs to the same person. */
function selectedLabels(view: View, all: readonly View[]): string[] {
  const table = quoteName(namesOf(view).table)
  return referencesOf(view, all).map(({ field, target }) => {
    // Of a record of the same table, which would be taken for itself.
    const isSame = namesOf(target).table === namesOf(view).table
    const from = quoteName(namesOf(target).table)
    const other = isSame ? quoteName(`other_${namesOf(target).table}`) : from
    const label = isSame ? titleSql(target, all).replaceAll(`${from}.`, `${other}.`) : titleSql(target, all)
    const isSameOwner = view.access === 'private' ? ` and ${other}.user_id = ${table}.user_id` : ''
    return `(select ${label} from ${isSame ? `${from} ${other}` : other} where ${other}.id = ${table}.${quoteName(field.name)}${isSameOwner}) as ${labelColumn(field)}`
  })
}

/** As it was asked for, else as it goes, else the newest first. */
function orderSql(view: View): string {
  return (view.order === undefined ? runningSql(view) : null) ?? askedOrderSql(view)
}

interface Words {
  /** `where user_id = $n` in its several places. */
  isPrivate: boolean
  isOwned: boolean
  table: string
  columns: string
}

/** Reading: all of them, those of a parent, one. */
function readers(view: View, all: readonly View[], { isPrivate, isOwned, table }: Words): string {
  const { one, many, Component } = namesOf(view)
  const Many = capitalize(many)
  const who = isPrivate ? 'userId' : ''
  const mine = isOwned && !isPrivate
  const selectAll = mine ? 'select ${columns}, ${ofReader} from' : 'select ${columns} from'
  const parameter = mine ? 'userId = null' : who
  const draft = draftField(view)
  const shown = (start: string) => (draft === null ? start : `withoutDrafts(await ${start}`)
  // A person's mother is not listed below the person; a match that points at a team twice is listed below it once.
  const parents = [...new Set(referencesOf(view, all).map(({ target }) => target))].filter(
    ({ entity }) => entity.singular !== view.entity.singular,
  )
  const byParent = parents.map((target) => {
    const parent = namesOf(target).one
    const values = isPrivate || mine ? `[userId, ${parent}Id]` : `[${parent}Id]`
    const place = isPrivate || mine ? '$2' : '$1'
    const owned = isPrivate ? `${reachedBy(view, '$1')} and ` : ''
    const pointing = referencesOf(view, all).filter((reference) => reference.target === target)
    const points = pointing.map(({ field }) => `${quoteName(field.name)} = ${place}`).join(' or ')
    return `export function list${Many}Of${capitalize(parent)}(${parent}Id${parameter === '' ? '' : `, ${parameter}`}) {
  return sql(
    \`${selectAll} ${table} where ${owned}${pointing.length > 1 ? `(${points})` : points} order by ${orderSql(view)} limit 500\`,
    ${values},
  )${draft === null ? '' : '.then(withoutDrafts)'}
}`
  })
  const listValues = isPrivate || mine ? ', [userId]' : ''
  const findValues = isPrivate || mine ? '[userId, id]' : '[id]'
  const isRunning = view.order === undefined && runningSql(view) !== null
  const order = view.order !== undefined ? 'In the order of the list' : isRunning ? 'As it goes' : 'Newest first'
  return `/** ${order}${isPrivate ? ', only what belongs to this person' : ''}. */
export ${draft === null ? '' : 'async '}function list${Many}(${parameter}) {
  return ${shown('sql(')}\`${selectAll} ${table}${isPrivate ? ` where ${reachedBy(view, '$1')}` : ''} order by ${orderSql(view)} limit 500\`${listValues})${draft === null ? '' : ')'}
}

${byParent.join('\n\n') || nothing}

${monthReader(view, all, table) || nothing}

export async function find${Component}(id${parameter === '' ? '' : `, ${parameter}`}) {
  if (!/^\\d{1,9}$/.test(id)) return null
  const [${one}] = await sql(\`${selectAll} ${table} where ${isPrivate ? `${reachedBy(view, '$1')} and id = $2` : `id = ${mine ? '$2' : '$1'}`}\`, ${findValues})
  return ${draft === null ? `${one} ?? null` : `${one} === undefined ? null : ((await withoutDrafts([${one}]))[0] ?? null)`}
}`
}

interface Written {
  column: string
  /** Its value in a statement, from the parameter `at` on. */
  place: string
}

/** The columns that a form fills, in the order of `toValues`; whose it is comes before them. */
function written(view: View, all: readonly View[], firstAt: number): Written[] {
  let at = firstAt
  return storedFields(view).map((field) => {
    const parent = namedParent(field, view, all)
    const place = parent === undefined ? `$${at}` : parentSql(parent, at)
    at += parent === undefined ? 1 : 2
    return { column: quoteName(field.name), place }
  })
}

/** Writing; a record of a member is changed by that member alone. */
function writers(view: View, all: readonly View[], { isOwned, isPrivate, table }: Words): string {
  const { one, Component } = namesOf(view)
  const links = linksOf(view, all)
  // What it goes with is stored after the record, and read again with it.
  const returned = links.length > 0 ? 'id' : '${columns}'
  const keep = links.map(
    (side) => `  await ${keeperOf(side)}(${one}.id, values.${side.key}${isPrivate ? ', userId' : ''})\n`,
  )
  const answer =
    links.length > 0
      ? `${keep.join('')}  return find${Component}(${one}.id${isOwned ? ', userId' : ''})`
      : `  return ${one}`
  const updated = links.length > 0 ? `  if (${one} === undefined) return null\n${answer}` : `  return ${one}`
  const first = isOwned ? 2 : 1
  const made = namedParentsOf(view, all)
  const insertedAt = written(view, all, first)
  const updatedAt = written(view, all, first + 1)
  const columns = insertedAt.map(({ column }) => column)
  const places = insertedAt.map(({ place }) => place)
  const assignments = [
    ...updatedAt.map(({ column, place }) => `${column} = ${place}`),
    // What somebody changed is theirs.
    ...(hasExamples(view, all) ? ['is_example = false'] : []),
  ].join(', ')
  const who = isOwned ? ', userId' : ''
  /** What it belongs to comes to be in the same transaction. */
  const run = (statement: string): string => {
    if (made.length === 0) return `const [${one}] = await ${statement}`
    const makers = made.map(({ target, key }) => {
      const given = hasOwners(target) ? ', userId' : ''
      return `${makerOf(target)}(values.${key}${given}),`
    })
    const lines = [...makers, `${statement.replaceAll('\n', '\n  ')},`]
    return `const [${one}] = (await sql.transaction([\n    ${lines.join('\n    ')}\n  ])).at(-1)`
  }
  const insert = `sql(
    \`${makingRoom(view, all)}insert into ${table} (${[...(isOwned ? ['user_id'] : []), ...columns].join(', ')}) values (${[...(isOwned ? ['$1'] : []), ...places].join(', ')}) returning ${returned}\`,
    ${isOwned ? '[userId, ...toValues(values)]' : 'toValues(values)'},
  )`
  const ids = isOwned ? '[userId, id, ...toValues(values)]' : '[id, ...toValues(values)]'
  const update = `sql(
    \`update ${table} set ${assignments} where id = $${first}${isOwned ? ` and ${reachedBy(view, '$1')}` : ''} returning ${returned}\`,
    ${ids},
  )`
  return `export async function insert${Component}(values${who}) {
  ${run(insert)}
${answer}
}

export async function update${Component}(id, values${who}) {
  ${run(update)}
${updated}
}

export function delete${Component}(id${who}) {
  return sql\`delete from ${table} where id = \${id}${isOwned ? ` and ${reachedBy(view, '${userId}')}` : ''}\`
}`
}

/** What is posted says when, in the words of whoever reads it. */
function postedColumns(view: View): string[] {
  const came = `${quoteName(namesOf(view).table)}.created_at`
  return saysWhenPosted(view)
    ? [
        `case ${came}::date when current_date then 'Today' when current_date - 1 then 'Yesterday' else to_char(${came}, 'FMDD FMMonth') end as posted`,
      ]
    : []
}

export function tableModule(view: View, all: readonly View[]): string {
  const table = quoteName(namesOf(view).table)
  const values = storedFields(view)
    .map((field) => {
      const parent = namedParent(field, view, all)
      return parent === undefined ? `values.${field.name}` : `values.${parent.key}.name, values.${parent.key}.id`
    })
    .join(', ')
  const columns = [
    'id',
    ...view.fields.map((field) =>
      field.formula !== undefined
        ? `${formulaSql(field.formula, view)} as ${quoteName(field.name)}`
        : field.isMade === true
          ? `${titleSql(view, all)} as ${quoteName(field.name)}`
          : selected(field),
    ),
    ...selectedLabels(view, all),
    ...linksOf(view, all).map((side) => linkedColumn(view, all, side)),
    ...(view.access === 'members' ? [`${ownerName(view, all)} as owner_name`, ...peopleColumns(view, all)] : []),
    ...(isOverseen(view) ? [`${ownerName(view, all)} as owner_name`] : []),
    ...(isMain(view) && !view.isInbox ? partColumns(view) : []),
    ...seatColumns(view),
    ...postedColumns(view),
  ].join(', ')
  const draft = draftField(view)
  const makers = [...new Map(namedParentsOf(view, all).map((parent) => [parent.target, parent])).values()]
  const words: Words = { isPrivate: view.access === 'private', isOwned: hasOwners(view), table, columns }
  return tidy(`// The ${table} table. Dates and times travel as text, so that no time zone shifts them.
import { sql } from '@joinery/app-kit/server'
${only(draft !== null, `import { isAdmin } from '@/lib/admin.server.js'`)}
${makers.map(({ target }) => `import { ${makerOf(target)} } from '@/lib/${namesOf(target).manyFile}-table.js'`).join('\n') || nothing}

const columns = \`${columns}\`
${only(view.access === 'members', `const ofReader = \`${readerColumns(view).join(', ')}\``)}

function toValues(values) {
  return [${values}]
}
${only(
  draft !== null,
  `
/** Whoever is not the admin does not see what is not published. */
async function withoutDrafts(records) {
  return (await isAdmin()) ? records : records.filter((record) => record.${draft?.name ?? ''} !== ${quoteJs(draft?.options?.find((option) => /^drafts?$/i.test(option)) ?? '')})
}`,
)}

${readers(view, all, words)}

${writers(view, all, words)}

${makerFunction(view, all) || nothing}

${linkWriters(view, all) || nothing}
`)
}
