// Runs inside the sandbox around the app's bundle: request ids on log lines, and errors that workerd would swallow.
import { AsyncLocalStorage } from 'node:async_hooks'

lockObjectPrototype()

const requestIds = new AsyncLocalStorage()
const output = globalThis.console
const longestMessage = 8192

/**
 * A visitor's JSON that an app merges carelessly must not change what later requests find on every object. Frozen alone,
 * the prototype would also forbid objects to have a `toString` of their own: hence the setters, which give them one.
 */
function lockObjectPrototype() {
  const everything = Object.prototype
  for (const name of Reflect.ownKeys(everything)) {
    const { value } = Reflect.getOwnPropertyDescriptor(everything, name)
    if (value === undefined) continue
    if (value !== Object) Object.freeze(value)
    Reflect.defineProperty(everything, name, {
      get: () => value,
      set(own) {
        if (this === everything) throw new TypeError(`Object.prototype.${String(name)} cannot be changed`)
        Reflect.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true })
      },
    })
  }
  Object.freeze(everything)
}

function show(value) {
  if (typeof value === 'string') return value
  if (value instanceof Error) return describe(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

function describe(error) {
  const cause = error.cause === undefined ? '' : `\nCaused by: ${show(error.cause)}`
  return `${error.stack ?? error}${cause}`
}

for (const level of ['log', 'info', 'warn', 'error', 'debug']) {
  const write = output[level].bind(output)
  output[level] = (...values) => {
    const message = values.map(show).join(' ').slice(0, longestMessage)
    write(JSON.stringify({ requestId: requestIds.getStore() ?? null, message }))
  }
}

// What else the console can do says its words as a line like the others, with the request they belong to.
for (const name of ['dir', 'table', 'group', 'groupCollapsed']) output[name] = (...values) => output.log(...values)
output.trace = (...values) =>
  output.log(`${values.map(show).join(' ')}\n${new Error('trace').stack.split('\n').slice(2).join('\n')}`)
output.assert = (isTrue, ...values) => {
  if (!isTrue) output.error('Assertion failed:', ...values)
}

addEventListener('unhandledrejection', (event) => output.error('Unhandled rejection:', event.reason))

for (const name of ['setTimeout', 'setInterval']) {
  const set = globalThis[name]
  globalThis[name] = (callback, ...rest) =>
    set(
      (...values) => {
        try {
          return callback(...values)
        } catch (error) {
          output.error(`Uncaught in ${name}:`, error)
        }
      },
      ...rest,
    )
}

// Imported on first use: a throw or a loop at the top level of the bundle then hits one request, not the boot.
let loading
function load() {
  loading ??= import('./app.js')
  return loading
}

// oxlint-disable-next-line import/no-default-export -- the form of a workerd module
export default {
  fetch(request, env, ctx) {
    const requestId = request.headers.get('x-request-id')
    return requestIds.run(requestId, async () => {
      try {
        const app = await load()
        return await app.default.fetch(request, env, ctx)
      } catch (error) {
        output.error(error)
        return new Response(`Internal error ${requestId}`, {
          status: 500,
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        })
      }
    })
  },
}
