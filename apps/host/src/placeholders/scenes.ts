// What a placeholder image can show. Each scene fills 800 × 600; the prompt's words choose it.
import type { Palette } from './prompt-palette.ts'
import { arcade, facade, stairs } from './buildings.ts'
import { dishOf } from './dishes.ts'
import { bicyclesOf } from './bicycles.ts'
import { booksOf } from './books.ts'
import { brewOf } from './brews.ts'
import { cakesOf } from './cakes.ts'
import { furnitureOf, woodHue } from './furniture.ts'
import { cactus, plant, plantOf } from './plants.ts'
import { portrait, portraitOf } from './portrait.ts'
import { isOfClay, potteryOf } from './pottery.ts'
import { sleevesOf } from './sleeves.ts'
import { parcel } from './table-things.ts'
import { things } from './things.ts'
import { candlesOf, glassOf, nightTrain } from './wares-by-name.ts'
import { between, type Chance, circle, type Point, rectangle, short, smoothPath } from './shapes.ts'

export const sceneWidth = 800
export const sceneHeight = 600

export interface Scene {
  draw: (palette: Palette, chance: Chance) => string
  /** Hues that the subject has by nature, where the prompt names none. */
  hue?: number
  accentHue?: number
  /** A thing that is drawn to its name. */
  isThing?: boolean
  /** One thing with a ground that goes on at its sides. */
  isWhole?: boolean
}

const food: Scene = { draw: dishOf([]), isWhole: true, accentHue: 40 }

const subjects: readonly (readonly [scene: Scene, words: string])[] = [
  [food, 'food meal dish recipe dinner lunch breakfast salad soup pizza pasta restaurant kitchen fruit'],
  [{ draw: cactus, isWhole: true, hue: 148, accentHue: 20 }, 'cactus cacti succulent'],
  [
    { draw: plant, isWhole: true, hue: 148, accentHue: 45 },
    'plant leaf garden tree herb fern botanical nature vegetable farm',
  ],
  [
    { draw: portrait, isWhole: true },
    'person people portrait avatar woman man team member customer user profile face child doctor teacher student',
  ],
  [{ draw: planet, hue: 280, accentHue: 55 }, 'space planet star moon galaxy rocket astronomy universe'],
  [{ draw: nightTrain, isWhole: true }, 'tram train railway station platform metro'],
  [
    { draw: sea, hue: 215, accentHue: 60 },
    'sea ocean beach water wave lake river boat surf swim fish holiday island harbour harbor ferry coast pier lighthouse shore bay',
  ],
  [
    { draw: architecture, accentHue: 75 },
    'city building house home office street skyline hotel apartment room architecture shop store window door stairs stair corner market bridge roof square arcade wall yard',
  ],
  [{ draw: journey, accentHue: 55 }, 'travel trip journey'],
  [
    { draw: landscape, accentHue: 60 },
    'mountain landscape hill forest ridge pass cloud fog mist field morning hike trail camp road outdoor view sunset sunrise winter snow valley hero',
  ],
  [
    { draw: bars },
    'chart data finance money budget report analytics graph sale business dashboard statistic growth invoice',
  ],
]

/**
 * The first scene with a word of the prompt in its list; plural endings do not count. A prompt that begins with
 * "product" shows a thing: the one that is named last, "product sea salt soap", else a parcel. One that begins with
 * "ware" shows the thing that is named next, whatever its name says: "ware candle Tea lights, two dozen".
 */
export function findScene(words: readonly string[]): Scene {
  if (words[0] === 'product') return lastNamed(words) ?? (isOfClay(words) ? pottery(words) : { draw: parcel })
  if (words[0] === 'ware') return wareOf(words[1] ?? '', words.slice(2))
  if (words[0] === 'plant') return { draw: plantOf(words.slice(1)), isWhole: true, hue: 148, accentHue: 45 }
  if (words[0] === 'dish') return { draw: dishOf(words.slice(1)), isWhole: true }
  if (words[0] === 'portrait') return { draw: portraitOf(words.slice(1)), isWhole: true }
  if (isOfClay(words)) return pottery(words)
  const scene = sceneOf([...subjects, ...things], words) ?? { draw: view, accentHue: 60 }
  if (scene === food) return { ...food, draw: dishOf(words) }
  return scene.draw === portrait ? { ...scene, draw: portraitOf(['', ...words]) } : scene
}

