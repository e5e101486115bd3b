// Notices that nothing happens any more between a visitor and an app, before the answer begins.
import type { IncomingMessage } from 'node:http'

import type { RuntimeLimits } from '../runtime-limits.ts'

export interface Silence {
  status: 408 | 504
  reason: string
}

/**
 * An upload that stands still because the app does not read it counts against the app, not against the visitor.
 *
 * @param onSilence called at most once
 * @returns ends the watch
 */
export function watchSilence(
  incoming: IncomingMessage,
  { uploadSilenceMs, answerTimeoutMs }: Pick<RuntimeLimits, 'uploadSilenceMs' | 'answerTimeoutMs'>,
  onSilence: (silence: Silence) => void,
): () => void {
  let lastAt = Date.now()
  const isUploading = () => !incoming.complete && !incoming.isPaused()
  const look = () => {
    const silentMs = Date.now() - lastAt
    if (isUploading() && silentMs >= uploadSilenceMs) {
      onSilence({ status: 408, reason: 'The upload stopped half way and was given up.' })
    } else if (silentMs >= answerTimeoutMs) {
      onSilence({ status: 504, reason: `The app did not answer within ${Math.round(answerTimeoutMs / 1000)} s.` })
    } else {
      timer = setTimeout(look, (isUploading() ? uploadSilenceMs : answerTimeoutMs) - silentMs)
    }
  }
  let timer = setTimeout(look, Math.min(uploadSilenceMs, answerTimeoutMs))
  const onData = () => (lastAt = Date.now())
  if (!incoming.complete) incoming.on('data', onData)
  return () => {
    clearTimeout(timer)
    incoming.off('data', onData)
  }
}
