// Tea and coffee, drawn to their names: the leaf or the bean in its own colour, from above, heaped, in a glass, in what they
// are sold in.
import { type Forms, formOf } from './forms.ts'
import { between, blobPath, type Chance, circle, leaf, rectangle, short } from './shapes.ts'
import { cupOf, pot } from './table-things.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

type Cut = 'needles' | 'curls' | 'pearls' | 'broad' | 'crumbs' | 'flowers' | 'powder' | 'beans'

interface Brew {
  cut: Cut
  /** Of the leaf, from light to dark. */
  tones: readonly [light: string, plain: string, dark: string]
  /** Of what is in the glass. */
  liquor: string
}

const black: Brew = {
  cut: 'curls',
  tones: ['oklch(0.42 0.05 52)', 'oklch(0.33 0.045 48)', 'oklch(0.26 0.035 42)'],
  liquor: 'oklch(0.53 0.13 48)',
}

const beans: Brew = {
  cut: 'beans',
  tones: ['oklch(0.46 0.07 52)', 'oklch(0.38 0.065 48)', 'oklch(0.3 0.05 44)'],
  liquor: 'oklch(0.36 0.07 50)',
}

const teas: readonly (readonly [brew: Brew, words: string])[] = [
  [
    {
      cut: 'crumbs',
      tones: ['oklch(0.62 0.15 48)', 'oklch(0.53 0.15 40)', 'oklch(0.44 0.13 35)'],
      liquor: 'oklch(0.62 0.17 35)',
    },
    'rooibos honeybush',
  ],
  [
    {
      cut: 'broad',
      tones: ['oklch(0.55 0.17 18)', 'oklch(0.44 0.15 12)', 'oklch(0.35 0.11 8)'],
      liquor: 'oklch(0.56 0.19 18)',
    },
    'hibiscus rosehip fruit berry cherry',
  ],
  [
    {
      cut: 'flowers',
      tones: ['oklch(0.86 0.15 92)', 'oklch(0.7 0.11 110)', 'oklch(0.56 0.08 118)'],
      liquor: 'oklch(0.87 0.11 95)',
    },
    'chamomile flower linden elderflower',
  ],
  [
    {
      cut: 'broad',
      tones: ['oklch(0.66 0.12 145)', 'oklch(0.53 0.11 148)', 'oklch(0.42 0.09 150)'],
      liquor: 'oklch(0.8 0.11 125)',
    },
    'mint nettle verbena herbal herb sage melissa balm',
  ],
  [
    {
      cut: 'powder',
      tones: ['oklch(0.72 0.16 128)', 'oklch(0.66 0.16 128)', 'oklch(0.58 0.15 130)'],
      liquor: 'oklch(0.7 0.15 126)',
    },
    'matcha',
  ],
  [
    {
      cut: 'needles',
      tones: ['oklch(0.66 0.12 128)', 'oklch(0.53 0.11 132)', 'oklch(0.41 0.09 136)'],
      liquor: 'oklch(0.82 0.12 116)',
    },
    'green sencha gyokuro jasmine bancha genmaicha dragonwell longjing',
  ],
  [
    {
      cut: 'needles',
      tones: ['oklch(0.88 0.025 112)', 'oklch(0.78 0.04 116)', 'oklch(0.66 0.045 118)'],
      liquor: 'oklch(0.88 0.07 98)',
    },
    'white silver needle peony',
  ],
  [
    {
      cut: 'pearls',
      tones: ['oklch(0.57 0.07 125)', 'oklch(0.46 0.065 128)', 'oklch(0.36 0.05 120)'],
      liquor: 'oklch(0.78 0.13 82)',
    },
    'oolong milk tieguanyin pearl gunpowder',
  ],
  [
    {
      cut: 'crumbs',
      tones: ['oklch(0.78 0.13 80)', 'oklch(0.66 0.12 66)', 'oklch(0.5 0.09 52)'],
      liquor: 'oklch(0.72 0.13 70)',
    },
    'lemon ginger turmeric chai spice spiced',
  ],
  [
    { ...black, tones: ['oklch(0.66 0.11 72)', 'oklch(0.36 0.06 48)', 'oklch(0.28 0.045 42)'] },
    'assam darjeeling flush yunnan golden tips',
  ],
]

/** What is mixed in is seen among the leaves. */
const mixedIn: readonly (readonly [color: string, words: string])[] = [
  ['oklch(0.56 0.17 262)', 'grey cornflower lady'],
  ['oklch(0.72 0.17 55)', 'orange peel mango peach'],
  ['oklch(0.93 0.02 95)', 'jasmine coconut blossom'],
  ['oklch(0.62 0.18 12)', 'rose raspberry strawberry'],
  ['oklch(0.85 0.15 95)', 'lemon calendula'],
]

