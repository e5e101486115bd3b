// Bicycles that are drawn to their names: for racing, for town, to fold, for loads, for children, for the hills; and what
// belongs to them.
import { type Forms, formOf } from './forms.ts'
import type { Palette } from './prompt-palette.ts'
import { circle, rectangle } from './shapes.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

type Bicycle = (palette: Palette, frame: string) => string

interface Wheel {
  radius: number
  tyre?: number
}

/** In a middle tone: on a dark page, black tyres would be gone. */
function wheel({ strong, paper, deep }: Palette, x: number, { radius, tyre = 12 }: Wheel): string {
  const y = 516 - radius - tyre / 2
  const spokes = [0, 30, 60, 90, 120, 150].map(
    (angle) =>
      `<path d="M${x - radius} ${y}h${radius * 2}" stroke="${paper}" stroke-width="2" opacity=".7" transform="rotate(${angle} ${x} ${y})"/>`,
  )
  return `${spokes.join('')}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${strong}" stroke-width="${tyre}"/>${circle(x, y, 12, deep)}`
}

const saddle = ({ deep }: Palette, x: number, y: number): string => line(`M${x - 40} ${y}h80`, deep, 18)
const crank = ({ deep }: Palette, x: number, y: number): string =>
  circle(x, y, 26, deep) + line(`M${x - 22} ${y - 34}L${x + 22} ${y + 34}`, deep, 9)

const racer: Bicycle = (palette, frame) =>
  [
    wheel(palette, 228, { radius: 112, tyre: 8 }),
    wheel(palette, 572, { radius: 112, tyre: 8 }),
    line('M228 400L328 236H524L392 400H228M392 400L312 200M532 262L572 400M524 236L516 196', frame, 12),
    line('M508 192h46q44 4 38 48q-8 26-40 20', palette.deep, 11),
    saddle(palette, 308, 196),
    crank(palette, 392, 400),
  ].join('')

const town: Bicycle = (palette, frame) =>
  [
    wheel(palette, 230, { radius: 104 }),
    wheel(palette, 576, { radius: 104 }),
    `<path d="M124 400a106 106 0 0 1 150-96M470 400a106 106 0 0 1 150-96" fill="none" stroke="${frame}" stroke-width="12"/>`,
    line('M230 406H392L320 216M318 250L230 406M332 292Q400 392 520 262M392 406L526 282M576 406L508 168', frame, 15),
    line('M508 168h-52q-22 4-24 24', palette.deep, 11),
    rectangle(528, 196, 100, 74, palette.accent, ' rx="8"'),
    line('M528 222h100M528 246h100M561 196v74M595 196v74', palette.deep, 3),
    saddle(palette, 316, 208),
    crank(palette, 392, 406),
  ].join('')

const folding: Bicycle = (palette, frame) =>
  [
    wheel(palette, 248, { radius: 66 }),
    wheel(palette, 562, { radius: 66 }),
    line('M248 444L312 384H524L562 444M340 384L312 190M524 384L506 160M388 384L396 440', frame, 18),
    line('M470 156h72', palette.deep, 12),
    rectangle(404, 366, 26, 36, palette.deep, ' rx="5"'),
    saddle(palette, 310, 186),
    crank(palette, 396, 442),
  ].join('')

const cargo: Bicycle = (palette, frame) =>
  [
    wheel(palette, 176, { radius: 92 }),
    wheel(palette, 640, { radius: 64 }),
    line('M176 418L256 262H370L324 418H176M324 418L246 226M370 262L352 204M324 418H420L600 446H640', frame, 15),
    line('M352 204h44', palette.deep, 11),
    shape('M400 300h222l-28 122H424Z', palette.accent),
    line('M410 340h202M418 380h186', palette.deep, 4),
    saddle(palette, 242, 220),
    crank(palette, 324, 418),
  ].join('')

const child: Bicycle = (palette, frame) =>
  [
    wheel(palette, 266, { radius: 80, tyre: 18 }),
    wheel(palette, 534, { radius: 80, tyre: 18 }),
    circle(306, 486, 30, palette.accent) + circle(306, 486, 9, palette.deep),
    line(
      'M266 427L340 330Q410 390 486 304M340 330L326 278M340 330L386 427H266M486 304L534 427M486 304L474 236',
      frame,
      20,
    ),
    line('M444 232h64', palette.deep, 14),
    line('M508 234l26 34M508 234l34 14M508 234l12 42', palette.accent, 6),
    saddle(palette, 322, 272),
    crank(palette, 386, 427),
  ].join('')

const hills: Bicycle = (palette, frame) =>
  [
    wheel(palette, 234, { radius: 98, tyre: 28 }),
    wheel(palette, 572, { radius: 98, tyre: 28 }),
    line('M234 404L340 286L516 240L394 404H234M394 404L324 214', frame, 20),
    line('M516 240L572 404', palette.deep, 22),
    line('M516 240L506 200M468 196h76', palette.deep, 13),
    saddle(palette, 318, 208),
    crank(palette, 394, 404),
  ].join('')

const bell: Bicycle = (palette, frame) =>
  [
    shape('M214 420a186 186 0 0 1 372 0Z', frame),
    shape('M470 248a186 186 0 0 1 116 172h-60q0-100-56-172Z', palette.deep, ' opacity=".2"'),
    rectangle(196, 420, 408, 34, palette.deep, ' rx="16"'),
    circle(400, 236, 26, palette.deep),
    line('M604 436h60q24 0 24-30', palette.deep, 16),
    rectangle(360, 454, 80, 62, palette.strong, ' rx="8"'),
  ].join('')

const helmet: Bicycle = (palette, frame) =>
  [
    shape('M176 430q-10-220 216-234q236-6 240 214q-30 40-140 24t-316-4Z', frame),
    ...[266, 352, 440].map((x) =>
      shape(`M${x} 250q58-40 76 20q-10 66-64 100q-40-50-12-120Z`, palette.deep, ' opacity=".5"'),
    ),
    line('M236 432q40 84 120 84q90 0 130-78', palette.deep, 12),
  ].join('')

const bicycles: Forms<Bicycle> = [
  [racer, 'racer racing road race track'],
  [town, 'city town dutch step ladies basket'],
  [folding, 'folding folder'],
  [cargo, 'cargo long load family'],
  [child, 'child children kid junior balance'],
  [hills, 'mountain hardtail trail gravel tourer touring'],
]
/** What is sold with them, where the name says so. */
const parts: Forms<Bicycle> = [
  [bell, 'bell'],
  [helmet, 'helmet'],
]

export function bicyclesOf(words: readonly string[]): Draw {
  const named = parts.find(([, list]) => words.some((word) => list.includes(word)))?.[0]
  return (palette, chance) => {
    const bicycle = named ?? formOf(words, chance, bicycles) ?? racer
    // Tyres have the strong tone: a frame of the same would be lost among them.
    const frame = chance() < 0.6 ? palette.accent : palette.deep
    return `${stand(palette, 260)}<g transform="translate(400 516) scale(.86) translate(-400 -516)">${bicycle(palette, frame)}</g>`
  }
}
