// What a potter makes: turned on a wheel, dipped in glaze, each in the shape of its name.
import type { Palette } from './prompt-palette.ts'
import { between, type Chance, circle, rectangle, short, smoothPath, type Point } from './shapes.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

interface Turned {
  /** Half widths from the foot to the lip, as shares of `width`. */
  profile: readonly number[]
  width: number
  height: number
  /** How round the mouth looks: plates and bowls are looked into. */
  mouth: number
  /** Looked into: the glaze goes on inside. */
  isOpen?: boolean
  /** What is put on after the turning, behind and before the body. */
  behind?: (palette: Palette, sides: Sides) => string
  before?: (palette: Palette, sides: Sides) => string
}

interface Sides {
  fill: string
  /** Half width at a share of the height, from the foot. */
  at: (share: number) => number
  top: number
  height: number
}

/** Where everything stands. */
const foot = 520

const handle: NonNullable<Turned['behind']> = (_, { fill, at, top, height }) =>
  line(
    `M${short(400 + at(0.8) - 8)} ${short(top + height * 0.2)}c${short(height * 0.42)} -10 ${short(height * 0.42)} ${short(height * 0.52)} -8 ${short(height * 0.5)}`,
    fill,
    24,
  )

const spout: NonNullable<Turned['behind']> = (palette, sides) => {
  const { fill, at, top, height } = sides
  const [x, y] = [400 - at(0.45), top + height * 0.62]
  return [
    shape(`M${short(x + 26)} ${short(y - 44)}q-74 8-112-116l-34 14q22 150 140 176Z`, fill),
    handle(palette, sides),
  ].join('')
}

const lid: NonNullable<Turned['before']> = (palette, { fill, at, top }) =>
  [
    shape(`M${short(400 - at(1) - 6)} ${short(top)}a${short(at(1) + 6)} 52 0 0 1 ${short(2 * at(1) + 12)} 0Z`, fill),
    circle(400, top - 58, 17, palette.deep),
  ].join('')

const shapes = {
  vase: { profile: [0.34, 0.62, 0.98, 0.8, 0.3, 0.4], width: 168, height: 400, mouth: 0.2 },
  jar: { profile: [0.36, 0.84, 1, 0.86, 0.42, 0.46], width: 192, height: 360, mouth: 0.2 },
  bottle: { profile: [0.5, 0.66, 0.72, 0.46, 0.15, 0.2], width: 168, height: 410, mouth: 0.26 },
  jug: { profile: [0.5, 0.74, 0.86, 0.78, 0.5, 0.56], width: 170, height: 370, mouth: 0.2, behind: handle },
  bowl: { profile: [0.3, 0.55, 0.86, 1.02, 1.08, 1.1], width: 216, height: 210, mouth: 0.17, isOpen: true },
  dish: { profile: [0.42, 0.78, 1.02, 1.16, 1.22, 1.24], width: 226, height: 84, mouth: 0.28, isOpen: true },
  cup: { profile: [0.52, 0.74, 0.86, 0.92, 0.96, 1], width: 134, height: 180, mouth: 0.2 },
  mug: { profile: [0.9, 0.97, 1, 1, 0.98, 0.98], width: 132, height: 260, mouth: 0.19, behind: handle },
  pot: { profile: [0.6, 0.72, 0.82, 0.9, 0.98, 1.08], width: 166, height: 270, mouth: 0.18 },
  teapot: {
    profile: [0.5, 0.88, 1.04, 1, 0.72, 0.42],
    width: 166,
    height: 256,
    mouth: 0.2,
    behind: spout,
    before: lid,
  },
} as const satisfies Record<string, Turned>

/** Words of a name → shape; the last that a name says is what the piece is: "saucer for a cup" aside. */
const named: readonly (readonly [shape: keyof typeof shapes, words: string])[] = [
  ['vase', 'vase'],
  ['bottle', 'bottle flask carafe'],
  ['jug', 'jug pitcher ewer creamer'],
  ['bowl', 'bowl basin mortar'],
  ['dish', 'plate platter saucer dish tray'],
  ['cup', 'cup beaker tumbler yunomi'],
  ['mug', 'mug tankard stein'],
  ['teapot', 'teapot kettle'],
  ['jar', 'jar urn canister crock'],
  ['pot', 'pot planter flowerpot casserole'],
]
/** What stands for pottery that is not named. */
const usual = ['vase', 'jar', 'bottle', 'jug', 'bowl'] as const

