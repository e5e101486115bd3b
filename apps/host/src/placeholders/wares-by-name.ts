// Candles, glass and trains that are drawn to their names: how many, how tall, of which colour and form.
import { formOf } from './forms.ts'
import { type Palette, saysColor } from './prompt-palette.ts'
import { between, circle, rectangle, short } from './shapes.ts'
import { type Draw, line, shape, stand, tone } from './thing-pieces.ts'

const numbers: Readonly<Record<string, number>> = {
  pair: 2,
  two: 2,
  couple: 2,
  trio: 3,
  three: 3,
  four: 4,
  set: 4,
  lights: 5,
  six: 5,
  dozen: 5,
}

function flame(x: number, y: number, palette: Palette): string {
  return (
    line(`M${short(x)} ${short(y)}v-18`, palette.deep, 5) +
    shape(`M${short(x)} ${short(y - 98)}q36 48 0 84q-36-36 0-84Z`, 'oklch(0.8 0.15 70)')
  )
}

type Candle = (palette: Palette, fill: string, x: number, height: number) => string

const pillar: Candle = (palette, fill, x, height) =>
  rectangle(x - 52, 514 - height, 104, height, fill, ' rx="10"') +
  rectangle(x + 20, 514 - height, 32, height, palette.deep, ' opacity=".16"') +
  flame(x, 514 - height, palette)

const taper: Candle = (palette, fill, x, height) =>
  shape(`M${short(x - 17)} ${short(440 - height)}h34l8 ${short(height)}h-50Z`, fill) +
  shape(`M${short(x - 34)} 436h68l-12 36h-44ZM${short(x - 12)} 470h24v30h34v14h-92v-14h34Z`, palette.deep) +
  flame(x, 440 - height, palette)

const inGlass: Candle = (palette, fill, x) =>
  rectangle(x - 88, 300, 176, 214, palette.paper, ' rx="16"') +
  rectangle(x - 74, 370, 148, 132, fill, ' rx="8"') +
  rectangle(x - 46, 400, 92, 66, palette.paper) +
  rectangle(x - 30, 424, 60, 8, palette.deep) +
  flame(x, 370, palette)

const teaLight: Candle = (palette, fill, x) =>
  rectangle(x - 50, 462, 100, 52, palette.strong, ' rx="8"') +
  `<ellipse cx="${short(x)}" cy="464" rx="46" ry="11" fill="${fill}"/>` +
  flame(x, 462, palette)

const ball: Candle = (palette, fill, x) =>
  circle(x, 426, 90, fill) + circle(x - 26, 396, 24, palette.paper, ' opacity=".4"') + flame(x, 338, palette)

const candleForms: readonly (readonly [Candle, string])[] = [
  [teaLight, 'tealight tealights lights votive votives'],
  [taper, 'taper tapers dinner stick sticks tall'],
  [inGlass, 'jar glass tin soy travel cup'],
  [ball, 'ball round sphere moon'],
  [pillar, 'pillar block beeswax church'],
]

export function candlesOf(words: readonly string[]): Draw {
  return (palette, chance) => {
    const form = formOf(words, chance, candleForms) ?? pillar
    const most = form === pillar || form === taper ? 3 : 1
    const count =
      words.map((word) => numbers[word]).find((number) => number !== undefined) ?? 1 + Math.floor(chance() * most)
    const step = form === inGlass || form === ball ? 200 : 124
    const fill = saysColor(words) ? palette.strong : tone(palette, chance)
    const candles = Array.from({ length: count }, (_, index) =>
      form(
        palette,
        fill,
        400 + (index - (count - 1) / 2) * step,
        words.includes('tall') ? 300 : between(chance, 130, 270),
      ),
    )
    return [stand(palette, 80 + count * 50), ...candles].join('')
  }
}

type Glass = (palette: Palette, fill: string, beside: string) => string

