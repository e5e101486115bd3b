// Opens every page once more and measures all that the checks of looks ask about, so that each page is opened once for them.
import type { CheckResult, Evidence } from '@joinery/contract/checks'
import type { Page } from 'playwright-core'

import type { AppSession, Facts, PageLook, Visitor } from '../../walk/app-session.ts'
import { readTree } from './accessibility-tree.ts'
import type { Control } from './control-list.ts'
import { listControls } from './control-list.ts'
import type { AxeFinding } from './in-page/run-axe.ts'
import { runAxe } from './in-page/run-axe.ts'
import type { LayoutFault } from './in-page/find-cut-text.ts'
import { findCutText } from './in-page/find-cut-text.ts'
import { findCovered } from './in-page/find-covered.ts'
import type { Overflow } from './in-page/find-overflow.ts'
import { findOverflow } from './in-page/find-overflow.ts'
import type { Paint } from './in-page/read-paint.ts'
import { readPaint } from './in-page/read-paint.ts'
import type { SeenText } from './in-page/read-view.ts'
import { readView } from './in-page/read-view.ts'
import { runInPage } from './in-page/run-in-page.ts'
import { hasWords } from './words-in-text.ts'

/** As specified for the preview: desktop, tablet, phone. */
export const widths = [1280, 720, 360] as const
const height = 800
/** Enough to see the first three screens of a page. */
const highestPicture = 2_000

/** A walk keeps only so many pictures, and what goes wrong later needs some, too. */
const mostPictured = 6

export interface WidthView {
  width: number
  seen: SeenText
  overflow: Overflow
  cut: LayoutFault[]
  covered: LayoutFault[]
  picture: Evidence | null
}

export interface PageView {
  look: PageLook
  /** Widest first. A width is missing when the page did not answer there. */
  widths: WidthView[]
  paint: Paint | null
  /** The first screens of the page as PNG; only when colours were asked for. */
  pixels: Uint8Array | null
  axe: AxeFinding[]
  /** As the page is opened on a desktop. */
  controls: Control[]
  /** What only a phone has: the button of a menu, usually. */
  phoneControls: Control[]
  /** Errors and requests of opening, scrolling and resizing. */
  facts: Facts
  evidence: Evidence[]
}

export interface Views {
  pages: PageView[]
  /** Pages that could not be looked at: a failed result of the engine each. */
  failures: CheckResult[]
}

const noOverflow: Overflow = { sidewaysPx: 0, culprits: [], outside: [] }

const viewsOf = new WeakMap<AppSession, Promise<Views>>()

/** Views of all pages that answer, in their order; made once for all checks of a walk. */
export function viewPages(session: AppSession): Promise<Views> {
  const views = viewsOf.get(session) ?? makeViews(session)
  viewsOf.set(session, views)
  return views
}

async function makeViews(session: AppSession): Promise<Views> {
  const byPath = new Map<string, PageView>()
  const failures = await session.eachPage('layout', async (look, visitor) => {
    byPath.set(look.path, await viewPage(session, look, visitor))
    return []
  })
  const looks = await session.pages()
  return { pages: looks.flatMap((look) => byPath.get(look.path) ?? []), failures }
}

async function viewPage(session: AppSession, look: PageLook, visitor: Visitor): Promise<PageView> {
  const { page } = visitor
  const needs = needsOf(session, await session.pages())
  await scrollThrough(visitor)
  const isPictured = (await session.pages()).indexOf(look) < mostPictured
  const wide = await viewWidth(visitor, { width: widths[0], isPictured, needs })
  const paint = needs.colors ? await runInPage(page, readPaint, null) : null
  const pixels = needs.colors ? await paintedPixels(page) : null
  const axe = needs.axe ? await runAxe(page) : []
  const controls = needs.controls ? listControls(await readTree(page)) : []
  const narrower = needs.widths ? await viewNarrower(visitor, look, { isPictured, needs }) : []
  const onPhone = needs.widths && needs.controls ? listControls(await readTree(page)) : []
  const onDesktop = new Set(controls.map((control) => `${control.role} ${control.name}`))
  return {
    look,
    widths: [wide, ...narrower].filter((view) => view !== null),
    paint,
    pixels,
    axe,
    controls,
    phoneControls: onPhone.filter((control) => !onDesktop.has(`${control.role} ${control.name}`)),
    facts: visitor.facts(),
    evidence: visitor.evidence(),
  }
}

/** The tablet and the phone; the page is a phone's afterwards. */
async function viewNarrower(
  visitor: Visitor,
  look: PageLook,
  { isPictured, needs }: { isPictured: boolean; needs: Needs },
): Promise<(WidthView | null)[]> {
  const { page } = visitor
  await page.setViewportSize({ width: widths[1], height })
  await visitor.settle(600)
  const middle = await viewWidth(visitor, { width: widths[1], isPictured: false, needs })
  // A phone opens the page at its width: code that asks for the width once must do well, too.
  await page.setViewportSize({ width: widths[2], height })
  await visitor.open(look.path)
  return [middle, await viewWidth(visitor, { width: widths[2], isPictured, needs })]
}

/** What the checks of a walk ask of a view; the rest is not measured. */
interface Needs {
  widths: boolean
  faults: boolean
  colors: boolean
  axe: boolean
  controls: boolean
}

function needsOf({ kinds, expectations }: AppSession, looks: readonly PageLook[]): Needs {
  const isShown = (word: string) => looks.some(({ title, text }) => hasWords(`${title}\n${text}`, word))
  const controls = kinds.has('links') || kinds.has('controls')
  const faults = kinds.has('layout')
  return {
    // Words that are asked for may be seen on a phone only.
    widths: faults || controls || kinds.has('errors') || !expectations.words.every(isShown),
    faults,
    colors: kinds.has('colors') && expectations.colors.length > 0,
    axe: kinds.has('accessibility'),
    controls,
  }
}

async function paintedPixels(page: Page): Promise<Uint8Array> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: widths[0], height: Math.min(pageHeight, highestPicture) }
  return page.screenshot({ type: 'png', scale: 'css', animations: 'disabled', fullPage: true, clip })
}

/** Down to the end and back, so that what loads or appears on the way does so. */
async function scrollThrough(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    const screens = Math.min(8, Math.ceil(document.documentElement.scrollHeight / innerHeight))
    for (let screen = 1; screen < screens; screen++) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await visitor.settle(1_000)
}

async function viewWidth(
  visitor: Visitor,
  { width, isPictured, needs }: { width: number; isPictured: boolean; needs: Needs },
): Promise<WidthView | null> {
  const { page } = visitor
  await page.evaluate(endAnimations)
  const seen = await runInPage(page, readView, null)
  const overflow = needs.faults ? await runInPage(page, findOverflow, null) : noOverflow
  const cut = needs.faults ? await runInPage(page, findCutText, null) : []
  const covered = needs.faults ? await runInPage(page, findCovered, null) : []
  if (seen === null || overflow === null || cut === null || covered === null) return null
  const isFaulty = overflow.sidewaysPx > 0 || [overflow.outside, cut, covered].some((faults) => faults.length > 0)
  const picture = isPictured || isFaulty ? await visitor.screenshot() : null
  return { width, seen, overflow, cut, covered, picture }
}

/** Runs in the page: what fades in has faded in. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming()
    if (timing !== undefined && timing.endTime !== Infinity) animation.finish()
  }
}
