// Waits until a page is quiet: no request under way, no change of its document.
import type { Page } from 'playwright-core'

import type { Recorder } from './recorder.ts'
import { pause, valueWithin } from './within.ts'

const quietMs = 60

export async function settle(page: Page, recorder: Recorder, maxMs: number): Promise<void> {
  const deadline = Date.now() + maxMs
  while (Date.now() < deadline) {
    const before = recorder.activity()
    const leftMs = deadline - Date.now()
    const isQuiet = await valueWithin(page.evaluate(waitForQuiet, { quietMs, maxMs: leftMs }), leftMs + 300, false)
    if (isQuiet && recorder.pending() === 0 && recorder.activity() === before) return
    if (!isQuiet) await pause(30)
  }
}

/** Runs in the page. False when the document kept changing. */
function waitForQuiet(limits: { quietMs: number; maxMs: number }): Promise<boolean> {
  return new Promise((resolve) => {
    let quiet = setTimeout(() => finish(true), limits.quietMs)
    const late = setTimeout(() => finish(false), limits.maxMs)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(() => finish(true), limits.quietMs)
    })
    const finish = (isQuiet: boolean) => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(late)
      resolve(isQuiet && document.readyState !== 'loading')
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
