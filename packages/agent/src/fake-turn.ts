// A project in memory for tests of the loop: keeps what a real host keeps, and counts what must happen once.
import type { ChatMode, RunEvent } from '@joinery/contract/chat'
import type { Diagnostic, FileTree } from '@joinery/contract/files'

import type { SqlAnswer, Tree, Turn, TurnAttachment, TurnHost, Verdict } from './turn.ts'

export interface MemoryProject {
  blobs: Map<string, string>
  steps: Map<string, unknown>
  /** Everything emitted, also by attempts that were cut off. */
  events: RunEvent[]
  /** Script → how often it took effect. */
  scripts: Map<string, number>
  shownDrafts: Tree[]
  /** By address; those of pages by their hash. */
  pictures: Map<string, Uint8Array>
  name: string
  base: Tree
}

export function createMemoryProject(files: FileTree): MemoryProject {
  const project: MemoryProject = {
    blobs: new Map(),
    steps: new Map(),
    events: [],
    scripts: new Map(),
    shownDrafts: [],
    pictures: new Map(),
    name: 'New Project',
    base: {},
  }
  project.base = store(
    project,
    {},
    Object.entries(files).map(([path, content]) => ({ path, content })),
  )
  return project
}

/** The texts of a tree. */
export function filesOf(project: MemoryProject, tree: Tree): FileTree {
  return Object.fromEntries(
    Object.entries(tree).map(([path, hash]) => {
      const text = project.blobs.get(hash)
      if (text === undefined) throw new Error(`no blob ${hash}`)
      return [path, text]
    }),
  )
}

export interface MemoryTurnOptions {
  request?: string
  attachments?: readonly TurnAttachment[]
  mode?: ChatMode
  startedAt?: Date
  /** The version before. */
  earlier?: { number: number; message: string; tree: Tree }
  /** What the person says while the run goes on. */
  said?: { id: number; text: string }[]
  /** Compiles the project: by default a file with `BROKEN` in it does not compile. */
  check?: (files: FileTree) => Diagnostic[]
  sql?: (sql: string) => SqlAnswer
  /** Without it there is no judge. */
  judge?: TurnHost['judge']
  /** Without it nothing can be looked at. */
  look?: TurnHost['look']
  saveStep?: (key: string, output: unknown) => Promise<void>
  signal?: AbortSignal
  isCancelled?: () => boolean
}

const passed: Verdict = {
  isJudged: true,
  summary: {
    checkRunId: 'checkrun1',
    isPassed: true,
    counts: { passed: 1, failed: 0, skipped: 0, outdated: 0 },
    durationMs: 1,
    results: [],
  },
  failures: [],
}

/** A turn on the project; several turns on one project are attempts at the same run. */
export function createMemoryTurn(project: MemoryProject, options: MemoryTurnOptions = {}): Turn {
  const doneScripts = new Set<string>(project.scripts.keys())
  const host: TurnHost = {
    loadFiles: (tree) => Promise.resolve(filesOf(project, tree)),
    storeFiles: (tree, changes) => Promise.resolve(store(project, tree, changes)),
    earlierVersion: () => Promise.resolve(options.earlier ?? null),
    showDraft: (tree) => Promise.resolve(void project.shownDrafts.push(tree)),
    check: (files) => Promise.resolve((options.check ?? findBroken)(files)),
    checkServer: () => Promise.resolve([]),
    judge: options.judge ?? (() => Promise.resolve(passed)),
    look: options.look ?? (() => Promise.resolve({ isSeen: false, reason: 'There is no browser.' })),
    readPicture: (hash) => Promise.resolve(project.pictures.get(hash) ?? null),
    tables: () => Promise.resolve([]),
    runSql({ sql, stepKey }) {
      const answer = options.sql?.(sql) ?? { ok: true, results: [] }
      if (answer.ok && !doneScripts.has(stepKey)) {
        doneScripts.add(stepKey)
        project.scripts.set(stepKey, (project.scripts.get(stepKey) ?? 0) + 1)
      }
      return Promise.resolve(answer)
    },
    ask: ({ stepKey }) => Promise.resolve({ questionId: stepKey }),
    logs: () => Promise.resolve([]),
    async keepPicture({ stepKey, make }) {
      const url = `http://content/${stepKey}/`
      const isNew = !project.pictures.has(url)
      if (isNew) project.pictures.set(url, (await make()).bytes)
      return { ok: true, url, isNew }
    },
    readUrl: () => Promise.resolve({ ok: false, message: 'There is no network.' }),
    listen: (afterId) => Promise.resolve((options.said ?? []).filter(({ id }) => id > afterId)),
    hideSecrets: (text) => Promise.resolve(text),
    nameProject: (name) => Promise.resolve(void (project.name = name)),
  }
  return {
    project: { name: project.name, isUnnamed: true },
    request: options.request ?? 'A list of books',
    attachments: options.attachments ?? [],
    mode: options.mode ?? 'build',
    startedAt: options.startedAt ?? new Date(),
    history: [],
    base: project.base,
    host,
    store: {
      steps: project.steps,
      async saveStep(key, output) {
        await options.saveStep?.(key, output)
        // What comes back after a crash has been through JSON.
        project.steps.set(key, JSON.parse(JSON.stringify(output)))
      },
    },
    events: { emit: (event) => void project.events.push(event), flush: () => Promise.resolve() },
    signal: options.signal ?? new AbortController().signal,
    isCancelled: options.isCancelled ?? (() => false),
  }
}

function store(project: MemoryProject, tree: Tree, changes: readonly { path: string; content: string | null }[]): Tree {
  const next: Record<string, string> = { ...tree }
  for (const { path, content } of changes) {
    if (content === null) delete next[path]
    else {
      const hash = `${content.length}:${content}`
      project.blobs.set(hash, content)
      next[path] = hash
    }
  }
  return next
}

function findBroken(files: FileTree): Diagnostic[] {
  return Object.entries(files)
    .filter(([, text]) => text.includes('BROKEN'))
    .map(([file]) => ({
      severity: 'error',
      code: 'compile.syntax',
      message: 'Unexpected token',
      file,
      line: 1,
      column: 1,
    }))
}
