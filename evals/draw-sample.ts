import { createHash } from 'node:crypto'

/**
 * Some of the entries, drawn by the seed and in their own order. Whether an entry is drawn before another depends on
 * the two ids and the seed alone, so that a file that grows or is sorted anew changes a sample little.
 *
 * @param size all when it is null
 */
export function drawSample<T extends { id: string }>(
  entries: readonly T[],
  { size, seed }: { size: number | null; seed: number },
): T[] {
  if (size === null) return [...entries]
  const drawn = entries
    .map(({ id }) => ({ id, rank: createHash('sha256').update(`${seed}:${id}`).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
  const ids = new Set(drawn.map(({ id }) => id))
  return entries.filter(({ id }) => ids.has(id))
}
