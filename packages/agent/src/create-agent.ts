// The agent as the domain sees it.
import { defaultLimits, type CallLimits } from './model-call/call-model.ts'
import type { SelectedModel } from './models/select-model.ts'
import { noReach, type Reach } from './reach/reach.ts'
import { runTurn } from './run-turn.ts'
import type { Turn, TurnOutcome } from './turn.ts'

export interface Agent {
  /** For example `offline` or `anthropic/claude-…`. */
  modelName: string
  runTurn(turn: Turn): Promise<TurnOutcome>
}

/** @param reach services beside the model */
export function createAgent(
  selected: SelectedModel,
  callLimits: CallLimits = defaultLimits,
  reach: Reach = noReach,
): Agent {
  return { modelName: selected.name, runTurn: (turn) => runTurn({ selected, callLimits, reach }, turn) }
}
