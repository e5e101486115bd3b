// Internal paths in their two forms (specification 2): /api/create/X is /v0/X; the error is the catalogue's (section 8).
import { isCreatePath, toInternalPath } from '@joinery/contract/vocabulary/internal-routes'
import { type Context, Hono } from 'hono'

/** The path in its internal form; paths that are no create paths stay as they are. */
export function rewriteCreatePath(url: string): string {
  return isCreatePath(url) ? toInternalPath(url) : url
}

/** What is left after the rewriting and answered by nobody. */
export const internalRoutes = new Hono()
  .all('/v0', refuse)
  .all('/v0/*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))
  .all('/api/create', refuse)
  .all('/:version{v[0-9]+}', refuse)
  .all('/:version{v[0-9]+}/*', refuse)

/** Internal in looks, but without /v0/ in front: the rule says what is wrong. */
function refuse(c: Context): Response {
  try {
    return c.json({ error: `There is nothing at ${toInternalPath(c.req.path)}.` }, 404)
  } catch (error) {
    return c.json({ error: error instanceof Error ? error.message : String(error) }, 404)
  }
}
