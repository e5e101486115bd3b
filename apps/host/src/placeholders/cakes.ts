// Cakes that are drawn to their names: a slice, tiers, small ones, a loaf, a tart, layers; each in the colour of its flavour.
import { type Forms, formOf } from './forms.ts'
import type { Palette } from './prompt-palette.ts'
import { between, circle, rectangle } from './shapes.ts'
import { type Draw, line, shape, stand, tone } from './thing-pieces.ts'

const flavours: readonly (readonly [color: string, words: string])[] = [
  ['oklch(0.42 0.07 45)', 'chocolate cocoa brownie mocha coffee espresso devil'],
  ['oklch(0.87 0.12 98)', 'lemon passionfruit pineapple'],
  ['oklch(0.76 0.14 62)', 'orange apricot peach mango pumpkin'],
  ['oklch(0.52 0.17 25)', 'velvet cherry'],
  ['oklch(0.63 0.16 5)', 'raspberry strawberry berry rhubarb rose'],
  ['oklch(0.62 0.11 58)', 'carrot caramel toffee ginger honey apple cinnamon spice'],
  ['oklch(0.76 0.1 128)', 'pistachio matcha lime mint'],
  ['oklch(0.5 0.12 300)', 'blueberry plum blackcurrant lavender poppy'],
  ['oklch(0.9 0.06 88)', 'vanilla almond buttercream coconut cream banana'],
]

type Cake = (palette: Palette, sponge: string, chance: () => number) => string

const crumb = ' rx="10"'

function plate({ deep }: Palette, half: number): string {
  return shape('M376 486h48l22 30h-92Z', deep) + `<ellipse cx="400" cy="486" rx="${half}" ry="18" fill="${deep}"/>`
}

const layers: Cake = (palette, sponge, chance) => {
  const fruit = Array.from({ length: 5 }, (_, index) =>
    circle(292 + index * 54 + between(chance, -6, 6), 268, between(chance, 18, 24), palette.accent),
  )
  return [
    plate(palette, 206),
    rectangle(246, 436, 308, 46, sponge, crumb),
    rectangle(246, 386, 308, 52, palette.paper, crumb),
    rectangle(246, 352, 308, 50, sponge, crumb),
    rectangle(246, 300, 308, 54, palette.paper, crumb),
    shape(
      'M240 306q-4-40 40-40h240q44 0 40 40q-18 34-40 0q-22 40-50 4q-24 42-52 0q-26 40-54 0q-24 36-46 0q-20 30-38-4Z',
      palette.paper,
    ),
    ...fruit,
  ].join('')
}

const slice: Cake = (palette, sponge) =>
  [
    `<ellipse cx="400" cy="500" rx="240" ry="20" fill="${palette.deep}"/>`,
    shape('M216 320L580 320V492H216Z', sponge),
    rectangle(216, 362, 364, 18, palette.paper),
    rectangle(216, 424, 364, 18, palette.paper),
    shape('M216 322L510 232Q566 250 580 322Z', palette.paper),
    shape('M552 320h28v172h-28Z', palette.deep, ' opacity=".14"'),
    circle(468, 262, 30, palette.accent) + line('M468 232q4-22 26-26', palette.deep, 6),
  ].join('')

const tiers: Cake = (palette, sponge, chance) => {
  const tier = (x: number, y: number, height: number) => {
    const width = 2 * (400 - x)
    const pearls = Array.from({ length: Math.floor(width / 26) }, (_, index) =>
      circle(x + 13 + index * 26, y + height - 8, 8, palette.accent),
    )
    return (
      rectangle(x, y, width, height, palette.paper, ' rx="8"') +
      rectangle(x, y + height / 2, width, 14, sponge) +
      pearls.join('')
    )
  }
  const flowers = [330, 372, 424].map((x) =>
    circle(x, between(chance, 150, 162), between(chance, 20, 28), palette.accent),
  )
  return [plate(palette, 200), tier(252, 376, 106), tier(298, 268, 110), tier(338, 172, 98), ...flowers].join('')
}

const small: Cake = (palette, sponge) => {
  const one = (x: number, y: number) =>
    [
      shape(`M${x - 78} ${y}h156l-24 120h-108Z`, sponge),
      ...[-44, -8, 28].map((by) => line(`M${x + by + 4} ${y + 8}l${by / -6} 104`, palette.deep, 5)),
      `<ellipse cx="${x}" cy="${y - 4}" rx="92" ry="34" fill="${palette.paper}"/>`,
      `<ellipse cx="${x}" cy="${y - 40}" rx="68" ry="30" fill="${palette.paper}"/>`,
      `<ellipse cx="${x}" cy="${y - 72}" rx="42" ry="24" fill="${palette.paper}"/>`,
      circle(x, y - 102, 20, palette.accent),
    ].join('')
  return one(296, 396) + one(506, 396)
}

const loaf: Cake = (palette, sponge) =>
  [
    `<rect x="180" y="490" width="440" height="26" rx="10" fill="${palette.deep}"/>`,
    shape('M216 490V360q0-86 92-86h184q92 0 92 86v130Z', sponge),
    shape(
      'M208 366q0-102 100-102h184q100 0 100 102q-22 44-48 4q-26 62-62 4q-30 54-66 0q-32 62-70 0q-30 46-58-2q-40 40-80-6Z',
      palette.paper,
    ),
    ...[292, 356, 420, 484].map((x, index) => circle(x, 300 + (index % 2) * 18, 11, palette.accent)),
  ].join('')

const tart: Cake = (palette, sponge) => {
  const fruit = Array.from({ length: 14 }, (_, index) => {
    const turn = index * 2.4
    const away = Math.sqrt((index + 0.5) / 14)
    return circle(
      400 + Math.cos(turn) * 168 * away,
      400 + Math.sin(turn) * 46 * away,
      26,
      index % 3 === 0 ? palette.strong : palette.accent,
    )
  })
  return [
    shape('M170 400h460l-44 96q-6 18-30 18H244q-24 0-30-18Z', 'oklch(0.76 0.09 72)'),
    ...[220, 272, 324, 376, 428, 480, 532, 580].map((x) =>
      line(`M${x} 424l${(400 - x) / 9} 76`, 'oklch(0.62 0.09 62)', 6),
    ),
    `<ellipse cx="400" cy="400" rx="230" ry="70" fill="oklch(0.82 0.09 78)"/>`,
    `<ellipse cx="400" cy="398" rx="204" ry="56" fill="${sponge}"/>`,
    ...fruit,
  ].join('')
}

const cakes: Forms<Cake> = [
  [slice, 'slice piece'],
  [tiers, 'tier wedding tiered storey'],
  [small, 'cupcake muffin fairy dozen'],
  [loaf, 'loaf pound drizzle gingerbread'],
  [tart, 'tart pie cheesecake galette flan crumble'],
  [layers, 'layer birthday torte sponge victoria'],
]

export function cakesOf(words: readonly string[]): Draw {
  return (palette, chance) => {
    const cake = formOf(words, chance, cakes) ?? layers
    const said = flavours.find(([, list]) => list.split(' ').some((word) => words.includes(word)))?.[0]
    return stand(palette, 210) + cake(palette, said ?? tone(palette, chance), chance)
  }
}
