// Where an app's name and the ways to its pages stand: bar, rail, masthead, cells, a panel at the side, a band on top, or
// in the middle.
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief, Frame, Opening } from '../brief.ts'
import { composePalette } from '../color/palette.ts'
import { pick } from '../seed.ts'
import { jsxText, nothing } from './expressions.ts'
import { letterWidth } from './heading-size.ts'
import { headingWeight, styles } from './styles.ts'

export interface FrameParts {
  brief: Brief
  /** How many pages there are besides the first. */
  wayCount: number
  /** Links, switches and the act, as code; `onCover` is for a header with a ground of its own. */
  more: readonly string[]
}

/** Frames that show the app's own picture. */
export function showsCover({ frame }: Brief): boolean {
  return frame === 'split' || frame === 'band'
}

const filledStyles: ReadonlySet<Brief['style']> = new Set([
  'corporate',
  'tech',
  'bold',
  'playful',
  'nature',
  'cozy',
  'retro',
  'kids',
  'medical',
])

/** A paler fill than this hardly parts the bar from the page. */
const palest = 0.75

/** A colour that has no other place on the page, and a scheme, are seen on each page in its header. */
function asksForFilled({ frame, colors }: Brief): boolean {
  const { accent, background, surface, primary } = colors
  return (
    frame !== 'cells' &&
    accent !== undefined &&
    ![background, surface].includes(accent) &&
    (background === undefined || accent !== primary)
  )
}

/** Half of the bars are filled, where nothing stands in them that has a ground of its own. */
function hasFilledBar(brief: Brief): boolean {
  const { frame, style, colors, access, parts, front, seed } = brief
  return (
    frame === 'bar' &&
    filledStyles.has(style) &&
    colors.background === undefined &&
    access === 'open' &&
    front !== 'shop' &&
    !parts.includes('dark-switch') &&
    pick([true, false], seed, 'filled bar') &&
    fromHex(composePalette(brief).cover).l < palest
  )
}

/** The header stands on the ground of the app's own picture. */
export function isHeaderFilled(brief: Brief): boolean {
  return showsCover(brief) || asksForFilled(brief) || hasFilledBar(brief)
}

const filled = (brief: Brief): string => (isHeaderFilled(brief) ? 'bg-cover text-on-cover ' : '')

/** Frames in which the name is the largest word of the first page. */
export function hasPosterName({ frame }: Brief): boolean {
  return frame === 'mast' || frame === 'cells'
}

/** Half of the apps have their panels and pictures on the other side. */
export function isMirrored({ seed }: Brief): boolean {
  return pick([true, false], seed, 'mirror')
}

/**
 * A rail of filters and a day stream have sides of their own, and beside a panel there is no room for two; below a name that
 * stands large at the left nothing is in the middle.
 */
export function openingOf({ opening, skeleton, frame }: Pick<Brief, 'opening' | 'skeleton' | 'frame'>): Opening {
  if (skeleton === 'index' || skeleton === 'days' || skeleton === 'feed' || frame === 'split') return 'stacked'
  return opening === 'centred' && ['rail', 'mast', 'cells'].includes(frame) ? 'stacked' : opening
}

/** What stands beside a panel has one column: a second one would leave its words no room. */
export function isBesidePane({ frame }: Pick<Brief, 'frame'>): boolean {
  return frame === 'split'
}

/** The root's own classes: what stands beside the header instead of under it. */
export function rootClasses(brief: Brief): string {
  if (brief.frame === 'rail') return ' lg:flex'
  return brief.frame === 'split' ? ` lg:flex${isMirrored(brief) ? ' lg:flex-row-reverse' : ''}` : ''
}

export function contentClasses({ frame }: Brief): string {
  return frame === 'rail' || frame === 'split' ? 'min-w-0 flex-1 ' : ''
}

function indent(code: string, spaces: number): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n')
}

function nameLink(brief: Brief, classes: string): string {
  return `<Link href="/" className=${classes.startsWith('{') ? classes : `"${classes}"`}>
  <span>${jsxText(brief.name)}</span>
  <span className="sr-only">, home</span>
</Link>`
}

