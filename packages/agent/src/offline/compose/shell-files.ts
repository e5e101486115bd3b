// What surrounds the pages: layout, notice with Undo, formats, tokens, the page for a wrong address.
import type { Brief } from '../brief.ts'
import { composePalette, isDarkGround } from '../color/palette.ts'
import { readPart } from '../parts/read-part.ts'
import { jsxText, nothing, only, quoteJs, tidy } from './expressions.ts'
import { styles } from './styles.ts'
import type { View } from './views.ts'

export const buttonClass = (brief: Brief): string =>
  `inline-flex min-h-11 items-center justify-center text-center leading-tight rounded-control ${styles[brief.style].control} border-primary-edge bg-primary px-5 py-2 text-on-primary ${styles[brief.style].button} hover:bg-primary-hover`

/** Where the header leads: the lists of the app and the pages of its parts. */
export interface Way {
  href: string
  label: string
  /** Shown to nobody but the admin. */
  isForAdmin?: boolean
}

export interface Shell {
  brief: Brief
  all: readonly View[]
  /** Without the home page, which the name leads to. */
  ways: readonly Way[]
  /** What most visitors come to do; null when the first page is where it is done. */
  act: Way | null
}

function links({ brief, ways }: Shell): string {
  if (ways.length === 0) return nothing
  const classes =
    brief.frame === 'rail'
      ? 'inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:font-semibold'
      : 'inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:underline'
  return ways
    .map(({ href, label, isForAdmin }) =>
      onlyAdmin(
        isForAdmin,
        `<Link href="${href}" aria-current={pathname === '${href}' ? 'page' : undefined} className="${classes}">${jsxText(label)}</Link>`,
      ),
    )
    .join('\n')
}

function onlyAdmin(isForAdmin: boolean | undefined, code: string): string {
  return isForAdmin === true ? `<ForAdmin>\n${indent(code, 2)}\n</ForAdmin>` : code
}

/** The act stands in the header everywhere but on its own page. */
function actLink({ brief, act }: Shell): string {
  if (act === null) return nothing
  return onlyAdmin(
    act.isForAdmin,
    `{pathname !== '${act.href}' && (
  <Link href="${act.href}" className="${buttonClass(brief)} max-sm:px-3.5">
    ${jsxText(act.label)}
  </Link>
)}`,
  )
}

function extras({ brief }: Shell): string {
  return [
    ...(brief.access === 'open' ? [] : ['<AccountLinks />']),
    ...(brief.parts.includes('dark-switch') ? ['<DarkSwitch />'] : []),
    ...(brief.front === 'shop' ? ['<CartLink />'] : []),
  ].join('\n')
}

function indent(code: string, spaces: number): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n')
}

function header(shell: Shell): string {
  const { brief, ways } = shell
  const style = styles[brief.style]
  const more = [links(shell), extras(shell), actLink(shell)].filter((part) => part !== nothing && part !== '')
  const name = `<Link href="/" className="font-display ${style.brand}">\n  ${jsxText(brief.name)}\n</Link>`
  if (brief.frame === 'rail')
    return `<header className="px-5 py-5 sm:px-10 lg:sticky lg:top-0 lg:h-screen lg:w-64 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-hairline lg:px-8 lg:py-10">
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:flex-col lg:items-start lg:gap-y-3">
${indent(name.replace('className="', 'className="lg:mb-6 '), 4)}
${more.length === 0 ? nothing : `    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-start">\n${indent(more.join('\n'), 6)}\n    </nav>`}
  </div>
</header>`
  if (brief.frame === 'mast')
    return `<header className="px-5 pt-6 sm:px-10 sm:pt-10">
  <div className="mx-auto max-w-6xl pb-3 ${style.rule}">
${indent(name.replace(style.brand, `${style.heading} block break-words`), 4)}
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
${more.length === 0 ? nothing : indent(more.join('\n'), 6)}
    </nav>
  </div>
</header>`
  return `<header className="${ways.length > 3 ? '' : 'sticky top-0 z-10 '}bg-background px-5 sm:px-10">
  <div className="mx-auto flex min-h-20 max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 ${style.rule}">
${indent(name, 4)}
${more.length === 0 ? nothing : `    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-6 gap-y-1">\n${indent(more.join('\n'), 6)}\n    </nav>`}
  </div>
</header>`
}

function layout(shell: Shell): string {
  const { brief } = shell
  const isRail = brief.frame === 'rail'
  const usesPath = shell.act !== null || shell.ways.length > 0
  const root = `min-h-screen bg-background font-text text-text${isRail ? ' lg:flex' : ''}${isDarkGround(brief) ? ' scheme-dark' : ''}`
  return tidy(`import { Link${usesPath ? ', useRouter' : ''} } from '@joinery/app-kit'
${only(brief.access !== 'open', `import { AccountLinks } from '@/components/account-links.jsx'`)}
${only(brief.front === 'shop', `import { CartLink } from '@/components/cart-link.jsx'`)}
${only(brief.parts.includes('dark-switch'), `import { DarkSwitch } from '@/components/dark-switch.jsx'`)}
${only(brief.access === 'admin', `import { FirstRun } from '@/components/first-run.jsx'`)}
${only(brief.access === 'admin', `import { ForAdmin } from '@/components/for-admin.jsx'`)}
import { NoticeProvider } from '@/components/notice.jsx'

export const metadata = {
  title: ${quoteJs(brief.name)},
  description: ${quoteJs(describe(brief))},
}

export default function Layout({ children }) {
  ${only(usesPath, 'const { pathname } = useRouter()')}
  return (
    <NoticeProvider>
      <div className="${root}">
${indent(header(shell), 8)}
        <div className="${isRail ? 'min-w-0 flex-1 ' : ''}px-5 sm:px-10">
          ${only(brief.access === 'admin', '<FirstRun />')}
          {children}
        </div>
      </div>
    </NoticeProvider>
  )
}
`)
}

function describe(brief: Brief): string {
  if (brief.copy.headline !== '') return `${brief.name}: ${brief.copy.headline}`
  return `${brief.name}: ${brief.entity.plural} to look through, add to and change.`
}

const notice = `import { createContext, useContext, useEffect, useState } from 'react'

const NoticeContext = createContext(null)

/** Gives the function that shows \`{ message, undo }\` for eight seconds; \`undo\` may be left out. */
export function useNotice() {
  return useContext(NoticeContext)
}

export function NoticeProvider({ children }) {
  const [notice, setNotice] = useState(null)

  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setNotice(null), 8000)
    return () => clearTimeout(timer)
  }, [notice])

  function undo() {
    setNotice(null)
    notice.undo()
  }

  return (
    <NoticeContext value={setNotice}>
      {children}
      <div aria-live="polite" className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center">
        {notice && (
          <p className="pointer-events-auto flex max-w-full items-center gap-4 rounded-control bg-text py-2 pl-5 pr-2 text-background">
            <span className="min-w-0 truncate">{notice.message}</span>
            {notice.undo && (
              <button onClick={undo} className="min-h-11 shrink-0 px-3 font-semibold underline underline-offset-4">
                Undo
              </button>
            )}
          </p>
        )}
      </div>
    </NoticeContext>
  )
}
`

function notFound({ entity, front }: Brief): string {
  return `import { Link } from '@joinery/app-kit'

