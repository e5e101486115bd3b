// House plants: four ways to grow and a cactus, in pots of several colours.
import { type Forms, formOf } from './forms.ts'
import type { Palette } from './prompt-palette.ts'
import { between, type Chance, circle, leaf, rectangle, short } from './shapes.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

/** Greens of the leaves, from light to dark. */
function green({ strong, middle, deep }: Palette, index: number): string {
  return [strong, middle, deep][index % 3] ?? strong
}

/** Long leaves from one root. */
function blades(palette: Palette, chance: Chance): string {
  const half = Math.floor(between(chance, 4, 8))
  return Array.from({ length: half * 2 + 1 }, (_, index) => {
    const spread = (index - half) / half
    return leaf({
      x: 400 + spread * 24,
      y: 424,
      length: between(chance, 220, 310) * (1 - 0.35 * Math.abs(spread)),
      width: between(chance, 24, 38),
      angle: -90 + spread * 72 + (chance() - 0.5) * 8,
      fill: green(palette, index),
    })
  }).join('')
}

/** Broad leaves, each on a stalk of its own. */
function rosette(palette: Palette, chance: Chance): string {
  return Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) / 4
    const angle = -90 + spread * between(chance, 44, 56)
    const away = between(chance, 130, 190) * (1 - 0.16 * Math.abs(spread))
    const [x, y] = [400 + Math.cos((angle * Math.PI) / 180) * away, 424 + Math.sin((angle * Math.PI) / 180) * away]
    return (
      line(`M400 430L${short(x)} ${short(y)}`, palette.deep, 5) +
      leaf({
        x,
        y,
        length: between(chance, 110, 150),
        width: between(chance, 50, 64),
        angle,
        fill: green(palette, index),
      })
    )
  }).join('')
}

/** Leaves by turns along a stem. */
function tree(palette: Palette, chance: Chance): string {
  const lean = between(chance, -24, 24)
  const leaves = Array.from({ length: 12 }, (_, index) => {
    const up = index / 11
    return leaf({
      x: 400 + lean * up,
      y: 380 - up * 270,
      length: between(chance, 110, 140) * (1 - 0.4 * up),
      width: between(chance, 34, 46) * (1 - 0.3 * up),
      angle: index === 11 ? -90 : (index % 2 === 0 ? -1 : 1) * (28 + 30 * up) + (index % 2 === 0 ? 0 : 180),
      fill: green(palette, index),
    })
  })
  return line(`M400 430Q404 250 ${short(400 + lean)} 112`, palette.deep, 9) + leaves.join('')
}

/** What hangs over the edge of its pot. */
function trailing(palette: Palette, chance: Chance): string {
  return Array.from({ length: 7 }, (_, vine) => {
    const side = (vine - 3) / 3
    const [reach, fall] = [side * between(chance, 130, 210), between(chance, 60, 190) * Math.abs(side) + 12]
    const crown = 372 - (1 - Math.abs(side)) * 62
    const leaves = Array.from({ length: 7 }, (_unused, index) => {
      const along = (index + 1) / 7
      const x = 400 + reach * along
      const y = 420 + (crown - 420) * Math.sin(along * Math.PI * 0.7) + fall * along * along
      return leaf({
        x,
        y,
        length: 46,
        width: 24,
        angle: index % 2 === 0 ? 40 : 140,
        fill: green(palette, index + vine),
      })
    })
    return (
      line(
        `M400 426Q${short(400 + reach * 0.5)} ${short(crown - 40)} ${short(400 + reach)} ${short(420 + fall)}`,
        palette.deep,
        4,
      ) + leaves.join('')
    )
  }).join('')
}

function spines(palette: Palette, chance: Chance): string {
  const tall = between(chance, 230, 290)
  const ribs = [-24, 0, 24].map((x) =>
    line(`M${400 + x} ${short(440 - tall)}V430`, palette.deep, 3).replace('/>', ' opacity=".35"/>'),
  )
  return [
    rectangle(344, 430 - tall, 112, tall + 20, palette.strong, ' rx="56"'),
    line(`M456 ${short(430 - tall * 0.4)}h30q26 0 26-26v-44`, palette.strong, 42),
    line(`M344 ${short(430 - tall * 0.56)}h-26q-24 0-24-24v-36`, palette.strong, 36),
    ...ribs,
    circle(400, 428 - tall, 17, palette.accent),
  ].join('')
}

