// The first page of a house that people come to: its name, a line, when it is open, what there is and what it costs, and
// the way to reserve, with the form below all that.
import { pick } from '../../seed.ts'
import { hasPosterName, isBesidePane, isMirrored, showsCover } from '../shell/frames.ts'
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { namesOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'
import { factList, formWords } from './inbox.ts'
import { nextSteps } from './next-steps.ts'
import type { Previews } from './site-preview.ts'

/** Whoever reserves looks first at what there is. */
export function isVisited(view: View, shown: readonly View[]): boolean {
  return isFrontForm(view) && /^(?:reservation|booking|appointment)$/.test(view.entity.singular) && shown.length > 0
}

type Opening = 'open' | 'block'

/** On a ground of its own, or on the page; where the frame has a picture, a second ground would fight it. */
function openingOf(view: View): Opening {
  const isPlain = showsCover(view) || hasPosterName(view)
  return isPlain ? 'open' : pick<Opening>(['open', 'block'], view.seed, 'visit')
}

interface Said {
  headline: string
  lines: readonly string[]
}

function title(view: View, { headline }: Said): string {
  // The frame says the name in letters that are larger.
  if (headline === view.name && (hasPosterName(view) || isBesidePane(view)))
    return `<h1 className="sr-only">${jsxText(view.name)}</h1>`
  const size = hasPosterName(view)
    ? `text-4xl leading-tight sm:text-5xl ${headingWeight(view)}`
    : fittingHeading(view, headline, 'whole')
  return `<h1 className="max-w-[14ch] text-balance break-words font-display ${size}">${jsxText(headline)}</h1>`
}

function hero(view: View, said: Said, listed: string): string {
  const isBlock = openingOf(view) === 'block'
  const hasFacts = view.copy.facts.length > 0
  const lines = said.lines.map(
    (line) =>
      `<p className="mt-6 max-w-[40ch] text-xl leading-relaxed${isBlock ? '' : ' text-muted'}">${jsxText(line)}</p>`,
  )
  const act = `<a href="#reserve" className="${buttonClass(view)} mt-8">
              ${jsxText(formWords(view).send)}
            </a>`
  const words = `<div>
            ${[title(view, said), ...lines, act, listed].filter((piece) => piece !== '').join('\n            ')}
          </div>`
  // Muted words and hairlines of the page do not hold on the app's own ground.
  const facts = isBlock
    ? factList(view).replaceAll(' className="text-muted"', '').replaceAll('border-hairline', 'border-current')
    : factList(view)
  const picture = `<div className="min-h-56 overflow-hidden rounded-surface max-lg:hidden">
            <Cover />
          </div>`
  const showsPicture = !showsCover(view) && !hasPosterName(view)
  const side = [only(hasFacts, facts), only(showsPicture && !(isBlock && hasFacts), picture)].filter(
    (piece) => piece !== nothing,
  )
  const columns =
    isBesidePane(view) || side.length === 0
      ? ''
      : isMirrored(view)
        ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:[&>*:last-child]:order-first'
        : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
  return `<div className="grid items-end gap-10 lg:gap-16 ${columns}${isBlock ? ' rounded-surface bg-cover p-6 text-on-cover sm:p-12' : ''}">
          ${words}
          ${side.length === 0 ? nothing : `<div className="grid gap-8">\n            ${side.join('\n            ')}\n          </div>`}
        </div>`
}

/** @param listed what was said with its price and is no row of a kind, as code; '' for nothing */
export function visitHome(view: View, previews: Previews, said: Said, listed: string): string {
  const { Component } = namesOf(view)
  const head = hero(view, said, listed)
  const steps = nextSteps(view, true)
  const columns = isBesidePane(view) ? '' : ' lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16'
  return tidy(`${only(head.includes('<Cover />'), `import { Cover } from '@/components/cover.jsx'`)}
${previews.imports || nothing}
import { Send${Component} } from '@/components/send-${namesOf(view).oneFile}.jsx'

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-14">
      ${head}
      ${previews.sections}
      <section id="reserve" className="mt-20 grid scroll-mt-28 items-start gap-10${columns}">
        <div>
          <h2 className="font-display text-3xl sm:text-4xl ${headingWeight(view)}">${jsxText(formWords(view).heading)}</h2>
          ${only(steps !== '', `<div className="mt-8">\n            ${steps}\n          </div>`)}
        </div>
        <Send${Component} />
      </section>
    </main>
  )
}
`)
}
