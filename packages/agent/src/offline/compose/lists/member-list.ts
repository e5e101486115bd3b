// Whoever has an account, for all who may read the app: "a page that lists everybody who signed up".
import { quoteJs, tidy } from '../data/expressions.ts'
import type { Extras } from '../parts/extra-parts.ts'
import { isClosed } from '../access.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

const reader = `select id, coalesce(name, split_part(email, '@', 1)) as name, to_char(created_at, 'FMDD Month YYYY') as since
    from user_accounts order by created_at limit 1000`

/** Null where no page lists the members. */
export function composeMemberList(view: View): Extras | null {
  if (!view.parts.includes('members') || view.access === 'open') return null
  const isGuarded = isClosed(view) || view.isForMembersOnly
  const kit = isGuarded ? 'requireUser, sql' : 'sql'
  return {
    files: {
      'web/app/members/page.server.js': `import { ${kit} } from '@joinery/app-kit/server'

export async function load() {
${isGuarded ? '  requireUser()\n' : ''}  const members = await sql\`
    ${reader}\`
  return { members }
}
`,
      'web/app/members/page.jsx': tidy(`export const metadata = { title: ${quoteJs(`Members – ${view.name}`)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">Members</h1>
      {data.members.length === 0 && <p className="mt-8 text-lg text-muted">Nobody has signed up yet.</p>}
      <ul className="mt-8 max-w-3xl">
        {data.members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-4">
            <span className="${styles[view.style].title}">{member.name}</span>
            <span className="text-muted">since {member.since}</span>
          </li>
        ))}
      </ul>
    </main>
  )
}
`),
    },
    ways: [{ href: '/members', label: 'Members' }],
  }
}
