// Where an app's name and the ways to its pages stand: bar, rail, masthead, cells, a panel at the side, a band on top, or in
// one line. Header, masthead and page begin at one edge; a phone has one row.
import { fieldClasses, fieldOf } from '../../color/field.ts'
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief, Frame, Opening } from '../../brief.ts'
import { composePalette } from '../../color/palette.ts'
import { pick } from '../../seed.ts'
import { jsxText, nothing } from '../data/expressions.ts'
import { letterWidth, widthOf } from './heading-size.ts'
import { headingWeight, styles } from './styles.ts'

export interface FrameParts {
  brief: Brief
  /** How many pages there are besides the first. */
  wayCount: number
  /** Links and the act, as code. */
  more: readonly string[]
  /** The cart and the switch, which no menu hides. */
  kept: readonly string[]
  /** Whether the last of the links is what most visitors come to do. */
  hasAct: boolean
  /** Whether what is drawn goes over the whole width of a band. */
  isPictureWide: boolean
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

/** The second of two colours that were asked for the whole app: its header is where it is seen on every page. */
export function isFilledByPair(brief: Brief): boolean {
  return fieldOf(brief) === 'primary' && brief.frame !== 'cells' && !showsCover(brief)
}

/** The header stands on the ground of the app's own picture, or on the second colour. */
export function isHeaderFilled(brief: Brief): boolean {
  return showsCover(brief) || asksForFilled(brief) || hasFilledBar(brief) || isFilledByPair(brief)
}

const ground = (brief: Brief): string => (isFilledByPair(brief) ? fieldClasses(brief) : 'bg-cover text-on-cover')
const filled = (brief: Brief): string => (isHeaderFilled(brief) ? `${ground(brief)} ` : '')

/** Frames in which the name is the largest word of the first page. */
export function hasPosterName({ frame }: Brief): boolean {
  return frame === 'mast' || frame === 'cells'
}

/** Half of the apps have their panels and pictures on the other side. */
export function isMirrored({ seed }: Brief): boolean {
  return pick([true, false], seed, 'mirror')
}

/** What is laid out from the middle; tables and lines begin at the left, and so does what is called so. */
const inTheMiddle: ReadonlySet<Brief['skeleton']> = new Set([
  'cards',
  'slips',
  'wall',
  'gallery',
  'plate',
  'badges',
  'shelf',
  'register',
  'ballot',
])

/**
 * A rail of filters and a day stream have sides of their own, and beside a panel there is no room for two; below a name that
 * stands large at the left nothing is in the middle.
 */
export function openingOf({ opening, skeleton, frame }: Pick<Brief, 'opening' | 'skeleton' | 'frame'>): Opening {
  if (skeleton === 'index' || skeleton === 'days' || skeleton === 'feed' || frame === 'split') return 'stacked'
  const isLeft = ['rail', 'mast', 'cells'].includes(frame) || !inTheMiddle.has(skeleton)
  return opening === 'centred' && isLeft ? 'stacked' : opening
}

/** What stands beside a panel has one column: a second one would leave its words no room. */
export function isBesidePane({ frame }: Pick<Brief, 'frame'>): boolean {
  return frame === 'split'
}

/** The root's own classes: what stands beside the header instead of under it. */
export function rootClasses(brief: Brief): string {
  return brief.frame === 'rail' ? ' lg:flex' : ''
}

/** The same on the first page alone; '' for none. */
export function firstRootClasses(brief: Brief): string {
  if (brief.frame !== 'split') return ''
  return `lg:flex${isMirrored(brief) ? ' lg:flex-row-reverse' : ''}`
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

/** A name of more letters is set smaller on a phone, to stand in one row with what is at its right; a cart takes more. */
const shortName = { alone: 16, besideCart: 10 }

/** The name where it is not the largest word of a page. */
function brand({ style, name, front }: Brief): string {
  const longest = front === 'shop' ? shortName.besideCart : shortName.alone
  const small = name.length > longest ? ' max-sm:text-lg max-sm:leading-tight' : ''
  return `min-w-0 break-words font-display ${styles[style].brand}${small}`
}

/** As large as the width allows, in one line on a wide screen; above a list it leaves the first rows their place. */
export function posterSize(brief: Brief, width: number): string {
  const ems = Math.max(4 * letterWidth(brief), widthOf(brief, brief.name))
  const largest = Math.min(brief.front === 'list' ? 7 : 15, Math.floor((width / 16 / ems) * 10) / 10)
  return `${phonePoster(brief)} sm:text-[clamp(2.5rem,${Math.floor((width / 14.4 / ems) * 10) / 10}vw,${Math.max(2.5, largest)}rem)]`
}

/** What a phone has beside the button of its menu, in rem. */
const phoneWidth = 16

function phonePoster(brief: Brief): string {
  const fitting = Math.floor((phoneWidth / widthOf(brief, brief.name)) * 10) / 10
  return `text-[${Math.min(2.6, Math.max(1.5, fitting))}rem]`
}

/** Large type whose spaces stay open between words that stand close, and whose tails end above the line below it. */
function poster(brief: Brief, width: number): string {
  return `block min-w-0 break-words font-display ${headingWeight(brief)} leading-[0.95] [word-spacing:0.1em] ${/[gjpqyQ,;]/.test(brief.name) ? 'sm:pb-[0.3em]' : 'sm:pb-[0.12em]'} ${posterSize(brief, width)}`
}

/**
 * The pages and what one does, as one group; the global rules hang it below the header of a phone.
 *
 * @param inner classes of the links' row where there is room
 * @param outer classes of what holds it together with the cart and the switch
 */
function nav({ more, kept }: FrameParts, inner: string, outer = ''): string {
  const links =
    more.length === 0
      ? []
      : [
          '<PagesButton />',
          `<nav id="app-pages" aria-label="Pages" className="${inner}">\n${indent(more.join('\n'), 2)}\n</nav>`,
        ]
  if (links.length + kept.length === 0) return nothing
  const parts = [...links, ...kept].join('\n')
  return kept.length === 0
    ? parts
    : `<div className="flex shrink-0 items-center gap-x-2 sm:gap-x-6 ${outer}">\n${indent(parts, 2)}\n</div>`
}

/** One row on every screen: the name at its left, all the rest at its right. */
const row = 'mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-x-4 gap-y-1 py-2 sm:min-h-20 sm:gap-x-6'

function bar(parts: FrameParts): string {
  const { brief, wayCount } = parts
  const isFilled = isHeaderFilled(brief)
  return `<header className="${wayCount > 3 ? 'relative' : 'sticky top-0'} z-10 ${isFilled ? ground(brief) : 'bg-background'} px-5 sm:px-10">
  <div className="${row} ${isFilled ? '' : styles[brief.style].rule}">
${indent(nameLink(brief, brand(brief)), 4)}
${indent(nav(parts, 'flex flex-wrap items-center justify-end gap-x-6 gap-y-1'), 4)}
  </div>
</header>`
}

function rail(parts: FrameParts): string {
  const { brief } = parts
  return `<header className="${filled(brief)}relative z-10 px-5 sm:px-10 lg:sticky lg:top-0 lg:h-screen lg:w-64 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-hairline lg:px-8 lg:py-10">
  <div className="flex min-h-16 items-center justify-between gap-x-5 gap-y-2 lg:flex-col lg:items-start lg:justify-start lg:gap-y-3">
${indent(nameLink(brief, `${brand(brief)} lg:mb-6`), 4)}
${indent(nav(parts, 'flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-start', 'lg:flex-col lg:items-start'), 4)}
  </div>
</header>`
}

/** As on a paper: the name over the whole width, the pages between two rules. */
function mast(parts: FrameParts): string {
  const { brief, wayCount, more, kept } = parts
  const small = brand(brief)
  // A single button between two rules would look lost: it stands beside the name.
  const isAlone = wayCount === 0 && more.length + kept.length === 1
  if (isAlone)
    return `<header className="${filled(brief)}relative z-10 px-5 sm:px-10 sm:pt-6">
  <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-x-4 border-b border-current py-2 sm:items-end sm:gap-x-8 sm:pb-4">
${indent(nameLink(brief, `{pathname === '/' ? '${poster(brief, 900)}' : '${small}'}`), 4)}
${indent(nav(parts, 'shrink-0 sm:pb-1.5'), 4)}
  </div>
</header>`
  return `<header className="${filled(brief)}relative z-10 px-5 sm:px-10 sm:pt-6">
  <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-x-4 max-sm:border-b max-sm:border-current max-sm:py-2 sm:block">
${indent(nameLink(brief, `{pathname === '/' ? '${poster(brief, 1152)}' : '${small}'}`), 4)}
${indent(nav(parts, `flex flex-wrap items-center gap-x-7 gap-y-1${kept.length === 0 ? ' sm:mt-2 sm:border-y sm:border-current sm:py-1' : ''}`, 'sm:mt-2 sm:border-y sm:border-current sm:py-1 sm:[&>*:last-child]:ml-auto'), 4)}
  </div>
</header>`
}

/** A row of ruled cells, the name under them as large as it goes; the lines reach the edges, the words begin where the page does. */
function cells(parts: FrameParts): string {
  const { brief } = parts
  const style = styles[brief.style]
  const line = /border-b-\d/.test(style.rule) || brief.style === 'bold' ? '-2' : ''
  const cell = `sm:[&>*]:flex sm:[&>*]:min-h-13 sm:[&>*]:items-center sm:[&>*]:rounded-none sm:[&>*]:border-0 sm:[&>*]:border-r${line} sm:[&>*]:border-text sm:[&>*]:px-6 sm:[&>*:first-child:not([class*=bg-primary])]:pl-0`
  const across = `relative sm:before:absolute sm:before:inset-x-[-50vw] sm:before:bottom-0 sm:before:border-b${line} sm:before:border-text`
  return `<header className="relative z-10 overflow-x-clip border-b${line} border-text px-5 sm:px-10">
  <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-x-4 max-sm:py-2 sm:flex-col-reverse sm:items-stretch">
${indent(nameLink(brief, `{pathname === '/' ? '${poster(brief, 1152)} sm:pt-5' : '${brand(brief)} sm:py-4'}`), 4)}
${indent(nav(parts, `flex flex-wrap ${parts.kept.length === 0 ? `${across} ` : ''}${cell}`, across), 4)}
  </div>
</header>`
}

/** A coloured panel at the side of the first page, with the name, the pages and the app's own picture; elsewhere a bar of its colour. */
function split(parts: FrameParts): string {
  const { brief } = parts
  const style = styles[brief.style]
  const name = {
    first: `block min-w-0 break-words font-display ${headingWeight(brief)} text-2xl leading-none sm:max-w-[12ch] sm:text-4xl xl:text-5xl`,
    other: brand(brief),
  }
  return `<header className={\`relative z-10 bg-cover text-on-cover \${pathname === '/' ? 'flex flex-col lg:sticky lg:top-0 lg:h-screen lg:w-1/4 lg:shrink-0' : 'px-5 sm:px-10'}\`}>
  <div className={pathname === '/' ? 'flex min-h-16 items-center justify-between gap-x-4 px-5 sm:block sm:px-8 sm:pb-5 sm:pt-6 lg:pt-10 sm:[&>*+*]:mt-5' : '${row}'}>
${indent(nameLink(brief, `{pathname === '/' ? '${name.first}' : '${name.other}'}`), 4)}
${indent(nav(parts, `flex flex-wrap items-center gap-x-5 gap-y-2 ${style.button}`), 4)}
  </div>
  {pathname === '/' && (
    <div className="h-24 min-h-0 overflow-hidden sm:h-44 lg:h-auto lg:flex-1">
      <Cover />
    </div>
  )}
</header>`
}

/** Where there is something to do on the first page, the picture leaves it the room; one thing alone would leave a large band empty. */
function bandHeight({ brief: { front }, isPictureWide }: FrameParts): string {
  if (!isPictureWide && front !== 'site') return 'h-14 sm:h-16'
  if (front === 'site') return 'h-32 sm:h-48 lg:h-60'
  return front === 'list' ? 'h-20 sm:h-32 lg:h-36' : 'h-20 sm:h-28 lg:h-36'
}

/** A coloured band over the whole width; the first page opens with the app's own picture in it. */
function band(parts: FrameParts): string {
  const { brief } = parts
  return `<header className="relative z-10 bg-cover text-on-cover">
  <div className="px-5 sm:px-10">
    <div className="${row}">
${indent(nameLink(brief, brand(brief)), 6)}
${indent(nav(parts, 'flex flex-wrap items-center justify-end gap-x-6 gap-y-1'), 6)}
    </div>
  </div>
  {pathname === '/' && (
    <div className="${bandHeight(parts)} overflow-hidden">
      <Cover />
    </div>
  )}
</header>`
}

/** The pages go on in the line that the name begins; what one does ends it. */
function crest(parts: FrameParts): string {
  const { brief, hasAct } = parts
  const { rule } = styles[brief.style]
  return `<header className="${filled(brief)}relative z-10 px-5 sm:px-10">
  <div className="${row} sm:items-baseline sm:justify-start sm:gap-x-10 sm:pt-6 ${rule}">
${indent(nameLink(brief, `${brand(brief)} sm:shrink-0`), 4)}
${indent(nav(parts, `flex flex-wrap items-baseline gap-x-6 gap-y-1 ${hasAct ? 'sm:min-w-0 sm:flex-1 sm:[&>*:last-child]:ml-auto' : ''}`, 'sm:flex-1 [&>*:last-child]:ml-auto'), 4)}
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
  return frame === 'mast' || frame === 'cells' || frame === 'band' || frame === 'split'
}
