// What is looked at first: a ware with its price, a picture with its caption, a dish with what goes into it and how it is made.
import type { Field } from '../../brief.ts'
import { jsxText, nothing } from '../data/expressions.ts'
import { isMirrored } from '../shell/frames.ts'
import { lines } from '../records/record-pieces.ts'
import type { Told } from '../records/record-told.ts'
import { namesOf, partsOf } from '../roles.ts'
import { pick } from '../../seed.ts'
import { isSold } from '../access.ts'
import { spokenFact } from '../records/spoken-fact.ts'
import { showsOthers } from '../records/other-records.ts'
import { captionCode, hangs, mountOf } from '../lists/print-wall.ts'
import { headingWeight, standsOnPage } from '../shell/styles.ts'
import { isIngredients, isMethod } from './choose-shape.ts'
import { boxed, factLine, facts, isTold, leadFigure, noted, spaced, wide } from './panels.ts'

/** What it costs and the way to have it stay at the foot of a phone while the rest is read. */
function counter({ scene: { view }, hero }: Told): string {
  if (!isSold(view)) return leadFigure(view, hero, 'mt-5 text-3xl sm:text-4xl')
  const { one } = namesOf(view)
  return `<div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:order-last max-sm:justify-between max-sm:border-t ${standsOnPage(view) ? 'max-sm:-mx-5 max-sm:border-hairline max-sm:bg-background max-sm:px-5' : 'max-sm:-mx-4 max-sm:-mb-4 max-sm:rounded-b-surface max-sm:border-surface-hairline max-sm:bg-surface max-sm:px-4'} max-sm:py-3">
${lines([leadFigure(view, hero, 'text-2xl sm:text-4xl'), `<AddToCart product={${one}} />`], 2)}
</div>`
}

export function ware(told: Told): string {
  const { scene, chip, heading, image } = told
  const { view } = scene
  const at = wide(view)
  const acts = told.acts.filter((act) => !act.includes('<AddToCart'))
  const isTurned = isMirrored(view)
  const { one } = namesOf(view)
  const noticed = [...told.dates, ...told.others, ...told.contacts]
  const phrases = noticed.flatMap((field) => spokenFact(view, field, one) ?? [])
  const named = noticed.filter((field) => spokenFact(view, field, one) === null)
  const rule = standsOnPage(view) ? 'border-hairline' : 'border-surface-hairline'
  const list =
    phrases.length === 0
      ? nothing
      : `<ul className="border-t ${rule}">
  {[${phrases.join(', ')}].filter(Boolean).map((phrase) => (
    <li key={phrase} className="border-b ${rule} py-2.5">{phrase}</li>
  ))}
</ul>`
  const rest = facts({ ...told, dates: [], contacts: [], others: named })
  const words = told.words.map((code) => code.replace('className="mb-8 ', 'className="'))
  const about = [spaced([...words, list, rest, ...acts], 'mt-7')]
  // Where cards have a colour, all of it stands on that.
  const card = standsOnPage(view) ? '' : ' rounded-surface bg-surface p-4 text-on-surface sm:p-6'
  return `<div className="mt-4 grid items-start gap-x-12 gap-y-6${card} ${at}:grid-cols-12">
  <div className="${at}:col-span-7${isTurned ? ` ${at}:order-last` : ''}">
${lines([image === null ? nothing : image('aspect-[4/3]')], 4)}
  </div>
  <div className="flex min-w-0 flex-col ${at}:col-span-5 ${at}:pt-6">
${lines([chip, heading, counter(told), ...about], 4)}
  </div>
</div>`
}

