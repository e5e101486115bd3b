// The colours that were asked for are there: in how the page is painted, and in its pixels.
import type { CheckResult } from '@joinery/contract/checks'

import type { Expectations } from '../../judge.ts'
import type { Check } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import type { Rgb } from './color-difference.ts'
import { colorDifference, readHex, toHex } from './color-difference.ts'
import type { ColorShare } from './color-share.ts'
import { countColors, sameColor, shareOf } from './color-share.ts'
import { decodePng } from './decode-png.ts'
import type { Paint } from './in-page/read-paint.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'

const kind = 'colors'

type AskedColor = Expectations['colors'][number]

interface Seen {
  path: string
  paint: Paint
  counts: ReadonlyMap<number, number>
}

export const colorsCheck: Check = {
  kind,
  async run(session) {
    const { colors } = session.expectations
    if (colors.length === 0) return []
    const { pages } = await viewPages(session)
    const seen = pages.flatMap(readSeen)
    return colors.map((asked) => judgeColor(asked, seen, pages[0]))
  },
}

function readSeen(view: PageView): Seen[] {
  if (view.paint === null || view.pixels === null) return []
  return [{ path: view.look.path, paint: view.paint, counts: countColors(decodePng(view.pixels)) }]
}

const places: Record<AskedColor['on'], string> = {
  background: 'as the background',
  component: 'on buttons, links or other parts',
  anywhere: 'somewhere',
}

function judgeColor(asked: AskedColor, seen: readonly Seen[], first: PageView | undefined): CheckResult {
  const color = readHex(asked.hex)
  const evidence = [first?.widths[0]?.picture ?? null]
  const said = { kind, title: `The colour ${asked.hex} is there ${places[asked.on]}`, page: null, evidence } as const
  if (color === null) return passed(said)
  // Nobody saw it: that says nothing of the app.
  if (seen.length === 0) return skipped({ ...said, detail: 'No page could be looked at.' })
  const fault = asked.on === 'background' ? findGroundFault(color, seen) : findPartFault(color, asked.on, seen)
  return fault === null ? passed(said) : failed({ ...said, detail: fault })
}

/** Cards and pictures lie on it, but it is what one calls the colour of the page. */
const leastGround = 0.15
/** So much of a picture is a background whatever made it: an image, a gradient. */
const plentyOfGround = 0.45

function findGroundFault(color: Rgb, seen: readonly Seen[]): string | null {
  const pages = seen.map(({ path, paint, counts }) => {
    const { share } = shareOf(color, counts)
    const isGround = paint.grounds.some((ground) => colorDifference(color, ground) <= sameColor)
    return { path, share, fits: (isGround && share >= leastGround) || share >= plentyOfGround, paint, counts }
  })
  const fitting = pages.filter(({ fits }) => fits).length
  if (pages.length > 0 && fitting * 2 >= pages.length) return null
  const other = pages.find(({ fits }) => !fits)
  if (other === undefined) return null
  const shown = mostCommon(other.counts)
  return `${toHex(color)} was asked for as the background; on ${other.path} it covers ${percent(other.share)} of the window. Most of it is ${toHex(shown)} instead.`
}

/** A line of text in the colour is enough; a stray pixel of a photo is not. */
const leastPixels = 24

function findPartFault(color: Rgb, on: AskedColor['on'], seen: readonly Seen[]): string | null {
  const pages = seen.map(({ paint, counts }) => ({
    parts: paint.parts.filter((part) => colorDifference(color, part.color) <= sameColor),
    isGround: paint.grounds.some((ground) => colorDifference(color, ground) <= sameColor),
    found: shareOf(color, counts),
  }))
  const isPainted = pages.some(({ parts, isGround }) => parts.length > 0 || (on === 'anywhere' && isGround))
  const isSeen = pages.some(({ found }) => found.pixels >= leastPixels)
  if (isPainted && isSeen) return null
  if (on === 'anywhere' && pages.some(({ found }) => isPlenty(found))) return null
  const nearest = nearestPart(color, seen)
  const instead = nearest === null ? '' : ` The nearest is ${nearest}.`
  if (isPainted)
    return `${toHex(color)} was asked for; it is set in the styles, but not to be seen on the first screens of any page.`
  return `${toHex(color)} was asked for; no button, link, heading, border or surface is painted in it.${instead}`
}

/** Enough for what no style names: an image, a canvas. */
function isPlenty({ share }: ColorShare): boolean {
  return share >= 0.01
}

function nearestPart(color: Rgb, seen: readonly Seen[]): string | null {
  const parts = seen.flatMap(({ paint }) => paint.parts)
  const [nearest] = parts.toSorted((a, b) => colorDifference(color, a.color) - colorDifference(color, b.color))
  return nearest === undefined ? null : `${toHex(nearest.color)} of the ${nearest.what}`
}

function mostCommon(counts: ReadonlyMap<number, number>): Rgb {
  const [[key] = [0]] = [...counts].toSorted((a, b) => b[1] - a[1])
  return [key >> 16, (key >> 8) & 255, key & 255]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
