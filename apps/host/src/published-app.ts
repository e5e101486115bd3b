// A visitor's request to a published app.
import type { Services } from '@joinery/domain'

import type { Exchange } from './exchange.ts'
import type { LiveSites } from './live-sites.ts'
import { notPublished, sendPlainPage } from './plain-pages.ts'
import { answerApp } from './serve-app.ts'

export async function answerPublished(
  services: Services,
  sites: LiveSites,
  { projectGroupId, ...exchange }: Exchange & { projectGroupId: string },
): Promise<void> {
  const site = await sites.read(projectGroupId)
  if (site === null) {
    sendPlainPage(exchange.response, notPublished)
    return
  }
  const origin = new URL(services.addresses.publishedUrl(projectGroupId)).origin
  await answerApp(
    services,
    { origin, files: site.files, serverVersion: () => site.deployment.serverVersion() },
    exchange,
  )
}
