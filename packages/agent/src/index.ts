export { createAgent, type Agent } from './create-agent.ts'
export { createFakeModel, type FakeAnswer, type FakeModel } from './fake-model.ts'
export { defaultLimits, type CallLimits } from './model-call/call-model.ts'
export { limitsOf, type ModelLimits } from './models/model-table.ts'
export { createReach, type ReachSettings } from './reach/create-reach.ts'
export { noReach, type Reach, type ServiceUse } from './reach/reach.ts'
export { readGuide, readTaskPrompt } from './prompts/read-prompts.ts'
export { askOnce, type OneAnswer, type OneQuestion } from './models/ask-once.ts'
export { createGuardedFetch, type EgressRules } from './models/guarded-fetch.ts'
export { type AskModeration, createModeration } from './safety/moderation.ts'
export { noStandingWords, type StandingWords } from './standing-words.ts'
export { type TaskRules, taskRules } from './tasks/task-rules.ts'
export type { ProviderSettings } from './models/provider-settings.ts'
export {
  selectModel,
  selectModelForRun,
  type Effort,
  type ModelSettings,
  type SelectedModel,
} from './models/select-model.ts'
export type {
  Failure,
  PastExchange,
  SqlAnswer,
  Tree,
  Turn,
  TurnAttachment,
  TurnEnd,
  TurnEvents,
  PageSight,
  TurnHost,
  TurnOutcome,
  TurnStore,
  Verdict,
} from './turn.ts'
export { createMemoryProject, createMemoryTurn, type MemoryProject } from './fake-turn.ts'
