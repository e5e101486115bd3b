// What surrounds the pages: layout, notice with Undo, formats, tokens, the page for a wrong address.
import { welcomeOf } from './welcome.ts'
import { globalRules } from './global-rules.ts'
import type { Brief } from '../../brief.ts'
import { composePalette, isDarkGround, nightPalette } from '../../color/palette.ts'
import { readPart } from '../../parts/read-part.ts'
import { hasAdmin } from '../access.ts'
import { composeCover, isPictureWide } from '../artwork/cover-file.ts'
import { jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import {
  contentClasses,
  firstRootClasses,
  frameHeader,
  frameUsesPath,
  isFilledByPair,
  isHeaderFilled,
  rootClasses,
  showsCover,
} from './frames.ts'
import { indent, isAccountForOwner, onlyAdmin, ownerWays, pageLink } from './ways.ts'
import { notFound } from './not-found.ts'
import { isActBelow, isAddedWholeAbove, isWrittenAbove } from './act-place.ts'
import { fontsOf, radiusOf, styles } from './styles.ts'
import { takesSignUps } from '../parts/seats.ts'
import { isArticleFront } from '../roles.ts'
import type { View } from '../views.ts'

export const buttonClass = (brief: Brief): string =>
  `inline-flex min-h-11 items-center justify-center text-center leading-tight rounded-control ${styles[brief.style].control} border-primary-edge bg-primary px-5 py-2 text-on-primary ${styles[brief.style].button} hover:bg-primary-hover`

/** The same on the ground of a filled header. */
const coverButtonClass = (brief: Brief): string => {
  const ground = isFilledByPair(brief) ? 'primary' : 'cover'
  return buttonClass(brief)
    .replace(
      'border-primary-edge bg-primary px-5 py-2 text-on-primary',
      `border-on-${ground} bg-on-${ground} px-5 py-2 text-${ground}`,
    )
    .replace('hover:bg-primary-hover', 'hover:underline')
}

/** Where the header leads: the lists of the app and the pages of its parts. */
export interface Way {
  href: string
  label: string
  /** Shown to nobody but the admin. */
  isForAdmin?: boolean
  /** Leads a stranger to sign-in and the admin inside; nobody else needs it. */
  isDoor?: boolean
  /** What no visitor comes for: it stands below every page instead of above it. */
  isForOwner?: boolean
}

export interface Shell {
  brief: Brief
  all: readonly View[]
  /** Without the home page, which the name leads to. */
  ways: readonly Way[]
  /** What most visitors come to do; null when the first page is where it is done. */
  act: Way | null
  /** What else can be added, said on the first page alone. */
  also: readonly Way[]
}

function links({ brief, ways }: Shell): string {
  const shown = ways.filter(({ isForOwner }) => isForOwner !== true)
  if (shown.length === 0) return nothing
  const classes =
    brief.frame === 'rail'
      ? 'inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:font-semibold'
      : 'inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:underline'
  return shown.map((way) => pageLink(way, classes)).join('\n')
}

/** Not on its own page; and the page of one record that others belong to has an act of its own. */
function placesOfAct(brief: Brief, href: string): string {
  if (isWrittenAbove(brief)) return `pathname !== '/' && pathname !== '${href}'`
  const hasOthersBelow = brief.more.some(({ fields }) => fields.some(({ kind }) => kind === 'reference'))
  return brief.front === 'list' && hasOthersBelow ? "pathname === '/'" : `pathname !== '${href}'`
}

/** The act stands in the header. */
function actLink(shell: Shell): string {
  const { brief, act, also } = shell
  if (act === null) return nothing
  // Nothing stands behind the button, whatever else is added from here.
  const isElsewhere = isActBelow(shell) || isAddedWholeAbove(brief)
  const phone = `${isElsewhere ? ' max-sm:hidden' : ''}${also.length > 0 ? ' sm:order-last' : ''}`
  return onlyAdmin(
    act.isForAdmin,
    `{${placesOfAct(brief, act.href)} && (
  <Link href="${act.href}" className="${isHeaderFilled(brief) ? coverButtonClass(brief) : buttonClass(brief)}${phone}">
    ${jsxText(act.label)}
  </Link>
)}`,
  )
}

/** At the foot of a phone's screen, however long or short what is read above it. */
function actBelow(shell: Shell): string {
  const { brief, act } = shell
  if (act === null || !isActBelow(shell)) return nothing
  return onlyAdmin(
    act.isForAdmin,
    `{pathname === '/' && (
  <div className="sticky bottom-0 z-10 -mx-5 mt-auto border-t border-hairline bg-background px-5 py-3 sm:hidden">
    <Link href="${act.href}" className="${buttonClass(brief)} w-full">
      ${jsxText(act.label)}
    </Link>
  </div>
)}`,
  )
}

/**
 * Other kinds are added from the first page too: nobody looks for their lists first. One more way is seen; several lie behind
 * a word, for a row of buttons says of none that it matters. On a phone the list of each kind has the same way.
 */
function alsoLinks({ brief, also }: Shell): string {
  const [first, ...others] = also
  if (first === undefined) return nothing
  const link = ({ href, label }: (typeof also)[number], className: string): string =>
    `<Link href="${href}" className="${className} min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline">${jsxText(label)}</Link>`
  const areForAdmin = also.every(({ isForAdmin }) => isForAdmin === true)
  if (others.length === 0)
    return onlyAdmin(areForAdmin, `{pathname === '/' && (\n  ${link(first, 'inline-flex max-sm:hidden')}\n)}`)
  const adds = also.map((each) => onlyAdmin(each.isForAdmin === true && !areForAdmin, link(each, 'flex px-4')))
  // Beside a rail nothing lies below it that it could cover.
  const place = brief.frame === 'rail' ? '' : 'absolute right-0 top-full z-20 '
  const menu = `{pathname === '/' && (
  <details className="relative max-sm:hidden">
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 underline-offset-8 hover:underline">
      Also add
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </summary>
    <div className="${place}min-w-44 rounded-surface border border-surface-control bg-surface py-2 text-on-surface">
${indent(adds.join('\n'), 6)}
    </div>
  </details>
)}`
  return onlyAdmin(areForAdmin, menu)
}

/** What stays in sight on a phone too. */
function keptInSight({ brief }: Shell): string[] {
  return [
    ...(brief.parts.includes('dark-switch') ? ['<DarkSwitch />'] : []),
    ...(brief.front === 'shop' ? ['<CartLink />'] : []),
  ]
}

function header(shell: Shell): string {
  const { brief } = shell
  const account = hasAccounts(brief) && !isAccountForOwner(brief) ? '<AccountLinks />' : nothing
  const wayCount = shell.ways.filter(({ isForOwner }) => isForOwner !== true).length
  return frameHeader({
    brief,
    wayCount,
    more: [links(shell), account, actLink(shell), alsoLinks(shell)].filter((part) => part !== nothing),
    kept: keptInSight(shell),
    hasAct: shell.act !== null || account !== nothing,
    isPictureWide: isPictureWide(brief),
  })
}

/** A page for visitors to leave their details on is theirs: whoever looks after it comes in through the door. */
function isForVisitors({ front, isInbox, access }: Brief): boolean {
  return access === 'open' || (isInbox && (front === 'site' || front === 'survey'))
}

function hasAccounts(brief: Brief): boolean {
  return brief.access !== 'open' || hasAdmin(brief)
}

function hasFirstRun(brief: Brief): boolean {
  return brief.access === 'admin' && !isForVisitors(brief)
}

function layout(shell: Shell): string {
  const { brief } = shell
  const usesPath = shell.act !== null || shell.ways.length > 0 || frameUsesPath(brief)
  const code = header(shell)
  // Who looks after it is nothing that a visitor comes to read first.
  const firstRun = hasFirstRun(brief) ? '<FirstRun />' : nothing
  const below = [firstRun, ownerWays(shell), actBelow(shell)].filter((part) => part !== nothing).join('\n')
  const isFooted = isActBelow(shell)
  const root = `min-h-screen bg-background font-text text-text${isFooted ? ' max-sm:flex max-sm:flex-col' : ''}${rootClasses(brief)}${isDarkGround(brief) ? ' scheme-dark' : ''}`
  return tidy(`import { Link${usesPath ? ', useRouter' : ''} } from '@joinery/app-kit'
${only(code.includes('<ChevronDown'), "import { ChevronDown } from 'lucide-react'")}
${only(hasAccounts(brief), `import { AccountLinks } from '@/components/account-links.jsx'`)}
${only(brief.front === 'shop', `import { CartLink } from '@/components/cart-link.jsx'`)}
${only(showsCover(brief), `import { Cover } from '@/components/cover.jsx'`)}
${only(brief.parts.includes('dark-switch'), `import { DarkSwitch } from '@/components/dark-switch.jsx'`)}
${only(hasAdmin(brief), `import { AdminDoor } from '@/components/admin-door.jsx'`)}
${only(hasFirstRun(brief), `import { FirstRun } from '@/components/first-run.jsx'`)}
${only(`${code}${below}`.includes('<ForAdmin>'), `import { ForAdmin } from '@/components/for-admin.jsx'`)}
${only(hasNewsletterFooter(brief), `import { NewsletterForm } from '@/components/newsletter-form.jsx'`)}
${only(code.includes('<PagesButton'), `import { PagesButton } from '@/components/pages-button.jsx'`)}
import { NoticeProvider } from '@/components/notice.jsx'

export const metadata = {
  title: ${quoteJs(brief.name)},
  description: ${quoteJs(describe(brief))},
}

export default function Layout({ children }) {
  ${only(usesPath, 'const { pathname } = useRouter()')}
  return (
    <NoticeProvider>
      <div className=${firstRootClasses(brief) === '' ? `"${root}"` : `{\`${root}\${pathname === '/' ? ' ${firstRootClasses(brief)}' : ''}\`}`}>
${indent(code, 8)}
        <div className="${contentClasses(brief)}${isFooted ? 'max-sm:flex max-sm:flex-1 max-sm:flex-col max-sm:[&>main]:w-full ' : ''}px-5 sm:px-10">
          {children}
${below === '' ? nothing : indent(below, 10)}
        </div>
        ${only(hasNewsletterFooter(brief), newsletterFooter(brief))}
      </div>
    </NoticeProvider>
  )
}
`)
}

/** "Newsletter sign-up in the footer": below every page but its own. */
function hasNewsletterFooter({ parts, request }: Brief): boolean {
  return (
    parts.includes('newsletter') &&
    /\bnewsletter\b[^.;]{0,40}\bfooter\b|\bfooter\b[^.;]{0,40}\bnewsletter\b/i.test(request)
  )
}

function newsletterFooter(brief: Brief): string {
  return `{pathname !== '/newsletter' && (
          <footer className="${contentClasses(brief)}border-t border-hairline px-5 pb-16 pt-10 sm:px-10">
            <h2 className="font-display text-2xl">Newsletter</h2>
            <NewsletterForm />
          </footer>
        )}`
}

function describe(brief: Brief): string {
  if (brief.copy.headline !== '') return `${brief.name}: ${brief.copy.headline}`
  return `${brief.name}: ${brief.entity.plural} to look through, add to and change.`
}

function formats(brief: Brief, all: readonly View[]): string {
  const fields = all.flatMap((view) => view.fields)
  const kinds = new Set(fields.map((field) => field.kind))
  const isLong = brief.skeleton === 'days' || isArticleFront(brief)
  const hasUnits = fields.some((field) => field.unit !== undefined)
  const hasMinutes = fields.some((field) => field.unit === 'min')
  return tidy(`const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** "One leaf", "Nine leaves", "41 leaves". */
export function countOf(count, one, many) {
  return \`\${smallNumbers[count] ?? count} \${count === 1 ? one : many}\`
}

/** How a text begins: its first sentence, and those after it that end within so many letters. */
export function opening(text, most) {
  const [first = '', ...rest] = (text ?? '').split(/(?<=[.!?]["”’)]?)\\s+/)
  const end = rest.findIndex((_, index) => [first, ...rest.slice(0, index + 1)].join(' ').length > most)
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(' ')
}

${only(
  kinds.has('date'),
  `const dayMs = 86_400_000

/** "Today", "Tomorrow", "Yesterday", "3 May", and the year where it is another one. */
export function formatDate(date, today) {
  if (!date) return null
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs)
  if (days >= -1 && days <= 1) return ['Yesterday', 'Today', 'Tomorrow'][days + 1]
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: ${isLong ? "'long'" : "'short'"}, year, timeZone: 'UTC' })
}`,
)}

${only(
  hasMinutes,
  `/** "1 h 11 min", "2 h". */
