// The events of one run on the node that carries it out: numbered, told to viewers at once, stored in batches.
import type { RunEvent, SequencedRunEvent } from '@joinery/contract/chat'

import type { Services, Tx } from '../context.ts'
import { findLastSeq, insertRunEvents } from './chat-queries.ts'

/** Pieces of text that come within this time travel as one event. */
const frameMs = 40
/** Events wait this long to be stored together. */
const batchMs = 50

export interface RunEventLog {
  emit(event: RunEvent): void
  /** Resolves once everything emitted so far is stored. */
  flush(): Promise<void>
  /**
   * Numbers and stores the last events within `tx`; call `tell` with what it returns after the commit.
   * `flush` first: nothing may wait when this is called.
   */
  appendIn(tx: Tx, events: readonly RunEvent[]): Promise<SequencedRunEvent[]>
  tell(events: readonly SequencedRunEvent[]): void
  /** Drops the timers; what was not flushed is lost, as with a crash. */
  close(): void
}

/** Numbers go on after the highest one that is stored. */
export async function openRunEventLog(services: Services, generationId: string): Promise<RunEventLog> {
  let seq = await findLastSeq(services.db, generationId)
  let held: Extract<RunEvent, { type: 'text.delta' | 'thinking.delta' | 'tool.progress' }> | null = null
  let unstored: SequencedRunEvent[] = []
  let frame: NodeJS.Timeout | undefined
  let batch: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  const number = (event: RunEvent, to: number): SequencedRunEvent => ({ seq: to, at: services.now(), event })
  const toRows = (events: readonly SequencedRunEvent[]) =>
    events.map((each) => ({ generationId, seq: each.seq, event: each.event, createdAt: each.at }))
  const tell = (events: readonly SequencedRunEvent[]) => {
    for (const event of events) services.runEvents.emit(generationId, event)
  }

  function append(event: RunEvent): void {
    seq += 1
    const sequenced = number(event, seq)
    unstored.push(sequenced)
    services.runEvents.emit(generationId, sequenced)
    batch ??= setTimeout(() => {
      batch = undefined
      // A failure shows in the flush before the next step.
      store().catch(() => undefined)
    }, batchMs)
  }

  function release(): void {
    clearTimeout(frame)
    frame = undefined
    if (held === null) return
    const event = held
    held = null
    append(event)
  }

  function store(): Promise<void> {
    const run = storing
      .catch(() => undefined)
      .then(async () => {
        if (unstored.length === 0) return
        const events = unstored
        unstored = []
        try {
          await insertRunEvents(services.db, toRows(events))
        } catch (error) {
          unstored = [...events, ...unstored]
          throw error
        }
      })
    storing = run
    return run
  }

  return {
    emit(event) {
      const joined = held === null ? null : join(held, event)
      if (joined === null) release()
      if (joined !== null || isHeld(event)) {
        held = joined ?? (isHeld(event) ? event : null)
        frame ??= setTimeout(release, frameMs)
        return
      }
      append(event)
    },
    async flush() {
      release()
      await store()
    },
    async appendIn(tx, events) {
      const numbered = events.map((event, index) => number(event, seq + index + 1))
      await insertRunEvents(tx, toRows(numbered))
      return numbered
    },
    tell(events) {
      seq = events.at(-1)?.seq ?? seq
      tell(events)
    },
    close() {
      clearTimeout(frame)
      clearTimeout(batch)
    },
  }
}

type HeldEvent = Extract<RunEvent, { type: 'text.delta' | 'thinking.delta' | 'tool.progress' }>

function isHeld(event: RunEvent): event is HeldEvent {
  return event.type === 'text.delta' || event.type === 'thinking.delta' || event.type === 'tool.progress'
}

/** Two pieces of one stream as one event; null when they do not belong together. */
function join(first: HeldEvent, next: RunEvent): HeldEvent | null {
  if (first.type === 'tool.progress') {
    return next.type === 'tool.progress' && next.callId === first.callId ? next : null
  }
  if (next.type !== first.type || next.step !== first.step) return null
  return { ...first, text: first.text + next.text }
}