/** A print as large as the screen allows, what is noted of it in one line below, and the ways to its neighbours on the wall. */
function print({ scene, heading, words, acts, chip }: Told, image: (shape: string) => string): string {
  const { view } = scene
  const { one, base } = namesOf(view)
  const { title } = partsOf(view)
  const caption = captionCode(view, partsOf(view), one)
  const way = (at: string, sign: string): string => `{${at} !== undefined && (
  <Link href={\`${base}/\${${at}.id}\`} className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline">
    ${sign}
  </Link>
)}`
  const ways = `    <nav aria-label="Next to it" className="flex flex-wrap gap-x-8 text-muted">
${lines([way('data.others.at(-1)', `<span aria-hidden>←</span>{data.others.at(-1).${title.name}}`), way('data.others[0]', `{data.others[0].${title.name}}<span aria-hidden>→</span>`)], 6)}
    </nav>`
  return `<article className="mt-2">
${lines([image(`max-h-[66vh] min-h-72 ${mountOf(view)}`.trim())], 2)}
  <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
    <div className="min-w-0">
${lines([chip, heading.replace('text-4xl', 'text-3xl').replace(/sm:text-[67]xl/, 'sm:text-5xl'), caption === null ? nothing : `<p className="mt-2 text-lg text-muted">{${caption}}</p>`], 6)}
    </div>
${showsOthers(view, scene.all) ? ways : nothing}
  </div>
${lines([spaced([...words, ...acts], 'mt-6')], 2)}
</article>`
}

const mostInLine = 2

/** One or two facts are a line below the name, and words stand as they are; a box is for what has rows. */
function besidePicture(told: Told): string[] {
  const { view } = told.scene
  const few = [...told.dates, ...told.others, ...told.contacts]
  if (few.length > mostInLine || told.hasOwner) return [spaced([...noted(told), ...told.acts], 'mt-6')]
  const caption = captionCode({ fields: few }, partsOf(view), namesOf(view).one)
  return [
    caption === null ? nothing : `<p className="mt-3 text-lg text-muted">{${caption}}</p>`,
    spaced([...told.words, ...told.acts], 'mt-6'),
  ]
}

/** A picture has its caption beside its foot, or below its whole width. */
export function picture(told: Told): string {
  const { scene, chip, heading, hero, image } = told
  const { view } = scene
  const at = wide(view)
  if (image === null) return nothing
  if (hangs(view)) return print(told, image)
  const caption = [leadFigure(view, hero, 'mt-4 text-3xl'), ...besidePicture(told)]
  if (pick([true, false], view.seed, 'caption'))
    return `<div className="mt-4">
${lines([image('aspect-[4/3] sm:aspect-[5/2] sm:max-h-96')], 2)}
  <div className="mt-6 grid gap-x-16 gap-y-6 ${at}:grid-cols-12">
    <div className="${at}:col-span-7">
${lines([chip, heading], 6)}
    </div>
    <div className="min-w-0 ${at}:col-span-5 [&>div:first-child]:mt-2">
${lines(caption.filter(isTold), 6)}
    </div>
  </div>
</div>`
  return `<div className="mt-4 grid gap-x-12 gap-y-6 ${at}:grid-cols-12">
  <div className="${at}:col-span-8${isMirrored(view) ? ` ${at}:order-last` : ''}">
${lines([image('aspect-[4/3]')], 4)}
  </div>
  <div className="min-w-0 ${at}:col-span-4 ${at}:self-end">
${lines([chip, heading.replace('sm:text-6xl', 'sm:text-5xl'), ...caption], 4)}
  </div>
</div>`
}

function part(field: Field, one: string, list: string): string {
  return `{${one}.${field.name} && (
  <section>
    <h2 className="mb-4 font-display text-2xl">${jsxText(field.label)}</h2>
${lines([list], 4)}
  </section>
)}`
}

interface Written {
  notes: readonly string[]
  rest: readonly Field[]
  items: string
  numbered: string
}

