// How a path finds its page or function; shared by the compiler and by the router inside generated apps, so no imports here.

export interface RouteMatch {
  pattern: string
  params: Record<string, string>
}

/**
 * Finds the pattern that answers for a path. Static segments beat `[id]`, `[id]` beats `[...rest]`.
 *
 * @param patterns for example `/notes/[id]`
 */
export function matchRoute(patterns: readonly string[], pathname: string): RouteMatch | null {
  const parts = splitPath(pathname)
  let best: { match: RouteMatch; rank: string } | null = null
  for (const pattern of patterns) {
    const found = matchPattern(pattern, parts)
    if (found !== null && (best === null || found.rank < best.rank)) {
      best = { match: { pattern, params: found.params }, rank: found.rank }
    }
  }
  return best?.match ?? null
}

/** The URL pattern of a folder below `web/app`: groups such as `(shop)` do not show in addresses. */
export function routePatternOf(folder: string): string {
  return `/${folder
    .split('/')
    .filter((part) => part !== '' && !/^\(.*\)$/.test(part))
    .join('/')}`
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function matchPattern(pattern: string, parts: string[]): { params: Record<string, string>; rank: string } | null {
  const params: Record<string, string> = {}
  const segments = splitPath(pattern)
  let rank = ''
  for (const [index, segment] of segments.entries()) {
    const rest = /^\[\.\.\.(\w+)\]$/.exec(segment)?.[1]
    if (rest !== undefined) {
      if (index >= parts.length) return null
      params[rest] = parts.slice(index).map(decode).join('/')
      return { params, rank: `${rank}2` }
    }
    const part = parts[index]
    if (part === undefined) return null
    const name = /^\[(\w+)\]$/.exec(segment)?.[1]
    if (name === undefined && segment !== decode(part)) return null
    if (name !== undefined) params[name] = decode(part)
    rank += name === undefined ? '0' : '1'
  }
  return segments.length === parts.length ? { params, rank } : null
}
