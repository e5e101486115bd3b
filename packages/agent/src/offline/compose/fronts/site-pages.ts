// Pages of a site that are made of words: about whoever it is, and whatever else was asked for by name.
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import { jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { buttonClass } from '../shell/shell-files.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'
import { type FrontParts, nothingMore } from './front.ts'
import { factList } from './inbox.ts'
import { tradeWords } from '../../topics/trade-words.ts'

function aboutTitle({ copy }: View): string {
  return copy.pages.find(({ of }) => of === 'about')?.title ?? 'About'
}

function about(view: View): string {
  const own = [...view.copy.about, ...(view.copy.pages.find(({ of }) => of === 'about')?.lines ?? [])]
  const said = own.length > 0 ? own : [...view.copy.lines, ...(tradeWords(view)?.about ?? [])]
  const lines = said.length > 0 ? said : [`This is ${view.name}.`]
  const name = aboutTitle(view)
  return tidy(`import { Cover } from '@/components/cover.jsx'

export const metadata = { title: ${quoteJs(`${name} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8">
      <h1 className="font-display ${fittingHeading(view, name, 'whole')}">${jsxText(name)}</h1>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
${lines.map((line) => `          <p className="mb-5 max-w-[62ch] text-xl leading-relaxed">${jsxText(line)}</p>`).join('\n')}
          ${only(view.copy.facts.length > 0, factList(view))}
        </div>
        <div className="aspect-[4/3] overflow-hidden rounded-surface">
          <Cover />
        </div>
      </div>
    </main>
  )
}
`)
}

/** The page about the people behind it, where one was asked for. */
export function composeAbout(view: View): FrontParts {
  if (!view.parts.includes('about')) return nothingMore
  return {
    ...nothingMore,
    files: { 'web/app/about/page.jsx': about(view) },
    ways: [{ href: '/about', label: aboutTitle(view) }],
  }
}

/** What stands on a page of words until somebody writes it, by what it is called. */
const planned: readonly (readonly [title: RegExp, words: string])[] = [
  [
    /\b(?:directions?|getting (?:here|there)|how to (?:get (?:here|there|to)|find)|where (?:we are|it is|to find us)|find us|way (?:here|there)|venue|map|travel)\b/i,
    'The address, the nearest stop and where to leave the car will stand here.',
  ],
  [/\b(?:accommodation|where to stay|hotels?)\b/i, 'Rooms near by, with prices and how far they are, will stand here.'],
  [/\bopening hours\b/i, 'The days and hours, and the days when it is closed, will stand here.'],
  [/\brules\b/i, 'What is allowed, what is not, and what to do in an emergency, one line each, will stand here.'],
  [/\bwhat to (?:bring|wear|pack)\b/i, 'What to have with you, and what is there already, will stand here.'],
  [/\bincluded\b/i, 'What the price covers, and what is paid besides, will stand here.'],
  [
    /\bhow to (?:join|help|volunteer|adopt|take part)\b/i,
    'The first step, whom to ask and what happens then will stand here.',
  ],
  [/\bparking\b/i, 'Where to leave the car, and what that costs, will stand here.'],
  [/\bmass times\b/i, 'The days and times of the services will stand here.'],
  [/\bdress code\b/i, 'What to wear, and what to leave at home, will stand here.'],
  [/\bour story\b/i, 'How it began, and who was there, will stand here.'],
]

function plannedWords(title: string, isAsked: boolean): string {
  const own = planned.find(([called]) => called.test(title))?.[1]
  const usual = isAsked
    ? `Everything about ${title.toLowerCase()}, in short: ask us.`
    : `Everything about ${title.toLowerCase()} will stand here.`
  return own ?? usual
}

function wordPage(view: View, { title, lines }: View['copy']['pages'][number], inbox: View | undefined): string {
  const isAsked = inbox !== undefined && inbox.entity.singular !== 'reply'
  const words = lines.length > 0 ? lines : [plannedWords(title, isAsked)]
  const ask = !isAsked
    ? nothing
    : `<Link href="${isFrontForm(inbox) ? '/' : '/contact'}" className="${buttonClass(view)} mt-8">
        Ask about ${jsxText(title.toLowerCase())}
      </Link>`
  return tidy(`${only(isAsked, `import { Link } from '@joinery/app-kit'`)}

export const metadata = { title: ${quoteJs(`${title} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8 sm:pt-14">
      <h1 className="max-w-[16ch] text-balance font-display ${fittingHeading(view, title, 'whole')}">${jsxText(title)}</h1>
${words.map((line) => `      <p className="mt-8 max-w-[46ch] text-2xl leading-relaxed">${jsxText(line)}</p>`).join('\n')}
      ${ask}
    </main>
  )
}
`)
}

function wordPath(title: string): string {
  return `/${toIdentifier(title).replaceAll('_', '-')}`
}

/** Pages that are made of words alone, in any app. */
export function composeWordPages(view: View, all: readonly View[]): FrontParts {
  const inbox = all.find(({ isInbox }) => isInbox)
  const pages = view.copy.pages.filter(({ of }) => of === '')
  return {
    ...nothingMore,
    ways: pages.map(({ title }) => ({ href: wordPath(title), label: title })),
    files: Object.fromEntries(
      pages.map((page) => [`web/app${wordPath(page.title)}/page.jsx`, wordPage(view, page, inbox)]),
    ),
  }
}
