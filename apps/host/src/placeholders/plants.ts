// House plants: four ways to grow and a cactus, in pots of several colours.
import { type Forms, formOf } from './forms.ts'
import { between, type Chance, circle, leaf, rectangle, short } from './shapes.ts'
import { board, type Draw, line, shape } from './thing-pieces.ts'

/** Three greens of one hue, light enough for a dark wall and dark enough for a pale one. */
interface Greens {
  leaves: readonly [light: string, plain: string, dark: string]
  stalk: string
}

type Grow = (greens: Greens, chance: Chance) => string

const hues = [126, 136, 146, 154]

function greensOf(chance: Chance): Greens {
  const hue = hues[Math.floor(chance() * hues.length)] ?? 145
  const tone = (l: number, c: number): string => `oklch(${l} ${c} ${hue})`
  return { leaves: [tone(0.66, 0.13), tone(0.55, 0.115), tone(0.44, 0.09)], stalk: tone(0.46, 0.08) }
}

function green({ leaves }: Greens, index: number): string {
  return leaves[index % 3] ?? leaves[1]
}

/** Long leaves from one root. */
function blades(greens: Greens, chance: Chance): string {
  const half = Math.floor(between(chance, 4, 8))
  return Array.from({ length: half * 2 + 1 }, (_, index) => {
    const spread = (index - half) / half
    return leaf({
      x: 400 + spread * 24,
      y: 424,
      length: between(chance, 220, 310) * (1 - 0.35 * Math.abs(spread)),
      width: between(chance, 24, 38),
      angle: -90 + spread * 72 + (chance() - 0.5) * 8,
      fill: green(greens, index),
    })
  }).join('')
}

/** Broad leaves, each on a stalk of its own. */
function rosette(greens: Greens, chance: Chance): string {
  return Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) / 4
    const angle = -90 + spread * between(chance, 44, 56)
    const away = between(chance, 130, 190) * (1 - 0.16 * Math.abs(spread))
    const [x, y] = [400 + Math.cos((angle * Math.PI) / 180) * away, 424 + Math.sin((angle * Math.PI) / 180) * away]
    return (
      line(`M400 430L${short(x)} ${short(y)}`, greens.stalk, 5) +
      leaf({
        x,
        y,
        length: between(chance, 110, 150),
        width: between(chance, 50, 64),
        angle,
        fill: green(greens, index),
      })
    )
  }).join('')
}

/** Leaves by turns along a stem. */
function tree(greens: Greens, chance: Chance): string {
  const lean = between(chance, -24, 24)
  const leaves = Array.from({ length: 12 }, (_, index) => {
    const up = index / 11
    return leaf({
      x: 400 + lean * up,
      y: 380 - up * 270,
      length: between(chance, 110, 140) * (1 - 0.4 * up),
      width: between(chance, 34, 46) * (1 - 0.3 * up),
      angle: index === 11 ? -90 : (index % 2 === 0 ? -1 : 1) * (28 + 30 * up) + (index % 2 === 0 ? 0 : 180),
      fill: green(greens, index),
    })
  })
  return line(`M400 430Q404 250 ${short(400 + lean)} 112`, greens.stalk, 9) + leaves.join('')
}

/** What hangs over the edge of its pot. */
function trailing(greens: Greens, chance: Chance): string {
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
        fill: green(greens, index + vine),
      })
    })
    return (
      line(
        `M400 426Q${short(400 + reach * 0.5)} ${short(crown - 40)} ${short(400 + reach)} ${short(420 + fall)}`,
        greens.stalk,
        4,
      ) + leaves.join('')
    )
  }).join('')
}

function spines(greens: Greens, chance: Chance): string {
  const tall = between(chance, 230, 290)
  const ribs = [-24, 0, 24].map((x) =>
    line(`M${400 + x} ${short(440 - tall)}V430`, greens.stalk, 3).replace('/>', ' opacity=".35"/>'),
  )
  return [
    rectangle(344, 430 - tall, 112, tall + 20, greens.leaves[1], ' rx="56"'),
    line(`M456 ${short(430 - tall * 0.4)}h30q26 0 26-26v-44`, greens.leaves[1], 42),
    line(`M344 ${short(430 - tall * 0.56)}h-26q-24 0-24-24v-36`, greens.leaves[1], 36),
    ...ribs,
    circle(400, 428 - tall, 17, 'oklch(0.7 0.17 15)'),
  ].join('')
}

