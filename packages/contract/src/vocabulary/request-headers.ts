// Which headers requests of the product carry (specification 7; the names are ours: decisions, "Headers").
import { isSpecialIntegrationPath } from './integration-paths.ts'

export const requestHeaders = {
  projectId: 'x-project-id',
  projectGroupId: 'x-project-group-id',
  deploymentProtectionBypass: 'x-deployment-protection-bypass',
  internalAuth: 'x-internal-auth',
} as const

/** Said by us to an app; from outside they would be a lie. The bypass header is for outsiders and passes. */
export const internalHeaders: readonly string[] = [
  requestHeaders.internalAuth,
  requestHeaders.projectId,
  requestHeaders.projectGroupId,
]

/** @param name in any case */
export function isInternalHeader(name: string): boolean {
  return internalHeaders.includes(name.toLowerCase())
}

/**
 * The headers to add to a request of the product's side (specification 7): same-origin and product addresses carry the
 * project identifier, the two special integration paths and external addresses nothing.
 *
 * @param request.url absolute, or relative to `pageOrigin`
 */
export function extraHeadersFor(request: {
  url: string
  pageOrigin: string
  productOrigins: readonly string[]
  projectId: string
}): Record<string, string> {
  const url = URL.parse(request.url, request.pageOrigin)
  if (url === null) return {}
  const isOwn = url.origin === new URL(request.pageOrigin).origin || request.productOrigins.includes(url.origin)
  if (!isOwn || isSpecialIntegrationPath(url.pathname)) return {}
  return { [requestHeaders.projectId]: request.projectId }
}
