// The ways through an app: links in its header and menus, written out as elements or as a list that is mapped.
import { jsxText, quoteJs } from '../../compose/data/expressions.ts'
import { type AppCode, findPage, type Outcome } from './app-code.ts'
import { type Element, literalOf, plainWords } from './elements.ts'
import type { Masked } from './quotes.ts'
import {
  addImport,
  child,
  children,
  indentAt,
  type Node,
  type Patch,
  patchText,
  removal,
  walk,
  word,
} from './syntax.ts'
import { isLink } from './targets.ts'
import { quoteLike } from './text-places.ts'

export interface NavItem {
  path: string
  label: string
  href: string
  /** The element or list item as a whole. */
  node: Node
  /** The link itself, where it is an element. */
  element: Element | null
}

/** The links of the menu in their order; the largest menu where there are several. */
export function navItems(app: AppCode): NavItem[] {
  const menus = app.screens().flatMap((path) => {
    const elements = app.elements(path)
    const holders = elements.filter(
      ({ tag, parents }) => tag === 'nav' || (tag === 'header' && !parents.some((each) => each.tag === 'nav')),
    )
    const inNav = holders.map((holder) =>
      elements.filter((each) => isLink(each) && each.parents.includes(holder)).flatMap((each) => itemOf(each, path)),
    )
    return [...inNav, listedItems(app, path)]
  })
  const places = menus.filter((items) => items.length > 0)
  const isMenu = (items: readonly NavItem[]) =>
    items.every(({ element }) => element === null || element.parents.some(({ tag }) => tag === 'nav'))
  const bySize = (all: readonly NavItem[][]) => all.toSorted((a, b) => b.length - a.length)[0]
  return bySize(places.filter(isMenu)) ?? bySize(places) ?? []
}

function itemOf(element: Element, path: string): NavItem[] {
  const href = element.attributes.get('href')?.literal ?? element.attributes.get('to')?.literal
  if (href === undefined || href === null || element.words === '') return []
  const holder = element.parents.at(-1)
  const isInItem = holder?.tag === 'li'
  return [{ path, label: element.words, href, node: isInItem ? holder.node : element.node, element }]
}

/** `[{ href: '/', label: 'Home' }, …]`. */
function listedItems(app: AppCode, path: string): NavItem[] {
  const module = app.module(path)
  if (module === null || !/\b(?:nav|header|Link)\b/.test(module.text)) return []
  const lists: NavItem[][] = []
  walk(module.program, (node) => {
    if (node.type !== 'ArrayExpression') return
    const items = children(node, 'elements').flatMap((each): NavItem[] => {
      const texts = new Map(
        children(each, 'properties').map((property) => [
          word(child(property, 'key')),
          literalOf(child(property, 'value')),
        ]),
      )
      const href = texts.get('href') ?? texts.get('to') ?? texts.get('path')
      const label = texts.get('label') ?? texts.get('name') ?? texts.get('title') ?? texts.get('text')
      return typeof href === 'string' && typeof label === 'string' && href.startsWith('/')
        ? [{ path, label, href, node: each, element: null }]
        : []
    })
    if (items.length > 0 && items.length === children(node, 'elements').length) lists.push(items)
  })
  return lists[0] ?? []
}

const inMenu =
  /\s+(?:in|to|into|on|at|from|of)\s+(?:the )?(?:(?:main |top )?(?:menu|nav(?:igation)?(?: ?bar)?|header|top bar|sidebar)|top)\b.*$/i

/** "A link to the prices page in the menu" → what it leads to; null where this is no link. */
function readLinkWish(text: string): { to: string; label: string | null } | null {
  const found =
    /^(?:add|put|include|insert|create)(?: in)?\s+(?:an?|the|another)?\s*(?:new )?(?:(?:menu|nav(?:igation)?|header) )?(?:link|item|entry)s?\s+(?:to|for|called|named|leading to)\s+(?:the |our |my )?(.+)$/i.exec(
      text,
    ) ??
    /^(?:add|put|include|insert)\s+(?:the |an? )?(.+?)(?: page| link)?\s+(?:to|in|into)\s+(?:the )?(?:main |top )?(?:menu|nav(?:igation)?(?: ?bar)?|header|top bar)\b.*$/i.exec(
      text,
    )
  if (found === null) return null
  const to = (found[1] ?? '').replace(inMenu, '').replace(/\s+page$/i, '')
  const label = /\b(?:called|named|labell?ed|that says|saying)\s+(.+)$/i.exec(to)
  return { to: label === null ? to : to.slice(0, label.index).replace(/\s+page\s*$/i, ''), label: label?.[1] ?? null }
}

