// Links to the pages of an app: those in its header, and those of whoever looks after it, below every page.
import { hasAdmin } from '../access.ts'
import { jsxText, nothing } from '../data/expressions.ts'
import { isOpenToVisitors } from '../lists/visited.ts'
import type { Shell, Way } from './shell-files.ts'

export function pageLink({ href, label, isForAdmin, isDoor }: Way, classes: string): string {
  return onlyAdmin(
    isForAdmin === true || isDoor === true,
    `<Link href="${href}" aria-current={pathname === '${href}' ? 'page' : undefined} className="${classes}">${jsxText(label)}</Link>`,
    isDoor === true ? 'AdminDoor' : 'ForAdmin',
  )
}

/** Whom the ways below the page are for; '' where no visitor sees them. */
function ownersOf(brief: Shell['brief']): string {
  const { front, request } = brief
  if (front !== 'shop' && front !== 'booking') return isOpenToVisitors(brief) ? 'Looked after here' : ''
  const house = /\b(shop|store|salon|workshop|garage|studio|club|school|practice)\b/i.exec(request)?.[1]
  return `For the ${house?.toLowerCase() ?? (front === 'shop' ? 'shop' : 'house')}`
}

/** Nobody but the admin has a use for an account: signing in is no business of visitors. */
export function isAccountForOwner(brief: Shell['brief']): boolean {
  return brief.access === 'admin' || (brief.access === 'open' && hasAdmin(brief))
}

/** The owner's ways, below every page: found by who looks for them, in the way of nobody. */
export function ownerWays({ brief, ways }: Shell): string {
  const quiet = ways.filter(({ isForOwner }) => isForOwner === true)
  const account = isAccountForOwner(brief) ? ['<AccountLinks />'] : []
  if (quiet.length + account.length === 0) return nothing
  const classes =
    'inline-flex min-h-11 items-center underline-offset-8 hover:text-text hover:underline aria-[current=page]:underline'
  const whose = ownersOf(brief)
  const said = whose === '' ? '' : `  <span>${whose}:</span>\n`
  return `<nav aria-label="For the owner" className="relative mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 pb-8 text-sm text-muted">
${said}${indent([...quiet.map((way) => pageLink(way, classes)), ...account].join('\n'), 2)}
</nav>`
}

export function onlyAdmin(isForAdmin: boolean | undefined, code: string, guard = 'ForAdmin'): string {
  return isForAdmin === true ? `<${guard}>\n${indent(code, 2)}\n</${guard}>` : code
}

export function indent(code: string, spaces: number): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n')
}
