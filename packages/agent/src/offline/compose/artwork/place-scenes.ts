// Houses, halls and what is done in them.
import { type Scene, everywhere, floor, repeated } from './scene.ts'
import { circle, ellipse, group, leaf, line, path, rectangle } from './shapes.ts'

/** Courses of tiles on a roof from `left` to `right`, narrowing to its ridge. */
function tiled(left: number, right: number, top: number, bottom: number, slope: number): string[] {
  const courses = 6
  return Array.from({ length: courses }, (_, course) => {
    const y = top + ((course + 1) * (bottom - top)) / courses
    const from = left + slope * (1 - (course + 1) / courses)
    const to = right - slope * (1 - (course + 1) / courses)
    const count = Math.floor((to - from) / 36)
    const wide = (to - from) / count
    const arc = `a${Math.round(wide / 2)} 17 0 0 1 -${wide.toFixed(1)} 0`
    return `M${Math.round(to)} ${Math.round(y - 17)}${arc.repeat(count)}`
  }).map((data) => `<path d="${data}" className="fill-none stroke-clay stroke-[5]" />`)
}

const roofs: Scene = {
  focus: [110, 110, 580, 450],
  stands: 'YMax',
  ground: () => [circle(190, 190, 60, 'fill-sunlit'), floor(536, 'fill-cover-deep')],
  thing: (_chance, index) => [
    rectangle(486, 128, 62, 130, 'fill-clay'),
    rectangle(476, 116, 82, 24, 'fill-slate'),
    rectangle(170, 370, 460, 168, 'fill-plaster'),
    path('M214 190H586L690 376H110Z', index % 2 === 0 ? 'fill-brick' : 'fill-slate'),
    ...tiled(118, 682, 190, 376, 96),
    path('M326 330V268L400 216L474 268V330Z', 'fill-plaster'),
    line('M312 272L400 208L488 272', 'clay', 18),
    rectangle(366, 266, 68, 58, 'fill-pool'),
    rectangle(224, 416, 76, 74, 'fill-pool'),
    rectangle(500, 416, 76, 74, 'fill-pool'),
    rectangle(258, 416, 8, 74, 'fill-plaster'),
    rectangle(534, 416, 8, 74, 'fill-plaster'),
    rectangle(362, 416, 78, 122, 'fill-pine'),
    circle(424, 480, 6, 'fill-gold'),
  ],
}

/** The same house in the rain, with light in its windows. */
const rain: Scene = {
  focus: [110, 60, 580, 500],
  stands: 'YMax',
  ground: () => [
    repeated({ id: 'drops', width: 64, height: 92, top: -1200 }, [
      line('M20 8L12 34', 'cover-strong', 4),
      line('M52 54L44 80', 'cover-strong', 4),
    ]),
    floor(536, 'fill-cover-deep'),
  ],
  thing: (chance, index) => [
    ...(roofs.thing?.(chance, index) ?? []),
    rectangle(366, 266, 68, 58, 'fill-sunlit'),
    rectangle(224, 416, 34, 74, 'fill-sunlit'),
    rectangle(266, 416, 34, 74, 'fill-sunlit'),
  ],
}

/** A bunk bed with its ladder, a bag beside it. */
const bunks: Scene = {
  focus: [130, 96, 560, 460],
  stands: 'YMax',
  ground: () => [floor(536, 'fill-cover-deep')],
  thing: () => [
    rectangle(560, 118, 88, 66, 'fill-dusk'),
    circle(604, 152, 17, 'fill-starlight'),
    ...[190, 372].flatMap((top) => [
      rectangle(176, top + 62, 350, 26, 'fill-timber'),
      rectangle(188, top + 26, 326, 38, 'fill-plaster'),
      rectangle(196, top + 4, 82, 26, 'fill-foam'),
      path(
        `M300 ${top + 64}V${top + 22}q0 -10 10 -10H504q10 0 10 10V${top + 64}Z`,
        top < 300 ? 'fill-coral' : 'fill-lagoon',
      ),
      rectangle(300, top + 28, 214, 12, 'fill-foam'),
    ]),
    rectangle(160, 130, 22, 412, 'fill-wood'),
    rectangle(520, 130, 22, 412, 'fill-wood'),
    line('M428 278V540M486 278V540M428 330H486M428 382H486M428 434H486M428 486H486', 'wood', 13),
    path('M574 540q-6 -104 18 -116h56q24 12 18 116Z', 'fill-pine'),
    rectangle(590, 474, 60, 44, 'fill-meadow'),
    line('M602 426q18 -34 36 0', 'iron', 9),
  ],
}

