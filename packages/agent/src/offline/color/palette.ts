// The colour roles of an app. Asked colours are kept exactly; every other role bends round them.
import { type Oklch, contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { hashText, pick } from '../seed.ts'
import { topicById } from '../topics/index.ts'
import { looksOfSubject } from '../topics/subject-looks.ts'
import { subjectIn } from '../topics/subjects.ts'
import { huesOfLook } from './said-tones.ts'

export interface Palette extends Record<string, string> {
  background: string
  text: string
  muted: string
  hairline: string
  control: string
  accent: string
  danger: string
  surface: string
  'on-surface': string
  'surface-muted': string
  'surface-hairline': string
  'surface-control': string
  'surface-accent': string
  'surface-danger': string
  edge: string
  primary: string
  'primary-hover': string
  'on-primary': string
  'primary-edge': string
  cover: string
  'on-cover': string
  'cover-soft': string
  'cover-strong': string
  'cover-deep': string
  'cover-accent': string
}

const readable = 4.5
const visible = 3
/** Below this two fills run into each other, and an edge must part them. */
const apart = 1.6

const shift = (color: Oklch, by: Partial<Oklch>): Oklch => ({ ...color, ...by })
const turn = (hue: number, by: number): number => (hue + by + 360) % 360

/** Ink or near-white, whichever reads better on the fill. */
function textOn(fill: string): string {
  const { c, h } = fromHex(fill)
  // White has no hue that its ink could take on.
  const ink = toHex({ l: 0.2, c: c < 0.001 ? 0 : 0.02, h })
  const white = toHex({ l: 0.985, c: 0.005, h })
  const best = contrast(ink, fill) >= contrast(white, fill) ? ink : white
  if (contrast(best, fill) >= readable) return best
  return contrast('#000000', fill) >= contrast('#ffffff', fill) ? '#000000' : '#ffffff'
}

/** Keeps hue and chroma and moves the lightness away from the ground until the ratio holds. */
function moveUntil(color: Oklch, ground: string, ratio: number): string {
  const towards = contrast('#ffffff', ground) > contrast('#000000', ground) ? 0.02 : -0.02
  let moved = color
  for (let step = 0; step < 60 && contrast(toHex(moved), ground) < ratio; step++) {
    moved = shift(moved, { l: Math.min(1, Math.max(0, moved.l + towards)) })
  }
  const hex = toHex(moved)
  return contrast(hex, ground) >= ratio ? hex : textOn(ground)
}

interface Ground {
  text: string
  muted: string
  hairline: string
  control: string
  accent: string
  danger: string
}

/** The roles that depend on what they stand on: used once for the page and once for cards and panels. */
function rolesOn(ground: string, accent: Oklch, askedText: string | undefined): Ground {
  const { l, c, h } = fromHex(ground)
  const text = askedText !== undefined && contrast(askedText, ground) >= readable ? askedText : textOn(ground)
  const isLight = fromHex(text).l < 0.5
  const isSaturated = c > 0.06
  const muted: Oklch = isLight
    ? { l: isSaturated ? 0.36 : 0.48, c: isSaturated ? 0.06 : 0.02, h }
    : { l: isSaturated ? 0.88 : 0.72, c: isSaturated ? 0.03 : 0.015, h }
  const line = isLight ? Math.max(0, l - 0.11) : Math.min(1, l + 0.13)
  return {
    text,
    muted: moveUntil(muted, ground, readable),
    hairline: toHex({ l: line, c: Math.min(c, 0.07), h }),
    control: moveUntil({ l: isLight ? 0.62 : 0.52, c: Math.min(c, 0.03), h }, ground, visible),
    accent: moveUntil(accent, ground, readable),
    danger: moveUntil(isLight ? { l: 0.52, c: 0.19, h: 27 } : { l: 0.72, c: 0.15, h: 25 }, ground, readable),
  }
}

type Tint = 'tinted' | 'white' | 'soft' | 'loud' | 'stone' | 'night'

const tints: Readonly<Record<Brief['style'], readonly Tint[]>> = {
  editorial: ['tinted', 'white', 'soft'],
  cozy: ['soft', 'tinted'],
  nature: ['soft', 'tinted'],
  playful: ['soft', 'loud', 'tinted'],
  bold: ['soft', 'white', 'loud'],
  corporate: ['tinted', 'white', 'soft'],
  tech: ['tinted', 'white', 'soft'],
  brutalist: ['stone', 'loud', 'tinted'],
  minimal: ['white', 'tinted', 'soft'],
  luxury: ['night', 'stone', 'white'],
  retro: ['soft', 'loud', 'tinted'],
  kids: ['soft', 'loud'],
  medical: ['white', 'tinted'],
  neon: ['tinted', 'white'],
}

/** Two colours and no ground for them: the whole app is to be in these. */
function isScheme({ colors }: Brief): boolean {
  return colors.primary !== undefined && colors.accent !== undefined && colors.background === undefined
}

/** Colours that were asked for are seen in the ground as well. */
function schemeGround({ l, c, h }: Oklch, isVivid: boolean): Oklch {
  // A pale yellow is lighter than other tints, and red is pink in all but the faintest.
  if (l > 0.85) return { l: 0.965, c: Math.min(0.055, c * 0.5), h }
  if (c > 0.15 && (h < 40 || h > 345)) return { l: 0.955, c: 0.018, h }
  return isVivid ? { l: 0.92, c: 0.06, h } : { l: 0.935, c: 0.03, h }
}

/** How much darker a ground may be than its tint says. */
const depths = [0, 0.01, 0.02] as const

function plainBackground(brief: Brief, { l, c, h }: Oklch): string {
  if (brief.isDark) return toHex({ l: 0.185, c: Math.min(c, 0.012), h })
  const tint = pick(tints[brief.style], brief.seed, 'tint')
  const isVivid = ['bold', 'playful', 'retro', 'kids'].includes(brief.style)
  const lowered = pick(depths, brief.seed, 'depth')
  const grounds: Record<Tint, Oklch> = {
    white: { l: 0.992, c: 0.002, h },
    tinted: { l: 0.97 - lowered, c: 0.012 + lowered / 2, h },
    soft: isVivid ? { l: 0.9 - lowered, c: 0.085, h } : { l: 0.925 - lowered, c: 0.032 + lowered, h },
    loud: { l: 0.84, c: 0.15, h },
    // As the ground of a show-case: dark in the light as well.
    night: { l: 0.23, c: 0.035, h },
    stone: { l: 0.91 - lowered, c: 0.006 + lowered / 4, h },
  }
  const ground = isScheme(brief) ? schemeGround({ l, c, h }, isVivid) : grounds[tint]
  return toHex({ ...ground, c: Math.min(ground.c, c) })
}

function plainSurface(background: string, isAskedBackground: boolean, hue: number): string {
  const { l, c } = fromHex(background)
  if (l < 0.45)
    return toHex({
      l: Math.min(0.5, l + (isAskedBackground && c > 0.05 ? 0.06 : 0.04)),
      c: Math.min(c + 0.004, isAskedBackground ? 0.05 : 0.014),
      h: hue,
    })
  // On a saturated ground the panels are neutral, so that only one fill shouts.
  return toHex({ l: 0.995, c: c > 0.12 ? 0.001 : 0.003, h: hue })
}

/** A whole number from -most to most, by the sentence and by what sways. */
function sway({ seed }: Brief, purpose: string, most: number): number {
  return (hashText(`${seed}:sway:${purpose}`) % (2 * most + 1)) - most
}

/** Quiet, clear and bright: how much of its hue an app has that was given no colour. */
const chromas = [0.1, 0.14, 0.17] as const

/** Where the colour of the whole app comes from: what was asked, else the topic, swayed a little by the seed. */
function chooseHue(brief: Brief): Oklch {
  const { primary, accent, background } = brief.colors
  const asked = [primary, accent, background].flatMap((hex) => (hex === undefined ? [] : [fromHex(hex)]))
  const vivid = asked.find(({ c }) => c > 0.02)
  if (vivid !== undefined) return vivid
  // Who asked for black and white, or for grey, gets no hue at all.
  if (asked.length > 1) return { l: 0.52, c: 0, h: 0 }
  const said = huesOfLook(brief.request)
  // A lido is blue and a bakery the colour of wheat: the hue of a thing that has one sways only a little.
  const own = said ?? subjectIn(brief.request)?.hues
  const hue = pick(own ?? (looksOfSubject(brief.request) ?? topicById(brief.topic)).hues, brief.seed, 'hue')
  const c = pick(said === undefined ? chromas : [0.14], brief.seed, 'chroma')
  return { l: 0.52, c, h: turn(hue, sway(brief, 'hue', own === undefined ? 30 : 8)) }
}

function choosePrimary(brief: Brief, base: Oklch, surface: string, background: string): string {
  if (brief.colors.primary !== undefined) return brief.colors.primary
  const ground = fromHex(background)
  // On a colourful or asked ground the button is ink or white: a second hue would fight the first.
  if (brief.colors.background !== undefined || ground.c > 0.06) {
    const ink = textOn(surface)
    if (contrast(ink, background) >= visible) return ink
    const onPage = textOn(background)
    return contrast(onPage, surface) >= apart ? onPage : ink
  }
  if (['editorial', 'brutalist', 'luxury'].includes(brief.style)) {
    // Ink, or an ink that has the hue of the app.
    const isTinged = base.c > 0 && pick([false, true], brief.seed, 'ink')
    const tinged = brief.isDark ? { l: 0.84, c: 0.07, h: base.h } : { l: 0.36, c: 0.09, h: base.h }
    return isTinged ? toHex(tinged) : textOn(background)
  }
  return brief.isDark
    ? toHex({ l: 0.78, c: base.c * 0.8, h: base.h })
    : toHex({ l: 0.47 + sway(brief, 'button', 6) / 100, c: Math.min(base.c, 0.17), h: base.h })
}

type Cover = Pick<Palette, 'cover' | 'on-cover' | 'cover-soft' | 'cover-strong' | 'cover-deep' | 'cover-accent'>

/** Five tones of one hue and a sixth that stands out: the ground of a panel or band, and what is drawn on it. */
function coverOf(brief: Brief, base: Oklch, isDark: boolean): Cover {
  const asked = brief.colors.accent ?? brief.colors.primary
  const { background } = brief.colors
  // Beside a loud ground that was asked for, the picture is that ground, white and ink; other tones of it look soiled.
  if (background !== undefined && fromHex(background).c > 0.12) {
    const { h } = fromHex(background)
    const cover = toHex({ l: 0.985, c: 0.005, h })
    return {
      cover,
      'on-cover': textOn(cover),
      'cover-soft': toHex({ l: 0.93, c: 0.05, h }),
      'cover-strong': background,
      'cover-deep': toHex({ l: 0.24, c: 0.04, h }),
      'cover-accent': asked ?? background,
    }
  }
  const strength = Math.min(1, base.c / 0.1)
  const lift = sway(brief, 'cover', 5) / 100
  const tone = (l: number, c: number): string => toHex({ l: Math.max(0.12, l + lift), c: c * strength, h: base.h })
  const kinds = {
    deep: [tone(0.31, 0.065), tone(0.39, 0.08), tone(0.5, 0.1), tone(0.23, 0.05)],
    pale: [tone(0.89, 0.05), tone(0.82, 0.07), tone(0.64, 0.11), tone(0.42, 0.09)],
    vivid: [tone(0.72, 0.15), tone(0.79, 0.13), tone(0.6, 0.15), tone(0.4, 0.1)],
    asked: [0, 0.07, -0.13, -0.3].map((by) =>
      toHex({ l: Math.min(0.98, Math.max(0.16, base.l + by)), c: Math.min(base.c, 0.17), h: base.h }),
    ),
  } as const
  const fitting: Record<Brief['style'], readonly (keyof typeof kinds)[]> = {
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
  const kind = isScheme(brief) ? 'asked' : pick(inItsLight(fitting[brief.style], brief), brief.seed, 'cover')
  // What was asked for shines in the dark.
  const lit = isScheme(brief) && base.c > 0.2 ? toHex(base) : tone(0.47, 0.09)
  const [cover, soft, strong, deep] = isDark
    ? [tone(0.26, 0.045), tone(0.33, 0.06), lit, tone(0.17, 0.03)]
    : kinds[kind]
  const standsOut = fromHex(cover).l > 0.6 ? { l: 0.62, c: 0.18 * strength } : { l: 0.8, c: 0.13 * strength }
  const isQuiet = ['corporate', 'minimal', 'tech', 'editorial', 'luxury', 'medical'].includes(brief.style)
  const pairs = isQuiet ? [35, -35, 150] : [150, 180, 210, 60]
  // Who asked for colours gets no other hue beside them.
  const hue = Object.keys(brief.colors).length > 0 ? base.h : turn(base.h, pick(pairs, brief.seed, 'pair'))
  return {
    cover,
    'on-cover': textOn(cover),
    'cover-soft': soft,
    'cover-strong': strong,
    'cover-deep': deep,
    'cover-accent': asked ?? toHex({ ...standsOut, h: hue }),
  }
}

/** What is seen at night has a dark ground, and a sun no dark sky, where nobody asked for colours. */
function inItsLight<Kind extends string>(
  kinds: readonly Kind[],
  { request, colors }: Brief,
): readonly (Kind | 'deep' | 'pale')[] {
  const light = Object.keys(colors).length > 0 ? undefined : subjectIn(request)?.light
  if (light === 'night') return ['deep']
  const bright = kinds.filter((kind) => kind !== 'deep')
  return light !== 'day' ? kinds : bright.length > 0 ? bright : ['pale']
}

export function composePalette(brief: Brief): Palette {
  const base = chooseHue(brief)
  const { colors } = brief
  const background = colors.background ?? plainBackground(brief, base)
  const backgroundColor = fromHex(background)
  const surface =
    colors.surface ??
    plainSurface(background, colors.background !== undefined, backgroundColor.c > 0.02 ? backgroundColor.h : base.h)
  const primary = choosePrimary(brief, base, surface, background)
  const primaryColor = fromHex(primary)
  // Who asked for colours gets no other hue beside them.
  const hasAsked = Object.keys(colors).length > 0
  const accentHue = primaryColor.c > 0.05 ? primaryColor.h : hasAsked ? base.h : turn(base.h, 150)
  const accentChroma = base.c === 0 ? 0 : primaryColor.c > 0.05 ? primaryColor.c * 1.3 : 0.17
  const accentBase =
    colors.accent === undefined ? { l: 0.52, c: Math.min(0.17, accentChroma), h: accentHue } : fromHex(colors.accent)
  const page = rolesOn(background, accentBase, colors.text)
  const panel = rolesOn(surface, accentBase, colors.text)
  const isFlat = contrast(background, surface) < apart
  const isAskedPair = colors.background !== undefined && colors.surface !== undefined
  const edge = isFlat ? (isAskedPair || backgroundColor.c > 0.12 ? panel.text : panel.hairline) : surface
  const onPrimary = textOn(primary)
  // Buttons of a row stand in a panel in one layout and on the page in another.
  const onBoth = (color: string): string => {
    const moved = moveUntil(fromHex(color), background, readable)
    return contrast(moved, surface) >= readable ? moved : color
  }
  const hasPlainEdge = contrast(primary, surface) >= apart && contrast(primary, background) >= apart
  return {
    background,
    ...page,
    surface,
    'on-surface': panel.text,
    'surface-muted': onBoth(panel.muted),
    'surface-hairline': panel.hairline,
    'surface-control': panel.control,
    'surface-accent': onBoth(panel.accent),
    'surface-danger': onBoth(panel.danger),
    edge,
    primary,
    'primary-hover': toHex(
      shift(primaryColor, { l: fromHex(onPrimary).l > 0.5 ? primaryColor.l - 0.05 : primaryColor.l + 0.05 }),
    ),
    'on-primary': onPrimary,
    'primary-edge': hasPlainEdge ? primary : onPrimary,
    ...coverOf(brief, base, backgroundColor.l < 0.5),
    ...stripesOf(brief),
  }
}

/** Colours that were asked besides the background are seen on every page, exactly as asked: as stripes at its edges. */
export function stripesOf({ colors }: Pick<Brief, 'colors'>): { stripe?: string; 'stripe-below'?: string } {
  const [stripe, below] = [colors.accent, colors.surface].filter(
    (color) => color !== undefined && color !== colors.background,
  )
  return { ...(stripe !== undefined && { stripe }), ...(below !== undefined && { 'stripe-below': below }) }
}

/** The same app by night, for visitors who prefer dark; null where its brightness or its grounds were asked for. */
export function nightPalette(brief: Brief): Palette | null {
  const { background, surface, text } = brief.colors
  const isAsked = brief.isDark || [background, surface, text].some((color) => color !== undefined)
  return isAsked || !brief.followsVisitor ? null : composePalette({ ...brief, isDark: true })
}

/** True where no colour at all was asked for, and not only a white page with black buttons. */
export function isBlackAndWhite(brief: Brief): boolean {
  return (
    chooseHue(brief).c === 0 && /\bblack\W+(?:and\W+|n\W+)?white\b|\bmonochrom|\bgr[ae]y-?scale/i.test(brief.request)
  )
}

/** True when the page as it is first shown is dark. */
export function isDarkGround(brief: Brief): boolean {
  return fromHex(composePalette(brief).background).l < 0.5
}
