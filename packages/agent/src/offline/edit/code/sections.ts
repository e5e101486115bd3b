// Parts of a page that come, go and move: sections, paragraphs, uses of a component.
import { jsxText } from '../../compose/data/expressions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type AppCode, findPage, type Outcome } from './app-code.ts'
import { type Element, isInside, plainWords, tagOf } from './elements.ts'
import { contentsOf } from './contents.ts'
import { findForm, holdsInput, lifted } from './lift.ts'
import { hasQuote, type Masked } from './quotes.ts'
import { child, children, indentAt, type Node, removal } from './syntax.ts'
import { orderNavLinks } from './nav-links.ts'
import { findTargets, pick, readTarget, sayTarget, scopeOf, type Target } from './targets.ts'

const blockTags = /^(?:section|article|aside|div|header|footer|figure|form|nav|ul|ol|table|dl|[A-Z]\w*)$/

/** The block of its own that a thing stands in: a section for its heading, the element for what is one itself. */
export function blockOf(element: Element): Element {
  if (!/^h[1-6]$/.test(element.tag)) return element
  // What holds the page is no part of it.
  const section = element.parents.findLast(({ tag }) => tag === 'section')
  const isFirst =
    section?.node !== undefined &&
    element.module.text.slice(section.node.start, element.node.start).search(/<h[1-6]\b/) < 0
  const block = element.parents.findLast(
    ({ tag, parents, node }) =>
      /^(?:section|article|aside|div|[A-Z]\w*)$/.test(tag) &&
      parents.length > 0 &&
      children(node, 'children').filter(({ type }) => type === 'JSXElement').length > 1,
  )
  // The row that a heading stands in is no block of its own where a section begins with it.
  if (section !== undefined && isFirst && block?.parents.includes(section) !== false) return section
  return block !== undefined && !block.parents.every(({ tag }) => tag === '') ? block : element
}

/** A section by its heading, label, component, or the words in it; on a page by the use of the component it is. */
export function findBlock(app: AppCode, target: Target): Element | null {
  const found = findHere(app, target)
  if (found === null && target.kind === 'form') return findForm(app, target.name, target.page)
  return found === null || !isOfSections.test(target.kind ?? 'section') ? found : lifted(app, found, target.page)
}

const isOfSections = /^(?:section|component|list|form)$/

function findHere(app: AppCode, target: Target): Element | null {
  const { name, kind } = target
  if (kind === 'section' || kind === 'card' || kind === 'component' || kind === null) {
    const { paths } = scopeOf(app, target.page)
    const all = paths.flatMap((path) => app.elements(path))
    const wanted = plainWords(name)
    if (wanted === '') return pick(findTargets(app, target), target)
    const heading = all.find(({ tag, words }) => /^h[1-6]$/.test(tag) && sameName(words, wanted))
    const component = all.find(({ tag }) => /^[A-Z]/.test(tag) && sameName(spaced(tag), wanted))
    const labelled = all.find(
      ({ tag, attributes }) =>
        blockTags.test(tag) &&
        ['aria-label', 'id', 'title', 'heading'].some((key) => sameName(attributes.get(key)?.literal ?? '', wanted)),
    )
    const held = all.find(({ tag, words }) => /^h[1-6]$/.test(tag) && plainWords(words).includes(wanted))
    const found = component ?? labelled ?? heading ?? held
    if (found !== undefined) return blockOf(found)
    const title = wanted === 'hero' ? all.find(({ tag }) => tag === 'h1') : undefined
    if (title !== undefined) return blockOf(title)
    if (kind === null) {
      const words = all.filter((each) => plainWords(each.words) === wanted)
      return words.at(0) ?? null
    }
    return null
  }
  return pick(findTargets(app, target), target)
}

function spaced(tag: string): string {
  return tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
}

function sameName(words: string, wanted: string): boolean {
  const said = plainWords(words)
  return (
    said !== '' &&
    (said === wanted ||
      said === `${wanted} section` ||
      `${said} section` === wanted ||
      said === `${wanted}s` ||
      `${said}s` === wanted)
  )
}

