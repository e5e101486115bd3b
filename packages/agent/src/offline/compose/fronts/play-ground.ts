// A lively quiz or game stands before hills, from the header to the foot of the screen.
import type { Brief } from '../../brief.ts'
import { hasPlayGround } from '../../color/play-ground.ts'
import { readPart } from '../../parts/read-part.ts'
import { nothing } from '../data/expressions.ts'

/** The owner's ways stand on the hills as well, which go on below them. */
const stage =
  'relative isolate -mx-5 -mb-19 flex min-h-[calc(100dvh-4.6rem)] flex-col overflow-hidden px-5 pb-26 sm:-mx-10 sm:px-10'

export function groundMarks(brief: Brief): Record<string, string> {
  const isOutdoors = hasPlayGround(brief)
  return {
    groundImport: isOutdoors ? "import { Ground } from '@/components/ground.jsx'\n" : '',
    ground: isOutdoors ? '<Ground />' : nothing,
    onGround: isOutdoors ? stage : 'flex flex-col pb-16',
    // What is turned or pressed stands out from the ground in a colour of its own.
    play: isOutdoors ? 'bg-play text-on-play' : 'bg-cover text-on-cover',
    cardShade: isOutdoors ? 'shadow-[0_8px_0_var(--color-ground-shade)]' : '',
  }
}

export function groundFiles(brief: Brief): Record<string, string> {
  return hasPlayGround(brief) ? readPart('ground') : {}
}
