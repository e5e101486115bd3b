// Somebody, drawn flat: hair and skin as their name makes likely, clothes by chance, a face that looks at the reader.
import { likelyOf } from './given-names.ts'
import type { Palette } from './prompt-palette.ts'
import { between, blobPath, type Chance, circle, rectangle, short } from './shapes.ts'
import { type Draw, line, shape } from './thing-pieces.ts'

const skins = ['oklch(0.87 0.045 62)', 'oklch(0.78 0.065 60)', 'oklch(0.64 0.08 52)', 'oklch(0.47 0.06 46)'] as const
const hairs = [
  'oklch(0.26 0.02 50)',
  'oklch(0.36 0.06 50)',
  'oklch(0.58 0.09 62)',
  'oklch(0.5 0.13 40)',
  'oklch(0.8 0.01 90)',
] as const

const cuts = [
  // Short, with a side parting.
  { behind: '', front: 'M304 276q-8-126 96-126t96 126q-14-50-44-66-58 20-112-6-28 22-36 72Z' },
  // To the shoulders.
  {
    behind: 'M284 262a116 122 0 0 1 232 0v176H284Z',
    front: 'M302 262q2-114 98-114t98 114q-22-54-56-64-58 40-140 64Z',
  },
  // A bun.
  {
    behind: 'M400 184a46 46 0 1 1 .1 0M304 300q-20-152 96-152t96 152Z',
    front: 'M304 286q-6-136 96-136t96 136q-30-84-96-84t-96 84Z',
  },
  // Curls.
  {
    behind: 'M272 300a52 52 0 0 1 26-96a60 60 0 0 1 66-72a62 62 0 0 1 96 8a56 56 0 0 1 52 74a50 50 0 0 1 12 90Z',
    front: 'M304 268q0-96 96-96t96 96q-24-48-56-46q-38 14-78 0q-38-2-58 46Z',
  },
  // Hardly any.
  { behind: '', front: 'M306 270q0-112 94-112t94 112q-20-70-94-70t-94 70Z' },
] as const

/** Short, long and curly ones of these, by number; grey goes with any name. */
const shortCuts = [0, 4] as const
const longCuts = [1, 2] as const
const curls = 3
const grey = 4
const greyShare = 0.12

type Behind = (palette: Palette, chance: Chance) => string

/** A row of the same shape from far at the left to far at the right: places differ in width, and none of them shows an end. */
const repeated = (step: number, drawn: (x: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(2400 / step) }, (_, index) => drawn(-800 + index * step, index)).join('')

function peaks(chance: Chance, foot: number, high: number, fill: string): string {
  const points = repeated(
    170,
    (x) =>
      `L${short(x + between(chance, 0, 60))} ${short(foot - between(chance, high / 3, high))}L${short(x + 110)} ${foot - 20}`,
  )
  return shape(`M-820 ${foot}${points}V2000H-820Z`, fill)
}

/** What somebody stands before, by what brings these people together. */
const grounds: Readonly<Record<string, Behind>> = {
  peaks: ({ soft, middle }, chance) => peaks(chance, 420, 330, soft) + peaks(chance, 520, 200, middle),
  waves: ({ soft, middle }) =>
    rectangle(-820, 330, 2440, 1700, soft) +
    [392, 470, 548].map((y) => line(`M-820 ${y}${repeated(120, () => 'q30 -26 60 0t60 0')}`, middle, 9)).join(''),
  shelves: ({ soft, middle, accent, strong }, chance) =>
    [90, 330, 570]
      .map(
        (y) =>
          repeated(44, (x) => {
            const high = between(chance, 110, 176)
            const fill = [soft, middle, soft, accent, soft, strong][Math.floor(chance() * 6)] ?? soft
            return rectangle(x, y - high, between(chance, 24, 40), high, fill, ' opacity=".75"')
          }) + rectangle(-820, y, 2440, 12, middle),
      )
      .join(''),
  trees: ({ soft, middle }, chance) =>
    repeated(190, (x) => {
      const [at, high] = [x + between(chance, 0, 90), between(chance, 190, 330)]
      return rectangle(at - 7, 540 - high, 14, high, middle) + circle(at, 540 - high, between(chance, 66, 104), soft)
    }) + rectangle(-820, 536, 2440, 1500, middle),
  roofs: ({ soft, middle, paper }, chance) =>
    repeated(130, (x) => {
      const y = between(chance, 210, 400)
      return (
        shape(`M${short(x)} 2000V${short(y)}l56 -54l56 54V2000Z`, soft) +
        rectangle(x + 24, y + 34, 20, 28, paper) +
        rectangle(x + 68, y + 34, 20, 28, paper)
      )
    }) + rectangle(-820, 560, 2440, 1500, middle),
  lamps: ({ soft, accent, middle }, chance) =>
    rectangle(-820, 470, 2440, 1600, soft) +
    repeated(210, (x) => {
      const [at, low] = [x + between(chance, 0, 50), between(chance, 90, 170)]
      return (
        rectangle(at - 2, -1200, 4, 1200 + low, middle) +
        shape(`M${short(at - 44)} ${short(low + 46)}a44 46 0 0 1 88 0Z`, accent, ' opacity=".7"')
      )
    }),
}

