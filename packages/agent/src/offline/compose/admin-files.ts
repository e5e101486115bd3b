// The admin's own page: what is here and where it is changed, what visitors sent, and who has an account.
import { addWords } from './forms/add-words.ts'
import type { Brief } from '../brief.ts'
import { readPart } from '../parts/read-part.ts'
import { capitalize } from '../understand/inflect.ts'
import { hasAdmin, hasDesk, isHandedIn, isUnread } from './access.ts'
import { jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from './data/expressions.ts'
import { namesOf } from './roles.ts'
import { quoteName } from './data/quote-sql.ts'
import type { Way } from './shell/shell-files.ts'
import { styles } from './shell/styles.ts'
import type { View } from './views.ts'

export function adminWay(brief: Brief): Way[] {
  if (hasDesk(brief)) return [{ href: '/admin', label: deskName(brief) }]
  return hasAdmin(brief) ? [{ href: '/admin', label: deskName(brief), isDoor: true }] : []
}

/** "Staff page": it is called as it was said. */
function deskName({ request }: Brief): string {
  const said =
    /\b(staff|owner|manager|office|organi[sz]er|back-?office)(?:['’]?s?['’]?) (?:area|page|view|section|panel|dashboard|screen)\b/i.exec(
      request,
    )?.[1]
  return said === undefined || /\badmin\b/i.test(request) ? 'Admin' : capitalize(said.toLowerCase())
}

function counted(view: View): string {
  return `(select count(*)::int from ${quoteName(namesOf(view).table)}) as ${namesOf(view).many.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
}

function countName(view: View): string {
  return namesOf(view).many.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function listOf(view: View): string {
  const { many } = namesOf(view)
  return `list${many.charAt(0).toUpperCase()}${many.slice(1)}`
}

function load(brief: Brief, listed: readonly View[], inboxes: readonly View[]): string {
  const isOpen = hasDesk(brief)
  const counts =
    listed.length === 0 ? nothing : `  const [counts] = await sql\`select ${listed.map(counted).join(', ')}\``
  const sent = inboxes.map((view) => `    ${namesOf(view).many}: await ${listOf(view)}(),`)
  return tidy(`${only(listed.length > 0, `import { sql } from '@joinery/app-kit/server'`)}
${only(!isOpen, `import { listPeople, requireAdmin } from '@/lib/admin.server.js'`)}
${inboxes.map((view) => `import { ${listOf(view)} } from '@/lib/${namesOf(view).manyFile}-table.js'`).join('\n') || nothing}

export async function load() {
  ${only(!isOpen, 'await requireAdmin()')}
${counts}
  return {
    ${only(listed.length > 0, 'counts,')}
${sent.join('\n') || nothing}
    ${only(!isOpen, 'people: await listPeople(),')}
  }
}
`)
}

function recordsSection(listed: readonly View[]): string {
  const rows = listed.map((view) => {
    const { home, base } = namesOf(view)
    const add = isHandedIn(view)
      ? ''
      : `
            <Link href="${base}/new" className={linkStyle}>${jsxText(addWords(view))}</Link>`
    return `          <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-2.5">
            <Link href="${home}" className={linkStyle}>{countOf(data.counts.${countName(view)}, ${quoteJs(view.entity.singular)}, ${quoteJs(view.entity.plural)})}</Link>${add}
          </li>`
  })
  return `<section className="mt-10" aria-label="Records">
        <ul>
${rows.join('\n')}
        </ul>
      </section>`
}

function sentSection(view: View): string {
  const { many, Component } = namesOf(view)
  return `<section className="mt-12">
        <h2 className="font-display text-3xl">${jsxText(capitalize(view.entity.plural))}</h2>
        <${Component}Entries ${many}={data.${many}} />
      </section>`
}

function page(brief: Brief, listed: readonly View[], inboxes: readonly View[]): string {
  const isOpen = hasDesk(brief)
  const name = deskName(brief)
  const orders = brief.front === 'shop' ? `<Link href="/orders" className={linkStyle}>Orders</Link>` : nothing
  return tidy(`${only(listed.length > 0, `import { Link } from '@joinery/app-kit'`)}
${inboxes.map((view) => `import { ${namesOf(view).Component}Entries } from '@/components/${namesOf(view).oneFile}-entries.jsx'`).join('\n') || nothing}
${only(!isOpen, `import { PeopleList } from '@/components/people-list.jsx'`)}
${only(listed.length > 0, `import { countOf } from '@/lib/format.js'`)}

export const metadata = { title: ${quoteJs(`${name} – ${brief.name}`)} }

${only(listed.length > 0, `const linkStyle = ${jsxAttribute('inline-flex min-h-11 items-center underline underline-offset-4').replaceAll('"', "'")}`)}

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-4xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[brief.style].heading}">${jsxText(name)}</h1>
      ${only(listed.length > 0, listed.length > 0 ? recordsSection(listed) : '')}
      ${inboxes.map(sentSection).join('\n      ') || nothing}
      ${orders}
      ${only(!isOpen, '<PeopleList people={data.people} />')}
    </main>
  )
}
`)
}

/** Everything by which an app has an admin; nothing where nobody looks after it alone. */
export function composeAdmin(brief: Brief, all: readonly View[]): Record<string, string> {
  const isOpen = hasDesk(brief)
  if (!hasAdmin(brief) && !isOpen) return {}
  const inboxes = all.filter(({ isInbox, access }) => isInbox && (isOpen || access === 'admin'))
  // Beside what everybody changes where it stands, the admin looks after what was handed in.
  const isWhole = brief.access === 'admin' || brief.parts.includes('desk')
  const listed = all.filter((view) => !view.isInbox && !isUnread(view) && (isWhole || isHandedIn(view)))
  return {
    ...(!isOpen && readPart('admin')),
    'web/app/admin/page.jsx': page(brief, listed, inboxes),
    'web/app/admin/page.server.js': load(brief, listed, inboxes),
  }
}
