// Kinds of which each record may go with several of the other: the table between them, and how both sides use it.
import type { Brief } from '../../brief.ts'
import { capitalize, withArticle } from '../../understand/inflect.ts'
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import { titleSql } from '../records/made-title.ts'
import { forAdders, forAdminImport, isAdminsToAdd } from '../access.ts'
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { idColumn } from './part-tables.ts'
import { quoteName } from '../data/quote-sql.ts'
import { manyComponent, namesOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

/** A link as one of its two kinds sees it. */
export interface LinkSide {
  target: View
  /** Table between the two, and its columns for this side and for the other one. */
  table: string
  own: string
  other: string
  /** What a record calls the others, a list of `{ id, label }`: `recipe.tags`. */
  key: string
  /** What its form and its page say of them: "Tags", "Shared by". */
  title: string
}

function viewNamed(all: readonly View[], singular: string): View | undefined {
  return all.find(({ entity, isInbox }) => entity.singular === singular && !isInbox)
}

function tableBetween(from: View, to: View, all: readonly View[]): string {
  const name = `${toIdentifier(from.entity.singular)}_${namesOf(to).table}`
  return all.some((view) => namesOf(view).table === name) ? `${name}_links` : name
}

/** The links of an app whose two kinds are there and differ. */
export function linkPairs(
  brief: Brief,
  all: readonly View[],
): { from: View; to: View; table: string; label: string | undefined }[] {
  return brief.links.flatMap((link) => {
    const [from, to] = [viewNamed(all, link.from), viewNamed(all, link.to)]
    if (from === undefined || to === undefined || from === to) return []
    return [{ from, to, table: tableBetween(from, to, all), label: link.label }]
  })
}

export function linksOf(view: View, all: readonly View[]): LinkSide[] {
  const isSame = (other: View) => other.entity.singular === view.entity.singular
  return linkPairs(view, all).flatMap(({ from, to, table, label }) => {
    if (!isSame(from) && (!isSame(to) || label !== undefined)) return []
    const target = isSame(from) ? to : from
    const plain = namesOf(target).table
    const key = view.fields.some(({ name }) => name === plain) ? `linked_${plain}` : plain
    const title = label ?? capitalize(target.entity.plural)
    return [{ target, table, own: idColumn(view), other: idColumn(target), key, title }]
  })
}

export function linkTables(brief: Brief, all: readonly View[]): { table: string; sql: string }[] {
  return linkPairs(brief, all).map(({ from, to, table }) => ({
    table,
    sql: `create table ${table} (
  ${idColumn(from)} integer not null references ${quoted(from)} on delete cascade,
  ${idColumn(to)} integer not null references ${quoted(to)} on delete cascade,
  primary key (${idColumn(from)}, ${idColumn(to)})
);
create index on ${table} (${idColumn(to)});
`,
  }))
}

function quoted(view: View): string {
  return quoteName(namesOf(view).table)
}

/** Each record of the first kind goes with the first few of the other, so that some are shared. */
export function linkSeed(brief: Brief, all: readonly View[]): string {
  return linkPairs(brief, all)
    .map(({ from, to, table }) =>
      from.parts.includes('settling')
        ? sharedByFew({ from, to, table })
        : `insert into ${table} (${idColumn(from)}, ${idColumn(to)})
select one.id, other.id
from (select id, row_number() over (order by id) as place from ${quoted(from)}) as one
join (select id, row_number() over (order by id) as place from ${quoted(to)}) as other
  on other.place in (1 + one.place * 2 % 5, 1 + one.place % 3);
`,
    )
    .join('')
}

/** What is paid is for all, but for one cost: that two of them share. */
function sharedByFew({ from, to, table }: { from: View; to: View; table: string }): string {
  return `insert into ${table} (${idColumn(from)}, ${idColumn(to)})
select one.id, other.id
from (select id from ${quoted(from)} order by id offset 2 limit 1) as one
cross join (select id from ${quoted(to)} order by id limit 2) as other;
`
}

/** The list of the others, as a column of the record. */
export function linkedColumn(view: View, all: readonly View[], { target, table, own, other, key }: LinkSide): string {
  const label = titleSql(target, all)
  const others = quoted(target)
  return `(select coalesce(json_agg(json_build_object('id', ${others}.id, 'label', ${label}) order by ${label}), '[]') from ${table} join ${others} on ${others}.id = ${table}.${other} where ${table}.${own} = ${quoted(view)}.id) as ${key}`
}

/** Name of the function that stores which of the others a record goes with. */
export function keeperOf({ target }: LinkSide): string {
  return `keep${manyComponent(namesOf(target))}`
}

/** The functions of the table module that write the links. */
export function linkWriters(view: View, all: readonly View[]): string {
  const isPrivate = view.access === 'private'
  return linksOf(view, all)
    .map((side) => {
      const { target, table, own, other } = side
      const ids = `${namesOf(target).one}Ids`
      const mine = isPrivate ? ` and user_id = \${userId}` : ''
      return `/** From now on it goes with exactly these ${target.entity.plural}. */
function ${keeperOf(side)}(id, ${ids}${isPrivate ? ', userId' : ''}) {
  return sql.transaction([
    sql\`delete from ${table} where ${own} = \${id}\`,
    sql\`insert into ${table} (${own}, ${other}) select \${id}::int, id from ${quoted(target)} where id = any(\${${ids}}::int[])${mine}\`,
  ])
}`
    })
    .join('\n\n')
}

/** Below the record: the others that it goes with, and the way to add one. */
export function linkedLists(view: View, all: readonly View[]): Record<string, string> {
  return Object.fromEntries(
    linksOf(view, all).map((side) => [
      `web/components/${namesOf(view).oneFile}-${namesOf(side.target).manyFile}.jsx`,
      linkedList(view, side, all),
    ]),
  )
}

function linkedList(view: View, { target, key, title }: LinkSide, all: readonly View[]): string {
  const { one, Component } = namesOf(view)
  const other = namesOf(target)
  const back = linksOf(target, all).find((side) => side.target.entity.singular === view.entity.singular)?.key
  const add = `<Link href={\`${other.base}/new?${back ?? ''}=\${${one}.id}\`} className="${buttonClass(view)}">
          ${jsxText(`Add ${withArticle(target.entity.singular)}`)}
        </Link>`
  return tidy(`import { Link } from '@joinery/app-kit'
${only(back !== undefined && isAdminsToAdd(target), forAdminImport)}

/** The ${target.entity.plural} that go with one ${view.entity.singular}. */
export function ${Component}${manyComponent(other)}({ ${one} }) {
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl">${jsxText(title)}</h2>
        ${back === undefined ? nothing : forAdders(target, add, 8)}
      </div>
      {${one}.${key}.length === 0 && <p className="mt-4 text-lg text-muted">${jsxText(`No ${target.entity.plural} yet.`)}</p>}
      <ul className="mt-4">
        {${one}.${key}.map(({ id, label }) => (
          <li key={id} className="border-t border-hairline">
            <Link href={\`${other.base}/\${id}\`} className="flex min-h-12 items-center font-display ${styles[view.style].title} underline-offset-4 hover:underline">{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
`)
}
