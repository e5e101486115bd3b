// The colour roles of an app. Asked colours are kept exactly; every other role bends round them.
import { type Oklch, contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief } from '../brief.ts'
import { pick } from '../seed.ts'
import { topicById } from '../topics/index.ts'
import { looksOfSubject } from '../topics/subject-looks.ts'
import { subjectIn } from '../topics/subjects.ts'
import { type Cover, coverOf } from './cover.ts'
import { isPink, plainBackground, plainSurface, sway } from './grounds.ts'
import { apart, moveUntil, readable, shift, textOn, turn, visible } from './readable.ts'
import { hasPlayGround, playGround } from './play-ground.ts'
import { huesOfLook } from './said-tones.ts'
import { withScheme } from './scheme.ts'

export interface Palette extends Record<string, string>, Cover {
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
}

interface Ground {
  text: string
  muted: string
  hairline: string
  control: string
  accent: string
  danger: string
}

/** From here on a colour is seen as one. */
const vivid = 0.1

/** The darkest line that is seen on black. */
const faintest = 0.28

/** The roles that depend on what they stand on: used once for the page and once for cards and panels. */
function rolesOn(ground: string, accent: Oklch, askedText: string | undefined): Ground {
  const { l, c, h } = fromHex(ground)
  const text = askedText !== undefined && contrast(askedText, ground) >= readable ? askedText : textOn(ground)
  const isLight = fromHex(text).l < 0.5
  const isSaturated = c > 0.06
  const ink = fromHex(text)
  const quiet: Oklch = isLight
    ? { l: isSaturated ? 0.36 : 0.48, c: isSaturated ? 0.06 : 0.02, h }
    : { l: isSaturated ? 0.88 : 0.72, c: isSaturated ? 0.03 : 0.015, h }
  // Letters that were asked in a colour are quieter in that colour.
  const muted = !isLight && ink.c > vivid ? { ...ink, c: ink.c * 0.7 } : quiet
  // On black a line is as grey as it takes to be seen.
  const line = isLight ? Math.max(0, l - 0.11) : Math.max(faintest, Math.min(1, l + 0.13))
  return {
    text,
    muted: moveUntil(muted, ground, readable),
    hairline: toHex({ l: line, c: Math.min(c, 0.07), h }),
    control: moveUntil({ l: isLight ? 0.62 : 0.52, c: Math.min(c, 0.03), h }, ground, visible),
    accent: moveUntil(accent, ground, readable),
    danger: moveUntil(isLight ? { l: 0.52, c: 0.19, h: 27 } : { l: 0.72, c: 0.15, h: 25 }, ground, readable),
  }
}

/** The colour moved until it reads on another ground as well, where it still reads on its own. */
function alsoOn(color: string, other: string, own: string): string {
  const moved = moveUntil(fromHex(color), other, readable)
  return contrast(moved, own) >= readable ? moved : color
}

/** Quiet, clear and bright: how much of its hue an app has that was given no colour. */
const chromas = [0.1, 0.14, 0.17] as const

/** Where the colour of the whole app comes from: what was asked, else the topic, swayed a little by the seed. */
function chooseHue(brief: Brief): Oklch {
  const { primary, accent, background } = brief.colors
  const asked = [primary, accent, background].flatMap((hex) => (hex === undefined ? [] : [fromHex(hex)]))
  const colored = asked.find(({ c }) => c > 0.02)
  if (colored !== undefined) return colored
  // Who asked for black and white, or for grey, gets no hue at all.
  if (asked.length > 1) return { l: 0.52, c: 0, h: 0 }
  const said = huesOfLook(brief)
  // A lido is blue and a bakery the colour of wheat: the hue of a thing that has one sways only a little.
  const own = said ?? subjectIn(brief.request)?.hues
  const hue = pick(own ?? looksOfSubject(brief.request)?.hues ?? plainHues(brief.topic), brief.seed, 'hue')
  const c = pick(said === undefined ? chromas : [0.14], brief.seed, 'chroma')
  const by = sway(brief, 'hue', own === undefined ? 30 : 8)
  const swayed = turn(hue, by)
  return { l: 0.52, c, h: isPink(swayed) && !isPink(hue) ? turn(hue, Math.abs(by)) : swayed }
}

/** Pink is what some things are; of a topic, that knows no more than a sort of records, it says nothing. */
function plainHues(topic: string): readonly number[] {
  const { hues } = topicById(topic)
  const others = hues.filter((hue) => !isPink(hue))
  return others.length > 0 ? others : hues
}

/** Bright, clear, near-white, or deep with white letters: a pastel is only one of them. */
function buttonByNight({ seed }: Brief, { c, h }: Oklch, background: string): string {
  const buttons: readonly Oklch[] = [
    { l: 0.78, c: c * 0.8, h },
    { l: 0.7, c: c * 1.1, h },
    { l: 0.94, c: Math.min(c, 0.02), h },
    { l: 0.56, c, h },
  ]
  return moveUntil(pick(buttons, seed, 'night button'), background, visible)
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
    ? buttonByNight(brief, base, background)
    : toHex({ l: 0.47 + sway(brief, 'button', 6) / 100, c: Math.min(base.c, 0.17), h: base.h })
}

interface Grounds {
  background: string
  surface: string
  primary: string
}

