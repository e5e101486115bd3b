// Documents of a published app: rendered by React in the sandbox, per request or once at publish.
import { renderToReadableStream } from 'react-dom/server.edge'

import { AppRoot } from './app-root.tsx'
import type { AppDefinition, PageResult, Screen } from './app-store.ts'
import { createAppStore, metadataOf, openScreen } from './app-store.ts'
import { browserVariables, environmentElementId } from './browser-environment.ts'
import type { RenderDocument } from './handler.ts'

export interface DocumentAssets {
  script: string
  styles: string[]
  /** Script chunks per route pattern, fetched ahead; the key `''` is for paths without a page. */
  preloads: Record<string, string[]>
}

/** Makes the function that turns page data into a full HTML document. */
export function createRenderer(app: AppDefinition, assets: DocumentAssets): RenderDocument {
  return async function renderDocument({ url, page }) {
    const { screen, markup } = await renderScreen(app, url, page)
    const status = screen?.status ?? page.status
    const html = composeDocument({ screen, status, data: page.data, markup, assets })
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

/** Without markup where the app cannot render without a browser: then the browser renders it. */
async function renderScreen(
  app: AppDefinition,
  url: URL,
  page: PageResult,
): Promise<{ screen: Screen | null; markup: string }> {
  let screen: Screen | null = null
  try {
    screen = await openScreen(app, url, page)
    const stream = await renderToReadableStream(<AppRoot store={createAppStore(app, screen)} />, {
      onError: reportRender,
    })
    await stream.allReady
    return { screen, markup: await new Response(stream).text() }
  } catch (error) {
    if (screen === null) reportRender(error)
    return { screen, markup: '' }
  }
}

function reportRender(error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // oxlint-disable-next-line no-console -- inside the sandbox the console is the app's log
  console.error(`Rendering on the server failed; the browser renders this page: ${text}`)
}

function composeDocument(input: {
  screen: Screen | null
  status: number
  data: unknown
  markup: string
  assets: DocumentAssets
}): string {
  const { screen, status, data, markup, assets } = input
  const { title, description, lang } = screen === null ? {} : metadataOf(screen)
  const page = { status, data }
  const preloads = assets.preloads[screen?.pattern ?? ''] ?? []
  return [
    `<!doctype html><html lang="${escapeHtml(lang ?? 'en')}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title ?? '')}</title>`,
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script></head><body><div id="joinery-root">${markup}</div>`,
    `<script type="application/json" id="${environmentElementId}">${escapeJson(browserVariables())}</script>`,
    `<script type="application/json" id="joinery-data">${escapeJson(page)}</script></body></html>`,
  ].join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON that cannot end its script element or open a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
