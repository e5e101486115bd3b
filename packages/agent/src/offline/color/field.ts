// What fills an area that stands out (a header, the panel of what decides): of two colours that were asked for the whole app the
// second, so that both are seen, else the tone of the app's own picture.
import { contrast, fromHex } from '@joinery/contract/colors/oklch'
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief } from '../brief.ts'

type Asked = Pick<Brief, 'colors' | 'request' | 'message'>

/** From here on a colour is seen as one, and two of them as two. */
const vivid = 0.07
const apart = 1.6

export function fieldOf({ colors, request, message = request }: Asked): 'primary' | 'cover' {
  const { background, surface, primary, accent } = colors
  const isPair = background !== undefined && primary !== undefined && surface === undefined
  if (!isPair || (accent !== undefined && accent !== primary)) return 'cover'
  // Whoever asked for orange buttons asked for no orange header.
  const isOfButtons = readColors(message).asked.some(({ isPlaced, target }) => isPlaced && target === 'primary')
  const isSeen = fromHex(primary).c > vivid && contrast(primary, background) > apart
  return isSeen && !isOfButtons ? 'primary' : 'cover'
}

/** The classes of such an area. */
export const fieldClasses = (brief: Asked): string => `bg-${fieldOf(brief)} text-on-${fieldOf(brief)}`
