// Writes down what happens in a visitor's browser: errors, requests, dialogs, downloads, new windows.
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'

import type { Facts, Mark, RequestFact } from './app-session.ts'

export interface Recorder {
  steps: string[]
  mark(): Mark
  since(mark?: Mark): Facts
  stepsSince(mark?: Mark): readonly string[]
  /** Requests without an answer so far, without those that are open on purpose (event streams). */
  pending(): number
  /** Grows with every request, answer and navigation. */
  activity(): number
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

/** Must be called before the first page opens. */
export async function startRecorder(context: BrowserContext, origin: string): Promise<Recorder> {
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
  const requests = recordRequests(context, origin, (fact) => keepSome(lists.requests, fact))
  context.on('weberror', (error) => keepSome(lists.pageErrors, textOfError(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') keepSome(lists.consoleErrors, textOfConsole(message))
  })
  context.on('dialog', (dialog) => {
    keepSome(lists.dialogs, { type: dialog.type(), message: dialog.message().slice(0, maxText) })
    const answer = dialog.type() === 'prompt' ? dialog.defaultValue() || 'Judge' : undefined
    dialog.accept(answer).catch(() => {})
  })
  await context.exposeBinding('__noteEffect', (_source, name: unknown) => keepSome(lists.effects, String(name)))
  await context.addInitScript(noteEffects)
  let first: Page | null = null
  context.on('page', (page) => {
    if (first === null) {
      first = page
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) keepSome(lists.navigations, pathOf(frame.url(), origin))
      })
      page.on('download', (download) => keepSome(lists.downloads, { name: download.suggestedFilename() }))
      return
    }
    const popup = { url: page.url() }
    keepSome(lists.popups, popup)
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) popup.url = frame.url()
    })
    page.on('download', (download) => keepSome(lists.downloads, { name: download.suggestedFilename() }))
    setTimeout(() => void page.close().catch(() => {}), popupMs)
  })

  const counts = () => ({ ...lengthsOf(lists), steps: steps.length })
  return {
    steps,
    mark: () => ({ at: { ...counts(), failedRequests: 0, outsideRequests: 0 } }),
    since: (mark) => factsOf(lists, mark, origin),
    stepsSince: (mark) => steps.slice(mark?.at.steps ?? 0),
    pending: requests.pending,
    activity: () => requests.activity() + lists.navigations.length + lists.dialogs.length,
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
  context.on('request', (request) => {
    if (/^(data|blob|about|chrome-extension):/.test(request.url())) return
    activity += 1
    const fact = factOf(request, origin)
    open.set(request, { fact, startedAt: Date.now() })
    keep(fact)
  })
  context.on('response', (response) => {
    activity += 1
    const entry = open.get(response.request())
    if (entry !== undefined) entry.fact.status = response.status()
  })
  context.on('requestfinished', (request) => {
    activity += 1
    open.delete(request)
  })
  context.on('requestfailed', (request) => {
    activity += 1
    const entry = open.get(request)
    if (entry !== undefined) entry.fact.failure = request.failure()?.errorText ?? 'failed'
    open.delete(request)
  })
  return {
    activity: () => activity,
    pending: () => {
      const now = Date.now()
      return [...open.values()].filter(
        ({ fact, startedAt }) => fact.resourceType !== 'eventsource' && now - startedAt < longRequestMs,
      ).length
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

/** Runs in the page before its own scripts: some things a button does leave no trace but these. */
function noteEffects(): void {
  const own = globalThis
  const note = (name: string) => {
    const found: unknown = Reflect.get(own, '__noteEffect')
    if (typeof found === 'function') found(name)
  }
  const { clipboard } = navigator
  if (clipboard !== undefined) {
    clipboard.writeText = () => (note('clipboard'), Promise.resolve())
    clipboard.write = () => (note('clipboard'), Promise.resolve())
  }
  const execCommand = document.execCommand.bind(document)
  document.execCommand = (command: string, ...rest: [boolean?, string?]) => {
    if (command === 'copy' || command === 'cut') note('clipboard')
    return execCommand(command, ...rest)
  }
  globalThis.print = () => note('print')
  navigator.share = () => (note('share'), Promise.resolve())
}
