// The app's own picture on its first page, where the frame does not show it: an app is about something from the first
// glance on, also where it is a list or a tool.
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { composePalette } from '../../color/palette.ts'
import { drawnSubject, hasGround, isDrawn } from '../artwork/cover-file.ts'
import { isDayStream } from '../drawings/measures.ts'
import { isMirrored, showsCover } from '../shell/frames.ts'
import { isArticleFront, partsOf } from '../roles.ts'
import { type View, isMain } from '../views.ts'

export const coverImport = "import { Cover } from '@/components/cover.jsx'"

/** A message that names its subject, and not only a sort of records, where the frame leaves the picture to the page. */
export function hasSubjectPicture(brief: Brief): boolean {
  return !showsCover(brief) && drawnSubject(brief) !== undefined
}

/** A thing that is seen, and neither whom it is for nor what is done with it. */
function isOfItself(brief: Brief): boolean {
  const subject = drawnSubject(brief)
  return subject !== undefined && subject.isVague !== true && subject.isLast !== true
}

/** The frame's own picture stands on first pages alone: a page behind them may show it whatever the frame. */
export function hasPictureWithin(brief: Brief): boolean {
  return isDrawn(brief) && isOfItself(brief)
}

/** Styles that live on pictures. */
const pictorial: ReadonlySet<Brief['style']> = new Set(['nature', 'playful', 'kids', 'cozy', 'retro', 'editorial'])

/** A scene at each opening would be a signature: of those that could have one, half do. */
function isChosen({ style, seed }: Brief): boolean {
  return pictorial.has(style) && pick([true, false], seed, 'opening scene')
}

/** Layouts of pictures show what it is about themselves. */
const pictured: ReadonlySet<Brief['skeleton']> = new Set(['gallery', 'plate', 'wall', 'shelf', 'badges'])

/** A list of words may open with a scene of what it is about; a day stream has no room beside it. */
export function opensWithScene(view: View): boolean {
  return (
    view.front === 'list' &&
    isMain(view) &&
    !view.isInbox &&
    hasSubjectPicture(view) &&
    isOfItself(view) &&
    isChosen(view) &&
    !isArticleFront(view) &&
    !pictured.has(view.skeleton) &&
    !isDayStream(view) &&
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

/** The scene takes as much of the width as the heading, which is as large as the style sets one; a phone has it in a band above. */
export function besideScene(brief: Brief, words: string): string {
  return `<div className="grid items-center gap-x-14 gap-y-5 lg:grid-cols-2">
        <div>
          ${words}
        </div>
        ${coverPanel(`h-36 max-lg:order-first sm:h-56 lg:h-80${isMirrored(brief) ? ' lg:order-first' : ''}`)}
      </div>`
}
