// How different two colours look: CIEDE2000 over sRGB (Sharma, Wu and Dalal 2005).

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

interface Lab {
  l: number
  a: number
  b: number
}

/** Reads `#rrggbb` or `#rgb`; null for anything else. */
export function readHex(hex: string): Rgb | null {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const long = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  const parts = short?.slice(1).map((part) => part + part) ?? long?.slice(1)
  if (parts === undefined) return null
  const [red = '', green = '', blue = ''] = parts
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Below 1 nobody sees a difference; from about 10 on people call it another shade. */
export function colorDifference(one: Rgb, other: Rgb): number {
  return labDifference(toLab(one), toLab(other))
}

function toLab(color: Rgb): Lab {
  const red = toLinear(color[0])
  const green = toLinear(color[1])
  const blue = toLinear(color[2])
  // D65 white.
  const x = (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47
  const y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue
  const z = (0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83
  return { l: 116 * bend(y) - 16, a: 500 * (bend(x) - bend(y)), b: 200 * (bend(y) - bend(z)) }
}

function toLinear(channel: number): number {
  const part = channel / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function bend(part: number): number {
  return part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116
}

const degrees = 180 / Math.PI

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const hue = Math.atan2(b, a) * degrees
  return hue < 0 ? hue + 360 : hue
}

function cosine(angle: number): number {
  return Math.cos(angle / degrees)
}

/** Exported for the published test pairs, which are given in Lab. */
export function labDifference(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const first = { l: one.l, c: Math.hypot(one.a * (1 + g), one.b), h: hueOf(one.a * (1 + g), one.b) }
  const second = { l: other.l, c: Math.hypot(other.a * (1 + g), other.b), h: hueOf(other.a * (1 + g), other.b) }

  const isGrey = first.c * second.c === 0
  const turn = second.h - first.h
  const hueTurn = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const deltaL = second.l - first.l
  const deltaC = second.c - first.c
  const deltaH = 2 * Math.sqrt(first.c * second.c) * Math.sin(hueTurn / 2 / degrees)

  const meanL = (first.l + second.l) / 2
  const meanC = (first.c + second.c) / 2
  const meanH = meanHue(first.h, second.h, isGrey)
  const t =
    1 -
    0.17 * cosine(meanH - 30) +
    0.24 * cosine(2 * meanH) +
    0.32 * cosine(3 * meanH + 6) -
    0.2 * cosine(4 * meanH - 63)
  const weightL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2)
  const weightC = 1 + 0.045 * meanC
  const weightH = 1 + 0.015 * meanC * t
  const swing = 60 * Math.exp(-(((meanH - 275) / 25) ** 2))
  const rotation = -2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) * Math.sin(swing / degrees)
  const l = deltaL / weightL
  const c = deltaC / weightC
  const h = deltaH / weightH
  return Math.sqrt(l * l + c * c + h * h + rotation * c * h)
}

function meanHue(first: number, second: number, isGrey: boolean): number {
  const sum = first + second
  if (isGrey) return sum
  if (Math.abs(first - second) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
