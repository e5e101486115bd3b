// The card that tells what is broken; in a shadow root, so that neither side's styles reach the other.
import type { Diagnostic } from '@joinery/contract/files'

const styles = `
:host { all: initial }
section { position: fixed; inset: auto 16px 16px 16px; max-height: 60vh; overflow: auto; z-index: 2147483647; margin: 0 auto; max-width: 860px;
  background: #1b1a17; color: #f4f1ea; border: 1px solid #56524a; border-radius: 12px; padding: 16px 20px; font: 14px/1.5 ui-sans-serif, system-ui, sans-serif }
h2 { font-size: 14px; font-weight: 600; margin: 0 32px 8px 0 }
article + article { border-top: 1px solid #3a372f; margin-top: 12px; padding-top: 12px }
p { margin: 0 0 4px; white-space: pre-wrap; overflow-wrap: anywhere }
code, pre { font: 12px/1.6 ui-monospace, monospace }
code { color: #d8c9a0 }
pre { margin: 8px 0 0; overflow: auto; background: #100f0d; border-radius: 8px; padding: 10px 12px }
button { position: absolute; top: 10px; right: 10px; border: 0; background: none; color: inherit; font-size: 18px; cursor: pointer; width: 32px; height: 32px }
`

export interface Overlay {
  show(title: string, diagnostics: readonly Diagnostic[]): void
  hide(): void
}

export function createOverlay(): Overlay {
  const host = document.createElement('joinery-overlay')
  const root = host.attachShadow({ mode: 'open' })

  return {
    show(title, diagnostics) {
      const style = document.createElement('style')
      style.textContent = styles
      const card = document.createElement('section')
      card.setAttribute('role', 'alert')
      const close = element('button', '×')
      close.setAttribute('aria-label', 'Hide')
      close.addEventListener('click', () => host.remove())
      card.append(element('h2', title), close, ...diagnostics.slice(0, 5).map(describe))
      root.replaceChildren(style, card)
      document.body.append(host)
    },
    hide: () => host.remove(),
  }
}

function describe(diagnostic: Diagnostic): HTMLElement {
  const article = document.createElement('article')
  article.append(element('p', diagnostic.message))
  const { file, line, column, frame } = diagnostic
  if (file !== undefined)
    article.append(element('code', [file, line, column].filter((part) => part !== undefined).join(':')))
  if (frame !== undefined) article.append(element('pre', frame))
  return article
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