function groundsOf(brief: Brief, base: Oklch): Grounds {
  const { colors } = brief
  const background = colors.background ?? plainBackground(brief, base)
  const { c, h } = fromHex(background)
  const surface = colors.surface ?? plainSurface(background, colors.background !== undefined, c > 0.02 ? h : base.h)
  return { background, surface, primary: choosePrimary(brief, base, surface, background) }
}

/** What stands out beside these buttons, before it is moved to where it is read. */
function accentBeside({ colors }: Brief, base: Oklch, { primary, background, surface }: Grounds): Oklch {
  if (colors.accent !== undefined) return fromHex(colors.accent)
  const { c, h } = fromHex(primary)
  // A bright colour that was asked for on black is that colour in links, too, and no darker shade of it.
  const isRead = contrast(primary, background) >= readable && contrast(primary, surface) >= readable
  if (colors.primary !== undefined && c > vivid && isRead) return fromHex(primary)
  // Who asked for colours gets no other hue beside them.
  const hasAsked = Object.keys(colors).length > 0
  const hue = c > 0.05 ? h : hasAsked ? base.h : turn(base.h, 150)
  const chroma = base.c === 0 ? 0 : c > 0.05 ? c * 1.3 : 0.17
  return { l: 0.52, c: Math.min(0.17, chroma), h: hue }
}

/** Letters that were asked in a colour have it on what stands out as well. */
function inkedCover(cover: ReturnType<typeof coverOf>, ink: string | undefined): ReturnType<typeof coverOf> {
  const isRead = ink !== undefined && fromHex(ink).c > vivid && contrast(ink, cover.cover) >= readable
  return isRead ? { ...cover, 'on-cover': ink } : cover
}

/** @param day the same app as it is by day: what is teal there is not pink by night, whatever the buttons become */
export function composePalette(brief: Brief, day = brief): Palette {
  const base = chooseHue(brief)
  const { colors } = brief
  const grounds = groundsOf(brief, base)
  const { background, surface, primary } = grounds
  const backgroundColor = fromHex(background)
  const primaryColor = fromHex(primary)
  const accentBase = accentBeside(brief, base, day === brief ? grounds : groundsOf(day, base))
  const page = rolesOn(background, accentBase, colors.text)
  const panel = rolesOn(surface, accentBase, colors.text)
  const isFlat = contrast(background, surface) < apart
  const isAskedPair = colors.background !== undefined && colors.surface !== undefined
  const edge = isFlat ? (isAskedPair || backgroundColor.c > 0.12 ? panel.text : panel.hairline) : surface
  const onPrimary = textOn(primary)
  // Buttons of a row stand in a panel in one layout and on the page in another.
  const onBoth = (color: string): string => alsoOn(color, background, surface)
  const hasPlainEdge = contrast(primary, surface) >= apart && contrast(primary, background) >= apart
  return {
    background,
    ...page,
    accent: alsoOn(page.accent, surface, background),
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
    ...inkedCover(coverOf(brief, base, background), colors.text),
    ...(hasPlayGround(brief) && playGround(background, page.muted)),
  }
}

/** From here on a ground is light. */
const lightFrom = 0.6

/** A light ground that was said of the whole app, and of no part of it: "cream and navy". It is meant for the day. */
function isDaysGround({ colors, request, message = request }: Brief): boolean {
  const { background } = colors
  if (background === undefined || fromHex(background).l < lightFrom) return false
  const reading = readColors(message)
  const isPlaced = reading.asked.some((color) => color.isPlaced && grounds.has(color.target))
  return !isPlaced && withScheme(reading, message).colors.background === background
}
const grounds: ReadonlySet<string> = new Set(['background', 'surface', 'text'])

/** Without its grounds the app keeps the hue of them; a button that is not seen by night is a lighter one. */
function byNight(brief: Brief): Palette {
  const { background, surface: _surface, text: _text, ...kept } = brief.colors
  const colors = Object.keys(kept).length > 0 || background === undefined ? kept : { accent: background }
  const night = { ...brief, isDark: true, colors }
  const palette = composePalette(night, brief)
  if (colors.primary === undefined || contrast(colors.primary, palette.background) >= visible) return palette
  const { primary, ...others } = colors
  // Black buttons are white ones by night, and there is no hue beside them.
  if (fromHex(primary).c < 0.02) {
    const white = textOn(palette.background)
    return composePalette({ ...night, colors: { accent: white, ...others, primary: white } }, brief)
  }
  const lit = moveUntil(fromHex(primary), palette.background, readable)
  return composePalette({ ...night, colors: { ...others, primary: lit } }, brief)
}

/** The same app by night, for visitors who prefer dark; null where its brightness or its grounds were asked for. */
export function nightPalette(brief: Brief): Palette | null {
  if (brief.isDark || !brief.followsVisitor) return null
  if (isDaysGround(brief)) return byNight(brief)
  const { background, surface, text } = brief.colors
  const isAsked = [background, surface, text].some((color) => color !== undefined)
  return isAsked ? null : composePalette({ ...brief, isDark: true }, brief)
}

/** True where no colour at all was asked for, and not only a white page with black buttons. */
export function isBlackAndWhite(brief: Brief): boolean {
  return (
    chooseHue(brief).c === 0 &&
    /\bblack\W+(?:and\W+|n\W+)?white\b|\bmonochrom|\bgr[ae]y-?scale/i.test(brief.message ?? brief.request)
  )
}

/** True when the page as it is first shown is dark. */
export function isDarkGround(brief: Brief): boolean {
  return fromHex(composePalette(brief).background).l < 0.5
}
