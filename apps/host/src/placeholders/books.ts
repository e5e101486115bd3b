// Books that are drawn to their names: a notebook with its thread, an open one, a row, a pile, a cover with its sign.
import { type Forms, formOf } from './forms.ts'
import { books as pile } from './home-things.ts'
import type { Palette } from './prompt-palette.ts'
import { circle, leaf, rectangle } from './shapes.ts'
import { type Draw, line, shape, stand, tone } from './thing-pieces.ts'

const rowFills = ({ strong, accent, deep, middle, paper }: Palette) => [strong, accent, deep, middle, paper]

/** A row on its board, the last one leaning. */
const row: Draw = (palette, chance) => {
  const fills = rowFills(palette)
  const turn = Math.floor(chance() * fills.length)
  let x = 170
  const backs = Array.from({ length: 7 }, (_, index) => {
    const [width, height] = [38 + ((index * 23 + turn * 7) % 30), 250 + ((index * 61 + turn * 40) % 110)]
    const left = x
    x += width + 4
    const fill = fills[(index + turn) % fills.length] ?? palette.strong
    return (
      rectangle(left, 520 - height, width, height, fill, ' rx="3"') +
      rectangle(left, 556 - height, width, 10, palette.ground, ' opacity=".6"')
    )
  })
  const leaning = `<g transform="rotate(-14 ${x + 60} 520)">${rectangle(x + 8, 230, 50, 290, palette.accent, ' rx="3"')}${rectangle(x + 8, 262, 50, 12, palette.paper)}</g>`
  return [stand(palette, 260), ...backs, leaning].join('')
}

const open: Draw = (palette) => {
  const lines = [0, 1, 2, 3, 4].map(
    (index) =>
      line(`M448 ${250 + index * 36}q70-24 150-12`, palette.middle, 6) +
      (index < 3 ? line(`M352 ${350 + index * 36}q-70-24-150-12`, palette.middle, 6) : ''),
  )
  return [
    stand(palette, 290),
    shape('M120 218v270q150-40 280 26 130-66 280-26V218Z', palette.deep),
    shape('M140 196q150-44 260 18v286q-110-58-260-20Z', palette.paper),
    shape('M660 196q-150-44-260 18v286q110-58 260-20Z', palette.paper),
    shape('M400 214v286q40-22 80-30V196q-44 2-80 18Z', palette.deep, ' opacity=".12"'),
    leaf({ x: 214, y: 318, length: 120, width: 34, angle: -28, fill: palette.accent }),
    line('M214 318L320 262', palette.deep, 4),
    ...lines,
    line('M400 214Q420 420 452 540', palette.accent, 10),
  ].join('')
}

/** A tall cover in a place that is wide: nothing of it is cut. */
function lower(shapes: readonly string[]): string {
  return `<g transform="translate(400 520) scale(.8) translate(-400 -520)">${shapes.join('')}</g>`
}

/** The thread shows at its back. */
const stitched: Draw = (palette, chance) => {
  const cover = tone(palette, chance)
  const stitches = Array.from({ length: 7 }, (_, index) => line(`M268 ${138 + index * 54}h-44`, palette.paper, 6))
  return lower([
    stand(palette, 200),
    rectangle(232, 96, 356, 424, palette.deep, ' rx="8"'),
    rectangle(242, 86, 336, 426, palette.paper, ' rx="4"'),
    rectangle(220, 76, 348, 432, cover, ' rx="8"'),
    rectangle(220, 76, 62, 432, palette.deep, ' opacity=".34"'),
    ...stitches,
    rectangle(342, 168, 160, 92, palette.paper, ' rx="3"'),
    rectangle(366, 196, 112, 8, palette.deep) + rectangle(366, 222, 70, 8, palette.deep),
    line('M604 516L652 150', palette.accent, 16),
    shape('M595 514l18 2-13 28Z', palette.deep),
  ])
}

type Sign = (palette: Palette) => string

const signs: Forms<Sign> = [
  [
    ({ paper, accent }) =>
      shape('M320 300h164q0 92-82 92t-82-92Z', paper) + line('M370 270q-14-20 0-40M420 270q-14-20 0-40', accent, 8),
    'soup cooking kitchen recipe bread food',
  ],
  [
    ({ paper }) =>
      line('M326 400L386 210M478 400L418 210', paper, 10) +
      [0, 1, 2, 3]
        .map((index) => line(`M${342 - index * -9} ${380 - index * 46}H${462 - index * 9}`, paper, 8))
        .join(''),
    'railway railways train trains travel journey north road',
  ],
  [
    ({ paper, soft }) =>
      [-58, -24, 12, 46]
        .map((angle, index) =>
          leaf({ x: 402, y: 404, length: 170, width: 32, angle: angle - 84, fill: index % 2 === 0 ? paper : soft }),
        )
        .join(''),
    'lichen lichens garden plant plants field wood forest herb tree flora nature',
  ],
  [
    ({ accent, paper }) =>
      circle(402, 270, 52, accent) +
      line('M322 350q20-18 40 0t40 0 40 0 40 0M322 384q20-18 40 0t40 0 40 0 40 0', paper, 8),
    'summer sea coast island tide ocean lake',
  ],
  [({ paper, deep }) => circle(402, 310, 84, paper) + circle(432, 290, 72, deep), 'night moon winter star'],
  [({ paper }) => shape('M402 196l86 60v128H316V256Z', paper), 'house home middlemarch town village city room'],
]

/** Upright, so that its cover is seen. */
const upright: (words: readonly string[]) => Draw = (words) => (palette, chance) => {
  const cover = chance() < 0.5 ? palette.strong : palette.deep
  const sign = formOf(words, chance, signs)?.({ ...palette, deep: cover }) ?? ''
  return lower([
    stand(palette, 180),
    shape('M556 92l30 18v400l-30 10Z', palette.paper),
    rectangle(240, 76, 320, 444, cover, ' rx="6"'),
    rectangle(240, 76, 26, 444, palette.deep, ' opacity=".4"'),
    rectangle(300, 116, 204, 16, palette.paper) + rectangle(344, 146, 116, 10, palette.paper),
    sign,
    rectangle(352, 462, 100, 10, palette.paper),
  ])
}

/** A cover speaks of its book, where its name says of what; else pile, row and open book go by turns. */
export function booksOf(words: readonly string[]): Draw {
  return (palette, chance) => {
    const cover = upright(words)
    const spoken = signs.map(([, list]) => list).join(' ')
    const forms: Forms<Draw> = [
      [stitched, 'notebook journal sketchbook stitched diary album'],
      [open, 'guide atlas map poem dictionary letter'],
      [row, 'collected series edition'],
      [cover, spoken],
      [pile, 'seconds bundle reading'],
    ]
    return (formOf(words, chance, forms) ?? pile)(palette, chance)
  }
}
