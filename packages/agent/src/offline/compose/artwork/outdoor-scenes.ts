// Water, weather, roads and what one meets outside.
import { type Scene, everywhere, farLeft, farWidth, floor, repeated } from './scene.ts'
import { type Chance, type Point, between, circle, group, leaf, line, path, rectangle, smoothPath } from './shapes.ts'

/** Between these a ground is drawn in full: what a panel, and a band on a usual screen, show. */
const nearLeft = -2300
const nearRight = 3100

/** A line that swells and sinks from side to side, and all below it. */
export function swell(chance: Chance, y: number, swing: number, step = 200): string {
  const count = Math.ceil((nearRight - nearLeft) / step) + 1
  const points = Array.from({ length: count }, (_, index): Point => [
    nearLeft + index * step,
    y + (index % 2 === 0 ? -1 : 1) * between(chance, swing * 0.5, swing),
  ])
  // Beyond what most places show it runs on evenly.
  return `M${farLeft} ${y}L${smoothPath(points, false).slice(1)}L${farLeft + farWidth} ${y}V2400H${farLeft}Z`
}

/** Short strokes of light on water. */
function glints(chance: Chance, count: number, top: number, bottom: number, tone: string): string[] {
  return Array.from({ length: count }, () => {
    const [x, y, long] = [between(chance, -1700, 2500), between(chance, top, bottom), between(chance, 24, 70)]
    return line(`M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} -12 ${Math.round(long)} 0`, tone, 5)
  })
}

/** Floats of a lane's rope, two tones in turn, every so far. */
const lanes = repeated({ id: 'lanes', width: 96, height: 170, top: -1275 }, [
  rectangle(0, 10, 96, 4, 'fill-foam'),
  rectangle(2, 1, 42, 22, 'fill-coral'),
  rectangle(50, 1, 42, 22, 'fill-foam'),
])

/** A lane from above, and somebody who swims in it. */
const pool: Scene = {
  focus: [50, 170, 700, 340],
  stands: 'YMid',
  isAlone: true,
  ground: (chance) => [everywhere('fill-lagoon'), ...glints(chance, 46, -500, 1100, 'pool'), lanes],
  thing: () => [
    ...[96, 128, 150, 112, 140].map((x, index) =>
      circle(x, 296 + ((index * 37) % 66), 7 + ((index * 5) % 9), 'fill-foam'),
    ),
    line('M318 318L206 300', 'fur', 27),
    line('M318 342L196 358', 'fur', 27),
    path('M300 296C360 280 440 282 500 300Q520 330 500 362C440 380 360 380 300 364Q284 330 300 296Z', 'fill-coral'),
    line('M488 312L584 296L676 308', 'fur', 28),
    line('M482 352L430 404L352 398', 'fur', 28),
    circle(548, 330, 40, 'fill-fur'),
    path('M520 302A42 42 0 0 1 588 330A42 42 0 0 1 520 358Q536 330 520 302Z', 'fill-enamel'),
    line('M690 286q22 20 10 48', 'foam', 8),
    line('M712 282q26 26 12 58', 'foam', 6),
  ],
}

/** A shell with its crew, a low sun behind it. */
const rowing: Scene = {
  isAlone: true,
  focus: [84, 150, 632, 340],
  stands: 'YMax',
  ground: (chance) => [
    circle(560, 268, 104, 'fill-sunlit'),
    path(swell(chance, 300, 5), 'fill-pool'),
    path(swell(chance, 420, 8), 'fill-lagoon'),
    path(swell(chance, 482, 12), 'fill-deepsea'),
    ...glints(chance, 30, 400, 540, 'foam'),
  ],
  thing: () => [
    ...Array.from({ length: 4 }, (_, seat) => {
      const x = 214 + seat * 104
      return [
        line(`M${x + 4} 350L${x - 66} 428`, 'china', 6),
        path(`M${x - 58} 414l-30 22l8 12l32 -22Z`, 'fill-enamel'),
        line(`M${x - 8} 366L${x + 16} 304`, seat % 2 === 0 ? 'enamel' : 'china', 28),
        line(`M${x + 12} 318L${x + 38} 348L${x + 4} 350`, 'fur', 11),
        circle(x + 26, 272, 20, 'fill-fur'),
        path(`M${x + 6} 270a20 20 0 0 1 40 0Z`, 'fill-iron'),
      ].join('')
    }),
    line('M606 356L612 318', 'sunlit', 24),
    circle(614, 290, 17, 'fill-fur'),
    path('M88 366C190 354 560 352 712 362C660 396 180 400 88 366Z', 'fill-wood'),
    path('M88 366C190 354 560 352 712 362l-24 10C560 364 200 366 108 376Z', 'fill-crumb'),
  ],
}

