// What an app's artwork can show. Each motif fills its width and a height of 600 with classes of the app's own palette,
// lightest idea first.
import {
  type Chance,
  type Point,
  between,
  circle,
  leaf,
  path,
  rectangle,
  round,
  sceneHeight,
  sceneWidth,
  smoothPath,
} from './shapes.ts'

/** @param width a panel's, or that of a band, which is several panels wide and still one picture */
type Motif = (chance: Chance, width: number) => string[]

/** Where groups of a panel's width begin. */
function places(width: number): number[] {
  return Array.from({ length: Math.round(width / sceneWidth) }, (_, index) => index * sceneWidth)
}

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

/** A row of pots with what grows in them. */
function leaves(chance: Chance, width: number): string[] {
  const pots = places(width).flatMap((left) => [left + 140, left + 400, left + 660])
  return pots.flatMap((x, place) => {
    const pot = place % 3
    const count = 7 + (pot % 2) * 2
    const blades = Array.from({ length: count }, (_, index) => {
      const side = (index - (count - 1) / 2) / ((count - 1) / 2)
      const spread = pot === 1 ? 62 : 34
      const length = between(chance, 230, 300) * (1 - 0.3 * Math.abs(side))
      return path(
        leaf([x + side * 22, 470], length, pot === 1 ? 36 : 20, -90 + side * spread + (chance() - 0.5) * 8),
        tones[index % 3] ?? tones[0],
      )
    })
    return [
      ...blades,
      path(`M${x - 62} 462h124l-16 138h-92Z`, pot === 1 ? 'fill-cover-accent' : 'fill-on-cover'),
      rectangle(x - 70, 448, 140, 26, pot === 1 ? 'fill-cover-accent' : 'fill-on-cover'),
    ]
  })
}

/** A laid table from above. */
function table(chance: Chance, width: number): string[] {
  const stripes = Array.from({ length: width / 100 + 1 }, (_, index) =>
    rectangle(index * 100 - 8, 0, 14, sceneHeight, 'fill-cover-soft'),
  )
  const plates = places(width).flatMap((left, group) => laidPlates(chance, left, group % 2 === 1))
  return [...stripes, ...plates]
}

/** One large plate and two small ones; every second group the other way round, so that no row repeats itself. */
function laidPlates(chance: Chance, left: number, isTurned: boolean): string[] {
  const plates = [
    [250, 310, 178],
    [610, 170, 118],
    [640, 470, 96],
  ] as const
  return plates.flatMap(([across, down, radius], plate) => {
    const [x, y] = [left + (isTurned ? sceneWidth - across : across), isTurned ? sceneHeight - down : down]
    const pieces = Array.from({ length: plate === 0 ? 13 : 7 }, (_, index) => {
      const angle = index * 2.4 + chance() * 0.3
      const away = radius * 0.56 * Math.sqrt((index + 0.6) / (plate === 0 ? 13 : 7))
      const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
      return index % 3 === 2
        ? path(leaf([px, py], radius * 0.24, radius * 0.07, chance() * 360), 'fill-cover-deep')
        : circle(
            px,
            py,
            radius * between(chance, 0.07, 0.12),
            index % 3 === 0 ? 'fill-cover-accent' : 'fill-cover-strong',
          )
    })
    return [
      circle(x + 8, y + 12, radius, 'fill-cover-deep opacity-25'),
      circle(x, y, radius, 'fill-on-cover'),
      circle(x, y, radius * 0.74, 'fill-cover-soft'),
      ...pieces,
    ]
  })
}

/** Vessels on a board, each turned on the same wheel. */
function vessels(chance: Chance, width: number): string[] {
  const shapes = [
    [0.34, 0.62, 0.98, 0.8, 0.3, 0.4],
    [0.36, 0.84, 1, 0.86, 0.42, 0.46],
    [0.5, 0.66, 0.72, 0.46, 0.15, 0.2],
    [0.52, 0.74, 0.86, 0.78, 0.5, 0.56],
  ]
  const offset = Math.floor(chance() * shapes.length)
  const fills = ['fill-cover-accent', 'fill-on-cover', 'fill-cover-strong', 'fill-cover-deep']
  const all = places(width).flatMap((left) => [left + 110, left + 300, left + 495, left + 690])
  const pieces = all.flatMap((x, index) => {
    const height = between(chance, 220, 360)
    const profile = shapes[(index + offset + Math.floor(index / shapes.length)) % shapes.length] ?? []
    const side = profile.map((wide, at): Point => [wide * 84, 520 - (height * at) / (profile.length - 1)])
    const outline = [
      ...side.map(([w, y]): Point => [x + w, y]),
      ...side.toReversed().map(([w, y]): Point => [x - w, y]),
    ]
    const [lip, top] = side.at(-1) ?? [30, 200]
    return [
      path(smoothPath(outline, true), fills[index % fills.length] ?? ''),
      `<ellipse cx="${x}" cy="${round(top)}" rx="${round(lip)}" ry="${round(lip * 0.2)}" className="fill-cover" />`,
    ]
  })
  return [...pieces, rectangle(0, 520, width, 16, 'fill-cover-deep'), rectangle(0, 536, width, 64, 'fill-cover-soft')]
}

