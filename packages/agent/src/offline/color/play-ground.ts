// The hills that a lively quiz or game stands on: green under any sky, or the sky's own hue where green would fight it.
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { apart, moveUntil, readable, textOn, turn } from './readable.ts'

const lively: ReadonlySet<Brief['style']> = new Set(['playful', 'kids', 'nature', 'cozy', 'retro'])
const played: ReadonlySet<string> = new Set(['memory', 'sums-game'])

const grass = 148

/** A quiz or a game in a lively style is played out of doors. */
export function hasPlayGround({ style, front, stage }: Pick<Brief, 'style' | 'front' | 'stage'>): boolean {
  return lively.has(style) && (front === 'quiz' || (front === 'stage' && played.has(stage)))
}

/** @param sky what the hills stand before @param words the palest letters that stand on them */
export function playGround(sky: string, words: string): Record<string, string> {
  const { l, c, h } = fromHex(sky)
  const between = Math.abs(((h - grass + 540) % 360) - 180)
  const fights = c > 0.15 && between > 100
  const isDark = l < 0.5
  /** Grass takes on a little of the sky's hue, what is farther more of it. */
  const hue = (most: number): number => {
    if (fights) return h
    const towards = c < 0.02 ? 0 : ((h - grass + 540) % 360) - 180
    return turn(grass, Math.max(-most, Math.min(most, towards)))
  }
  const chroma = fights ? Math.min(c, 0.15) : isDark ? 0.07 : 0.105
  const far = isDark ? 0.36 : fights ? Math.max(0.2, l - 0.09) : Math.min(0.88, l + 0.02)
  const near = isDark ? 0.29 : fights ? Math.max(0.16, l - 0.16) : Math.min(0.79, far - 0.07)
  // Cards lie on sky and grass: the hue across from the sky, or deep where the sky is loud itself.
  const across = { l: isDark ? 0.7 : 0.66, c: 0.17, h: turn(c < 0.02 ? 220 : h, 180) }
  const play = toHex(c > 0.12 ? { l: isDark ? 0.82 : 0.34, c: 0.09, h } : across)
  return {
    play: contrast(play, sky) >= apart ? play : moveUntil(fromHex(play), sky, apart),
    'on-play': textOn(play),
    'ground-far': moveUntil({ l: far, c: chroma * 0.85, h: hue(30) }, words, readable),
    'ground-near': moveUntil({ l: near, c: chroma, h: hue(12) }, words, readable),
    'ground-shade': toHex({
      l: isDark ? Math.max(0.08, l - 0.1) : l - 0.17,
      c: Math.min(c + 0.02, 0.16),
      h: c < 0.02 ? grass : h,
    }),
  }
}
