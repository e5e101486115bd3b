// Kills parts of a real installation at random moments while people and apps write, and compares what was acknowledged
// with what is there.
import { setTimeout as sleep } from 'node:timers/promises'

import { type Installation, startInstallation } from '../installation.ts'
import { killsApp } from './kills-app.ts'
import { call, openSocket, patienceMs, signUp } from './talk.ts'
import { findPid, planKills, type Victim } from './victims.ts'
import {
  type BuilderAccess,
  contentOf,
  createReopening,
  type Ledger,
  writeProjects,
  type Writer,
  writeToApp,
  writeVersions,
  writtenFile,
} from './writers.ts'

export interface KillReport {
  /** From the kill until pages, functions and procedures answer again. */
  kills: { victim: Victim; servesAgainMs: number }[]
  /** The server killed and started while nobody writes, before and after; the longer one. */
  quietMs: number
  acknowledged: number
  unknown: number
  /** Acknowledged and not there. */
  lost: string[]
  /** There more than once, or half of what was to be whole. */
  doubled: string[]
  /** What else is not as it should be. */
  faults: string[]
}

export interface KillOptions {
  kills: number
  seed: number
  /** Instead of all in turns. */
  only?: Victim | undefined
  onProgress?: (line: string) => void
}

interface Stage extends BuilderAccess {
  installation: Installation
  appUrl: string
}

export async function runKills(options: KillOptions): Promise<KillReport> {
  const installation = await startInstallation()
  try {
    return await runOn(installation, options)
  } catch (error) {
    options.onProgress?.(`The server said last:\n${installation.log().slice(-4_000)}`)
    throw error
  } finally {
    await installation.remove()
  }
}

async function runOn(
  installation: Installation,
  { kills, seed, only, onProgress = () => {} }: KillOptions,
): Promise<KillReport> {
  const stage = await prepare(installation)
  await untilServing(stage)
  const quiet = await kill(stage, 'server')
  onProgress(`Quiet restart of the server: ${tell(quiet)}`)
  const writers = startWriters(stage)
  const done: KillReport['kills'] = []
  for (const { victim, afterMs } of planKills({ count: kills, seed, only })) {
    await sleep(afterMs)
    const times = await kill(stage, victim)
    done.push({ victim, servesAgainMs: Math.max(...Object.values(times)) })
    onProgress(`${done.length}/${kills} ${victim} serves again: ${tell(times)}`)
  }
  await sleep(500)
  await Promise.all(Object.values(writers).map((writer) => writer.stop()))
  // Once more at the end: a machine that others slow down meanwhile is known by it.
  const quietAgain = await kill(stage, 'server')
  const quietMs = Math.max(...Object.values(quiet), ...Object.values(quietAgain))
  return { kills: done, quietMs, ...(await compare(stage, writers)) }
}

async function prepare(installation: Installation): Promise<Stage> {
  const { url } = installation
  const cookie = await signUp(url)
  const socket = await openSocket(url, cookie)
  const { client } = socket
  const { id: projectGroupId } = await client.projects.create({ name: 'Killed again and again' })
  const { revisionId } = await client.revisions.files({ projectGroupId })
  const changes = Object.entries(killsApp).map(([path, content]) => ({ path, content }))
  await client.revisions.save({ projectGroupId, baseRevisionId: revisionId, changes, message: 'the app' })
  // Its first use makes the development database.
  const preview = await client.preview.open({ projectGroupId })
  await expectStatus(`${new URL(preview.url).origin}/api/setup`, 201)
  await client.publish.start({ projectGroupId, firstData: 'empty' })
  const appUrl = await publishedUrl(client, projectGroupId)
  socket.close()
  return { installation, url, cookie, projectGroupId, appUrl }
}

async function publishedUrl(
  client: Awaited<ReturnType<typeof openSocket>>['client'],
  projectGroupId: string,
): Promise<string> {
  for (;;) {
    const { latest, url } = await client.publish.get({ projectGroupId })
    if (latest?.isLive === true) return new URL(url).origin
    if (latest?.failureReason != null) throw new Error(`The publish failed: ${latest.failureReason}`)
    await sleep(100)
  }
}

async function expectStatus(address: string, wanted: number): Promise<void> {
  const { status, text } = await call(address, { body: {} })
  if (status !== wanted) throw new Error(`${address} answered ${status}: ${text.slice(0, 500)}`)
}

function startWriters(stage: Stage) {
  return {
    rows: writeToApp('row', stage.appUrl, '/api/writes'),
    moreRows: writeToApp('other-row', stage.appUrl, '/api/writes'),
    pairs: writeToApp('pair', stage.appUrl, '/api/pairs'),
    versions: writeVersions('version', stage),
    projects: writeProjects('project', stage),
  } satisfies Record<string, Writer>
}

/** Milliseconds from the kill until each answers again. */
type Times = Record<'pages' | 'functions' | 'procedures', number>

const tell = (times: Times) =>
  Object.entries(times)
    .map(([what, ms]) => `${what} ${ms} ms`)
    .join(', ')

