// Events of runs that this node carries out, for the viewers connected to it.
import type { SequencedRunEvent } from '@joinery/contract/chat'
import type { RunEventBus } from '@joinery/domain'

import { createKeyedListeners } from './keyed-listeners.ts'

export function createRunEventBus(): RunEventBus {
  const { tell, listen } = createKeyedListeners<SequencedRunEvent>()
  return { emit: tell, listen }
}
