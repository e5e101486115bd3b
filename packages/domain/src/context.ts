// What a use case is handed: who acts, the database, the engines. Nothing is global.
import type { Account } from '@joinery/contract/organizations'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { ProjectFact } from '@joinery/contract/projects'
import type { SequencedRunEvent } from '@joinery/contract/chat'
import type { GuideTopic } from '@joinery/contract/instructions'
import type { PriceList } from '@joinery/contract/model-prices'
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import type { AiTaskKind } from '@joinery/contract/vocabulary/models'
import type { PlatformRole, TeamRole } from '@joinery/contract/vocabulary/roles'
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import type { AskModeration, ModelSettings, OneAnswer, OneQuestion, TaskRules } from '@joinery/agent'
import type { Compiler, PreviewSession } from '@joinery/compiler'
import type { AppDatabases, Blobs, Database, EnqueueJob, Sealer, Uploads } from '@joinery/data'
import type { Judge } from '@joinery/judge'
import type { AppVersion, Runtime } from '@joinery/runtime'

/** The signed-in person in the organization they work in. */
export interface Actor {
  userId: string
  name: string
  email: string
  organizationId: string
  role: TeamRole
  platformRole: PlatformRole
}

/** Everything that is the same for every request; made once by the composition root. */
export interface Services {
  db: Database
  blobs: Blobs
  /** Bytes that visitors of apps upload. */
  uploads: Uploads
  appDatabases: AppDatabases
  compiler: Compiler
  runtime: Runtime
  jobs: {
    /** Inside `tx`, so that a message and its run exist together or not at all. */
    enqueue(tx: Tx, job: EnqueueJob): Promise<void>
    /** Wakes the workers of every node; call after the commit. */
    wake(): void
    cancel(jobId: string): Promise<void>
  }
  facts: FactBus
  runEvents: RunEventBus
  previews: PreviewSessions
  /** Seals what people entrust to an app: variables. */
  sealer: Sealer
  variables: VariableReader
  signIn: SignInReader
  judging: Judging
  /** Serves an app on a socket of its own, as if it were published, for the judge; close it in any case. */
  openCheckDoor(input: CheckDoorInput): Promise<CheckDoor>
  addresses: Addresses
  /** What a new project starts with, by template name. */
  templates: Readonly<Record<'blank', FileTree>>
  /** Folder for derived files that can be made again (server bundles unpacked for the sandbox). */
  cacheDir: string
  installation: Account['installation']
  models: InstalledModels
  /** Are organizations limited by their credits? Otherwise use is counted only. */
  isBilled: boolean
  now(): Date
}

/** What a query function takes: a transaction, or the database where one statement is enough. */
export type Queryable = Database | Tx
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DomainContext extends Services {
  actor: Actor
}

/** What the installation brings along for the models room. */
export interface InstalledModels {
  /** The server's own settings, which count where nobody has chosen. */
  ownSettings: ModelSettings
  /** For base URLs of organizations; refuses what is not on the public internet, unless the installation allows it. */
  guardedFetch: typeof fetch
  /** What a model is told for a task. */
  taskPrompt(task: AiTaskKind): string
  /** @throws the signal's reason when it aborts; Error with words when the settings do not fit */
  ask(settings: ModelSettings, question: OneQuestion): Promise<OneAnswer>
  /** A chapter of the built-in guide. */
  guide(topic: GuideTopic): string
  /** What answers a task where no model does. */
  rules: TaskRules
  /** The operator's prices before ours. */
  prices: PriceList
  safety: InstalledSafety
}

/** How the installation looks at what people want built and published. */
export interface InstalledSafety {
  /** `off`: nobody looks. A provider's name: its service is asked beside the rules. */
  mode: 'off' | 'rules' | 'openai' | 'openai-compatible'
  /** Words that the operator lets pass: a sentence with them is not looked at. */
  allowed: readonly string[]
  moderate: AskModeration | null
}

/** Facts for open tabs: local listeners at once, other nodes by NOTIFY. */
export interface FactBus {
  emit(projectGroupId: string, topic: ProjectFact['topic']): void
  listen(projectGroupId: string, listener: (fact: ProjectFact) => void): () => void
}

/** Values of an app's variables, remembered until they change; made by `createVariableReader` of the variables room. */
export interface VariableReader {
  read(projectGroupId: string, environment: DeploymentEnvironment): Promise<Readonly<Record<string, string>>>
}

/** Whether people can sign in to an app, and how; made by `createSignInReader` of the sign-in room. */
export interface SignInReader {
  read(projectGroupId: string): Promise<{ isEnabled: boolean; providers: readonly SignInProvider[] }>
}

/** Events of runs that this node carries out, for viewers on this node; stored ones come from the database. */
export interface RunEventBus {
  emit(generationId: string, event: SequencedRunEvent): void
  listen(generationId: string, listener: (event: SequencedRunEvent) => void): () => void
}

export interface Addresses {
  /** For example `http://localhost:3000`. */
  builderOrigin: string
  publishedUrl(projectGroupId: string): string
  previewUrl(token: string): string
  /** Shows what visitors upload, and nothing else: no app and no person has anything on this origin. */
  userContentOrigin: string
}

/** An app that is looked at before anybody else sees it. */
export interface CheckDoorInput {
  /** With a `copyId`, so that neither rows nor outside hosts are touched. */
  app: AppVersion
  /** The origin that the app believes to have; what the browser shows in its address line. */
  origin: string
  /** By URL path: what the build made, and prerendered documents where there are some. */
  files: ReadonlyMap<string, { contentType: string; bytes: Uint8Array }>
  /** Patterns of its pages and functions. */
  pages: readonly string[]
  /** Text of its `design/tokens.json`: the ready-made pages look like this version, and not like the one before. */
  tokens?: string | undefined
}

export interface CheckDoor {
  /** Unix socket that answers HTTP; only this user may open it. */
  socketPath: string
  close(): Promise<void>
}

/** Browsers of this node, made by `createJudging` of the checks room. */
export interface Judging {
  /** The judge, or why there is none and what the operator can do about it. */
  open(): Promise<{ judge: Judge } | { judge: null; reason: string }>
  /**
   * Does `work` when its turn comes.
   *
   * @throws what `work` throws; the reason of `signal` when it aborts before; AppError unavailable when too many wait
   */
  inTurn<T>(input: { projectGroupId: string; signal: AbortSignal }, work: () => Promise<T>): Promise<T>
  /** A judging broke off by a fault of ours, which its run survives: for the operator. */
  reportFault(error: unknown): void
}

/** What a preview shows: the live head plus draft, or one old revision. */
export interface PreviewTarget {
  projectGroupId: string
  revisionId: string | null
}

export type ServerVersion = { ok: true; app: AppVersion } | { ok: false; diagnostics: Diagnostic[] }

export interface OpenPreview {
  readonly target: PreviewTarget
  readonly session: PreviewSession
  /** The sandbox version of the session's server code as it is now. */
  serverVersion(): Promise<ServerVersion>
  /** Keeps the session open until the returned function is called; for live sockets. */
  hold(): () => void
}

/** The previews that this node keeps ready, made by `createPreviewSessions` of the preview room. */
export interface PreviewSessions {
  /**
   * Opens the preview, or hands out the open one once every change known by now has reached it.
   *
   * @throws AppError not_found when the revision does not exist
   */
  open(target: PreviewTarget): Promise<OpenPreview>
  close(): void
}
