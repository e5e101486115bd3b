// What surrounds the pages: layout, notice with Undo, formats, tokens, the page for a wrong address.
import type { Brief } from '../brief.ts'
import { composePalette } from '../color/palette.ts'
import { withArticle } from '../understand/inflect.ts'
import { jsxText, only, quoteJs, tidy } from './expressions.ts'
import { styles } from './styles.ts'

export const buttonClass = (brief: Brief): string =>
  `inline-flex min-h-11 items-center justify-center text-center leading-tight rounded-control ${styles[brief.style].control} border-primary-edge bg-primary px-5 py-2 text-on-primary ${styles[brief.style].button} hover:bg-primary-hover`

function layout(brief: Brief): string {
  const style = styles[brief.style]
  const add = `Add ${withArticle(brief.entity.singular)}`
  return `import { Link, useRouter } from '@joinery/app-kit'
import { NoticeProvider } from '@/components/notice.jsx'

export const metadata = {
  title: ${quoteJs(brief.name)},
  description: ${quoteJs(`${brief.name}: ${brief.entity.plural} to look through, add to and change.`)},
}

export default function Layout({ children }) {
  const { pathname } = useRouter()
  return (
    <NoticeProvider>
      <div className="min-h-screen bg-background font-text text-text">
        <header className="sticky top-0 z-10 bg-background px-5 sm:px-10">
          <div className="mx-auto flex min-h-20 max-w-6xl items-center justify-between gap-4 py-3 ${style.rule}">
            <Link href="/" className="font-display ${style.brand}">
              ${jsxText(brief.name)}
            </Link>
            {pathname !== '/new' && (
              <Link href="/new" className="${buttonClass(brief)} max-sm:px-3.5">
                ${jsxText(add)}
              </Link>
            )}
          </div>
        </header>
        <div className="px-5 sm:px-10">{children}</div>
      </div>
    </NoticeProvider>
  )
}
`
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

function notFound({ entity }: Brief): string {
  return `import { Link } from '@joinery/app-kit'

export default function NotFound() {
  return (
    <main className="mx-auto max-w-6xl py-16">
      <h1 className="font-display text-4xl">Nothing at this address</h1>
      <p className="mt-4 text-lg text-muted">
        It may have been deleted.{' '}
        <Link href="/" className="text-accent underline underline-offset-4">
          ${jsxText(`Back to the ${entity.plural}`)}
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

function formats(brief: Brief): string {
  const kinds = new Set(brief.fields.map((field) => field.kind))
  const isStream = brief.skeleton === 'days'
  const hasUnits = brief.fields.some((field) => field.unit !== undefined)
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

export function composeShellFiles(brief: Brief): Record<string, string> {
  return {
    'design/tokens.json': tokens(brief),
    'web/app/layout.jsx': layout(brief),
    'web/app/globals.css': globals,
    'web/app/not-found.jsx': notFound(brief),
    'web/components/notice.jsx': notice,
    'web/lib/format.js': formats(brief),
  }
}
