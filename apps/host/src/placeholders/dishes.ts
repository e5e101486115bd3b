// Food from above on a cloth: cooked as its name says, in the colours of what it is made of.
import type { Palette } from './prompt-palette.ts'
import { between, blobPath, type Chance, circle, leaf, rectangle, short, smoothPath, type Point } from './shapes.ts'
import { type Draw, line } from './thing-pieces.ts'

/** Words of what goes into a pot, and its colour: lightness, colourfulness, hue. */
const foods: readonly (readonly [color: readonly [l: number, c: number, h: number], words: string])[] = [
  [[0.44, 0.15, 8], 'beetroot beet borscht redcurrant raspberry berry berries cherry plum pomegranate radicchio jam'],
  [[0.6, 0.19, 33], 'tomato shakshuka pepper paprika chilli harissa strawberry ragu ragù marinara arrabbiata pizza'],
  [[0.72, 0.16, 58], 'carrot pumpkin squash orange apricot peach curry lentil dal mango salmon prawn sweet'],
  [[0.84, 0.13, 92], 'lemon corn egg omelette custard saffron polenta pineapple banana butter turmeric'],
  [
    [0.62, 0.14, 130],
    'pea courgette zucchini spinach broccoli bean pesto avocado asparagus cucumber kale herb lime cabbage',
  ],
  [[0.74, 0.09, 118], 'leek fennel celery artichoke olive pistachio apple'],
  [[0.42, 0.06, 55], 'mushroom chocolate brownie coffee beef lamb meatball stew goulash walnut date fig black'],
  [[0.55, 0.09, 62], 'bread toast cinnamon nut chicken pork sausage ginger onion aubergine eggplant oat bun roll'],
  [
    [0.9, 0.05, 92],
    'potato rice pasta noodle spaghetti linguine tagliatelle orecchiette cauliflower parsnip dumpling gnocchi orzo risotto barley porridge',
  ],
  [[0.95, 0.015, 95], 'cheese goat feta mozzarella yoghurt yogurt cream milk tofu fish trout panna'],
]
/** Where a name says nothing of what is in it. */
const usual: readonly (readonly [number, number, number])[] = [
  [0.66, 0.14, 52],
  [0.8, 0.11, 88],
  [0.58, 0.15, 36],
  [0.64, 0.12, 125],
  [0.5, 0.08, 60],
]

type Way = 'mixed' | 'soup' | 'bake' | 'strands' | 'salad'

const ways: readonly (readonly [way: Way, words: string])[] = [
  ['soup', 'soup broth stew curry dal chowder bisque gazpacho porridge goulash borscht chili ramen'],
  ['strands', 'pasta noodle spaghetti linguine tagliatelle ramen orecchiette'],
  ['bake', 'cake tart pie quiche crumble bread focaccia pizza galette brownie cheesecake flan tortilla omelette'],
  ['salad', 'salad slaw tabbouleh greens'],
]

function has(list: string, words: ReadonlySet<string>): boolean {
  return list.split(' ').some((word) => words.has(word))
}

function toned([l, c, h]: readonly [number, number, number], lighter = 0): string {
  return `oklch(${(l + lighter).toFixed(3)} ${c.toFixed(3)} ${h})`
}

const green = 'oklch(0.52 0.11 142)'
const white = 'oklch(0.97 0.012 95)'
const crust = 'oklch(0.68 0.1 66)'

interface Made {
  /** What most of it is, and what lies in it. */
  fill: readonly [number, number, number]
  pieces: readonly string[]
}

function piecesOn(chance: Chance, { pieces }: Made, center: Point, radius: number, count: number): string {
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.4 + chance() * 0.3
    const far = radius * Math.sqrt((index + 0.6) / count)
    const place = { x: center[0] + Math.cos(angle) * far, y: center[1] + Math.sin(angle) * far }
    const fill = pieces[index % pieces.length] ?? white
    const size = between(chance, 15, 25)
    drawn += circle(place.x + 3, place.y + 4, size, 'oklch(0.25 0.02 60)', ' opacity=".16"')
    if (index % 3 === 0)
      drawn += circle(place.x, place.y, size, fill) + circle(place.x, place.y, size * 0.62, white, ' opacity=".18"')
    else if (index % 3 === 1)
      drawn += `<path d="${blobPath(chance, { ...place, radius: size, unevenness: 0.18 })}" fill="${fill}"/>`
    else drawn += leaf({ ...place, length: 46, width: 13, angle: chance() * 360, fill: green })
  }
  return drawn
}

