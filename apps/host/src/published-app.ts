// A visitor's request to a published app.
import type { Services } from '@joinery/domain'

import type { AppPlace, AppSignIn } from './app-sign-in/index.ts'
import type { SocketApp } from './app-sockets.ts'
import type { Exchange } from './exchange.ts'
import type { LiveSite, LiveSites } from './live-sites.ts'
import { notPublished, sendPlainPage } from './plain-pages.ts'
import { answerRows } from './rows/answer-rows.ts'
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
  const { files, deployment } = site
  const place = placeOf(services, projectGroupId, site)
  if (await answerRows(services, signIn, place, exchange)) return
  await answerApp(services, signIn, { place, files, serverVersion: () => deployment.serverVersion() }, exchange)
}

/** The app that a visitor's WebSocket goes to; null when nothing is published. */
export async function findPublishedSocketApp(
  services: Services,
  sites: LiveSites,
  projectGroupId: string,
): Promise<SocketApp | null> {
  const site = await sites.read(projectGroupId)
  if (site === null) return null
  return {
    place: placeOf(services, projectGroupId, site),
    serverVersion: () => site.deployment.serverVersion(),
  }
}

function placeOf(services: Services, projectGroupId: string, { deployment }: LiveSite): AppPlace {
  return {
    accounts: { projectGroupId, environment: 'main' },
    origin: new URL(services.addresses.publishedUrl(projectGroupId)).origin,
    isFramed: false,
    revisionId: deployment.revisionId,
    hasPage: (path) => deployment.routes.includes(path),
  }
}
