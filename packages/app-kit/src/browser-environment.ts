// The variables that pages may read. Everybody who opens the app can read them too.
import { isBrowserVariable } from '@joinery/contract/vocabulary/environment-names'

import { readEnvironment } from './environment.ts'

/** Id of the document's element that carries them. */
export const environmentElementId = 'joinery-env'

type Variables = Record<string, string | undefined>
let fromDocument: Variables | null = null

function read(): Variables {
  if (typeof document === 'undefined') return browserVariables()
  const element = document.getElementById(environmentElementId)
  fromDocument ??= element === null ? {} : JSON.parse(element.textContent)
  return fromDocument ?? {}
}

/** What a document is given, of all that the process has. */
export function browserVariables(): Variables {
  return Object.fromEntries(Object.entries(readEnvironment()).filter(([name]) => isBrowserVariable(name)))
}

/** Public variables of the app, in pages and components: `env.PUBLIC_MAPS_KEY`. Secrets are in the server's `env`. */
export const env: Readonly<Variables> = new Proxy<Variables>(
  {},
  { get: (_, name) => (typeof name === 'string' ? read()[name] : undefined), has: (_, name) => name in read() },
)