function wareOf(thing: string, name: readonly string[]): Scene {
  if (thing === 'candle') return { draw: candlesOf(name), accentHue: 50, isThing: true }
  if (thing === 'glass') return { draw: glassOf(name), isThing: true }
  if (thing === 'chair') return { draw: furnitureOf(name), isThing: true, accentHue: woodHue }
  if (thing === 'book') return { draw: booksOf(name), isThing: true }
  if (thing === 'tea' || thing === 'coffee')
    return { draw: brewOf(thing, name), isThing: true, hue: thing === 'tea' ? 118 : 48, accentHue: 40 }
  if (thing === 'cake') return { draw: cakesOf(name), isThing: true, accentHue: 20 }
  if (thing === 'bicycle') return { draw: bicyclesOf(name), isThing: true }
  if (thing === 'vinyl') return { draw: sleevesOf(name), isThing: true }
  if (thing === 'train') return { draw: nightTrain, isWhole: true }
  return sceneOf([...things, ...subjects], [thing]) ?? { draw: parcel }
}

function pottery(words: readonly string[]): Scene {
  return { draw: potteryOf(words), isThing: true }
}

/** Something that stands by itself, not a view that fills the picture. */
export function isThing({ draw, isThing: isSaid }: Scene): boolean {
  return isSaid === true || draw === parcel || things.some(([thing]) => thing.draw === draw)
}

/** What may not be cut: a thing, a plant, somebody's face, a plate. */
export function isWhole(scene: Scene): boolean {
  return isThing(scene) || scene.isWhole === true
}

function lastNamed(words: readonly string[]): Scene | undefined {
  const found = words.toReversed().map((word) => sceneOf(things, [word]))
  return found.find((scene) => scene !== undefined)
}

function sceneOf(
  scenes: readonly (readonly [scene: Scene, words: string])[],
  words: readonly string[],
): Scene | undefined {
  const stems = new Set(words.flatMap((word) => [word, word.replace(/(?<=..)s$/, ''), word.replace(/(?<=..)es$/, '')]))
  return scenes.find(([, list]) => list.split(' ').some((word) => stems.has(word)))?.[0]
}

function ridge(chance: Chance, height: number, swing: number): string {
  const points = Array.from({ length: 9 }, (_, index): Point => [index * 112.5 - 50, height + (chance() - 0.5) * swing])
  return `${smoothPath(points, { isClosed: false })}V${sceneHeight}H-50Z`
}

function landscape(palette: Palette, chance: Chance): string {
  const sun = circle(between(chance, 180, 620), between(chance, 130, 230), between(chance, 46, 78), palette.accent)
  const layers = [palette.soft, palette.middle, palette.strong, palette.deep].map(
    (fill, index) => `<path d="${ridge(chance, 290 + index * 82, 150 - index * 26)}" fill="${fill}"/>`,
  )
  return sun + layers.join('')
}

function sea(palette: Palette, chance: Chance): string {
  const sun = circle(between(chance, 200, 600), 235, between(chance, 58, 92), palette.accent)
  const water = rectangle(0, 300, sceneWidth, 300, palette.middle)
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 325 + row * row * 6
    return `<path d="${ridge(chance, y, 10 + row * 5)}" fill="${row % 2 === 0 ? palette.strong : palette.middle}" opacity=".55"/>`
  })
  const x = between(chance, 250, 500)
  const boat = `<path d="M${short(x)} 318h92l-18 26h-54ZM${short(x + 44)} 312V226l42 80Z" fill="${palette.paper}"/>`
  return sun + water + waves.slice(0, 3).join('') + boat + waves.slice(3).join('')
}

