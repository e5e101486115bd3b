// "Change the headline to “Fresh every day”", "rename the button Add to Save", "replace “Hi” with “Hello”".
import { jsxText, jsxAttribute, quoteJs } from '../../compose/data/expressions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { escapePattern } from '../../understand/escape-pattern.ts'
import type { AppCode, Outcome } from './app-code.ts'
import { type Element, literalOf, plainWords } from './elements.ts'
import { hasQuote, isQuoted, type Masked } from './quotes.ts'
import { child, children, type Node, type Patch, walk, word } from './syntax.ts'
import { findTargets, isUse, pick, readTarget, sayTarget, scopeOf, type Target } from './targets.ts'
import { findPage } from './app-code.ts'
import { quoteLike, textPlaces } from './text-places.ts'

interface Change {
  what: string
  to: string
}

const verbs = String.raw`(?:change|set|replace|update|edit|make|switch|rename|reword|rewrite|swap|turn|correct|fix|call|name|label|title)`
const shapes: readonly RegExp[] = [
  new RegExp(
    String.raw`^${verbs}\s+(?:the wording of |the text of |the words? |what )?(.+?)\s*(?:,|:)?\s+(?:to (?:say|read|be)|so (?:that )?(?:it|they) (?:says?|reads?)|to|with|into|as|say|read|by)\s*:?\s+(.+)$`,
    'i',
  ),
  /^(?:the |my |our )?(.+?)\s+(?:should|must|shall|needs to|has to|ought to)\s+(?:say|read|be called|be labell?ed|be named|be titled|be)\s*:?\s+(.+)$/i,
  /^(?:where (?:it|there) (?:says|is)|instead of)\s+(.+?)\s*,?\s+(?:it should (?:say|read)|say|write|put|use|i want)\s+(.+)$/i,
  /^(?:write|put|say|use|have)\s+(.+?)\s+(?:instead of|in place of)\s+(.+)$/i,
  /^(?:call|name|label|title)\s+(?:the )?(.+?)\s+([\ue000-\ue0ff])$/i,
  /^(?:the |my |our )?(headline|heading|title|subtitle|tagline|slogan|button|footer(?: text)?)\s*(?::|=|is)\s*(.+)$/i,
]
/** Colours, sizes and places are not copy. */
const noCopy =
  /^(?:(?:be )?(?:a |the )?(?:bit )?(?:bigger|larger|smaller|bold(?:er)?|italic|cent(?:er|re)d?|left|right|uppercase|required|optional|dark(?:er)?|light(?:er)?|number|date|text|checkbox|dropdown|(?:the )?(?:top|bottom|end|start))\b)/i

export function readChange({ text }: Masked): Change | null {
  for (const [index, shape] of shapes.entries()) {
    const found = shape.exec(text)
    if (found === null) continue
    const [, first = '', second = ''] = found
    const isBackwards = index === 3
    const change = isBackwards ? { what: second, to: first } : { what: first, to: second }
    if (noCopy.test(change.to)) return null
    return change
  }
  return null
}

const plainChange =
  /^(?:change|rename|replace|reword|switch|turn)\s+(?:the (?:word|text|words) )?(.+?)(\s+everywhere)?$/i