function spokenOf<Said>(list: readonly (readonly [said: Said, words: string])[], words: readonly string[]) {
  return list.find(([, said]) => said.split(' ').some((word) => words.includes(word)))?.[0]
}

function piece({ cut, tones }: Brew, at: { x: number; y: number; size: number }, chance: Chance): string {
  const { x, y, size } = at
  const fill = tones[Math.floor(chance() * 3)] ?? tones[1]
  const angle = chance() * 360
  if (cut === 'beans')
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(size)})"><ellipse rx="23" ry="15" fill="${fill}"/><path d="M-20 0q10 -6 20 0t20 0" fill="none" stroke="${tones[2]}" stroke-width="3"/></g>`
  if (cut === 'pearls') return circle(x, y, between(chance, 10, 16) * size, fill)
  if (cut === 'crumbs') return leaf({ x, y, length: between(chance, 20, 34) * size, width: 7 * size, angle, fill })
  if (cut === 'flowers' && chance() < 0.45)
    return circle(x, y, 19 * size, 'oklch(0.97 0.01 95)') + circle(x, y, 10 * size, tones[0])
  const [least, most, width] =
    cut === 'broad' || cut === 'flowers' ? [46, 72, 21] : cut === 'needles' ? [58, 88, 8] : [42, 66, 10]
  return leaf({ x, y, length: between(chance, least, most) * size, width: width * size, angle, fill })
}

/** As many pieces as cover what is around a place, the mixed in last. */
function pieces(
  brew: Brew,
  {
    words,
    chance,
    count,
    place,
  }: {
    words: readonly string[]
    chance: Chance
    count: number
    place: (index: number) => readonly [x: number, y: number]
  },
): string {
  if (brew.cut === 'powder') return ''
  const all = Array.from({ length: count }, (_, index) => {
    const [x, y] = place(index)
    return piece(brew, { x, y, size: 1 }, chance)
  })
  const color = spokenOf(mixedIn, words)
  const petals = Array.from({ length: color === undefined || brew.cut === 'beans' ? 0 : 12 }, (_, index) => {
    const [x, y] = place(Math.floor(((index + 0.5) * count) / 12))
    return leaf({ x, y, length: 30, width: 9, angle: chance() * 360, fill: color ?? '' })
  })
  return all.join('') + petals.join('')
}

type Drawn = (brew: Brew, words: readonly string[]) => Draw

/** On a plate, seen from above. */
const fromAbove: Drawn = (brew, words) => (palette, chance) => {
  const heap = blobPath(chance, { x: 400, y: 296, radius: 152, unevenness: 0.08 })
  return [
    '<g transform="translate(48 72) scale(.88)">',
    `<ellipse cx="414" cy="316" rx="226" ry="222" fill="${palette.deep}" opacity=".2"/>`,
    circle(400, 300, 222, palette.paper),
    circle(400, 300, 222, 'none', ` stroke="${palette.middle}" stroke-width="9"`),
    circle(400, 300, 176, palette.soft, ' opacity=".45"'),
    shape(heap, brew.tones[2]),
    brew.cut === 'powder'
      ? shape(blobPath(chance, { x: 390, y: 284, radius: 112, unevenness: 0.1 }), brew.tones[0])
      : '',
    `<clipPath id="within"><circle cx="400" cy="300" r="190"/></clipPath><g clip-path="url(#within)">`,
    pieces(brew, {
      words,
      chance,
      count: 130,
      place: (index) => {
        const [turn, away] = [index * 2.4, 138 * Math.sqrt((index + 0.6) / 130)]
        return [400 + Math.cos(turn) * away, 296 + Math.sin(turn) * away]
      },
    }),
    '</g></g>',
  ].join('')
}

/** Heaped in a low bowl, no leaf below its rim. */
const heaped: Drawn = (brew, words) => (palette, chance) => {
  const dome = 'M196 440Q240 250 400 238Q560 250 604 440Z'
  return [
    stand(palette, 220),
    shape(dome, brew.tones[2]),
    '<clipPath id="within"><path d="M0 0H800V437H0Z"/></clipPath><g clip-path="url(#within)">',
    pieces(brew, {
      words,
      chance,
      count: 120,
      place: (index) => {
        const down = Math.sqrt((index % 30) / 30)
        const half = 22 + down * 186
        return [400 + between(chance, -half, half), 258 + down * 178]
      },
    }),
    '</g>',
    shape('M158 432h484q0 88-128 88H286q-128 0-128-88Z', palette.accent),
    shape('M552 432h90q0 88-128 88h-50q78-20 88-88Z', 'oklch(0.2 0.03 40)', ' opacity=".16"'),
  ].join('')
}

