// Tells the builder and, where nobody else does, the person looking about what does not compile or broke while running.
import type { Diagnostic } from '@joinery/contract/files'

import type { connectBuilder } from './builder-link.ts'
import { createOverlay } from './overlay.ts'
import { describeError } from './source-positions.ts'

export interface ErrorReports {
  reportDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  reportFailure: (diagnostic: Diagnostic) => void
  reportError: (error: unknown) => Promise<void>
  /** The page is drawn anew: errors of the drawing before that are still being located are not told any more. */
  startDrawing: () => void
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

  function showErrors(title: string, diagnostics: readonly Diagnostic[]) {
    // The builder shows them beside the page; alone, or with nothing drawn, the page does.
    if (!builder.isEmbedded || !isDrawn()) overlay.show(title, diagnostics)
  }

  function reportFailure(diagnostic: Diagnostic) {
    builder.post({ type: 'runtime-error', diagnostic })
    showErrors('Something broke while running', [diagnostic])
  }

  return {
    reportDiagnostics(diagnostics) {
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      if (errors.length > 0) {
        builder.post({ type: 'compile-error', diagnostics: errors })
        showErrors('This does not compile', errors)
      } else {
        builder.post({ type: 'errors-cleared' })
        overlay.hide()
      }
    },
    reportFailure,
    async reportError(error) {
      const own = drawing
      const diagnostic = await describeError(error)
      // Found out too late: what threw has been drawn anew.
      if (own === drawing) reportFailure(diagnostic)
    },
    startDrawing() {
      drawing += 1
    },
  }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