const blob: Behind = ({ soft }, chance) =>
  shape(blobPath(chance, { x: 400, y: 300, radius: 270, unevenness: 0.07 }), soft)

/** A head and shoulders: before what the first word names, else before a soft ground; the rest of the words are a name. */
export const portraitOf =
  ([ground = '', ...rest]: readonly string[]): Draw =>
  (palette, chance) => {
    const behind = grounds[ground]
    return `${(behind ?? blob)(palette, chance)}${somebody(palette, chance, behind === undefined ? [ground, ...rest] : rest)}`
  }

export const portrait: Draw = portraitOf([])

function cutsFor(worn: 'long' | 'short' | undefined, isCurly: boolean): readonly number[] {
  const some = worn === 'long' ? longCuts : worn === 'short' ? shortCuts : [...shortCuts, ...longCuts]
  return isCurly && worn !== 'short' ? [...some, curls, curls] : [...some, curls]
}

function somebody(palette: Palette, chance: Chance, name: readonly string[]): string {
  const any = <Each>(list: readonly Each[]): Each | undefined => list[Math.floor(chance() * list.length)]
  const likely = likelyOf(name)
  const skin = skins[any(likely.skins) ?? 0] ?? skins[0]
  const isGrey = chance() < greyShare
  const hair = hairs[isGrey ? grey : (any(likely.hairs) ?? 0)] ?? hairs[0]
  const cut = cuts[any(cutsFor(likely.worn, likely.isCurly)) ?? 0] ?? cuts[0]
  const clothes = any([palette.strong, palette.accent, palette.deep]) ?? palette.strong
  const [hasGlasses, hasBeard] = [chance() < 0.3, likely.worn === 'short' && cut.behind === '' && chance() < 0.4]
  const dark = 'oklch(0.22 0.02 50)'
  return [
    cut.behind === '' ? '' : shape(cut.behind, hair),
    shape('M196 600q14-152 204-152t204 152V2000H196Z', clothes),
    shape('M362 372h76v88q-38 40-76 0Z', skin),
    shape('M362 398q38 30 76 0v26q-38 26-76 0Z', dark, ' opacity=".14"'),
    circle(304, 294, 17, skin) + circle(496, 294, 17, skin),
    `<ellipse cx="400" cy="288" rx="94" ry="114" fill="${skin}"/>`,
    hasBeard ? shape('M308 304q6 116 92 116t92-116q-20 44-92 44t-92-44Z', hair) : '',
    shape(cut.front, hair),
    line('M348 268q14-8 30 0M422 268q16-8 30 0', hair, 6),
    circle(363, 292, 7, dark) + circle(437, 292, 7, dark),
    line('M402 296q10 26-6 28', dark, 4).replace('/>', ' opacity=".35"/>'),
    line('M374 356q26 22 52 0', hasBeard ? palette.paper : dark, 5),
    hasGlasses
      ? `<circle cx="363" cy="292" r="26" fill="none" stroke="${dark}" stroke-width="5"/><circle cx="437" cy="292" r="26" fill="none" stroke="${dark}" stroke-width="5"/>${rectangle(388, 288, 24, 5, dark)}`
      : '',
    shape('M362 446q38 40 76 0l22 12q-60 66-120 0Z', palette.paper, ' opacity=".7"'),
  ].join('')
}