/** What is seen through is what it is about. */
const inGlass: Drawn =
  ({ liquor, tones }) =>
  (palette) =>
    [
      stand(palette, 170),
      `<ellipse cx="400" cy="508" rx="190" ry="20" fill="${palette.paper}"/>`,
      line('M534 240c96-10 92 136-18 132', palette.middle, 18),
      shape('M248 170h304l-30 300q-4 34-38 34H316q-34 0-38-34Z', palette.paper, ' opacity=".85"'),
      shape('M262 226h276l-24 240q-4 26-32 26H318q-28 0-32-26Z', liquor),
      `<ellipse cx="400" cy="226" rx="138" ry="22" fill="${liquor}"/>`,
      `<ellipse cx="400" cy="226" rx="138" ry="22" fill="${palette.paper}" opacity=".3"/>`,
      line('M296 262l18 190', palette.paper, 12).replace('/>', ' opacity=".5"/>'),
      ...[
        [322, 474, -12],
        [392, 482, 8],
        [446, 470, -34],
        [360, 462, 20],
      ].map(([x = 0, y = 0, angle = 0], at) =>
        leaf({ x, y, length: 66, width: 13, angle, fill: tones[(at % 2) + 1] ?? tones[2] }),
      ),
    ].join('')

/** A packet with a round window on what is in it. */
const inPacket: Drawn = (brew, words) => (palette, chance) => {
  const fill = chance() < 0.5 ? palette.strong : palette.accent
  return [
    stand(palette, 168),
    shape('M270 164h260l14 356H256Z', fill),
    shape('M470 164h60l14 356h-68Z', 'oklch(0.2 0.03 40)', ' opacity=".14"'),
    rectangle(262, 122, 276, 52, fill),
    rectangle(262, 160, 276, 13, 'oklch(0.2 0.03 40)', ' opacity=".3"'),
    circle(400, 316, 104, palette.paper),
    '<clipPath id="within"><circle cx="400" cy="316" r="90"/></clipPath><g clip-path="url(#within)">',
    circle(400, 316, 90, brew.cut === 'powder' ? brew.tones[0] : brew.tones[2]),
    pieces(brew, {
      words,
      chance,
      count: 76,
      place: (index) => {
        const [turn, away] = [index * 2.4, 96 * Math.sqrt((index + 0.6) / 76)]
        return [400 + Math.cos(turn) * away, 316 + Math.sin(turn) * away]
      },
    }),
    '</g>',
    rectangle(330, 446, 140, 10, palette.paper) + rectangle(356, 462, 88, 8, palette.paper),
  ].join('')
}

/** A caddy, its lid beside it and the leaf up to the rim. */
const inCaddy: Drawn = (brew, words) => (palette, chance) =>
  [
    stand(palette, 210),
    '<clipPath id="within"><path d="M0 0H800V238H0Z"/></clipPath><g clip-path="url(#within)">',
    `<ellipse cx="352" cy="236" rx="140" ry="70" fill="${brew.tones[2]}"/>`,
    pieces(brew, {
      words,
      chance,
      count: 60,
      place: (index) => {
        const down = (index % 12) / 12
        const half = 30 + down * 88
        return [352 + between(chance, -half, half), 184 + down * 50]
      },
    }),
    '</g>',
    rectangle(204, 234, 296, 284, palette.strong, ' rx="6"'),
    rectangle(204, 234, 296, 18, 'oklch(0.2 0.03 40)', ' opacity=".22"'),
    rectangle(430, 234, 70, 284, 'oklch(0.2 0.03 40)', ' opacity=".14"'),
    rectangle(246, 306, 168, 142, palette.paper, ' rx="4"'),
    circle(330, 362, 34, brew.tones[1]),
    rectangle(286, 412, 88, 9, palette.deep),
    rectangle(520, 448, 120, 70, palette.accent, ' rx="6"'),
    rectangle(596, 448, 44, 70, 'oklch(0.2 0.03 40)', ' opacity=".14"'),
  ].join('')

/** What it is sold in, and how it is served, by turns; where the name says a form, that one. */
export function brewOf(kind: 'tea' | 'coffee', words: readonly string[]): Draw {
  return (palette, chance) => {
    const brew = kind === 'coffee' ? beans : (spokenOf(teas, words) ?? black)
    const forms: Forms<Draw> = [
      [fromAbove(brew, words), 'loose whole'],
      [inPacket(brew, words), 'packet bag blend'],
      [heaped(brew, words), 'bean'],
      [kind === 'coffee' ? cupOf : inGlass(brew, words), 'cup glass'],
      [inCaddy(brew, words), 'tin caddy'],
    ]
    const served: Forms<Draw> = [[pot, 'pot kettle teapot']]
    const isPot = words.some((word) => ['pot', 'teapot', 'kettle'].includes(word))
    return (formOf(words, chance, isPot ? served : forms) ?? heaped(brew, words))(palette, chance)
  }
}
