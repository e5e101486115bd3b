// What an app's artwork can show besides scenes. Each motif fills its width and a height of 600 with classes of the app's own palette,
// lightest idea first.
import {
  type Chance,
  type Point,
  between,
  circle,
  path,
  rectangle,
  sceneHeight,
  sceneWidth,
  smoothPath,
} from './shapes.ts'

/** @param width a panel's, or that of a band, which is several panels wide and still one picture */
type Motif = (chance: Chance, width: number) => string[]

/** A band shows less of the sky. */
function lowered(width: number): number {
  return width > sceneWidth ? 70 : 0
}

const tones = ['fill-cover-soft', 'fill-cover-strong', 'fill-cover-deep'] as const

/** Height lines of a map, with a way across them. */
function contours(chance: Chance, width: number): string[] {
  const [x, y] = [between(chance, width * 0.22, width * 0.7), between(chance, 180, 380)]
  const turns = [chance() * 6, chance() * 6]
  const lines = Array.from({ length: Math.round((width / sceneWidth) * 14) + 3 }, (_, index) => {
    const points = Array.from({ length: 18 }, (_unused, step): Point => {
      const angle = (step / 18) * 2 * Math.PI
      const swell =
        1 + 0.24 * Math.sin(angle * 2 + (turns[0] ?? 0) + index * 0.06) + 0.13 * Math.sin(angle * 3 + (turns[1] ?? 0))
      return [
        x + Math.cos(angle) * (18 + index * 34) * swell * 1.15,
        y + Math.sin(angle) * (18 + index * 34) * swell * 0.85,
      ]
    })
    const isThick = index % 5 === 0
    return path(smoothPath(points, true), `fill-none stroke-cover-strong ${isThick ? 'stroke-3' : 'stroke-[1.5]'}`)
  })
  const stops = Math.ceil(width / 140) + 1
  const way = Array.from({ length: stops }, (_, index): Point => [index * 140 - 20, between(chance, 220, 430)])
  const [stopX, stopY] = way[Math.floor(stops / 2)] ?? [400, 300]
  return [
    ...lines,
    path(smoothPath(way, false), 'fill-none stroke-cover-accent stroke-6 [stroke-dasharray:18_14]'),
    circle(stopX, stopY, 17, 'fill-cover stroke-cover-accent stroke-6'),
  ]
}

function hills(chance: Chance, width: number): string[] {
  const layer = (height: number, swing: number): string => {
    const points = Array.from({ length: Math.ceil(width / 160) + 2 }, (_, index): Point => [
      index * 160 - 80,
      height + (chance() - 0.5) * swing,
    ])
    return `${smoothPath(points, false)}V${sceneHeight}H-80Z`
  }
  return [
    circle(
      between(chance, width * 0.22, width * 0.78),
      between(chance, 130, 220) + lowered(width),
      between(chance, 56, 86),
      'fill-cover-accent',
    ),
    path(layer(300, 130), 'fill-cover-soft'),
    path(layer(400, 110), 'fill-cover-strong'),
    path(layer(500, 80), 'fill-cover-deep'),
  ]
}

/** Columns as of a year's figures, one of them told apart. */
function columns(chance: Chance, width: number): string[] {
  const count = Math.ceil(width / 41)
  const most = Math.floor(between(chance, count * 0.4, count * 0.85))
  return Array.from({ length: count }, (_, index) => {
    const height = index === most ? 430 : between(chance, 60, 330) + (index * 80) / count
    return rectangle(
      index * 41 - 4,
      sceneHeight - height,
      29,
      height,
      index === most ? 'fill-cover-accent' : (tones[index % 2] ?? tones[0]),
    )
  })
}

export const motifs = { contours, hills, columns } as const satisfies Record<string, Motif>
export type MotifName = keyof typeof motifs