const rings = [
  `<circle cx="352" cy="290" r="104" className="fill-none stroke-gold stroke-[24]" />`,
  `<circle cx="448" cy="290" r="104" className="fill-none stroke-wheat stroke-[24]" />`,
  `<path d="M443 240a104 104 0 0 1 12 66" className="fill-none stroke-gold stroke-[24]" />`,
  path('M448 186l-34 -38l18 -24h32l18 24Z', 'fill-foam'),
  path('M448 186l-12 -38h24Z', 'fill-pool'),
]

/** Rings among flowers. */
const wedding: Scene = {
  focus: [120, 70, 560, 500],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) => [
    ...[-1, 1].flatMap((side) =>
      Array.from({ length: 8 }, (_, sprig) => {
        const angle = 90 - side * (24 + sprig * 19)
        const [x, y] = [400 + Math.cos((angle * Math.PI) / 180) * 206, 310 + Math.sin((angle * Math.PI) / 180) * 200]
        return [
          path(leaf([x, y], 60, 17, angle + 90 + (side === 1 ? 150 : -150)), 'fill-sprig'),
          path(
            leaf([x, y], 60, 17, angle + 90 + (side === 1 ? 210 : -210)),
            sprig % 2 === 0 ? 'fill-pine' : 'fill-sprig',
          ),
        ].join('')
      }),
    ),
    ...blossoms([
      [400, 500, 50, 'fill-petal'],
      [324, 486, 38, 'fill-china'],
      [476, 486, 38, 'fill-china'],
      [262, 444, 30, 'fill-petal'],
      [538, 444, 30, 'fill-petal'],
    ]),
    ...(index % 2 === 0
      ? rings
      : blossoms([
          [400, 290, 80, 'fill-petal'],
          [320, 350, 46, 'fill-china'],
          [484, 350, 46, 'fill-blush'],
        ])),
  ],
}

type Blossom = readonly [x: number, y: number, radius: number, className: string]

function blossoms(all: readonly Blossom[]): string[] {
  return all.flatMap(([x, y, radius, className]) => [
    ...Array.from({ length: 6 }, (_, petal) => {
      const angle = (petal / 6) * 2 * Math.PI
      return circle(x + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62, radius * 0.5, className)
    }),
    circle(x, y, radius * 0.36, 'fill-gold'),
  ])
}

const flowers: Scene = {
  focus: [170, 80, 460, 480],
  stands: 'YMax',
  ground: () => [floor(520, 'fill-cover-strong')],
  thing: (_chance, index) => [
    ...[250, 320, 400, 480, 550].map((x, at) =>
      line(`M400 420Q${(x + 400) / 2} 330 ${x} ${200 + (at % 2) * 50}`, 'pine', 8),
    ),
    ...[-160, -128, -52, -20].map((turn) => path(leaf([400, 380], 170, 34, turn), 'fill-basil')),
    ...blossoms([
      [244, 226, 58, 'fill-petal'],
      [324, 170, 64, index % 2 === 0 ? 'fill-coral' : 'fill-violet'],
      [404, 236, 66, 'fill-china'],
      [486, 160, 62, 'fill-petal'],
      [560, 236, 56, 'fill-squash'],
    ]),
    path('M308 372h184l-30 148H338Z', index % 2 === 0 ? 'fill-aqua' : 'fill-enamel'),
    path('M448 372h44l-30 148h-40Z', 'fill-iron opacity-20'),
  ],
}

