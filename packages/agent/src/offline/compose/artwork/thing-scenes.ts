// Animals, toys, school, and things that are made, worn and played with.
import { type Scene, floor } from './scene.ts'
import { between, circle, ellipse, group, leaf, line, path, rectangle } from './shapes.ts'

const meadow = (): string[] => [floor(510, 'fill-meadow')]

const dog: Scene = {
  focus: [170, 90, 470, 470],
  stands: 'YMax',
  ground: meadow,
  thing: (_chance, index) => [
    line('M556 440c70 -10 90 -70 60 -120', index % 2 === 0 ? 'fur' : 'slate', 30),
    path('M290 520C280 380 330 300 420 300C540 300 590 410 576 520Z', index % 2 === 0 ? 'fill-fur' : 'fill-slate'),
    path('M330 520C320 430 350 380 396 380s70 56 62 140Z', 'fill-coat'),
    path(
      'M226 190C230 120 300 90 372 104C450 116 480 180 468 260C456 330 400 350 340 346C260 340 222 270 226 190Z',
      index % 2 === 0 ? 'fill-fur' : 'fill-slate',
    ),
    path('M236 300c0 -60 150 -70 160 0c4 50 -40 66 -80 66s-80 -16 -80 -66Z', 'fill-coat'),
    path('M420 110c80 -10 110 60 96 150c-50 10 -90 -40 -96 -150Z', 'fill-rind'),
    path('M252 130c-60 -6 -90 50 -82 130c44 6 74 -30 82 -130Z', 'fill-rind'),
    circle(286, 220, 14, 'fill-iron'),
    circle(384, 220, 14, 'fill-iron'),
    ellipse(312, 280, 28, 20, 'fill-iron'),
    line('M312 300v22q20 20 42 4', 'iron', 7),
    path('M300 366c50 24 110 20 150 -16l10 26c-40 40 -110 50 -160 20Z', 'fill-enamel'),
    circle(380, 408, 17, 'fill-gold'),
  ],
}

const cat: Scene = {
  focus: [180, 90, 460, 470],
  stands: 'YMax',
  ground: () => [floor(510, 'fill-cover-strong')],
  thing: () => [
    line('M530 500c120 10 120 -120 60 -170', 'slate', 30),
    path('M270 520C250 370 320 300 410 300s160 70 140 220Z', 'fill-slate'),
    path('M268 130l26 80M496 130l-26 80', 'fill-slate'),
    path('M256 110l70 60q56 -16 112 0l70 -60c20 90 20 200 -126 204C236 310 236 200 256 110Z', 'fill-slate'),
    path('M276 150l30 30l-26 26ZM488 150l-30 30l26 26Z', 'fill-petal'),
    ellipse(332, 226, 20, 24, 'fill-sunlit'),
    ellipse(432, 226, 20, 24, 'fill-sunlit'),
    ellipse(332, 226, 6, 20, 'fill-shade'),
    ellipse(432, 226, 6, 20, 'fill-shade'),
    path('M370 256h24l-12 14Z', 'fill-petal'),
    line('M300 268l-70 -8M300 282l-66 14M464 268l70 -8M464 282l66 14', 'steel', 4),
    path('M350 520c-6 -80 10 -120 34 -120s40 40 34 120Z', 'fill-coat'),
  ],
}

const toys: Scene = {
  focus: [130, 110, 540, 450],
  stands: 'YMax',
  ground: () => [floor(516, 'fill-cover-strong')],
  thing: () => [
    rectangle(156, 400, 118, 118, 'fill-enamel'),
    rectangle(280, 400, 118, 118, 'fill-sunlit'),
    rectangle(218, 282, 118, 118, 'fill-aqua'),
    path('M218 282L277 190L336 282Z', 'fill-coral'),
    circle(215, 459, 34, 'fill-foam'),
    path('M339 424l38 70h-76Z', 'fill-foam'),
    rectangle(250, 314, 54, 54, 'fill-foam'),
    rectangle(528, 210, 18, 300, 'fill-timber'),
    ...['fill-lagoon', 'fill-basil', 'fill-sunlit', 'fill-squash', 'fill-enamel'].map((fill, index) =>
      path(`M${456 + index * 14} ${484 - index * 56}q-26 -26 0 -52h${162 - index * 28}q26 26 0 52Z`, fill),
    ),
    circle(537, 204, 26, 'fill-coral'),
  ],
}

