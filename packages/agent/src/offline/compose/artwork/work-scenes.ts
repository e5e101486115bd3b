// What people do at a desk, with a brush, with money and on the track: places where something is kept or reckoned.
import { type Scene, everywhere, floor, repeated } from './scene.ts'
import { circle, ellipse, group, leaf, line, path, rectangle } from './shapes.ts'

const desk = (): string[] => [floor(506, 'fill-cover-strong')]

/** Lines of writing, the last one short. */
function written(left: number, top: number, width: number, count: number, tone = 'steel'): string[] {
  return Array.from({ length: count }, (_, index) =>
    line(`M${left} ${top + index * 34}h${index === count - 1 ? Math.round(width * 0.55) : width}`, tone, 10),
  )
}

/** A letter of application, and what one carries to the interview. */
const briefcase: Scene = {
  focus: [150, 70, 520, 470],
  stands: 'YMax',
  ground: desk,
  thing: (_chance, index) => [
    group('rotate(-7 280 280)', [
      rectangle(176, 100, 240, 330, 'fill-china'),
      rectangle(200, 126, 76, 88, 'fill-pool'),
      circle(238, 160, 20, 'fill-fur'),
      path('M204 214c0 -44 68 -44 68 0Z', 'fill-deepsea'),
      ...written(300, 146, 88, 3),
      ...written(204, 252, 180, 4),
    ]),
    line('M440 300v-44q0 -22 22 -22h76q22 0 22 22v44', 'iron', 18),
    path('M352 296h296q26 0 26 26v184H326V322q0 -26 26 -26Z', index % 2 === 0 ? 'fill-wood' : 'fill-slate'),
    path('M326 380h348v20H326Z', 'fill-cocoa'),
    rectangle(474, 366, 52, 48, 'fill-gold'),
    circle(612, 172, 58, 'fill-basil'),
    line('M584 172l20 22l38 -44', 'foam', 14),
  ],
}

function tower([x, top, width]: readonly [number, number, number], wall: string, light: string): string {
  const columns = Math.floor((width - 20) / 36)
  const rows = Math.floor((480 - top) / 54)
  const left = x + (width - columns * 36 + 16) / 2
  return [
    rectangle(x, top, width, 520 - top, wall),
    ...Array.from({ length: columns * rows }, (_, at) =>
      rectangle(left + (at % columns) * 36, top + 26 + Math.floor(at / columns) * 54, 20, 30, light),
    ),
  ].join('')
}

/** A street of offices. */
const offices: Scene = {
  focus: [110, 90, 580, 460],
  stands: 'YMax',
  ground: () => [circle(236, 190, 70, 'fill-sunlit'), floor(520, 'fill-cover-deep')],
  thing: (_chance, index) => [
    tower([110, 300, 120], 'fill-slate', 'fill-starlight'),
    tower([238, 200, 130], index % 2 === 0 ? 'fill-brick' : 'fill-aqua', 'fill-plaster'),
    tower([376, 110, 124], 'fill-deepsea', 'fill-sunlit'),
    tower([508, 250, 178], index % 2 === 0 ? 'fill-lagoon' : 'fill-amber', 'fill-foam'),
    rectangle(432, 64, 10, 46, 'fill-deepsea'),
    ...[170, 330, 640].map((x) => rectangle(x - 4, 470, 8, 50, 'fill-wood') + circle(x, 450, 34, 'fill-basil')),
  ],
}

/** A kitchen timer. */
const tomato: Scene = {
  focus: [150, 50, 500, 500],
  stands: 'YMax',
  ground: desk,
  thing: () => [
    ellipse(400, 520, 200, 22, 'fill-iron opacity-30'),
    path(
      'M400 186C530 130 650 220 640 360C632 470 530 526 400 526S168 470 160 360C150 220 270 130 400 186Z',
      'fill-tomato',
    ),
    path('M160 366h480C630 472 530 526 400 526S170 472 160 366Z', 'fill-clay'),
    ...Array.from({ length: 11 }, (_, index) =>
      line(`M${210 + index * 38} 392v${index % 5 === 0 ? 44 : 24}`, 'crumb', index % 5 === 0 ? 9 : 6),
    ),
    path('M400 366l18 -34h-36Z', 'fill-crumb'),
    ...[-158, -118, -62, -22, 20, 160].map((turn) => path(leaf([400, 184], 120, 24, turn), 'fill-basil')),
    line('M400 186C396 150 404 130 420 104', 'pine', 18),
    ellipse(262, 262, 34, 54, 'fill-foam opacity-30'),
  ],
}

