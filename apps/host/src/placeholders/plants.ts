// House plants: four ways to grow and a cactus, in pots of several colours.
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

const grown = [blades, rosette, tree, trailing] as const

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
export const plant = potted((palette, chance) =>
  (grown[Math.floor(chance() * grown.length)] ?? blades)(palette, chance),
)
export const cactus = potted(spines)