/** What leads in or out of view with an element: `{isOpen && <Banner />}` is one thing. */
function wholeOf(element: Element): Node {
  const { node, parents } = element
  const holder = parents.at(-1)?.node ?? null
  for (const each of children(holder, 'children')) {
    if (each.type !== 'JSXExpressionContainer' || each.start > node.start || each.end < node.end) continue
    const expression = child(each, 'expression')
    if (expression?.type === 'LogicalExpression') return each
  }
  return node
}

export function removeBlock(order: Masked, app: AppCode, said: string): Outcome | null {
  const target = readTarget(said.replace(/\s+(?:completely|entirely|please|again)$/i, ''), order)
  if (target.kind === null && target.name === '') return null
  if (!scopeOf(app, target.page).isKnown)
    return { refused: `removing ${sayTarget(target)}, because I find no page of that name` }
  const element = findBlock(app, target)
  if (element === null) return { refused: `removing ${sayTarget(target)}, because I do not find it in the code` }
  const holder = element.parents.at(-1)
  // What is left without its heading is not gone.
  if (element.tag === 'h1' && target.kind !== 'headline' && target.kind !== 'text')
    return {
      refused: `removing ${sayTarget(target)}, because it is a page of its own (say: remove the ${target.name} page)`,
    }
  if (holdsInput(element, app))
    return {
      refused: `removing ${sayTarget(target)}, because its form sends what is written there and is not taken without it`,
    }
  if (holder === undefined)
    return { refused: `removing ${sayTarget(target)}, because it is the whole of ${element.module.path}` }
  const whole = wholeOf(element)
  const isOnly = /^(?:li|td|th)$/.test(holder.tag) && contentsOf(holder.node).length === 1
  const gone = isOnly ? holder.node : whole
  const left = app.patch(element.module.path, [removal(element.module.text, gone)])
  return left
    ? { done: `take out ${sayTarget(target)}` }
    : { refused: `removing ${sayTarget(target)}, because the page does not hold together without it` }
}

const places =
  /^(.+?)\s+(?:(?:right |just |directly )?(above|below|before|after|under|underneath|beneath|over|to the top|to the bottom|to the end|to the start|to the beginning|at the top|at the bottom|at the end|first|last|up|down|to the left|to the right|left|right|one up|one down|further up|further down|higher|lower))\b\s*(?:of )?(.*)$/i

export interface Placement {
  what: string
  isBefore: boolean
  /** Null: the edge of what it stands in. */
  beside: string | null
  isStep: boolean
}

export function readPlacement(words: string): Placement | null {
  const found = places.exec(words.trim())
  if (found === null) return null
  const [, what = '', where = '', rest = ''] = found
  const isStep = /^(?:one |further )?(?:up|down)$|^higher$|^lower$|left$|right$/i.test(where)
  const isBefore = /^(?:above|before|over|first|higher)$|top$|start$|beginning$|up$|left$/i.test(where)
  const beside = rest
    .replace(/^(?:the |my |our )/i, '')
    .replace(/\bpage$/i, '')
    .trim()
  return {
    what,
    isBefore,
    isStep,
    beside:
      /^(?:above|below|before|after|under|underneath|beneath|over)$/i.test(where) && beside !== '' ? beside : null,
  }
}

