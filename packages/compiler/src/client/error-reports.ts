// Tells the builder and, where nobody else does, the person looking about what does not compile or broke while running.
import type { Diagnostic } from '@joinery/contract/files'
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'

import type { connectBuilder } from './builder-link.ts'
import { createOverlay } from './overlay.ts'
import { MissingIntegration } from './registry.ts'
import { describeError } from './source-positions.ts'

export interface ErrorReports {
  reportDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  reportFailure: (diagnostic: Diagnostic) => void
  reportError: (error: unknown, componentStack?: string) => Promise<void>
  /** The screen could not be drawn (specification 8). */
  reportFailedScreen: (error: unknown, componentStack?: string) => Promise<void>
  /** The page is drawn anew: errors of the drawing before that are still being located are not told any more. */
  startDrawing: () => void
  /** Another screen is drawn: what was said about the one before is over. */
  leaveScreen: () => void
}

/** @param input.isDrawn whether the app shows anything yet */
export function createErrorReports({
  builder,
  isDrawn,
}: {
  builder: ReturnType<typeof connectBuilder>
  isDrawn: () => boolean
}): ErrorReports {
  const overlay = createOverlay()
  let drawing = 0
  let isFailureShown = false

  function showErrors(title: string, diagnostics: readonly Diagnostic[]) {
    // The builder shows them beside the page; alone, or with nothing drawn, the page does.
    if (!builder.isEmbedded || !isDrawn()) overlay.show(title, diagnostics)
  }

  function reportFailure(diagnostic: Diagnostic) {
    isFailureShown = true
    builder.post({ type: 'runtime-error', diagnostic })
    showErrors('Something broke while running', [diagnostic])
  }

  /** Found out too late: what threw has been drawn anew. */
  async function report(describing: Promise<Diagnostic>) {
    const own = drawing
    const diagnostic = await describing
    if (own === drawing) reportFailure(diagnostic)
  }

  return {
    reportDiagnostics(diagnostics) {
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      if (errors.length > 0) {
        builder.post({ type: 'compile-error', diagnostics: errors })
        isFailureShown = false
        showErrors('This does not compile', errors)
      } else {
        builder.post({ type: 'errors-cleared' })
        overlay.hide()
      }
    },
    reportFailure,
    reportError: (error, componentStack) => report(describeError(error, componentStack)),
    reportFailedScreen: (error, componentStack) => report(describeFailedScreen(error, componentStack)),
    startDrawing() {
      drawing += 1
    },
    leaveScreen() {
      if (isFailureShown) overlay.hide()
    },
  }
}

/** First the words of the catalogue, then the cause. */
async function describeFailedScreen(error: unknown, componentStack?: string): Promise<Diagnostic> {
  const diagnostic = await describeError(error, componentStack)
  if (error instanceof MissingIntegration) return { ...diagnostic, message: error.message }
  const message = error instanceof Error ? error.message : String(error)
  if (message === errorMessages.valueNotRenderable) return { ...diagnostic, message }
  const isValue = /^(Objects|Functions|Symbols) are not valid as a React child/.test(message)
  return isValue
    ? { ...diagnostic, message: `${errorMessages.valueNotRenderable}\n${message}` }
    : { ...diagnostic, message: `${errorMessages.nodesNotGenerated}\n${diagnostic.message}` }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
