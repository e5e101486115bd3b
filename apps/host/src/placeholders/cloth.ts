// A woven cloth on its rod: stripes of unequal height, one of them in lozenges, and a fringe.
import { between, rectangle, short } from './shapes.ts'
import { type Draw, line } from './thing-pieces.ts'

const left = 236
const width = 328
const top = 96

export const cloth: Draw = (palette, chance) => {
  const fills = [palette.accent, palette.paper, palette.strong, palette.deep, palette.middle]
  const turn = Math.floor(chance() * fills.length)
  const stripes: string[] = []
  let y = top
  for (let index = 0; y < 446; index += 1) {
    const height = Math.min(between(chance, 14, 78), 460 - y)
    stripes.push(rectangle(left, y, width, height + 1, fills[(index * 2 + turn) % fills.length] ?? palette.accent))
    if (height > 52)
      stripes.push(...lozenges(y + height / 2, height * 0.3, fills[(index * 2 + turn + 1) % fills.length]))
    y += height
  }
  const fringe = Array.from({ length: 17 }, (_, index) =>
    line(`M${left + 4 + index * 20} ${short(y)}v34`, palette.paper, 5),
  )
  return [
    rectangle(-2000, -2000, 4800, 4800, palette.soft, ' opacity=".35"'),
    rectangle(left + 14, top + 10, width, y - top + 30, palette.deep, ' opacity=".16"'),
    ...stripes,
    ...fringe,
    rectangle(left - 44, top - 16, width + 88, 18, palette.deep, ' rx="9"'),
  ].join('')
}

/** A row of them, as wide as the cloth. */
function lozenges(middle: number, half: number, fill = ''): string[] {
  return Array.from({ length: 8 }, (_, index) => {
    const x = left + width * ((index + 0.5) / 8)
    return `<path d="M${short(x)} ${short(middle - half)}L${short(x + 17)} ${short(middle)}L${short(x)} ${short(middle + half)}L${short(x - 17)} ${short(middle)}Z" fill="${fill}"/>`
  })
}
