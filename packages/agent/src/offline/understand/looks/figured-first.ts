// One thing is the largest of a first page: where a figure says what all records come to, no frame sets the name larger, and
// where it is a picture itself no frame shows another. A figure stands under the picture of its subject, where there is one.
import type { Brief, Frame } from '../../brief.ts'
import { drawnSubject, isDrawn, isPictureWide } from '../../compose/artwork/cover-file.ts'
import { drawingsOf } from '../../compose/drawings/drawings.ts'
import { showsCover } from '../../compose/shell/frames.ts'
import { chooseFrame } from './choose-look.ts'

/** Where the frame's picture has a band of its own: not beside switches and accounts, nor on a ground that was asked for. */
function takesBand({ colors, access, parts, more }: Brief): boolean {
  return colors.background === undefined && access === 'open' && !parts.includes('dark-switch') && more.length === 0
}

function frameFor(brief: Brief, isPicture: boolean): Frame {
  const subject = drawnSubject(brief)
  if (!isPicture && subject !== undefined && subject.isLast !== true && takesBand(brief)) return 'band'
  return chooseFrame({ ...brief, kinds: brief.more.length, first: isPicture ? 'picture' : 'figure' })
}

function figureFirst(brief: Brief): Brief {
  const heading = drawingsOf(brief).find(({ isHeading }) => isHeading)
  if (heading === undefined) return brief
  // A picture needs no other one, and sums of money are read in quiet.
  const isPicture = ['SkyDays', 'MonthSums', 'HoldingsTotal', 'StagesTotal'].includes(heading.component)
  const isPoster = brief.frame === 'mast' || brief.frame === 'cells'
  const isBare = !isPicture && !showsCover(brief)
  return isPoster || isBare || (isPicture && showsCover(brief))
    ? { ...brief, frame: frameFor(brief, isPicture) }
    : brief
}

/** A pattern of lines says nothing of any subject, and one thing alone does not fill a band. */
function unfitFor(brief: Brief): Frame[] {
  // A site has more on its first page than the head of a list.
  if (brief.front === 'site') return []
  if (!isDrawn(brief)) return ['split', 'band']
  return isPictureWide(brief) ? [] : ['band']
}

/** A frame that shows the app's own picture is for what can be drawn as large as that. */
function withDrawnFrame(brief: Brief): Brief {
  const unfit = unfitFor(brief)
  if (!unfit.includes(brief.frame)) return brief
  const isFigured = drawingsOf(brief).some(({ isHeading }) => isHeading)
  const first = isFigured ? { first: 'figure' as const } : {}
  return { ...brief, frame: chooseFrame({ ...brief, ...first, kinds: brief.more.length, unfit }) }
}

/** The frame of a first page that begins with its figure or its picture, and shows no other that it cannot fill. */
export const withFigureFirst = (brief: Brief): Brief => withDrawnFrame(figureFirst(brief))
