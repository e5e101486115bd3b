// Colours that no part was named for: "sage green", "in yellow with white", "navy, white and gold". One that a whole page
// can stand in is its ground; a loud one is what the buttons and edges are painted in, on a ground of its own hue.
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'
import type { AskedColor, AskedColors, ColorReading } from '@joinery/contract/colors/read-colors'

import { colorsOfLook } from './said-tones.ts'

/** Below this two fills run into each other. */
const apart = 1.6

const isNeutral = (hex: string): boolean => fromHex(hex).c < 0.02
function isPale(hex: string): boolean {
  const { l, c } = fromHex(hex)
  return l >= 0.83 && c <= 0.1
}
function isDeep(hex: string): boolean {
  const { l, c } = fromHex(hex)
  return l <= 0.3 || (l <= 0.46 && c <= 0.15)
}
const isGround = (hex: string): boolean => isPale(hex) || isDeep(hex)
/** Yellow and lime: nothing of them can be seen on white. */
const isGlaring = (hex: string): boolean => fromHex(hex).l > 0.88 && !isPale(hex)

function groundAmong(said: readonly string[]): string | undefined {
  const [first, second] = said
  if (first === undefined) return undefined
  if (second === undefined) return isGround(first) ? first : undefined
  // Black and white is ink on paper.
  if (said.every(isNeutral) && said.some(isPale)) return said.find(isPale)
  if (isGlaring(first) && (contrast(first, second) < apart || contrast(first, second) > 3)) return first
  return said.find(isGround)
}

/** Cards in it are quiet on that ground; anything else is for what is pressed. */
function suitsCards(hex: string, ground: string): boolean {
  return isDeep(ground) ? isGround(hex) : isPale(hex)
}

/** A button of it looks as if it could not be pressed. */
function isMiddleGrey(hex: string): boolean {
  const { l, c } = fromHex(hex)
  return c < 0.035 && l > 0.46 && l < 0.83
}

function spread(said: readonly string[]): AskedColors {
  const background = groundAmong(said)
  const others = said.filter((hex) => hex !== background)
  const [first, second, third] = [
    ...others.filter((hex) => !isMiddleGrey(hex)),
    ...others.filter((hex) => isMiddleGrey(hex)),
  ]
  if (first === undefined) return { ...(background !== undefined && { background }) }
  if (isMiddleGrey(first))
    return background === undefined
      ? { primary: toHex({ ...fromHex(first), l: 0.4 }), accent: first }
      : { background, accent: first }
  // What goes with it is seen too, as edges and links.
  if (background === undefined) return { primary: first, accent: second ?? first }
  const [surface, primary, accent] = suitsCards(first, background) ? [first, second, third] : [undefined, first, second]
  return {
    background,
    ...(surface !== undefined && { surface }),
    ...(primary !== undefined && { primary }),
    ...(accent !== undefined && { accent }),
  }
}

const isNamed = ({ isPlaced, target }: AskedColor): boolean => isPlaced && target !== 'accent'

/** The reading with its unplaced colours where they look best; as it was where a ground, cards or buttons were named. */
export function withScheme(reading: ColorReading, request: string): ColorReading {
  const { asked, colors } = reading
  if (asked.length === 0) return withLook(reading, request)
  if (asked.some(isNamed)) return withQuietCards(reading)
  const unplaced = asked.filter(({ isPlaced }) => !isPlaced).map(({ hex }) => hex)
  const { accent } = asked.some(({ isPlaced }) => isPlaced) ? colors : {}
  return { ...reading, colors: { ...spread([...new Set(unplaced)]), ...(accent !== undefined && { accent }) } }
}

/** "In neon colours", "pastel tones". */
function withLook(reading: ColorReading, request: string): ColorReading {
  const look = colorsOfLook(request)
  if (look === null) return reading
  const { colors, phrase } = look
  // What is left of the clause would be read as a fact.
  const at = reading.rest.indexOf(phrase)
  const before = reading.rest.slice(0, Math.max(0, at)).replace(/\s(?:in|with|using)\s*$/i, '')
  const rest = at < 0 ? reading.rest : `${before} , ${reading.rest.slice(at + phrase.length)}`
  return { ...reading, colors, phrases: [phrase], rest }
}

/** "Black and lime, big white letters": cards in lime would shout louder than what stands on them. */
function withQuietCards(reading: ColorReading): ColorReading {
  const { surface, ...others } = reading.colors
  const isLoud = surface !== undefined && fromHex(surface).c >= 0.17 && fromHex(surface).l > 0.4
  const isFree = others.primary === undefined && others.background !== undefined
  const isAsked = reading.asked.some(({ isPlaced, target }) => isPlaced && target === 'surface')
  return isLoud && isFree && !isAsked ? { ...reading, colors: { ...others, primary: surface } } : reading
}
