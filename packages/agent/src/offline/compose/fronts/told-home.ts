// The first page of a site that was told in prose: who it is, the number to call, when and where; then what is done, what it
// costs and who does it; the form at the end.
import { pick } from '../../seed.ts'
import { jsxAttribute, jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { hasPosterName, isBesidePane, isMirrored, showsCover } from '../shell/frames.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { formWords } from './inbox.ts'
import type { Leads } from './home-form.ts'
import { wayToForm } from './site-words.ts'

type Fact = View['copy']['facts'][number]
type Section = View['copy']['sections'][number]

export const isToldSite = ({ copy }: View): boolean => copy.isTold === true

function title(view: View): string {
  const words = view.copy.headline === '' ? view.name : view.copy.headline
  // The frame says the name in letters that are larger.
  if (words === view.name && (hasPosterName(view) || isBesidePane(view)))
    return `<h1 className="sr-only">${jsxText(words)}</h1>`
  const size = hasPosterName(view)
    ? `text-4xl leading-tight sm:text-5xl ${headingWeight(view)}`
    : fittingHeading(view, words, 'whole')
  return `<h1 className="max-w-[14ch] text-balance break-words font-display ${size}">${jsxText(words)}</h1>`
}

/** Whoever has a burst pipe looks for nothing else. */
function phoneLine(view: View, { value }: Fact): string {
  return `<p className="mt-8">
            <a href=${jsxAttribute(`tel:${value.replace(/[^\d+]/g, '')}`)} className="inline-flex min-h-11 items-center font-display text-4xl ${headingWeight(view)} tabular-nums underline decoration-2 underline-offset-8 sm:text-6xl">${jsxText(value)}</a>
          </p>`
}

/** "September 6" and where that is; "in the mornings" is one fact among others. */
function daysOf({ copy: { facts } }: View): Fact[] {
  const when = facts.filter(({ label, value }) => label === 'When' && /\d/.test(value))
  return when.length === 0 ? [] : [...when, ...facts.filter(({ label }) => label === 'Where')]
}

/** When and where it is, as on a poster. */
function dayLines(facts: readonly Fact[]): string {
  return facts.map(({ value }) => `<span className="block">${jsxText(value)}</span>`).join('\n            ')
}

function hero(view: View, label: string): string {
  const { facts, lines } = view.copy
  const phone = facts.find(({ label: called }) => called === 'Phone')
  const days = daysOf(view)
  const showsPicture = !showsCover(view) && !hasPosterName(view)
  const words = [
    title(view),
    ...(days.length === 0
      ? []
      : [
          `<p className="mt-6 font-display text-3xl leading-tight ${headingWeight(view)} sm:text-5xl">
            ${dayLines(days)}
          </p>`,
        ]),
    ...(lines.length === 0
      ? []
      : [`<p className="mt-6 max-w-[40ch] text-xl leading-relaxed">${jsxText(lines.join(' '))}</p>`]),
    ...(phone === undefined ? [] : [phoneLine(view, phone)]),
    `<a href="#write" className="${buttonClass(view)} mt-8">
            ${jsxText(label)}
          </a>`,
  ]
  const picture = `<div className="aspect-[4/3] overflow-hidden rounded-surface${isMirrored(view) ? ' lg:order-first' : ''}">
          <Cover />
        </div>`
  // Where no picture stands beside the words, what is told in a word does.
  const side = showsPicture ? picture : factRow(view, true)
  const columns =
    side !== nothing && !isBesidePane(view)
      ? ` lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] ${showsPicture ? 'lg:items-center' : 'items-start'} lg:gap-16`
      : ''
  return `<div className="grid gap-10${columns}">
        <div>
          ${words.join('\n          ')}
        </div>
        ${side}
      </div>
      ${showsPicture ? factRow(view, false) : nothing}`
}

function factValue({ value }: Fact): string {
  return /^[^\s@]+@[^\s@]+$/.test(value)
    ? `<a href=${jsxAttribute(`mailto:${value}`)} className="underline underline-offset-4">${jsxText(value)}</a>`
    : jsxText(value)
}

/** What else was told in a word: since when, when it is open, where. */
function factRow(view: View, isBeside: boolean): string {
  const days = daysOf(view)
  const facts = view.copy.facts.filter((fact) => !days.includes(fact) && fact.label !== 'Phone')
  if (facts.length === 0) return nothing
  const place = isBeside
    ? 'grid gap-y-6 border-t-2 border-text pt-6'
    : 'mt-14 flex flex-wrap gap-x-16 gap-y-6 border-y-2 border-text py-6'
  return `<dl className="${place}">
${facts
  .map(
    (fact) => `        <div className="min-w-32">
          <dt className="text-muted">${jsxText(fact.label)}</dt>
          <dd className="mt-1 text-xl font-medium sm:text-2xl">${factValue(fact)}</dd>
        </div>`,
  )
  .join('\n')}
      </dl>`
}

type Shape = 'ruled' | 'cells' | 'panel'

const shapeOf = (view: View, at: number): Shape => {
  const all: readonly Shape[] = ['ruled', 'cells', 'panel']
  const first = all.indexOf(pick(all, view.seed, 'told'))
  return all[(first + at) % all.length] ?? 'ruled'
}

const costs = /^(.*\S)\s+([€$£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])$/

function priceList(items: readonly string[]): string {
  return `<ul>
${items
  .map((item) => {
    const [, name = item, cost = ''] = costs.exec(item) ?? []
    return `          <li className="flex items-baseline gap-3 border-b border-hairline py-4 text-xl">
            <span>${jsxText(name)}</span>
            <span className="min-w-6 flex-1 border-b-2 border-dotted border-control" aria-hidden />
            <span className="shrink-0 tabular-nums">${jsxText(cost)}</span>
          </li>`
  })
  .join('\n')}
        </ul>`
}

function itemsIn(view: View, items: readonly string[], shape: Shape): string {
  if (items.every((item) => costs.test(item))) return priceList(items)
  const item: Readonly<Record<Shape, (text: string) => string>> = {
    ruled: (text) =>
      `<li className="border-t border-hairline py-4 font-display text-2xl sm:text-4xl ${headingWeight(view)}">${text}</li>`,
    cells: (text) => `<li className="border-t-2 border-accent pt-4 ${styles[view.style].title}">${text}</li>`,
    panel: (text) => `<li className="font-display text-2xl sm:text-3xl ${headingWeight(view)}">${text}</li>`,
  }
  const list: Readonly<Record<Shape, string>> = {
    ruled: 'border-b border-hairline',
    cells: `grid gap-x-10 gap-y-8 sm:grid-cols-2${items.length % 2 === 1 ? ' lg:grid-cols-3' : ''}`,
    panel: 'mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-2',
  }
  return `<ul className="${list[shape]}">
${items.map((text) => `          ${item[shape](jsxText(text))}`).join('\n')}
        </ul>`
}

function section(view: View, { heading, items }: Section, at: number): string {
  const shape = shapeOf(view, at)
  const isBlock = shape === 'panel' && !items.every((item) => costs.test(item))
  // The heading stands beside its list, so that no half of a wide page is empty.
  const columns = isBesidePane(view) ? '' : ' lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]'
  const own = isBlock
    ? 'mt-20 rounded-surface bg-cover p-6 text-on-cover sm:p-12'
    : `mt-20 grid items-start gap-x-16 gap-y-6${columns}`
  return `<section className="${own}">
        <h2 className="font-display text-3xl sm:text-4xl ${headingWeight(view)}">${jsxText(heading)}</h2>
        ${itemsIn(view, items, shape)}
      </section>`
}

export function toldHome({ view, shown, previews }: Omit<Leads, 'inbox'>, inbox: View): string {
  const { Component, oneFile } = namesOf(inbox)
  const { heading, send } = formWords(inbox)
  const head = hero(view, wayToForm(inbox, inbox.entity.singular === 'message' ? 'Write to us' : send))
  const columns = isBesidePane(view) ? '' : ' lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16'
  return tidy(`${only(head.includes('<Cover />'), `import { Cover } from '@/components/cover.jsx'`)}
${previews.imports || nothing}
import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export default function Page(${shown.length > 0 ? '{ data }' : ''}) {
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-14">
      ${head}
      ${view.copy.sections.map((each, at) => section(view, each, at)).join('\n      ') || nothing}
      ${previews.sections || nothing}
      <section id="write" className="mt-20 grid scroll-mt-28 items-start gap-10${columns}">
        <h2 className="font-display text-3xl sm:text-4xl ${headingWeight(inbox)}">${jsxText(heading)}</h2>
        <Send${Component} />
      </section>
    </main>
  )
}
`)
}