const school: Scene = {
  focus: [130, 110, 540, 450],
  stands: 'YMax',
  ground: () => [floor(514, 'fill-timber'), floor(548, 'fill-wood')],
  thing: () => [
    ...[
      [150, 466, 300, 'fill-lagoon'],
      [170, 418, 270, 'fill-enamel'],
      [156, 370, 280, 'fill-basil'],
    ].map(
      ([x, y, wide, fill]) =>
        rectangle(Number(x), Number(y), Number(wide), 48, String(fill)) +
        rectangle(Number(x) + Number(wide) - 36, Number(y) + 8, 36, 32, 'fill-china'),
    ),
    path('M300 268c-80 -30 -110 40 -84 84q14 22 40 20q20 -6 40 0q40 6 54 -30c20 -60 -10 -90 -50 -74Z', 'fill-tomato'),
    path(leaf([292, 266], 62, 18, -40), 'fill-basil'),
    line('M292 272v-34', 'wood', 9),
    ...[
      [506, 130, 'fill-sunlit', -8],
      [550, 170, 'fill-coral', 2],
      [596, 146, 'fill-aqua', 10],
    ].map(([x, y, fill, turn]) =>
      group(`rotate(${turn} ${x} 480)`, [
        rectangle(Number(x), Number(y), 30, 300, String(fill)),
        path(`M${x} ${y}l15 -44l15 44Z`, 'fill-crumb'),
        path(`M${Number(x) + 10} ${Number(y) - 29}l5 -15l5 15Z`, 'fill-iron'),
      ]),
    ),
    path('M478 350h176l-14 166H492Z', 'fill-slate'),
    rectangle(482, 392, 168, 20, 'fill-foam'),
  ],
}

const medical: Scene = {
  focus: [140, 80, 520, 460],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) =>
    index % 2 === 0
      ? [
          path(
            'M400 500C220 390 160 300 190 210c30 -86 150 -96 210 -4c60 -92 180 -82 210 4c30 90 -30 180 -210 290Z',
            'fill-coral',
          ),
          path('M370 230h60v62h62v60h-62v62h-60v-62h-62v-60h62Z', 'fill-china'),
        ]
      : [
          group('rotate(-38 400 300)', [
            path('M290 220h110v160H290a80 80 0 0 1 0 -160Z', 'fill-china'),
            path('M510 220H400v160h110a80 80 0 0 0 0 -160Z', 'fill-aqua'),
          ]),
        ],
}

const candles: Scene = {
  focus: [140, 90, 520, 470],
  stands: 'YMax',
  ground: () => [floor(516, 'fill-cover-strong'), floor(544, 'fill-cover-deep')],
  thing: () => [
    circle(400, 250, 190, 'fill-sunlit opacity-20'),
    ...[
      [190, 330, 104, 'fill-crumb'],
      [340, 220, 120, 'fill-china'],
      [506, 380, 110, 'fill-petal'],
    ].flatMap(([x, top, wide, fill]) => {
      const [left, y, across] = [Number(x), Number(top), Number(wide)]
      const middle = left + across / 2
      return [
        rectangle(left, y, across, 518 - y, String(fill)),
        rectangle(left + across * 0.7, y, across * 0.3, 518 - y, 'fill-rind opacity-20'),
        ellipse(middle, y, across / 2, 12, 'fill-glaze'),
        line(`M${middle} ${y}v-24`, 'iron', 5),
        path(`M${middle} ${y - 104}q38 50 0 86q-38 -36 0 -86Z`, 'fill-squash'),
        path(`M${middle} ${y - 66}q16 24 0 46q-16 -22 0 -46Z`, 'fill-starlight'),
      ]
    }),
  ],
}

const camera: Scene = {
  focus: [150, 130, 500, 400],
  stands: 'YMid',
  ground: () => [],
  thing: () => [
    path('M320 190l24 -54h112l24 54Z', 'fill-iron'),
    rectangle(164, 186, 472, 310, 'fill-iron'),
    rectangle(164, 236, 472, 170, 'fill-rind'),
    circle(400, 340, 136, 'fill-steel'),
    circle(400, 340, 112, 'fill-shade'),
    circle(400, 340, 78, 'fill-lagoon'),
    circle(400, 340, 40, 'fill-shade'),
    circle(368, 306, 18, 'fill-foam'),
    rectangle(196, 204, 70, 22, 'fill-enamel'),
    rectangle(548, 202, 60, 40, 'fill-sunlit'),
  ],
}

