// A colour of style sheets that was named for no part of the page is meant as people mean it: navy is the blue of a coat, and
// not the purest blue a screen can show. Its hue and about its lightness stay, so that it is known for what was asked.
import { sheetColors } from '@joinery/contract/colors/color-names'
import { type Oklch, fromHex, toHex } from '@joinery/contract/colors/oklch'
import { seenColor } from '@joinery/contract/colors/seen-colors'

/** Codes, and words that ask for the colour at its strongest. */
const asksPure = /#|\b(?:neon|bright|vivid|vibrant|intense|electric|rich|pure|loud|shocking|hot)\b/i

/** Whoever names the whole look by it, or gives an order, is checked for the colour itself. */
const namesLook = /\b(?:theme|scheme|palette|accents?|highlights?|look|design)\b/i
const orders = /\b(?:make (?:it|everything|the app|the site|this)|turn it|paint it|all in|use)\s*(?:a|the|all)?\s*$/i
/** Deep enough to be the ground under a whole page, where its chroma is felt most. */
const deepest = 0.3
const deepestOfCalm = { lightness: 0.46, chroma: 0.153 }
/** The primaries of a screen, mixed as paint is: as an area each of them glares. */
const mixed: ReadonlyMap<string, Oklch> = new Map([
  ['#ffff00', { l: 0.89, c: 0.165, h: 103 }],
  ['#ff0000', { l: 0.56, c: 0.19, h: 27 }],
  ['#0000ff', { l: 0.46, c: 0.19, h: 264 }],
  ['#008000', { l: 0.5, c: 0.13, h: 146 }],
])
const ground = { lightness: 0.37, lift: 0.015, chroma: 0.085 }
const mostOfGold = 0.148
/** Hues that are yellow with red in it: gold, amber. */
const gold = { from: 75, to: 100, lightness: 0.8 }

function isDeep({ l, c }: Oklch): boolean {
  return l <= deepest || (l <= deepestOfCalm.lightness && c <= deepestOfCalm.chroma)
}

export function designedTone(hex: string, phrase: string, before = ''): string {
  const isExact = asksPure.test(phrase) || namesLook.test(phrase) || orders.test(before)
  const seen = asksPure.test(phrase) ? undefined : seenColor(phrase)
  if (seen !== undefined) return seen
  if (!sheetColors.has(hex) || isExact) return hex
  const paint = mixed.get(hex)
  if (paint !== undefined) return toHex(paint)
  const color = fromHex(hex)
  const { l, c, h } = color
  if (isDeep(color) && c > ground.chroma)
    return toHex({ l: Math.min(l, ground.lightness) + ground.lift, c: ground.chroma, h })
  if (h > gold.from && h < gold.to && c > mostOfGold) return toHex({ l: Math.min(l, gold.lightness), c: mostOfGold, h })
  return hex
}
