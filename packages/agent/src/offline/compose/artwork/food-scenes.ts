// What is baked, cooked and poured.
import { type Scene, floor, repeated } from './scene.ts'
import {
  type Chance,
  type Point,
  between,
  circle,
  ellipse,
  group,
  leaf,
  line,
  path,
  rectangle,
  smoothPath,
} from './shapes.ts'

/** A stalk with an ear, from its foot. */
function wheatEar([x, y]: Point, height: number, lean: number): string {
  const grains = Array.from({ length: 6 }, (_, index) => {
    const up = -height + index * 26
    return [
      path(leaf([0, up + 26], 38, 11, -120), 'fill-wheat'),
      path(leaf([0, up + 26], 38, 11, -60), 'fill-wheat'),
    ].join('')
  })
  const top = path(leaf([0, -height + 10], 44, 11, -90), 'fill-wheat')
  return group(`translate(${x} ${y}) rotate(${lean})`, [line(`M0 0V${-height}`, 'wheat', 6), ...grains, top])
}

function loaf(): string[] {
  const cuts = [288, 356, 424, 492].map((x, index) =>
    path(leaf([x - 20, 352 - (index % 3 === 0 ? -14 : 14)], 96, 15, -62), 'fill-crumb'),
  )
  return [
    path('M184 470C160 330 268 232 400 232s240 98 216 238Z', 'fill-crust'),
    path('M616 470C640 330 532 232 400 232c110 22 166 120 140 238Z', 'fill-rind opacity-60'),
    ...cuts,
  ]
}

const roll = (x: number, y: number): string[] => [
  ellipse(x, y, 92, 66, 'fill-crust'),
  path(`M${x - 60} ${y - 22}q60 -40 120 0q-60 24 -120 0Z`, 'fill-crumb'),
]

const rolls = (): string[] => [...roll(290, 408), ...roll(500, 408), ...roll(394, 318)]

const board = rectangle(150, 466, 500, 30, 'fill-wood')

const bread: Scene = {
  focus: [130, 150, 540, 420],
  stands: 'YMax',
  ground: () => [floor(496, 'fill-cover-strong'), floor(540, 'fill-cover-deep')],
  thing: (chance, index) => [
    ...[172, 222, 582, 634].map((x, at) => wheatEar([x, 470], between(chance, 230, 300), [-14, -5, 6, 15][at] ?? 0)),
    board,
    ...(index % 2 === 0 ? loaf() : rolls()),
  ],
}

type Dish = (chance: Chance) => string[]

/** Pieces on the golden angle, as a hand strews them. */
function strewn(chance: Chance, count: number, radius: number, piece: (at: Point, index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + chance() * 0.3
    const away = radius * Math.sqrt((index + 0.6) / count)
    return piece([400 + Math.cos(angle) * away, 300 + Math.sin(angle) * away], index)
  })
}

const pasta: Dish = (chance) => {
  const strands = Array.from({ length: 15 }, (_, index) => {
    const radius = 38 + (index % 5) * 20
    const start = chance() * 6.28
    const points = Array.from({ length: 6 }, (_unused, step): Point => {
      const angle = start + step * 0.7
      return [400 + Math.cos(angle) * radius, 300 + Math.sin(angle) * radius * 0.92]
    })
    return line(smoothPath(points, false), index % 3 === 0 ? 'wheat' : 'pasta', 13)
  })
  return [
    circle(400, 300, 128, 'fill-wheat'),
    ...strands,
    path('M330 292C336 236 400 226 440 244s62 70 22 98-128 28-132-50Z', 'fill-tomato'),
    ...strewn(chance, 3, 46, ([x, y]) => circle(x, y, 17, 'fill-cocoa')),
    ...[-24, 96, 218].map((turn) => path(leaf([400, 300], 66, 22, turn), 'fill-basil')),
  ]
}

