// The tones of the app's own picture, of a filled header and of a panel: one ground and what is drawn on it.
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'
import type { Oklch } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { pick } from '../seed.ts'
import { subjectIn } from '../topics/subjects.ts'
import { isBrownByNight, isScheme, sway } from './grounds.ts'
import { moveUntil, textOn, turn, visible } from './readable.ts'

export interface Cover {
  cover: string
  'on-cover': string
  'cover-soft': string
  'cover-strong': string
  'cover-deep': string
  'cover-accent': string
}

const kinds = ['deep', 'pale', 'vivid'] as const
type Kind = (typeof kinds)[number]

/** Ground, what is farther, what is nearer, and shade: lightness and chroma. */
const tones: Readonly<Record<Kind, readonly (readonly [lightness: number, chroma: number])[]>> = {
  deep: [
    [0.34, 0.075],
    [0.42, 0.09],
    [0.54, 0.11],
    [0.23, 0.05],
  ],
  pale: [
    [0.9, 0.045],
    [0.83, 0.065],
    [0.62, 0.12],
    [0.38, 0.09],
  ],
  vivid: [
    [0.75, 0.145],
    [0.82, 0.12],
    [0.57, 0.15],
    [0.3, 0.08],
  ],
}

/** The same by night keep their hue and most of its strength: a band that fades to brown is no band. */
const byNight: readonly (readonly [lightness: number, chroma: number])[] = [
  [0.345, 0.075],
  [0.42, 0.09],
  [0.58, 0.12],
  [0.2, 0.04],
]

/** What would be brown glows instead, with ink on it. */
const emberByNight: readonly (readonly [lightness: number, chroma: number])[] = [
  [0.56, 0.125],
  [0.64, 0.12],
  [0.74, 0.12],
  [0.26, 0.05],
]

const fitting: Readonly<Record<Brief['style'], readonly Kind[]>> = {
  editorial: ['pale', 'deep'],
  cozy: ['pale', 'deep', 'vivid'],
  nature: ['deep', 'pale'],
  playful: ['vivid', 'deep'],
  bold: ['vivid', 'deep'],
  corporate: ['deep', 'pale'],
  tech: ['deep', 'deep', 'pale'],
  brutalist: ['vivid', 'deep'],
  minimal: ['pale', 'deep'],
  luxury: ['deep'],
  retro: ['vivid', 'deep'],
  kids: ['vivid'],
  medical: ['pale', 'deep'],
  neon: ['deep'],
}

const quiet: ReadonlySet<Brief['style']> = new Set(['corporate', 'minimal', 'tech', 'editorial', 'luxury', 'medical'])

/** The colour that was asked for and has no place of its own on the page, or the only one. */
function askedCover({ colors }: Brief): string | undefined {
  const { background, surface, primary, accent } = colors
  const isGround = (hex: string | undefined): boolean => hex === undefined || hex === background
  if (!isGround(accent)) return accent
  if (!isGround(surface)) return surface
  return background === undefined ? primary : undefined
}

/** Exactly as asked, and drawn on it in tones of its own, ink and white: a second hue would fight it. */
function coverIn(cover: string, standsOut: string | undefined): Cover {
  const { l, c, h } = fromHex(cover)
  const isLight = l > 0.6
  const tone = (by: number, chroma = c): string =>
    toHex({ l: Math.min(0.985, Math.max(0.14, l + by)), c: Math.min(chroma, 0.17), h })
  const deep = toHex({ l: 0.22, c: Math.min(c, 0.04), h })
  const loud = standsOut !== undefined && contrast(standsOut, cover) >= visible ? standsOut : textOn(cover)
  return {
    cover,
    'on-cover': textOn(cover),
    'cover-soft': tone(isLight && l < 0.86 ? 0.08 : isLight ? -0.06 : 0.09),
    'cover-strong': isLight ? moveUntil({ l: l - 0.2, c: Math.min(c, 0.17), h }, cover, 2) : tone(0.22),
    'cover-deep': contrast(deep, cover) >= visible ? deep : tone(-0.14),
    'cover-accent': loud,
  }
}

/** By how much a band is lighter than the deep page that it stands on. */
const aboveDeep = 0.12
/** On black it is a grey that is seen. */
const leastOfBand = 0.26