function spokenMinutes(minutes) {
  const rest = Math.round(minutes % 60)
  return \`\${Math.floor(minutes / 60)} h\${rest === 0 ? '' : \` \${rest} min\`}\`
}`,
)}

${only(
  kinds.has('number') || kinds.has('rating') || brief.reckoned !== undefined,
  `export function formatNumber(value${hasUnits ? ', unit' : ''}) {
  if (value === null) return null
  ${only(hasMinutes, "if (unit === 'min' && value >= 60) return spokenMinutes(value)")}
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2 })
  return ${hasUnits ? 'unit === undefined ? digits : `${digits} ${unit}`' : 'digits'}
}`,
)}

${only(
  kinds.has('money'),
  `/** A large whole sum, as a salary, needs no cents. */
export function formatMoney(amount) {
  if (amount === null) return null
  const digits = Number.isInteger(amount) && Math.abs(amount) >= 1000 ? 0 : 2
  return amount.toLocaleString('en-US', { style: 'currency', currency: '${brief.currency}', minimumFractionDigits: digits })
}`,
)}

${only(
  kinds.has('rating'),
  `export function formatRating(rating, max) {
  return rating === null ? null : \`\${rating} of \${max}\`
}`,
)}
`)
}

function tokens(brief: Brief): string {
  // Where a switch turns the page dark, the switch's own rules follow the visitor.
  const night = brief.parts.includes('dark-switch') ? null : nightPalette(brief)
  return `${JSON.stringify(
    {
      colors: composePalette(brief),
      fonts: fontsOf(brief),
      radius: radiusOf(brief),
      ...(night !== null && { dark: { colors: night } }),
      ...(hasAccounts(brief) && { welcome: welcomeOf(brief, composePalette(brief), night) }),
    },
    null,
    2,
  )}\n`
}

const wayOut = `<button onClick={() => signOut({ callbackUrl: '/' })} className={linkStyle}>Log out</button>`

const withName = `<span className="inline-flex items-center gap-4">
      <span className="max-w-36 truncate max-2xl:sr-only" title={user.name ?? user.email}>{user.name ?? user.email}</span>
      ${wayOut}
    </span>`

/** Who has a profile goes to it by their initial; in the menu of a phone there is room for the words. */
const withOwnProfile = `<span className="inline-flex gap-x-6 max-sm:flex-col sm:items-center">
      ${wayOut}
      <Link href="/my-profile" title={user.name ?? user.email} className={\`\${linkStyle} max-sm:order-first\`}>
        <span className="sm:sr-only">My profile</span>
        <span aria-hidden className="grid size-11 place-items-center rounded-full border-2 border-current font-semibold uppercase max-sm:hidden">{(user.name ?? user.email).charAt(0)}</span>
      </Link>
    </span>`

function accountFiles(brief: Brief): Record<string, string> {
  if (!hasAccounts(brief)) return {}
  const ways = `<>
        <a href={\`/account/signin\${back}\`} className={linkStyle}>Log in</a>
        <a href={\`/account/signup\${back}\`} className={linkStyle}>${takesSignUps(brief) ? 'Create account' : 'Sign up'}</a>
      </>`
  const hasProfiles = [brief, ...brief.more.map((entity) => ({ entity }))].some(
    ({ entity }) => brief.access === 'members' && entity.singular === 'profile',
  )
  return readPart('account', {
    strangers: isForVisitors(brief) ? 'null' : ways,
    kit: hasProfiles ? 'Link, signOut' : 'signOut',
    signedIn: hasProfiles ? withOwnProfile : withName,
  })
}

export function composeShellFiles(shell: Shell): Record<string, string> {
  const { brief, all } = shell
  return {
    'design/tokens.json': tokens(brief),
    'web/app/layout.jsx': layout(shell),
    'web/app/globals.css': globalRules(brief),
    'web/app/not-found.jsx': notFound(brief),
    ...composeCover(brief),
    ...readPart('notice'),
    ...readPart('pages-button'),
    'web/lib/format.js': formats(brief, all),
    ...accountFiles(brief),
    ...(brief.parts.includes('dark-switch') &&
      readPart('dark-switch', { followsVisitor: String(nightPalette(brief) !== null) })),
  }
}
