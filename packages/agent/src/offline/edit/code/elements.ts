// What stands on the pages of an app: its JSX elements with their words, as a person would name them.
import { child, children, isNode, type Module, type Node, walk, word } from './syntax.ts'

export interface Attribute {
  node: Node
  /** The text, where it is written out. */
  literal: string | null
  /** The literal or the expression. */
  value: Node | null
}

export interface Element {
  module: Module
  node: Node
  tag: string
  attributes: ReadonlyMap<string, Attribute>
  /** The nearest last. */
  parents: readonly Element[]
  /** Everything a person reads in it that is written out, on one line. */
  words: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&copy;': '©',
}

function decode(text: string): string {
  return text.replace(/&[a-z#0-9]+;/gi, (entity) => entities[entity] ?? entity)
}

export function tagOf(node: Node): string {
  const name = child(child(node, 'openingElement'), 'name')
  if (name?.type === 'JSXMemberExpression') return `${word(child(name, 'object'))}.${word(child(name, 'property'))}`
  return word(name)
}

/** The text of a literal or of a template without holes. */
export function literalOf(node: Node | null): string | null {
  if (node === null) return null
  if (node.type === 'JSXExpressionContainer') return literalOf(child(node, 'expression'))
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral' || children(node, 'expressions').length > 0) return null
  const [quasi] = children(node, 'quasis')
  const value = quasi?.['value']
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : null
}

function attributesOf(node: Node): Map<string, Attribute> {
  return new Map(
    children(child(node, 'openingElement'), 'attributes')
      .filter(({ type }) => type === 'JSXAttribute')
      .map((attribute) => {
        const value = child(attribute, 'value')
        const text = literalOf(value)
        return [
          word(child(attribute, 'name')),
          { node: attribute, value, literal: text === null || value?.type !== 'Literal' ? text : decode(text) },
        ]
      }),
  )
}

/** What is read in a node: its texts, and texts that code chooses between. */
export function wordsIn(node: Node): string {
  const parts: string[] = []
  const gather = (each: Node): void => {
    if (each.type === 'JSXText') parts.push(decode(word(each, 'value')))
    else if (each.type === 'JSXAttribute' || each.type === 'JSXOpeningElement' || each.type === 'CallExpression') return
    else if (each.type === 'Literal' && typeof each['value'] === 'string') parts.push(each['value'])
    else if (each.type === 'BinaryExpression') return
    else
      for (const value of Object.values(each))
        if (isNode(value)) gather(value)
        else if (Array.isArray(value)) for (const one of value) if (isNode(one)) gather(one)
  }
  gather(node)
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

/** Every element of the module, from the outside in and the top down. */
export function elementsOf(module: Module): Element[] {
  const made = new Map<Node, Element>()
  walk(module.program, (node, above) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const parents = above.flatMap((each) => made.get(each) ?? [])
    made.set(node, {
      module,
      node,
      tag: node.type === 'JSXFragment' ? '' : tagOf(node),
      attributes: attributesOf(node),
      parents,
      words: wordsIn(node),
    })
  })
  return [...made.values()]
}

/** Letters and digits in lower case, for comparing what was said with what stands there. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function isInside(element: Element, outer: Element): boolean {
  return element.parents.includes(outer)
}