/** On a journey there are coasts, hills and towns. */
function journey(palette: Palette, chance: Chance): string {
  const views = [landscape, sea, arcade, facade, landscape, sea]
  return (views[Math.floor(chance() * views.length)] ?? landscape)(palette, chance)
}

/** Of words that name nothing: a photograph has a horizon, a street or a stair, and is no pattern. */
function view(palette: Palette, chance: Chance): string {
  const views = [landscape, facade, sea, stairs, city, arcade]
  return (views[Math.floor(chance() * views.length)] ?? landscape)(palette, chance)
}

/** A skyline is one way to see buildings; ten of them on one page are a wallpaper. */
function architecture(palette: Palette, chance: Chance): string {
  const views = [city, facade, stairs, arcade]
  return (views[Math.floor(chance() * views.length)] ?? city)(palette, chance)
}

function city(palette: Palette, chance: Chance): string {
  let drawn = circle(between(chance, 480, 690), 150, 52, palette.accent)
  for (const [fill, base, top] of [
    [palette.soft, 200, 330],
    [palette.middle, 270, 400],
    [palette.strong, 350, 480],
  ] as const) {
    for (let x = -30; x < sceneWidth;) {
      const width = between(chance, 70, 130)
      const y = between(chance, base, top)
      drawn += rectangle(x, y, width, sceneHeight - y, fill)
      if (fill !== palette.soft) drawn += windows(chance, { x, y, width, lit: palette.paper })
      x += width + between(chance, 0, 16)
    }
  }
  return drawn + rectangle(0, 572, sceneWidth, 28, palette.deep)
}

function windows(chance: Chance, house: { x: number; y: number; width: number; lit: string }): string {
  let drawn = ''
  for (let y = house.y + 18; y < 540; y += 30)
    for (let x = house.x + 14; x < house.x + house.width - 20; x += 24)
      if (chance() < 0.55) drawn += rectangle(x, y, 10, 15, house.lit, ' opacity=".75"')
  return drawn
}

function planet(palette: Palette, chance: Chance): string {
  let stars = rectangle(0, 0, sceneWidth, sceneHeight, palette.deep)
  for (let index = 0; index < 90; index += 1)
    stars += circle(chance() * 800, chance() * 600, between(chance, 0.8, 2.6), palette.paper, ' opacity=".8"')
  const ring = `<ellipse cx="400" cy="310" rx="300" ry="62" fill="none" stroke="${palette.soft}" stroke-width="16" transform="rotate(-16 400 310)"`
  const bands = [0, 1, 2].map(
    (row) =>
      `<path d="${ridge(chance, 260 + row * 56, 26)}" fill="${row % 2 === 0 ? palette.strong : palette.middle}" opacity=".7"/>`,
  )
  return `${stars}<clipPath id="p"><circle cx="400" cy="310" r="168"/></clipPath>${ring}/><g clip-path="url(#p)">${rectangle(200, 100, 400, 420, palette.accent)}${bands.join('')}</g><clipPath id="r"><path d="M0 380L800 200V600H0Z"/></clipPath><g clip-path="url(#r)">${ring}/></g>`
}

function bars(palette: Palette, chance: Chance): string {
  let drawn = rectangle(90, 80, 620, 440, palette.paper, ' rx="20"')
  for (let line = 0; line < 4; line += 1) drawn += rectangle(140, 160 + line * 90, 520, 2, palette.soft)
  const points: Point[] = []
  for (let index = 0; index < 7; index += 1) {
    const height = 60 + index * 24 + chance() * 90
    const fill = index === 5 ? palette.accent : palette.middle
    drawn += rectangle(152 + index * 74, 432 - height, 46, height, fill, ' rx="6"')
    points.push([175 + index * 74, 400 - height])
  }
  const trend = smoothPath(points, { isClosed: false })
  return `${drawn}<path d="${trend}" fill="none" stroke="${palette.deep}" stroke-width="5" stroke-linecap="round"/>`
}
