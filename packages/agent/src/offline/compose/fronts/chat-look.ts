// How talk looks: in bubbles with one's own on the other side, in ruled lines as on paper, or as in the text of a play, by
// the style and the seed.
import type { Brief } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { isMirrored } from '../shell/frames.ts'

const inBubbles: ReadonlySet<Brief['style']> = new Set([
  'cozy',
  'nature',
  'playful',
  'bold',
  'tech',
  'retro',
  'kids',
  'neon',
])
const layouts = ['bubbles', 'ruled', 'play'] as const
type Layout = (typeof layouts)[number]

/** Where nobody's words are in a bubble, the reader's own stand on a ground: a tint of the letters keeps every contrast. */
const ownTint = 'justify-self-start rounded-control bg-on-surface/8 px-3 py-1.5 -mx-3'

const markClasses = 'grid size-10 rounded-full'

const looks: Readonly<Record<Layout, Record<string, string>>> = {
  bubbles: {
    row: 'flex gap-3',
    theirs: '',
    mine: 'flex-row-reverse text-right',
    begins: 'pt-4',
    goesOn: 'pt-1',
    mark: markClasses,
    markGap: 'w-10 shrink-0',
    words: 'min-w-0',
    head: 'text-[0.95rem] text-surface-muted',
    said: 'mt-1 inline-block rounded-surface px-4 py-2.5 text-left',
    saidByThem: 'border border-hairline bg-background text-text',
    saidByMe: 'bg-primary text-on-primary',
    removeSide: '',
  },
  ruled: {
    row: 'flex gap-4',
    theirs: '',
    mine: '',
    begins: 'border-t border-surface-hairline pt-4 mt-4',
    goesOn: 'pt-1',
    mark: 'grid size-10 rounded-control',
    markGap: 'w-10 shrink-0',
    words: 'min-w-0',
    head: 'text-[0.95rem] text-surface-muted',
    said: '',
    saidByThem: '',
    saidByMe: ownTint,
    removeSide: '',
  },
  // The names stand in a column of their own, the words beside them; on a phone initials stand there.
  play: {
    row: 'max-sm:flex max-sm:gap-3',
    theirs: '',
    mine: '',
    begins: 'pt-5',
    goesOn: 'pt-1.5',
    mark: 'grid size-9 rounded-full text-sm sm:hidden',
    markGap: 'w-9 shrink-0 sm:hidden',
    words: 'min-w-0 sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-5',
    head: 'min-w-0 break-words text-[0.95rem] text-surface-muted sm:[&>span]:block',
    said: 'sm:col-start-2',
    saidByThem: '',
    saidByMe: ownTint,
    removeSide: 'sm:col-start-2',
  },
}

/** Classes of the rooms, of what others say and of what the reader says. */
export function chatLook(brief: Brief): Record<string, string> {
  const fitting: readonly Layout[] = inBubbles.has(brief.style) ? ['bubbles', 'bubbles', 'play'] : ['ruled', 'play']
  // Beside a rail or a panel the people have room only on the widest screens.
  const hasSide = brief.frame === 'rail' || brief.frame === 'split'
  const columns = isMirrored(brief)
    ? hasSide
      ? '2xl:grid-cols-[10rem_1fr_15rem] 2xl:[&>:last-child]:order-first'
      : 'xl:grid-cols-[10rem_1fr_15rem] xl:[&>:last-child]:order-first'
    : hasSide
      ? '2xl:grid-cols-[15rem_1fr_10rem]'
      : 'xl:grid-cols-[15rem_1fr_10rem]'
  return {
    ...looks[pick(fitting, brief.seed, 'talk')],
    columns: `${isMirrored(brief) ? 'lg:grid-cols-[1fr_15rem]' : 'lg:grid-cols-[15rem_1fr]'} ${columns}`,
    peopleUntil: hasSide ? '2xl:hidden' : 'xl:hidden',
    peopleFrom: hasSide ? 'max-2xl:hidden' : 'max-xl:hidden',
    roomsPlace: isMirrored(brief) ? 'lg:order-last' : '',
  }
}