const salad: Dish = (chance) => [
  ...strewn(chance, 16, 104, ([x, y], index) =>
    path(leaf([x - 26, y], 86, 30, chance() * 360), index % 3 === 0 ? 'fill-basil' : 'fill-lettuce'),
  ),
  ...strewn(chance, 7, 96, ([x, y]) => circle(x, y, 22, 'fill-tomato') + circle(x - 4, y - 5, 9, 'fill-coral')),
  ...strewn(chance, 5, 70, ([x, y]) => rectangle(x - 14, y - 10, 28, 28, 'fill-china')),
]

const soup: Dish = (chance) => [
  circle(400, 300, 140, 'fill-squash'),
  line('M330 300c0-66 110-74 122-10s-70 70-84 24', 'crumb', 13),
  ...strewn(chance, 6, 84, ([x, y]) => path(leaf([x, y], 34, 11, chance() * 360), 'fill-basil')),
  ...strewn(chance, 5, 104, ([x, y]) => rectangle(x - 10, y - 10, 21, 21, 'fill-crust')),
]

const pizza: Dish = (chance) => [
  circle(400, 300, 158, 'fill-crust'),
  circle(400, 300, 136, 'fill-tomato'),
  ...strewn(chance, 7, 104, ([x, y]) => circle(x, y, between(chance, 21, 30), 'fill-china')),
  ...strewn(chance, 5, 84, ([x, y]) => path(leaf([x, y], 52, 17, chance() * 360), 'fill-basil')),
]

const tart: Dish = (chance) => [
  circle(400, 300, 150, 'fill-crust'),
  circle(400, 300, 130, 'fill-crumb'),
  ...strewn(chance, 19, 116, ([x, y], index) => circle(x, y, 19, index % 3 === 0 ? 'fill-wine' : 'fill-tomato')),
  ...[0, 45, 90, 135].map((turn) => group(`rotate(${turn} 400 300)`, [line('M250 300H550', 'china', 4)])),
]

const fork = [line('M164 250V452M164 250V168M144 168v52q0 30 20 30t20-30v-52', 'steel', 9)]
const knife = [path('M628 150q30 40 24 160h-24Z', 'fill-steel'), rectangle(628, 310, 17, 142, 'fill-wood')]

/** Plates on a striped cloth, seen from above; each group has the next dish. */
function laid(dishes: readonly Dish[]): Scene {
  return {
    focus: [130, 84, 540, 432],
    stands: 'YMid',
    ground: () => [
      repeated({ id: 'cloth', width: 200, height: 200, top: -900 }, [rectangle(0, 0, 40, 200, 'fill-cover-soft')]),
    ],
    thing: (chance, index) => [
      ellipse(412, 318, 206, 204, 'fill-cover-deep opacity-30'),
      circle(400, 300, 202, 'fill-china'),
      circle(400, 300, 160, 'fill-glaze'),
      ...(dishes[index % dishes.length] ?? pasta)(chance),
      ...fork,
      ...knife,
    ],
  }
}

const cup: Scene = {
  focus: [160, 110, 480, 450],
  stands: 'YMax',
  ground: () => [floor(508, 'fill-cover-strong')],
  thing: (_chance, index) => [
    ...[348, 402, 456].map((x) => line(`M${x} 246c-24-32 24-48 0-84c-12-18 4-32 4-46`, 'cover-soft', 10)),
    ellipse(400, 512, 214, 26, 'fill-china'),
    ellipse(400, 506, 130, 12, 'fill-glaze'),
    line('M526 330c100-20 100 112-26 106', index % 2 === 0 ? 'enamel' : 'aqua', 28),
    path('M258 280h284c0 146-30 228-98 228h-88c-68 0-98-82-98-228Z', index % 2 === 0 ? 'fill-enamel' : 'fill-aqua'),
    path('M476 280h66c0 146-30 228-98 228h-30c44-30 62-120 62-228Z', 'fill-iron opacity-20'),
    ellipse(400, 280, 142, 28, 'fill-china'),
    ellipse(400, 284, 122, 20, 'fill-cocoa'),
  ],
}