function strands(chance: Chance, fill: string, shadow: string, [x, y]: Point): string {
  return Array.from({ length: 26 }, (_, index) => {
    const radius = 34 + (index % 9) * 12
    const [dx, dy] = [between(chance, -24, 24), between(chance, -24, 24)]
    const start = chance() * 6.28
    const points = Array.from({ length: 6 }, (__, step): Point => {
      const angle = start + step * 0.62
      return [x + dx + Math.cos(angle) * radius, y + dy + Math.sin(angle) * radius * 0.9]
    })
    return line(smoothPath(points, { isClosed: false }), index % 3 === 0 ? shadow : fill, 11)
  }).join('')
}

function cooked(way: Way, made: Made, chance: Chance, center: Point): string {
  const [x, y] = center
  const fill = toned(made.fill)
  const blob = (radius: number, unevenness: number, color: string): string =>
    `<path d="${blobPath(chance, { x, y, radius, unevenness })}" fill="${color}"/>`
  if (way === 'soup') {
    const swirl = Array.from({ length: 9 }, (_, index): Point => {
      const angle = index * 0.9 + chance() * 0.2
      return [x + Math.cos(angle) * (24 + index * 9), y + Math.sin(angle) * (24 + index * 9)]
    })
    return [
      circle(x, y, 172, toned(made.fill, -0.06)),
      circle(x, y - 4, 164, fill),
      line(smoothPath(swirl, { isClosed: false }), white, 12),
      piecesOn(chance, made, center, 120, 10),
    ].join('')
  }
  if (way === 'bake') {
    const cuts = Array.from({ length: 4 }, (_, index) => {
      const angle = (index * Math.PI) / 4 + 0.3
      const [dx, dy] = [Math.cos(angle) * 158, Math.sin(angle) * 158]
      return line(`M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`, crust, 4)
    })
    return [circle(x, y, 170, crust), blob(150, 0.02, fill), piecesOn(chance, made, center, 126, 15), ...cuts].join('')
  }
  if (way === 'strands')
    return (
      blob(138, 0.06, toned(made.fill, -0.12)) +
      strands(chance, fill, toned(made.fill, -0.1), center) +
      piecesOn(chance, made, center, 90, 9)
    )
  if (way === 'salad') {
    const leaves = Array.from({ length: 22 }, (_, index) => {
      const angle = index * 2.4
      const far = 96 * Math.sqrt(index / 22)
      return leaf({
        x: x + Math.cos(angle) * far,
        y: y + Math.sin(angle) * far,
        length: 74,
        width: 26,
        angle: chance() * 360,
        fill: ['oklch(0.62 0.13 132)', green, 'oklch(0.74 0.12 124)'][index % 3] ?? green,
      })
    })
    return leaves.join('') + piecesOn(chance, made, center, 116, 13)
  }
  return blob(146, 0.07, toned(made.fill, -0.05)) + blob(122, 0.1, fill) + piecesOn(chance, made, center, 118, 15)
}

/** The plate or bowl of what the words name. */
export function dishOf(said: readonly string[]): Draw {
  const words = new Set(said.flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/(?:es|ies)$/, '')]))
  // In the order of the name: "tomato rice" is red, "rice with tomatoes" is pale.
  const found = said.flatMap((word) => {
    const food = foods.find(([, list]) => has(list, new Set([word, word.replace(/s$/, ''), word.replace(/es$/, '')])))
    return food === undefined ? [] : [food[0]]
  })
  const own = [...new Set(found)]
  const way = ways.find(([, list]) => has(list, words))?.[0] ?? 'mixed'
  return (palette: Palette, chance: Chance) => {
    const center: Point = [between(chance, 384, 416), 305]
    const [x, y] = center
    const fill = own[0] ?? usual[Math.floor(chance() * usual.length)] ?? [0.66, 0.14, 52]
    const beside = own.slice(1).map((color) => toned(color))
    const free = toned(usual[Math.floor(chance() * usual.length)] ?? fill)
    const pieces = beside.length > 0 ? [...beside, white] : [toned(fill, fill[0] > 0.7 ? -0.14 : 0.14), free, white]
    const stripes = Array.from({ length: 34 }, (_, stripe) =>
      rectangle(-1600, (stripe - 12) * 66, 4000, 14, palette.soft, ' transform="rotate(-14 400 300)"'),
    )
    return [
      ...stripes,
      `<ellipse cx="${short(x + 12)}" cy="${y + 18}" rx="236" ry="232" fill="${palette.deep}" opacity=".2"/>`,
      circle(x, y, 230, white),
      circle(x, y, 226, 'none', ' stroke="oklch(0.88 0.02 85)" stroke-width="6"'),
      circle(x, y, 180, 'oklch(0.93 0.014 90)'),
      cooked(way, { fill, pieces }, chance, center),
    ].join('')
  }
}
