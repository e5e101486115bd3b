// What is seen although no picture of it is kept: its cover large, what is noted of it beside that.
import type { Told } from '../records/record-told.ts'
import { lines } from '../records/record-pieces.ts'
import { jacketTag } from '../lists/shelf-list.ts'
import { isMirrored } from '../shell/frames.ts'
import { type Slots, areFew, factLine, facts, isTold, leadFigure, spaced, wide } from './panels.ts'

export function sleeve(told: Told, { others }: Slots): string {
  const { scene, chip, heading, hero } = told
  const { view } = scene
  const at = wide(view)
  const noted = areFew(told) ? factLine(told) : facts(told, '[&_dd]:text-lg [&_dt]:text-lg')
  const about = [
    chip,
    heading,
    leadFigure(view, hero, 'mt-5 text-3xl sm:text-4xl'),
    spaced([noted, ...told.words, ...told.acts]),
  ]
  return `<div className="mt-4">
  <div className="grid items-center gap-x-16 gap-y-8 ${at}:grid-cols-12">
    <div aria-hidden className="max-w-sm ${at}:col-span-5 ${at}:max-w-[24rem] [&>*]:shadow-2xl${isMirrored(view) ? ` ${at}:order-last` : ''}">
      ${jacketTag(view, true)}
    </div>
    <div className="min-w-0 ${at}:col-span-7">
${lines(about.filter(isTold), 6)}
    </div>
  </div>
${lines([others].filter(isTold), 2)}
</div>`
}
