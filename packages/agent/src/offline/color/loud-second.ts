// "Black and lime": of two colours that no part is named for, the second is the cards', unless it is too loud to read on.
import { fromHex } from '@joinery/contract/colors/oklch'
import type { ColorReading } from '@joinery/contract/colors/read-colors'

const parts =
  /\b(?:cards?|panels?|tiles?|box(?:es)?|surfaces?|rows?|forms?|inputs?|fields?|items?|components?|sheets?)\b/i
/** From here on a panel shouts louder than what stands on it; a deep one does not. */
function isLoud(color: string): boolean {
  const { l, c } = fromHex(color)
  return c >= 0.17 && l > 0.4
}

/** Then the second colour is that of the buttons, and the cards keep to the ground. */
export function withQuietCards<Reading extends Pick<ColorReading, 'colors'>>(
  reading: Reading,
  request: string,
): Reading {
  const { surface, ...others } = reading.colors
  const isNamed = parts.test(request) || others.primary !== undefined || others.background === undefined
  return surface === undefined || isNamed || !isLoud(surface)
    ? reading
    : { ...reading, colors: { ...others, primary: surface } }
}
