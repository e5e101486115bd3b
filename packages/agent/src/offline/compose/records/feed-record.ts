// What people say to others on its own page: a post with who says it and the picture they took, an idea with how many want it.
import { hasPart } from '../access.ts'
import { nothing, wordsOf } from '../data/expressions.ts'
import { likePiece } from './like-files.ts'
import { lines } from './record-pieces.ts'
import type { Told } from './record-told.ts'
import { withoutFirstState } from '../lists/ballot-list.ts'
import { speakerOf } from '../lists/feed-list.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'

export function feedRecord(told: Told): string {
  const { scene, words } = told
  const { view } = scene
  const { one } = namesOf(view)
  const { title, picture } = partsOf(view)
  const speaker = speakerOf(view)
  const photo =
    picture === null
      ? nothing
      : `{${one}.${picture.name} && <img src={${one}.${picture.name}} alt="" width="800" height="600" className="mt-6 w-full rounded-surface" />}`
  const who =
    speaker === null
      ? nothing
      : `<p className="flex items-center gap-4 text-lg font-semibold">
  <Monogram id={${one}.id} name={${speaker}} className="size-12 rounded-full text-lg" />
  {${speaker} ?? 'Somebody'}
</p>`
  return `<article className="mt-4 max-w-[46rem]">
${lines(
  [
    who,
    `<h1 className="mt-5 whitespace-pre-line text-pretty break-words font-display text-2xl leading-snug sm:text-[2rem] ${headingWeight(view)}">{${one}.${title.name}}</h1>`,
    photo,
    words.length === 0 ? nothing : `<div className="mt-5">\n${lines(words, 2)}\n</div>`,
    ...told.acts,
  ],
  2,
)}
</article>`
}

export function ballotRecord(told: Told): string {
  const { scene, words, chip, others } = told
  const { view } = scene
  const { one } = namesOf(view)
  const { title } = partsOf(view)
  const facts = others.map((field) => `{${wordsOf(field, one)}}`)
  return `<article className="mt-4 flex max-w-[52rem] items-start gap-5 sm:gap-8">
${lines([hasPart(view, 'likes') ? likePiece(view, `${one}.${title.name}`) : nothing], 2)}
  <div className="min-w-0 flex-1">
${lines(
  [
    `<h1 className="text-balance break-words font-display text-3xl leading-tight sm:text-5xl ${headingWeight(view)}">{${one}.${title.name}}</h1>`,
    words.length === 0 ? nothing : `<div className="mt-4">\n${lines(words, 2)}\n</div>`,
    `<div className="mt-4 flex flex-wrap items-baseline gap-x-5 text-muted">
${lines([withoutFirstState(view, chip.replace('mb-4 ', '')), ...facts.map((fact) => `<p>${fact}</p>`)], 2)}
</div>`,
  ],
  4,
)}
  </div>
</article>`
}