/** Fronds that arch to all sides, with small leaves along them. */
function fern(palette: Palette, chance: Chance): string {
  return Array.from({ length: 11 }, (_, frond) => {
    const side = (frond - 5) / 5
    const [reach, rise] = [side * between(chance, 170, 220), between(chance, 210, 260) * (1 - 0.5 * Math.abs(side))]
    const leaves = Array.from({ length: 11 }, (_unused, index) => {
      const along = (index + 2) / 12
      const [x, y] = [400 + reach * along, 424 - rise * Math.sin(along * Math.PI * (0.5 + 0.32 * Math.abs(side)))]
      const shared = { x, y, length: 40 * (1.15 - along), width: 11, fill: green(palette, frond + index) }
      return leaf({ ...shared, angle: side * 40 - 150 }) + leaf({ ...shared, angle: side * 40 - 30 })
    })
    return leaves.join('')
  }).join('')
}

/** Large leaves, cut in at their edges. */
function split(palette: Palette, chance: Chance): string {
  return [-64, -34, -6, 24, 56]
    .map((lean, index) => {
      const angle = ((lean - 90) * Math.PI) / 180
      const away = between(chance, 150, 210)
      const [x, y] = [400 + Math.cos(angle) * away, 424 + Math.sin(angle) * away]
      const place = `translate(${short(x)} ${short(y)}) rotate(${short(lean)}) scale(${short(between(chance, 0.9, 1.1))})`
      const blade =
        'M0 34C-40 60-92 30-92-20L-56-24-90-48C-82-78-64-92-44-100L-34-64-22-112C-8-120 8-120 22-112L34-64 44-100C64-92 82-78 90-48L56-24 92-20C92 30 40 60 0 34Z'
      return (
        line(`M400 430L${short(x)} ${short(y)}`, palette.deep, 6) +
        `<g transform="${place}">${shape(blade, green(palette, index))}${line('M0 34V-96', palette.soft, 3)}</g>`
      )
    })
    .join('')
}

/** Small leaves in a round head. */
function bush(palette: Palette, chance: Chance): string {
  return Array.from({ length: 64 }, (_, index) => {
    const [turn, away] = [index * 2.4, 130 * Math.sqrt((index + 1) / 64)]
    const [x, y] = [400 + Math.cos(turn) * away * 1.15, 300 + Math.sin(turn) * away]
    return leaf({
      x,
      y,
      length: between(chance, 42, 58),
      width: 20,
      angle: (turn * 180) / Math.PI,
      fill: green(palette, index),
    })
  }).join('')
}

type Grow = (palette: Palette, chance: Chance) => string

/** By what a plant is called; where a name says nothing, by turns. */
const grown: Forms<Grow> = [
  [spines, 'cactus cacti cereus opuntia euphorbia'],
  [split, 'monstera cheese philodendron'],
  [
    trailing,
    'pothos ivy string hearts pearls turtles trailing hanging creeper tradescantia hoya spiderwort epipremnum scindapsus',
  ],
  [fern, 'fern boston maidenhair nephrolepis asparagus'],
  [blades, 'snake sansevieria aloe yucca spider dracaena agave haworthia moonshine grass sword lavender lily'],
  [tree, 'tree fig ficus rubber olive lemon fiddle zz zamioculcas tomato apple'],
  [rosette, 'paradise strelitzia banana cast aspidistra palm calathea prayer peace rosette pilea begonia alocasia'],
  [bush, 'basil mint thyme oregano parsley coriander bush herb jade geranium fuchsia'],
]

function potted(grow: Draw): Draw {
  return (palette, chance) => {
    const pots = [palette.accent, palette.paper, palette.deep, palette.middle]
    const fill = pots[Math.floor(chance() * pots.length)] ?? palette.accent
    return [
      stand(palette, 120),
      grow(palette, chance),
      shape('M322 420h156l-22 98H344Z', fill),
      rectangle(310, 408, 180, 30, fill, ' rx="5"'),
      shape('M430 438h44l-18 80h-40Z', palette.deep, ' opacity=".16"'),
    ].join('')
  }
}

/** A plant in its pot on a board. */
export const plant = plantOf([])

/** The plant that a name means: a fern has fronds, and what trails hangs over its pot. */
export function plantOf(words: readonly string[]): Draw {
  return potted((palette, chance) => (formOf(words, chance, grown) ?? blades)(palette, chance))
}
export const cactus = potted(spines)
