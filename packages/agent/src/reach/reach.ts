// Services beside the model that a run may use. Each is null where nobody set it up; the agent then does without.
import type { UsageEventKind } from '@joinery/contract/vocabulary/credits'

import type { FastApply } from './apply-fast.ts'
import type { Embedder } from './embed-texts.ts'
import type { ImageMaker } from './make-images.ts'
import type { WebSearch } from './search-web.ts'

export interface Reach {
  webSearch: WebSearch | null
  /** Without one, pictures are drawn by rules. */
  images: ImageMaker | null
  /** Without one, files are ranked by their words. */
  embeddings: Embedder | null
  /** Without one, edits that fit nowhere are refused. */
  fastApply: FastApply | null
}

export const noReach: Reach = { webSearch: null, images: null, embeddings: null, fastApply: null }

/** What a run took of a service. */
export interface ServiceUse {
  kind: UsageEventKind
  /** Whose service, and which model of it: `brave`, `openai/gpt-image-1`. */
  service: string
  /** Searches, pictures: what is counted by the piece. */
  requests: number
  /** Where the service counts by them; 0 elsewhere. */
  tokens: number
}

/** A service failed for good; the words are for the model, which does without. */
export class ReachFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReachFailure'
  }
}