/** As large as the width allows, in one line on a wide screen; above a list it leaves the first rows their place. */
export function posterSize(brief: Brief, width: number): string {
  const ems = Math.max(4, brief.name.length) * letterWidth(brief)
  const largest = Math.min(brief.front === 'list' ? 7 : 13, Math.floor((width / 16 / ems) * 10) / 10)
  return `text-[clamp(2.5rem,${Math.floor((width / 14.4 / ems) * 10) / 10}vw,${Math.max(2.5, largest)}rem)]`
}

function nav(more: readonly string[], classes: string, spaces: number): string {
  if (more.length === 0) return nothing
  const inner = `<nav aria-label="Pages" className="${classes}">\n${indent(more.join('\n'), 2)}\n</nav>`
  return indent(inner, spaces)
}

function bar({ brief, wayCount, more }: FrameParts): string {
  const style = styles[brief.style]
  const isFilled = isHeaderFilled(brief)
  return `<header className="${wayCount > 3 ? '' : 'sticky top-0 z-10 '}${isFilled ? 'bg-cover text-on-cover' : 'bg-background'} px-5 sm:px-10">
  <div className="mx-auto flex min-h-20 max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 ${isFilled ? '' : style.rule}">
${indent(nameLink(brief, `font-display ${style.brand}`), 4)}
${nav(more, 'flex flex-wrap items-center gap-x-6 gap-y-1', 4)}
  </div>
</header>`
}

function rail({ brief, more }: FrameParts): string {
  const style = styles[brief.style]
  return `<header className="${filled(brief)}px-5 py-5 sm:px-10 lg:sticky lg:top-0 lg:h-screen lg:w-64 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-hairline lg:px-8 lg:py-10">
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:flex-col lg:items-start lg:gap-y-3">
${indent(nameLink(brief, `lg:mb-6 font-display ${style.brand}`), 4)}
${nav(more, 'flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-start', 4)}
  </div>
</header>`
}

/** As on a paper: the name over the whole width, the pages between two rules. */
function mast({ brief, wayCount, more }: FrameParts): string {
  const small = `font-display ${styles[brief.style].brand}`
  // A single button between two rules would look lost: it stands beside the name.
  const isAlone = wayCount === 0 && more.length === 1
  const large = `block break-words font-display ${headingWeight(brief)} pb-3 leading-[0.95] ${posterSize(brief, isAlone ? 900 : 1152)}`
  if (isAlone)
    return `<header className="${filled(brief)}px-5 pt-5 sm:px-10 sm:pt-8">
  <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b border-current pb-4">
${indent(nameLink(brief, `{pathname === '/' ? '${large}' : '${small}'}`), 4)}
${nav(more, 'pb-1.5', 4)}
  </div>
</header>`
  return `<header className="${filled(brief)}px-5 pt-5 sm:px-10 sm:pt-8">
  <div className="mx-auto max-w-6xl">
${indent(nameLink(brief, `{pathname === '/' ? '${large}' : '${small}'}`), 4)}
${nav(more, 'mt-3 flex flex-wrap items-center gap-x-7 gap-y-1 border-y border-current py-1.5 [&>*:last-child]:ml-auto', 4)}
  </div>
</header>`
}

/** A row of ruled cells, the name over them as large as it goes. */
function cells({ brief, more }: FrameParts): string {
  const style = styles[brief.style]
  const line = /border-b-\d/.test(style.rule) || brief.style === 'bold' ? '-2' : ''
  const large = `block break-words px-5 py-6 font-display ${headingWeight(brief)} leading-[0.86] sm:px-10 ${posterSize(brief, 1360)}`
  const small = `block px-5 py-4 font-display sm:px-10 ${style.brand}`
  return `<header className="border-b${line} border-text">
${nav(more, `flex flex-wrap border-b${line} border-text [&>*]:flex [&>*]:min-h-13 [&>*]:min-w-32 [&>*]:flex-1 [&>*]:items-center [&>*]:rounded-none [&>*]:border-0 [&>*]:px-5 sm:[&>*]:px-10 [&>*:not(:first-child)]:border-l${line} [&>*:not(:first-child)]:border-text`, 2)}
${indent(nameLink(brief, `{pathname === '/' ? '${large}' : '${small}'}`), 2)}
</header>`
}

