// May this be built or published here? Rules by default; a provider's service beside them where the operator sets one.
import type { SafetyVerdict } from '@joinery/contract/safety'
import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'

import type { Services } from '../context.ts'
import { findHarm } from './classify-by-rules.ts'

export interface ContentToClassify {
  texts: readonly string[]
  /** `data:` addresses of attached pictures. */
  images?: readonly string[]
  signal?: AbortSignal
}

/** A person waits for it. */
const timeoutMs = 15_000
/** Characters that one text may have; whoever has longer ones cuts them into parts. */
const maxLength = maxChatMessageLength

/**
 * UNKNOWN: nobody was asked, or nothing of it could be judged; it may go on. FLAGGED, UNSAFE_TOO_LONG and
 * UNSAFE_ERROR_WITH_IMAGE may not.
 */
export async function classifyContent(
  { models }: Pick<Services, 'models'>,
  { texts, images = [], signal }: ContentToClassify,
): Promise<SafetyVerdict> {
  const { mode, allowed, moderate } = models.safety
  if (mode === 'off') return { classification: 'UNKNOWN', reason: null, by: 'nobody' }
  if (texts.some((text) => text.length > maxLength)) {
    return { classification: 'UNSAFE_TOO_LONG', reason: 'It is too long to be looked at.', by: 'rules' }
  }
  const left = texts.map((text) => withoutAllowed(text, allowed)).filter((text) => text.trim() !== '')
  const harm = left.map(findHarm).find((found) => found !== null)
  if (harm !== undefined && harm !== null) return { classification: 'FLAGGED', reason: harm, by: 'rules' }
  if (moderate === null || (left.length === 0 && images.length === 0)) {
    return { classification: 'SAFE', reason: null, by: 'rules' }
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  const answer = await moderate({
    texts: left,
    images,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  })
  if (answer.ok) {
    const [found] = answer.found
    return found === undefined
      ? { classification: 'SAFE', reason: null, by: mode }
      : { classification: 'FLAGGED', reason: found, by: mode }
  }
  if (answer.code === 'image_unreadable') {
    return { classification: 'UNSAFE_ERROR_WITH_IMAGE', reason: 'A picture could not be looked at.', by: mode }
  }
  // The rules have looked, and a service that is down must not stop everybody's work.
  return { classification: 'SAFE', reason: null, by: 'rules' }
}

/** Sentences with words that the operator lets pass are not looked at. */
function withoutAllowed(text: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return text
  return text
    .split(/(?<=[.!?;\n])/)
    .filter((sentence) => !allowed.some((words) => sentence.toLowerCase().includes(words.toLowerCase())))
    .join('')
}

/** What to tell the person; null when it may go on. */
export function refusalWords({ classification, reason, by }: SafetyVerdict): string | null {
  switch (classification) {
    case 'SAFE':
    case 'UNKNOWN':
      return null
    case 'UNSAFE_TOO_LONG':
      return 'This is too long to be looked at. Nothing was built or charged. Send it in parts.'
    case 'UNSAFE_ERROR_WITH_IMAGE':
      return 'A picture of this message could not be looked at. Nothing was built or charged. Send it without the picture, or as a JPEG or PNG.'
    case 'FLAGGED':
      return `This is not done here: it asks for ${reason ?? 'harm'}. Nothing was built or charged. If that is not what you mean, say it in other words${by === 'rules' ? '' : ` (found by ${by})`}, or ask whoever runs this installation: they can let it pass.`
  }
}