const winePour: Scene = {
  focus: [200, 70, 400, 490],
  stands: 'YMax',
  ground: () => [floor(520, 'fill-cover-strong')],
  thing: () => [
    path('M272 90h56v128q52 30 52 92v212H220V310q0-62 52-92Z', 'fill-pine'),
    rectangle(266, 78, 68, 56, 'fill-wine'),
    rectangle(220, 346, 160, 104, 'fill-china'),
    rectangle(246, 374, 108, 12, 'fill-wine'),
    rectangle(246, 402, 70, 8, 'fill-gold'),
    rectangle(348, 310, 32, 212, 'fill-iron opacity-25'),
    path('M430 268h150c10 110-20 158-75 158s-85-48-75-158Z', 'fill-foam opacity-70'),
    path('M428 316h154c0 78-26 110-77 110s-77-32-77-110Z', 'fill-wine'),
    line('M505 426v84M456 516h98', 'foam', 10),
  ],
}

const honey: Scene = {
  focus: [96, 110, 520, 420],
  stands: 'YMid',
  ground: () => [
    repeated({ id: 'cells', width: 208, height: 120, top: -900 }, [
      path('M42 60l31 -54h62l31 54l-31 54h-62Z', 'fill-cover-soft'),
      path('M-62 0l31 -54h62l31 54l-31 54h-62ZM-62 120l31 -54h62l31 54l-31 54h-62Z', 'fill-cover-strong'),
      path('M146 0l31 -54h62l31 54l-31 54h-62ZM146 120l31 -54h62l31 54l-31 54h-62Z', 'fill-cover-strong'),
    ]),
  ],
  thing: () => [
    group('rotate(-14 400 310)', [
      ellipse(342, 232, 92, 56, 'fill-foam opacity-90'),
      ellipse(462, 232, 92, 56, 'fill-foam opacity-90'),
      ellipse(400, 330, 160, 104, 'fill-amber'),
      path('M330 238q-22 92 0 184h46q-20-92 0-192Z', 'fill-iron'),
      path('M432 228q22 104 0 204h48q24-92 0-186Z', 'fill-iron'),
      circle(244, 312, 62, 'fill-iron'),
      circle(226, 300, 10, 'fill-foam'),
      line('M214 262q-16-50-56-54M252 252q-2-50-36-70', 'iron', 9),
    ]),
  ],
}

/** Scoops on a cone. */
const iceCream: Scene = {
  focus: [230, 60, 340, 500],
  stands: 'YMid',
  ground: () => [
    repeated({ id: 'dots', width: 240, height: 240, top: -900 }, [
      circle(60, 60, 34, 'fill-cover-soft'),
      circle(180, 180, 34, 'fill-cover-soft'),
    ]),
  ],
  thing: (_chance, index) => [
    path('M286 300h228L400 560Z', 'fill-crust'),
    line('M330 306l100 180M400 306l54 110M470 306L370 486M400 306l-54 110', 'rind', 6),
    circle(336, 262, 78, ['fill-petal', 'fill-crumb', 'fill-aqua'][index % 3] ?? ''),
    circle(464, 262, 78, 'fill-crumb'),
    circle(400, 178, 84, 'fill-tomato'),
    circle(372, 150, 20, 'fill-coral'),
    rectangle(454, 60, 20, 96, 'fill-rind'),
  ],
}

export const foodScenes = {
  bread,
  trattoria: laid([pasta, salad, pizza]),
  dishes: laid([salad, soup, pasta]),
  soups: laid([soup, salad, tart]),
  cakes: laid([tart]),
  pizzas: laid([pizza, salad]),
  cup,
  winePour,
  honey,
  iceCream,
} as const satisfies Record<string, Scene>
