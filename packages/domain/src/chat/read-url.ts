// A page of the public internet as text, for the agent.
import type { Services } from '../context.ts'

const maxBytes = 2_000_000
const timeoutMs = 20_000
const maxRedirects = 4

type Read = { ok: true; text: string } | { ok: false; message: string }

/** @param reach refuses what is not on the public internet */
export async function readUrl(reach: Services['models']['guardedFetch'], address: string): Promise<Read> {
  try {
    return await follow(reach, address, maxRedirects)
  } catch (error) {
    return {
      ok: false,
      message: `${address} could not be read: ${error instanceof Error ? error.message : 'no answer'}`,
    }
  }
}

async function follow(reach: typeof fetch, address: string, left: number): Promise<Read> {
  const response = await reach(address, {
    headers: { accept: 'text/html,text/plain,application/json;q=0.8', 'user-agent': 'Joinery' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const location = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel()
    const next = new URL(location, address)
    // Another host is another address, which the person did not write.
    if (left === 0 || next.host !== new URL(address).host)
      return { ok: false, message: `${address} leads to ${next.href}.` }
    return follow(reach, next.href, left - 1)
  }
  if (!response.ok) {
    await response.body?.cancel()
    return { ok: false, message: `${address} answered with status ${response.status}.` }
  }
  const type = response.headers.get('content-type') ?? ''
  const text = await readText(response)
  return { ok: true, text: type.includes('html') ? textOf(text) : text }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    text += decoder.decode(chunk, { stream: true })
    if (size > maxBytes) break
  }
  return text
}

/** What a person would read of it; good enough for looking things up. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<\/(?:p|div|li|tr|h\d|section|article)\s*>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
