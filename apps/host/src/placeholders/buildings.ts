// Buildings from near: a front in the sun, stairs, an arcade with its shadows.
import { between, circle, rectangle, short } from './shapes.ts'
import { type Draw, shape } from './thing-pieces.ts'

/** A front with its windows, across which the shadow of the house opposite falls. */
export const facade: Draw = (palette, chance) => {
  const [columns, rows] = [3 + Math.floor(chance() * 3), 4]
  const [wide, high] = [640 / columns, 118]
  const lit = Math.floor(chance() * columns * rows)
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [80 + (index % columns) * wide + wide * 0.22, 66 + Math.floor(index / columns) * high]
    return [
      rectangle(x - 6, y - 6, wide * 0.56 + 12, 90, palette.paper),
      rectangle(x, y, wide * 0.56, 78, index === lit ? palette.accent : palette.deep),
      rectangle(x + wide * 0.27, y, 4, 78, palette.paper),
      rectangle(x - 12, y + 84, wide * 0.56 + 24, 9, palette.strong),
    ].join('')
  })
  const edge = between(chance, 180, 420)
  return [
    rectangle(0, 0, 800, 600, palette.soft),
    rectangle(80, 24, 640, 576, palette.middle),
    rectangle(64, 14, 672, 18, palette.strong),
    ...windows,
    shape(`M80 600V${short(edge)}L720 ${short(edge + 190)}V600Z`, palette.deep, ' opacity=".26"'),
    rectangle(0, 560, 800, 40, palette.strong),
  ].join('')
}

/** Steps that go up to a door. */
export const stairs: Draw = (palette, chance) => {
  const steps = 8
  const isTurned = chance() < 0.5
  const drawn = Array.from({ length: steps }, (_, index) => {
    const [x, y] = [60 + index * 68, 560 - index * 42]
    return rectangle(x, y, 800 - x, 46, palette.middle) + rectangle(x, y, 800 - x, 11, palette.paper)
  })
  const inside = [
    rectangle(0, 0, 800, 600, palette.ground),
    circle(between(chance, 120, 240), between(chance, 110, 170), between(chance, 40, 66), palette.accent),
    rectangle(560, 0, 240, 600, palette.soft),
    shape('M628 224V120a52 52 0 0 1 104 0v104Z', palette.deep),
    ...drawn,
    shape('M60 606V560L604 224H660L140 606Z', palette.deep, ' opacity=".16"'),
  ].join('')
  return isTurned ? `<g transform="translate(800 0) scale(-1 1)">${inside}</g>` : inside
}

/** Arches in a row, and the light that falls through them. */
export const arcade: Draw = (palette, chance) => {
  const count = 3 + Math.floor(chance() * 2)
  const wide = 800 / count
  const top = between(chance, 150, 220)
  const arches = Array.from({ length: count }, (_, index) => {
    const [x, half] = [index * wide + wide * 0.16, wide * 0.34]
    return [
      shape(
        `M${short(x)} 470V${short(top + half)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0V470Z`,
        index === 1 ? palette.strong : palette.deep,
      ),
      shape(`M${short(x)} 470h${short(half * 2)}l-90 130h${short(-half * 2)}Z`, palette.paper, ' opacity=".55"'),
    ].join('')
  })
  return [
    rectangle(0, 0, 800, 470, palette.middle),
    rectangle(0, 0, 800, between(chance, 60, 96), palette.soft),
    rectangle(0, 470, 800, 130, palette.strong),
    ...arches,
    circle(between(chance, 90, 700), 548, 13, palette.accent),
  ].join('')
}
