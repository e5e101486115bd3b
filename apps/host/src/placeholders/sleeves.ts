// Records in their sleeves, the black disc looking out at the side: no two neighbours have the same print.
import { type Forms, formOf } from './forms.ts'
import type { Palette } from './prompt-palette.ts'
import { between, type Chance, circle, rectangle, short } from './shapes.ts'
import { type Draw, line, shape, stand } from './thing-pieces.ts'

/** The sleeve's place: its left and upper edge, and how wide it is. */
const sleeve = { x: 166, y: 166, size: 350 }
const middle = { x: sleeve.x + sleeve.size / 2, y: sleeve.y + sleeve.size / 2 }

type Print = (inks: readonly [ground: string, ink: string, other: string], chance: Chance) => string

const rays: Print = ([, ink, other]) =>
  Array.from({ length: 12 }, (_, index) =>
    shape(
      `M${middle.x} 400L${middle.x - 26} -60H${middle.x + 26}Z`,
      ink,
      ` transform="rotate(${index * 30} ${middle.x} 400)"`,
    ),
  ).join('') + circle(middle.x, 400, 84, other)

const rings: Print = ([ground, ink, other], chance) => {
  const x = between(chance, 260, 460)
  return [210, 168, 126, 84, 42]
    .map((radius, index) => circle(x, 320, radius, [ink, ground, other, ground, ink][index] ?? ink))
    .join('')
}

const stripes: Print = ([, ink, other], chance) => {
  const turn = between(chance, -38, 38)
  return `<g transform="rotate(${short(turn)} ${middle.x} ${middle.y})">${[0, 1, 2, 3, 4, 5, 6]
    .map((row) => rectangle(0, 60 + row * 78, 800, 26 + (row % 3) * 10, row % 2 === 0 ? ink : other))
    .join('')}</g>`
}

const dunes: Print = ([, ink, other], chance) =>
  circle(between(chance, 280, 450), 240, 62, other) +
  shape('M100 400Q230 300 362 390T640 350V560H100Z', ink) +
  shape('M100 470Q260 400 400 462T640 430V560H100Z', other, ' opacity=".8"')

const tiles: Print = ([, ink, other], chance) =>
  Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [sleeve.x + 9 + (index % 4) * 84, sleeve.y + 9 + Math.floor(index / 4) * 84]
    const fill = chance() < 0.5 ? ink : other
    return chance() < 0.5 ? circle(x + 38, y + 38, 36, fill) : shape(`M${x} ${y}h76q0 76-76 76Z`, fill)
  }).join('')

const waves: Print = ([, ink, other]) =>
  Array.from({ length: 9 }, (_, row) =>
    line(`M150 ${176 + row * 40}q53-${46 - row * 3} 106 0t106 0 106 0 106 0`, row % 3 === 2 ? other : ink, 13),
  ).join('')

const prints: Forms<Print> = [
  [rays, 'sun sunrise gold golden light soul'],
  [rings, 'moon circle planet blue round'],
  [stripes, 'street line road train city'],
  [dunes, 'desert hill mountain valley field summer'],
  [tiles, 'dance night club disco house'],
  [waves, 'sea wave river water ocean tide'],
]

function disc({ paper, accent }: Palette): string {
  const black = 'oklch(0.22 0.01 280)'
  const [x, y] = [sleeve.x + sleeve.size - 40, middle.y]
  const grooves = [142, 122, 102, 82].map(
    (radius) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="oklch(0.42 0.01 280)" stroke-width="2"/>`,
  )
  return circle(x, y, 162, black) + grooves.join('') + circle(x, y, 62, accent) + circle(x, y, 9, paper)
}

export function sleevesOf(words: readonly string[]): Draw {
  return (palette, chance) => {
    const print = formOf(words, chance, prints) ?? rays
    const inks = [
      [palette.strong, palette.paper, palette.accent],
      [palette.accent, palette.deep, palette.paper],
      [palette.paper, palette.strong, palette.accent],
      [palette.deep, palette.accent, palette.paper],
    ] as const
    const chosen = inks[Math.floor(chance() * inks.length)] ?? inks[0]
    const { x, y, size } = sleeve
    return [
      stand(palette, 270),
      disc(palette),
      `<clipPath id="sleeve">${rectangle(x, y, size, size, palette.paper)}</clipPath>`,
      rectangle(x, y, size, size, chosen[0], ' rx="4"'),
      `<g clip-path="url(#sleeve)">${print(chosen, chance)}</g>`,
      rectangle(x + size - 10, y, 10, size, palette.deep, ' opacity=".18"'),
    ].join('')
  }
}
