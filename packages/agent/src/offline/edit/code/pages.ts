// Pages that come, go and get another name.
import { jsxText, quoteJs } from '../../compose/data/expressions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type AppCode, findPage, type Outcome } from './app-code.ts'
import { plainWords } from './elements.ts'
import { navItems, putNavLink, removeItem } from './nav-links.ts'
import type { Masked } from './quotes.ts'
import { removal } from './syntax.ts'
import { isLink } from './targets.ts'
import { textPlaces } from './text-places.ts'

const shapes: readonly RegExp[] = [
  /^(?:add|create|make|include|insert|build)(?: me)?\s+(?:an?|the|another|one more)?\s*(?:new |extra |separate )?(?:page|screen|view)\s+(?:called|named|titled|for|about|with the (?:title|name)|with(?= (?:the|our|my) [\w ]+:))\s+(?:the |our |my )?([\ue000-\ue0ff]|[\w &'’-]+?)(?=\s+(?:with|that|which|where|saying|and)\b|[,.:]|$)(.*)$/i,
  /^(?:add|create|make|include|insert|build)(?: me)?\s+(?:an?|the|another|one more)?\s*(?:new |extra |separate )?([\ue000-\ue0ff]|[\w &'’-]+?)\s+(?:page|screen)(?=\s|[,.:]|$)(.*)$/i,
]

export function addPage(order: Masked, app: AppCode): Outcome | null {
  const found = shapes.map((shape) => shape.exec(order.text)).find((each) => each !== null)
  // "A phone number on the front page" is something on a page that is there.
  if (found === undefined || /^(?:an?|it|this|the|that)$|\b(?:on|in|at|to) (?:the|my|our)\b/i.test(found[1] ?? ''))
    return null
  const name = capitalize(order.open(found[1] ?? '').trim())
  const folder = plainWords(name).replaceAll(' ', '-')
  if (folder === '' || name.split(' ').length > 5) return null
  const known = findPage(app, name)
  if (known !== null) return { refused: `adding the page “${name}”, because there is one already (${known.address})` }
  const rest = found[2] ?? ''
  const quoted = [...rest.matchAll(/[\ue000-\ue0ff]/g)].map(([mark]) => order.open(mark))
  const lines = quoted.length > 0 ? quoted : saidLines(rest)
  app.write(`web/app/${folder}/page.jsx`, pageCode(app, { name, lines }))
  const link = putNavLink(app, { href: `/${folder}`, label: name })
  const menu =
    'done' in link ? 'with a link in the menu' : `at /${folder}; nothing leads to it yet, since I find no menu`
  return {
    done: `add the page “${name}” ${menu}${lines.length === 0 ? ' (it has its heading only; say what it should read)' : ''}`,
  }
}

/** "With the text we go to Tuscany", ": be on time, clean the boats": one paragraph, or a line for each. */
function saidLines(rest: string): string[] {
  const said =
    /^\s*(?::|(?:with|that has) (?:the |this )?(?:text|words?|sentences?|content)\s*:?|(?:that|which|and) (?:says|reads)\s*:?|saying\s*:?)\s*(\S.+)$/i
      .exec(rest)?.[1]
      ?.trim()
  if (said === undefined) return []
  const items = said.split(/\s*[,;]\s*(?:and\s+)?/)
  const isList = items.length > 2 && items.every((item) => item.split(' ').length <= 8)
  return (isList ? items : [said]).map(capitalize)
}

/** Looks like the other pages: their frame, their heading. */
function pageCode(app: AppCode, { name, lines }: { name: string; lines: readonly string[] }): string {
  const elements = app.pages().flatMap(({ path }) => app.elements(path))
  const classOf = (tag: string, otherwise: string) =>
    elements
      .find((each) => each.tag === tag && each.attributes.get('className')?.literal !== undefined)
      ?.attributes.get('className')?.literal ?? otherwise
  const isInMain = app
    .screens()
    .some((path) => /\/layout\./.test(path) && app.elements(path).some(({ tag }) => tag === 'main'))
  const tag = isInMain ? 'section' : 'main'
  const paragraphs = lines.map((line) => `\n      <p className="mt-4 max-w-prose text-lg">${jsxText(line)}</p>`)
  return `export const metadata = { title: ${quoteJs(name)} }

export default function Page() {
  return (
    <${tag} className="${isInMain ? 'py-8' : classOf('main', 'mx-auto max-w-4xl px-6 py-12')}">
      <h1 className="${classOf('h1', 'font-display text-4xl')}">${jsxText(name)}</h1>${paragraphs.join('')}
    </${tag}>
  )
}
`
}

export function removePage(order: Masked, app: AppCode, said: string): Outcome | null {
  const found = /^(.+?) (?:page|screen)$/i.exec(said) ?? /^(?:page|screen) (?:called |named )?(.+)$/i.exec(said)
  if (found === null || /\b(?:from|on|in)\b/i.test(found[1] ?? '')) return null
  const name = order.open(found[1] ?? '')
  const page = findPage(app, name)
  if (page === null) return { refused: `removing the page “${name}”, because there is none of that name` }
  if (page.address === '/') return { refused: 'removing the first page, because every app needs one' }
  const folder = page.path.replace(/page\.[jt]sx$/, '')
  for (const item of navItems(app).filter(({ href }) => href === page.address)) removeItem(app, item)
  for (const path of app.screens().filter((each) => !each.startsWith(folder))) dropLinks(app, path, page.address)
  const gone = [...app.files.keys()].filter((path) => path.startsWith(folder))
  const left = [...app.files].find(
    ([path, text]) => !path.startsWith(folder) && /\.[jt]sx?$/.test(path) && leadsTo(text, page.address),
  )
  if (left !== undefined) return { refused: `removing the page “${name}”, because ${left[0]} still leads to it` }
  for (const path of gone) app.remove(path)
  return { done: `remove the page “${page.name}” and the links to it` }
}

function leadsTo(text: string, address: string): boolean {
  return new RegExp(`(?:href=|href: |to=|navigate\\(|redirect\\()\\{?\\s*['"\`]${address}(?:['"\`/?#])`).test(text)
}

/** Takes out links one at a time: each changes the places of the others. */
function dropLinks(app: AppCode, path: string, address: string): void {
  for (let round = 0; round < 20; round += 1) {
    const link = app.elements(path).find((each) => isLink(each) && each.attributes.get('href')?.literal === address)
    if (link === undefined) return
    const holder = link.parents.at(-1)
    const node = holder?.tag === 'li' ? holder.node : link.node
    if (!app.patch(path, [removal(app.files.get(path) ?? '', node)])) return
  }
}

/** "Rename the Notes page to Journal": heading, title and link; its address stays. */
export function renamePage(order: Masked, app: AppCode): Outcome | null {
  const found =
    /^(?:rename|call|change|retitle)\s+(?:the )?(.+?) page\s+(?:(?:to|into|as)\s+(.+)|([\ue000-\ue0ff]))$/i.exec(
      order.text,
    )
  if (found === null || /\b(?:titles?|text|on the|of the|button|link|headline|heading)\b/i.test(found[1] ?? ''))
    return null
  const page = findPage(app, order.open(found[1] ?? ''))
  if (page === null) return null
  const to = order.open(found[2] ?? found[3] ?? '').trim()
  const old = plainWords(page.name)
  const link = navItems(app).find(({ href }) => href === page.address)
  const places = textPlaces(app, [page.path]).filter(
    ({ words, key, tags }) => plainWords(words) === old && (key === 'title' || tags.includes('h1')),
  )
  const isDone =
    places.length > 0 &&
    app.patch(
      page.path,
      places.map((place) => place.patch(to)),
    )
  const label =
    link === undefined
      ? []
      : textPlaces(app, [link.path]).filter(
          ({ node, words }) => node.start >= link.node.start && node.end <= link.node.end && words === link.label,
        )
  const isLinked =
    link !== undefined &&
    label.length > 0 &&
    app.patch(
      link.path,
      label.map((place) => place.patch(to)),
    )
  return isDone || isLinked
    ? { done: `call the page “${page.name}” “${to}” (its address ${page.address} stays)` }
    : { refused: `renaming the page “${page.name}”, because its heading is put together by code` }
}
