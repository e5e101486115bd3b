// What a picture of a subject is made of: a ground without an end, and a thing on it that no crop may cut.
import { type Chance, rectangle } from './shapes.ts'

export interface Scene {
  /** Left, top, width and height of what has to be seen in any place, in a scene of 800 × 600. */
  focus: readonly [left: number, top: number, width: number, height: number]
  /** On the floor of its place, or in the middle of it. */
  stands: 'YMax' | 'YMid'
  /** Floor, sky or cloth, as wide and as high as any place may be. */
  ground: (chance: Chance) => string[]
  /** The thing itself, with its number. None where the ground says it all. */
  thing?: (chance: Chance, index: number) => string[]
  /** Its place goes over the whole width of a band. */
  isAlone?: boolean
}

/** How far a ground goes beyond the scene: a band is ten times as wide as it is high, a panel on a tall screen twice as high. */
export const farLeft = -4000
export const farTop = -1200
export const farWidth = 8800
const farHeight = 3600

/** All that is below `top`. */
export function floor(top: number, className: string): string {
  return rectangle(farLeft, top, farWidth, farHeight, className)
}

/** All that is seen. */
export function everywhere(className: string): string {
  return rectangle(farLeft, farTop, farWidth, farHeight, className)
}

interface Repeat {
  /** Names the pattern in the page. */
  id: string
  width: number
  height: number
  /** Where the first one begins, and how far down they go. */
  top: number
  depth?: number
}

/** Shapes drawn in a corner of `width` × `height`, again and again over the whole ground from `top` down. */
export function repeated({ id, width, height, top, depth = farHeight }: Repeat, shapes: readonly string[]): string {
  return `<pattern id="cover-${id}" y="${top}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${shapes.join('')}</pattern><rect x="${farLeft}" y="${top}" width="${farWidth}" height="${depth}" fill="url(#cover-${id})" />`
}

/**
 * What has a colour of its own, and the app's tone in its place where the page is quiet.
 * A drawing says them as if they were tones: `fill-crust`.
 */
const pigments: Readonly<Record<string, readonly [own: string, instead: string]>> = {
  crust: ['#c5823f', 'cover-accent'],
  rind: ['#9c5f2a', 'cover-deep'],
  crumb: ['#f6e2b8', 'on-cover'],
  wheat: ['#e6b450', 'cover-accent'],
  pasta: ['#f0cf7d', 'on-cover'],
  china: ['#fdfaf2', 'on-cover'],
  glaze: ['#e9e3d5', 'cover-soft'],
  tomato: ['#d8452e', 'cover-accent'],
  basil: ['#4c8c3f', 'cover-deep'],
  lettuce: ['#8fbf4d', 'cover-strong'],
  squash: ['#ee9b3a', 'cover-accent'],
  cocoa: ['#5b3423', 'cover-deep'],
  wine: ['#8d2440', 'cover-accent'],
  wood: ['#8f603b', 'cover-deep'],
  timber: ['#b98452', 'cover-strong'],
  foam: ['#eefafc', 'on-cover'],
  pool: ['#5cc3dd', 'cover-soft'],
  lagoon: ['#2b98bd', 'cover-strong'],
  deepsea: ['#145a80', 'cover-deep'],
  coral: ['#f2694b', 'cover-accent'],
  sunlit: ['#ffc94a', 'cover-accent'],
  night: ['#161d45', 'cover'],
  dusk: ['#2b3570', 'cover-soft'],
  shade: ['#0d1230', 'cover-deep'],
  starlight: ['#fff1c4', 'on-cover'],
  snow: ['#f4f8fb', 'on-cover'],
  rock: ['#7d8ca3', 'cover-strong'],
  slate: ['#4d5b73', 'cover-deep'],
  pine: ['#2f6a4f', 'cover-deep'],
  meadow: ['#79b368', 'cover-strong'],
  soil: ['#6d4a35', 'cover-deep'],
  brick: ['#bf5a3f', 'cover-accent'],
  clay: ['#9d4631', 'cover-deep'],
  plaster: ['#f7ead3', 'on-cover'],
  gold: ['#dca93b', 'cover-accent'],
  petal: ['#eda0ae', 'cover-strong'],
  blush: ['#f8d3d3', 'on-cover'],
  sprig: ['#6f9a78', 'cover-deep'],
  steel: ['#b6c0c9', 'on-cover'],
  iron: ['#2c323b', 'cover-deep'],
  enamel: ['#d63a2c', 'cover-accent'],
  aqua: ['#3fb0c9', 'cover-strong'],
  amber: ['#eba53a', 'cover-accent'],
  violet: ['#8b6bc4', 'cover-soft'],
  fur: ['#c98f56', 'cover-accent'],
  coat: ['#f3e3cd', 'on-cover'],
  velvet: ['#a91e35', 'cover-accent'],
  curtain: ['#7c1228', 'cover-deep'],
}

const said = new RegExp(String.raw`\b(fill|stroke)-(${Object.keys(pigments).join('|')})\b`, 'g')

/** How many colours of its own a drawing has. */
export function pigmentsIn(code: string): number {
  return new Set([...code.matchAll(said)].map(([, , name]) => name)).size
}

/** Drawn code with its pigments as colours, or as tones of the app. */
export function mixPigments(code: string, keepsTones: boolean): string {
  return code.replace(said, (_, how: string, name: string) => {
    const [own, instead] = pigments[name] ?? ['', '']
    return keepsTones ? `${how}-${instead}` : `${how}-[${own}]`
  })
}

/** From a hairline to a bar. */
const ruleHeights = [3, 7, 14, 28, 56]

/** Of nothing in particular: lines that grow heavier. */
export const ruledScene: Scene = {
  focus: [100, 0, 600, 600],
  stands: 'YMax',
  ground: () =>
    ruleHeights.map((height, index) => rectangle(farLeft, 150 + index * 88, farWidth, height, 'fill-cover-strong')),
}