/** Backs of books, some of them leaning. */
function spines(chance: Chance, width: number): string[] {
  const fills = ['fill-cover-soft', 'fill-cover-strong', 'fill-cover-deep', 'fill-on-cover', 'fill-cover-accent']
  const backs: string[] = []
  for (let x = -10, index = 0; x < width; index += 1) {
    const thick = between(chance, 26, 66)
    const height = between(chance, 250, 450)
    const fill = fills[Math.floor(chance() * (index % 4 === 0 ? 5 : 4))] ?? ''
    const label = fill === 'fill-on-cover' ? 'fill-cover-strong' : 'fill-cover'
    backs.push(
      rectangle(x, 560 - height, thick, height, fill),
      rectangle(x, 560 - height + between(chance, 24, 60), thick, between(chance, 5, 16), label),
    )
    x += thick + 3 + (chance() < 0.12 ? 46 : 0)
  }
  return [...backs, rectangle(0, 560, width, 40, 'fill-cover-deep')]
}

/** Quarter circles that happen to meet. */
function tiles(chance: Chance, width: number): string[] {
  const size = 100
  const across = width / size
  return Array.from({ length: across * 6 }, (_, index) => {
    const [x, y] = [(index % across) * size, Math.floor(index / across) * size]
    const fill = chance() < 0.08 ? 'fill-cover-accent' : (tones[Math.floor(chance() * 3)] ?? tones[0])
    const corners = [
      `M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}Z`,
      `M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}Z`,
      `M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}Z`,
      `M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}Z`,
    ]
    return chance() < 0.22 ? '' : path(corners[Math.floor(chance() * 4)] ?? '', fill)
  }).filter((tile) => tile !== '')
}

/** A sun of bands over even lines. */
function sun(chance: Chance, width: number): string[] {
  const x = between(chance, width * 0.32, width * 0.68)
  const rings = [290, 235, 180, 125, 70].map((radius, index) =>
    circle(
      x,
      470,
      radius,
      ['fill-cover-soft', 'fill-cover-strong', 'fill-cover-accent', 'fill-cover-deep', 'fill-on-cover'][index] ?? '',
    ),
  )
  const lines = Array.from({ length: 5 }, (_, index) =>
    rectangle(0, 470 + index * 28, width, 8 + index * 4, 'fill-cover'),
  )
  return [...rings, ...lines]
}

/** Dots that swell, as ink does in print. */
function halftone(chance: Chance, width: number): string[] {
  const [x, y] = [between(chance, width / 4, (width * 3) / 4), between(chance, 150, 450)]
  const across = Math.ceil(width / 60)
  return Array.from({ length: across * 10 }, (_, index) => {
    const row = Math.floor(index / across)
    const [px, py] = [(index % across) * 60 + 10 + (row % 2) * 30, row * 62 + 20]
    const near = Math.max(0, 1 - Math.hypot(((px - x) * sceneWidth) / width, py - y) / 460)
    const fill = near > 0.78 ? 'fill-cover-accent' : near > 0.5 ? 'fill-cover-deep' : 'fill-cover-strong'
    return near < 0.08 ? '' : circle(px, py, 3 + near * 25, fill)
  }).filter((dot) => dot !== '')
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

/** The edge of a wave, and all below it. */
function wave(y: number, swing: number, width: number): string {
  const points = Array.from({ length: Math.ceil(width / 110) + 1 }, (_, index): Point => [
    index * 110 - 40,
    y + (index % 2 === 0 ? -swing : swing),
  ])
  return `${smoothPath(points, false)}V${sceneHeight}H-40Z`
}

/** Water with a boat, under a low sun. */
function water(chance: Chance, width: number): string[] {
  const x = between(chance, width * 0.22, width * 0.7)
  return [
    circle(between(chance, width / 5, (width * 4) / 5), 240 + lowered(width), 84, 'fill-cover-accent'),
    path(wave(300, 6, width), 'fill-cover-soft'),
    path(`M${round(x)} 322h120l-26 38h-68ZM${round(x + 54)} 314V176l64 138Z`, 'fill-on-cover'),
    path(wave(372, 10, width), 'fill-cover-strong'),
    path(wave(470, 15, width), 'fill-cover-deep'),
  ]
}

/** Large plain solids, stacked with care. */
function solids(chance: Chance, width: number): string[] {
  const groups = places(width).flatMap((left, group) => {
    const x = left + between(chance, 60, 200)
    const [box, arch] = group % 2 === 0 ? [x, x + 300] : [x + 340, x]
    return [
      rectangle(box, 330, 260, 270, 'fill-cover-strong'),
      circle(
        box + 130,
        220,
        group === 0 ? 110 : between(chance, 70, 110),
        group === 0 ? 'fill-cover-accent' : 'fill-cover-soft',
      ),
      path(`M${round(arch)} 600V300a150 150 0 0 1 300 0v300Z`, 'fill-cover-soft'),
      path(`M${round(arch + 70)} 600V330a80 80 0 0 1 160 0v270Z`, 'fill-cover-deep'),
    ]
  })
  return [...groups, rectangle(0, 560, width, 40, 'fill-cover-deep')]
}

export const motifs = {
  contours,
  hills,
  leaves,
  table,
  vessels,
  spines,
  tiles,
  sun,
  halftone,
  columns,
  water,
  solids,
} as const satisfies Record<string, Motif>
export type MotifName = keyof typeof motifs
