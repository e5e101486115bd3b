// Colours that no part was named for: "sage green", "in yellow with white", "navy, white and gold". One that a whole page
// can stand in is its ground; a loud one is what the buttons and edges are painted in, on a ground of its own hue.
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'
import type { AskedColors, ColorReading } from '@joinery/contract/colors/read-colors'
import { seenColor } from '@joinery/contract/colors/seen-colors'

import { designedTone } from './designed-tone.ts'
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
/** Wood, leather and bread: what is painted in it stands out on a pale page; all of the page in it would be a cave. */
function isBrown(hex: string): boolean {
  const { l, c, h } = fromHex(hex)
  return l > 0.3 && c > 0.03 && h > 30 && h < 90
}
const isGround = (hex: string): boolean => isPale(hex) || (isDeep(hex) && !isBrown(hex))
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

/** @param placed the colours of which a part was named */
function spread(said: readonly string[], placed: AskedColors): AskedColors {
  const { accent: _accent, ...parts } = placed
  // Beside cards or buttons of their own colours, the first of the others is the ground, however loud.
  const background = placed.background ?? (Object.keys(parts).length > 0 ? said[0] : groundAmong(said))
  const others = said.filter((hex) => hex !== background)
  const bright = others.filter((hex) => !isMiddleGrey(hex))
  const [first, ...more] = [...bright, ...others.filter(isMiddleGrey)]
  const ground = { ...(background !== undefined && { background }) }
  if (first === undefined) return { ...ground, ...placed }
  if (isMiddleGrey(first)) {
    const primary = background === undefined ? { primary: toHex({ ...fromHex(first), l: 0.4 }) } : {}
    return { ...ground, ...primary, accent: first, ...placed }
  }
  // What goes with it is seen too, as edges and links.
  if (background === undefined) return { primary: first, accent: more[0] ?? first, ...placed }
  const isForCards = placed.surface === undefined && suitsCards(first, background)
  const [primary, accent] = isForCards || placed.primary !== undefined ? more : [first, ...more]
  return {
    ...ground,
    ...(isForCards && { surface: first }),
    ...(primary !== undefined && { primary }),
    ...(accent !== undefined && { accent }),
    ...placed,
  }
}

/** The reading with each colour of which no part was named where it looks best. */
export function withScheme(reading: ColorReading, request: string): ColorReading {
  const { asked, colors } = reading
  if (asked.length === 0) return withLook(reading, request)
  const loose = asked.filter(({ isPlaced }) => !isPlaced)
  // "Accent maroon" is a look, and its colour the one that people see under the name.
  const seen = asked.flatMap(({ target, phrase, isPlaced }) => {
    const hex = isPlaced && target === 'accent' ? seenColor(phrase) : undefined
    return hex === undefined ? [] : [[target, hex] as const]
  })
  const placed = Object.fromEntries(
    [...Object.entries(colors), ...seen].filter(([target]) => !loose.some((color) => color.target === target)),
  )
  const said = [...new Set(loose.map(({ hex, phrase, before }) => designedTone(hex, phrase, before)))]
  const [only] = said
  // On a clean page one deep colour is what is pressed and what stands out; all of the page in it would be anything but clean.
  const isOnClean =
    said.length === 1 && only !== undefined && isDeep(only) && !isNeutral(only) && asksClean.test(request)
  if (isOnClean && Object.keys(placed).length === 0) return { ...reading, colors: { primary: only, accent: only } }
  return { ...reading, colors: withOneLight(spread(said, placed), request) }
}

const asksOneLight =
  /\b(?:only|nothing but|just) (?:in )?(?:dim |dark |deep )?(?:red|amber|orange|green)\b|\b(?:red|amber|orange|green) (?:text |letters |writing |light )?only\b/i
const isNight = /\b(?:dark|black|night)\b/i

/** "Dark with red text only so that I keep my night vision": nothing on the page shines in another colour. */
function withOneLight(colors: AskedColors, request: string): AskedColors {
  const light = colors.text ?? colors.primary
  if (light === undefined || !asksOneLight.test(request) || !isNight.test(request)) return colors
  const { h } = fromHex(light)
  return {
    background: toHex({ l: 0.13, c: 0.02, h }),
    surface: toHex({ l: 0.18, c: 0.035, h }),
    text: light,
    primary: light,
  }
}

const asksClean = /\b(?:clean|airy|bright|light|fresh|uncluttered|white ?space)\b(?! (?:blue|green|red|brown|purple))/i

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
