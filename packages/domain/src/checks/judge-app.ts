// Judges an app: builds it, opens it on a copy of its rows, lets the judge use it.
import type { CheckKind, CheckResult, JudgeReport } from '@joinery/contract/checks'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { Expectations, Judge, Judgement } from '@joinery/judge'

import type { Services } from '../context.ts'
import { onCopyOfApp } from './app-on-copy.ts'

export interface JudgeApp {
  projectGroupId: string
  files: FileTree
  expectations: Expectations
  /** All kinds when left out. */
  kinds?: readonly CheckKind[] | undefined
  /** The judge's own limit when left out. */
  maxMs?: number | undefined
  signal: AbortSignal
  onResult?: ((result: CheckResult) => void) | undefined
  /** What is being done, in words. */
  onStage?: ((words: string) => void) | undefined
}

export type JudgedApp = ({ isJudged: true } & Judgement) | { isJudged: false; reason: string }

/**
 * Judges files of a project on a copy of its development rows. Nothing of it stays: neither rows nor processes.
 * Does not wait for its turn: the caller does (`judging.inTurn`).
 *
 * @throws the reason of `signal` when it aborts
 */
export async function judgeApp(services: Services, judge: Judge, input: JudgeApp): Promise<JudgedApp> {
  const { projectGroupId, files, signal, onStage } = input
  const startedAt = performance.now()
  onStage?.('Building it …')
  judge.warmUp()
  const [build, compiled, typed] = await Promise.all([
    services.compiler.buildApp({ files }),
    services.compiler.check(files),
    services.compiler.checkTypes(files),
  ])
  const diagnostics = [...compiled, ...typed]
  signal.throwIfAborted()
  if (!build.ok) return { isJudged: true, ...failedBuild(build.diagnostics, performance.now() - startedAt) }

  const opened = await onCopyOfApp(services, { projectGroupId, files, build, diagnostics, signal, onStage }, (app) =>
    judge.judge(app, {
      expectations: input.expectations,
      ...(input.kinds === undefined ? {} : { kinds: input.kinds }),
      ...(input.maxMs === undefined ? {} : { maxMs: input.maxMs }),
      ...(input.onResult === undefined ? {} : { onResult: input.onResult }),
      signal,
      keepPicture: (bytes) => services.blobs.put(bytes),
    }),
  )
  return opened.isOpened ? { isJudged: true, ...opened.value } : { isJudged: false, reason: opened.reason }
}

/** What does not build needs no browser. */
function failedBuild(diagnostics: readonly Diagnostic[], durationMs: number): Judgement {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const result: CheckResult = {
    kind: 'build',
    title: 'The app builds',
    outcome: 'failed',
    detail: errors
      .slice(0, 5)
      .map(({ message, file, line }) => `${[file, line].filter((part) => part !== undefined).join(':')} ${message}`)
      .join('\n'),
    page: null,
    evidence: [],
  }
  const report: JudgeReport = {
    isPassed: false,
    results: [result],
    outsideCalls: [],
    pages: 0,
    steps: 0,
    durationMs: Math.round(durationMs),
    isCutShort: false,
  }
  return { report, learned: [] }
}
