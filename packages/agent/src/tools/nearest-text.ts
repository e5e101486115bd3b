// Where a text that is not in a file nearly is.

/** Lines compared; more only take time. */
const maxWanted = 20
const maxLines = 5_000
/** Below this it is another text. */
const leastLikeness = 0.5

/** For the model: the place with its lines; empty where nothing comes near. */
export function sayNearest(text: string, find: string): string {
  const wanted = find
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxWanted)
  const lines = text.split('\n').slice(0, maxLines)
  const pairs = lines.map((line) => pairsOf(line))
  const wantedPairs = wanted.map((line) => pairsOf(line))
  let best = { at: -1, likeness: leastLikeness }
  for (let at = 0; at + wanted.length <= lines.length; at += 1) {
    const sum = wantedPairs.reduce(
      (total, each, offset) => total + likenessOf(each, pairs[at + offset] ?? new Map()),
      0,
    )
    const likeness = wanted.length === 0 ? 0 : sum / wanted.length
    if (likeness > best.likeness) best = { at, likeness }
  }
  if (best.at === -1) return ''
  const last = best.at + wanted.length
  const place = wanted.length === 1 ? `line ${last}` : `lines ${best.at + 1} to ${last}`
  return ` The nearest is ${place}:\n${lines.slice(best.at, last).join('\n')}\n`
}

/** How alike two lines are, from 0 to 1, whatever their white space. */
export function lineLikeness(one: string, other: string): number {
  return likenessOf(pairsOf(one), pairsOf(other))
}

function pairsOf(line: string): Map<string, number> {
  const bare = line.replaceAll(/\s+/g, ' ').trim()
  const pairs = new Map<string, number>()
  for (let at = 0; at + 1 < bare.length; at += 1) {
    const pair = bare.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function likenessOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0
  let total = 0
  for (const [pair, count] of one) {
    shared += Math.min(count, other.get(pair) ?? 0)
    total += count
  }
  for (const count of other.values()) total += count
  return total === 0 ? 0 : (2 * shared) / total
}
