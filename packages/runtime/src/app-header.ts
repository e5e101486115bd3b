// How a request on the supervisor's socket says which app it is for, and what else travels beside the app's own headers.
import type { AppVersion } from './runtime.ts'

export const appHeader = 'x-joinery-app'
export const requestIdHeader = 'x-request-id'

/** Large enough for an app's variables; nobody but the server reaches the socket. */
export const maxHeaderBytes = 512 * 1024

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/** Headers that belong to one connection or to us, and are not passed on. */
export function staysBehind(name: string): boolean {
  const lower = name.toLowerCase()
  return hopByHop.has(lower) || lower.startsWith('x-joinery-') || lower === requestIdHeader
}

export function encodeApp(app: AppVersion): string {
  const { projectGroupId, environment, copyId, version, bundleDir, variables } = app
  return encodeURIComponent(JSON.stringify({ projectGroupId, environment, copyId, version, bundleDir, variables }))
}

/** Written by `encodeApp` of the same program, so it is not checked. */
export function decodeApp(value: string): AppVersion {
  const app: AppVersion = JSON.parse(decodeURIComponent(value))
  return app
}
