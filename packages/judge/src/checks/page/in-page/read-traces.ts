// Runs in the page: what a press may change besides what is heard.
import type { PageKit } from './page-kit.ts'

export interface Traces {
  /** What the browser keeps for the app, as far as scripts see it. */
  storage: string
  /** Which field or dialog has the focus; empty for others. */
  focus: string
  scroll: number
  /** Classes and attributes of the document: themes. */
  dress: string
}

export function readTraces(_kit: PageKit): Traces {
  const dressOf = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
  const stored = (store: Storage) =>
    Object.entries(store)
      .map(([name, value]) => `${name}=${String(value)}`)
      .sort((a, b) => (a < b ? -1 : 1))
      .join('\n')
  const active = document.activeElement
  const isTelling =
    active !== null && active.matches('input, textarea, select, [contenteditable], dialog, [role="dialog"] *')
  return {
    storage: [stored(localStorage), stored(sessionStorage), document.cookie].join('\n\n'),
    focus: isTelling ? `${active.tagName} ${active.id} ${active.getAttribute('name') ?? ''}` : '',
    scroll: Math.round(scrollY),
    dress: `${dressOf(document.documentElement)} ${dressOf(document.body)}`,
  }
}
