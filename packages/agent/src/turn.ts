// What a run of the agent is handed and what it hands back. The domain implements the host over blobs, drafts and SQL.
import type { AttachmentKind } from '@joinery/contract/attachments'
import type { ChatMode, RunEvent } from '@joinery/contract/chat'
import type { ReportSummary } from '@joinery/contract/checks'
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Diagnostic, FileChange, FileTree } from '@joinery/contract/files'
import type { LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'
import type { QuestionForm } from '@joinery/contract/questions'
import type { Wait } from '@joinery/contract/waits'
import type { ModelUsage } from '@joinery/contract/model-usage'

import type { StandingWords } from './standing-words.ts'

import type { ServiceUse } from './reach/reach.ts'

/** path → hash of the file's text. */
export type Tree = Readonly<Record<string, string>>

export type SqlAnswer =
  | { ok: true; results: { columns: string[]; rows: Record<string, unknown>[]; rowCount: number }[] }
  | { ok: false; code: string; message: string; hint?: string; position?: number }

/** A failed check. */
export interface Failure {
  /** The same for the same mistake. */
  fingerprint: string
  /** What was asked, for the person. */
  title: string
  /** What was tried, what was seen instead, and where; for the model. */
  text: string
}

/** What came of opening the app in a browser and using it. */
export type Verdict =
  | { isJudged: true; summary: ReportSummary; failures: readonly Failure[] }
  /** This installation cannot, or could not now. */
  | { isJudged: false; reason: string }

/** One page of the app, as somebody sees it who opens it. */
export interface PageSight {
  /** After redirects. */
  path: string
  /** Null when there was no answer. */
  status: number | null
  title: string
  /** Roles, names and texts, a line for each. */
  tree: string
  errors: string[]
  failedRequests: { method: string; path: string; status: number | null }[]
  /** Hosts that it asked for something and could not reach. */
  refusedHosts: string[]
  sidewaysPx: number
  /** What makes it scroll sideways. */
  culprits: string[]
  /** Of the whole page, in pixels. */
  height: number
  /** Stored under its hash. */
  picture: { hash: string; mediaType: string; width: number; height: number } | null
  noPictureBecause: 'secret' | null
  /** Set where the page stopped answering. */
  hungBecause: string | null
}

/** A question that was put to the person. */
export interface Asked {
  questionId: string
  form: QuestionForm
  /** Once this is done the agent goes on by itself; null: it is the answer that is waited for. */
  wait: Wait | null
}

/** What the tools may do to the project. */
export interface TurnHost {
  loadFiles(tree: Tree): Promise<FileTree>
  /** Stores the changed files durably and returns the tree that names them. */
  storeFiles(tree: Tree, changes: readonly FileChange[]): Promise<Tree>
  /** Lets the live preview follow; called once the step that made `tree` is stored. Harmless when repeated. */
  showDraft(tree: Tree): Promise<void>
  /**
   * An earlier version of the files: the one before the newest change, the one before what an undo brought back
   * (`isFurther`), or the one with that number. Null where there is none.
   */
  earlierVersion(
    which: { isFurther: boolean } | { number: number },
  ): Promise<{ number: number; message: string; tree: Tree } | null>
  /** Compiles everything; empty when it all compiles. */
  check(files: FileTree): Promise<Diagnostic[]>
  /** Builds the server side of the draft shown last and loads its pages once; empty when that works. */
  checkServer(): Promise<Diagnostic[]>
  /**
   * Opens the app in a browser, on a copy of its data, and uses it; `isQuick` looks only whether it starts and keeps
   * what is typed. The same `stepKey` is judged once however often it is asked. Rejects when `signal` aborts.
   */
  judge(input: {
    tree: Tree
    files: FileTree
    stepKey: string
    isQuick?: boolean
    signal: AbortSignal
    onProgress: (words: string) => void
  }): Promise<Verdict>
  /** Opens one page of these files in a browser, on a copy of the data. Rejects when `signal` aborts. */
  look(input: {
    files: FileTree
    path: string
    width: number
    signal: AbortSignal
    onProgress: (words: string) => void
  }): Promise<{ isSeen: true; sight: PageSight } | { isSeen: false; reason: string }>
  /** The bytes of a picture that `look` stored; null where they are gone. */
  readPicture(hash: string): Promise<Uint8Array | null>
  tables(): Promise<DatabaseTable[]>
  /**
   * Runs a script on the development database; the same `stepKey` happens once however often it is tried.
   *
   * Rows, columns and values that were there before the run stay, but for tables and columns whose name `mayRemove`
   * lets go: a script that would remove others changes nothing.
   */
  runSql(input: { sql: string; stepKey: string; mayRemove: (name: string) => boolean }): Promise<SqlAnswer>
  /** The same text without the values of the app's secrets: what a model reads leaves this machine. */
  hideSecrets(text: string): Promise<string>
  nameProject(name: string): Promise<void>
  /** Puts a question to the person; the same `stepKey` asks once. */
  ask(input: { form: QuestionForm; wait: Wait | null; stepKey: string }): Promise<{ questionId: string }>
  /** What the server side printed in the preview, oldest first. */
  logs(): Promise<{ level: LogLevel; message: string; request: string | null }[]>
  /**
   * Keeps a picture where the app can show it; the same `stepKey` is made and kept once.
   *
   * @throws what `make` throws
   */
  keepPicture(input: {
    stepKey: string
    make: () => Promise<{ bytes: Uint8Array<ArrayBuffer> }>
  }): Promise<{ ok: true; url: string; isNew: boolean } | { ok: false; message: string }>
  /** A page of the public internet as text; never of this machine or its network. */
  readUrl(url: string): Promise<{ ok: true; text: string } | { ok: false; message: string }>
  /** What the person said to the run since `afterId`, in order. */
  listen(afterId: number): Promise<{ id: number; text: string }[]>
}

/** Stored outputs of finished steps; what a resumed run starts from. */
export interface TurnStore {
  readonly steps: ReadonlyMap<string, unknown>
  /** Resolves once the output is durable; throws when another node has taken the run over. */
  saveStep(key: string, output: unknown): Promise<void>
}

export interface TurnEvents {
  emit(event: RunEvent): void
  /** Resolves once everything emitted so far is durable. */
  flush(): Promise<void>
}

/** An earlier message of the conversation and what came of it. */
export interface PastExchange {
  request: string
  answer: string
}

/** A file that the person sent along. */
export interface TurnAttachment {
  name: string
  mediaType: string
  kind: AttachmentKind
  bytes: Uint8Array<ArrayBuffer>
  /** Under this address apps show it. */
  url: string
}

export interface Turn {
  project: { name: string; isUnnamed: boolean }
  request: string
  /** What of the request the person wrote; without it all of it. */
  personWords?: string
  attachments: readonly TurnAttachment[]
  /** What the owners want in every run; the same again when it is resumed. */
  standing?: StandingWords
  /** Where attached and made pictures are shown: apps may always name it. */
  contentOrigin?: string
  /** Paths that were changed last, the newest first. */
  recent?: readonly string[]
  /** The same for all runs of a project, and no name of it: what is cached for one is found by the next. */
  cacheKey?: string
  mode: ChatMode
  /** When the run began; the same again when it is resumed. */
  startedAt: Date
  /** Oldest first. */
  history: readonly PastExchange[]
  /** The files the run starts from; the same again when it is resumed. */
  base: Tree
  host: TurnHost
  store: TurnStore
  events: TurnEvents
  /** Aborts when the person stops the run, or when this node must let go of it. */
  signal: AbortSignal
  /** True when the person asked to stop. Throws when this node has lost the run. */
  isCancelled(): boolean
}

export type TurnEnd =
  /** Files changed and pass the gate. */
  | 'finished'
  /** Nothing changed: the text is the answer. */
  | 'answered'
  /** Everything compiles, and nobody tried it: there is no browser, or it could not look. */
  | 'untried'
  /** The person stopped it. */
  | 'stopped'
  /** It does not compile, and the agent gave up honestly. */
  | 'invalid'
  /** It compiles but does not work: checks failed, and the agent gave up honestly. */
  | 'failing'
  /** The model refused the request. */
  | 'refused'
  /** The model's provider failed. */
  | 'failed'

export interface TurnOutcome {
  end: TurnEnd
  tree: Tree
  /** What was done or said, in the agent's words. */
  summary: string
  /** What to tell the person when it did not go well. */
  problem: string | null
  /** What the last check of `tree` said; null when it was not checked since the last change. */
  diagnostics: Diagnostic[] | null
  /** Changes of files and tables: carried out, and asked for by the model so far. */
  changes: { kept: number; planned: number }
  /** By model. */
  usage: readonly ModelUsage[]
  /** Of services beside the model; missing in outcomes of before there were some. */
  used?: readonly ServiceUse[]
}