/** @param ground of the page */
export function coverOf(brief: Brief, base: Oklch, ground: string): Cover {
  const { background, primary } = brief.colors
  const isOnDark = fromHex(ground).l < 0.5
  const isDark = isOnDark && (brief.isDark || background !== undefined)
  const asked = askedCover(brief)
  if (asked !== undefined && (!isDark || background !== undefined))
    return coverIn(
      asked,
      background !== undefined && fromHex(background).c > 0.12 ? spotOn(background, asked) : primary,
    )
  // Beside a loud ground that was asked for, the picture is that ground, white and ink; other tones of it look soiled.
  if (background !== undefined && fromHex(background).c > 0.12) return coverIn('#ffffff', spotOn(background, '#ffffff'))
  // On a deep ground that was asked for, bands and pictures are a lighter tone of it, and what was asked beside it stands out.
  if (background !== undefined && primary !== undefined && isOnDark) {
    const { l, c, h } = fromHex(background)
    return coverIn(toHex({ l: Math.max(l + aboveDeep, leastOfBand), c, h }), primary)
  }
  const own = hueBeside(brief, base, ground)
  const strength = own.isSlate ? 0.45 : Math.min(1, base.c / 0.1)
  const lift = sway(brief, 'cover', 3) / 100
  const some = fitting[brief.style]
  // On a deep page a deep picture would sink in.
  const onGround = isOnDark ? (['pale', 'vivid'] as const) : some
  const kind = own.isDeep ? 'deep' : pick(inItsLight(onGround, brief), brief.seed, 'cover')
  const night = isBrownByNight(base.h) && !own.isWet ? emberByNight : byNight
  const [cover = '', soft = '', strong = '', deep = ''] = (isDark ? night : tones[kind]).map(([l, c]) =>
    toHex({ l: Math.max(0.12, l + lift), c: c * strength, h: isDark && !own.isWet ? base.h : own.hue }),
  )
  const pairs = quiet.has(brief.style) ? [35, -35, 150] : [150, 180, 210, 60]
  // Who asked for colours gets no other hue beside them.
  const hue = Object.keys(brief.colors).length > 0 ? base.h : turn(base.h, pick(pairs, brief.seed, 'pair'))
  const standsOut =
    fromHex(cover).l > 0.6 ? { l: 0.58, c: 0.18 * strength, h: hue } : { l: 0.8, c: 0.13 * strength, h: hue }
  const loud = asked ?? primary
  return {
    cover,
    'on-cover': textOn(cover),
    'cover-soft': soft,
    'cover-strong': isScheme(brief) && base.c > 0.2 ? toHex(base) : strong,
    'cover-deep': deep,
    'cover-accent': loud ?? moveUntil(standsOut, cover, visible),
  }
}

/** So much colour in the page itself that a panel of nearly the same beside it would look soiled. */
const loudFrom = 0.06

/** What the hue of a panel is, where nobody asked for colours, and why it is not the page's own. */
interface OwnHue {
  isDeep: boolean
  isSlate: boolean
  isWet: boolean
  hue: number
}

/** Beside a loud page a panel is deep; a deep orange would be brown, so there it is slate, as the sky is in the rain. */
function hueBeside({ frame, colors, request }: Brief, base: Oklch, ground: string): OwnHue {
  const { l, c, h } = fromHex(ground)
  const isFree = Object.keys(colors).length === 0
  const isBesideLoud = frame === 'split' && isFree && l > 0.5 && c > loudFrom
  const isWet = isFree && subjectIn(request)?.scene === 'rain'
  const isSlate = isWet || (isBesideLoud && h > 10 && h < 115)
  return { isDeep: isBesideLoud || isWet, isSlate, isWet, hue: isSlate ? 255 : base.h }
}

/** The one part of a thing that may be of another colour where only one was asked for, loud and light: a red frame on yellow. */
function spotOn(background: string, beside: string): string {
  const { l, h } = fromHex(background)
  return l > 0.6 && fromHex(beside).c < 0.05 ? toHex({ l: 0.57, c: 0.19, h: turn(h, -83) }) : background
}

/** What is seen at night has a dark ground, and a sun no dark sky, where nobody asked for colours. */
function inItsLight(some: readonly Kind[], { request, colors }: Brief): readonly Kind[] {
  const light = Object.keys(colors).length > 0 ? undefined : subjectIn(request)?.light
  if (light === 'night') return ['deep']
  const bright = some.filter((kind) => kind !== 'deep')
  return light !== 'day' ? some : bright.length > 0 ? bright : ['pale']
}
