// The app's own picture on its first page, where the frame does not show it: an app is about something from the first
// glance on, also where it is a list or a tool.
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../../brief.ts'
import { composePalette } from '../../color/palette.ts'
import { drawnSubject, hasGround, isDrawn } from '../artwork/cover-file.ts'
import { isMirrored, showsCover } from '../shell/frames.ts'
import { isArticleFront, partsOf } from '../roles.ts'
import { type View, isMain } from '../views.ts'

export const coverImport = "import { Cover } from '@/components/cover.jsx'"

/** A message that names its subject, and not only a sort of records, where the frame leaves the picture to the page. */
export function hasSubjectPicture(brief: Brief): boolean {
  return !showsCover(brief) && drawnSubject(brief) !== undefined
}

/** The frame's own picture stands on first pages alone: a page behind them may show it whatever the frame. */
export function hasPictureWithin(brief: Brief): boolean {
  return isDrawn(brief)
}

/** Layouts of pictures show what it is about themselves. */
const pictured: ReadonlySet<Brief['skeleton']> = new Set(['gallery', 'plate', 'wall', 'shelf', 'badges'])

/** A list of words opens with the picture beside its heading; a day stream has no room beside it. */
export function opensWithPicture(view: View): boolean {
  return (
    view.front === 'list' &&
    isMain(view) &&
    !view.isInbox &&
    hasSubjectPicture(view) &&
    !isArticleFront(view) &&
    !pictured.has(view.skeleton) &&
    view.skeleton !== 'days' &&
    view.skeleton !== 'feed' &&
    partsOf(view).picture === null
  )
}

/** @param classes where it stands, and how high: a picture takes what it is given */
export function coverPanel(classes: string): string {
  return `<div className="overflow-hidden rounded-surface bg-cover ${classes}">
          <Cover />
        </div>`
}

const isLight = (hex: string): boolean => fromHex(hex).l > 0.6

/** On the page's own ground where its tones are seen on that, else on the picture's. */
export function pictureOnPage(brief: Brief, classes: string): string {
  const { background, cover } = composePalette(brief)
  const isOne = !hasGround(brief) && isLight(background) === isLight(cover)
  return isOne ? subjectPicture(classes) : coverPanel(classes)
}

/** The same on the page's own ground, where the picture is a thing and no view. */
function subjectPicture(classes: string): string {
  return `<div className="[&>svg]:bg-transparent ${classes}">
          <Cover />
        </div>`
}

/** A figure that says what all of it comes to, and at its other side what it is about; on a phone the figure alone. */
export function besideFigure(brief: View, figure: string): string {
  if (!hasSubjectPicture(brief) || !isMain(brief)) return figure
  return `<div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-x-16">
        ${figure}
        ${coverPanel('h-52 max-lg:hidden')}
      </div>`
}

/** Words and picture side by side, as low as leaves the first rows their place on the screen. */
export function besidePicture(brief: Brief, words: string): string {
  // A question is as large as its answers are many: its picture is a thing beside it, and no band.
  if (brief.skeleton === 'ballot')
    return `<div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14">
        <div className="self-center">
          ${words}
        </div>
        ${coverPanel('h-full min-h-24 sm:min-h-36 lg:min-h-60')}
      </div>`
  const columns = isMirrored(brief)
    ? 'grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'
    : 'grid-cols-[minmax(0,1fr)_7rem] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
  return `<div className="grid gap-x-5 lg:gap-x-14 ${columns}">
        <div className="self-center">
          ${words}
        </div>
        ${coverPanel(`h-full min-h-24 sm:min-h-36 lg:min-h-40${isMirrored(brief) ? ' order-first' : ''}`)}
      </div>`
}