export function moveBlock(order: Masked, app: AppCode): Outcome | null {
  if (/^(?:swap|switch|exchange)\s+(?:the )?(?:first|top) (?:two|2) (?:sections|blocks|parts)$/i.test(order.text))
    return swapFirst(app)
  const swap = /^(?:swap|switch|exchange)\s+(?:the )?(.+?)\s+(?:and|with)\s+(?:the )?(.+)$/i.exec(order.text)
  if (swap !== null) return swapBlocks(order, app, [swap[1] ?? '', swap[2] ?? ''])
  const moved = /^(?:move|put|place|bring|shift|show|push|pull)\s+(?:the |my |our )?(.+)$/i.exec(order.text)
  const placement = moved === null ? null : readPlacement(moved[1] ?? '')
  if (placement === null) return null
  const target = readTarget(placement.what, order)
  const element = findBlock(app, target)
  if (element === null) return { refused: `moving ${sayTarget(target)}, because I do not find it in the code` }
  if (element.tag === 'h1')
    return { refused: `moving ${sayTarget(target)}, because it is a page of its own (${element.module.path})` }
  const anchor = anchorOf(order, app, { element, placement })
  const inMenu =
    anchor === null || 'node' in anchor ? null : orderNavLinks({ ...order, text: `${order.text} in the menu` }, app)
  // What stands on pages of their own has its order in the menu.
  if (inMenu !== null && 'done' in inMenu) return inMenu
  if (anchor === null || !('node' in anchor))
    return { refused: `moving ${sayTarget(target)}, because ${anchor?.why ?? 'there is nothing to move it past'}` }
  return moveNextTo(app, { element, anchor, isBefore: placement.isBefore })
    ? { done: `move ${sayTarget(target)} ${placement.isBefore ? 'up' : 'down'}` }
    : { refused: `moving ${sayTarget(target)}, because the page does not hold together that way` }
}

function anchorOf(
  order: Masked,
  app: AppCode,
  { element, placement }: { element: Element; placement: Placement },
): Element | { why: string } | null {
  const siblings = app
    .elements(element.module.path)
    .filter((each) => each.parents.at(-1) === element.parents.at(-1) && each.parents.length === element.parents.length)
  const at = siblings.indexOf(element)
  if (placement.beside === null) {
    if (placement.isStep) return siblings[at + (placement.isBefore ? -1 : 1)] ?? null
    const edge = placement.isBefore ? siblings[0] : siblings.at(-1)
    if (edge === element) return { why: `it stands ${placement.isBefore ? 'first' : 'last'} there already` }
    return edge ?? null
  }
  const target = readTarget(placement.beside, order)
  const near = findBlock(app, target)
  // "Above the menu" is the section of that name, where there is one on the page.
  const section =
    near?.module.path === element.module.path
      ? null
      : findBlock(app, { ...target, kind: 'section', name: target.name || (placement.beside ?? '') })
  const found = section?.module.path === element.module.path ? section : near
  if (found === null) return { why: `I do not find ${sayTarget(target)}` }
  if (found.module.path !== element.module.path)
    return { why: `${sayTarget(target)} stands in another file (${found.module.path})` }
  // The nearest block round the other one that stands beside this one.
  const level = [found, ...found.parents.toReversed()].find((each) => each.parents.at(-1) === element.parents.at(-1))
  const anchor = level ?? found
  return anchor === element || isInside(anchor, element) ? { why: 'one stands in the other' } : anchor
}

export function moveNextTo(
  app: AppCode,
  { element, anchor, isBefore }: { element: Element; anchor: Element; isBefore: boolean },
): boolean {
  const { text, path } = element.module
  const [moved, beside] = [wholeOf(element), wholeOf(anchor)]
  const source = text.slice(moved.start, moved.end)
  const from = indentAt(text, moved.start)
  const to = indentAt(text, beside.start)
  const words = from === to ? source : source.replaceAll(`\n${from}`, `\n${to}`)
  const at = isBefore ? beside.start : beside.end
  return app.patch(path, [
    removal(text, moved),
    { start: at, end: at, text: isBefore ? `${words}\n${to}` : `\n${to}${words}` },
  ])
}

function isSection({ tag, parents }: Element): boolean {
  const isPart = tag === 'section' || (/^[A-Z]/.test(tag) && !/^(?:Link|NavLink|Cover)$/.test(tag))
  return isPart && parents.at(-1)?.tag === 'main'
}