/** Fronds that arch to all sides, with small leaves along them. */
function fern(greens: Greens, chance: Chance): string {
  return Array.from({ length: 11 }, (_, frond) => {
    const side = (frond - 5) / 5
    const [reach, rise] = [side * between(chance, 170, 220), between(chance, 210, 260) * (1 - 0.5 * Math.abs(side))]
    const leaves = Array.from({ length: 11 }, (_unused, index) => {
      const along = (index + 2) / 12
      const [x, y] = [400 + reach * along, 424 - rise * Math.sin(along * Math.PI * (0.5 + 0.32 * Math.abs(side)))]
      const shared = { x, y, length: 40 * (1.15 - along), width: 11, fill: green(greens, frond + index) }
      return leaf({ ...shared, angle: side * 40 - 150 }) + leaf({ ...shared, angle: side * 40 - 30 })
    })
    const bend = `M400 430Q${short(400 + reach * 0.4)} ${short(424 - rise * 1.1)} ${short(400 + reach * 0.9)} ${short(424 - rise * Math.sin(0.9 * Math.PI * (0.5 + 0.32 * Math.abs(side))))}`
    return line(bend, greens.stalk, 3) + leaves.join('')
  }).join('')
}

/** Large leaves, cut in at their edges. */
function split(greens: Greens, chance: Chance): string {
  return [-64, -34, -6, 24, 56]
    .map((lean, index) => {
      const angle = ((lean - 90) * Math.PI) / 180
      const away = between(chance, 150, 210)
      const [x, y] = [400 + Math.cos(angle) * away, 424 + Math.sin(angle) * away]
      const place = `translate(${short(x)} ${short(y)}) rotate(${short(lean)}) scale(${short(between(chance, 0.9, 1.1))})`
      const blade =
        'M0 34C-40 60-92 30-92-20L-56-24-90-48C-82-78-64-92-44-100L-34-64-22-112C-8-120 8-120 22-112L34-64 44-100C64-92 82-78 90-48L56-24 92-20C92 30 40 60 0 34Z'
      return (
        line(`M400 430L${short(x)} ${short(y)}`, greens.stalk, 6) +
        `<g transform="${place}">${shape(blade, green(greens, index))}${line('M0 34V-96', greens.leaves[0], 3)}</g>`
      )
    })
    .join('')
}

/** Small leaves in a round head. */
function bushOf(
  greens: Greens,
  chance: Chance,
  { y: middle, radius, count }: { y: number; radius: number; count: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const [turn, away] = [index * 2.4, radius * Math.sqrt((index + 1) / count) - 24]
    const [x, y] = [400 + Math.cos(turn) * away * 1.15, middle + Math.sin(turn) * away * (middle > 350 ? 0.4 : 1)]
    return leaf({
      x,
      y,
      length: between(chance, 42, 58),
      width: 20,
      angle: (turn * 180) / Math.PI,
      fill: green(greens, index),
    })
  }).join('')
}

const bush: Grow = (greens, chance) => bushOf(greens, chance, { y: 290, radius: 140, count: 74 })

/** Tall leaves from the ground, broad as a hand. */
function lances(greens: Greens, chance: Chance): string {
  return [-44, 40, -27, 25, -12, 12, 0]
    .map((lean, index) =>
      leaf({
        x: 400 + lean * 0.5,
        y: 428,
        length: between(chance, 270, 330) - Math.abs(lean) * 1.6,
        width: between(chance, 50, 62),
        angle: lean - 90,
        fill: green(greens, index),
      }),
    )
    .join('')
}

/** Leaves like oars on long stalks, and among them a flower with a beak. */
function paddles(greens: Greens, chance: Chance): string {
  const oars = [-50, 46, -30, 30, -10].map((lean, index) => {
    const angle = ((lean - 90) * Math.PI) / 180
    const away = between(chance, 120, 165)
    const [x, y] = [400 + Math.cos(angle) * away, 426 + Math.sin(angle) * away]
    return (
      line(`M400 430L${short(x)} ${short(y)}`, greens.stalk, 8) +
      leaf({ x, y, length: between(chance, 168, 200), width: 66, angle: lean - 90, fill: green(greens, index) }) +
      line(
        `M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * 150)} ${short(y + Math.sin(angle) * 150)}`,
        greens.leaves[0],
        3,
      )
    )
  })
  const petals = [-112, -84, -58].map((angle) =>
    leaf({ x: 424, y: 176, length: 92, width: 20, angle, fill: 'oklch(0.72 0.18 55)' }),
  )
  return [
    ...oars,
    line('M400 430Q404 280 420 186', greens.stalk, 9),
    ...petals,
    leaf({ x: 424, y: 180, length: 70, width: 15, angle: -36, fill: 'oklch(0.5 0.17 268)' }),
    leaf({ x: 404, y: 180, length: 116, width: 17, angle: -6, fill: 'oklch(0.5 0.1 150)' }),
  ].join('')
}

