import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { findChromium } from '../fixtures/find-chromium.ts'
import { notesApp } from '../fixtures/notes-app.ts'
import { usePreviews } from '../fixtures/use-previews.ts'

const browserTest = test.skipIf(findChromium() === null)
const preview = usePreviews()

/** Serves a build: assets from memory, everything else by the server bundle. */
async function servePublished() {
  const build = await preview.compiler.buildApp({ files: notesApp })
  if (!build.ok) throw new Error(JSON.stringify(build.diagnostics))
  const folder = await mkdtemp(join(tmpdir(), 'joinery-published-'))
  const file = join(folder, 'app.mjs')
  await writeFile(file, build.server.code)
  const app: { default: { fetch: (request: Request, env: object) => Promise<Response> } } = await import(
    pathToFileURL(file).href
  )
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const asset = build.assets.find((candidate) => candidate.path === path)
    if (asset !== undefined) return void response.writeHead(200, { 'content-type': asset.contentType }).end(asset.bytes)
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    void app.default.fetch(new Request(`http://app.test${path}`), {}).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

browserTest('a published app hydrates without complaints, reacts, and moves between pages', async () => {
  const site = await servePublished()
  const page = await preview.openPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

  await page.goto(site.origin)
  await page.getByText('milk').waitFor()
  // Until hydration is done a click reaches nobody.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Clicked' }).click()
      return page.getByRole('button', { name: 'Clicked' }).textContent()
    })
    .toMatch(/Clicked [1-9]/)
  await page.getByRole('link', { name: 'About' }).click()
  await page.locator('#year', { hasText: '2026' }).waitFor()
  expect(await page.title()).toBe('About')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(250, 248, 243)',
  )

  await page.goto(`${site.origin}/notes/404`)
  await page.getByText('This page does not exist').waitFor()
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  await site.close()
})
