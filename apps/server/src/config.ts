// The only reader of the environment: one schema, parsed once, every mistake reported in one list.
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

import type { PriceList } from '@joinery/contract/model-prices'
import { type LogLevel, logLevelSchema } from '@joinery/contract/vocabulary/machines-and-logs'
import type { ReachSettings } from '@joinery/agent'
import { getDomain } from 'tldts'
import * as z from 'zod'

import { readPrices } from './read-prices.ts'

import { reachOf, reachProblems, reachSchema } from './reach-config.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
const port = z.coerce.number({ error: 'must be a number' }).int().min(1).max(65_535)

const count = z.coerce.number({ error: 'must be a number' }).int().min(1).max(10_000)

const hostPattern = z
  .string()
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    'must be hosts such as api.example.com or *.example.com, with commas',
  )

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: url.optional(),
  HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a bare domain such as apps.example.net')
    .default('localhost'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_ADMIN_URL: postgresUrl.optional(),
  JOINERY_DATA: z.string().min(1).default('.joinery'),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  JOINERY_MODEL: z
    .string()
    .regex(
      /^(offline|(anthropic|openai|openai-chat|google|openai-compatible)\/\S+)$/,
      'must be offline, anthropic/…, openai/…, openai-chat/…, google/… or openai-compatible/…',
    )
    .default('offline'),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: url.optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url.optional(),
  GOOGLE_API_KEY: z.string().min(1).optional(),
  GOOGLE_BASE_URL: url.optional(),
  ...reachSchema,
  MODEL_ADDRESSES: z.enum(['public', 'any'], { error: 'must be public or any' }).default('public'),
  OPENAI_COMPATIBLE_API_KEY: z.string().min(1).optional(),
  OPENAI_COMPATIBLE_BASE_URL: url.optional(),
  MODEL_PRICES: z.string().min(1).optional(),
  CONTENT_SAFETY: z
    .enum(['rules', 'openai', 'openai-compatible', 'off'], { error: 'must be rules, openai, openai-compatible or off' })
    .default('rules'),
  CONTENT_SAFETY_ALLOW: z
    .string()
    .transform((words) => words.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().min(4, 'must be phrases of at least 4 characters, with commas')))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BILLING: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  ARCHIVE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  JUDGE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  CHROMIUM: z.string().min(1).optional(),
  APP_REQUESTS: z.enum(['public', 'off'], { error: 'must be public or off' }).default('public'),
  APP_REQUEST_HOSTS: z.string().transform(listHosts).pipe(z.array(hostPattern)).optional(),
  APPS_AWAKE: count.default(200),
  APP_PROCESSES: count.default(4),
  LOG_LEVEL: z.enum(logLevelSchema.options, { error: 'must be INFO, WARN or ERROR' }).default('WARN'),
})

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  host: string
  /** Address people type for the builder, without a trailing slash. Undefined: made from the port that is bound. */
  appUrl: string | undefined
  hostedDomain: string
  databaseUrl: string | undefined
  databaseAdminUrl: string | undefined
  /** Absolute. */
  dataDir: string
  appSecret: string | undefined
  model: {
    name: string
    anthropic: { apiKey: string | undefined; baseUrl: string | undefined }
    openai: { apiKey: string | undefined; baseUrl: string | undefined }
    openaiCompatible: { apiKey: string | undefined; baseUrl: string | undefined }
    google: { apiKey: string | undefined; baseUrl: string | undefined }
    /** May organizations point at addresses that are not on the public internet? */
    mayBePrivate: boolean
    /** The operator's prices before ours. */
    prices: PriceList
  }
  /** How what people want built and published is looked at; sentences with `allowed` words are not. */
  safety: { mode: 'rules' | 'openai' | 'openai-compatible' | 'off'; allowed: readonly string[] }
  /** Services beside the chat's model. */
  reach: Omit<ReachSettings, 'providers'>
  /** Where uploads of apps' visitors are kept; undefined: in the data folder. */
  s3: S3Config | undefined
  /** Are organizations limited by their plan's credits? */
  isBilled: boolean
  /** Our own Postgres keeps a log of all changes, so that any minute of the last days can be restored. */
  isArchived: boolean
  judge: {
    isOn: boolean
    /** Absolute; undefined: looked for on PATH and in the usual places. */
    chromiumPath: string | undefined
  }
  /** What apps' server code may ask of outside hosts; `allowedHosts` null: every public one. */
  appRequests: { mode: 'public' | 'off'; allowedHosts: readonly string[] | null }
  /** Processes of apps on this machine, all together and of one app that many people use at once. */
  appProcesses: { all: number; ofOneApp: number }
  logLevel: LogLevel
}