/** Blown glass on a shelf; where pieces overlap both are seen. */
const glass: Scene = {
  focus: [130, 100, 540, 460],
  stands: 'YMax',
  ground: () => [floor(516, 'fill-cover-strong'), floor(540, 'fill-cover-deep')],
  thing: () => [
    path(
      'M232 130h66c-10 90 62 150 62 260 0 90-50 126-96 126s-96-36-96-126c0-110 74-170 64-260Z',
      'fill-aqua opacity-80',
    ),
    path('M196 400c30 24 108 24 138 0 6 80-30 104-70 104s-74-24-68-104Z', 'fill-deepsea opacity-60'),
    line('M222 250c-26 50-34 90-30 150', 'foam', 9),
    ellipse(265, 132, 34, 8, 'fill-foam'),
    path('M330 300c0 150 46 216 120 216s120-66 120-216Z', 'fill-amber opacity-80'),
    path('M352 392c60 26 136 26 196 0-16 84-50 124-98 124s-82-40-98-124Z', 'fill-coral opacity-80'),
    ellipse(450, 300, 120, 20, 'fill-crumb'),
    line('M366 350c6 50 20 90 40 116', 'foam', 8),
    path('M562 228h40c-6 70 46 150 46 210 0 54-32 78-66 78s-66-24-66-78c0-60 52-140 46-210Z', 'fill-violet opacity-80'),
    ellipse(582, 228, 21, 6, 'fill-foam'),
    line('M556 380c-14 30-18 50-16 80', 'foam', 7),
  ],
}

const spokes = (x: number): string =>
  Array.from({ length: 9 }, (_, index) =>
    group(`rotate(${index * 20} ${x} 410)`, [
      `<path d="M${x - 112} 410h224" className="fill-none stroke-cover-strong stroke-2" />`,
    ]),
  ).join('')

const bicycle: Scene = {
  focus: [110, 120, 590, 430],
  stands: 'YMax',
  ground: () => [],
  thing: (_chance, index) => [
    ...[236, 574].map(
      (x) => spokes(x) + `<circle cx="${x}" cy="410" r="112" className="fill-none stroke-on-cover stroke-[15]" />`,
    ),
    line('M236 410L330 250H516L396 410H236M396 410L318 206M506 210L574 410', index % 2 === 0 ? 'enamel' : 'lagoon', 17),
    line('M274 196h82', 'on-cover', 24),
    line('M506 210l-10 -44c40 -20 84 -6 82 34', 'on-cover', 15),
    `<circle cx="396" cy="410" r="38" className="fill-none stroke-on-cover stroke-[11]" />`,
    line('M372 376L420 444M402 446h36M354 374h36', 'on-cover', 11),
    ...[236, 574].map((x) => circle(x, 410, 13, 'fill-on-cover')),
  ],
}

/** Tools on their board. */
const tools: Scene = {
  focus: [150, 60, 500, 500],
  stands: 'YMid',
  ground: () => [repeated({ id: 'holes', width: 60, height: 60, top: -900 }, [circle(30, 30, 5, 'fill-cover-soft')])],
  thing: () => [
    rectangle(212, 190, 34, 320, 'fill-timber'),
    path('M150 130h132c18 0 30 14 30 34v34H196c0-30-18-42-46-42Z', 'fill-slate'),
    path(
      'M384 222c-40 -10 -62 -50 -46 -96l40 40l36 -10l10 -36l-40 -40c60 -12 104 40 80 92q-8 20 -26 34V440q26 14 26 44a38 38 0 0 1 -76 0q0 -30 22 -44V222Z',
      'fill-steel',
    ),
    circle(412, 484, 15, 'fill-cover'),
    rectangle(538, 110, 60, 170, 'fill-enamel'),
    rectangle(550, 110, 10, 170, 'fill-coral'),
    rectangle(559, 280, 18, 200, 'fill-steel'),
    path('M552 480h32l-8 30h-16Z', 'fill-iron'),
  ],
}

const salon: Scene = {
  focus: [130, 50, 560, 510],
  stands: 'YMid',
  ground: () => [],
  thing: () => [
    group('rotate(28 400 300)', [
      rectangle(246, 90, 56, 420, 'fill-on-cover'),
      ...Array.from({ length: 22 }, (_, tooth) => rectangle(302, 96 + tooth * 19, 56, 9, 'fill-on-cover')),
    ]),
    group('rotate(-24 430 300)', [
      path('M418 330L392 84q40 30 56 240Z', 'fill-steel'),
      path('M442 330L470 84q-40 30 -58 240Z', 'fill-foam'),
      `<ellipse cx="384" cy="452" rx="50" ry="66" className="fill-none stroke-coral stroke-[22]" />`,
      `<ellipse cx="480" cy="452" rx="50" ry="66" className="fill-none stroke-coral stroke-[22]" />`,
      line('M424 330L404 392M436 330L460 392', 'coral', 22),
      circle(431, 330, 12, 'fill-iron'),
    ]),
  ],
}

