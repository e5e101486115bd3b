// Builds apps from sentences as a person would, lays their screens side by side on sheets, for eyes to judge, and tells
// what a program finds at fault in them.
// node evals/looks/show-looks.ts --out <folder> [--only id,id] [--sentences file.json]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { isTerminal } from '@joinery/contract/vocabulary/statuses'
import * as z from 'zod'

import { type Builder, openBuilder } from '../../bench/builder-client.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { findFaults } from '../../e2e/good-looks.ts'
import { startInstallation } from '../../e2e/installation.ts'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const wishSchema = z.object({ id: z.string(), sentence: z.string() })
type Wish = z.infer<typeof wishSchema>

/** What is looked at: each becomes a set of contact sheets of its own. */
const shots = [
  { name: 'wide', width: 1440, height: 900, colorScheme: 'light', columns: 2, rows: 3 },
  { name: 'dark', width: 1440, height: 900, colorScheme: 'dark', columns: 2, rows: 3 },
  { name: 'phone', width: 360, height: 780, colorScheme: 'light', columns: 6, rows: 2 },
] as const
type Shot = (typeof shots)[number]
const pages = ['first', 'second'] as const
const buildLimitMs = 60_000

const { values: wanted } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, 'out') },
    only: { type: 'string', default: '' },
    sentences: { type: 'string', default: join(import.meta.dirname, 'sentences.json') },
  },
})
const ids = wanted.only.split(',').filter((id) => id !== '')
const wishes = z
  .array(wishSchema)
  .parse(JSON.parse(await readFile(wanted.sentences, 'utf8')))
  .filter(({ id }) => ids.length === 0 || ids.includes(id))
await mkdir(wanted.out, { recursive: true })

const installation = await startInstallation()
const browser = await launchBrowser()
try {
  const builder = await openBuilder(installation.url, 'looks@example.test', 'sign-up')
  for (const wish of wishes) {
    try {
      await show(builder, browser, wish)
    } catch (error) {
      console.error(`${wish.id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  builder.close()
  await laySheets(browser)
} finally {
  await browser.close()
  await installation.remove()
}

async function build({ client }: Builder, sentence: string): Promise<string> {
  const { id: projectGroupId } = await client.projects.create({ prompt: sentence, kind: 'APP' })
  const deadline = Date.now() + buildLimitMs
  for (;;) {
    const { messages } = await client.chat.history({ projectGroupId, limit: 1 })
    const status = messages.at(-1)?.generation.status
    if (status !== undefined && isTerminal(status)) return projectGroupId
    if (Date.now() > deadline) throw new Error('It was not built in time.')
    await sleep(150)
  }
}

/** First page and one page behind it (a record, else a form; behind a door what members see), in each of the shots. */
async function show(builder: Builder, shown: Browser, { id, sentence }: Wish): Promise<void> {
  const projectGroupId = await build(builder, sentence)
  const { url } = await builder.client.preview.open({ projectGroupId })
  let second: string | null = null
  /** Who came first is the one who finds rows in an app behind a door. */
  let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []
  for (const { name, width, height, colorScheme } of shots) {
    const page = await shown.newPage({ viewport: { width, height }, colorScheme })
    await visit(page, url)
    await page.screenshot({ path: join(wanted.out, `${id}-${name}-first.png`) })
    second ??= await findSecond(page)
    await tellFaults(page, `${id}, ${name}`)
    if (second !== null) {
      const hasDoor = second.startsWith('/account/signup')
      if (hasDoor && cookies.length > 0) await page.context().addCookies(cookies)
      await visit(page, hasDoor && cookies.length > 0 ? url : new URL(second, url).href)
      if (hasDoor && cookies.length === 0) {
        await goIn(page, `${id}@example.test`)
        cookies = await page.context().cookies()
      }
      await page.screenshot({ path: join(wanted.out, `${id}-${name}-second.png`) })
      await tellFaults(page, `${id}, ${name}, ${second}`)
    }
    await page.close()
  }
  console.log(`${id}: ${second ?? 'one page'}`)
}

/** Makes an account and waits for what it opens. */
async function goIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('long enough for a look')
  await page.locator('form button').first().click()
  await page.waitForURL((at) => !at.pathname.startsWith('/account/'))
  await visit(page, page.url())
}

async function tellFaults(page: Page, place: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overhang > 0) console.log(`${place}: ${overhang} px too wide`)
  for (const fault of await findFaults(page)) console.log(`${place}: ${fault}`)
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('main').first().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    // What is further down and lazy never comes.
    const eager = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.all(eager.map((image) => image.decode().catch(() => undefined)))
  })
  await sleep(250)
}

async function findSecond(page: Page): Promise<string | null> {
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return (
    paths.find((path) => /\/\d+$/.test(path)) ??
    paths.find((path) => /\/(?:new|contact)$/.test(path)) ??
    paths.find((path) => path !== '/') ??
    null
  )
}

/** Contact sheets of all screens in the folder, those of earlier calls too. */
async function laySheets(shown: Browser): Promise<void> {
  const all = z.array(wishSchema).parse(JSON.parse(await readFile(wanted.sentences, 'utf8')))
  const page = await shown.newPage({ viewport: { width: 1580, height: 1000 } })
  for (const shot of shots) {
    const size = shot.columns * shot.rows
    for (const kind of pages) {
      for (let start = 0; start < all.length; start += size) {
        const file = join(wanted.out, `sheet-${shot.name}-${kind}-${1 + start / size}.html`)
        await writeFile(file, sheet(all.slice(start, start + size), shot, kind))
        await page.goto(`file://${file}`)
        await page.screenshot({ path: file.replace('.html', '.png'), fullPage: true })
      }
    }
  }
  await page.close()
}

function sheet(some: readonly Wish[], { name, columns, width, height }: Shot, kind: string): string {
  const one = ({ id, sentence }: Wish) =>
    `<figure><figcaption><b>${id}</b> ${sentence.replaceAll('<', '&lt;')}</figcaption><img alt="" src="${id}-${name}-${kind}.png"></figure>`
  return `<meta charset="utf-8"><style>body{margin:8px;font:13px sans-serif;background:#999;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px}figure{margin:0;min-width:0}figcaption{height:1.3em;overflow:hidden}img{width:100%;aspect-ratio:${width}/${height};display:block}</style>${some.map(one).join('')}`
}
