// Many apps awake at once: what each costs in memory, how long the first answer takes, how long the later ones.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createCompiler } from '../packages/compiler/src/index.ts'
import { descendantsOf, supervisorEntry } from '../packages/runtime/src/fixtures/test-runtime.ts'
import { type AppVersion, startRuntime } from '../packages/runtime/src/index.ts'
import { type Program, startProgram } from './program.ts'
import { median, type Row, tellTime, timed } from './samples.ts'

const peers = 5
const warmRequests = 200

const app = {
  'web/app/layout.jsx': 'export default ({ children }) => <main className="p-4">{children}</main>\n',
  'web/app/page.jsx': `export const metadata = { title: 'Bench' }
export default function Page({ data }) {
  return <ul>{data.lines.map((line) => <li key={line}>{line}</li>)}</ul>
}
`,
  'web/app/page.server.js':
    'export const load = () => ({ lines: Array.from({ length: 40 }, (_, index) => `Line ${index}`) })\n',
}

/** @param count apps awake at the same time, each in a walled process of its own */
export async function measureLoadedApps(count: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-apps-'))
  const compiler = await createCompiler({ cacheDir: join(folder, 'cache') })
  const limits = { idleMs: 3_600_000, maxProcesses: count + 1 }
  const runtime = await startRuntime({ supervisorEntry, env: process.env, isUnwalledAllowed: false, limits })
  const others: Program[] = []
  try {
    const bundleDir = await writeBundle(compiler, folder)
    const cold: number[] = []
    const warm: number[] = []
    const ask = async (version: AppVersion) => {
      const response = await runtime.fetch(version, new Request('http://bench.localhost:3000/'))
      const html = await response.text()
      if (response.status !== 200 || !html.includes('Line 39')) throw new Error(`an app answered ${response.status}`)
      return html
    }
    const html = await ask(versionOf('kwarmup01', bundleDir))
    const before = await memoryBelow(process.pid)
    for (let index = 0; index < count; index += 1) {
      cold.push((await timed(() => ask(versionOf(`kbench${index}`, bundleDir)))).ms)
    }
    const each = ((await memoryBelow(process.pid)) - before) / count
    for (let index = 0; index < warmRequests; index += 1) {
      warm.push((await timed(() => ask(versionOf(`kbench${index % count}`, bundleDir)))).ms)
    }
    const peer = await measurePeers(folder, html, others)
    return [
      {
        measure: `Memory of an awake app, ${count} awake at once (proportional set size, wall included)`,
        ours: tellMegabytes(each),
        peer: `${tellMegabytes(peer.each)} (a bare node:http process that sends the same bytes)`,
        ratio: `${(each / peer.each).toFixed(2)}× as much`,
        aim: '',
      },
      {
        measure: `First answer of a sleeping app, one of ${count} (process started, page rendered)`,
        ours: tellTime(cold),
        peer: `${tellTime(peer.cold)} (the same of the bare process)`,
        ratio: `${(median(cold) / median(peer.cold)).toFixed(2)}× as long`,
        aim: '≤ 150 ms',
      },
      {
        measure: `Later answers with ${count} apps awake (page rendered anew)`,
        ours: `${tellTime(warm)}, 99 of 100 within ${percentile(warm, 0.99).toFixed(1)} ms`,
        peer: `${tellTime(peer.warm)} (the bare process, nothing rendered)`,
        ratio: `${(median(warm) / median(peer.warm)).toFixed(1)}× as long`,
        aim: '',
      },
    ]
  } finally {
    await Promise.all(others.map((other) => other.stop()))
    await runtime.stop()
    await compiler.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeBundle(compiler: Awaited<ReturnType<typeof createCompiler>>, folder: string): Promise<string> {
  const build = await compiler.buildApp({ files: app })
  if (!build.ok) throw new Error(JSON.stringify(build.diagnostics))
  const bundleDir = join(folder, 'bundle')
  await mkdir(bundleDir)
  await writeFile(join(bundleDir, 'app.js'), build.server.code)
  await writeFile(join(bundleDir, 'app.js.map'), build.server.map)
  return bundleDir
}

function versionOf(projectGroupId: string, bundleDir: string): AppVersion {
  return { projectGroupId, environment: 'main', version: 'v1', bundleDir, variables: {} }
}

async function measurePeers(
  folder: string,
  html: string,
  others: Program[],
): Promise<{ each: number; cold: number[]; warm: number[] }> {
  const file = join(folder, 'page.html')
  await writeFile(file, html)
  const cold: number[] = []
  const warm: number[] = []
  let bytes = 0
  for (let index = 0; index < peers; index += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const get = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
    const started = await timed(async () => {
      const server = join(import.meta.dirname, 'bare-server.ts')
      others.push(await startProgram([process.execPath, server, file, String(port)], { until: /listening/ }))
      await get()
    })
    cold.push(started.ms)
    for (let request = 0; request < warmRequests / peers; request += 1) warm.push((await timed(get)).ms)
    bytes += await memoryOf(others.at(-1)?.child.pid ?? 0)
  }
  return { each: bytes / peers, cold, warm }
}

async function memoryBelow(pid: number): Promise<number> {
  const each = await Promise.all(descendantsOf(pid).map((child) => memoryOf(child)))
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

/** Pages that several processes share count in parts. A process that has ended in between has none. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}

function tellMegabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN
}
