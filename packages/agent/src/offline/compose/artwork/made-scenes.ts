// What is made by hand and given away.
import { type Scene, everywhere, floor, repeated } from './scene.ts'
import { circle, group, path, rectangle } from './shapes.ts'

const patch = 150
const half = patch / 2

/** A star of eight points, as quilts have it: a square, four corners and eight triangles. */
function starBlock(star: string, ground: string): string[] {
  return [
    rectangle(0, 0, patch * 2, patch * 2, ground),
    rectangle(half, half, patch, patch, star),
    ...[0, 90, 180, 270].map((turn) =>
      group(`rotate(${turn} ${patch} ${patch}) translate(${half} 0)`, [
        path(`M0 0L${half} ${half}H0Z`, star),
        path(`M${patch} 0L${half} ${half}H${patch}Z`, star),
      ]),
    ),
    rectangle(patch - half / 2, patch - half / 2, half, half, 'fill-cover-soft'),
  ]
}

/** Four triangles that turn like a mill. */
function millBlock(sail: string, ground: string): string[] {
  return [
    rectangle(0, 0, patch * 2, patch * 2, ground),
    ...[0, 90, 180, 270].map((turn) =>
      group(`rotate(${turn} ${patch} ${patch})`, [path(`M0 0H${patch}V${patch}Z`, sail)]),
    ),
  ]
}

const seams = `<path d="M0 0H${patch * 4}M0 ${patch * 2}H${patch * 4}M0 0V${patch * 4}M${patch * 2} 0V${patch * 4}" className="fill-none stroke-china stroke-[5] [stroke-dasharray:14_10]" />`

/** A quilt that goes on in all directions: stars and mills in turn, and the seams between them. */
const quilt: Scene = {
  focus: [100, 0, 600, 600],
  stands: 'YMid',
  ground: () => [
    everywhere('fill-cover'),
    repeated({ id: 'quilt', width: patch * 4, height: patch * 4, top: -1200 }, [
      group('translate(0 0)', starBlock('fill-coral', 'fill-plaster')),
      group(`translate(${patch * 2} 0)`, millBlock('fill-lagoon', 'fill-glaze')),
      group(`translate(0 ${patch * 2})`, millBlock('fill-gold', 'fill-glaze')),
      group(`translate(${patch * 2} ${patch * 2})`, starBlock('fill-sprig', 'fill-plaster')),
      seams,
    ]),
  ],
}

interface Parcel {
  left: number
  top: number
  width: number
  height: number
  paper: string
  band: string
}

/** A box in paper, with its lid, a band around it and a bow on top. */
function parcel({ left, top, width, height, paper, band }: Parcel): string[] {
  const middle = left + width / 2
  return [
    rectangle(left, top, width, height, paper),
    rectangle(left - 12, top, width + 24, 52, paper),
    rectangle(left - 12, top + 52, width + 24, 8, 'fill-cover-soft'),
    rectangle(middle - 20, top, 40, height, band),
    path(
      `M${middle} ${top}C${middle - 40} ${top - 90} ${middle - 120} ${top - 70} ${middle - 96} ${top - 16}Q${middle - 60} ${top + 6} ${middle} ${top}Z`,
      band,
    ),
    path(
      `M${middle} ${top}C${middle + 40} ${top - 90} ${middle + 120} ${top - 70} ${middle + 96} ${top - 16}Q${middle + 60} ${top + 6} ${middle} ${top}Z`,
      band,
    ),
    circle(middle, top - 6, 22, band),
  ]
}

/** Three wrapped presents on a table. */
const gifts: Scene = {
  focus: [90, 90, 620, 460],
  stands: 'YMax',
  ground: () => [everywhere('fill-cover'), floor(520, 'fill-cover-soft')],
  thing: () => [
    ...parcel({ left: 150, top: 300, width: 230, height: 234, paper: 'fill-coral', band: 'fill-plaster' }),
    ...parcel({ left: 420, top: 210, width: 220, height: 324, paper: 'fill-gold', band: 'fill-velvet' }),
    ...parcel({ left: 330, top: 420, width: 160, height: 114, paper: 'fill-lagoon', band: 'fill-snow' }),
  ],
}

/** A locked door with light behind its keyhole, and the key that is not in it. */
const keyhole: Scene = {
  focus: [130, 60, 540, 500],
  stands: 'YMid',
  ground: () => [
    everywhere('fill-cover'),
    ...[0, 1, 2, 3, 4].map((at) => rectangle(at * 200 - 100, -400, 6, 1600, 'fill-cover-soft')),
  ],
  thing: () => [
    path('M250 110q0 -50 50 -50h80q50 0 50 50v400q0 50 -50 50h-80q-50 0 -50 -50Z', 'fill-gold'),
    ...[104, 516].map((y) => circle(340, y, 13, 'fill-amber')),
    circle(340, 250, 56, 'fill-iron'),
    path('M316 280h48l28 150h-104Z', 'fill-iron'),
    circle(340, 250, 34, 'fill-sunlit'),
    path('M328 274h24l14 132h-52Z', 'fill-sunlit'),
    path('M560 96a64 64 0 1 1 -1 0Zm0 34a30 30 0 1 0 1 0Z', 'fill-steel [fill-rule:evenodd]'),
    rectangle(546, 218, 28, 280, 'fill-steel'),
    ...[404, 456].map((y) => rectangle(574, y, 46, 26, 'fill-steel')),
  ],
}

export const madeScenes = { quilt, gifts, keyhole } as const satisfies Record<string, Scene>
