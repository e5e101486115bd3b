// Keeps something up to date with facts that only say "look again".

/** Runs one update at a time; marks that come meanwhile are answered by one more. A failed update is tried again. */
export function createFollower() {
  let update: (() => Promise<void>) | null = null
  let isMarked = false
  let running: Promise<void> | null = null

  async function catchUp(work: () => Promise<void>): Promise<void> {
    try {
      while (isMarked) {
        isMarked = false
        await work()
      }
    } catch (error) {
      isMarked = true
      throw error
    } finally {
      running = null
    }
  }
  async function settled(): Promise<void> {
    if (running === null && isMarked && update !== null) running = Promise.resolve(update).then(catchUp)
    await running
  }
  function mark(): void {
    isMarked = true
    // Whoever opens the preview next sees the failure and tries again.
    settled().catch(() => undefined)
  }
  return {
    mark,
    settled,
    start(work: () => Promise<void>) {
      update = work
      if (isMarked) mark()
    },
    stop() {
      isMarked = false
      update = null
    },
  }
}