const canoe: Scene = {
  ...rowing,
  thing: () => [
    path('M150 330C190 420 610 420 650 330C600 366 200 366 150 330Z', 'fill-enamel'),
    path('M150 330C190 384 610 384 650 330C600 366 200 366 150 330Z', 'fill-clay'),
    line('M372 362L388 288', 'sunlit', 40),
    circle(394, 232, 27, 'fill-fur'),
    path('M367 230a27 27 0 0 1 54 0Z', 'fill-iron'),
    line('M392 296L446 300', 'fur', 14),
    line('M330 212L512 434', 'timber', 9),
    path('M500 412l34 10l16 46l-42 -24Z', 'fill-timber'),
  ],
}

/** A wave about to break, and the board. */
const surf: Scene = {
  isAlone: true,
  focus: [110, 70, 560, 490],
  stands: 'YMax',
  ground: (chance) => [
    circle(330, 170, 74, 'fill-sunlit'),
    path(swell(chance, 408, 8), 'fill-deepsea'),
    path(
      'M-4000 470H-200C60 470 200 430 300 340C390 256 430 150 560 132C690 116 760 196 740 270C724 326 664 330 650 290C672 292 690 268 668 250C636 226 580 262 580 342C580 430 660 470 800 476H4800V1700H-4000Z',
      'fill-lagoon',
    ),
    path(
      'M300 340C390 256 430 150 560 132C600 127 640 134 672 150C560 150 500 220 470 300C440 390 360 450 220 470H-200C60 470 200 430 300 340Z',
      'fill-pool',
    ),
    path(
      'M560 132C690 116 760 196 740 270C724 326 664 330 650 290C672 292 690 268 668 250C700 200 640 150 560 132Z',
      'fill-foam',
    ),
    ...[
      [742, 300, 17],
      [704, 332, 12],
      [664, 338, 9],
      [776, 250, 11],
      [630, 318, 8],
    ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, 'fill-foam')),
    line('M356 424C430 380 474 300 508 230M440 430C490 390 516 340 530 288', 'foam', 7),
    path(swell(chance, 508, 12, 140), 'fill-foam'),
    path(swell(chance, 536, 12, 140), 'fill-wheat'),
  ],
  thing: () => [
    group('translate(-30 0) rotate(9 210 400)', [
      path('M210 236C268 320 268 470 232 566h-44C152 470 152 320 210 236Z', 'fill-coral'),
      path('M204 246h12V566h-12Z', 'fill-foam'),
      path('M166 400h88l-3 40h-82Z', 'fill-sunlit'),
    ]),
  ],
}

const sailing: Scene = {
  focus: [150, 90, 500, 470],
  stands: 'YMax',
  ground: (chance) => [circle(250, 240, 86, 'fill-sunlit'), path(swell(chance, 372, 6), 'fill-pool')],
  thing: (chance) => [
    path('M436 116L436 390H260Z', 'fill-china'),
    path('M452 150C540 220 566 300 566 390H452Z', 'fill-coral'),
    rectangle(436, 96, 14, 314, 'fill-wood'),
    path('M230 404h380c-16 52-50 76-96 76H330c-54 0-84-30-100-76Z', 'fill-deepsea'),
    rectangle(230, 404, 380, 14, 'fill-china'),
    path(swell(chance, 456, 9), 'fill-lagoon'),
    path(swell(chance, 512, 13), 'fill-deepsea'),
  ],
}

const fish: Scene = {
  focus: [150, 150, 500, 320],
  stands: 'YMid',
  ground: (chance) => [...glints(chance, 30, -500, 1000, 'cover-soft')],
  thing: (_chance, index) => [
    path(
      'M176 300C250 190 440 180 528 290l92-74c-16 60-16 108 0 168l-92-74C440 420 250 410 176 300Z',
      index % 2 === 0 ? 'fill-coral' : 'fill-sunlit',
    ),
    path('M330 214c40-50 90-50 120-6Z', 'fill-enamel'),
    line('M310 226c30 50 30 100 0 150', 'foam', 8),
    circle(246, 282, 17, 'fill-foam'),
    circle(244, 282, 8, 'fill-iron'),
    circle(160, 220, 13, 'fill-foam opacity-70'),
    circle(136, 178, 8, 'fill-foam opacity-70'),
  ],
}

export function stars(chance: Chance, count: number, bottom: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    circle(
      between(chance, -800, 1600),
      between(chance, -500, bottom),
      index % 9 === 0 ? 5 : between(chance, 1.6, 3.4),
      'fill-starlight',
    ),
  )
}

