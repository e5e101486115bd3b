// Colour maths in OKLCH: sRGB in and out, gamut fitting, WCAG contrast.

export interface Oklch {
  l: number
  c: number
  /** Degrees, 0–360. */
  h: number
}

/** Linear-light red, green and blue; outside 0–1 when the colour is outside sRGB. */
function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isInGamut(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

/** Lowers the chroma, and only the chroma, until sRGB can show the colour. */
function fitToGamut(color: Oklch): Oklch {
  if (isInGamut(color)) return color
  let low = 0
  let high = color.c
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (isInGamut({ ...color, c: middle })) low = middle
    else high = middle
  }
  return { ...color, c: low }
}

function encodeChannel(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

export function toHex(color: Oklch): string {
  return `#${toLinearRgb(fitToGamut(color)).map(encodeChannel).join('')}`
}

function linearChannel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** `#rrggbb` only. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = [linearChannel(hex, 1), linearChannel(hex, 3), linearChannel(hex, 5)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, blue),
    h: ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360,
  }
}

function luminance(hex: string): number {
  return 0.2126 * linearChannel(hex, 1) + 0.7152 * linearChannel(hex, 3) + 0.0722 * linearChannel(hex, 5)
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
