// Runs in the page: text of which a part cannot be seen because something around it is too small.
import type { PageKit } from './page-kit.ts'

export interface LayoutFault {
  /** The thing that is wrong, as a person would name it. */
  what: string
  detail: string
}

/** Text beyond a box that hides what sticks out. Ellipses, clamps, scrollers, carousels and drawers are meant. */
export function findCutText(kit: PageKit): LayoutFault[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Boxes that cut this text, from the inside out, each with the axes it cuts. */
  function cuttersOf(start: Element): { element: Element; x: boolean; y: boolean }[] {
    const cutters = []
    let x = true
    let y = true
    let escapes = ''
    for (let each: Element | null = start; each !== null && (x || y); each = each.parentElement) {
      const style = getComputedStyle(each)
      const isPlaced = style.position !== 'static' || style.transform !== 'none'
      // A box placed against something further out is not cut by what lies between.
      if (escapes === 'fixed' && style.transform === 'none') continue
      if (escapes === 'absolute' && !isPlaced) continue
      // Slid away, rolled up or faded out at the end on purpose.
      if (each !== start && (style.transform !== 'none' || style.translate !== 'none')) return cutters
      if (style.maskImage !== 'none' || style.webkitLineClamp !== 'none') return cutters
      if (scrolls(style.overflowX) || style.textOverflow !== 'clip') x = false
      if (scrolls(style.overflowY)) y = false
      const isRoot = each === document.documentElement || each === document.body
      const box = each.getBoundingClientRect()
      const isOpen = box.width > 4 && box.height > 4
      const cutsX = x && hides(style.overflowX)
      const cutsY = y && hides(style.overflowY)
      if (!isRoot && isOpen && (cutsX || cutsY)) cutters.push({ element: each, x: cutsX, y: cutsY })
      escapes = style.position === 'fixed' || style.position === 'absolute' ? style.position : ''
    }
    return cutters
  }

  /** A row of things of which some lie wholly outside: one moves it by hand. */
  function isRail(cutter: Element, line: DOMRect): boolean {
    const box = cutter.getBoundingClientRect()
    return [...cutter.querySelectorAll('*')].some((each) => {
      const other = each.getBoundingClientRect()
      const isOutside = other.left >= box.right - 1 || other.right <= box.left + 1
      return isOutside && other.width > 20 && Math.abs(other.top - line.top) < 400 && each.childElementCount > 0
    })
  }

  function hasMore(cutter: Element): boolean {
    const buttons = [...(cutter.parentElement?.querySelectorAll('button, summary, [role="button"], a') ?? [])]
    return buttons.some((each) => /more|expand|show|all|full|open/i.test(each.textContent ?? ''))
  }

  const faults: LayoutFault[] = []
  for (const { parent, node, lines } of kit.textPieces()) {
    if (faults.length >= 5) break
    if (parent.closest('pre, code, svg, button[aria-expanded="false"]') !== null || kit.isOrnament(parent)) continue
    for (const cutter of cuttersOf(parent)) {
      const box = cutter.element.getBoundingClientRect()
      const across = lines.find(
        (line) =>
          cutter.x &&
          line.left < box.right - 2 &&
          line.right > box.left + 2 &&
          (line.right > box.right + 4 || line.left < box.left - 4),
      )
      const isCutAcross = across !== undefined && !isRail(cutter.element, across)
      const below = lines.find((line) => {
        const seen = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top)
        // The box of a line is taller than its letters; a cut into that air harms nobody.
        return cutter.y && line.right > box.left && line.left < box.right && seen < line.height * 0.68 - 1
      })
      const isCutBelow = below !== undefined && !hasMore(cutter.element)
      if (!isCutAcross && !isCutBelow) continue
      const words = kit.short(node.data)
      const missing = isCutAcross ? 'at its side' : 'at its bottom or top'
      faults.push({
        what: `“${words}”`,
        detail: `The text “${words}” is cut off ${missing}: the box around it is ${Math.round(box.width)} × ${Math.round(box.height)} px and hides what sticks out.`,
      })
      break
    }
  }
  return faults
}
