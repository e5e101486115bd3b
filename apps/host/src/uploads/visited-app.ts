// Which app, in which environment, the visitor of a hostname uses.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { IncomingMessage } from 'node:http'

export interface VisitedApp {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** The app's own origin; what other pages send is theirs. */
  origin: string
}

/**
 * Whether a browser says that another site's page sends this. Programs that are no browsers say nothing: they carry no
 * visitor's rights that could be misused.
 */
export function isFromElsewhere(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return request.headers.origin !== undefined && request.headers.origin !== origin
}
