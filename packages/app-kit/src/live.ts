// What stays open between a visitor and the server code: WebSockets, event streams, and a channel to reach them all.

/** The sandbox's own: two ends of a socket, the first for the visitor. */
interface SocketEnd extends WebSocket {
  accept(): void
}
declare const WebSocketPair: new () => { 0: SocketEnd; 1: SocketEnd }

/** Keeps a quiet stream from being taken for dead; well below the silence that the runtime allows. */
const beatMs = 15_000
/** A listener that is this far behind has gone without saying so. */
const maxWaiting = 1_000

/**
 * Answers a route's GET with a WebSocket: return `response`, speak through `socket`. Bytes arrive as ArrayBuffer.
 *
 * @throws Response 426 when the request asks for no WebSocket
 */
export function openSocket(request: Request): { socket: WebSocket; response: Response } {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    // oxlint-disable-next-line typescript/only-throw-error -- a route answers with what it throws
    throw Response.json({ error: 'This address speaks WebSocket only.' }, { status: 426 })
  }
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ours.binaryType = 'arraybuffer'
  ours.accept()
  const protocol = request.headers.get('sec-websocket-protocol')?.split(',')[0]?.trim()
  const headers: HeadersInit = protocol === undefined ? {} : { 'sec-websocket-protocol': protocol }
  const init: ResponseInit & { webSocket: SocketEnd } = { status: 101, headers, webSocket: theirs }
  return { socket: ours, response: new Response(null, init) }
}

/** Sends one event; `name` is what the page listens for instead of `message`. */
export type SendEvent = (data: unknown, name?: string) => void

/**
 * Answers a route's GET with an event stream that stays open until the visitor leaves.
 *
 * @param start called once; what it returns is called when the visitor has left
 */
export function eventStream(start: (send: SendEvent) => void | (() => void)): Response {
  const encoder = new TextEncoder()
  let beat: ReturnType<typeof setInterval> | undefined
  let leave: void | (() => void)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      beat = setInterval(() => write(':\n\n'), beatMs)
      leave = start((data, name) => write(writeEvent(data, name)))
    },
    cancel() {
      clearInterval(beat)
      leave?.()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

function writeEvent(data: unknown, name: string | undefined): string {
  // A line break would end the field, so only JSON's own escapes carry one.
  const event = name === undefined ? '' : `event: ${name.replace(/[\r\n]/g, ' ')}\n`
  return `${event}data: ${JSON.stringify(data ?? null)}\n\n`
}

export interface Channel<Message> {
  publish(message: Message): void
  /** @returns ends it */
  subscribe(listener: (message: Message) => void): () => void
}

interface Subscriber<Message> {
  waiting: Message[]
  wake: () => void
}

/**
 * Reaches every socket and stream that subscribed in this process. Make it once, at the top of a module.
 *
 * Listeners run in the request that subscribed, as the sandbox lets each connection be used from its own request only.
 */
export function createChannel<Message>(): Channel<Message> {
  const subscribers = new Set<Subscriber<Message>>()

  async function listen(subscriber: Subscriber<Message>, listener: (message: Message) => void) {
    while (subscribers.has(subscriber)) {
      for (const message of subscriber.waiting.splice(0)) listener(message)
      await new Promise<void>((resolve) => {
        subscriber.wake = resolve
        if (subscriber.waiting.length > 0) resolve()
      })
    }
  }

  return {
    publish(message) {
      for (const subscriber of subscribers) {
        subscriber.waiting.push(message)
        if (subscriber.waiting.length > maxWaiting) subscribers.delete(subscriber)
        subscriber.wake()
      }
    },
    subscribe(listener) {
      const subscriber: Subscriber<Message> = { waiting: [], wake: () => undefined }
      subscribers.add(subscriber)
      listen(subscriber, listener).catch((error: unknown) => {
        subscribers.delete(subscriber)
        // oxlint-disable-next-line no-console -- inside the sandbox the console is the app's log
        console.error('A listener of a channel failed:', error)
      })
      return () => {
        subscribers.delete(subscriber)
        subscriber.wake()
      }
    },
  }
}
