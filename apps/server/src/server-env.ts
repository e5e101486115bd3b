// What every request and every procedure of the builder finds in its context.
import type { DomainContext, Services } from '@joinery/domain'

/** Handed to a procedure before its middleware looked up who calls. */
export interface CallContext {
  services: Services
  /** Looked up anew for every call, so that signing out closes an open socket's door at once. */
  sessionToken: string | null
  requestId: string
}

/** After the session check. */
export interface SignedInContext extends CallContext {
  ctx: DomainContext
}
