// A lively quiz or game stands before hills, from the header to the foot of the screen.
import type { Brief } from '../../brief.ts'
import { hasPlayGround } from '../../color/play-ground.ts'
import { readPart } from '../../parts/read-part.ts'
import { nothing } from '../data/expressions.ts'

/** From the header to the lower edge of the screen. */
const stage =
  'relative isolate -mx-5 flex min-h-[calc(100dvh-4rem)] flex-col overflow-hidden px-5 sm:-mx-10 sm:min-h-[calc(100dvh-4.6rem)] sm:px-10'

export function groundMarks(brief: Brief): Record<string, string> {
  const isOutdoors = hasPlayGround(brief)
  return {
    groundImport: isOutdoors ? "import { Ground } from '@/components/ground.jsx'\n" : '',
    ground: isOutdoors ? '<Ground />' : nothing,
    onGround: isOutdoors ? `${stage} pb-10` : 'flex flex-col pb-16',
    // Steps and what grows stand on the lower edge itself.
    onEdge: isOutdoors ? stage : 'flex min-h-[calc(100dvh-5rem)] flex-col',
    // What is turned or pressed stands out from the ground in a colour of its own.
    play: isOutdoors ? 'bg-play text-on-play' : 'bg-cover text-on-cover',
    cardShade: isOutdoors ? 'shadow-[0_8px_0_var(--color-ground-shade)]' : '',
  }
}

export function groundFiles(brief: Brief): Record<string, string> {
  return hasPlayGround(brief) ? readPart('ground') : {}
}