export function addNavLink(order: Masked, app: AppCode): Outcome | null {
  const wish = readLinkWish(order.text)
  if (wish === null) return null
  const to = order.open(wish.to).trim()
  const address = /(?:https?:\/\/\S+|^\/[\w/-]*)/.exec(to)?.[0]
  const page = address === undefined ? findPage(app, to) : null
  const href = address ?? page?.address
  if (href === undefined) return { refused: `adding a link to “${to}”, because there is no page of that name` }
  const label = wish.label === null ? (page?.name ?? to.replace(address ?? '', '').trim()) : order.open(wish.label)
  return putNavLink(app, { href, label: label === '' ? href : label })
}

export function putNavLink(app: AppCode, { href, label }: { href: string; label: string }): Outcome {
  const items = navItems(app)
  if (items.some((item) => item.href === href))
    return { refused: `adding a link to “${label}”, because the menu has one already` }
  const last =
    items.findLast(({ href: way, element }) => way !== '/' && !isButton(element)) ??
    items.findLast(({ element }) => !isButton(element)) ??
    items.at(-1)
  if (last === undefined || isButton(last.element)) return putFirst(app, { href, label })
  const module = app.module(last.path)
  const source = module?.text.slice(last.node.start, last.node.end) ?? ''
  const copy = renamed(last, source, { href, label })
  const indent = indentAt(module?.text ?? '', last.node.start)
  const isOwnLine = (module?.text ?? '').slice(0, last.node.start).endsWith(`\n${indent}`)
  const gap = isOwnLine ? `\n${indent}` : ' '
  const patch = {
    start: last.node.end,
    end: last.node.end,
    text: last.element === null ? `,${gap}${copy}` : `${gap}${copy}`,
  }
  return app.patch(last.path, [patch])
    ? { done: `put “${label}” in the menu` }
    : { refused: `adding “${label}” to the menu, because ${last.path} does not hold together with it` }
}

/** A menu that holds no link yet, or only what looks like a button. */
function putFirst(app: AppCode, { href, label }: { href: string; label: string }): Outcome {
  const all = app.screens().flatMap((path) => app.elements(path))
  const menu = all.find(({ tag }) => tag === 'nav') ?? all.find(({ tag }) => tag === 'header')
  const refused = { refused: `adding “${label}” to the menu, because I find no menu in the code` }
  const opening = child(menu?.node, 'openingElement')
  if (menu === undefined || opening === null || opening['selfClosing'] === true) return refused
  const { path, text } = menu.module
  const code = `<Link href="${href}" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">${jsxText(label)}</Link>`
  const indent = `\n${indentAt(text, menu.node.start)}  `
  if (!app.patch(path, [{ start: opening.end, end: opening.end, text: `${indent}${code}` }])) return refused
  app.write(path, addImport(path, app.files.get(path) ?? '', { name: 'Link', from: '@joinery/app-kit' }))
  return { done: `put “${label}” in the menu` }
}

function isButton(element: Element | null): boolean {
  return /\bbg-/.test(element?.attributes.get('className')?.literal ?? '')
}

/** The item's own code with another address and other words. */
function renamed(item: NavItem, source: string, { href, label }: { href: string; label: string }): string {
  const patches: Patch[] = []
  const from = item.node.start
  walk(item.node, (node) => {
    const text = literalOf(node)
    if ((node.type === 'Literal' || node.type === 'TemplateLiteral') && text === item.href)
      patches.push({
        start: node.start - from,
        end: node.end - from,
        text: quoteLike(source.charAt(node.start - from), href),
      })
    else if (node.type === 'Literal' && text === item.label && item.element === null)
      patches.push({ start: node.start - from, end: node.end - from, text: quoteJs(label) })
    else if (node.type === 'JSXText' && /\S/.test(word(node, 'value'))) {
      const value = word(node, 'value')
      patches.push({
        start: node.start - from + value.search(/\S/),
        end: node.start - from + value.trimEnd().length,
        text: patches.some(({ text: said }) => said === jsxText(label)) ? '' : jsxText(label),
      })
    }
  })
  return patchText(source, patches)
}

/** "Remove Blog from the menu": the link goes, the page stays. */
export function removeNavLink(order: Masked, app: AppCode, said: string): Outcome | null {
  const found =
    /^(.+?)(?: link| page)?\s+(?:from|in|out of|off)\s+(?:the )?(?:main |top )?(?:menu|nav(?:igation)?(?: ?bar)?|header|top bar)$/i.exec(
      said,
    ) ??
    /^(.+?) (?:menu|nav(?:igation)?|header) (?:link|item|entry)$/i.exec(said) ??
    /^(?:(?:menu|nav(?:igation)?|header) )(?:link|item|entry) (?:to |for )?(.+)$/i.exec(said) ??
    /^link (?:to |for )(?:the )?(.+?)(?: page)?$/i.exec(said) ??
    /^(.+?) link$/i.exec(said)
  if (found === null) return null
  const name = order.open(found[1] ?? '').replace(/^link to (?:the )?/i, '')
  const item = findItem(app, name)
  if (item === null) return null
  if (!removeItem(app, item))
    return { refused: `removing “${item.label}” from the menu, because ${item.path} does not hold together without it` }
  return { done: `take “${item.label}” out of the menu` }
}

