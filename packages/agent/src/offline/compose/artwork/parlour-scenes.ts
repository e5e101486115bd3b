// What is done sitting down: music from the sheet, and games on a board.
import { type Scene, everywhere, farLeft, farWidth, repeated } from './scene.ts'
import { circle, ellipse, group, line, path, rectangle } from './shapes.ts'

const staff = (top: number): string[] =>
  Array.from({ length: 5 }, (_, index) => rectangle(farLeft, top + index * 26, farWidth, 4, 'fill-cover-strong'))

/** A note with its stem, and a flag where it is short. */
function note(x: number, y: number, tone: string, isShort = false): string {
  return [
    group(`rotate(-20 ${x} ${y})`, [ellipse(x, y, 27, 19, `fill-${tone}`)]),
    line(`M${x + 24} ${y - 4}V${y - 128}`, tone, 8),
    isShort ? line(`M${x + 24} ${y - 126}q42 22 36 74`, tone, 9) : '',
  ].join('')
}

/** A line of a score, as large as its readers. */
const score: Scene = {
  focus: [110, 150, 580, 320],
  stands: 'YMid',
  isAlone: true,
  ground: () => [...staff(-300), ...staff(-36), ...staff(228), ...staff(492), ...staff(756)],
  thing: () => [
    note(190, 332, 'coral'),
    note(300, 294, 'on-cover', true),
    note(396, 258, 'sunlit'),
    group('', [
      note(496, 306, 'on-cover'),
      note(614, 280, 'on-cover'),
      path('M516 174L642 148V178L516 204Z', 'fill-on-cover'),
    ]),
    line('M160 404q236 96 470 -22', 'coral', 8),
  ],
}

/** Two pieces on the squares of their board. */
const chess: Scene = {
  focus: [150, 90, 500, 450],
  stands: 'YMax',
  isAlone: true,
  ground: () => [
    everywhere('fill-cover'),
    repeated({ id: 'squares', width: 220, height: 120, top: 430 }, [
      rectangle(0, 0, 220, 120, 'fill-plaster'),
      rectangle(0, 0, 110, 60, 'fill-wood'),
      rectangle(110, 60, 110, 60, 'fill-wood'),
    ]),
  ],
  thing: () => [
    ellipse(296, 524, 92, 16, 'fill-iron opacity-30'),
    path('M236 500C258 470 270 420 268 352H324C322 420 334 470 356 500V520H236Z', 'fill-coat'),
    path('M246 352h100v-22H246Z', 'fill-coat'),
    path('M296 120v44M274 142h44', 'fill-none stroke-coat stroke-[14]'),
    path('M250 330C232 250 262 176 296 172C330 176 360 250 342 330Z', 'fill-coat'),
    path('M296 172C330 176 360 250 342 330H312Q330 240 296 172Z', 'fill-crumb'),
    ellipse(520, 528, 78, 14, 'fill-iron opacity-30'),
    path('M462 506C486 474 496 440 496 404H544C544 440 554 474 578 506V524H462Z', 'fill-iron'),
    path('M476 404h88v-20h-88Z', 'fill-iron'),
    circle(520, 344, 50, 'fill-iron'),
    path('M536 296A50 50 0 0 1 536 392Q572 344 536 296Z', 'fill-slate'),
  ],
}

export const parlourScenes = { score, chess } as const satisfies Record<string, Scene>
