// Runs axe-core in a page: WCAG 2.2 A and AA, findings that keep people out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

import { within } from '../../../walk/within.ts'

export interface AxeFinding {
  rule: string
  impact: string
  /** What is asked, in axe's words. */
  help: string
  nodes: { html: string; target: string; summary: string }[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const maxNodes = 5
const answerTimeoutMs = 8_000

let source: string | null = null

function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/** Serious and critical findings, in axe's order of rules. Empty when the page does not answer in time. */
export async function runAxe(page: Page): Promise<AxeFinding[]> {
  const work = `(async () => {
    ${axeSource()};
    const { violations } = await globalThis.axe.run(document, {
      runOnly: { type: 'tag', values: ${JSON.stringify(tags)} }, resultTypes: ['violations'], iframes: false,
    })
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map((each) => ({
      rule: each.id, impact: each.impact, help: each.help,
      nodes: each.nodes.slice(0, ${maxNodes}).map((node) => ({
        html: node.html.slice(0, 200), target: String(node.target[0]), summary: node.failureSummary ?? '',
      })),
    }))
  })()`
  const running: Promise<AxeFinding[]> = page.evaluate(work)
  return (await within(running, answerTimeoutMs)) ? running : []
}
