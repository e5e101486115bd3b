// Runs inside the page: what is visible, what things are called. Must not use anything from outside the function.

export interface PageReader {
  mark: (element: Element) => string
  isShown: (element: Element) => boolean
  clean: (text: string | null | undefined) => string
  /** Visible words under the element, without what fields and lists of options hold. */
  textOf: (root: Element) => string
  nameOf: (element: Element) => string
  /** Accessible name without a placeholder. */
  labelOf: (element: Element) => string
  /** The open dialog on top, else the document's body. */
  stage: () => Element
}

declare global {
  interface Window {
    joineryReader: PageReader
    joineryMarks: number
  }
}

/** Makes `joineryReader` known to the page; does nothing the second time. */
export function installReader(): void {
  if (Object.hasOwn(window, 'joineryReader')) return
  const reader: PageReader = {
    mark(element) {
      const known = element.getAttribute('data-judge-mark')
      if (known !== null) return known
      window.joineryMarks += 1
      // The next document must not give the same marks again.
      const made = `${Math.trunc(performance.timeOrigin)}-${window.joineryMarks}`
      element.setAttribute('data-judge-mark', made)
      return made
    },
    isShown(element) {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const box = element.getBoundingClientRect()
      return box.width > 0 && box.height > 0 && box.right > -900 && box.bottom + window.scrollY > -900
    },
    clean(text) {
      return (text ?? '').replaceAll(/\s+/g, ' ').trim()
    },
    textOf(root) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      let lastParent: Element | null = null
      let isTold = false
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement
        if (parent === null || (node.nodeValue ?? '').trim() === '') continue
        if (parent !== lastParent) {
          lastParent = parent
          isTold =
            parent.closest('script,style,template,noscript,select,datalist,textarea') === null &&
            parent.checkVisibility({ visibilityProperty: true })
        }
        if (isTold) words.push(reader.clean(node.nodeValue))
      }
      return words.join(' ')
    },
    labelOf(element) {
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
      const named = reader.clean(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
      if (named !== '') return named
      const own = reader.clean(element.getAttribute('aria-label'))
      if (own !== '') return own
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : []
      const said = reader.clean(
        labels
          .map((label) => {
            const copy = document.importNode(label, true)
            for (const each of copy.querySelectorAll('input,select,textarea,button,[aria-hidden="true"],script,style'))
              each.remove()
            return copy.textContent
          })
          .join(' '),
      )
      if (said !== '') return said
      return reader.clean(element.getAttribute('title'))
    },
    nameOf(element) {
      const label = reader.labelOf(element)
      const isWritten = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
      if (isWritten && label !== '') return label
      if (element instanceof HTMLInputElement) {
        if (/^(submit|button|reset)$/.test(element.type)) return reader.clean(element.value) || label || 'Submit'
        return label || reader.clean(element.placeholder)
      }
      const copy = document.importNode(element, true)
      for (const each of copy.querySelectorAll('script,style,[aria-hidden="true"]')) each.remove()
      const pictures = [...copy.querySelectorAll('img[alt],[aria-label]')].map(
        (each) => each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? '',
      )
      const titles = [...copy.querySelectorAll('svg > title')].map((each) => each.textContent)
      const text = reader.clean(copy.textContent)
      return text || reader.clean([...pictures, ...titles].join(' ')) || label
    },
    stage() {
      const dialogs = [...document.querySelectorAll('dialog[open],[role="dialog"],[role="alertdialog"]')]
      return dialogs.filter((each) => reader.isShown(each)).at(-1) ?? document.body
    },
  }
  window.joineryMarks = 0
  window.joineryReader = reader
}
