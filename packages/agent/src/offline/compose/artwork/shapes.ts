// Drawing tools for an app's own artwork: seeded chance, rounded numbers, smooth outlines.

export type Point = readonly [x: number, y: number]

/** The next number from 0 up to 1. */
export type Chance = () => number

export const sceneWidth = 800
export const sceneHeight = 600

/** The same seed gives the same numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
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

export function round(value: number): number {
  return Math.round(value)
}

/** Catmull-Rom through the points, as path data. */
export function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  const [x, y] = at(0)
  let data = `M${round(x)} ${round(y)}`
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
    data += `C${bend.map(round).join(' ')}`
  }
  return isClosed ? `${data}Z` : data
}

export function circle(x: number, y: number, radius: number, className: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" className="${className}" />`
}

export function rectangle(x: number, y: number, width: number, height: number, className: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" className="${className}" />`
}

export function path(data: string, className: string): string {
  return `<path d="${data}" className="${className}" />`
}

export function ellipse(x: number, y: number, across: number, down: number, className: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" className="${className}" />`
}

/** A stroke with round ends, `tone` as in "cover-deep". */
export function line(data: string, tone: string, width: number): string {
  return `<path d="${data}" strokeLinecap="round" strokeLinejoin="round" className="fill-none stroke-${tone} stroke-[${width}]" />`
}

/** Shapes moved, turned or made smaller together. */
export function group(transform: string, shapes: readonly string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`
}

/** A leaf from its stalk outwards. */
export function leaf(at: Point, length: number, width: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const place = (along: number, aside: number): string =>
    `${round(at[0] + along * Math.cos(angle) - aside * Math.sin(angle))} ${round(at[1] + along * Math.sin(angle) + aside * Math.cos(angle))}`
  return `M${place(0, 0)}C${place(length * 0.25, -width)} ${place(length * 0.7, -width * 0.8)} ${place(length, 0)}C${place(length * 0.7, width * 0.8)} ${place(length * 0.25, width)} ${place(0, 0)}Z`
}
