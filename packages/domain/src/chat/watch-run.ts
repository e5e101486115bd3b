// A run's events for one viewer: what is stored first, then what happens, without a gap and without a repeat.
import type { SequencedRunEvent } from '@joinery/contract/chat'
import { isTerminal, versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { findGeneration, listRunEvents } from './chat-queries.ts'
import { presentEvent } from './present-message.ts'

/** Another node's events are read from the database at this pace; this node's come at once. */
const pollMs = 500
/** An event that was told before this viewer listened may not be stored yet. */
const gapMs = 60

/** Ends after `finished`, when the run is taken out of the queue, or when `signal` aborts. */
export async function* watchRun(
  ctx: DomainContext,
  input: { projectGroupId: string; generationId: string; afterSeq: number },
  signal: AbortSignal | undefined,
): AsyncGenerator<SequencedRunEvent, void> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const key = { projectGroupId: project.id, generationId: input.generationId }
  if ((await findGeneration(ctx.db, key)) === undefined) {
    throw new AppError('not_found', 'chat.run_not_found', 'This run does not exist.')
  }

  const live: SequencedRunEvent[] = []
  const bell = createBell(signal)
  // Listening starts before the first read, so that nothing falls between the two.
  const stopListening = ctx.runEvents.listen(input.generationId, (event) => {
    live.push(event)
    bell.ring()
  })
  const isAborted = () => signal?.aborted === true
  let last = input.afterSeq
  let mustRead = true
  try {
    while (!isAborted()) {
      if (mustRead) {
        // Asked before the read: a run that had ended then has stored all its events.
        const run = await findGeneration(ctx.db, key)
        for (const row of await listRunEvents(ctx.db, { generationId: input.generationId, afterSeq: last })) {
          last = row.seq
          yield presentEvent(row)
          if (row.event.type === 'finished') return
        }
        if (run === undefined || isTerminal(versionStatusSchema.parse(run.status))) return
      }
      for (let next = live[0]; next !== undefined && next.seq <= last + 1; next = live[0]) {
        live.shift()
        if (next.seq <= last) continue
        last = next.seq
        yield next
        if (next.event.type === 'finished') return
      }
      const hasGap = live.length > 0
      const rang = await bell.wait(hasGap ? gapMs : pollMs)
      mustRead = hasGap || !rang
    }
  } finally {
    stopListening()
    bell.close()
  }
}

/** Wakes one waiter; a ring before the wait counts. */
function createBell(signal: AbortSignal | undefined) {
  let hasRung = false
  let wake: () => void = ignore
  const ring = () => {
    hasRung = true
    wake()
  }
  signal?.addEventListener('abort', ring)
  return {
    ring,
    /** True when it rang, false when the time is over. */
    async wait(ms: number): Promise<boolean> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const rang = hasRung
      hasRung = false
      return rang
    },
    close() {
      signal?.removeEventListener('abort', ring)
    },
  }
}

function ignore(): void {}
