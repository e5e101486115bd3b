// Writes down what happens in a visitor's browser: errors, requests, dialogs, downloads, new windows.
import type {
  BrowserContext,
  ConsoleMessage,
  Dialog,
  Download,
  Frame,
  Page,
  Request,
  Response,
  WebError,
} from 'playwright-core'

import type { Facts, Mark, RequestFact } from './app-session.ts'
import { acceptDialog, type BrowserWindow } from './browser-window.ts'

export interface Recorder {
  steps: string[]
  mark(): Mark
  since(mark?: Mark): Facts
  stepsSince(mark?: Mark): readonly string[]
  /** Requests without an answer so far, without those that are open on purpose (event streams). */
  pending(): number
  /** Grows with every request, answer and navigation. */
  activity(): number
  stop(): void
}

interface Lists {
  pageErrors: string[]
  consoleErrors: string[]
  requests: RequestFact[]
  dialogs: { type: string; message: string }[]
  downloads: { name: string }[]
  popups: { url: string }[]
  navigations: string[]
  effects: string[]
}

const maxKept = 500
const maxText = 2_000
/** A request that runs longer than this is a stream or stuck; waiting for it helps nobody. */
const longRequestMs = 3_000

/**
 * Listens until `stop`.
 *
 * @param onWrite told when an own request begins that may change data
 */
export function startRecorder(window: BrowserWindow, origin: string, onWrite: () => void): Recorder {
  const { context, page: first } = window
  const steps: string[] = []
  const lists: Lists = {
    pageErrors: [],
    consoleErrors: [],
    requests: [],
    dialogs: [],
    downloads: [],
    popups: [],
    navigations: [],
    effects: [],
  }
  const requests = recordRequests(context, origin, (fact) => {
    keepSome(lists.requests, fact)
    if (fact.isOwn && !/^(GET|HEAD|OPTIONS)$/.test(fact.method)) onWrite()
  })
  const onError = (error: WebError) => keepSome(lists.pageErrors, textOfError(error.error()))
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') keepSome(lists.consoleErrors, textOfConsole(message))
  }
  const onDialog = (dialog: Dialog) => {
    keepSome(lists.dialogs, { type: dialog.type(), message: dialog.message().slice(0, maxText) })
    acceptDialog(dialog)
  }
  const onDownload = (download: Download) => keepSome(lists.downloads, { name: download.suggestedFilename() })
  const onPopup = (page: Page) => {
    const popup = { url: page.url() }
    keepSome(lists.popups, popup)
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) popup.url = frame.url()
    })
    page.on('download', onDownload)
    setTimeout(() => void page.close().catch(() => {}), popupMs)
  }
  const onNavigated = (frame: Frame) => {
    if (frame === first.mainFrame()) keepSome(lists.navigations, pathOf(frame.url(), origin))
  }
  window.onEffect = (name) => keepSome(lists.effects, name)
  const onFileChooser = () => keepSome(lists.effects, 'file')
  context.on('weberror', onError)
  context.on('console', onConsole)
  window.onDialog = onDialog
  context.on('page', onPopup)
  first.on('framenavigated', onNavigated)
  first.on('download', onDownload)
  first.on('filechooser', onFileChooser)

  return {
    steps,
    mark: () => ({ at: { ...lengthsOf(lists), steps: steps.length, failedRequests: 0, outsideRequests: 0 } }),
    since: (mark) => factsOf(lists, mark, origin),
    stepsSince: (mark) => steps.slice(mark?.at.steps ?? 0),
    pending: requests.pending,
    activity: () => requests.activity() + lists.navigations.length + lists.dialogs.length,
    stop() {
      requests.stop()
      context.off('weberror', onError).off('console', onConsole).off('page', onPopup)
      first.off('framenavigated', onNavigated).off('download', onDownload).off('filechooser', onFileChooser)
      window.onEffect = () => {}
      window.onDialog = acceptDialog
    },
  }
}

/** Long enough for a new window to name its address. */
const popupMs = 400

function keepSome<T>(list: T[], value: T): void {
  if (list.length < maxKept) list.push(value)
}

function lengthsOf(lists: Lists): Record<keyof Lists, number> {
  return {
    pageErrors: lists.pageErrors.length,
    consoleErrors: lists.consoleErrors.length,
    requests: lists.requests.length,
    dialogs: lists.dialogs.length,
    downloads: lists.downloads.length,
    popups: lists.popups.length,
    navigations: lists.navigations.length,
    effects: lists.effects.length,
  }
}