/** Sections of the first page, without what stands at its head. */
function swapFirst(app: AppCode): Outcome {
  const path = findPage(app, '')?.path ?? ''
  const [one, other] = app.elements(path).filter(isSection)
  if (one === undefined || other === undefined)
    return { refused: 'swapping the first two sections, because the first page has no two of them' }
  return swapPlaces(app, one, other)
    ? { done: 'swap the first two sections' }
    : { refused: 'swapping the first two sections, because the page does not hold together that way' }
}

function swapPlaces(app: AppCode, one: Element, other: Element): boolean {
  const { text, path } = one.module
  const [a, b] = [wholeOf(one), wholeOf(other)]
  return app.patch(path, [
    { start: a.start, end: a.end, text: text.slice(b.start, b.end) },
    { start: b.start, end: b.end, text: text.slice(a.start, a.end) },
  ])
}

function swapBlocks(order: Masked, app: AppCode, names: readonly [string, string]): Outcome | null {
  const [first, second] = names.map((name) => readTarget(name, order))
  if (first === undefined || second === undefined) return null
  const [one, other] = [findBlock(app, first), findBlock(app, second)]
  const missing = one === null ? first : other === null ? second : null
  if (missing !== null || one === null || other === null)
    return { refused: `swapping them, because I do not find ${sayTarget(missing ?? first)}` }
  if (one.module.path !== other.module.path || isInside(one, other) || isInside(other, one))
    return {
      refused: `swapping ${sayTarget(first)} and ${sayTarget(second)}, because they do not stand beside each other`,
    }
  return swapPlaces(app, one, other) ? { done: `swap ${sayTarget(first)} and ${sayTarget(second)}` } : null
}

const newSection =
  /^(?:add|include|insert|create|put|append|make)(?: in)?\s+(?:an?|another|the)?\s*(?:new )?(.*?)\s*(?:section|block|part|area)\b\s*(.*)$/i
const newParagraph =
  /^(?:add|include|insert|put|write|append)(?: in)?\s+(?:an?|the|another)?\s*(?:new )?(?:(?:text|paragraph|line|sentence|words?|note|description|subtitle|tagline)\s*(?:that says|saying|which says|:)?\s*)?([\ue000-\ue0ff])\s*(.*)$/i

export function addSection(order: Masked, app: AppCode): Outcome | null {
  const found = newSection.exec(order.text)
  // "Put the about section before the classes" moves what is there.
  const isMove = /^put (?:the|my|our)\b/i.test(order.text) && readPlacement(order.text.replace(/^put /i, '')) !== null
  if (found === null || isMove) return null
  const [, before = '', after = ''] = found
  const title =
    /(?:called|titled|named|headed|with (?:the |a )?(?:title|heading|headline))\s+([\ue000-\ue0ff]|[\w &'-]+?)(?=\s+(?:with|that|saying|above|below|after|before|on|to|at|in)\b|[,.:]|$)/i.exec(
      after,
    )?.[1]
  const about = /^about\s+(.+?)(?=\s+(?:with|that|saying|above|below|after|before|on|to|at)\b|[,.:]|$)/i.exec(
    after,
  )?.[1]
  const named = before.trim() === '' ? (title ?? about) : before
  if (named === undefined)
    return {
      refused:
        'adding a section, because I do not know what it is called (say: add a section called “…” with the text “…”)',
    }
  const heading = capitalize(order.open(named).trim())
  const quotes = [...after.replace(title ?? /(?!)/, '').matchAll(/[\ue000-\ue0ff]/g)].map(([mark]) => order.open(mark))
  const said = /(?:text|saying|that says|with the words?)\s*:?\s*([^\ue000-\ue0ff]+)$/i.exec(after)?.[1]
  const isPlace = said !== undefined && /\b(?:above|below|after|before|top|bottom)\b/i.test(said)
  const lines = quotes.length > 0 ? quotes : said === undefined || isPlace || title !== undefined ? [] : [said.trim()]
  if (lines.length === 0)
    return {
      refused: `adding the section “${heading}”, because I do not make up what it says (say: add a section called “${heading}” with the text “…”)`,
    }
  return putOnPage(order, app, { code: sectionCode(heading, lines), after, what: `the section “${heading}”` })
}

export function addParagraph(order: Masked, app: AppCode): Outcome | null {
  const found = newParagraph.exec(order.text)
  if (found === null || !hasQuote(order.text) || /\b(?:button|link|field|page|column|option)s?\b/i.test(order.text))
    return null
  const words = order.open(found[1] ?? '')
  const code = `<p className="mt-4 max-w-prose">${jsxText(words)}</p>`
  return putOnPage(order, app, { code, after: found[2] ?? '', what: `“${words}”` })
}

function sectionCode(heading: string, lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `  <p className="mt-4 max-w-prose">${jsxText(line)}</p>`)
  return [
    '<section className="mt-16">',
    `  <h2 className="font-display text-2xl font-semibold">${jsxText(heading)}</h2>`,
    ...paragraphs,
    '</section>',
  ].join('\n')
}

