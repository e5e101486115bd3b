// What a person can do with a run or its outcome, and what other rooms draw in it. The page that knows every room hands
// these in.
import type { ViewTarget } from '@joinery/contract/chat'
import type { ReportSummary } from '@joinery/contract/checks'
import type { ReactNode } from 'react'

export interface RunActions {
  onOpenFile: (path: string) => void
  onLook: (versionNumber: number) => void
  onCompare: (revisionId: string) => void
  onUndo: () => void
  /** Opens what publishing asks. */
  onPublish: () => void
  onGoTo: (target: ViewTarget) => void
  onRetry: (generationId: string) => void
  /** Fills the composer; the person sends. */
  onFix: (text: string, mode?: 'debug') => void
  /** Starts a run that finds out what is wrong. */
  onDebug: (text: string) => void
  projectGroupId: string
  /** What the judge said of a run. */
  renderReport: (summary: ReportSummary, onFix: RunActions['onFix']) => ReactNode
  /** Why a run was not judged. */
  renderUnjudged: (reason: string) => ReactNode
}
