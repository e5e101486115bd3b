// The first path as a person and their visitors live it: sentence → preview → edit → publish → visit.
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser, Page } from 'playwright-core'

import { getPlain, launchBrowser } from '../e2e/browser.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { type Builder, openBuilder } from './builder-client.ts'
import { readSteps, tellSteps } from './read-steps.ts'
import { median, type Row, tellSpeedup, tellTime, timed, wallClock } from './samples.ts'
import { measureStaticPages } from './static-pages.ts'
import { createVitePeer, type VitePeer } from './vite-peer.ts'

const email = 'bench@example.test'
const benchPage = 'web/app/bench/page.jsx'

interface Bench {
  installation: Installation
  builder: Builder
  browser: Browser
  projectGroupId: string
  rounds: number
}

export interface FirstPathResult {
  rows: Row[]
  /** Where the time goes, one line each. */
  notes: string[]
}

export async function measureFirstPath(rounds: number): Promise<FirstPathResult> {
  const installation = await startInstallation({}, { isFirstStart: true })
  const browser = await launchBrowser()
  let builder = await openBuilder(installation.url, email, 'sign-up')
  let peer: VitePeer | null = null
  try {
    const notes: string[] = []
    const sentences = await measureSentences({ installation, builder, browser, rounds })
    notes.push(...sentences.notes)
    const bench: Bench = { installation, builder, browser, projectGroupId: sentences.projectGroupId, rounds }
    await save(bench, benchSource('before'))
    peer = await createVitePeer(await readFiles(bench))
    const edits = await measureEdits(bench, peer)
    const publishes = await measurePublishes(bench, peer)
    notes.push(...publishes.notes)
    const pages = await measureStaticPages(`${publishes.address}/bench`, rounds)
    builder.close()
    const sleeping = await measureSleepingApp(installation, publishes.address, rounds)
    return { rows: [...sentences.rows, ...edits, ...publishes.rows, ...sleeping, ...pages], notes }
  } finally {
    builder.close()
    await peer?.remove()
    await browser.close()
    await installation.remove()
  }
}

async function measureSentences(
  bench: Omit<Bench, 'projectGroupId'>,
): Promise<{ rows: Row[]; notes: string[]; projectGroupId: string }> {
  const { installation, builder, browser, rounds } = bench
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(builder.cookies)
  const names = ['Fernwatch', 'Tallybook', 'Northshelf', 'Quillbox', 'Mossline', 'Harborlog', 'Larkspur', 'Wickerby']
  const times: number[] = []
  const notes: string[] = []
  let projectGroupId = ''
  for (const name of names.slice(0, rounds + 1)) {
    const page = await context.newPage()
    await page.goto(installation.url)
    await page
      .getByRole('textbox', { name: 'Describe your app' })
      .fill(`An app called ${name} to keep my plants with name, room, light and notes`)
    const { ms } = await timed(async () => {
      await page.getByRole('button', { name: 'Build it' }).click()
      const app = page.frameLocator('iframe[title="Preview of your app"]')
      await app.getByText(name).first().waitFor()
      await app
        .getByRole('link', { name: /add an? .*plant/i })
        .first()
        .waitFor()
    })
    times.push(ms)
    projectGroupId = /\/build\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
    await waitForEnd(builder, projectGroupId)
    notes.push(`Sentence → preview, ${name}: ${await describeRun(builder, projectGroupId)}`)
    await page.close()
  }
  await context.close()
  const [first = 0, ...later] = times
  const peer = ''
  return {
    projectGroupId,
    notes,
    rows: [
      {
        measure: 'Sentence → first rendered preview, first ever',
        ours: tellTime([first]),
        peer,
        ratio: '',
        aim: '≤ 5 s',
      },
      {
        measure: 'Sentence → first rendered preview, later ones',
        ours: tellTime(later),
        peer,
        ratio: '',
        aim: '≤ 5 s',
      },
    ],
  }
}

async function waitForEnd({ client }: Builder, projectGroupId: string): Promise<void> {
  for (;;) {
    const project = await client.projects.get({ projectGroupId })
    if (!project.isBuilding) return
    await sleep(50)
  }
}

/** What of a run took longest, by the times its events were written down. */
async function describeRun({ client }: Builder, projectGroupId: string): Promise<string> {
  const { messages } = await client.chat.history({ projectGroupId })
  const [message] = messages
  if (message === undefined) return 'no run'
  const start = message.generation.createdAt.getTime()
  const spans = message.events.map(({ at, event }, index) => ({
    at: at.getTime() - start,
    took: at.getTime() - (message.events[index - 1]?.at.getTime() ?? start),
    what: event.type === 'tool.finished' ? `tool “${event.title}”` : event.type,
  }))
  const longest = spans.toSorted((a, b) => b.took - a.took).slice(0, 4)
  const told = longest.map(({ what, took, at }) => `${what} ${took} ms (ended at ${at} ms)`)
  return `the run took ${spans.at(-1)?.at ?? 0} ms; longest: ${told.join(', ')}`
}

function benchSource(words: string): string {
  return `const lines = [${JSON.stringify(words)}]

export default function Page() {
  return (
    <main className="mx-auto max-w-xl p-8">
      <h1 className="text-2xl">Bench</h1>
      <p id="bench">{lines.join(' ')}</p>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index} className="py-1 text-sm">Line {index} of a page that is as long as pages are.</p>
      ))}
    </main>
  )
}
`
}

