// Small tools that run inside a page. One function, because it travels there as text: nothing outside it is known there.

export type PageKit = ReturnType<typeof makePageKit>

export interface TextPiece {
  node: Text
  parent: HTMLElement
  /** One box a line. */
  lines: DOMRect[]
}

export function makePageKit() {
  const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION', 'TEXTAREA', 'TITLE'])

  /** Painted and of a size a person can see; things for screen readers only are not. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false
    const box = element.getBoundingClientRect()
    return (box.width > 2 && box.height > 2) || getComputedStyle(element).display === 'contents'
  }

  /** Every shown piece of text of the document, in order. */
  function textPieces(root: Element = document.body): TextPiece[] {
    const pieces: TextPiece[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!(node instanceof Text) || parent === null || node.data.trim() === '' || silent.has(parent.tagName)) continue
      if (!isShown(parent) || isForReadersOnly(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5)
      if (lines.length > 0) pieces.push({ node, parent, lines })
    }
    return pieces
  }

  /** Cut to nothing on purpose, the usual way to speak to screen readers alone. */
  function isForReadersOnly(element: Element): boolean {
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
      if (isCut && style.position === 'absolute' && (box.width <= 2 || box.height <= 2)) return true
      if (/^(rect\(0|inset\((50|100)%)/.test(style.clip === 'auto' ? style.clipPath : style.clip)) return true
    }
    return false
  }

  /** Moves by itself or is kept from everybody but the eye: not for measuring. */
  function isOrnament(element: Element): boolean {
    if (element.closest('[aria-hidden="true"], [inert]') !== null) return true
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (each.getAnimations().some((animation) => animation.playState === 'running')) return true
    }
    return false
  }

  function short(text: string, length = 60): string {
    const plain = text.replace(/\s+/g, ' ').trim()
    return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain
  }

  const nouns: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    INPUT: 'field',
    SELECT: 'choice',
    TEXTAREA: 'field',
    IMG: 'image',
    P: 'text',
    TABLE: 'table',
    LABEL: 'label',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    H4: 'heading',
  }

  /** As a person would name it: `button “Save note”`. */
  function describe(element: Element): string {
    const noun = nouns[element.tagName] ?? element.getAttribute('role') ?? element.tagName.toLowerCase()
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? element.placeholder) : ''
    const own = element instanceof HTMLElement ? element.innerText : ''
    const name = element.getAttribute('aria-label') ?? (own || label || element.getAttribute('alt') || '')
    return name.trim() === '' ? noun : `${noun} “${short(name)}”`
  }

  return { isShown, textPieces, isForReadersOnly, isOrnament, short, describe }
}
