// The workerd configuration of one app version: the app, a trusted pinger on the same thread, and one way out.

export interface WorkerdPaths {
  httpSocket: string
  controlSocket: string
  gatewaySocket: string
}

/** The names that workerd reports on its control descriptor once it listens. */
export const socketNames = { http: 'http', control: 'control' } as const

/** Tells workerd, and through it the app, which protocol the visitor used. */
export const protocolHeader = 'x-joinery-protocol'

const compatibilityDate = '2026-10-01'
/** A visitor who leaves is seen by the app as `request.signal`. */
const compatibilityFlags = '["enable_request_signal"]'

export function writeWorkerdConfig(input: {
  paths: WorkerdPaths
  variables: Readonly<Record<string, string>>
  heapMb: number
}): string {
  const { paths, heapMb } = input
  const bindings = Object.entries(input.variables).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-old-space-size=${heapMb}", "--max-semi-space-size=2", "--single-threaded-gc"],
  logging = (structuredLogging = true),
  services = [
    (name = "app", worker = (
      modules = [(name = "main.js", esModule = embed "main.js"), (name = "app.js", esModule = embed "app.js")],
      compatibilityDate = "${compatibilityDate}",
      compatibilityFlags = ${compatibilityFlags},
      bindings = [${bindings.join(', ')}],
      globalOutbound = "gateway")),
    (name = "pinger", worker = (
      modules = [(name = "pinger.js", esModule = "export default { fetch() { return new Response('ok') } }")],
      compatibilityDate = "${compatibilityDate}",
      globalOutbound = "nowhere")),
    (name = "gateway", external = (address = ${text(`unix:${paths.gatewaySocket}`)}, http = (style = proxy))),
    (name = "nowhere", network = (allow = [])),
    (name = "internet", network = (allow = [])),
  ],
  sockets = [
    (name = "${socketNames.http}", address = ${text(`unix:${paths.httpSocket}`)},
     http = (forwardedProtoHeader = "${protocolHeader}"), service = "app"),
    (name = "${socketNames.control}", address = ${text(`unix:${paths.controlSocket}`)}, http = (), service = "pinger"),
  ]);
`
}

/** A Cap'n Proto text literal; everything outside printable ASCII goes in as bytes. */
function text(value: string): string {
  const bytes = [...Buffer.from(value, 'utf8')].map((byte) => {
    if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`
    return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`
  })
  return `"${bytes.join('')}"`
}
