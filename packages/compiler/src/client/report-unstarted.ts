// When what draws the app does not load, this is all that runs: it says so and leaves the page empty.
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'

import type { PreviewDocumentState } from '../preview/preview-state.ts'
import { connectBuilder } from './builder-link.ts'
import { createOverlay } from './overlay.ts'

export function reportUnstarted(cause: unknown): void {
  const state: PreviewDocumentState = JSON.parse(document.getElementById('joinery-preview')?.textContent ?? 'null')
  const builder = connectBuilder(state.builderOrigin, () => location.reload())
  const reason = cause instanceof Error ? cause.message : String(cause)
  const diagnostic = {
    severity: 'error',
    code: 'runtime.error',
    message: `${errorMessages.clientIntegrationsMissing}\n${reason}`,
  } as const
  builder.post({ type: 'ready', path: location.pathname + location.search })
  builder.post({ type: 'runtime-error', diagnostic })
  createOverlay().show('Something broke while running', [diagnostic])
}
