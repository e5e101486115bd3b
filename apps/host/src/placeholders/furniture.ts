// Furniture that is drawn to its name: a table is no chair.
import { type Forms, formOf } from './forms.ts'
import { chair, lamp } from './home-things.ts'
import type { Palette } from './prompt-palette.ts'
import { circle, rectangle } from './shapes.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

function woodOf(palette: Palette, light: number): string {
  return light < 0.5 ? palette.accent : palette.strong
}

/** Three legs and a ring to put one's feet on. */
const stool: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 150),
    line('M400 220V470', palette.deep, 18),
    line('M330 210L270 516M470 210L530 516', wood, 20),
    line('M296 404H504', wood, 14),
    shape('M276 186h248q22 0 22 22t-22 22H276q-22 0-22-22t22-22Z', palette.deep),
    shape('M276 172h248q22 0 22 22t-22 22H276q-22 0-22-22t22-22Z', wood),
  ].join('')
}

const bench: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 290),
    line('M176 350L146 514M624 350L654 514', palette.deep, 24),
    line('M210 350L196 514M590 350L604 514', wood, 24),
    line('M200 440H600', palette.deep, 16),
    rectangle(100, 330, 600, 44, palette.deep, ' rx="6"'),
    rectangle(100, 314, 600, 44, wood, ' rx="6"'),
    line('M150 336H420M470 344H650', palette.deep, 3).replace('/>', ' opacity=".4"/>'),
  ].join('')
}

const table: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 300),
    shape('M560 280h40l-22 236h-22ZM200 280h40l4 236h-22Z', palette.deep),
    shape('M132 280h50l-12 236h-26ZM618 280h50l-12 236h-26Z', wood),
    rectangle(140, 262, 520, 66, palette.deep),
    rectangle(270, 272, 260, 46, wood, ' rx="3"'),
    circle(400, 295, 9, palette.paper),
    rectangle(90, 226, 620, 38, wood, ' rx="5"'),
    rectangle(90, 256, 620, 8, palette.deep, ' opacity=".3"'),
  ].join('')
}

/** With the things that stand on it, for a board alone is no shelf. */
const shelf: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  const rows = [160, 330, 500].map((y) => rectangle(170, y, 460, 20, wood))
  const books = [0, 1, 2, 3, 4].map((index) => {
    const height = 86 + ((index * 37) % 34)
    const fill = [palette.strong, palette.paper, palette.middle, palette.deep, palette.accent][index] ?? palette.strong
    return rectangle(214 + index * 36, 330 - height, 32, height, fill)
  })
  return [
    stand(palette, 250),
    rectangle(190, 90, 22, 430, palette.deep),
    rectangle(588, 90, 22, 430, palette.deep),
    ...books,
    shape('M470 160q-22-50 18-76h24q40 26 18 76Z', palette.middle),
    rectangle(440, 290, 130, 40, palette.paper, ' rx="4"'),
    rectangle(230, 440, 120, 60, palette.middle, ' rx="4"'),
    circle(520, 462, 38, palette.strong),
    ...rows,
    shape('M160 156h22v28h-22ZM618 156h22v28h-22ZM160 326h22v28h-22ZM618 326h22v28h-22Z', palette.deep),
  ].join('')
}

const cabinet: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  const fronts = [0, 1, 2].map(
    (row) =>
      rectangle(466, 168 + row * 98, 150, 84, palette.middle, ' rx="3"') +
      circle(541, 210 + row * 98, 10, palette.deep),
  )
  return [
    stand(palette, 260),
    shape('M196 460h26l-10 56h-22ZM578 460h26l6 56h-22Z', palette.deep),
    rectangle(170, 140, 460, 330, wood, ' rx="6"'),
    rectangle(184, 168, 128, 280, palette.middle, ' rx="3"'),
    rectangle(322, 168, 128, 280, palette.middle, ' rx="3"'),
    circle(298, 308, 10, palette.deep) + circle(336, 308, 10, palette.deep),
    ...fronts,
    rectangle(156, 122, 488, 26, palette.deep, ' rx="4"'),
  ].join('')
}

/** From its side: one bent line from the back to the front leg. */
const bent: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 170),
    line('M316 96Q270 250 312 350Q300 440 258 512', wood, 20),
    line('M312 350H500Q520 440 534 512', wood, 20),
    line('M322 366Q420 420 520 388', palette.deep, 12),
    line('M310 120Q296 190 300 250', palette.deep, 34),
    shape('M296 326h216q24 0 26 26H296Z', palette.deep),
    line('M292 452H516', palette.deep, 12),
  ].join('')
}

/** A low one of three boards. */
const small: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 170),
    rectangle(262, 150, 276, 210, palette.deep, ' rx="10"'),
    rectangle(346, 190, 108, 40, palette.ground, ' rx="20"'),
    shape('M246 240h44v280h-44ZM510 240h44v280h-44Z', wood),
    rectangle(286, 356, 228, 34, wood),
    rectangle(286, 390, 228, 60, palette.deep),
  ].join('')
}

const sofa: Draw = (palette, chance) => {
  const cloth = chance() < 0.5 ? palette.strong : palette.accent
  return [
    stand(palette, 310),
    line('M170 480V514M630 480V514', palette.deep, 20),
    rectangle(150, 220, 500, 200, palette.deep, ' rx="34"'),
    rectangle(162, 232, 232, 180, cloth, ' rx="26"') + rectangle(406, 232, 232, 180, cloth, ' rx="26"'),
    rectangle(150, 370, 500, 110, cloth, ' rx="16"'),
    line('M400 380V470', palette.deep, 4),
    rectangle(98, 310, 84, 176, palette.deep, ' rx="30"') + rectangle(618, 310, 84, 176, palette.deep, ' rx="30"'),
  ].join('')
}

const bed: Draw = (palette, chance) => {
  const wood = woodOf(palette, chance())
  return [
    stand(palette, 320),
    rectangle(92, 190, 40, 326, wood, ' rx="8"') + rectangle(672, 310, 36, 206, wood, ' rx="8"'),
    rectangle(120, 430, 560, 50, wood),
    rectangle(128, 350, 548, 84, palette.paper, ' rx="16"'),
    rectangle(300, 336, 376, 104, palette.middle, ' rx="18"'),
    rectangle(146, 300, 140, 62, palette.paper, ' rx="26"'),
    line('M146 362q70 18 140 0', palette.soft, 6),
  ].join('')
}

const forms: Forms<Draw> = [
  [small, 'child kid nursery'],
  [stool, 'stool'],
  [bench, 'bench pew'],
  [table, 'table desk'],
  [shelf, 'shelf shelve bookcase shelving rack'],
  [cabinet, 'cabinet cupboard wardrobe drawer chest dresser sideboard'],
  [sofa, 'sofa couch'],
  [bed, 'bed cot daybed'],
  [lamp, 'lamp light lantern'],
  [bent, 'bent rocker armchair lounge'],
  [chair, 'chair seat'],
]

/** Where a name says nothing, the pieces of a workshop by turns. */
export function furnitureOf(words: readonly string[]): Draw {
  return (palette, chance) => (formOf(words, chance, forms) ?? chair)(palette, chance)
}

/** Wood is brown, whatever else the picture is of. */
export const woodHue = 58
