// Windows of one walk that wait to be used again.
import type { Browser } from 'playwright-core'

import type { VisitorOptions } from './app-session.ts'
import { type BrowserWindow, openWindow, sizeOf } from './browser-window.ts'

export interface WindowShelf {
  take(browser: Browser, options: VisitorOptions): Promise<BrowserWindow>
  /** Empties the window meanwhile; nobody needs to wait. */
  putBack(window: BrowserWindow, options: VisitorOptions): void
  close(): Promise<void>
}

const maxKept = 3

export function createWindowShelf(origin: string): WindowShelf {
  const kept: { browser: Browser | null; coming: Promise<BrowserWindow | null> }[] = []
  let isClosed = false

  async function emptied(window: BrowserWindow): Promise<BrowserWindow | null> {
    if (await window.empty(origin)) return window
    await window.close()
    return null
  }

  return {
    async take(browser, options) {
      while (options.isScriptless !== true) {
        const next = kept.shift()
        if (next === undefined) break
        const window = await next.coming
        // A browser that crashed took its windows along.
        if (window === null || next.browser !== browser || window.page.isClosed()) continue
        await window.page.setViewportSize(sizeOf(options))
        return window
      }
      return openWindow(browser, options)
    },
    putBack(window, options) {
      if (isClosed || options.isScriptless === true || kept.length >= maxKept || window.page.isClosed()) {
        void window.close()
        return
      }
      kept.push({ browser: window.context.browser(), coming: emptied(window) })
    },
    async close() {
      isClosed = true
      const windows = await Promise.all(kept.splice(0).map((each) => each.coming))
      await Promise.all(windows.flatMap((window) => (window === null ? [] : [window.close()])))
    },
  }
}
