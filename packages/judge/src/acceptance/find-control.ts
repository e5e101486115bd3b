// Finds what a person would press, by its role and name; tolerant of case, of spaces and of more words around.
import type { Locator, Page } from 'playwright-core'

/** Roles that can be pressed, the most likely first. */
const pressableRoles = [
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'checkbox',
  'switch',
  'radio',
  'treeitem',
  'gridcell',
] as const

const maxCandidates = 40

/**
 * Null when nothing with this name can be seen. Of several the one of the form
 * that is being filled in, else the first, or with `near` the one closest to that text.
 *
 * @param name may give alternatives: see `alternativesOf`
 */
export async function findControl(page: Page, name: string, near?: string): Promise<Locator | null> {
  const names = alternativesOf(name)
  const front = await openDialog(page)
  for (const matching of nearerFirst) {
    for (const find of [byRole, byText]) {
      // Most of the names are nowhere, and one look for all of them says so.
      if (names.length > 1 && !(await isSeen(find(page, anyOf(names.map(matching)))))) continue
      for (const each of names) {
        const candidates = await inFront(find(page, matching(each)), front)
        const chosen =
          near === undefined ? ((await ofFilledForm(candidates)) ?? candidates[0]) : await closestTo(candidates, near)
        if (chosen !== undefined) return chosen
      }
    }
  }
  return null
}

export async function isSeen(locator: Locator): Promise<boolean> {
  return (await locator.filter({ visible: true }).count()) > 0
}

/** Fits what one of them fits; they ignore case. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i')
}

function byRole(page: Page, name: RegExp): Locator {
  const each = pressableRoles.map((role) => page.getByRole(role, { name }))
  return each.reduce((all, next) => all.or(next))
}

/** What has no role but takes a press all the same. */
function byText(page: Page, name: RegExp): Locator {
  return page.locator('summary, label, [onclick], [tabindex]').filter({ hasText: name })
}

/** The dialog in front of everything else. */
export async function openDialog(page: Page): Promise<Locator | null> {
  const dialog = page.locator('dialog[open], [role=dialog], [role=alertdialog]').filter({ visible: true }).last()
  return (await dialog.count()) > 0 ? dialog : null
}

/** What can be seen; while a dialog is open, what is in it comes first, as the rest is behind it. */
export async function inFront(locator: Locator, dialog: Locator | null): Promise<Locator[]> {
  const inside = dialog === null ? [] : await visibleOf(dialog.locator('*').and(locator))
  return inside.length > 0 ? inside : visibleOf(locator)
}

/** Names of what could be pressed, for the report. */
export async function controlNames(page: Page): Promise<string[]> {
  const names = await page
    .locator('button, a[href], [role=button], [role=tab], [role=menuitem], summary, input[type=submit]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .slice(0, 60)
        .map((element) =>
          [element.ariaLabel, element.textContent, element.getAttribute('value'), element.getAttribute('title')]
            .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
            .find((text) => text !== ''),
        ),
    )
  return [...new Set(names.filter((name) => name !== undefined))].map((name) => name.slice(0, 60)).slice(0, 25)
}

async function visibleOf(locator: Locator): Promise<Locator[]> {
  const all = await locator.filter({ visible: true }).all()
  return all.slice(0, maxCandidates)
}

/** Of "Reserve" in the header and "Reserve" below what was just filled in, somebody means the second. */
async function ofFilledForm(candidates: readonly Locator[]): Promise<Locator | undefined> {
  if (candidates.length < 2) return undefined
  for (const locator of candidates) {
    const isOfForm = await locator.evaluate(isInFocusedForm, undefined, { timeout: 1_000 }).catch(() => false)
    if (isOfForm) return locator
  }
  return undefined
}

/** Runs in the page: does it belong to the form whose field has the focus? */
function isInFocusedForm(element: Element): boolean {
  const field = document.activeElement
  const form = field?.matches('input, textarea, select') === true ? field.closest('form') : null
  return form !== null && (form.contains(element) || Reflect.get(element, 'form') === form)
}

/** The control whose smallest surroundings with that text hold the fewest words: the row or card, not the page. */
async function closestTo(candidates: readonly Locator[], near: string): Promise<Locator | undefined> {
  let best: { locator: Locator; size: number } | undefined
  for (const locator of candidates) {
    const size = await locator.evaluate(sizeOfSurroundings, near, { timeout: 1_000 }).catch(() => null)
    if (size !== null && (best === undefined || size < best.size)) best = { locator, size }
  }
  return best?.locator
}

/** Runs in the page: letters in the smallest ancestor that also holds the text; null when none does. */
function sizeOfSurroundings(element: Element, near: string): number | null {
  const wanted = near.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    const values = [...ancestor.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'))
    const text = ancestor instanceof HTMLElement ? ancestor.innerText : (ancestor.textContent ?? '')
    const words = [text, ...values].join(' ').replaceAll(/\s+/g, ' ').toLowerCase()
    if (words.includes(wanted)) return words.length
  }
  return null
}

/**
 * What a check asks for in several words at once, "Add | New | Create", in the order in which they are tried. The
 * whole text stands first: something may really be called so.
 */
export function alternativesOf(text: string): string[] {
  const parts = text.split(/\s+\|\s+/).filter((part) => part.trim() !== '')
  return parts.length < 2 ? [text] : [text, ...parts]
}

export function exactly(name: string): RegExp {
  return new RegExp(`^\\s*${pattern(name)}\\s*[*:…]?\\s*$`, 'i')
}

/** As whole words: "Add" is in "Add a post". */
function wholly(name: string): RegExp {
  return new RegExp(`${start(name)}${pattern(name)}(?!${letter})`, 'i')
}

/** From the beginning of a word: "Book" is in "Booking", "Add" is not in "Haddad". */
export function loosely(name: string): RegExp {
  return new RegExp(`${start(name)}${pattern(name)}`, 'i')
}

/** How a name may be meant, the nearest first. */
export const nearerFirst = [exactly, wholly, loosely] as const

// Without the flag for Unicode: with it Playwright does not escape quotes in a selector.
const letter = '[a-z0-9À-ɏ]'

function start(name: string): string {
  return new RegExp(`^${letter}`, 'i').test(name.trim()) ? `(?<!${letter})` : ''
}

function pattern(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s+`)
}