/** A sheet, and what one writes with. */
const writing: Scene = {
  focus: [150, 70, 520, 480],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) => [
    group('rotate(5 400 320)', [
      rectangle(214, 90, 340, 440, 'fill-glaze'),
      rectangle(200, 78, 340, 440, 'fill-china'),
      line('M240 136h170', index % 2 === 0 ? 'enamel' : 'lagoon', 18),
      ...written(240, 190, 258, 8),
    ]),
    group('rotate(38 560 330)', [
      rectangle(536, 130, 44, 300, index % 2 === 0 ? 'fill-sunlit' : 'fill-coral'),
      rectangle(536, 108, 44, 34, 'fill-petal'),
      rectangle(536, 136, 44, 18, 'fill-steel'),
      path('M536 430h44l-22 62Z', 'fill-crumb'),
      path('M549 467h18l-9 25Z', 'fill-iron'),
    ]),
  ],
}

/** A wall half done. */
const paint: Scene = {
  focus: [140, 70, 530, 480],
  stands: 'YMax',
  ground: () => [everywhere('fill-plaster'), floor(500, 'fill-timber'), floor(486, 'fill-china')],
  thing: () => [
    path(
      'M160 100H430V350q-16 44 -34 0q-20 70 -44 8q-26 36 -46 -10q-22 60 -46 4q-22 30 -46 -6q-30 50 -84 4Z',
      'fill-aqua',
    ),
    rectangle(146, 76, 298, 58, 'fill-lagoon'),
    line('M444 104H520V210H566', 'iron', 12),
    rectangle(550, 206, 32, 120, 'fill-enamel'),
    path('M440 372H640L622 530H458Z', 'fill-steel'),
    path('M440 372H640L632 442H448Z', 'fill-rock'),
    ellipse(540, 372, 100, 24, 'fill-aqua'),
    path('M456 382h40v52q-14 22 -24 0v-20q-10 14 -16 0Z', 'fill-aqua'),
    line('M442 366C452 250 628 250 638 366', 'slate', 8),
  ],
}

/** What one says and what another answers. */
const talk: Scene = {
  focus: [130, 100, 540, 420],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) => [
    path(
      'M190 120h300q40 0 40 40v120q0 40 -40 40H290l-76 66v-66h-24q-40 0 -40 -40V160q0 -40 40 -40Z',
      index % 2 === 0 ? 'fill-coral' : 'fill-aqua',
    ),
    ...written(200, 180, 270, 3, 'foam'),
    path('M360 300h250q40 0 40 40v90q0 40 -40 40h-20v54l-62 -54H360q-40 0 -40 -40v-90q0 -40 40 -40Z', 'fill-china'),
    ...[410, 486, 562].map((x) => circle(x, 386, 20, 'fill-slate')),
  ],
}

/** A shoe on the track. */
const shoe: Scene = {
  focus: [120, 138, 560, 402],
  stands: 'YMax',
  ground: () => [
    circle(610, 210, 60, 'fill-sunlit'),
    floor(440, 'fill-brick'),
    repeated({ id: 'lanes', width: 400, height: 70, top: 452, depth: 210 }, [rectangle(0, 0, 400, 8, 'fill-foam')]),
  ],
  thing: (_chance, index) => [
    ellipse(390, 520, 280, 16, 'fill-clay'),
    path(
      'M150 470C140 400 150 320 176 250Q226 290 286 246C330 330 420 372 520 388C600 400 650 420 654 470Z',
      index % 2 === 0 ? 'fill-lagoon' : 'fill-aqua',
    ),
    path('M150 470C144 420 150 350 164 296Q220 330 250 470Z', 'fill-deepsea'),
    path('M540 392C606 402 650 424 654 470H520Q516 420 540 392Z', 'fill-foam'),
    ...[0, 1, 2, 3].map((at) => line(`M${306 + at * 44} ${300 + at * 24}l-34 38`, 'foam', 12)),
    line('M250 440C330 450 420 440 480 400', 'sunlit', 18),
    path('M132 464H664q10 44 -30 50H168q-36 -4 -36 -50Z', 'fill-china'),
    path('M132 492H662q-6 20 -28 22H168q-28 -2 -36 -22Z', 'fill-coral'),
  ],
}

