// Requests to a published app through the whole path, host to Postgres and back, beside the same query without it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, escapeIdentifier, Pool } from 'pg'

import { getPlain } from '../e2e/browser.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { type Builder, openBuilder } from './builder-client.ts'
import { type Program, startProgram } from './program.ts'
import { median, type Row, tellRate, tellTime, timed } from './samples.ts'

const pageRequests = 150
const lanes = 8
const secondsEach = 3

export async function measureAppRequests(rounds: number): Promise<Row[]> {
  const installation = await startInstallation({}, { isFirstStart: true })
  const builder = await openBuilder(installation.url, 'bench@example.test', 'sign-up')
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-requests-'))
  try {
    const app = await publishApp(builder)
    const table = await openTable(installation, app.projectGroupId)
    return [...(await measurePages(app, table, folder)), await measureRows(app, table, rounds)]
  } finally {
    builder.close()
    await installation.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

interface PublishedApp {
  projectGroupId: string
  address: URL
}
interface OpenTable {
  /** Of the app's database, as the administrator. */
  url: string
  name: string
  id: unknown
}

async function publishApp({ client }: Builder): Promise<PublishedApp> {
  const prompt = 'An app called Tallybook to keep my plants with name, room, light and notes'
  const { id: projectGroupId } = await client.projects.create({ prompt })
  while ((await client.projects.get({ projectGroupId })).isBuilding) await sleep(100)
  const { id } = await client.publish.start({ projectGroupId, firstData: 'development_rows' })
  for (;;) {
    const { latest, url } = await client.publish.get({ projectGroupId })
    if (latest?.id === id && latest.status === 'SUCCESS') return { projectGroupId, address: new URL(url) }
    if (latest?.id === id && latest.completedAt !== null) throw new Error(`publish: ${latest.failureReason}`)
    await sleep(50)
  }
}

/** The app's largest table, opened to everybody, as `POST /api/db/{database}` wants it. */
async function openTable({ dataDir }: Installation, projectGroupId: string): Promise<OpenTable> {
  const read = (name: string) => readFile(join(dataDir, 'postgres', name), 'utf8')
  const [password, port] = await Promise.all([read('password'), read('port')])
  const urlOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password.trim())}@127.0.0.1:${port.trim()}/${database}`
  const [database] = await ask<{ database_name: string }>(
    urlOf('joinery'),
    "select database_name from app_database where project_group_id = $1 and environment = 'main' and copy_id = ''",
    [projectGroupId],
  )
  const url = urlOf(database?.database_name ?? '')
  const tables = await ask<{ name: string }>(
    url,
    "select relname as name from pg_stat_user_tables where schemaname = 'public' order by n_live_tup desc, relname",
  )
  for (const { name } of tables) {
    const [row] = await ask<{ id: unknown }>(url, `select id from ${escapeIdentifier(name)} limit 1`).catch(() => [])
    if (row === undefined) continue
    await ask(url, `grant select on ${escapeIdentifier(name)} to public`)
    return { url, name, id: row.id }
  }
  throw new Error('The app has no table with rows.')
}

async function ask<T extends object>(url: string, query: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(query, values)).rows
  } finally {
    await client.end()
  }
}

async function measurePages({ address }: PublishedApp, table: OpenTable, folder: string): Promise<Row[]> {
  const page = await getPlain(address.href)
  if (page.status !== 200) throw new Error(`${address.href} answered ${page.status}`)
  const file = join(folder, 'page.html')
  await writeFile(file, page.text)
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const query = `select * from ${escapeIdentifier(table.name)} order by id limit 200`
  const command = [process.execPath, join(import.meta.dirname, 'bare-app.ts'), table.url, query, file, String(port)]
  let peer: Program | null = null
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const theirCold = await timed(async () => {
      peer = await startProgram([command[0] ?? '', ...command.slice(1)], { until: /listening/ })
      await send(agent, new URL(`http://localhost:${port}/`))
    })
    const ours: number[] = []
    const theirs: number[] = []
    for (let index = 0; index < pageRequests; index += 1) {
      ours.push((await timed(() => send(agent, address))).ms)
      theirs.push((await timed(() => send(agent, new URL(`http://localhost:${port}/`)))).ms)
    }
    return [
      {
        measure: `Page with rows of an awake app, whole path (${Buffer.byteLength(page.text)} bytes, rendered anew)`,
        ours: `${tellTime(ours)}, 99 of 100 within ${late(ours)}`,
        peer: `${tellTime(theirs)}, 99 of 100 within ${late(theirs)} (node:http and pg, the same query and bytes, nothing rendered; its start took ${Math.round(theirCold.ms)} ms)`,
        ratio: `${(median(ours) / median(theirs)).toFixed(1)}× as long`,
        aim: '',
      },
    ]
  } finally {
    agent.destroy()
    await stop(peer)
  }
}

async function measureRows({ address }: PublishedApp, table: OpenTable, rounds: number): Promise<Row> {
  const query = `select * from ${escapeIdentifier(table.name)} where id = $1 limit 1`
  const body = JSON.stringify({ query, values: [table.id] })
  const url = new URL('/api/db/main', address)
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const pool = new Pool({ connectionString: table.url, max: lanes })
  const ours: number[] = []
  const theirs: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await rate(() => send(agent, url, body)))
      theirs.push(await rate(() => pool.query({ name: 'row', text: query, values: [table.id] })))
    }
  } finally {
    agent.destroy()
    await pool.end()
  }
  return {
    measure: `\`POST /api/db/{database}\`, one row by id, ${lanes} at a time`,
    ours: tellRate(ours),
    peer: `${tellRate(theirs)} (the same prepared query straight to Postgres)`,
    ratio: `${(median(ours) / median(theirs)).toFixed(2)}× its rate`,
    aim: '≥ 0.5×',
  }
}

/** @returns how many per second */
async function rate(once: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + secondsEach * 1000
  let count = 0
  const lane = async () => {
    for (; performance.now() < end; count += 1) await once()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return count / secondsEach
}

function send(agent: Agent, url: URL, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: url.host, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const method = body === undefined ? 'GET' : 'POST'
    const options = { agent, host: '127.0.0.1', port: url.port, path: url.pathname, method, headers }
    const sent = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${url.pathname} answered ${answer.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function stop(program: Program | null): Promise<void> {
  await program?.stop()
}

function late(times: readonly number[]): string {
  return `${(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? 0).toFixed(1)} ms`
}
