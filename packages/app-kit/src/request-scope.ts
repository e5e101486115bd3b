// The request that server code works on at the moment, so that `getSession()` needs no argument.
import { AsyncLocalStorage } from 'node:async_hooks'

// A bundle may hold this module twice; there must be one scope.
const key = Symbol.for('joinery.request-scope')

function scope(): AsyncLocalStorage<Request> {
  const known: unknown = Reflect.get(globalThis, key)
  if (known instanceof AsyncLocalStorage) return known
  const made = new AsyncLocalStorage<Request>()
  Reflect.set(globalThis, key, made)
  return made
}

export function withRequest<T>(request: Request, work: () => T): T {
  return scope().run(request, work)
}

/** @throws Error outside of a request, for example at the top of a module */
export function currentRequest(): Request {
  const request = scope().getStore()
  if (request === undefined) throw new Error('This works while a request is answered, not while a module is loaded.')
  return request
}