export default function NotFound() {
  return (
    <main className="mx-auto max-w-6xl py-16">
      <h1 className="font-display text-4xl">Nothing at this address</h1>
      <p className="mt-4 text-lg text-muted">
        It may have been deleted.{' '}
        <Link href="/" className="text-accent underline underline-offset-4">
          ${jsxText(front === 'list' ? `Back to the ${entity.plural}` : 'Back to the first page')}
        </Link>
      </p>
    </main>
  )
}
`
}

const globals = `:focus-visible {
  outline: 3px solid var(--color-text);
  outline-offset: 2px;
}

.bg-surface :focus-visible {
  outline-color: var(--color-on-surface);
}
`

function formats(brief: Brief, all: readonly View[]): string {
  const fields = all.flatMap((view) => view.fields)
  const kinds = new Set(fields.map((field) => field.kind))
  const isStream = brief.skeleton === 'days'
  const hasUnits = fields.some((field) => field.unit !== undefined)
  return tidy(`const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** "One leaf", "Nine leaves", "41 leaves". */
export function countOf(count, one, many) {
  return \`\${smallNumbers[count] ?? count} \${count === 1 ? one : many}\`
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
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: ${isStream ? "'long'" : "'short'"}, year, timeZone: 'UTC' })
}`,
)}

${only(
  kinds.has('number'),
  `export function formatNumber(value${hasUnits ? ', unit' : ''}) {
  if (value === null) return null
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2, useGrouping: Math.abs(value) >= 10_000 })
  return ${hasUnits ? 'unit === undefined ? digits : `${digits} ${unit}`' : 'digits'}
}`,
)}

${only(
  kinds.has('money'),
  `export function formatMoney(amount) {
  return amount === null ? null : amount.toLocaleString('en-US', { style: 'currency', currency: '${brief.currency}' })
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
  const { fonts, radius } = styles[brief.style]
  return `${JSON.stringify({ colors: composePalette(brief), fonts, radius }, null, 2)}\n`
}

function accountFiles(brief: Brief): Record<string, string> {
  if (brief.access === 'open') return {}
  return readPart('account')
}

export function composeShellFiles(shell: Shell): Record<string, string> {
  const { brief, all } = shell
  return {
    'design/tokens.json': tokens(brief),
    'web/app/layout.jsx': layout(shell),
    'web/app/globals.css': brief.parts.includes('dark-switch') ? `${globals}\n${nightColors(brief)}` : globals,
    'web/app/not-found.jsx': notFound(brief),
    'web/components/notice.jsx': notice,
    'web/lib/format.js': formats(brief, all),
    ...accountFiles(brief),
    ...(brief.parts.includes('dark-switch') && readPart('dark-switch')),
  }
}

/** The colours of the other brightness, for whoever switches. */
function nightColors(brief: Brief): string {
  const { background: _background, surface: _surface, text: _text, ...kept } = brief.colors
  const other = composePalette({ ...brief, isDark: !isDarkGround(brief), colors: isDarkGround(brief) ? {} : kept })
  const lines = Object.entries(other).map(([role, color]) => `  --color-${role}: ${color};`)
  return `:root[data-brightness='other'] {\n${lines.join('\n')}\n  color-scheme: ${isDarkGround(brief) ? 'light' : 'dark'};\n}\n`
}
