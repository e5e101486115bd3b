// What somebody has to pay: a sheet with its lines and the sum at its foot; beside it how it stands and what can be done with it.
import { jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { lines } from '../records/record-pieces.ts'
import { stateChip, type Told } from '../records/record-told.ts'
import { namesOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type Slots, facts, isTold, plainHeading, spaced, wide } from './panels.ts'
import { mostSteps, standing, steps, tick } from './work.ts'

/** The sum below a double rule, as on paper. */
function sum({ scene: { view }, hero }: Told): string {
  if (hero === null) return nothing
  const { one } = namesOf(view)
  return `{${one}.${hero.name} !== null && (
  <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t-4 border-double border-surface-control pt-4">
    <span className="text-lg">${jsxText(hero.label)}</span>
    <span className="font-display text-4xl tabular-nums leading-none sm:text-5xl ${headingWeight(view)}">{${wordsOf(hero, one)}}</span>
  </p>
)}`
}

export function bill(told: Told, { below, belonging, others, around }: Slots): string {
  const { scene, state } = told
  const { view } = scene
  const at = wide(view)
  const stands = standing(told)
  const isLeft = (field: (typeof told.others)[number]): boolean => !stands.used.includes(field)
  const rest: Told = { ...told, dates: told.dates.filter(isLeft), others: told.others.filter(isLeft) }
  const count = state?.options?.length ?? 0
  const isWay = state !== null && count > 1 && count <= mostSteps
  const rows = facts(rest, 'mt-6 !border-t [&>div:last-child]:border-b-0 [&>div]:justify-between [&_dd]:text-right')
  const words = told.words.length === 0 ? nothing : `<div className="mt-6">\n${lines(told.words, 2)}\n</div>`
  const side = [isWay || state === null ? nothing : stateChip(view, state), stands.code, tick(told), ...told.acts]
  return `<div className="mt-4">
${lines([isWay && state !== null ? `<div className="mb-10 max-w-3xl">\n${lines([steps(view, state)], 2)}\n</div>` : nothing], 2)}
  <div className="grid items-start gap-x-14 gap-y-10 ${at}:grid-cols-12">
    <article className="min-w-0 ${styles[view.style].edge} border-edge bg-surface px-5 py-8 text-on-surface sm:px-12 sm:py-12 ${at}:col-span-8">
      <p className="text-surface-muted">${jsxText(view.entity.singular.replace(/^./, (letter) => letter.toUpperCase()))}</p>
${lines([plainHeading(view, 'mt-1 text-3xl sm:text-4xl'), rows, words, below, sum(told)].filter(isTold), 6)}
    </article>
    <div className="grid min-w-0 content-start gap-6 [&>*]:mt-0 ${at}:col-span-4">
${lines([...side, belonging].filter(isTold), 6)}
    </div>
  </div>
${lines([spaced([around, others], 'mt-4')].filter(isTold), 2)}
</div>`
}
