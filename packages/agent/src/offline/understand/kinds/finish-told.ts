// Kinds that a reader found told as such, with what belongs to what → the app that keeps them.
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { type BuildReading, type Words, finish } from '../finish-brief.ts'
import { pluralize } from '../inflect.ts'
import type { Kinds } from './relate-kinds.ts'

/** What was told is whole: nothing is made up besides. */
export function finishTold(words: Words, kinds: Kinds): BuildReading {
  const { singular } = kinds.main
  return finish(
    words,
    {
      kinds,
      phrase: pluralize(singular),
      topic: topicOfNoun(singular) ?? anyTopic,
      saidFields: true,
      unread: [],
      isShaped: true,
    },
    null,
  )
}
