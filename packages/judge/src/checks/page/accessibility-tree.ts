// The page as a reader of screens hears it: roles, names and states.
import type { Page } from 'playwright-core'

import { valueWithin } from '../../walk/within.ts'

export interface TreeNode {
  role: string
  name: string
  /** Names the element until the document changes; see `Page.getByRef`. */
  ref: string | null
  /** `checked`, `expanded`, `pressed` … with their values, and the value of a field. */
  states: Readonly<Record<string, string>>
  text: string
  /** Address of a link as written. */
  url: string | null
  /** The mouse turns into a hand here, and not because of something around it. */
  isPointed: boolean
  children: TreeNode[]
}

const answerTimeoutMs = 4_000

/** The roots of the tree; empty when the page does not answer in time. */
export async function readTree(page: Page): Promise<TreeNode[]> {
  const reading = page.ariaSnapshotJSON({ mode: 'ai', timeout: answerTimeoutMs })
  return readNodes(await valueWithin<unknown>(reading, answerTimeoutMs, []), false)
}

const known = new Set(['role', 'name', 'ref', 'text', 'url', 'cursor', 'children', 'active', 'box'])

function readNodes(value: unknown, isAroundPointed: boolean): TreeNode[] {
  return Array.isArray(value) ? value.map((each) => readNode(each, isAroundPointed)) : []
}

function readNode(value: unknown, isAroundPointed: boolean): TreeNode {
  const empty = { role: 'text', name: '', ref: null, states: {}, text: '', url: null, isPointed: false, children: [] }
  if (typeof value === 'string') return { ...empty, text: value }
  if (typeof value !== 'object' || value === null) return empty
  const fields = new Map(Object.entries(value))
  const text = (name: string) => {
    const found: unknown = fields.get(name)
    return typeof found === 'string' ? found : ''
  }
  const states = [...fields].filter(([name]) => !known.has(name)).map(([name, state]) => [name, String(state)])
  const isPointed = text('cursor') === 'pointer'
  return {
    role: text('role'),
    name: text('name'),
    ref: text('ref') || null,
    states: Object.fromEntries(states),
    text: text('text'),
    url: typeof fields.get('url') === 'string' ? text('url') : null,
    isPointed: isPointed && !isAroundPointed,
    children: readNodes(fields.get('children'), isPointed || isAroundPointed),
  }
}

/** What is heard, a line for each thing: equal lines mean an equal page. */
export function linesOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    const states = Object.entries(node.states).map(([name, value]) => `[${name}=${value}]`)
    const own = [node.role, node.name, ...states, node.url ?? '', node.text].filter((part) => part !== '').join(' ')
    const isSilent = node.role === 'generic' && node.name === '' && node.text === '' && states.length === 0
    return [...(isSilent ? [] : [own]), ...linesOf(node.children)]
  })
}
