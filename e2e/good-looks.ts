// What every screen must be: free of accessibility faults that a program can find, and never sideways.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function expectGoodLooks(shown: Page, place: string): Promise<void> {
  expect(await findFaults(shown), place).toEqual([])
  const overhang = await shown.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `${place} scrolls sideways`).toBe(0)
}

/** What axe finds on the page itself; the app in the preview frame is the person's own. */
export async function findFaults(shown: Page): Promise<string[]> {
  await shown.evaluate(axe)
  const { violations }: AxeResults = await shown.evaluate(`axe.run(document, {
    iframes: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
