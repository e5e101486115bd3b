// What people say to others on its own page: a post with who says it and the picture they took, an idea with how many want it;
// below it what was answered, beside it what else was said or how it stands.
import { hasPart } from '../access.ts'
import { nothing, wordsOf } from '../data/expressions.ts'
import { coverPanel, hasPictureWithin } from '../lists/first-picture.ts'
import { withoutFirstState } from '../lists/ballot-list.ts'
import { speakerOf } from '../lists/feed-list.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { type Slots, isTold } from '../record-shapes/panels.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type View, isMain } from '../views.ts'
import { likePiece } from './like-files.ts'
import { lines } from './record-pieces.ts'
import type { Told } from './record-told.ts'

/** In the panel that such things have in their list, and beside it on a larger screen what lies around it. */
function talkedOf(view: View, inner: readonly string[], { comments, others }: Slots): string {
  const picture =
    isMain(view) && hasPictureWithin(view) ? coverPanel('aspect-[2/1] max-lg:hidden').replace(/\n +/g, ' ') : nothing
  const beside = [picture, others].filter(isTold)
  const panel = `rounded-surface ${styles[view.style].edge} border-edge bg-surface p-5 text-on-surface sm:p-8`
  const article = `<article className="min-w-0 ${beside.length === 0 ? 'mt-4 max-w-[52rem] ' : ''}${panel}">
${lines([...inner, comments].filter(isTold), 2)}
</article>`
  if (beside.length === 0) return article
  return `<div className="mt-4 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
${lines([article], 2)}
  <div className="grid min-w-0 gap-10">
${lines(beside, 4)}
  </div>
</div>`
}

export function feedRecord(told: Told, slots: Slots): string {
  const { scene, words } = told
  const { view } = scene
  const { one } = namesOf(view)
  const { title, picture } = partsOf(view)
  const speaker = speakerOf(view)
  const photo =
    picture === null
      ? nothing
      : `{${one}.${picture.name} && <img src={${one}.${picture.name}} alt="" width="800" height="600" className="mt-6 w-full rounded-surface" />}`
  const facts = told.others.filter(({ name }) => speaker !== `${one}.${name}`).map((field) => wordsOf(field, one))
  const noted =
    facts.length === 0
      ? nothing
      : `<p className="mt-4 text-lg text-surface-muted">{[${facts.join(', ')}].filter(Boolean).join(' · ')}</p>`
  const posted = saysWhenPosted(view) ? `${one}.posted` : ''
  const who =
    speaker === null
      ? posted === ''
        ? nothing
        : `<p className="mb-4 text-surface-muted">{${posted}}</p>`
      : `<p className="mb-5 flex items-center gap-4 text-lg font-semibold">
  <Monogram id={${one}.id} name={${speaker}} className="size-14 rounded-full text-xl" />
${posted === '' ? `  {${speaker} ?? 'Somebody'}` : `  <span>\n    {${speaker} ?? 'Somebody'}\n    <span className="block text-base font-normal text-surface-muted">{${posted}}</span>\n  </span>`}
</p>`
  const said = `<h1 className="whitespace-pre-line text-pretty break-words font-display text-2xl leading-snug sm:text-[2.1rem] ${headingWeight(view)}">{${one}.${title.name}}</h1>`
  const text = words.length === 0 ? nothing : `<div className="mt-5">\n${lines(words, 2)}\n</div>`
  return talkedOf(view, [who, said, noted, photo, text, ...told.acts], slots)
}

export function ballotRecord(told: Told, slots: Slots): string {
  const { scene, words, chip, others } = told
  const { view } = scene
  const { one } = namesOf(view)
  const { title } = partsOf(view)
  const facts = others.map((field) => `{${wordsOf(field, one)}}`)
  const head = `<div className="flex items-start gap-5 sm:gap-7">
${lines([hasPart(view, 'likes') ? likePiece(view, `${one}.${title.name}`) : nothing], 2)}
  <div className="min-w-0 flex-1">
${lines(
  [
    `<h1 className="text-balance break-words font-display text-3xl leading-tight sm:text-[2.6rem] ${headingWeight(view)}">{${one}.${title.name}}</h1>`,
    words.length === 0 ? nothing : `<div className="mt-4">\n${lines(words, 2)}\n</div>`,
    `<div className="mt-4 flex flex-wrap items-baseline gap-x-5 text-surface-muted">
${lines([withoutFirstState(view, chip.replace('mb-4 ', '')), ...facts.map((fact) => `<p>${fact}</p>`)], 2)}
</div>`,
  ],
  4,
)}
  </div>
</div>`
  return talkedOf(view, [head, ...told.acts.filter((act) => !act.includes('<LikeButton'))], slots)
}