/** Worlds at night, one of them with a ring. */
const planets: Scene = {
  isAlone: true,
  focus: [130, 60, 560, 470],
  stands: 'YMid',
  ground: (chance) => [everywhere('fill-night'), ...stars(chance, 120, 1100)],
  thing: (_chance, index) => [
    `<path d="M212 376C130 420 150 466 262 438C420 398 640 262 646 196C648 164 590 166 520 196" className="fill-none stroke-violet stroke-[18]" />`,
    circle(390, 306, 152, index % 2 === 0 ? 'fill-squash' : 'fill-aqua'),
    path('M242 270C330 300 450 290 540 286q3 34 -3 60C450 350 330 350 240 330q-2 -30 2 -60Z', 'fill-coral'),
    path('M272 400C350 416 430 412 508 402q-20 26 -46 40C410 452 330 440 272 400Z', 'fill-crumb'),
    path('M430 160a152 152 0 0 1 -40 298a152 152 0 0 0 40 -298Z', 'fill-shade opacity-25'),
    line('M212 376C130 420 150 466 262 438C400 402 560 302 620 236', 'violet', 18),
    circle(196, 156, 46, 'fill-enamel'),
    circle(180, 144, 11, 'fill-clay'),
    circle(210, 172, 8, 'fill-clay'),
    circle(626, 430, 58, 'fill-glaze'),
    circle(606, 414, 13, 'fill-rock opacity-50'),
    circle(644, 446, 18, 'fill-rock opacity-50'),
  ],
}

const sleepers = repeated({ id: 'sleepers', width: 64, height: 12, top: 512, depth: 12 }, [
  rectangle(0, 0, 34, 12, 'fill-wood'),
])

/** A lit train under the moon. */
const nightTrain: Scene = {
  isAlone: true,
  focus: [120, 110, 560, 450],
  stands: 'YMax',
  ground: (chance) => [
    everywhere('fill-night'),
    ...stars(chance, 90, 260),
    circle(590, 180, 62, 'fill-starlight'),
    circle(562, 164, 54, 'fill-night'),
    path(swell(chance, 350, 60, 260), 'fill-dusk'),
    path(swell(chance, 430, 34, 190), 'fill-shade'),
    ...[-1588, -1168, -748, -328].map(carriage),
    rectangle(farLeft, 500, farWidth, 9, 'fill-rock'),
    sleepers,
    floor(526, 'fill-shade'),
  ],
  thing: () => [
    path('M92 326H470C560 326 616 392 640 462H92Z', 'fill-enamel'),
    rectangle(92, 446, 552, 28, 'fill-clay'),
    path('M500 350c48 8 78 38 98 74h-98Z', 'fill-pool'),
    ...[132, 222, 312, 402].map((x) => rectangle(x, 356, 64, 58, 'fill-sunlit')),
    circle(610, 452, 12, 'fill-starlight'),
    ...[160, 230, 450, 520].map((x) => circle(x, 482, 22, 'fill-iron') + circle(x, 482, 9, 'fill-rock')),
  ],
}

function carriage(x: number): string {
  return [
    rectangle(x, 330, 404, 144, 'fill-lagoon'),
    rectangle(x, 446, 404, 28, 'fill-deepsea'),
    rectangle(x, 330, 404, 10, 'fill-foam'),
    ...[34, 126, 218, 310].map((by) => rectangle(x + by, 358, 62, 56, 'fill-sunlit')),
    ...[60, 120, 284, 344].map((by) => circle(x + by, 482, 20, 'fill-iron')),
  ].join('')
}

const dayTrain: Scene = {
  ...nightTrain,
  ground: (chance) => [
    circle(590, 180, 66, 'fill-sunlit'),
    path(swell(chance, 350, 60, 260), 'fill-meadow opacity-60'),
    path(swell(chance, 430, 34, 190), 'fill-pine'),
    ...[-1588, -1168, -748, -328].map(carriage),
    rectangle(farLeft, 500, farWidth, 9, 'fill-slate'),
    sleepers,
    floor(526, 'fill-soil'),
  ],
}

export function spruce(x: number, y: number, height: number): string {
  const half = height * 0.26
  return [0, 0.26, 0.52]
    .map((up) => {
      const [top, low, wide] = [
        y - height + up * height * 0.7,
        y - height * 0.52 + up * height,
        half * (0.6 + up * 0.8),
      ]
      return path(
        `M${Math.round(x)} ${Math.round(top)}L${Math.round(x + wide)} ${Math.round(low)}H${Math.round(x - wide)}Z`,
        'fill-pine',
      )
    })
    .join('')
}

