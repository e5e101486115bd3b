// The rule-based builder, seen as any other model.
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { createOfflineModel } from '../offline/index.ts'

export function createOffline(): LanguageModelV4 {
  return createOfflineModel()
}
