// Waiting for a browser, which may never answer.

/** True when the promise came to an end in time, well or not; what becomes of it later is nobody's business. */
export async function within(promise: Promise<unknown>, maxMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), maxMs)
  })
  const ended = promise.then(
    () => true,
    () => true,
  )
  const isInTime = await Promise.race([ended, late])
  clearTimeout(timer)
  return isInTime
}

/** The value, or `fallback` when it does not come in time or at all. */
export async function valueWithin<T>(promise: Promise<T>, maxMs: number, fallback: T): Promise<T> {
  let value = fallback
  const isInTime = await within(
    promise.then((it) => {
      value = it
    }),
    maxMs,
  )
  return isInTime ? value : fallback
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