const clay = new Set('ceramic ceramics pottery stoneware porcelain earthenware vase vases craft perfume'.split(' '))

/** Whether a prompt speaks of what is made of clay. */
export function isOfClay(words: readonly string[]): boolean {
  return words.some((word) => clay.has(word))
}

/** The drawing of the piece that the words name. */
export function potteryOf(words: readonly string[]): Draw {
  const shapesNamed = words.flatMap((word) => {
    const stem = word.replace(/e?s$/, '')
    return named.flatMap(([name, list]) => (list.split(' ').some((one) => one === word || one === stem) ? [name] : []))
  })
  // "Bottle with a crooked neck", "Plate, bowl and cup": the first is what it is; "vase" may be the prompt's own word.
  const name = shapesNamed.find((one) => one !== 'vase') ?? shapesNamed[0]
  return (palette, chance) =>
    turn(shapes[name ?? usual[Math.floor(chance() * usual.length)] ?? 'vase'], palette, chance)
}

function turn(piece: Turned, palette: Palette, chance: Chance): string {
  const width = piece.width * between(chance, 0.94, 1.06)
  const height = piece.height * between(chance, 0.95, 1.05)
  const top = foot - height
  const half = piece.profile.map((share, index): Point => [
    width * share * between(chance, 0.97, 1.03),
    foot - (height * index) / (piece.profile.length - 1),
  ])
  const at = (share: number): number => half[Math.round(share * (half.length - 1))]?.[0] ?? width
  const right = half.map(([x, y]): Point => [400 + x, y])
  const left = half.toReversed().map(([x, y]): Point => [400 - x, y])
  const outline = `${smoothPath(right, { isClosed: false })}L${smoothPath(left, { isClosed: false }).slice(1)}Z`
  const [body, glaze] = chance() < 0.5 ? [palette.soft, palette.strong] : [palette.paper, palette.accent]
  const sides: Sides = { fill: glaze, at, top, height }
  const dip = top + height * between(chance, 0.42, 0.7)
  const edge = Array.from({ length: 9 }, (_, index): Point => [
    160 + index * 60,
    dip + (chance() - 0.5) * height * 0.12,
  ])
  const specks = Array.from({ length: 40 }, () =>
    circle(400 + (chance() - 0.5) * width * 2.4, top + chance() * height, between(chance, 0.8, 2.4), palette.deep),
  )
  const lip = at(1)
  return [
    stand(palette, at(0) + 34),
    piece.behind?.(palette, sides) ?? '',
    `<clipPath id="v"><path d="${outline}"/></clipPath><g clip-path="url(#v)">`,
    rectangle(120, top - 20, 560, height + 40, body),
    `<path d="${smoothPath(edge, { isClosed: false })}V0H160Z" fill="${glaze}"/>`,
    `<g opacity=".3">${specks.join('')}</g>`,
    rectangle(400 + at(0.5) * 0.34, top - 20, 300, height + 40, palette.deep, ' opacity=".2"'),
    `${rectangle(400 - at(0.5) * 0.72, top - 20, at(0.5) * 0.2, height + 40, palette.paper, ' opacity=".16"')}</g>`,
    `<ellipse cx="400" cy="${short(top)}" rx="${short(lip)}" ry="${short(lip * piece.mouth)}" fill="${glaze}"/>`,
    inside(piece, palette, lip, top),
    piece.before?.(palette, sides) ?? '',
  ].join('')
}

function inside(piece: Turned, palette: Palette, lip: number, top: number): string {
  const ring = (share: number, fill: string, rest = ''): string =>
    `<ellipse cx="400" cy="${short(top + 2)}" rx="${short(lip * share)}" ry="${short(lip * piece.mouth * share * 0.94)}" fill="${fill}"${rest}/>`
  if (piece.isOpen !== true) return ring(0.92, palette.deep)
  return ring(0.94, palette.middle) + ring(0.94, palette.deep, ' opacity=".22"') + ring(0.58, palette.middle)
}
