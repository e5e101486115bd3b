// Starts one Chromium behind its proxy, walled where the machine allows it.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium as playwright } from 'playwright-core'

import { within } from '../walk/within.ts'
import { type AppProxy, startAppProxy } from './app-proxy.ts'
import { type BrowserWall, relayPort, unwalledBrowser, walledBrowser } from './browser-wall.ts'

export interface WalkBrowser {
  browser: Browser
  proxy: AppProxy
  /** The process that became Chromium, or the wall around it. */
  pid: number
  isAlive(): boolean
  /** Ends it whatever it does. */
  close(): Promise<void>
}

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--no-pings',
  // Else requests to loopback names would go around the proxy.
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--deny-permission-prompts',
]

const launchTimeoutMs = 20_000
const closeTimeoutMs = 3_000

/** @throws Error when Chromium does not start, with its last words */
export async function launchBrowser(input: { chromiumPath: string; wall: BrowserWall }): Promise<WalkBrowser> {
  const { chromiumPath, wall } = input
  const folder = await mkdtemp(join(tmpdir(), 'joinery-browser-'))
  const socketPath = join(folder, 'app.sock')
  const proxy = await startAppProxy(wall.isWalled ? socketPath : 0)
  const clean = async () => {
    await proxy.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (wall.isWalled) await chmod(socketPath, 0o777)
    const command = wall.isWalled
      ? walledBrowser(wall, { chromium: chromiumPath, socketPath })
      : unwalledBrowser(wall, chromiumPath)
    // The library starts one program; descriptors 3 and 4 pass through `exec` and bubblewrap to Chromium.
    const starter = join(folder, 'start.sh')
    const pidFile = join(folder, 'pid')
    await writeFile(starter, `#!/bin/sh\necho $$ > ${quote(pidFile)}\nexec ${command.map(quote).join(' ')} "$@"\n`, {
      mode: 0o755,
    })
    const browser = await playwright.launch({
      executablePath: starter,
      chromiumSandbox: wall.isWalled || process.getuid?.() !== 0,
      args: [...flags, `--proxy-server=http://127.0.0.1:${wall.isWalled ? relayPort : String(proxy.port)}`],
      env: { HOME: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      timeout: launchTimeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    const pid = Number(await readFile(pidFile, 'utf8'))
    let ending: Promise<void> | null = null
    const end = async () => {
      const isClosed = await within(browser.close(), closeTimeoutMs)
      // It leads a process group of its own, and its death takes the wall's whole pid namespace along.
      if (!isClosed) killGroup(pid)
      await clean()
    }
    return { browser, proxy, pid, isAlive: () => browser.isConnected(), close: () => (ending ??= end()) }
  } catch (error) {
    await clean()
    throw error
  }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function killGroup(pid: number): void {
  if (!Number.isInteger(pid) || pid < 2) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}
