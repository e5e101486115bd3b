// The prerender step: pages without server data are rendered once, in the sandbox, by the bundle that will serve.
import type { BuiltRoute } from '@joinery/compiler'
import type { AppVersion } from '@joinery/runtime'
import * as z from 'zod'

import type { Services } from '../context.ts'
import { type BuiltDeployment, type StoredFile, storedFilesSchema } from './build-deployment.ts'
import { deployedVersion } from './deployed-version.ts'
import { PublishFailed } from './publish-outcomes.ts'
import type { PublishRun } from './run-publish.ts'

const atOnce = 4
const pageTimeoutMs = 20_000

export const prerenderedPagesSchema = z.object({
  /** By URL path, as in `deployment.files`. */
  files: storedFilesSchema,
  /** Route pattern → URL path of its document. */
  documents: z.record(z.string(), z.string()),
})
export type PrerenderedPages = z.infer<typeof prerenderedPagesSchema>

/** @throws PublishFailed when a page cannot be rendered: it would fail for every visitor too */
export async function prerenderPages(
  services: Services,
  run: PublishRun,
  built: BuiltDeployment,
): Promise<PrerenderedPages> {
  const waiting = built.routes.filter(isPrerendered)
  const pages: PrerenderedPages = { files: {}, documents: {} }
  if (waiting.length === 0) return pages
  const { projectGroupId } = run.deployment
  const app = await deployedVersion(services, { projectGroupId, ...built })
  await Promise.all(
    Array.from({ length: Math.min(atOnce, waiting.length) }, async () => {
      for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
        const file = await prerender(services, run, app, route.pattern)
        if (file === null) continue
        pages.files[route.pattern] = file
        pages.documents[route.pattern] = route.pattern
      }
    }),
  )
  const count = Object.keys(pages.files).length
  await run.log(`Rendered ${count === 1 ? 'one page' : `${count} pages`} ahead of time.`)
  return pages
}

/** A pattern with a parameter stands for any number of pages: those are rendered when somebody asks. */
function isPrerendered(route: BuiltRoute): boolean {
  return !route.hasServerData && !route.pattern.includes('[')
}

async function prerender(
  services: Services,
  run: PublishRun,
  app: AppVersion,
  path: string,
): Promise<StoredFile | null> {
  const url = new URL(path, services.addresses.publishedUrl(app.projectGroupId))
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(pageTimeoutMs)])
  const response = await services.runtime.fetch(app, new Request(url, { signal, headers: { accept: 'text/html' } }))
  const contentType = response.headers.get('content-type') ?? ''
  const body = new Uint8Array(await response.arrayBuffer())
  if (response.status === 503) {
    // The sandbox did not start: its reason is plain text. Whether ours or the app's fault, a repeat would say the same.
    throw new PublishFailed(`The app could not be started: ${new TextDecoder().decode(body).slice(0, 500)}`)
  }
  if (response.status >= 500) {
    throw new PublishFailed(`The page ${path} could not be rendered. Open it in the preview to see why.`, [
      { severity: 'error', code: 'runtime.error', message: `${path} answered ${response.status}.` },
    ])
  }
  // A page that redirects or is not found decides so per request.
  if (response.status !== 200 || !contentType.startsWith('text/html')) return null
  return { hash: await services.blobs.put(body), contentType: 'text/html; charset=utf-8' }
}
