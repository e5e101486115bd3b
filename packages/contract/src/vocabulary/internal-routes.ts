// The two forms of internal paths (specification 2): public with the create prefix, internal from /v0/.
import { errorMessages } from './error-catalogue.ts'

/** Ours (decisions, "Routes"): `/api/create/X` ↔ `/v0/X`. */
export const createPrefix = '/api/create'
export const internalPrefix = '/v0/'

/** Specification 2: a path that starts with /v0/ is valid. */
export function isInternalPath(path: string): boolean {
  return path.startsWith(internalPrefix)
}

export function isCreatePath(path: string): boolean {
  return path.startsWith(`${createPrefix}/`)
}

/**
 * `/api/create/X` → `/v0/X`; a path in the internal form stays as it is.
 *
 * @param path with its query, if any
 * @throws Error 'Path is not a valid internal Create route. …' for every other path
 */
export function toInternalPath(path: string): string {
  if (isInternalPath(path)) return path
  if (!isCreatePath(path)) throw new Error(errorMessages.invalidInternalRoute)
  return internalPrefix + path.slice(createPrefix.length + 1)
}

/**
 * `/v0/X` → `/api/create/X`.
 *
 * @throws Error 'Path is not a valid internal Create route. …' when the path is not internal
 */
export function toCreatePath(path: string): string {
  if (!isInternalPath(path)) throw new Error(errorMessages.invalidInternalRoute)
  return `${createPrefix}/${path.slice(internalPrefix.length)}`
}
