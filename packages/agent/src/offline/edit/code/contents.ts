// What stands between the tags of an element, without the white space.
import { children, type Node } from './syntax.ts'

export function contentsOf(node: Node): Node[] {
  return children(node, 'children').filter((each) => each.type !== 'JSXText' || String(each['value']).trim() !== '')
}
