// Runs in the page: which colours its parts are painted in.
import type { PageKit } from './page-kit.ts'

type Color = [number, number, number]

export interface PaintedPart {
  color: Color
  what: string
  /** Text, fill or line, not a ground. */
  isLine: boolean
}

export interface Paint {
  /** Colours of what covers most of the window, from the outside in; more than one where it is a gradient. */
  grounds: Color[]
  /** Buttons, links, headings, badges, borders, icons. */
  parts: PaintedPart[]
}

export function readPaint(kit: PageKit): Paint {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })

  /** Any notation of CSS as sRGB; null for what is (almost) transparent. */
  function toRgb(css: string): Color | null {
    if (pen === null || css === '' || css === 'none' || css === 'transparent') return null
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = css
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return alpha < 128 ? null : [red, green, blue]
  }

  function colorsOfImage(image: string): Color[] {
    const found = image.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)|#[\da-f]{3,8}/gi) ?? []
    return /gradient/.test(image) ? found.map(toRgb).filter((color) => color !== null) : []
  }

  function groundOf(element: Element): Color[] {
    const style = getComputedStyle(element)
    const image = colorsOfImage(style.backgroundImage)
    const plain = toRgb(style.backgroundColor)
    return plain === null ? image : [plain, ...image]
  }

  function findGrounds(): Color[] {
    const wide = [...document.querySelectorAll('html, body, body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width >= innerWidth * 0.95 && box.height >= innerHeight * 0.6
    })
    return [document.documentElement, document.body, ...wide].flatMap(groundOf)
  }

  const parts: PaintedPart[] = []
  const add = (color: Color | null, what: string, isLine: boolean) => {
    if (color !== null && parts.length < 1_500) parts.push({ color, what, isLine })
  }
  const selector =
    'a, button, [role="button"], [role="tab"], input, select, textarea, label, h1, h2, h3, h4, p, li, td, th, strong, em, span, mark, path, rect, circle, header, nav, footer, aside, section, article, figure, blockquote, hr, progress, meter, div'
  for (const element of [...document.querySelectorAll(selector)].slice(0, 1_200)) {
    if (!kit.isShown(element)) continue
    const style = getComputedStyle(element)
    const what = kit.describe(element)
    for (const color of groundOf(element)) add(color, what, false)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (hasText) add(toRgb(style.color), what, true)
    if (Number.parseFloat(style.borderTopWidth) > 0) add(toRgb(style.borderTopColor), what, true)
    if (Number.parseFloat(style.borderLeftWidth) > 0) add(toRgb(style.borderLeftColor), what, true)
    if (Number.parseFloat(style.borderBottomWidth) > 0) add(toRgb(style.borderBottomColor), what, true)
    if (element instanceof SVGElement) {
      add(toRgb(style.fill), what, true)
      add(toRgb(style.stroke), what, true)
    }
    if (element.matches('progress, meter, input')) add(toRgb(style.accentColor), what, true)
  }
  const unique = new Map(parts.map((part) => [`${part.color.join()} ${part.isLine}`, part]))
  return {
    grounds: findGrounds(),
    parts: [...unique.values()].map((part) => ({ ...part, what: kit.short(part.what) })),
  }
}
