/** Works on several items at once; the results come in the order of the items. Stops at the first error. */
export async function inOrder<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  let hasFailed = false
  const worker = async () => {
    while (next < items.length && !hasFailed) {
      const index = next++
      const item = items[index]
      if (item === undefined) continue
      try {
        results[index] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return results
}