/** Where it was said; at the end of the page without words on that. */
export function putOnPage(
  order: Masked,
  app: AppCode,
  { code, after, what }: { code: string; after: string; what: string },
): Outcome {
  const said =
    /\b(above|below|before|after|under|underneath|beneath|over)\s+(?:the )?(.+?)(?=\s+(?:on|in) the .+ page$|[,.]|$)/i.exec(
      after,
    )
  const page =
    /\b(?:on|to|in|at)\s+(?:the (?:top|bottom|end|start) of )?(?:the |my |our )?((?:\S+ ){0,3}?\S+)[ -]?page\b/i.exec(
      after,
    )?.[1] ?? null
  const isTop = /\b(?:at|to|on) the (?:top|start|beginning)\b/i.test(after)
  const pageName = page === null ? null : order.open(page)
  if (said !== null) {
    const target = { ...readTarget(said[2] ?? '', order), ...(pageName !== null && { page: pageName }) }
    const beside = findBlock(app, target)
    if (beside === null)
      return { refused: `adding ${what}, because I do not find ${sayTarget(target)} to put it ${said[1] ?? 'by'}` }
    const isBefore = /above|before|over/i.test(said[1] ?? '')
    return insert(app, { beside: beside.module.path, node: beside.node, code, isBefore }, what)
  }
  const found = findPage(app, pageName ?? '')
  if (found === null)
    return { refused: `adding ${what}, because I find no page ${pageName === null ? 'to put it on' : `“${pageName}”`}` }
  const root = app.elements(found.path).find(({ parents, tag }) => parents.length === 0 && tag !== '')
  const wrap = app.elements(found.path).find(({ tag }) => tag === 'main') ?? root
  const edge = wrap === undefined ? [] : contentsOf(wrap.node).filter(({ type }) => type !== 'JSXText')
  const beside = isTop ? edge[0] : edge.at(-1)
  if (wrap === undefined || beside === undefined || !/^(?:main|div|section|article)$/.test(tagOf(wrap.node)))
    return { refused: `adding ${what}, because I do not see where on ${found.path} it belongs` }
  return insert(app, { beside: found.path, node: beside, code, isBefore: isTop }, what)
}

function insert(
  app: AppCode,
  { beside, node, code, isBefore }: { beside: string; node: Node; code: string; isBefore: boolean },
  what: string,
): Outcome {
  const text = app.files.get(beside) ?? ''
  const indent = indentAt(text, node.start)
  const words = code.replaceAll('\n', `\n${indent}`)
  const at = isBefore ? node.start : node.end
  const isIn = app.patch(beside, [
    { start: at, end: at, text: isBefore ? `${words}\n${indent}` : `\n${indent}${words}` },
  ])
  return isIn
    ? { done: `add ${what}` }
    : { refused: `adding ${what}, because ${beside} does not hold together with it` }
}