/** What is put by. */
const savings: Scene = {
  focus: [170, 80, 460, 470],
  stands: 'YMax',
  ground: desk,
  thing: (_chance, index) => [
    path(
      'M250 190h240v-20H250ZM262 190h216q44 40 44 100v190q0 40 -40 40H258q-40 0 -40 -40V290q0 -60 44 -100Z',
      'fill-pool opacity-60',
    ),
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: 5 - (row % 2) }, (_, at) =>
        circle(262 + (row % 2) * 27 + at * 54, 486 - row * 36, 30, (row + at) % 3 === 0 ? 'fill-amber' : 'fill-gold'),
      ),
    ),
    rectangle(240, 136, 260, 40, index % 2 === 0 ? 'fill-enamel' : 'fill-basil'),
    ...[0, 1, 2, 3].map((at) => rectangle(548, 484 - at * 30, 92, 24, at % 2 === 0 ? 'fill-gold' : 'fill-amber')),
    circle(594, 322, 44, 'fill-gold'),
    circle(594, 322, 30, 'fill-amber'),
  ],
}

/** Half of what an ellipse of these halves is across, so far from its middle. */
const chord = (off: number, half: number, other: number): number => other * Math.sqrt(1 - (off / half) ** 2)

/** Strings of a racket from edge to edge of its head. */
function strings(x: number, y: number, across: number, down: number): string {
  const upright = [-84, -56, -28, 0, 28, 56, 84].map((off) => {
    const half = Math.round(chord(off, across, down))
    return `M${x + off} ${y - half}v${half * 2}`
  })
  const level = [-112, -84, -56, -28, 0, 28, 56, 84, 112].map((off) => {
    const half = Math.round(chord(off, down, across))
    return `M${x - half} ${y + off}h${half * 2}`
  })
  return [...upright, ...level].join('')
}

/** A racket that leans, and its ball. */
const court: Scene = {
  focus: [150, 60, 500, 500],
  stands: 'YMax',
  ground: () => [floor(536, 'fill-cover-strong')],
  thing: (_chance, index) => [
    group('rotate(24 360 540)', [
      line(strings(356, 212, 112, 140), 'snow', 3),
      `<ellipse cx="356" cy="212" rx="112" ry="140" className="fill-none stroke-${index % 2 === 0 ? 'enamel' : 'lagoon'} stroke-[20]" />`,
      path('M318 344L356 420L394 344Z', index % 2 === 0 ? 'fill-enamel' : 'fill-lagoon'),
      rectangle(338, 400, 36, 140, 'fill-iron'),
      line('M338 430h36M338 460h36M338 490h36', 'snow', 4),
    ]),
    circle(250, 490, 46, 'fill-sunlit'),
    line('M216 464q36 22 38 72', 'snow', 5),
  ],
}

/** Warm stones on top of each other, with a leaf. */
const stones: Scene = {
  focus: [150, 90, 500, 460],
  stands: 'YMax',
  ground: () => [floor(520, 'fill-cover-strong')],
  thing: () => [
    ellipse(400, 486, 176, 50, 'fill-slate'),
    ellipse(386, 400, 138, 44, 'fill-rock'),
    ellipse(408, 326, 104, 36, 'fill-slate'),
    ellipse(396, 266, 70, 28, 'fill-rock'),
    path('M398 240C330 220 300 170 312 110C372 124 404 176 398 240Z', 'fill-meadow'),
    path('M402 240C404 176 440 132 496 124C500 184 462 228 402 240Z', 'fill-meadow'),
    line('M398 240L330 136M402 240L480 142', 'snow', 4),
  ],
}

/** Panels on a roof that looks at the sun. */
const panels: Scene = {
  focus: [110, 40, 590, 520],
  stands: 'YMax',
  ground: () => [floor(536, 'fill-cover-deep')],
  thing: () => [
    circle(600, 130, 72, 'fill-sunlit'),
    rectangle(180, 350, 400, 188, 'fill-plaster'),
    path('M250 190H640L560 372H120Z', 'fill-clay'),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [266 + column * 116 - row * 52, 208 + row * 76]
        return (
          path(`M${x} ${y}h104l-36 66h-104Z`, 'fill-deepsea') +
          line(`M${x + 52} ${y}l-36 66M${x - 20} ${y + 33}h110`, 'plaster', 3)
        )
      }),
    ),
    rectangle(236, 410, 84, 70, 'fill-deepsea'),
    rectangle(274, 410, 8, 70, 'fill-plaster'),
    rectangle(450, 404, 76, 134, 'fill-clay'),
    circle(514, 474, 6, 'fill-sunlit'),
  ],
}

export const workScenes = {
  briefcase,
  offices,
  tomato,
  writing,
  paint,
  talk,
  shoe,
  savings,
  court,
  stones,
  panels,
} as const satisfies Record<string, Scene>
