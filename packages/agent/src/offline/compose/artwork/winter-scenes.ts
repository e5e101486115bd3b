// What one does outside when it is cold.
import { spruce, stars, swell } from './outdoor-scenes.ts'
import { type Scene, everywhere, farLeft, farWidth, floor } from './scene.ts'
import { between, circle, group, line, path, rectangle } from './shapes.ts'

const spokes = (x: number): string =>
  Array.from({ length: 8 }, (_, index) =>
    group(`rotate(${index * 22.5} ${x} 410)`, [
      `<path d="M${x - 108} 410h216" className="fill-none stroke-rock stroke-2" />`,
    ]),
  ).join('')

/** A cleared road between banks of snow, before it is light, and a bicycle whose lamp is on. */
const winterRide: Scene = {
  focus: [60, 110, 700, 486],
  stands: 'YMax',
  isAlone: true,
  ground: (chance) => [
    everywhere('fill-dusk'),
    ...stars(chance, 70, 240),
    circle(128, 206, 42, 'fill-starlight'),
    path(swell(chance, 330, 46, 280), 'fill-slate'),
    path(swell(chance, 400, 30, 220), 'fill-rock'),
    path(swell(chance, 446, 18, 260), 'fill-snow'),
    ...[-640, -420, -130, 30, 92, 700, 770, 960, 1210, 1480].map((x) => spruce(x, 474, between(chance, 90, 170))),
    rectangle(farLeft, 486, farWidth, 62, 'fill-iron'),
    `<path d="M${farLeft} 517h${farWidth}" className="fill-none stroke-rock stroke-[5] [stroke-dasharray:44_36]" />`,
    floor(548, 'fill-snow'),
    ...Array.from({ length: 60 }, () =>
      circle(between(chance, -800, 1600), between(chance, -300, 470), between(chance, 2.5, 5), 'fill-snow'),
    ),
  ],
  thing: () => [
    path('M598 222L1180 300V516H760Z', 'fill-sunlit opacity-30'),
    ...[236, 574].map(
      (x) => spokes(x) + `<circle cx="${x}" cy="410" r="110" className="fill-none stroke-shade stroke-[19]" />`,
    ),
    line('M118 372A122 122 0 0 1 300 306', 'iron', 9),
    line('M470 346A122 122 0 0 1 640 306', 'iron', 9),
    line('M236 410L330 250H516L396 410H236M396 410L318 206M506 210L574 410', 'enamel', 19),
    path('M196 258h92l10 96q-56 16-112 0Z', 'fill-squash'),
    rectangle(190, 262, 104, 20, 'fill-rind'),
    line('M274 196h86', 'shade', 26),
    line('M506 210l-10 -44c40 -20 84 -6 82 34', 'shade', 16),
    `<circle cx="396" cy="410" r="38" className="fill-none stroke-shade stroke-[11]" />`,
    line('M372 376L420 444M402 446h36M354 374h36', 'shade', 12),
    ...[236, 574].map((x) => circle(x, 410, 14, 'fill-steel')),
    path('M560 206h40v32h-40q-10 -16 0 -32Z', 'fill-steel'),
    circle(602, 222, 15, 'fill-sunlit'),
    circle(170, 300, 9, 'fill-coral'),
  ],
}

export const winterScenes = { winterRide } as const satisfies Record<string, Scene>