async function kill(stage: Stage, victim: Victim): Promise<Times> {
  const { installation } = stage
  if (victim === 'server') {
    await installation.kill()
    const killedAt = performance.now()
    // What a service manager does.
    const [times] = await Promise.all([untilServing(stage, killedAt), installation.restart()])
    return times
  }
  const pid = await findPid(installation, victim)
  process.kill(pid, 'SIGKILL')
  const killedAt = performance.now()
  // Else a request may be answered by what is about to fall.
  while (isAlive(pid)) await sleep(5)
  return untilServing(stage, killedAt)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilServing(
  { url, cookie, projectGroupId, appUrl }: Stage,
  killedAt = performance.now(),
): Promise<Times> {
  const page = () => call(`${appUrl}/`).then(({ status, text }) => status === 200 && text.includes('Rows'))
  const write = () => call(`${appUrl}/api/setup`, { body: {} }).then(({ status }) => status === 201)
  const procedure = async () => {
    const socket = await openSocket(url, cookie)
    try {
      const found = await Promise.race([socket.client.projects.get({ projectGroupId }), sleep(patienceMs, null)])
      return found?.id === projectGroupId
    } finally {
      socket.close()
    }
  }
  const since = async (check: () => Promise<boolean>) => {
    await untilTrue(check)
    return Math.round(performance.now() - killedAt)
  }
  const [pages, functions, procedures] = await Promise.all([since(page), since(write), since(procedure)])
  return { pages, functions, procedures }
}

async function untilTrue(check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  let last: unknown = 'a wrong answer'
  while (!(await check().catch((error: unknown) => (last = error) === null))) {
    if (Date.now() > deadline) throw new Error(`It does not serve again within two minutes: ${String(last)}`)
    await sleep(30)
  }
}

type Found = Pick<KillReport, 'acknowledged' | 'unknown' | 'lost' | 'doubled' | 'faults'>

async function compare(stage: Stage, writers: ReturnType<typeof startWriters>): Promise<Found> {
  const found: Found = { acknowledged: 0, unknown: 0, lost: [], doubled: [], faults: [] }
  const rows = await readRows(stage)
  const single = (id: string) => [rows.get(`${id} 1`) ?? 0]
  const both = (id: string) => [1, 2].map((part) => rows.get(`${id} ${part}`) ?? 0)
  account(found, writers.rows.ledger, single)
  account(found, writers.moreRows.ledger, single)
  account(found, writers.pairs.ledger, both)
  const reopening = createReopening(stage)
  try {
    const client = await reopening.client()
    const { messages, faults } = await readVersions(client, stage.projectGroupId)
    account(found, writers.versions.ledger, (id) => [messages.get(id) ?? 0])
    found.faults.push(...faults)
    const names = await readProjects(client)
    account(found, writers.projects.ledger, (id) => [names.get(id) ?? 0])
  } finally {
    reopening.close()
  }
  return found
}

/** @param countsOf how often each part of a write is there */
function account(found: Found, { acknowledged, unknown }: Ledger, countsOf: (id: string) => number[]): void {
  found.acknowledged += acknowledged.size
  found.unknown += unknown.size
  for (const id of [...acknowledged, ...unknown]) {
    const counts = countsOf(id)
    if (acknowledged.has(id) && counts.some((count) => count === 0)) found.lost.push(id)
    if (counts.some((count) => count > 1) || new Set(counts).size > 1) found.doubled.push(`${id}: ${counts.join(', ')}`)
  }
}

async function readRows({ appUrl }: Stage): Promise<Map<string, number>> {
  const { status, text } = await call(`${appUrl}/api/writes`)
  if (status !== 200) throw new Error(`The rows cannot be read: ${status} ${text.slice(0, 300)}`)
  const rows: { id: string; part: number; times: number }[] = JSON.parse(text)
  return new Map(rows.map(({ id, part, times }) => [`${id} ${part}`, times]))
}

type Client = Awaited<ReturnType<ReturnType<typeof createReopening>['client']>>

/** Of the versions by their message; their numbers must have no gap, and files must be what was saved. */
async function readVersions(client: Client, projectGroupId: string) {
  const messages = new Map<string, number>()
  const faults: string[] = []
  let beforeNumber: number | undefined
  for (;;) {
    const page = await client.revisions.list({ projectGroupId, limit: 100, beforeNumber })
    for (const [index, { id, number, message }] of page.revisions.entries()) {
      messages.set(message, (messages.get(message) ?? 0) + 1)
      if (beforeNumber !== undefined && number !== beforeNumber - 1)
        faults.push(`After v${beforeNumber} comes v${number}.`)
      beforeNumber = number
      if (!message.startsWith('version-') || index % 5 !== 0) continue
      const { content } = await client.revisions.file({ projectGroupId, revisionId: id, path: writtenFile })
      if (content !== contentOf(message)) faults.push(`v${number} holds ${content} instead of ${message}.`)
    }
    if (!page.hasMore) return { messages, faults }
  }
}

async function readProjects(client: Client): Promise<Map<string, number>> {
  const names = new Map<string, number>()
  for (let offset = 0; ; offset += 100) {
    const { projects, total } = await client.projects.list({ limit: 100, offset })
    for (const { name } of projects) names.set(name, (names.get(name) ?? 0) + 1)
    if (offset + 100 >= total) return names
  }
}
