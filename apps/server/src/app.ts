// The builder's own origin over HTTP: sign-in, health, and the interface. Procedures travel over the live socket.
import type { Addresses } from '@joinery/domain'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { Auth } from './auth.ts'
import type { InterfaceFiles } from './interface-files.ts'
import type { Logger } from './logger.ts'
import { internalRoutes } from './routes/internal-routes.ts'

export interface AppParts {
  auth: Pick<Auth, 'handler'>
  interfaceFiles: InterfaceFiles
  pictureRoutes: Hono
  logRoutes: Hono
  sheetFileRoutes: Hono
  /** These two take larger bodies than the rest, and bound them by themselves. */
  csvRoutes: Hono
  attachmentRoutes: Hono
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  /** Whether generated code runs inside the outer wall now. */
  isWalled: () => boolean
  logger: Logger
}

export function createApp({
  auth,
  interfaceFiles,
  pictureRoutes,
  logRoutes,
  sheetFileRoutes,
  csvRoutes,
  attachmentRoutes,
  ping,
  isWalled,
  logger,
}: AppParts): Hono {
  const app = new Hono()
  app.route('/', csvRoutes)
  app.route('/', attachmentRoutes)
  app.use('/api/*', bodyLimit({ maxSize: 64 * 1024 }))
  app.on(['GET', 'POST'], '/api/auth/*', (c) => auth.handler(c.req.raw))
  app.get('/healthz', (c) => c.text(`ok\nwalled: ${isWalled() ? 'yes' : 'no'}\n`))
  app.get('/readyz', async (c) => {
    try {
      await ping()
      return c.text('ok')
    } catch (error) {
      logger.warn('The database does not answer', { error })
      return c.text('The database does not answer.', 503)
    }
  })
  app.route('/', logRoutes)
  app.route('/', internalRoutes)
  app.route('/', pictureRoutes)
  app.route('/', sheetFileRoutes)
  app.all('/api/*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))
  app.on(['GET', 'HEAD'], '*', (c) => interfaceFiles.answer(c.req.raw))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    logger.error('A request failed', { method: c.req.method, path: c.req.path, error })
    return c.json({ error: 'Something broke on our side. Try again.' }, 500)
  })
  return app
}

/** Headers of the builder's page. Frames may only show previews and published apps; nothing comes from elsewhere. */
export function pageHeaders(addresses: Addresses): Record<string, string> {
  const { protocol, host } = new URL(addresses.publishedUrl('x'))
  const apps = `${protocol}//*.${host.replace(/^x\./, '')}`
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${addresses.builderOrigin.replace(/^http/, 'ws')}`,
    `frame-src ${apps}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