function factsOf(lists: Lists, mark: Mark | undefined, origin: string): Facts {
  const requests = lists.requests.slice(mark?.at.requests ?? 0)
  const outsideHosts = lists.requests.filter((each) => !each.isOwn).map((each) => originOf(each.url))
  const isOfOutside = (text: string) => outsideHosts.some((host) => host !== '' && text.includes(host))
  return {
    pageErrors: lists.pageErrors.slice(mark?.at.pageErrors ?? 0),
    consoleErrors: lists.consoleErrors
      .slice(mark?.at.consoleErrors ?? 0)
      .filter((text) => !isOfOutside(text) && !text.includes(`${origin}/favicon.ico`)),
    requests,
    failedRequests: requests.filter(hasFailed),
    outsideRequests: requests.filter((each) => !each.isOwn),
    dialogs: lists.dialogs.slice(mark?.at.dialogs ?? 0),
    downloads: lists.downloads.slice(mark?.at.downloads ?? 0),
    popups: lists.popups.slice(mark?.at.popups ?? 0),
    navigations: lists.navigations.slice(mark?.at.navigations ?? 0),
    effects: lists.effects.slice(mark?.at.effects ?? 0),
  }
}

function hasFailed(request: RequestFact): boolean {
  if (!request.isOwn || request.path === '/favicon.ico') return false
  if (request.status !== null) return request.status >= 400
  // A page that is left, and code that changes its mind, break requests off.
  return request.failure !== null && !/ERR_ABORTED|ERR_BLOCKED_BY_RESPONSE/.test(request.failure)
}

function recordRequests(context: BrowserContext, origin: string, keep: (fact: RequestFact) => void) {
  const open = new Map<Request, { fact: RequestFact; startedAt: number }>()
  let activity = 0
  const onRequest = (request: Request) => {
    if (/^(data|blob|about|chrome-extension):/.test(request.url())) return
    activity += 1
    const fact = factOf(request, origin)
    open.set(request, { fact, startedAt: Date.now() })
    keep(fact)
  }
  const onResponse = (response: Response) => {
    activity += 1
    const entry = open.get(response.request())
    if (entry !== undefined) entry.fact.status = response.status()
  }
  const onFinished = (request: Request) => {
    activity += 1
    open.delete(request)
  }
  const onFailed = (request: Request) => {
    activity += 1
    const entry = open.get(request)
    if (entry !== undefined) entry.fact.failure = request.failure()?.errorText ?? 'failed'
    open.delete(request)
  }
  context.on('request', onRequest)
  context.on('response', onResponse)
  context.on('requestfinished', onFinished)
  context.on('requestfailed', onFailed)
  return {
    activity: () => activity,
    pending: () => {
      const now = Date.now()
      return [...open.values()].filter(
        ({ fact, startedAt }) => fact.resourceType !== 'eventsource' && now - startedAt < longRequestMs,
      ).length
    },
    stop() {
      context.off('request', onRequest).off('response', onResponse)
      context.off('requestfinished', onFinished).off('requestfailed', onFailed)
    },
  }
}

function factOf(request: Request, origin: string): RequestFact {
  const url = request.url()
  const isOwn = url === origin || url.startsWith(`${origin}/`)
  return {
    method: request.method(),
    url: url.slice(0, maxText),
    path: pathOf(url, origin),
    isOwn,
    resourceType: request.resourceType(),
    status: null,
    failure: null,
    body: request.postData()?.slice(0, 20_000) ?? null,
  }
}

/** Path and search of own addresses, others whole. */
function pathOf(url: string, origin: string): string {
  if (url === origin) return '/'
  return url.startsWith(`${origin}/`) ? (url.slice(origin.length).split('#')[0] ?? '/') : url
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

function textOfError(error: Error | string): string {
  return (typeof error === 'string' ? error : (error.stack ?? error.message)).slice(0, maxText)
}

function textOfConsole(message: ConsoleMessage): string {
  const { url } = message.location()
  const text = message.text().slice(0, maxText)
  // What the browser says of a failed load names the address only as its place.
  return text.startsWith('Failed to load resource') && url !== '' ? `${text} (${url})` : text
}
