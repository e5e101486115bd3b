// Runs in the page: controls that cannot be reached because something lies on them.
import type { LayoutFault } from './find-cut-text.ts'
import type { PageKit } from './page-kit.ts'

/** Scrolls to each control and asks what a finger in its middle would touch. */
export function findCovered(kit: PageKit): LayoutFault[] {
  const maxControls = 80
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="button"]'),
  ]
    .filter((control) => kit.isShown(control) && !kit.isForReadersOnly(control) && !kit.isOrnament(control))
    .filter((control) => getComputedStyle(control).pointerEvents !== 'none' && !control.matches(':disabled'))
    .slice(0, maxControls)

  /** The control itself, something in it or around it, or its label. */
  function belongs(hit: Element, control: HTMLElement): boolean {
    if (control.contains(hit) || hit.contains(control)) return true
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    return labels.some((label) => label.contains(hit) || hit.contains(label))
  }

  /** A notice or dialog that a person can put away is allowed to lie on things. */
  function canBeClosed(hit: Element): boolean {
    if (hit.closest('dialog, [role="dialog"], [role="alertdialog"], [role="status"], [popover]') !== null) return true
    for (let each: Element | null = hit; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).position === 'fixed')
        return [...each.querySelectorAll('button')].some((button) =>
          /close|dismiss|accept|got it|ok|agree|reject|decline|cancel|×|✕/i.test(button.ariaLabel ?? button.innerText),
        )
    }
    return false
  }

  function touch(control: HTMLElement): Element | null {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = [...control.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)[0]
    if (box === undefined) return null
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    return document.elementFromPoint(x, y)
  }

  const place = { x: scrollX, y: scrollY }
  const faults: LayoutFault[] = []
  for (const control of controls) {
    const hit = touch(control)
    if (hit === null || belongs(hit, control) || canBeClosed(hit)) continue
    // A field drawn by other means: the real one is transparent or lies under its picture, inside one label or box.
    if (control instanceof HTMLInputElement && /^(checkbox|radio|file|range|color)$/.test(control.type)) continue
    const over = hit.closest('a[href], button, input, select, textarea, [role="button"], label') ?? hit
    faults.push({
      what: kit.describe(control),
      detail: `The ${kit.describe(control)} cannot be pressed in its middle: the ${kit.describe(over)} lies on it.`,
    })
    if (faults.length >= 4) break
  }
  scrollTo({ left: place.x, top: place.y, behavior: 'instant' })
  return faults
}
