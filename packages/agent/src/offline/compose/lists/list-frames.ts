// How the head of a list, what narrows it and its rows stand to each other.
import type { Brief } from '../../brief.ts'
import { hasPart } from '../access.ts'
import { isDayStream, stockOf } from '../drawings/measures.ts'
import { isGlanceAside } from '../reckoned/reckoned-files.ts'
import { partsOf } from '../roles.ts'
import { type View, viewsOf } from '../views.ts'
import { isMirrored } from '../shell/frames.ts'
import { hasSubjectPicture } from './first-picture.ts'
import { hasRail } from './list-filters.ts'

/** Classes of a list's page, its head, what narrows it and its rows. */
export interface ListFrame {
  main: string
  head: string
  filters: string
  list: string
}

const frames: Readonly<Record<Brief['skeleton'], ListFrame>> = {
  index: {
    main: 'lg:grid lg:gap-x-14',
    head: 'lg:col-span-2',
    filters: 'lg:sticky lg:top-28 lg:self-start',
    list: '',
  },
  table: { main: '', head: '', filters: '', list: '' },
  cards: { main: '', head: '', filters: '', list: '' },
  gallery: { main: '', head: '', filters: '', list: '' },
  plate: { main: '', head: '', filters: '', list: '' },
  wall: { main: '', head: '', filters: '', list: '' },
  lines: { main: '', head: '', filters: '', list: '' },
  register: { main: '', head: '', filters: '', list: '' },
  board: { main: '', head: '', filters: '', list: '' },
  shelf: { main: '', head: '', filters: '', list: '' },
  feature: { main: '', head: '', filters: '', list: '' },
  column: { main: '', head: '', filters: '', list: '' },
  paper: { main: '', head: '', filters: '', list: '' },
  badges: { main: '', head: '', filters: '', list: '' },
  roster: { main: '', head: '', filters: '', list: '' },
  ballot: { main: '', head: '', filters: '', list: '' },
  desk: { main: '', head: '', filters: '', list: '' },
  sections: { main: '', head: '', filters: '', list: '' },
  bars: { main: '', head: '', filters: '', list: '' },
  slips: { main: '', head: '', filters: '', list: '' },
  agenda: { main: '', head: '', filters: '', list: '' },
  plan: { main: '', head: '', filters: '', list: '' },
  spread: { main: '', head: '', filters: '', list: '' },
  readings: { main: '', head: '', filters: '', list: '' },
  fieldbook: { main: '', head: '', filters: '', list: '' },
  week: { main: '', head: '', filters: '', list: '' },
  feed: { main: 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-16', head: '', filters: '', list: '' },
  days: { main: 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16', head: '', filters: '', list: '' },
}

/** Short rows stand in two columns where there is room for them and nothing is ticked in them. */
export function hasTwoColumns(brief: View): boolean {
  return (
    !isGlanceAside(brief, viewsOf(brief)) &&
    partsOf(brief).toggle === null &&
    !hasPart(brief, 'streaks') &&
    stockOf(brief) === null &&
    brief.frame !== 'split' &&
    brief.frame !== 'rail'
  )
}

/** What goes on and on has its head beside it, which stays; beside a panel, and without a picture, it is one column. */
export function isStream(brief: Brief): boolean {
  // What is worked out stands before the rows, over the whole width.
  // Seven days to tick need the width beside a name.
  if (brief.reckoned !== undefined || hasPart(brief, 'streaks')) return false
  return isDayStream(brief) || (brief.skeleton === 'feed' && brief.frame !== 'split' && hasSubjectPicture(brief))
}

/** A rail of filters stands on either side of its list. */
export function sidedFrame(brief: Brief): ListFrame {
  const frame = frames[brief.skeleton]
  if (brief.skeleton === 'feed' && !isStream(brief)) return { ...frames.lines, main: 'lg:block lg:max-w-3xl' }
  if (brief.skeleton === 'days' && !isStream(brief)) return frames.lines
  if (brief.skeleton !== 'index') return frame
  if (!hasRail(brief)) return frames.lines
  return isMirrored(brief)
    ? { ...frame, main: `${frame.main} lg:grid-cols-[minmax(0,1fr)_13rem]`, filters: `${frame.filters} lg:order-last` }
    : { ...frame, main: `${frame.main} lg:grid-cols-[13rem_minmax(0,1fr)]` }
}