const mountains: Scene = {
  focus: [100, 70, 600, 490],
  stands: 'YMax',
  ground: (chance) => [
    circle(620, 170, 64, 'fill-sunlit'),
    ...[-1500, -1000, -480, 720, 1240, 1760].map((x) => peak(x, between(chance, 210, 300), 340)),
    peak(180, 240, 300),
    peak(400, 100, 380),
    path(swell(chance, 470, 34, 240), 'fill-meadow'),
    `<path d="M300 600C340 540 520 560 500 510C486 470 380 476 400 430C412 400 452 396 446 360" className="fill-none stroke-snow stroke-[8] [stroke-dasharray:16_14]" />`,
    path(swell(chance, 560, 22, 300), 'fill-basil'),
    ...[-700, -420, -240, 110, 196, 640, 900, 1180, 1420].map((x) => spruce(x, 572, between(chance, 90, 150))),
  ],
}

function peak(x: number, top: number, half: number): string {
  const at = (dx: number, y: number): string => `${Math.round(x + dx)} ${Math.round(y)}`
  const drop = 640 - top
  return [
    path(`M${at(-half, 640)}L${at(0, top)}L${at(half, 640)}Z`, 'fill-rock'),
    path(`M${at(0, top)}L${at(half, 640)}H${Math.round(x + half * 0.2)}Z`, 'fill-slate'),
    path(
      `M${at(0, top)}L${at(half * 0.3, top + drop * 0.3)}L${at(half * 0.12, top + drop * 0.24)}L${at(0, top + drop * 0.34)}L${at(-half * 0.14, top + drop * 0.22)}L${at(-half * 0.3, top + drop * 0.3)}Z`,
      'fill-snow',
    ),
  ].join('')
}

/** Beds, beans on their poles, and the can. */
const garden: Scene = {
  focus: [56, 120, 634, 440],
  stands: 'YMax',
  ground: (chance) => [
    circle(206, 200, 62, 'fill-sunlit'),
    path(swell(chance, 430, 16, 300), 'fill-meadow'),
    floor(520, 'fill-soil'),
    repeated({ id: 'beds', width: 354, height: 120, top: 460, depth: 120 }, [
      ...row(60, 0),
      ...row(178, 1),
      ...row(296, 2),
    ]),
  ],
  thing: () => [
    ...[470, 540, 610].map((x) => line(`M${x} 520L540 170`, 'timber', 10)),
    ...Array.from({ length: 11 }, (_, index) =>
      path(leaf([500 + (index % 3) * 38, 220 + index * 26], 54, 20, index % 2 === 0 ? 24 : 156), 'fill-basil'),
    ),
    path('M190 396h150l14 128H176Z', 'fill-aqua'),
    line('M204 396c0-76 122-76 122 0', 'lagoon', 16),
    line('M182 470L100 392', 'aqua', 22),
    path('M70 378l44 -34l20 26l-44 34Z', 'fill-lagoon'),
  ],
}

/** What grows in a bed, whose soil begins at 64. */
function row(x: number, kind: number): string[] {
  if (kind === 0)
    return [
      path(leaf([x, 66], 60, 16, -70), 'fill-lettuce'),
      path(leaf([x, 66], 60, 16, -110), 'fill-basil'),
      path(`M${x - 17} 66h34l-17 50Z`, 'fill-squash'),
    ]
  if (kind === 1) return [circle(x, 62, 38, 'fill-lettuce'), circle(x - 6, 58, 22, 'fill-basil opacity-60')]
  return [line(`M${x} 70V12`, 'basil', 7), circle(x - 12, 42, 14, 'fill-tomato'), circle(x + 13, 24, 14, 'fill-tomato')]
}

const bird: Scene = {
  focus: [170, 110, 460, 400],
  stands: 'YMid',
  ground: () => [
    rectangle(farLeft, 462, farWidth, 20, 'fill-wood'),
    repeated({ id: 'twigs', width: 330, height: 120, top: 402, depth: 120 }, [
      path(leaf([40, 62], 80, 24, -40), 'fill-basil'),
      path(leaf([200, 76], 74, 22, 34), 'fill-lettuce'),
    ]),
  ],
  thing: (_chance, index) => [
    path(
      'M206 300C230 180 380 150 470 236l84 -14l-56 52c16 100-90 178-190 152C246 410 206 364 206 300Z',
      index % 2 === 0 ? 'fill-aqua' : 'fill-sunlit',
    ),
    path('M206 330c20 90 150 120 220 50-40-70-130-110-220-50Z', 'fill-coral'),
    path('M300 270c60 10 110 50 130 120-80 10-140-40-130-120Z', 'fill-lagoon'),
    circle(270, 246, 13, 'fill-iron'),
    path('M212 262l-56 22l58 18Z', 'fill-squash'),
    line('M320 426v40M360 426v40', 'iron', 8),
  ],
}

export const outdoorScenes = {
  pool,
  rowing,
  canoe,
  surf,
  sailing,
  fish,
  planets,
  nightTrain,
  dayTrain,
  mountains,
  garden,
  bird,
} as const satisfies Record<string, Scene>
