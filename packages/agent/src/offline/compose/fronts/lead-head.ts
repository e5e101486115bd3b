// The first screen of a form, where the form is not simply beside the words: below a poster, or on a slip with its stub.
import { pictureOf } from '../artwork/cover-file.ts'
import { isBesidePane, isMirrored } from '../shell/frames.ts'
import { jsxText, nothing, only } from '../data/expressions.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import type { LeadBuild } from './lead-build.ts'
import { afterSending } from './lead-words.ts'

export function leadLine(line: string): string {
  return `<p className="mt-6 max-w-[46ch] text-xl leading-relaxed">${jsxText(line)}</p>`
}

/** The form, and below it in one line what follows. */
export function afterForm(view: View, form: string): string {
  const after = afterSending(view)
  return after === ''
    ? form
    : `<div>
          ${form}
          <p className="mt-4 max-w-[46ch] leading-relaxed text-muted">${jsxText(after)}</p>
        </div>`
}

interface LeadPieces {
  words: readonly string[]
  form: string
  showsPicture: boolean
}

export function leadHead(view: View, build: Exclude<LeadBuild, 'beside'>, pieces: LeadPieces): string {
  return build === 'poster' ? poster(view, pieces) : slip(view, pieces)
}

/** The words and the picture fill a block of the app's own ground; the form lies over its lower edge. */
function poster(view: View, { words, form, showsPicture }: LeadPieces): string {
  // On a phone a letter alone says nothing that the name does not.
  const onPhone = pictureOf(view) === 'letter' ? 'max-lg:hidden' : 'h-48 sm:h-60 lg:h-auto'
  const picture = `<div className="${onPhone} lg:min-h-80${isMirrored(view) ? ' lg:order-first' : ''}">
            <Cover />
          </div>`
  return `<div>
        <div className="grid overflow-hidden rounded-surface bg-cover text-on-cover ${showsPicture ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : ''}">
          <div className="p-6 ${showsPicture ? 'sm:p-12 lg:pb-28' : 'pb-20 sm:p-12 sm:pb-28'}">
            ${words.filter((line) => line !== '').join('\n            ')}
          </div>
          ${only(showsPicture, picture) || nothing}
        </div>
        <div className="relative mx-auto -mt-12 max-w-3xl px-3 sm:-mt-16 sm:px-8">
          ${afterForm(view, form)}
        </div>
      </div>`
}

/** The stub is above the form where there is no room for both beside each other. */
function slipSides(view: View): { stub: string; columns: string } {
  if (isBesidePane(view)) return { stub: 'border-b-2', columns: '' }
  return isMirrored(view)
    ? {
        stub: 'border-b-2 lg:order-last lg:border-b-0 lg:border-l-2',
        columns: 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
      }
    : { stub: 'border-b-2 lg:border-b-0 lg:border-r-2', columns: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' }
}

/** One sheet with a dashed line down its middle: the words on the stub, the form to be filled in and torn off. */
function slip(view: View, { words, form, showsPicture }: LeadPieces): string {
  const { stub, columns } = slipSides(view)
  const after = afterSending(view)
  return `<div>
        <div className="grid overflow-hidden rounded-surface ${styles[view.style].edge} border-edge${columns === '' ? '' : ` ${columns}`}">
          <div className="flex flex-col border-dashed border-background bg-cover text-on-cover ${stub}">
            <div className="p-6 sm:p-10">
              ${words.filter((line) => line !== '').join('\n              ')}
            </div>
            ${only(showsPicture, `<div className="h-36 lg:h-auto lg:min-h-48 lg:flex-1">\n              <Cover />\n            </div>`)}
          </div>
          ${form}
        </div>
        ${only(after !== '', `<p className="mt-4 max-w-[46ch] leading-relaxed text-muted">${jsxText(after)}</p>`)}
      </div>`
}