/** "Change add to cart to put in basket": what stands in the app word for word needs no quotes. */
function changeUnquoted({ text }: Masked, app: AppCode): Outcome | null {
  const [, said = '', everywhere] = hasQuote(text) ? [] : (plainChange.exec(text) ?? [])
  const places = said === '' ? [] : textPlaces(app)
  for (const { index, 0: between } of said.matchAll(/\s+(?:to|into|with|by)\s+/gi)) {
    const [from, to] = [said.slice(0, index), said.slice(index + between.length)]
    const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(from)}(?![\\p{L}\\p{N}])`, 'giu')
    const chosen = places.filter(({ words }) =>
      everywhere === undefined ? plainWords(words) === plainWords(from) : words.search(asWord) >= 0,
    )
    const cased = (was: string) => (/^\p{Lu}/u.test(was) ? capitalize(to) : to)
    const isDone = [...new Set(chosen.map(({ path }) => path))].map((path) =>
      app.patch(
        path,
        chosen
          .filter((place) => place.path === path)
          .map((place) =>
            place.patch(everywhere === undefined ? cased(place.words) : place.words.replace(asWord, cased)),
          ),
      ),
    )
    if (isDone.length === 0 || !isDone.every(Boolean)) continue
    if (everywhere !== undefined) return { done: `write “${to}” wherever “${from}” stood` }
    return { done: `write “${cased(chosen[0]?.words ?? '')}” instead of “${chosen[0]?.words ?? from}”` }
  }
  return null
}

export function changeCopy(order: Masked, app: AppCode): Outcome | null {
  const unquoted = changeUnquoted(order, app)
  if (unquoted !== null) return unquoted
  const change = readChange(order)
  if (change === null) return null
  const target = readTarget(change.what, order)
  const isCopy =
    isQuoted(change.to) ||
    target.isQuoted ||
    (target.kind !== null && !['list', 'table', 'form', 'card', 'section', 'image', 'component'].includes(target.kind))
  if (!isCopy) return null
  const words = order
    .open(change.to)
    .replace(/[.](?=$)/, isQuoted(change.to) ? '$&' : '')
    .trim()
  if (!scopeOf(app, target.page).isKnown)
    return { refused: `changing ${sayTarget(target)}, because I find no page of that name` }
  if (target.kind === 'title' || target.kind === 'description') return changeMetadata(app, target, words)
  return changeWords(app, target, words)
}

function changeWords(app: AppCode, target: Target, words: string): Outcome {
  const byName = target.name === '' ? null : changeNamed(app, target, words)
  if (byName !== null) return byName
  // "The contact button" need not say "contact": where nothing carries the name, only a single one is taken for it.
  const found = findTargets(app, target).toSorted((a, b) => Number(isUse(a)) - Number(isUse(b)))
  const isAny = target.kind === 'button' && target.name === '' && target.nth === null
  // "The button" is none that takes something back or away.
  const element = pick(
    isAny ? found.filter(({ module }) => !/notice|delete|undo|remove/.test(module.path)) : found,
    target,
  )
  if (element === null) return { refused: `changing ${sayTarget(target)}, because I do not find it in the code` }
  if (target.kind === 'placeholder') return setAttribute(app, element, 'placeholder', words)
  return (
    setWords(app, element, words) ?? {
      refused: `changing ${sayTarget(target)}, because it is put together by code that I cannot read`,
    }
  )
}

/** The text that carries the name becomes another. */
function changeNamed(app: AppCode, target: Target, words: string): Outcome | null {
  const { paths } = scopeOf(app, target.page)
  const wanted = plainWords(target.name)
  const all = textPlaces(app, paths).filter(({ tags, key }) => fitsKind(target, tags, key))
  const exact = all.filter((place) => plainWords(place.words) === wanted)
  const holding = target.isQuoted ? all.filter((place) => place.words.includes(target.name)) : []
  const found = exact.length > 0 ? exact : holding
  if (found.length === 0) return null
  // The same words in one screen's navigation and on its page are one thing to a person, but not for a named kind.
  const chosen = target.kind === null || target.kind === 'text' || target.kind === 'label' ? found : found.slice(0, 1)
  const isWhole = exact.length > 0
  for (const path of new Set(chosen.map((place) => place.path))) {
    const patches = chosen
      .filter((place) => place.path === path)
      .map((place) => place.patch(isWhole ? words : place.words.replace(target.name, () => words)))
    if (!app.patch(path, patches)) return null
  }
  return { done: `write “${words}” instead of “${target.name}”` }
}

function fitsKind({ kind }: Target, tags: readonly string[], key: string): boolean {
  const near = tags.at(-1) ?? ''
  if (kind === 'button')
    return tags.some((tag) => /button$/i.test(tag)) || /label$|^label/i.test(key) || near === 'Link' || near === 'a'
  if (kind === 'link' || kind === 'nav')
    return near === 'Link' || near === 'a' || near === 'NavLink' || /^(?:label|title|name|text)$/.test(key)
  if (kind === 'headline') return tags.some((tag) => /^h[1-6]$/.test(tag)) || /^(?:title|heading|headline)$/.test(key)
  if (kind === 'placeholder') return key === 'placeholder'
  if (kind === 'label') return tags.includes('label') || /label/i.test(key) || near === 'th' || near === 'dt'
  if (kind === 'footer' || kind === 'header') return tags.some((tag) => tag.toLowerCase().endsWith(kind))
  return true
}

function setAttribute(app: AppCode, { node, module, attributes }: Element, name: string, words: string): Outcome {
  const attribute = attributes.get(name)
  const opening = child(node, 'openingElement')
  const end = child(opening, 'name')?.end ?? node.start
  const patch =
    attribute === undefined
      ? { start: end, end, text: ` ${name}=${jsxAttribute(words)}` }
      : { start: attribute.node.start, end: attribute.node.end, text: `${name}=${jsxAttribute(words)}` }
  app.patch(module.path, [patch])
  return { done: `set the ${name} to “${words}”` }
}

/** Elements within whose own layout is more than a piece of text. */
const textTags = /^(?:span|strong|em|b|i|small|br|mark|u|code|svg|[A-Z]\w*Icon)$/

/** The element says something else: all that stands in it, but for icons and for texts of blocks of their own. */
export function setWords(app: AppCode, element: Element, words: string): Outcome | null {
  const { node, module } = element
  const was = element.words.replace(/[^\p{L}\p{N}!?.…)]+$/u, '').trim()
  const done: Outcome = {
    done: was === '' || was.length > 60 ? `write “${words}” there` : `write “${words}” instead of “${was}”`,
  }
  const label = [...element.attributes].find(([key]) => /^(?:label|title|heading|text|saveLabel|children)$/.test(key))
  const inner = children(node, 'children').filter(
    (each) => each.type !== 'JSXText' || word(each, 'value').trim() !== '',
  )
  const [first, last] = [inner[0], inner.at(-1)]
  if (first === undefined || last === undefined)
    return label === undefined || label[1].literal === null ? null : setAttribute(app, element, label[0], words)
  const texts = textPlaces(app, [module.path]).filter(
    ({ node: at }) => at.start >= node.start && at.end <= node.end && isContent(node, at),
  )
  const isBlock = inner.some((each) => each.type === 'JSXElement' && !textTags.test(tagName(each)))
  if (isBlock) {
    const longest = texts.toSorted((a, b) => b.words.length - a.words.length)[0]
    return longest !== undefined && app.patch(module.path, [longest.patch(words)]) ? done : null
  }
  // "Saving…" while it is sent is another text: the one that stands there most of the time is the last.
  const chosen =
    first === last && child(first, 'expression')?.type === 'ConditionalExpression' ? texts.at(-1) : undefined
  if (chosen !== undefined) return app.patch(module.path, [chosen.patch(words)]) ? done : null
  const written = inner.filter((each) => each.type !== 'JSXElement' || child(each, 'closingElement') !== null)
  const [from, to] = [written[0], written.at(-1)]
  if (from === undefined || to === undefined) return null
  const start = from.type === 'JSXText' ? from.start + word(from, 'value').search(/\S/) : from.start
  const end = to.type === 'JSXText' ? to.start + word(to, 'value').trimEnd().length : to.end
  return app.patch(module.path, [{ start, end, text: jsxText(words) }]) ? done : null
}

function tagName(node: Node): string {
  return word(child(child(node, 'openingElement'), 'name'))
}

function isContent(outer: Node, inner: Node): boolean {
  const opening = child(outer, 'openingElement')
  return opening === null || inner.start >= opening.end
}

function changeMetadata(app: AppCode, target: Target, words: string): Outcome {
  const key = target.kind === 'title' ? 'title' : 'description'
  const page = target.page === null && target.name === '' ? null : findPage(app, target.page ?? target.name)
  const path = page?.path ?? app.screens().find((each) => each.startsWith('web/app/layout.'))
  const module = path === undefined ? null : app.module(path)
  if (module === null || path === undefined)
    return { refused: `changing ${sayTarget(target)}, because I find no page to set it on` }
  const patch = metadataPatch(module.program, module.text, { key, words })
  return app.patch(path, [patch])
    ? { done: `set the page ${key} to “${words}”` }
    : { refused: `changing ${sayTarget(target)}, because ${path} is put together in a way that I cannot read` }
}

function metadataPatch(program: Node, text: string, { key, words }: { key: string; words: string }): Patch {
  let found: Patch | null = null
  let object: Node | null = null
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || word(child(node, 'id')) !== 'metadata') return
    object = child(node, 'init')
    for (const property of children(object, 'properties')) {
      const value = child(property, 'value')
      if (word(child(property, 'key')) === key && value !== null && literalOf(value) !== null)
        found = { start: value.start, end: value.end, text: quoteLike(text.charAt(value.start), words) }
    }
  })
  return found ?? newMetadata(program, object, `${key}: ${quoteJs(words)}`)
}

function newMetadata(program: Node, object: Node | null, entry: string): Patch {
  if (object !== null) {
    const isEmpty = children(object, 'properties').length === 0
    return { start: object.start + 1, end: object.start + 1, text: ` ${entry}${isEmpty ? ' ' : ','}` }
  }
  const imports = children(program, 'body').filter(({ type }) => type === 'ImportDeclaration')
  const at = imports.at(-1)?.end ?? 0
  return { start: at, end: at, text: `${at === 0 ? '' : '\n\n'}export const metadata = { ${entry} }\n` }
}
