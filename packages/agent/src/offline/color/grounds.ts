// The ground of a page where nobody asked for one: white, near-neutral, tinted, saturated or deep, by style, topic and seed.
import { type Oklch, fromHex, toHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { hashText, pick } from '../seed.ts'
import { subjectIn } from '../topics/subjects.ts'

type Tint = 'white' | 'neutral' | 'tinted' | 'soft' | 'loud' | 'deep' | 'ink' | 'paper'

const tints: Readonly<Record<Brief['style'], readonly Tint[]>> = {
  editorial: ['white', 'neutral', 'soft', 'tinted'],
  cozy: ['soft', 'neutral', 'soft', 'white', 'deep'],
  nature: ['soft', 'white', 'deep', 'neutral', 'soft'],
  playful: ['loud', 'soft', 'loud', 'white'],
  bold: ['white', 'loud', 'deep', 'neutral', 'loud'],
  corporate: ['white', 'white', 'tinted'],
  tech: ['ink', 'white', 'ink', 'neutral'],
  brutalist: ['neutral', 'loud', 'white'],
  minimal: ['white', 'neutral', 'tinted'],
  luxury: ['deep', 'deep', 'neutral', 'white'],
  retro: ['loud', 'soft', 'deep'],
  kids: ['loud', 'soft'],
  medical: ['white', 'tinted', 'soft'],
  neon: ['tinted', 'white'],
}

/** A whole number from -most to most, by the sentence and by what sways. */
export function sway({ seed }: Pick<Brief, 'seed'>, purpose: string, most: number): number {
  return (hashText(`${seed}:sway:${purpose}`) % (2 * most + 1)) - most
}

/** Two colours and no ground for them: the whole app is to be in these. */
export function isScheme({ colors }: Brief): boolean {
  return colors.primary !== undefined && colors.accent !== undefined && colors.background === undefined
}

/** Colours that were asked for are seen in the ground as well. */
function schemeGround({ l, c, h }: Oklch, isVivid: boolean): Oklch {
  // A pale yellow is lighter than other tints, and red is pink in all but the faintest.
  if (l > 0.85) return { l: 0.965, c: Math.min(0.055, c * 0.5), h }
  if (c > 0.15 && (h < 40 || h > 345)) return { l: 0.955, c: 0.018, h }
  return isVivid ? { l: 0.92, c: 0.06, h } : { l: 0.935, c: 0.03, h }
}

const isVivid = ({ style }: Brief): boolean => ['bold', 'playful', 'retro', 'kids'].includes(style)

/** Where each hue is at its brightest and ink can still be read on it. */
const loudest: readonly (readonly [upTo: number, lightness: number, chroma: number])[] = [
  [40, 0.69, 0.17],
  [80, 0.78, 0.155],
  [120, 0.88, 0.17],
  [170, 0.82, 0.17],
  [220, 0.79, 0.115],
  [290, 0.72, 0.125],
  [345, 0.74, 0.14],
  [360, 0.7, 0.16],
]

function loudGround(hue: number): Oklch {
  const [, l, c] = loudest.find(([upTo]) => hue <= upTo) ?? [360, 0.8, 0.14]
  return { l, c, h: hue }
}

/**
 * A pale red is pink and a pale orange a peach, a pale blue is ice: half of all pages would be one of these. Such a hue has
 * its ground in another one, that goes with it.
 */
function softHue(brief: Brief, hue: number): number {
  // An office is as cool as its hue is.
  if (brief.style === 'corporate' && hue > 140 && hue < 290) return hue
  if (hue > 325 || hue < 82) return pick([98, 112, 140, 168], brief.seed, 'soft hue')
  if (hue > 195 && hue < 270) return pick([hue, 168, 292, 102], brief.seed, 'soft hue')
  return hue
}

const asksTech = /\b(?:tech(?:y|nical|no)?|futuristic|cyber\w*|terminal|hacker|sci-?fi)\b/i

/** A pink nobody asked for says nothing of anything. */
export const isPink = (hue: number): boolean => hue > 318 || hue < 22

/**
 * What is seen at night has a dark ground, where nobody asked for a colour. A pastel page under rows of work is no ground of
 * anything: a list that is worked with stands on near-white, on ink, or on the full colour of its subject.
 */
function tintOf(brief: Brief, hue: number): Tint {
  const { style, seed, front, frame, stage, request, message = request } = brief
  const subject = subjectIn(request)
  if (subject?.light === 'night') return 'deep'
  if (style === 'tech' && asksTech.test(message)) return 'ink'
  const picked = pick(tints[style], seed, 'tint')
  // A picture of the day stands on a page of the day.
  const isUnderDay = subject?.light === 'day' && (frame === 'band' || frame === 'split')
  const tint = isUnderDay && (picked === 'ink' || picked === 'deep') ? 'tinted' : picked
  // What is read and written with is a sheet; a show-case is for things.
  if (tint === 'deep' && front === 'stage' && /^(?:translator|text-|writer|calculator)/.test(stage)) return 'white'
  if (front !== 'list') return tint
  const isGrounded = isVivid(brief) || subject?.hues !== undefined
  if (tint === 'loud' && (!isGrounded || isPink(hue))) return pick(['white', 'neutral'], seed, 'quiet ground')
  if (tint === 'soft' && style === 'cozy') return 'paper'
  return tint === 'soft' && !['playful', 'kids'].includes(style)
    ? pick(['tinted', 'white', 'neutral'], seed, 'work ground')
    : tint
}

/** A dark orange and a dark yellow are brown. */
export const isBrownByNight = (hue: number): boolean => hue > 35 && hue < 115

/** @param hue of the app, whose ground need not have it */
export function plainBackground(brief: Brief, { l, c, h }: Oklch): string {
  const step = sway(brief, 'depth', 2) / 100
  if (brief.isDark) {
    const most = isBrownByNight(h) ? 0.011 : 0.027 + step / 3
    return toHex({ l: 0.215 + step * 1.2, c: Math.min(c, most), h })
  }
  if (isScheme(brief)) {
    const ground = schemeGround({ l, c, h }, isVivid(brief))
    return toHex({ ...ground, c: Math.min(ground.c, c) })
  }
  const grounds: Record<Tint, () => Oklch> = {
    white: () => ({ l: 0.996, c: 0.0015, h }),
    neutral: () => ({ l: 0.945 + step, c: 0.005, h }),
    tinted: () => ({ l: 0.965 + step / 2, c: 0.012, h: softHue(brief, h) }),
    soft: () => ({ l: 0.915 + step, c: isVivid(brief) ? 0.085 : 0.042, h: softHue(brief, h) }),
    loud: () => loudGround(h),
    // As the ground of a show-case: dark in the light as well.
    deep: () => ({ l: 0.28 + step, c: 0.055, h }),
    paper: () => ({ l: 0.962 + step / 2, c: 0.017, h: 84 }),
    ink: () => ({ l: 0.2 + step / 2, c: 0.028, h }),
  }
  const ground = grounds[tintOf(brief, h)]()
  return toHex({ ...ground, c: Math.min(ground.c, c) })
}

export function plainSurface(background: string, isAskedBackground: boolean, hue: number): string {
  const { l, c } = fromHex(background)
  if (l < 0.45)
    return toHex({
      l: Math.min(0.5, l + (isAskedBackground && c > 0.05 ? 0.06 : 0.045)),
      c: Math.min(c + 0.004, 0.05),
      h: hue,
    })
  // On a saturated ground the panels are neutral, so that only one fill shouts.
  return toHex({ l: 0.995, c: c > 0.12 ? 0.001 : 0.003, h: hue })
}
