// One look at a page of a project's files, on a throw-away copy of its rows, by the door of judging.
import type { FileTree } from '@joinery/contract/files'
import type { SeenPage } from '@joinery/judge'

import { AppError } from '../app-error.ts'
import type { Services } from '../context.ts'
import { onCopyOfApp } from './app-on-copy.ts'

export interface LookAtPage {
  projectGroupId: string
  files: FileTree
  /** Of the app, from the root. */
  path: string
  /** Of the window, in pixels. */
  width: number
  signal: AbortSignal
  /** What is being done, in words. */
  onStage?: (words: string) => void
}

export type LookedAt = { isSeen: true; page: SeenPage } | { isSeen: false; reason: string }

/** @throws the reason of `signal` when it aborts; what went wrong on our side is an outcome, not an error */
export async function lookAtPage(services: Services, input: LookAtPage): Promise<LookedAt> {
  const { projectGroupId, files, path, width, signal, onStage } = input
  const opened = await services.judging.open()
  if (opened.judge === null) return { isSeen: false, reason: opened.reason }
  const { judge } = opened
  try {
    return await services.judging.inTurn({ projectGroupId, signal }, async () => {
      onStage?.('Building it …')
      judge.warmUp()
      const build = await services.compiler.buildApp({ files })
      signal.throwIfAborted()
      if (!build.ok) {
        const errors = build.diagnostics.filter(({ severity }) => severity === 'error')
        return { isSeen: false, reason: `It does not build: ${errors[0]?.message ?? 'no reason is known'}` }
      }
      const seen = await onCopyOfApp(
        services,
        { projectGroupId, files, build, diagnostics: [], signal, onStage },
        (app) => judge.look(app, { path, width, signal }),
      )
      return seen.isOpened ? { isSeen: true, page: seen.value } : { isSeen: false, reason: seen.reason }
    })
  } catch (error) {
    signal.throwIfAborted()
    // By name: the class belongs to the judge's package, whose values this floor does not import.
    if (error instanceof AppError || (error instanceof Error && error.name === 'JudgeUnavailable')) {
      return { isSeen: false, reason: error.message }
    }
    services.judging.reportFault(error)
    return { isSeen: false, reason: 'The look broke off because of a fault on our side. Try again.' }
  }
}