const shirt: Scene = {
  focus: [140, 90, 520, 440],
  stands: 'YMid',
  ground: () => [],
  thing: (_chance, index) => [
    path(
      'M310 110q90 66 180 0l110 48l66 150l-92 42l-40 -78v250H266V272l-40 78l-92 -42l66 -150Z',
      index % 2 === 0 ? 'fill-china' : 'fill-sunlit',
    ),
    ...[276, 344, 412, 480].map((y) => rectangle(266, y, 268, 30, index % 2 === 0 ? 'fill-lagoon' : 'fill-enamel')),
    path('M310 110q90 66 180 0l-22 -10q-68 48 -136 0Z', 'fill-deepsea'),
  ],
}

const ball: Scene = {
  focus: [190, 100, 420, 460],
  stands: 'YMax',
  ground: () => [floor(500, 'fill-meadow'), rectangle(-1600, 540, 4000, 12, 'fill-china')],
  thing: () => [
    ellipse(420, 516, 150, 20, 'fill-pine opacity-60'),
    circle(400, 326, 190, 'fill-china'),
    path('M400 250l70 50l-26 82h-88l-26 -82Z', 'fill-iron'),
    line('M400 250v-66M470 300l64 -24M444 382l44 60M356 382l-44 60M330 300l-64 -24', 'iron', 8),
    path(
      'M352 144q48 -20 96 0l-48 40ZM574 250q20 40 12 90l-52 -64ZM226 250q-20 40 -12 90l52 -64ZM520 472q-20 20 -44 30l12 -60ZM280 472q20 20 44 30l-12 -60Z',
      'fill-iron',
    ),
  ],
}

const yarn: Scene = {
  focus: [130, 110, 560, 440],
  stands: 'YMax',
  ground: () => [floor(506, 'fill-cover-strong')],
  thing: () => [
    line('M210 130L520 480M610 120L300 500', 'timber', 13),
    ...[
      [310, 380, 134, 'fill-coral'],
      [530, 408, 106, 'fill-aqua'],
    ].map(([cx, cy, radius, fill]) => {
      const [x, y, r] = [Number(cx), Number(cy), Number(radius)]
      const turns = [-0.6, -0.2, 0.2, 0.6].map((by) =>
        line(
          `M${Math.round(x - r * 0.8)} ${Math.round(y + by * r * 0.7)}Q${x} ${Math.round(y + by * r * 1.6 - 20)} ${Math.round(x + r * 0.8)} ${Math.round(y + by * r * 0.7)}`,
          'china opacity-50',
          6,
        ),
      )
      return circle(x, y, r, String(fill)) + turns.join('')
    }),
    line('M600 490q60 34 90 0', 'aqua', 8),
  ],
}

const car: Scene = {
  focus: [100, 170, 600, 390],
  stands: 'YMax',
  ground: () => [floor(500, 'fill-slate'), rectangle(-1600, 544, 4000, 10, 'fill-china opacity-60')],
  thing: (_chance, index) => [
    path(
      'M110 456v-70q4 -44 90 -56l96 -102q14 -16 44 -16h156q30 0 52 26l78 92q66 10 70 58v68Z',
      index % 2 === 0 ? 'fill-enamel' : 'fill-aqua',
    ),
    path('M252 326l66 -76q10 -10 28 -10h40v86ZM414 240h78q18 0 30 14l58 72H414Z', 'fill-foam'),
    rectangle(110, 428, 586, 28, 'fill-iron opacity-25'),
    ...[240, 570].map((x) => circle(x, 470, 60, 'fill-iron') + circle(x, 470, 26, 'fill-steel')),
    circle(676, 398, 16, 'fill-sunlit'),
  ],
}

const bookFills = [
  'fill-lagoon',
  'fill-coral',
  'fill-crumb',
  'fill-pine',
  'fill-sunlit',
  'fill-clay',
  'fill-slate',
  'fill-petal',
]

