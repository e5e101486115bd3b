// Pages of the host itself: small, without a script, readable on a phone and in the dark.
import type { ServerResponse } from 'node:http'

export interface PlainPage {
  status: number
  title: string
  text: string
}

export const notPublished: PlainPage = {
  status: 404,
  title: 'Nothing is published here',
  text: 'There is no app at this address. It may have been taken down, or the address may be wrong.',
}
export const previewEnded: PlainPage = {
  status: 404,
  title: 'This preview has ended',
  text: 'Preview addresses are private and run out. Open the preview again from the builder.',
}
export const fileNotFound: PlainPage = {
  status: 404,
  title: 'File not found',
  text: 'This app has no file at this address.',
}
export const badRequest: PlainPage = {
  status: 400,
  title: 'Bad request',
  text: 'This request could not be understood.',
}
export const bodyTooLarge: PlainPage = {
  status: 413,
  title: 'Too large',
  text: 'What was sent is larger than this app accepts.',
}
export const ourFault: PlainPage = {
  status: 500,
  title: 'Something went wrong',
  text: 'This was our fault, not the app’s. Try again in a moment.',
}

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}main{max-width:30rem;padding:2rem}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}`

/** Browsers ask every origin for it: an app without one says so once a day, without waking its sandbox. */
export const faviconPath = '/favicon.ico'
export function sendNoIcon(response: ServerResponse): void {
  response.writeHead(204, { 'cache-control': 'public, max-age=86400' }).end()
}

/** Ends the response with the page; a response that has begun is cut, because its status is gone. */
export function sendPlainPage(response: ServerResponse, page: PlainPage, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title}</title><style>${style}</style></head><body><main><h1>${page.title}</h1><p>${page.text}</p></main></body></html>`
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