/** Threads with small hearts or pearls, straight down over the edge. */
function strings(greens: Greens, chance: Chance): string {
  return (
    Array.from({ length: 15 }, (_, thread) => {
      const side = (thread - 7) / 7
      const x = 400 + side * 116
      const fall = between(chance, 40, 106) + 30 * Math.abs(side)
      const beads = Array.from({ length: 7 }, (_unused, index) => {
        const y = 404 + (index / 6) * fall
        return circle(x + (index % 2 === 0 ? -5 : 5), y, 9, green(greens, index + thread))
      })
      return (
        line(`M${short(400 + side * 70)} 410Q${short(x)} 392 ${short(x)} ${short(404 + fall)}`, greens.stalk, 3) +
        beads.join('')
      )
    }).join('') + bushOf(greens, chance, { y: 386, radius: 96, count: 44 })
  )
}

/** By what a plant is called; where a name says nothing, by turns. */
const grown: Forms<Grow> = [
  [paddles, 'paradise strelitzia banana'],
  [lances, 'cast aspidistra iron peace lily bulb tulip'],
  [strings, 'string strings hearts pearls turtles'],
  [spines, 'cactus cacti cereus opuntia euphorbia'],
  [split, 'monstera cheese philodendron'],
  [trailing, 'pothos ivy trailing hanging creeper tradescantia hoya spiderwort epipremnum scindapsus'],
  [fern, 'fern boston maidenhair nephrolepis asparagus'],
  [blades, 'snake sansevieria aloe yucca spider dracaena agave haworthia moonshine grass sword lavender'],
  [tree, 'tree fig ficus rubber olive lemon fiddle zz zamioculcas tomato apple'],
  [rosette, 'palm calathea prayer peace rosette pilea begonia alocasia'],
  [bush, 'basil mint thyme oregano parsley coriander bush herb jade geranium fuchsia'],
]

const pots = [
  'oklch(0.58 0.13 38)',
  'oklch(0.92 0.02 85)',
  'oklch(0.76 0.13 78)',
  'oklch(0.45 0.06 255)',
  'oklch(0.72 0.09 18)',
]

/** How much nearer one stands to what stays low: what is for sale fills its picture. */
const nearer = new Map<Grow, number>([
  [trailing, 1.24],
  [strings, 1.3],
  [fern, 1.14],
  [tree, 0.87],
  [bush, 1.08],
])

/** Pots go round by the record's number, so that no neighbours have the same. */
function potOf(words: readonly string[], chance: Chance): string {
  const free = Math.floor(chance() * pots.length)
  const turn = /^\d+$/.test(words[0] ?? '') ? Number(words[0]) % pots.length : free
  return pots[turn] ?? pots[0] ?? ''
}

function potted(words: readonly string[], choose: (chance: Chance) => Grow): Draw {
  return (palette, chance) => {
    const fill = potOf(words, chance)
    const grow = choose(chance)
    const drawn = [
      `<ellipse cx="412" cy="520" rx="112" ry="12" fill="${palette.deep}" opacity=".24"/>`,
      grow(greensOf(chance), chance),
      shape('M318 420h164l-24 100H342Z', fill),
      rectangle(306, 406, 188, 32, fill, ' rx="5"'),
      shape('M436 438h42l-20 82h-40Z', 'oklch(0.2 0.03 40)', ' opacity=".16"'),
    ]
    return `${board(palette)}<g transform="translate(400 520) scale(${nearer.get(grow) ?? 1}) translate(-400 -520)">${drawn.join('')}</g>`
  }
}

/** A plant in its pot on a board. */
export const plant = plantOf([])

/** The plant that a name means: a fern has fronds, and what trails hangs over its pot. */
export function plantOf(words: readonly string[]): Draw {
  return potted(words, (chance) => formOf(words, chance, grown) ?? blades)
}
export const cactus = potted([], () => spines)