const gym: Scene = {
  focus: [110, 150, 580, 400],
  stands: 'YMax',
  ground: () => [floor(512, 'fill-cover-strong')],
  thing: () => [
    `<path d="M250 320c-30 -130 180 -130 150 0" className="fill-none stroke-slate stroke-[34]" />`,
    circle(325, 412, 108, 'fill-slate'),
    circle(325, 418, 52, 'fill-coral'),
    path('M280 502h90l14 18H266Z', 'fill-slate'),
    rectangle(520, 452, 120, 22, 'fill-steel'),
    ...[
      [466, 396, 36, 124],
      [504, 414, 26, 92],
      [630, 414, 26, 92],
      [656, 396, 36, 124],
    ].map(([x = 0, y = 0, wide = 0, high = 0], index) =>
      rectangle(x, y, wide, high, index % 3 === 0 ? 'fill-enamel' : 'fill-coral'),
    ),
  ],
}

const vinyl: Scene = {
  focus: [110, 100, 590, 410],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) => [
    circle(480, 305, 203, 'fill-slate'),
    circle(480, 305, 196, 'fill-iron'),
    ...[178, 156, 134, 112].map(
      (radius) => `<circle cx="480" cy="305" r="${radius}" className="fill-none stroke-slate stroke-2" />`,
    ),
    circle(480, 305, 74, 'fill-sunlit'),
    circle(480, 305, 11, 'fill-iron'),
    rectangle(116, 105, 400, 400, index % 2 === 0 ? 'fill-coral' : 'fill-aqua'),
    circle(316, 305, 130, 'fill-crumb'),
    path('M316 175a130 130 0 0 1 0 260Z', 'fill-enamel'),
    rectangle(116, 440, 400, 12, 'fill-crumb'),
  ],
}

const stage: Scene = {
  focus: [90, 90, 620, 470],
  stands: 'YMax',
  ground: () => [
    everywhere('fill-curtain'),
    path('M400 -900L640 600H160Z', 'fill-starlight opacity-20'),
    floor(500, 'fill-timber'),
    repeated({ id: 'planks', width: 120, height: 100, top: 500 }, [rectangle(0, 0, 5, 100, 'fill-wood')]),
    ellipse(400, 536, 220, 34, 'fill-starlight opacity-50'),
    ...[-1, 1].flatMap((side) => [
      rectangle(side < 0 ? -4000 : 650, -1200, side < 0 ? 4150 : 4150, 1700, 'fill-wine'),
      ...Array.from({ length: 14 }, (_, fold) => {
        const x = 400 + side * (250 + fold * 100)
        return path(`M${x} -1200h${side * 56}V500q${side * -28} 26 ${side * -56} 0Z`, 'fill-velvet')
      }),
    ]),
    repeated({ id: 'swags', width: 130, height: 1400, top: -1200, depth: 1400 }, [
      path('M0 0V1330a65 65 0 0 0 130 0V0Z', 'fill-velvet'),
      `<path d="M0 1324a65 65 0 0 0 130 0" className="fill-none stroke-gold stroke-[9]" />`,
    ]),
  ],
  isAlone: true,
  thing: () => [
    path('M330 300c0 110 40 160 84 160s84-50 84-160q-84 34-168 0Z', 'fill-crumb'),
    line('M364 352q16-18 32 0M432 352q16-18 32 0M372 398q42 44 84 0', 'iron', 10),
  ],
}

const cinema: Scene = {
  focus: [110, 110, 580, 450],
  stands: 'YMax',
  ground: () => [everywhere('fill-shade')],
  isAlone: true,
  thing: () => [
    rectangle(140, 120, 520, 260, 'fill-starlight'),
    circle(520, 210, 44, 'fill-coral'),
    path('M140 380V320C220 250 290 330 380 280S560 300 660 250V380Z', 'fill-aqua'),
    ...Array.from({ length: 6 }, (_, seat) =>
      path(`M${100 + seat * 104} 600V476q0 -30 42 -30t42 30V600Z`, 'fill-velvet'),
    ),
    ...Array.from({ length: 7 }, (_, seat) =>
      path(`M${46 + seat * 104} 640V536q0 -34 46 -34t46 34V640Z`, 'fill-curtain'),
    ),
  ],
}

export const placeScenes = {
  roofs,
  rain,
  bunks,
  wedding,
  flowers,
  glass,
  bicycle,
  tools,
  salon,
  gym,
  vinyl,
  stage,
  cinema,
} as const satisfies Record<string, Scene>