/** Backs of books on a board, the last of them leaning. */
const books: Scene = {
  focus: [110, 90, 590, 470],
  stands: 'YMax',
  ground: () => [floor(500, 'fill-wood'), floor(530, 'fill-cover-deep')],
  thing: (chance, index) => {
    const backs: string[] = []
    let x = 120
    for (let at = 0; x < 520; at += 1) {
      const [thick, height] = [between(chance, 34, 66), between(chance, 230, 370)]
      const fill = bookFills[(at * 3 + index * 2) % bookFills.length] ?? ''
      backs.push(
        rectangle(x, 500 - height, thick, height, fill),
        rectangle(x, 500 - height + 30, thick, 10, 'fill-china opacity-80'),
        rectangle(x, 440, thick, 18, 'fill-china opacity-80'),
      )
      x += thick + 4
    }
    return [
      ...backs,
      group(`rotate(-17 ${Math.round(x + 60)} 500)`, [
        rectangle(x + 30, 170, 58, 326, 'fill-enamel'),
        rectangle(x + 30, 206, 58, 12, 'fill-sunlit'),
      ]),
    ]
  },
}

/** Pots with what grows in them. */
const pots: Scene = {
  focus: [110, 90, 580, 470],
  stands: 'YMax',
  ground: () => [floor(520, 'fill-timber'), floor(546, 'fill-wood')],
  thing: (chance, index) =>
    [190, 400, 610].flatMap((x, pot) => {
      const count = 7 + (pot % 2) * 2
      const spread = pot === 1 ? 64 : 32
      const blades = Array.from({ length: count }, (_, blade) => {
        const side = (blade - (count - 1) / 2) / ((count - 1) / 2)
        const length = between(chance, 210, 280) * (1 - 0.3 * Math.abs(side))
        const greens = ['fill-basil', 'fill-lettuce', 'fill-pine']
        return path(
          leaf([x + side * 20, 410], length, pot === 1 ? 34 : 19, -90 + side * spread),
          greens[blade % 3] ?? '',
        )
      })
      const fill = ['fill-brick', 'fill-china', 'fill-aqua'][(pot + index) % 3] ?? ''
      return [...blades, path(`M${x - 58} 404h116l-16 116h-84Z`, fill), rectangle(x - 66, 392, 132, 26, fill)]
    }),
}

/** A dipped glaze over a body of clay. */
const dipped = (id: string, outline: string, body: string, glaze: string, down: number): string[] => [
  `<clipPath id="cover-${id}"><path d="${outline}" /></clipPath>`,
  `<g clipPath="url(#cover-${id})">${rectangle(0, 0, 800, 600, body)}${path(`M0 0H800V${down}C640 ${down + 34} 560 ${down - 30} 400 ${down}S160 ${down + 30} 0 ${down}Z`, glaze)}</g>`,
]

/** Turned pots, each on its own foot. */
const vessels: Scene = {
  focus: [120, 90, 560, 470],
  stands: 'YMax',
  ground: () => [floor(514, 'fill-wood'), floor(540, 'fill-cover-deep')],
  thing: (_chance, index) => [
    ...dipped(
      `vase-${index}`,
      'M232 150h76c-10 60-24 80 24 150 44 70 10 160-18 214h-88c-28-54-62-144-18-214 48-70 34-90 24-150Z',
      'fill-brick',
      'fill-aqua',
      330,
    ),
    ...dipped(
      `bowl-${index}`,
      'M344 372h200c0 80-40 142-66 142h-68c-26 0-66-62-66-142Z',
      'fill-timber',
      'fill-china',
      440,
    ),
    ...dipped(
      `jar-${index}`,
      'M556 262h84c44 50 54 110 46 170-6 40-20 62-34 82H544c-14-20-28-42-34-82-8-60 2-120 46-170Z',
      'fill-crumb',
      'fill-lagoon',
      390,
    ),
    ellipse(270, 150, 38, 8, 'fill-iron opacity-60'),
    ellipse(444, 372, 100, 14, 'fill-iron opacity-40'),
    ellipse(598, 262, 42, 9, 'fill-iron opacity-60'),
  ],
}

export const thingScenes = {
  books,
  pots,
  vessels,
  dog,
  cat,
  toys,
  school,
  medical,
  candles,
  camera,
  shirt,
  ball,
  yarn,
  car,
} as const satisfies Record<string, Scene>