/** Without a picture it is a page to read: its name over all of it, then what goes in beside how it is made. */
function writtenRecipe(told: Told, { notes, rest, items, numbered }: Written): string {
  const { chip, heading, scene } = told
  const at = wide(scene.view)
  const few: Told = { ...told, hero: null, dates: [], contacts: [], others: [...rest] }
  const head = [
    chip,
    heading,
    factLine(few),
    ...notes.map((note) => `<div className="mt-6">\n${lines([note], 2)}\n</div>`),
  ]
  return `<article className="mt-4">
  <header className="max-w-4xl">
${lines(head.filter(isTold), 4)}
  </header>
  <div className="mt-10 grid items-start gap-x-16 gap-y-10 border-t border-text pt-8 ${at}:grid-cols-12">
    <div className="min-w-0 ${at}:sticky ${at}:top-28 ${at}:col-span-4">
${lines([items], 6)}
    </div>
    <div className="min-w-0 ${at}:col-span-8">
${lines([numbered], 6)}
    </div>
  </div>
${lines([...told.acts], 2)}
</article>`
}

/** The dish beside its picture; below, what goes in stays in sight beside the numbered steps. */
export function recipe(told: Told): string {
  const { scene, chip, heading, image, hero } = told
  const { view } = scene
  const { one } = namesOf(view)
  const at = wide(view)
  const { title } = partsOf(view)
  const goesIn = view.fields.find((field) => isIngredients(field) && field !== title)
  const method = view.fields.find(isMethod)
  const isRest = (field: Field): boolean => field !== goesIn && field !== method
  const rest = [...(hero === null ? [] : [hero]), ...told.dates, ...told.others, ...told.contacts].filter(isRest)
  const notes = told.longs.filter(({ field }) => isRest(field)).map(({ code }) => code)
  const head = [
    chip,
    heading.replace('sm:text-6xl', 'sm:text-[3.25rem]'),
    ...notes.map((note) => `<div className="mt-5">\n${lines([note], 2)}\n</div>`),
    spaced(
      [
        boxed(told, [facts({ ...told, dates: [], contacts: [], others: rest }, '[&_dt]:w-24 sm:[&_dt]:w-32')]),
        ...told.acts,
      ],
      'mt-8',
    ),
  ]
  const items =
    goesIn === undefined
      ? nothing
      : part(
          goesIn,
          one,
          `<ul className="border-t border-hairline">
  {splitItems(${one}.${goesIn.name}).map((item) => (
    <li key={item} className="border-b border-hairline py-2.5 text-lg">{item}</li>
  ))}
</ul>`,
        )
  const numbered =
    method === undefined
      ? nothing
      : part(
          method,
          one,
          `<ol className="grid max-w-[62ch] gap-6">
  {splitSteps(${one}.${method.name}).map((step, index) => (
    <li key={step} className="flex gap-5 text-xl leading-relaxed">
      <span className="w-8 shrink-0 font-display text-3xl leading-none text-accent ${headingWeight(view)}" aria-hidden>{index + 1}</span>
      <span className="min-w-0">{step}</span>
    </li>
  ))}
</ol>`,
        )
  if (image === null) return writtenRecipe(told, { notes, rest, items, numbered })
  const [beside, across] = isMirrored(view) ? [1, 6] : [8, 1]
  // The column beside the picture goes on past its foot: what goes in is read while the steps are followed.
  return `<article className="mt-4 grid items-start gap-x-14 gap-y-10 ${at}:grid-cols-12 ${at}:grid-rows-[auto_1fr]">
  <div className="${at}:col-span-7 ${at}:col-start-${across} ${at}:row-start-1">
${lines([image('aspect-[4/3]')], 4)}
  </div>
  <div className="grid min-w-0 gap-10 ${at}:col-span-5 ${at}:col-start-${beside} ${at}:row-span-2 ${at}:row-start-1">
    <div>
${lines(head.filter(isTold), 6)}
    </div>
${lines([items], 4)}
  </div>
  <div className="min-w-0 ${at}:col-span-7 ${at}:col-start-${across} ${at}:row-start-2">
${lines([numbered], 4)}
  </div>
</article>`
}
