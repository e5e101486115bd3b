// The HTML of a preview: styles and all modules inline, so that a page opens in one round trip.
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'

import type { PageData } from '../compiler.ts'
import type { PageRoute } from '../project/find-routes.ts'
import type { VendorEntry } from '../vendors/vendor-manifest.ts'
import { iconCoreKey, previewClientKey } from '../vendors/vendor-manifest.ts'
import type { PreviewDocumentState } from './preview-state.ts'
import { iconsKey } from './preview-state.ts'

/** Where not even our own client loads, nobody else is there to say so. */
const missingClient = `function joineryMissing() {
  const message = ${JSON.stringify(errorMessages.clientIntegrationsMissing)}
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.textContent = message
  document.body.append(note)
  const origin = JSON.parse(document.getElementById('joinery-preview').textContent).builderOrigin
  if (parent === window || origin === '') return
  const post = (message) => parent.postMessage({ source: 'joinery-preview', ...message }, origin)
  post({ type: 'ready', path: location.pathname + location.search })
  post({ type: 'runtime-error', diagnostic: { severity: 'error', code: 'runtime.error', message } })
}`

export function renderPreviewDocument(input: {
  document: PreviewDocumentState
  css: string
  page: PageData | null
  route: PageRoute | null
  entries: Record<string, VendorEntry>
  variables: Readonly<Record<string, string>>
}): string {
  const { document, css, page, route, entries, variables } = input
  const client = entries[previewClientKey]
  const first = ['react', 'react/jsx-runtime', ...vendorsOf(document, route)]
  const scripts = new Set(first.flatMap((key) => [entries[key]?.url ?? [], entries[key]?.chunks ?? []].flat()))
  for (const chunk of client?.chunks ?? []) scripts.add(chunk)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>',
    ...[...scripts].map((url) => `<link rel="modulepreload" href="${url}">`),
    `<style id="joinery-css">${css.replaceAll(/<\/(style)/gi, String.raw`<\/$1`)}</style>`,
    '</head><body><div id="joinery-root"></div>',
    jsonScript('joinery-env', variables),
    jsonScript('joinery-data', page),
    jsonScript('joinery-preview', document),
    `<script>${missingClient}</script>`,
    `<script type="module" src="${client?.url ?? ''}" onerror="joineryMissing()"></script></body></html>`,
  ].join('')
}

/** Vendor modules that the first page needs, so that they load beside each other. */
function vendorsOf(document: PreviewDocumentState, route: PageRoute | null): string[] {
  const byPath = new Map(document.modules.map((module) => [module.path, module]))
  const queue = route === null ? [] : [route.page, ...route.layouts]
  const seen = new Set<string>()
  const keys = new Set<string>()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const module = byPath.get(path)
    if (module === undefined || seen.has(path)) continue
    seen.add(path)
    for (const key of Object.values(module.vendors)) keys.add(key === iconsKey ? iconCoreKey : key)
    queue.push(...Object.values(module.links))
  }
  return [...keys]
}

/** JSON that cannot end its script element or open a comment. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`
}
