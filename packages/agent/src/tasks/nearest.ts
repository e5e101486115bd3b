// The name that was probably meant.

/** @returns null when none is near enough to be meant */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase()
  const scored = known
    .filter((each) => each !== name)
    .map((each) => ({ each, distance: distanceOf(wanted, each.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
  const [best] = scored
  if (best === undefined) return null
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  return best.distance <= allowed ? best.each : null
}

/** Letters to add, take away, exchange or swap with their neighbour; a plural is near. */
function distanceOf(one: string, other: string): number {
  if (one === other) return 0
  if (`${one}s` === other || `${other}s` === one || bareOf(one) === bareOf(other)) return 0.5
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost)
      const line = rows[row]
      if (line !== undefined) line[column] = isSwap ? Math.min(best, at(row - 2, column - 2) + 1) : best
    }
  }
  return at(one.length, other.length)
}

function bareOf(name: string): string {
  return name
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/(?:ies|y)$/, 'i')
    .replace(/e?s$/, '')
}
