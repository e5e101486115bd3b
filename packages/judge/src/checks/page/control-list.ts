// The controls of a page, found by role and name, and which of them are worth a try.
import type { TreeNode } from './accessibility-tree.ts'

export interface Control {
  role: string
  name: string
  /** Role and place, the same after a reload: the third "Remove" of the main part. */
  key: string
  ref: string
  /** Landmark it is in: banner, navigation, main, contentinfo … */
  landmark: string
  /** Which list, table or row of cards it repeats in; null outside of those. */
  list: string | null
  isDisabled: boolean
  /** Chosen already: pressing it again rightly does nothing. */
  isChosen: boolean
}

const tried = new Set([
  'button',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'switch',
  'combobox',
  'treeitem',
])
const landmarks = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
])
const rows = new Set(['listitem', 'row', 'article', 'gridcell'])
const interactive = new Set([
  ...tried,
  'link',
  'checkbox',
  'radio',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'option',
])

interface Place {
  landmark: string
  list: string | null
  isInRow: boolean
  isInSummaryGroup: boolean
}

export function listControls(tree: readonly TreeNode[]): Control[] {
  const found: Omit<Control, 'key'>[] = []
  const visit = (node: TreeNode, place: Place) => {
    const role = roleOf(node, place)
    if (role !== null && node.ref !== null) found.push(readControl(node, { role, ref: node.ref, place }))
    const inside = enter(node, place)
    for (const child of node.children) visit(child, inside)
  }
  for (const node of tree) visit(node, { landmark: '', list: null, isInRow: false, isInSummaryGroup: false })
  const seen = new Map<string, number>()
  return found.map((control) => {
    const place = `${control.landmark} ${control.role} ${control.name}`
    const count = (seen.get(place) ?? 0) + 1
    seen.set(place, count)
    return { ...control, key: `${place} ${count}` }
  })
}

function readControl(node: TreeNode, { role, ref, place }: { role: string; ref: string; place: Place }) {
  const { states } = node
  return {
    role,
    ref,
    name: node.name || textOf(node),
    landmark: place.landmark,
    list: place.isInRow ? place.list : null,
    isDisabled: states['disabled'] === 'true',
    isChosen: (role === 'tab' && states['selected'] === 'true') || 'current' in states,
  }
}

/** What the node is used as; null when it is not to be tried. */
function roleOf(node: TreeNode, place: Place): string | null {
  if (tried.has(node.role)) return node.role
  if (node.role === 'link') return isDeadAddress(node.url) ? 'link' : null
  if (place.isInSummaryGroup && node.role === 'generic' && node.name !== '') return 'summary'
  // A hand over something that is no control by its role, and has none inside.
  const isPressable = node.isPointed && !interactive.has(node.role) && node.role !== 'iframe'
  return isPressable && textOf(node) !== '' && !holdsControl(node) ? 'clickable' : null
}

/** An address that leads nowhere by itself. */
export function isDeadAddress(href: string | null): boolean {
  return href === null || /^(#!?|javascript:.*)?$/i.test(href.trim())
}

function holdsControl(node: TreeNode): boolean {
  return node.children.some((child) => interactive.has(child.role) || holdsControl(child))
}

function textOf(node: TreeNode): string {
  const parts = [node.name, node.text, ...node.children.map(textOf)]
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

function enter(node: TreeNode, place: Place): Place {
  const isRow = rows.has(node.role)
  const isList = /^(list|table|rowgroup|grid|feed|main|region)$/.test(node.role)
  return {
    landmark: landmarks.has(node.role) ? `${node.role} ${node.name}`.trim() : place.landmark,
    list: isList ? `${place.landmark} ${node.role} ${node.name}` : place.list,
    isInRow: place.isInRow || isRow,
    isInSummaryGroup: node.role === 'group',
  }
}

const destructive =
  /\b(delete|remove|clear|reset|discard|erase|empty|log ?out|sign ?out|start over|archive)\b|^[×✕✖🗑]/iu

/** Tried last, and what it sends is held back: other checks still need the data. */
export function isDestructive(control: Control): boolean {
  return destructive.test(control.name)
}

const mostPerPage = 14
const mostPerList = 3

/**
 * Which controls of these pages to press, page by page: each once; those of headers, menus and footers on the first page
 * that has them; of rows that repeat the same control only one.
 */
export function planControls(pages: readonly { path: string; controls: readonly Control[] }[]): Map<string, Control[]> {
  const known = new Set<string>()
  const plan = pages.map(({ path, controls }): [string, Control[]] => {
    const perList = new Map<string, number>()
    const chosen = controls.filter((control) => {
      if (control.isDisabled || control.isChosen) return false
      const isShared = /^(banner|navigation|contentinfo|complementary)/.test(control.landmark)
      const name = control.list === null ? control.key : `${control.list} ${control.role} ${firstWord(control.name)}`
      const identity = `${isShared ? '' : path} ${name}`
      if (known.has(identity)) return false
      known.add(identity)
      if (control.list === null) return true
      const count = (perList.get(control.list) ?? 0) + 1
      perList.set(control.list, count)
      return count <= mostPerList
    })
    const safe = chosen.filter((control) => !isDestructive(control)).slice(0, mostPerPage)
    const unsafe = chosen.filter(isDestructive).slice(0, 4)
    return [path, [...safe, ...unsafe]]
  })
  return new Map(plan)
}

function firstWord(name: string): string {
  return (name.split(' ')[0] ?? '').replace(/\d+/g, '').toLowerCase()
}