/** A coloured panel at the side with the name, the pages and the app's own picture. */
function split({ brief, more }: FrameParts): string {
  const style = styles[brief.style]
  return `<header className="flex flex-col bg-cover text-on-cover lg:sticky lg:top-0 lg:h-screen lg:w-[34%] lg:shrink-0">
  <div className="px-5 pb-5 pt-6 sm:px-10 lg:pt-10">
${indent(nameLink(brief, `block max-w-[12ch] break-words font-display ${headingWeight(brief)} text-4xl leading-none sm:text-5xl xl:text-6xl`), 4)}
${nav(more, `mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 ${style.button}`, 4)}
  </div>
  <div className="h-32 min-h-0 overflow-hidden sm:h-44 lg:h-auto lg:flex-1">
    <Cover />
  </div>
</header>`
}

/** Where there is something to do on the first page, the picture leaves it the room. */
function bandHeight({ front }: Brief): string {
  if (front === 'site') return 'h-32 sm:h-48 lg:h-60'
  return front === 'list' ? 'h-20 sm:h-32 lg:h-36' : 'h-20 sm:h-28 lg:h-36'
}

/** A coloured band over the whole width; the first page opens with the app's own picture in it. */
function band({ brief, more }: FrameParts): string {
  const style = styles[brief.style]
  return `<header className="bg-cover text-on-cover">
  <div className="px-5 sm:px-10">
    <div className="mx-auto flex min-h-20 max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
${indent(nameLink(brief, `font-display ${style.brand}`), 6)}
${nav(more, 'flex flex-wrap items-center gap-x-6 gap-y-1', 6)}
    </div>
  </div>
  {pathname === '/' && (
    <div className="${bandHeight(brief)} overflow-hidden">
      <Cover />
    </div>
  )}
</header>`
}

/** So much fits at both sides of a name that stands in the middle of a wide screen. */
const mostBesideCrest = { ways: 3, letters: 24 }

/** The name in the middle with the pages at its left and what one does at its right; too many pages stand below it. */
function crest({ brief, wayCount, more }: FrameParts): string {
  const style = styles[brief.style]
  if (wayCount > mostBesideCrest.ways || brief.name.length > mostBesideCrest.letters || more.length === 0)
    return `<header className="${filled(brief)}px-5 pt-5 sm:px-10 sm:pt-8">
  <div className="mx-auto flex max-w-6xl flex-col items-center gap-y-3 pb-4 text-center ${style.rule}">
${indent(nameLink(brief, `font-display ${style.brand}`), 4)}
${nav(more, 'flex flex-wrap items-center justify-center gap-x-6 gap-y-1', 4)}
  </div>
</header>`
  return `<header className="${filled(brief)}px-5 pt-3 sm:px-10 sm:pt-5">
  <div className="relative mx-auto flex min-h-14 max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-3 ${style.rule}">
${indent(nameLink(brief, `font-display ${style.brand} lg:absolute lg:left-1/2 lg:-translate-x-1/2`), 4)}
${nav(more, 'flex flex-wrap items-center gap-x-6 gap-y-1 lg:w-full lg:[&>*:last-child]:ml-auto', 4)}
  </div>
</header>`
}

const headers: Readonly<Record<Frame, (parts: FrameParts) => string>> = {
  bar,
  rail,
  mast,
  cells,
  split,
  band,
  crest,
}

export function frameHeader(parts: FrameParts): string {
  return headers[parts.brief.frame](parts)
}

/** Only the rail and the bars know nothing of the page that is shown. */
export function frameUsesPath({ frame }: Brief): boolean {
  return frame === 'mast' || frame === 'cells' || frame === 'band'
}
