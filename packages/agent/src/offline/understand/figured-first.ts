// One thing is the largest of a first page: where a figure says what all records come to, no frame sets the name larger.
import type { Brief } from '../brief.ts'
import { drawingsOf } from '../compose/drawings/drawings.ts'
import { chooseFrame } from './choose-look.ts'

export function withFigureFirst(brief: Brief): Brief {
  const hasPoster = brief.frame === 'mast' || brief.frame === 'cells'
  if (!hasPoster || !drawingsOf(brief).some(({ isHeading }) => isHeading)) return brief
  return { ...brief, frame: chooseFrame({ ...brief, kinds: brief.more.length, isFigured: true }) }
}
