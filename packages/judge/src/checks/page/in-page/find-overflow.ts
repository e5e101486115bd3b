// Runs in the page: does it scroll sideways, and what sticks out of the window?
import type { LayoutFault } from './find-cut-text.ts'
import type { PageKit } from './page-kit.ts'

export interface Overflow {
  /** By how many pixels the document can be scrolled sideways. */
  sidewaysPx: number
  /** What causes it. */
  culprits: string[]
  /** Text and controls that stand partly outside the window and cannot be scrolled to. */
  outside: LayoutFault[]
}

export function findOverflow(kit: PageKit): Overflow {
  const root = document.documentElement
  const width = root.clientWidth
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const isHeld = hides(root) || hides(document.body)
  const beyond = Math.max(root.scrollWidth, document.body.scrollWidth) - width
  const sidewaysPx = !isHeld && beyond > 1 ? beyond : 0

  /** Scrolled or cut by something around it, so it does not make the document wider. */
  function isContained(element: Element, isText = false): boolean {
    const { position, overflowX } = getComputedStyle(element)
    if (isText && overflowX !== 'visible') return true
    for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (position === 'fixed' && style.transform === 'none') continue
      if (style.overflowX !== 'visible') return true
    }
    return false
  }

  function culprits(): string[] {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.right > width + 1 && box.width > 1 && kit.isShown(element) && !isContained(element)
    })
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return innermost
      .slice(0, 3)
      .map((element) => `${kit.describe(element)} reaches to ${Math.round(element.getBoundingClientRect().right)} px`)
  }

  function sticksOut(box: DOMRect): boolean {
    // What lies wholly outside was put there: drawers, links to skip to the content.
    if (box.right <= 2 || box.left >= width - 2) return false
    return box.right > width + 4 || box.left < -4
  }

  function findOutside(): LayoutFault[] {
    const texts = kit.textPieces().flatMap(({ parent, lines }) => {
      const line = lines.find(sticksOut)
      return line === undefined ? [] : [{ element: parent, box: line, isText: true }]
    })
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((element) => kit.isShown(element))
      .map((element) => ({ element, box: element.getBoundingClientRect(), isText: false }))
      .filter(({ box }) => sticksOut(box))
    return [...texts, ...controls]
      .filter(({ element, isText }) => !isContained(element, isText) && !kit.isOrnament(element))
      .slice(0, 3)
      .map(({ element, box }) => ({
        what: kit.describe(element),
        detail: `The ${kit.describe(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px in a window of ${width} px, and nobody can scroll there.`,
      }))
  }

  // A page that scrolls sideways says so once; what sticks out of it is named as the culprit.
  if (sidewaysPx > 0) return { sidewaysPx, culprits: culprits(), outside: [] }
  return { sidewaysPx, culprits: [], outside: findOutside() }
}
