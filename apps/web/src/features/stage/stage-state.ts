// What the preview frame says about itself, and what the builder shows for it.
import { diagnosticSchema, type Diagnostic } from '@joinery/contract/files'
import type { PreviewMessage } from '@joinery/contract/preview'
import * as z from 'zod'

export interface StageState {
  /** The frame has shown a page of this preview. */
  isReady: boolean
  /** Where the person is inside the app. */
  path: string
  compileErrors: readonly Diagnostic[]
  runtimeErrors: readonly Diagnostic[]
  /** Hidden by the person until the next error. */
  isDismissed: boolean
}

export type StageEvent =
  | PreviewMessage
  | { type: 'opened'; path: string }
  | { type: 'diagnostics'; diagnostics: readonly Diagnostic[] }
  | { type: 'dismissed' }

const maxRuntimeErrors = 20

export function startStage(path: string): StageState {
  return { isReady: false, path, compileErrors: [], runtimeErrors: [], isDismissed: false }
}

export function stageReducer(state: StageState, event: StageEvent): StageState {
  switch (event.type) {
    case 'opened':
      return { ...startStage(event.path), compileErrors: state.compileErrors }
    case 'ready':
      return { ...state, isReady: true, path: event.path, runtimeErrors: [] }
    case 'navigated':
      return { ...state, path: event.path, runtimeErrors: [] }
    case 'updated':
      return { ...state, compileErrors: [], runtimeErrors: [] }
    case 'compile-error':
      return { ...state, compileErrors: event.diagnostics, isDismissed: false }
    case 'diagnostics':
      // A page that runs says itself what is wrong, and knows it earlier.
      if (state.isReady) return state
      return { ...state, compileErrors: event.diagnostics.filter(({ severity }) => severity === 'error') }
    case 'runtime-error':
      return addRuntimeError(state, event.diagnostic)
    case 'errors-cleared':
      return { ...state, compileErrors: [], runtimeErrors: [], isDismissed: false }
    case 'dismissed':
      return { ...state, isDismissed: true }
    case 'key':
      return state
  }
}

function addRuntimeError(state: StageState, diagnostic: Diagnostic): StageState {
  const isKnown = state.runtimeErrors.some((known) => isSameProblem(known, diagnostic))
  if (isKnown) return state
  return {
    ...state,
    runtimeErrors: [...state.runtimeErrors, diagnostic].slice(-maxRuntimeErrors),
    isDismissed: false,
  }
}

function isSameProblem(a: Diagnostic, b: Diagnostic): boolean {
  return a.message === b.message && a.file === b.file && a.line === b.line
}

const source = z.literal('joinery-preview')
const path = z.string().startsWith('/').max(2000)

/** The page inside the frame is a stranger's: nothing of a message is believed before it was looked at. */
const previewMessageSchema = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready'), path }),
  z.object({ source, type: z.literal('navigated'), path }),
  z.object({ source, type: z.literal('updated'), files: z.array(z.string()) }),
  z.object({ source, type: z.literal('compile-error'), diagnostics: z.array(diagnosticSchema) }),
  z.object({ source, type: z.literal('runtime-error'), diagnostic: diagnosticSchema }),
  z.object({ source, type: z.literal('errors-cleared') }),
  z.object({
    source,
    type: z.literal('key'),
    key: z.string(),
    meta: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
  }),
])

/**
 * Reads a message event of the preview frame.
 *
 * @returns null when it comes from another origin or window, or is no message of ours
 */
export function readPreviewMessage(
  event: { origin: string; source: unknown; data: unknown },
  expected: { origin: string; frame: unknown },
): PreviewMessage | null {
  if (event.origin !== expected.origin || event.source !== expected.frame) return null
  const message = previewMessageSchema.safeParse(event.data)
  return message.success ? message.data : null
}

/** Words for the chat box that ask to mend a problem: what, where, and the lines around it. */
export function describeProblem(diagnostic: Diagnostic): string {
  const place = [diagnostic.file, diagnostic.line, diagnostic.column].filter((part) => part !== undefined).join(':')
  const frame = diagnostic.frame === undefined ? '' : `\n\n\`\`\`\n${diagnostic.frame}\n\`\`\``
  return `${place === '' ? '' : `${place}\n`}${diagnostic.message}${frame}`
}
