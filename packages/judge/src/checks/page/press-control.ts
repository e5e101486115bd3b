// Presses a control the way a person would, and reads the page before and after.
import type { Locator } from 'playwright-core'

import type { Mark, Visitor } from '../../walk/app-session.ts'
import type { Control } from './control-list.ts'
import { isDestructive } from './control-list.ts'
import type { Press } from './judge-press.ts'
import type { PageState } from './page-state.ts'
import { readState } from './page-state.ts'

const pressTimeoutMs = 4_000
const settleMs = 900
const mostOptions = 4

const nouns: Record<string, string> = {
  combobox: 'choice',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
  treeitem: 'item',
  summary: 'disclosure',
  clickable: 'pressable part',
}

export function nameControl(control: Control): string {
  return `${nouns[control.role] ?? control.role} “${control.name}”`
}

/** The same control in the page as it is now. */
export function findAgain(state: PageState, control: Control): Control | null {
  return state.controls.find((each) => each.key === control.key && !each.isDisabled) ?? null
}

/** With the moment before it, to ask later what has happened since. */
export type MarkedPress = Press & { mark: Mark; wasPressed: boolean }

/** `present`: the control as found in `state`. */
export async function pressControl(visitor: Visitor, present: Control, state: PageState): Promise<MarkedPress> {
  const { page } = visitor
  const before = await comeNear(visitor, present, state)
  const mark = visitor.mark()
  const isHeld = isDestructive(present)
  visitor.step(`Press the ${nameControl(present)}`)
  if (isHeld) {
    await page.route('**/*', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  }
  try {
    const { problem, wasPressed } = await use(page.getByRef(findAgain(before, present)?.ref ?? present.ref), present)
    await visitor.settle(settleMs)
    return { before, after: await readState(visitor), facts: visitor.facts(mark), problem, isHeld, mark, wasPressed }
  } finally {
    if (isHeld) await page.unroute('**/*').catch(() => {})
  }
}

/** Scrolls to it before the press, so that what the way there changes is not taken for an effect. */
export async function comeNear(visitor: Visitor, present: Control, state: PageState): Promise<PageState> {
  const { page } = visitor
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  const wasAt = await scroll()
  await page
    .getByRef(present.ref)
    .scrollIntoViewIfNeeded({ timeout: pressTimeoutMs })
    .catch(() => {})
  if ((await scroll()) === wasAt) return { ...state, scroll: wasAt }
  await visitor.settle(300)
  return readState(visitor)
}

/** Not pressed and no problem: it was moving, or gone in the meantime, and that is no fault of the control. */
async function use(target: Locator, control: Control): Promise<{ problem: string | null; wasPressed: boolean }> {
  try {
    if (control.role === 'combobox') await choose(target)
    else await target.click({ timeout: pressTimeoutMs })
    return { problem: null, wasPressed: true }
  } catch (error) {
    const problem = whyNot(error)
    return { problem, wasPressed: problem !== null }
  }
}

/** Another option than the chosen one. */
async function choose(target: Locator): Promise<void> {
  const others = await target.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? [...element.options].filter((each) => !each.selected && !each.disabled).map((each) => each.index)
      : null,
  )
  if (others === null) await target.click({ timeout: pressTimeoutMs })
  for (const index of others?.slice(0, mostOptions) ?? [])
    await target.selectOption({ index }, { timeout: pressTimeoutMs })
}

function whyNot(error: unknown): string | null {
  const text = error instanceof Error ? error.message : String(error)
  const over = /(<[^\n]{0,160}>)[^\n]* intercepts pointer events/.exec(text)?.[1]
  if (over !== undefined) return `It cannot be pressed: ${over} lies on it.`
  if (/outside of the viewport/.test(text)) return 'It cannot be pressed: it lies outside of the window.'
  return null
}

export interface ControlFacts {
  /** Belongs to the checks of forms: sends or empties one, or is a field of one. */
  isOfForm: boolean
  /** Part of a label, or a field to type in. */
  isField: boolean
}

export async function readControl(visitor: Visitor, present: Control): Promise<ControlFacts> {
  const reading = visitor.page.getByRef(present.ref).evaluate((element) => {
    const isSent =
      element instanceof HTMLButtonElement || element instanceof HTMLInputElement
        ? element.form !== null && /^(submit|image|reset)$/.test(element.type)
        : element instanceof HTMLSelectElement && element.form !== null
    const isTyped = element instanceof HTMLInputElement && !/^(button|submit|reset|image)$/.test(element.type)
    return { isOfForm: isSent, isField: isTyped || element.closest('label') !== null }
  })
  return reading.catch(() => ({ isOfForm: false, isField: false }))
}
