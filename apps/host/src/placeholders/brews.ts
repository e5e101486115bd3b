// Tea and coffee, drawn to their names: as the leaf, in a glass, in what they are sold in, each in the colour of its brew.
import { type Forms, formOf } from './forms.ts'
import type { Palette } from './prompt-palette.ts'
import { between, type Chance, leaf, rectangle } from './shapes.ts'
import { cupOf, pot, tin } from './table-things.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

/** Of the brew in a glass. */
const brewColors: readonly (readonly [color: string, words: string])[] = [
  ['oklch(0.62 0.17 30)', 'rooibos hibiscus rosehip fruit berry'],
  ['oklch(0.78 0.12 118)', 'green sencha matcha gyokuro jasmine mint nettle verbena herbal herb'],
  ['oklch(0.88 0.07 98)', 'white silver needle peony chamomile'],
  ['oklch(0.72 0.13 75)', 'oolong milk yellow lemon ginger'],
  ['oklch(0.53 0.13 48)', 'assam earl grey darjeeling breakfast ceylon black puerh chai flush'],
]

interface Brew {
  color: string
  isCoffee: boolean
}

/** What is seen through is what it is about. */
const glass =
  ({ color }: Brew): Draw =>
  (palette) =>
    [
      stand(palette, 170),
      `<ellipse cx="400" cy="508" rx="190" ry="20" fill="${palette.paper}"/>`,
      line('M534 280c90-10 86 120-14 116', palette.middle, 16),
      shape('M262 220h276l-26 250q-4 34-38 34H326q-34 0-38-34Z', palette.paper, ' opacity=".85"'),
      shape('M272 270h256l-20 196q-4 26-32 26H324q-28 0-32-26Z', color),
      `<ellipse cx="400" cy="270" rx="128" ry="20" fill="${color}"/>`,
      `<ellipse cx="400" cy="270" rx="128" ry="20" fill="${palette.paper}" opacity=".3"/>`,
      line('M300 300l14 150', palette.paper, 12).replace('/>', ' opacity=".55"/>'),
      leaf({ x: 350, y: 470, length: 80, width: 16, angle: -14, fill: palette.deep }),
    ].join('')

function scattered(palette: Palette, chance: Chance, isCoffee: boolean): string[] {
  return Array.from({ length: isCoffee ? 44 : 60 }, (_, index) => {
    const down = (index % 12) / 11
    const half = 30 + down * 190
    const [x, y] = [400 + between(chance, -half, half), 300 + down * 160]
    const fill = [palette.strong, palette.deep, palette.middle][index % 3] ?? palette.strong
    return isCoffee
      ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="21" ry="14" fill="${fill}" transform="rotate(${(chance() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`
      : leaf({ x, y, length: between(chance, 44, 78), width: 11, angle: chance() * 360, fill })
  })
}

/** A heap in a low bowl. */
const heap =
  ({ isCoffee }: Brew): Draw =>
  (palette, chance) =>
    [
      stand(palette, 230),
      shape('M400 268q150 20 220 190H180q70-170 220-190Z', palette.deep),
      ...scattered(palette, chance, isCoffee),
      shape('M150 436h500q0 84-130 84H280q-130 0-130-84Z', palette.accent),
      shape('M560 436h90q0 84-130 84h-50q80-20 90-84Z', palette.deep, ' opacity=".18"'),
    ].join('')

const packet =
  ({ color }: Brew): Draw =>
  (palette, chance) => {
    const fill = chance() < 0.5 ? palette.strong : palette.accent
    return [
      stand(palette, 160),
      shape('M270 140h260l14 380H256Z', fill),
      shape('M470 140h60l14 380h-66Z', palette.deep, ' opacity=".16"'),
      rectangle(262, 96, 276, 56, fill),
      rectangle(262, 136, 276, 12, palette.deep, ' opacity=".35"'),
      rectangle(318, 226, 164, 204, palette.paper, ' rx="4"'),
      `<circle cx="400" cy="308" r="46" fill="${color}"/>`,
      rectangle(348, 380, 104, 9, palette.deep) + rectangle(366, 400, 68, 7, palette.deep),
    ].join('')
  }

export function brewOf(kind: 'tea' | 'coffee', words: readonly string[]): Draw {
  return (palette, chance) => {
    const isCoffee = kind === 'coffee'
    const color = brewColors.find(([, list]) => list.split(' ').some((word) => words.includes(word)))?.[0]
    const brew: Brew = { isCoffee, color: isCoffee ? 'oklch(0.36 0.07 50)' : (color ?? 'oklch(0.62 0.14 58)') }
    const forms: Forms<Draw> = [
      [isCoffee ? cupOf : glass(brew), 'cup glass'],
      [packet(brew), 'packet bag blend'],
      [heap(brew), 'bean whole loose'],
      [tin, 'tin caddy'],
      [pot, 'pot kettle'],
    ]
    return (formOf(words, chance, forms) ?? tin)(palette, chance)
  }
}