/** Everything that is wrong with the environment, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The settings need a change:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee .env.example for what each one means.`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * @param environment for example `process.env`; an empty value counts as not set
 * @param root folder that a relative JOINERY_DATA starts from
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>, root: string): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const values = parsed.data
  const { prices, problem } = readPrices(values.MODEL_PRICES, root)
  const problems = [
    ...(problem === undefined ? [] : [problem]),
    ...safetyProblems(values),
    ...domainProblems(values),
    ...databaseProblems(values),
    ...modelProblems(values),
    ...reachProblems(values),
    ...s3Problems(values),
  ]
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: values.APP_URL?.replace(/\/+$/, ''),
    hostedDomain: values.HOSTED_DOMAIN,
    databaseUrl: values.DATABASE_URL,
    databaseAdminUrl: values.DATABASE_ADMIN_URL,
    dataDir: absolute(values.JOINERY_DATA, root),
    appSecret: values.APP_SECRET,
    model: {
      name: values.JOINERY_MODEL,
      anthropic: { apiKey: values.ANTHROPIC_API_KEY, baseUrl: values.ANTHROPIC_BASE_URL },
      openai: { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL },
      openaiCompatible: { apiKey: values.OPENAI_COMPATIBLE_API_KEY, baseUrl: values.OPENAI_COMPATIBLE_BASE_URL },
      google: { apiKey: values.GOOGLE_API_KEY, baseUrl: values.GOOGLE_BASE_URL },
      mayBePrivate: values.MODEL_ADDRESSES === 'any',
      prices,
    },
    safety: { mode: values.CONTENT_SAFETY, allowed: values.CONTENT_SAFETY_ALLOW ?? [] },
    reach: reachOf(values),
    s3: s3Of(values),
    isBilled: values.BILLING === 'on',
    isArchived: values.ARCHIVE === 'on' && values.DATABASE_URL === undefined,
    judge: {
      isOn: values.JUDGE === 'on',
      chromiumPath: values.CHROMIUM === undefined ? undefined : absolute(values.CHROMIUM, root),
    },
    appRequests: { mode: values.APP_REQUESTS, allowedHosts: values.APP_REQUEST_HOSTS ?? null },
    appProcesses: { all: values.APPS_AWAKE, ofOneApp: values.APP_PROCESSES },
    logLevel: values.LOG_LEVEL,
  }
}

type Values = z.infer<typeof environmentSchema>

/** User content must live on another registrable domain than the builder (DESIGN section 3). */
function domainProblems({ APP_URL, HOSTED_DOMAIN }: Values): string[] {
  const builderHost = APP_URL === undefined ? 'localhost' : new URL(APP_URL).hostname
  const isLocal = builderHost === 'localhost' && HOSTED_DOMAIN === 'localhost'
  if (isLocal) return []
  if (HOSTED_DOMAIN === 'localhost') {
    return [`HOSTED_DOMAIN must be set when APP_URL is not localhost: published apps need a domain of their own`]
  }
  const [builder, hosted] = [registrable(builderHost), registrable(HOSTED_DOMAIN)]
  return builder === hosted
    ? [
        `HOSTED_DOMAIN (${HOSTED_DOMAIN}) must be another registrable domain than the builder's (${builder}): published apps must not share cookies with it`,
      ]
    : []
}

function registrable(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

function databaseProblems({ DATABASE_URL, DATABASE_ADMIN_URL }: Values): string[] {
  return (DATABASE_URL === undefined) === (DATABASE_ADMIN_URL === undefined)
    ? []
    : [
        'DATABASE_URL and DATABASE_ADMIN_URL are set together or not at all: the second one makes the hosted databases of apps',
      ]
}

function s3Problems(values: Values): string[] {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = values
  const given = [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter((value) => value !== undefined)
  if (given.length === 3 || (given.length === 0 && S3_ENDPOINT === undefined)) return []
  return ['S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all']
}

function s3Of({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION }: Values): Config['s3'] {
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return undefined
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** A service needs the account it is asked with. */
function safetyProblems({ CONTENT_SAFETY, OPENAI_API_KEY, OPENAI_COMPATIBLE_BASE_URL }: Values): string[] {
  if (CONTENT_SAFETY === 'openai' && OPENAI_API_KEY === undefined)
    return ['OPENAI_API_KEY is needed for CONTENT_SAFETY=openai']
  if (CONTENT_SAFETY === 'openai-compatible' && OPENAI_COMPATIBLE_BASE_URL === undefined)
    return ['OPENAI_COMPATIBLE_BASE_URL is needed for CONTENT_SAFETY=openai-compatible']
  return []
}

function modelProblems(values: Values): string[] {
  const provider = values.JOINERY_MODEL.split('/')[0]
  if (provider === 'anthropic' && values.ANTHROPIC_API_KEY === undefined)
    return ['ANTHROPIC_API_KEY is needed for JOINERY_MODEL=anthropic/…']
  if ((provider === 'openai' || provider === 'openai-chat') && values.OPENAI_API_KEY === undefined)
    return [`OPENAI_API_KEY is needed for JOINERY_MODEL=${provider}/…`]
  if (provider === 'google' && values.GOOGLE_API_KEY === undefined)
    return ['GOOGLE_API_KEY is needed for JOINERY_MODEL=google/…']
  if (provider === 'openai-compatible' && values.OPENAI_COMPATIBLE_BASE_URL === undefined) {
    return ['OPENAI_COMPATIBLE_BASE_URL is needed for JOINERY_MODEL=openai-compatible/…']
  }
  return []
}

function listHosts(value: string): string[] {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase())
  return hosts.filter((host) => host !== '')
}

function absolute(path: string, root: string): string {
  const expanded = path.startsWith('~/') ? join(homedir(), path.slice(2)) : path
  return isAbsolute(expanded) ? expanded : resolve(root, expanded)
}
