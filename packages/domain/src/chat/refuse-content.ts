import { personPartOf } from '@joinery/contract/person-part'

import type { Services } from '../context.ts'
import { classifyContent, refusalWords } from '../safety/index.ts'
import { loadAttachments } from './attachments.ts'
import type { MessageRow } from './chat-queries.ts'

/** Why a run may not act on this message, in words for the person; null when it may. */
export async function refuseContent(
  services: Services,
  message: MessageRow,
  signal: AbortSignal,
): Promise<string | null> {
  // The rules read no pictures: without a service they need not be loaded.
  const attached = services.models.safety.moderate === null ? [] : await loadAttachments(services, message)
  const images = attached
    .filter(({ mediaType }) => mediaType.startsWith('image/'))
    .map(({ mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`)
  return refusalWords(await classifyContent(services, { texts: [personPartOf(message.text)], images, signal }))
}
