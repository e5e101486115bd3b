// Previews and published apps by hostname; nothing else (DESIGN section 2).
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Services } from '@joinery/domain'
import { createTokenReader } from '@joinery/domain/preview'

import { type AppSignInOptions, createAppSignIn } from './app-sign-in/index.ts'
import { createAppSockets, mayOpenSocket, refuseUpgrade, type Upgrade } from './app-sockets.ts'
import { carryOut, type Exchange, hasPath } from './exchange.ts'
import { createHandedIn, isUserContentHost } from './handed-in.ts'
import { createLiveSites } from './live-sites.ts'
import { createLiveSockets } from './live-sockets.ts'
import { answerPlaceholder } from './placeholders/answer-placeholder.ts'
import { notPublished, previewEnded, sendPlainPage } from './plain-pages.ts'
import { createPreviewAssets } from './preview-assets.ts'
import { answerPreview, findPreviewSocketApp } from './preview-app.ts'
import { answerPublished, findPublishedSocketApp } from './published-app.ts'
import { answerStaticNow } from './serve-app.ts'
import type { VisitedApp } from './uploads/visited-app.ts'

const previewPrefix = 'preview-'

/** `name` is the hostname without the hosted domain: `preview-{token}` or a project group's id. */
export interface Host {
  /** Answers in every case; static files that are in memory at once and without a promise. */
  handle(name: string, request: IncomingMessage, response: ServerResponse): void
  upgrade(name: string, request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** @param options.onError is told about faults of ours, with the id that the visitor's answer carries */
export function createHost(
  services: Services,
  options: { onError?: (error: unknown, requestId: string) => void; signIn?: AppSignInOptions } = {},
): Host {
  const signIn = createAppSignIn(services, options.signIn)
  const sites = createLiveSites(services)
  const sockets = createLiveSockets()
  const appSockets = createAppSockets(services, signIn)
  const findTarget = createTokenReader(services)
  const findAsset = createPreviewAssets(services)
  const handedIn = createHandedIn(services, (error, requestId) => options.onError?.(error, requestId))

  async function findVisitedApp(name: string): Promise<VisitedApp | null> {
    const { addresses } = services
    if (!name.startsWith(previewPrefix)) {
      const site = await sites.read(name)
      const origin = new URL(addresses.publishedUrl(name)).origin
      return site === null ? null : { projectGroupId: name, environment: 'main', origin }
    }
    const token = name.slice(previewPrefix.length)
    const target = await findTarget(token)
    const origin = new URL(addresses.previewUrl(token)).origin
    return target === null ? null : { projectGroupId: target.projectGroupId, environment: 'development', origin }
  }

  async function answerHandedIn(name: string, exchange: Exchange): Promise<void> {
    const app = await findVisitedApp(name)
    if (app !== null) await handedIn.answer(app, exchange)
    else sendPlainPage(exchange.response, name.startsWith(previewPrefix) ? previewEnded : notPublished)
  }

  function answer(name: string, exchange: Exchange): Promise<void> {
    if (isUserContentHost(name)) return handedIn.answerUserContent(exchange)
    if (handedIn.isFor(exchange.request.url ?? '/')) return answerHandedIn(name, exchange)
    if (name.startsWith(previewPrefix)) {
      return answerPreview(
        services,
        { findTarget, findAsset, signIn },
        { ...exchange, token: name.slice(previewPrefix.length) },
      )
    }
    return answerPublished(services, { sites, signIn }, { ...exchange, projectGroupId: name })
  }

  function handle(name: string, request: IncomingMessage, response: ServerResponse): void {
    if (!hasPath(request, response) || answerPlaceholder(request, response)) return
    const site = sites.peek(name)
    if (site !== undefined && site !== null && answerStaticNow(site, request, response)) return
    carryOut(
      { request, response },
      (exchange) => answer(name, exchange),
      (error, requestId) => options.onError?.(error, requestId),
    )
  }

  async function attachSocket(name: string, upgrade: Upgrade): Promise<void> {
    const path = upgrade.request.url?.split('?')[0] ?? '/'
    const token = name.startsWith(previewPrefix) ? name.slice(previewPrefix.length) : null
    if (token !== null && path === '/_joinery/live') return attachLiveSocket(token, upgrade)
    if (!mayOpenSocket(upgrade.request)) return refuseUpgrade(upgrade.socket, '404 Not Found')
    const app =
      token === null
        ? await findPublishedSocketApp(services, sites, name)
        : await findPreviewSocketApp(services, { findTarget, signIn }, token)
    if (app === null) refuseUpgrade(upgrade.socket, '404 Not Found')
    else await appSockets.attach(app, upgrade)
  }

  async function attachLiveSocket(token: string, { request, socket, head }: Upgrade): Promise<void> {
    // Other pages may open sockets to any address: only the preview itself may listen.
    const origin = new URL(services.addresses.previewUrl(token)).origin
    const target = request.headers.origin === origin ? await findTarget(token) : null
    if (target === null) refuseUpgrade(socket, '403 Forbidden')
    else sockets.attach(await services.previews.open(target), request, socket, head)
  }

  return {
    handle,
    upgrade(name, request, socket, head) {
      socket.on('error', () => socket.destroy())
      attachSocket(name, { request, socket, head }).catch((error: unknown) => {
        options.onError?.(error, randomUUID())
        refuseUpgrade(socket, '500 Internal Server Error')
      })
    },
    close() {
      sockets.close()
      appSockets.close()
      sites.close()
    },
  }
}
