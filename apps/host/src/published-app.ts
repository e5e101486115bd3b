// A visitor's request to a published app.
import type { Services } from '@joinery/domain'

import type { AppSignIn } from './app-sign-in/index.ts'
import type { Exchange } from './exchange.ts'
import type { LiveSites } from './live-sites.ts'
import { notPublished, sendPlainPage } from './plain-pages.ts'
import { answerApp } from './serve-app.ts'

export async function answerPublished(
  services: Services,
  { sites, signIn }: { sites: LiveSites; signIn: AppSignIn },
  { projectGroupId, ...exchange }: Exchange & { projectGroupId: string },
): Promise<void> {
  const site = await sites.read(projectGroupId)
  if (site === null) {
    sendPlainPage(exchange.response, notPublished)
    return
  }
  const origin = new URL(services.addresses.publishedUrl(projectGroupId)).origin
  const { files, deployment } = site
  const { revisionId, routes } = deployment
  const place = {
    accounts: { projectGroupId, environment: 'main' as const },
    origin,
    isFramed: false,
    revisionId,
    hasPage: (path: string) => routes.includes(path),
  }
  await answerApp(services, signIn, { place, files, serverVersion: () => deployment.serverVersion() }, exchange)
}
