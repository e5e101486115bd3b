// What the preview frame says about itself, and what the builder shows for it.
import type { Diagnostic } from '@joinery/contract/files'
import type { PreviewMessage } from '@joinery/contract/preview'

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

/**
 * Reads a message event of the preview frame.
 *
 * @returns null when it comes from another origin or window, or is no message of ours
 */
export function readPreviewMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origin, frame }: { origin: string; frame: unknown },
): PreviewMessage | null {
  if (event.origin !== origin || event.source !== frame) return null
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null
  if (data.source !== 'joinery-preview' || !isMessageType(data.type)) return null
  if (!hasShape(data.type, data)) return null
  return data as PreviewMessage
}

const messageTypes = ['ready', 'navigated', 'updated', 'compile-error', 'runtime-error', 'errors-cleared', 'key']

function isMessageType(type: unknown): type is PreviewMessage['type'] {
  return typeof type === 'string' && messageTypes.includes(type)
}

/** The page inside the frame is a stranger's: nothing of a message is believed before it was looked at. */
function hasShape(type: PreviewMessage['type'], data: object): boolean {
  const fields = data as Record<string, unknown>
  if (type === 'ready' || type === 'navigated') return typeof fields.path === 'string' && fields.path.startsWith('/')
  if (type === 'compile-error') return Array.isArray(fields.diagnostics) && fields.diagnostics.every(isDiagnostic)
  if (type === 'runtime-error') return isDiagnostic(fields.diagnostic)
  if (type === 'key') return typeof fields.key === 'string'
  return true
}

function isDiagnostic(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const isOptional = (name: string, type: string) => fields[name] === undefined || typeof fields[name] === type
  return (
    typeof fields.message === 'string' &&
    isOptional('file', 'string') &&
    isOptional('frame', 'string') &&
    isOptional('line', 'number') &&
    isOptional('column', 'number')
  )
}

/** Words for the chat box that ask to mend a problem: what, where, and the lines around it. */
export function describeProblem(diagnostic: Diagnostic): string {
  const place = [diagnostic.file, diagnostic.line, diagnostic.column].filter((part) => part !== undefined).join(':')
  const frame = diagnostic.frame === undefined ? '' : `\n\n\`\`\`\n${diagnostic.frame}\n\`\`\``
  return `${place === '' ? '' : `${place}\n`}${diagnostic.message}${frame}`
}
