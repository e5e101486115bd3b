// Follows the run that goes on: events are gathered and folded once a frame, so that streaming never blocks typing.
import type { SequencedRunEvent } from '@joinery/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'

import { client, orpc, useSubscription } from '../../api/client.ts'
import { emptyRun, foldRun, type RunState } from './run-state.ts'

/** An event with the run it belongs to, for a buffer may still hold some of the run before. */
interface LiveEvent {
  generationId: string
  event: SequencedRunEvent
}

interface LiveRun {
  generationId: string | null
  run: RunState
}

function liveReducer(state: LiveRun, events: readonly LiveEvent[]): LiveRun {
  const generationId = events.at(-1)?.generationId ?? state.generationId
  const run = state.generationId === generationId ? state.run : emptyRun
  const own = events.filter((event) => event.generationId === generationId)
  return {
    generationId,
    run: foldRun(
      run,
      own.map(({ event }) => event),
    ),
  }
}

/** @returns the run as far as it has come; empty until its first event */
export function useLiveRun(projectGroupId: string, generationId: string | null): RunState {
  const [live, addEvents] = useReducer(liveReducer, { generationId: null, run: emptyRun })
  const [buffer] = useState(() => createFrameBuffer<LiveEvent>(addEvents))
  const queryClient = useQueryClient()
  const last = useRef({ generationId, seq: 0 })

  useSubscription<SequencedRunEvent>(generationId, {
    open: (signal) => {
      if (last.current.generationId !== generationId) last.current = { generationId, seq: 0 }
      const afterSeq = last.current.seq
      return client.chat.watchRun({ projectGroupId, generationId: generationId ?? '', afterSeq }, { signal })
    },
    onEvent: (event) => {
      if (generationId === null) return
      last.current = { generationId, seq: Math.max(last.current.seq, event.seq) }
      buffer.add({ generationId, event })
    },
    onEnd: () => {
      void queryClient.invalidateQueries({ queryKey: orpc.chat.history.key() })
    },
  })
  return live.generationId === generationId ? live.run : emptyRun
}

/** Hands over what was added since the last animation frame, all at once. */
function createFrameBuffer<T>(onFlush: (items: readonly T[]) => void) {
  let items: T[] = []
  const flush = () => {
    const batch = items
    items = []
    onFlush(batch)
  }
  return {
    add(item: T) {
      items.push(item)
      if (items.length > 1) return
      // A hidden tab draws no frames; a timer keeps its buffer from growing for as long as it is hidden.
      if (document.hidden) setTimeout(flush, 250)
      else requestAnimationFrame(flush)
    },
  }
}