export function removeItem(app: AppCode, item: NavItem): boolean {
  const text = app.files.get(item.path) ?? ''
  if (item.element !== null) return app.patch(item.path, [removal(text, item.node)])
  const comma = /^\s*,/.exec(text.slice(item.node.end))?.[0].length ?? 0
  const gone = removal(text, { start: item.node.start, end: item.node.end + comma })
  if (comma > 0) return app.patch(item.path, [gone])
  const before = /,\s*$/.exec(text.slice(0, item.node.start))?.[0].length ?? 0
  return app.patch(item.path, [{ start: item.node.start - before, end: item.node.end, text: '' }])
}

function findItem(app: AppCode, name: string): NavItem | null {
  const wanted = plainWords(name)
  const items = navItems(app)
  return (
    items.find(({ label }) => plainWords(label) === wanted) ??
    items.find(({ href }) => plainWords(href) === wanted || (wanted === 'home' && href === '/')) ??
    items.find(({ label }) => wanted.length > 2 && plainWords(label).includes(wanted)) ??
    null
  )
}

/** "Put About before Contact", "move Blog to the front of the menu", "order the menu: Home, About, Blog". */
export function orderNavLinks(order: Masked, app: AppCode): Outcome | null {
  const all =
    /^(?:re-?order|order|sort|arrange|put|show)\s+(?:the )?(?:(?:menu|nav(?:igation)?|header)(?: (?:links|items|entries))?|links)(?:\s*:| (?:in (?:the|this) order|like this|as|so|to):?)\s+(.+)$/i.exec(
      order.text,
    )
  const items = navItems(app)
  if (all !== null) {
    const names = order
      .open(all[1] ?? '')
      .split(/\s*,\s*(?:and\s+|then\s+)?|\s+and\s+|\s+then\s+|\s*→\s*/)
      .filter((name) => name !== '')
    const wanted = names.flatMap((name) => findItem(app, name) ?? [])
    if (wanted.length !== names.length || wanted.length < 2)
      return {
        refused: `ordering the menu, because I do not find ${names.length === wanted.length ? 'two links to order' : `all of ${names.join(', ')}`}`,
      }
    return arrange(app, items, [...wanted, ...items.filter((item) => !wanted.some((each) => each.node === item.node))])
  }
  const moved =
    /^(?:move|put|place|bring|show)\s+(?:the )?(.+?)(?: link| page)?\s+(before|after|first|last|to the (?:front|start|beginning|left|end|right))(?:\s+(?:in|of) (?:the )?(?:menu|nav(?:igation)?|header))?(?:\s+(?:the )?(.+?))?(?: link)?(?:\s+(?:in|of) (?:the )?(?:menu|nav(?:igation)?|header|links))?$/i.exec(
      order.text,
    )
  if (moved === null || !/\b(?:menu|nav|navigation|header|link)\b/i.test(order.text)) return null
  const item = findItem(app, order.open(moved[1] ?? ''))
  const where = (moved[2] ?? '').toLowerCase()
  const beside = moved[3] === undefined || moved[3] === '' ? null : findItem(app, order.open(moved[3]))
  if (item === null || (/before|after/.test(where) && beside === null)) return null
  const rest = items.filter(({ node }) => node !== item.node)
  const isFront = /first|front|start|beginning|left/.test(where)
  const at =
    beside === null
      ? isFront
        ? 0
        : rest.length
      : rest.findIndex(({ node }) => node === beside.node) + (where === 'after' ? 1 : 0)
  return arrange(app, items, rest.toSpliced(at, 0, item))
}

function arrange(app: AppCode, items: readonly NavItem[], wanted: readonly NavItem[]): Outcome {
  const [first] = items
  if (wanted.every(({ node }, index) => node === items[index]?.node))
    return { refused: 'ordering the menu, because it stands in that order already' }
  const text = app.files.get(first?.path ?? '') ?? ''
  const patches = items.map(({ node }, index) => {
    const other = wanted[index]?.node ?? node
    return { start: node.start, end: node.end, text: text.slice(other.start, other.end) }
  })
  const names = wanted.map(({ label }) => label).join(', ')
  return first !== undefined && app.patch(first.path, patches)
    ? { done: `order the menu as ${names}` }
    : { refused: 'ordering the menu, because I cannot read how it is put together' }
}
