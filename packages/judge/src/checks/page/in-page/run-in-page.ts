// Sends a function into a page, with the page kit in its hand.
import type { Page } from 'playwright-core'

import { within } from '../../../walk/within.ts'
import type { PageKit } from './page-kit.ts'
import { makePageKit } from './page-kit.ts'

/**
 * `work` travels as text: it may use its two parameters and what browsers know, nothing else of its file.
 * What goes in and out is JSON. Null when the page does not answer in time.
 */
export async function runInPage<A, R>(
  page: Page,
  work: (kit: PageKit, argument: A) => R,
  argument: A,
): Promise<Awaited<R> | null> {
  const source = `(${work.toString()})((${makePageKit.toString()})(), ${JSON.stringify(argument)})`
  const running: Promise<Awaited<R>> = page.evaluate(source)
  return (await within(running, answerTimeoutMs)) ? running : null
}

const answerTimeoutMs = 6_000
