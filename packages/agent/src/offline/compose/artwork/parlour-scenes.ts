// What is done sitting down: music from the sheet, games on a board, nails, and a sheet of questions.
import { type Scene, everywhere, farLeft, farWidth, floor, repeated } from './scene.ts'
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

/** A bottle of polish with its long cap, lit from the left. */
function bottle(x: number, high: number, tone: string, isOpen = false): string[] {
  const top = 500 - high
  return [
    ellipse(x + 66, 504, 82, 12, 'fill-iron opacity-20'),
    path(`M${x} ${top + 40}q0 -40 40 -40h52q40 0 40 40V500H${x}Z`, `fill-${tone}`),
    path(`M${x + 96} ${top}q36 4 36 40V500h-36Z`, 'fill-iron opacity-20'),
    rectangle(x + 18, top + 44, 14, high - 74, 'fill-foam opacity-60'),
    ...(isOpen
      ? [rectangle(x + 44, top - 30, 44, 34, `fill-${tone}`), rectangle(x + 38, top - 38, 56, 10, 'fill-steel')]
      : [
          rectangle(x + 38, top - 18, 56, 22, 'fill-steel'),
          path(`M${x + 40} ${top - 18}L${x + 48} ${top - 186}h36L${x + 92} ${top - 18}Z`, 'fill-iron'),
        ]),
  ]
}

/** Three colours to choose from, and the brush of one of them with its drop. */
const polish: Scene = {
  focus: [110, 90, 590, 440],
  stands: 'YMax',
  isAlone: true,
  ground: () => [everywhere('fill-cover'), floor(480, 'fill-cover-strong')],
  thing: () => [
    ...bottle(140, 150, 'coral'),
    ...bottle(318, 190, 'wine'),
    ...bottle(496, 130, 'lagoon', true),
    group('rotate(14 640 200)', [
      path('M622 76L630 250h20L658 76Z', 'fill-iron'),
      rectangle(637, 250, 6, 54, 'fill-steel'),
      path('M630 300h20l-4 52q-6 10 -12 0Z', 'fill-lagoon'),
    ]),
  ],
}

const chosen = 3

/** A sheet of questions, begun: nothing on it is anybody's answer in numbers. */
const answerSheet: Scene = {
  focus: [140, 40, 520, 500],
  stands: 'YMax',
  isAlone: true,
  ground: () => [everywhere('fill-cover')],
  thing: () => [
    group('rotate(-7 380 320)', [rectangle(186, 96, 396, 700, 'fill-cover-soft')]),
    group('rotate(3 400 320)', [
      rectangle(206, 80, 396, 760, 'fill-china'),
      rectangle(246, 122, 230, 20, 'fill-iron'),
      ...[196, 250, 304].flatMap((y, row) => [
        circle(262, y, 15, `${row === 1 ? 'fill-cover-accent' : 'fill-none'} stroke-iron stroke-[5]`),
        rectangle(298, y - 8, [150, 210, 120][row] ?? 150, 16, 'fill-glaze'),
      ]),
      rectangle(246, 366, 180, 20, 'fill-iron'),
      ...Array.from({ length: 5 }, (_, at) =>
        rectangle(
          246 + at * 66,
          412,
          54,
          54,
          `${at === chosen ? 'fill-cover-accent' : 'fill-none'} stroke-iron stroke-[5]`,
        ),
      ),
    ]),
    group('rotate(38 560 300)', [
      rectangle(542, 130, 36, 250, 'fill-cover-accent'),
      rectangle(542, 130, 12, 250, 'fill-foam opacity-30'),
      rectangle(542, 108, 36, 24, 'fill-steel'),
      path('M542 380h36l-18 52Z', 'fill-crumb'),
      path('M553 412h14l-7 20Z', 'fill-iron'),
    ]),
  ],
}

export const parlourScenes = { score, chess, polish, answerSheet } as const satisfies Record<string, Scene>
