// What an architect draws: houses seen from the front on one line of ground, with the lines that measure them.
import { type Scene, everywhere, floor, repeated } from './scene.ts'
import { circle, line, path, rectangle } from './shapes.ts'

const measured = (left: number, right: number): string =>
  line(`M${left} 566H${right}M${left} 554v24M${right} 554v24`, 'cover-deep', 5)

const windows = (left: number, top: number, count: number, gap: number, [width, height]: readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => rectangle(left + index * gap, top, width, height, 'fill-cover-deep'))

/** A gabled house, a library with its columns, a tower of flats and a tree, as elevations on squared paper. */
const elevations: Scene = {
  focus: [40, 110, 720, 474],
  stands: 'YMax',
  ground: () => [
    everywhere('fill-cover'),
    repeated({ id: 'squares', width: 40, height: 40, top: -1200 }, [
      rectangle(0, 0, 40, 2, 'fill-cover-soft'),
      rectangle(0, 0, 2, 40, 'fill-cover-soft'),
    ]),
    floor(520, 'fill-cover-strong'),
  ],
  thing: () => [
    path('M60 360L150 270L240 360V520H60Z', 'fill-china'),
    path('M44 366L150 258L256 366L240 380L150 288L60 380Z', 'fill-clay'),
    rectangle(132, 430, 44, 90, 'fill-cover-deep'),
    ...windows(84, 392, 1, 0, [34, 46]),
    ...windows(190, 392, 1, 0, [34, 46]),
    circle(150, 336, 16, 'fill-cover-deep'),
    path('M292 330L430 258L568 330Z', 'fill-clay'),
    rectangle(300, 330, 260, 24, 'fill-glaze'),
    rectangle(308, 354, 244, 146, 'fill-china'),
    ...[322, 376, 430, 484, 524].map((x) => rectangle(x - 6, 354, 20, 146, 'fill-glaze')),
    rectangle(402, 404, 58, 96, 'fill-cover-deep'),
    rectangle(292, 500, 276, 20, 'fill-glaze'),
    rectangle(604, 130, 112, 390, 'fill-china'),
    rectangle(596, 118, 128, 14, 'fill-clay'),
    ...[160, 226, 292, 358, 424].flatMap((y) => windows(620, y, 3, 30, [20, 40])),
    rectangle(646, 480, 28, 40, 'fill-cover-deep'),
    rectangle(264, 460, 8, 60, 'fill-wood'),
    circle(268, 432, 40, 'fill-basil'),
    rectangle(580, 476, 6, 44, 'fill-wood'),
    circle(583, 452, 28, 'fill-basil'),
    measured(60, 240),
    measured(300, 560),
    measured(604, 716),
  ],
}

export const draftingScenes = { elevations }
