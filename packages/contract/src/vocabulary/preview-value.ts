// What a preview can draw (specification 5: it must yield a renderable value). Told by structure, without React itself.
import { errorMessages } from './error-catalogue.ts'

const nodeTypes: ReadonlySet<unknown> = new Set(
  ['react.transitional.element', 'react.element', 'react.portal'].map((name) => Symbol.for(name)),
)

/** Whether React could draw the value: text, numbers, nothing, elements, promises and lists of these. */
export function isRenderable(value: unknown): boolean {
  return isNode(value, new Set())
}

/** @throws Error 'Value is not a valid ReactNode' */
export function assertRenderable(value: unknown): void {
  if (!isRenderable(value)) throw new Error(errorMessages.valueNotRenderable)
}

/** @param lists those around the value: a list that holds itself has no end */
function isNode(value: unknown, lists: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object') return typeof value !== 'function' && typeof value !== 'symbol'
  if (value === null) return true
  if ('$$typeof' in value) return nodeTypes.has(value.$$typeof)
  if ('then' in value && typeof value.then === 'function') return true
  if (Array.isArray(value) || value instanceof Set) {
    if (lists.has(value)) return false
    const around = new Set([...lists, value])
    return [...value].every((each) => isNode(each, around))
  }
  // Looking inside would use up an iterator that can be read once only.
  return Symbol.iterator in value && typeof value[Symbol.iterator] === 'function'
}
