// Every text of an app that a person can read, and how another one is written in its place.
import { jsxAttribute, jsxText } from '../../compose/data/expressions.ts'
import { type AppCode } from './app-code.ts'
import { literalOf } from './elements.ts'
import { child, type Module, type Node, type Patch, walk, word } from './syntax.ts'

export interface TextPlace {
  path: string
  words: string
  /** JSX attribute, key of an object, or '' for text between tags. */
  key: string
  node: Node
  /** Names of the elements round it, the nearest last. */
  tags: readonly string[]
  patch(words: string): Patch
}

/** What is written there is for machines. */
const noCopy =
  /^(?:className|class|href|to|src|id|key|name|type|role|htmlFor|for|method|value|defaultValue|as|rel|target|lang|accept|autoComplete|inputMode|d|viewBox|fill|stroke|variant|size|tone|kind|path|slug|style|content-type|mode|credentials|wrap|dir|pattern|form|action|encType|scope|align|xmlns|points|transform|preserveAspectRatio|aria-(?:live|hidden|current|controls|describedby|labelledby|invalid|expanded|haspopup))$/

export function textPlaces(app: AppCode, paths: readonly string[] = app.screens()): TextPlace[] {
  return paths.flatMap((path) => {
    const module = app.module(path)
    return module === null ? [] : placesIn(module)
  })
}

function placesIn(module: Module): TextPlace[] {
  const places: TextPlace[] = []
  walk(module.program, (node, parents) => {
    const tags = parents.flatMap((each) =>
      each.type === 'JSXElement' ? [word(child(child(each, 'openingElement'), 'name'))] : [],
    )
    if (node.type === 'JSXText') {
      const text = word(node, 'value')
      if (!/\p{L}|\p{N}/u.test(text)) return
      const [start, end] = [node.start + text.search(/\S/), node.start + text.trimEnd().length]
      const patch = (words: string) => ({ start, end, text: jsxText(words) })
      places.push({ path: module.path, words: text.replace(/\s+/g, ' ').trim(), key: '', node, tags, patch })
      return
    }
    const key = keyOf(node, parents)
    if (key === null || noCopy.test(key)) return
    const words = literalOf(node) ?? ''
    if (!/\p{L}/u.test(words)) return
    const isAttribute = parents.at(-1)?.type === 'JSXAttribute'
    const patch = (text: string): Patch => ({
      start: node.start,
      end: node.end,
      text: isAttribute ? jsxAttribute(text) : quoteLike(module.text.charAt(node.start), text),
    })
    places.push({ path: module.path, words, key, node, tags, patch })
  })
  return places
}

/** The key under which a text is read by people; null where the node is no such text. */
function keyOf(node: Node, parents: readonly Node[]): string | null {
  if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return null
  const parent = parents.at(-1)
  if (parent?.type === 'TaggedTemplateExpression' || parent?.type === 'ImportDeclaration') return null
  if (parent?.type === 'JSXAttribute') return word(child(parent, 'name')) || null
  if (parent?.type === 'Property')
    return child(parent, 'value') === node
      ? word(child(parent, 'key')) || word(child(parent, 'key'), 'value') || null
      : null
  if (
    parent?.type === 'ConditionalExpression' ||
    parent?.type === 'LogicalExpression' ||
    parent?.type === 'JSXExpressionContainer'
  ) {
    if (child(parent, 'test') === node) return null
    const attribute = parents.findLast(({ type }) => type === 'JSXAttribute' || type === 'JSXElement')
    return attribute?.type === 'JSXAttribute' ? word(child(attribute, 'name')) : ''
  }
  // Lists of texts: `['Low', 'High']` is data as often as copy, so only lists within pages of words count.
  return parent?.type === 'ArrayExpression' && parents.some(({ type }) => type === 'JSXElement') ? '' : null
}

export function quoteLike(quote: string, text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  if (quote === '"') return `"${escaped.replaceAll('"', '\\"')}"`
  if (quote === '`') return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
  return `'${escaped.replaceAll("'", "\\'")}'`
}
