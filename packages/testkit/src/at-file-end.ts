// What a test file opens in its hooks and tests, and closes at its end. Vitest takes an `afterAll` only while it reads
// the file: one that is called within `beforeAll` or a test is never run.
const closings: (() => unknown)[] = []

/** Runs after the last test of the file; what was opened last is closed first. */
export function atFileEnd(close: () => unknown): void {
  closings.push(close)
}

/** @throws AggregateError with what could not be closed; the rest is closed all the same */
export async function closeWhatIsOpen(): Promise<void> {
  const errors: unknown[] = []
  for (const close of closings.splice(0).toReversed()) {
    try {
      await close()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Could not be closed at the end of the file.')
}