const see = ' opacity=".78"'
const glassForms: readonly (readonly [Glass, string])[] = [
  [
    (palette, fill, beside) =>
      shape('M356 110h88c-14 110 86 170 86 286 0 80-62 120-130 120s-130-40-130-120c0-116 100-176 86-286Z', fill, see) +
      shape('M272 400c50 34 206 34 256 0 0 76-60 116-128 116s-128-40-128-116Z', beside, see) +
      line('M318 300c-20 40-24 70-20 110', palette.paper, 11) +
      `<ellipse cx="400" cy="112" rx="44" ry="10" fill="${palette.paper}"/>`,
    'vase bottle carafe flask stem',
  ],
  [
    (palette, fill, beside) =>
      shape('M190 300c0 150 80 216 210 216s210-66 210-216Z', fill, see) +
      shape('M214 396c100 36 272 36 372 0-26 84-92 120-186 120s-160-36-186-120Z', beside, see) +
      `<ellipse cx="400" cy="300" rx="210" ry="36" fill="${palette.paper}" opacity=".8"/>` +
      line('M234 350c10 40 26 70 50 96', palette.paper, 11),
    'bowl dish plate basin',
  ],
  [
    (palette, fill, beside) =>
      circle(400, 350, 164, fill, see) +
      shape('M240 390c90-90 200 70 318-60q10 180-158 184-134-6-160-124Z', beside, see) +
      circle(340, 284, 28, palette.paper, ' opacity=".8"'),
    'ball sphere bubble globe float heads lamp',
  ],
  [
    (palette, fill, beside) =>
      rectangle(220, 90, 360, 426, palette.deep) +
      shape('M236 106h150L236 300Z', fill) +
      shape('M402 106h162v150Z', beside) +
      shape('M392 122L236 322v178h120l70-190Z', palette.middle) +
      shape('M412 128l36 176-70 196h90l96-226Z', palette.paper) +
      shape('M564 296v204h-80Z', fill),
    'pane panel window stained above map',
  ],
]

export function glassOf(words: readonly string[]): Draw {
  return (palette, chance) => {
    const form = formOf(words, chance, glassForms)
    const fills = [palette.accent, palette.strong, palette.middle]
    const turn = Math.floor(chance() * fills.length)
    const [fill = '', beside = ''] = [fills[turn], fills[(turn + 1) % fills.length]]
    return stand(palette, 190) + (form?.(palette, fill, beside) ?? '')
  }
}

/** A lit train on its way through the night, whole, each time through another country; night and rails go on beside it. */
export const nightTrain: Draw = (palette, chance) => {
  const night = 'oklch(0.25 0.07 272)'
  const lit = 'oklch(0.87 0.13 88)'
  const stars = Array.from({ length: 90 }, () =>
    circle(between(chance, -700, 1500), between(chance, -500, 320), between(chance, 1.2, 3), lit),
  )
  const x = between(chance, 84, 112)
  const [left, right] = [between(chance, 260, 340), between(chance, 230, 330)]
  const coach = [
    rectangle(x, 330, 296, 150, palette.strong),
    rectangle(x, 446, 296, 34, palette.deep),
    ...[24, 115, 206].map((by) => rectangle(x + by, 360, 66, 58, chance() < 0.75 ? lit : palette.middle)),
  ]
  const engine = x + 310
  return [
    rectangle(-820, -1200, 2440, 3200, night),
    ...stars,
    circle(between(chance, 160, 640), between(chance, 110, 170), between(chance, 34, 58), palette.paper),
    shape(
      `M-820 380Q-400 ${short(right)} 0 ${short(left)}Q200 ${short(right - 60)} 400 320T800 ${short(right)}T1620 360V2000H-820Z`,
      'oklch(0.33 0.08 272)',
    ),
    ...coach,
    shape(`M${short(engine)} 330h150q90 20 130 150H${short(engine)}Z`, palette.accent),
    shape(`M${short(engine + 146)} 354q60 10 82 66h-82Z`, palette.paper),
    rectangle(engine + 30, 360, 66, 58, lit),
    rectangle(-820, 500, 2440, 10, 'oklch(0.6 0.02 260)'),
    rectangle(-820, 510, 2440, 1500, 'oklch(0.18 0.04 272)'),
    ...[50, 130, 240, 350, 520].map((by) => circle(x + by, 486, 20, 'oklch(0.14 0.02 272)')),
  ].join('')
}
