// "Make the menu sticky", "the header should stay at the top": what leads to the pages stays in sight.
import type { AppCode, Outcome } from './app-code.ts'
import type { Masked } from './quotes.ts'

const asks =
  /\b(?:header|menu|nav(?:igation)?(?: ?bar)?|top ?bar|links)\b.*\b(?:sticky|fixed|stays?|always|follow(?:s|ing)?|pinned)\b|\b(?:sticky|fixed|pinned) (?:header|menu|nav(?:igation)?(?: ?bar)?|top ?bar)\b/i

export function keepHeader({ text }: Masked, app: AppCode): Outcome | null {
  if (!asks.test(text) || /\b(?:not|no longer|un-?sticky|remove|don['’]t)\b/i.test(text)) return null
  const layout = app.screens().find((path) => path.startsWith('web/app/layout.'))
  const header = app.elements(layout ?? '').find(({ tag }) => tag === 'header')
  const attribute = header?.attributes.get('className')
  if (header === undefined || (attribute !== undefined && attribute.literal === null))
    return { refused: 'keeping the menu at the top, because I find no header that holds it' }
  const classes = (attribute?.literal ?? '').split(' ').filter((name) => name !== '')
  if (classes.some((name) => /^(?:lg:)?(?:sticky|fixed)$/.test(name)))
    return { refused: 'keeping the menu in sight, because it stays there already' }
  const ground = classes.some((name) => name.startsWith('bg-')) ? [] : ['bg-background']
  const words = `className="${[...classes, 'sticky', 'top-0', 'z-20', ...ground].join(' ')}"`
  const at = header.node.start + '<header'.length
  const patch =
    attribute === undefined
      ? { start: at, end: at, text: ` ${words}` }
      : { start: attribute.node.start, end: attribute.node.end, text: words }
  return app.patch(header.module.path, [patch]) ? { done: 'keep the menu in sight at the top of every page' } : null
}
