// The nearest name: a slip of the pen is one or two letters, or the plural for the singular.

export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + cost))
    }
    row = next
  }
  return row[other.length] ?? one.length
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Null where none is near enough, or two are equally near. */
export function nearest(name: string, known: Iterable<string>): string | null {
  const wanted = plain(name)
  const ranked = [...new Set(known)]
    .filter((each) => each !== name && each.length > 1)
    .map((each) => {
      const other = plain(each)
      const isStem = other === `${wanted}s` || `${other}s` === wanted
      const isPart =
        Math.min(wanted.length, other.length) >= 0.6 * Math.max(wanted.length, other.length) &&
        (other.endsWith(wanted) || wanted.endsWith(other))
      return { each, rank: other === wanted ? 0 : isStem ? 0.5 : Math.min(distance(wanted, other), isPart ? 2.5 : 99) }
    })
    .toSorted((a, b) => a.rank - b.rank)
  const [first, second] = ranked
  const most = wanted.length <= 4 ? 1 : wanted.length <= 7 ? 2 : 2.5
  if (first === undefined || first.rank > most) return null
  return second !== undefined && second.rank === first.rank && first.rank > 0 ? null : first.each
}