async function save({ builder, projectGroupId }: Bench, content: string): Promise<void> {
  const { revisionId } = await builder.client.revisions.files({ projectGroupId })
  const { diagnostics } = await builder.client.revisions.save({
    projectGroupId,
    baseRevisionId: revisionId,
    changes: [{ path: benchPage, content }],
    message: '',
  })
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new Error(JSON.stringify(diagnostics))
}

async function readFiles({ builder, projectGroupId }: Bench): Promise<Record<string, string>> {
  const { files } = await builder.client.revisions.files({ projectGroupId })
  const contents = await Promise.all(
    files.map(async ({ path }): Promise<[string, string]> => {
      const { content } = await builder.client.revisions.file({ projectGroupId, path })
      return [path, content]
    }),
  )
  return Object.fromEntries(contents)
}

/** The same module in both, changed in turns; a page of each notes when its DOM has the new words. */
async function measureEdits(bench: Bench, peer: VitePeer): Promise<Row[]> {
  const { browser, builder, projectGroupId, rounds } = bench
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = await peer.startServer(port)
  const context = await browser.newContext()
  try {
    const { url } = await builder.client.preview.open({ projectGroupId })
    const ourPage = await openWatched(await context.newPage(), new URL('/bench', url).href)
    const theirPage = await openWatched(await context.newPage(), `http://localhost:${port}/bench?bare`)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds * 3; round += 1) {
      const words = `edit ${round} of ${projectGroupId}`
      const { revisionId } = await builder.client.revisions.files({ projectGroupId })
      const changes = [{ path: benchPage, content: benchSource(words) }]
      await ourPage.bringToFront()
      const ourStart = wallClock()
      await builder.client.revisions.save({ projectGroupId, baseRevisionId: revisionId, changes, message: '' })
      ours.push((await shownAt(ourPage, words)) - ourStart)
      await theirPage.bringToFront()
      const theirStart = wallClock()
      await writeFile(`${peer.folder}/${benchPage}`, benchSource(words))
      theirs.push((await shownAt(theirPage, words)) - theirStart)
      await sleep(100)
    }
    const row: Row = {
      measure: 'Edit → DOM (save a version over the socket)',
      ours: tellTime(ours),
      peer: `${tellTime(theirs)} (Vite dev server, file write)`,
      ratio: tellSpeedup(ours, theirs),
      aim: '≥ 4×',
    }
    return [row]
  } finally {
    await context.close()
    await server.stop()
  }
}

async function openWatched(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await page.locator('#bench').waitFor()
  await page.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const words = document.querySelector('#bench')?.textContent ?? ''
      seen[words] ??= performance.timeOrigin + performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return page
}

async function shownAt(page: Page, words: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => Reflect.get(Reflect.get(globalThis, 'seen'), wanted), words, {
    timeout: 20_000,
    polling: 20,
  })
  return Number(await found.jsonValue())
}

async function measurePublishes(
  bench: Bench,
  peer: VitePeer,
): Promise<{ rows: Row[]; notes: string[]; address: string }> {
  const first = await publishOnce(bench)
  const ours: number[] = []
  const theirs: number[] = []
  const notes = [`First publish: ${await describePublish(bench, first.id)}`]
  for (let round = 0; round < bench.rounds; round += 1) {
    await save(bench, benchSource(`publish ${round}`))
    const { ms, id } = await publishOnce(bench)
    ours.push(ms)
    notes.push(`Publish ${round + 1}: ${await describePublish(bench, id)}`)
    theirs.push(await peer.build())
  }
  const peerText = `${tellTime(theirs)} (\`vite build\` of its client side)`
  return {
    address: first.address,
    notes,
    rows: [
      {
        measure: 'First publish (makes the production database), start to live',
        ours: tellTime([first.ms]),
        peer: peerText,
        ratio: tellSpeedup([first.ms], theirs),
        aim: '',
      },
      {
        measure: 'Later publish (server bundle, prerender and switch included), start to live',
        ours: tellTime(ours),
        peer: peerText,
        ratio: tellSpeedup(ours, theirs),
        aim: '≥ 6×',
      },
    ],
  }
}

async function publishOnce({ builder, projectGroupId }: Bench): Promise<{ ms: number; id: string; address: string }> {
  const { client } = builder
  const { ms, result } = await timed(async () => {
    const { id } = await client.publish.start({ projectGroupId, firstData: 'development_rows' })
    for (;;) {
      const { latest, url } = await client.publish.get({ projectGroupId })
      if (latest?.id === id && latest.status === 'SUCCESS') return { id, address: url }
      if (latest?.id === id && latest.completedAt !== null) throw new Error(`publish: ${latest.failureReason}`)
      await sleep(10)
    }
  })
  return { ms, ...result }
}

async function describePublish({ installation }: Bench, jobId: string): Promise<string> {
  return tellSteps(await readSteps(installation.dataDir, jobId))
}

/** The server's restart ends every app; the next visitor wakes it. */
async function measureSleepingApp(installation: Installation, address: string, rounds: number): Promise<Row[]> {
  const asleep: number[] = []
  const awake: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await installation.restart()
    await sleep(1000)
    for (const times of [asleep, awake]) {
      const { ms, result } = await timed(() => getPlain(address))
      if (result.status !== 200) throw new Error(`${address} answered ${result.status}`)
      times.push(ms)
    }
  }
  const row: Row = {
    measure: 'First request to a sleeping app (server-rendered page with rows)',
    ours: tellTime(asleep),
    peer: `${tellTime(awake)} (the next request)`,
    ratio: `${(median(asleep) / median(awake)).toFixed(1)}× as long`,
    aim: '≤ 150 ms',
  }
  return [row]
}
