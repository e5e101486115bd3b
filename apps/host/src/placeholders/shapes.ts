// Small drawing tools for placeholder images: seeded chance, smooth outlines, leaves.

export type Point = readonly [x: number, y: number]
/** The next number from 0 up to 1. */
export type Chance = () => number

/** The same seed gives the same numbers. */
export function seededChance(seed: string): Chance {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low)
}

/** A number as it stands in a path. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A smooth line through the points; closed, it goes round. */
export function smoothPath(points: readonly Point[], { isClosed }: { isClosed: boolean }): string {
  const count = points.length
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[place] ?? [0, 0]
  }
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const bend = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
    path += `C${bend.map(short).join(' ')}`
  }
  return isClosed ? `${path}Z` : path
}

/** A round shape with an uneven outline. */
export function blobPath(chance: Chance, shape: { x: number; y: number; radius: number; unevenness: number }): string {
  const corners = 12
  const turn = chance() * Math.PI * 2
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2 + turn
    const radius = shape.radius * (1 + shape.unevenness * (chance() - 0.5) * 2)
    return [shape.x + Math.cos(angle) * radius, shape.y + Math.sin(angle) * radius]
  })
  return smoothPath(points, { isClosed: true })
}

export function leaf(shape: {
  x: number
  y: number
  length: number
  width: number
  angle: number
  fill: string
}): string {
  const { length, width } = shape
  const outline = [
    `M0 0C${short(length * 0.25)} ${short(-width)} ${short(length * 0.7)} ${short(-width * 0.8)} ${short(length)} 0`,
    `C${short(length * 0.7)} ${short(width * 0.8)} ${short(length * 0.25)} ${short(width)} 0 0Z`,
  ]
  const place = `translate(${short(shape.x)} ${short(shape.y)}) rotate(${short(shape.angle)})`
  return `<path transform="${place}" d="${outline.join('')}" fill="${shape.fill}"/>`
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, rest = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${rest}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, rest = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${rest}/>`
}
