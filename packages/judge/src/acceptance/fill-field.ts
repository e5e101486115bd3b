// Finds a field by its label and puts a value into it, whatever kind of field it is.
import type { Locator, Page } from 'playwright-core'

import { alternativesOf, exactly, inFront, isSeen, loosely, nearerFirst, openDialog } from './find-control.ts'
import { readRelativeDay } from './relative-day.ts'

const fieldSelector =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), textarea, select, [contenteditable=true], [role=combobox], [role=switch], [role=checkbox], [role=slider], [role=spinbutton], [role=textbox], [role=radiogroup]'

/**
 * Null when there is no such field. Label first, then placeholder, title and name.
 *
 * @param label may give alternatives: see `alternativesOf`
 */
export async function findField(page: Page, label: string): Promise<Locator | null> {
  const labels = alternativesOf(label)
  const front = await openDialog(page)
  for (const matching of nearerFirst) {
    for (const each of labels) {
      const ways = waysTo(page, each, matching(each))
      // Most labels are nowhere, and one look for all ways says so.
      if (!(await isSeen(ways.reduce((all, way) => all.or(way))))) continue
      for (const way of ways) {
        const [first] = await inFront(way, front)
        if (first !== undefined) return first
      }
    }
  }
  for (const each of labels) {
    // A styled checkbox hides its input and shows the label.
    const hidden = page
      .getByLabel(exactly(each))
      .and(page.locator('input[type=checkbox], input[type=radio], input[type=file]'))
    if ((await hidden.count()) > 0) return hidden.first()
  }
  return null
}

/** The ways in which a field may be called so, the most telling first. */
function waysTo(page: Page, label: string, matching: RegExp): Locator[] {
  const fields = page.locator(fieldSelector)
  return [
    page.getByLabel(matching).and(fields),
    page.getByRole('radiogroup', { name: matching }),
    page.getByRole('group', { name: matching }).filter({ has: page.locator('input[type=radio]') }),
    page.getByPlaceholder(matching),
    page.getByTitle(matching).and(fields),
    page.locator(`[name=${JSON.stringify(label)} i]`).and(fields),
  ]
}

/** Labels of the fields that can be seen, for the report. */
export async function fieldLabels(page: Page): Promise<string[]> {
  const labels = await page
    .locator(fieldSelector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.slice(0, 40).map((element) => {
        const labelled: unknown = Reflect.get(element, 'labels')
        const label = labelled instanceof NodeList ? labelled[0]?.textContent : null
        return [label, element.ariaLabel, element.getAttribute('placeholder'), element.getAttribute('name')]
          .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
          .find((text) => text !== '')
      }),
    )
  return [...new Set(labels.filter((label) => label !== undefined))].map((label) => label.slice(0, 60))
}

/** The field is there and takes numbers, days or colours only, and the value is none: the field became another one. */
export const otherKind = 'it takes another kind of value now'

/** @returns null when it went well, else what was in the way */
export async function fillField(page: Page, field: Locator, value: string): Promise<string | null> {
  const { kind, isDisabled, options } = await field.evaluate(describe)
  if (isDisabled) return 'the field is disabled'
  switch (kind) {
    case 'select':
      return chooseOption(field, options, value)
    case 'checkbox':
      await field.setChecked(isYes(value), { force: true })
      return null
    case 'radio':
    case 'radiogroup':
      return chooseRadio(page, field, value)
    case 'switch':
      if ((await field.getAttribute('aria-checked')) !== String(isYes(value))) await field.click()
      return null
    case 'combobox':
      return chooseFromList(page, field, value)
    case 'file':
      await field.setInputFiles({
        name: /\.\w+$/.test(value) ? value : 'picture.png',
        mimeType: 'image/png',
        buffer: dot,
      })
      return null
    case 'readonly':
      return 'the field is read-only'
    case 'date':
    case 'datetime-local':
      return type(field, kind, readRelativeDay(value))
    default:
      return type(field, kind, value)
  }
}

async function type(field: Locator, kind: string, value: string): Promise<string | null> {
  if (!isOfKind(kind, value)) return otherKind
  await field.fill(inputFormat(kind, value))
  return null
}

/** Could a person have typed this into a field of this kind? */
export function isOfKind(kind: string, value: string): boolean {
  if (value === '') return true
  if (kind === 'number' || kind === 'range') return /^[^\p{L}\d]{0,4}\d/u.test(value)
  if (kind === 'date' || kind === 'datetime-local' || kind === 'month')
    return /^(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))/i.test(value)
  return kind !== 'color' || value.startsWith('#')
}

/** Runs in the page. */
function describe(element: Element): {
  kind: string
  isDisabled: boolean
  options: { label: string; value: string }[]
} {
  const isDisabled = element.matches(':disabled, [aria-disabled=true]')
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(({ label, value }) => ({ label: label.trim(), value }))
    return { kind: 'select', isDisabled, options }
  }
  if (element instanceof HTMLFieldSetElement) return { kind: 'radiogroup', isDisabled, options: [] }
  const role = element.getAttribute('role')
  if (element instanceof HTMLInputElement) {
    const isTyped = !['checkbox', 'radio', 'file'].includes(element.type)
    const kind = isTyped && element.readOnly ? (role === 'combobox' ? role : 'readonly') : element.type
    return { kind, isDisabled, options: [] }
  }
  if (element instanceof HTMLTextAreaElement) {
    return { kind: element.readOnly ? 'readonly' : 'text', isDisabled, options: [] }
  }
  if (role === 'switch' || role === 'checkbox') return { kind: 'switch', isDisabled, options: [] }
  if (role === 'radiogroup' || role === 'group') return { kind: 'radiogroup', isDisabled, options: [] }
  return { kind: role === 'combobox' ? 'combobox' : 'text', isDisabled, options: [] }
}

async function chooseOption(
  field: Locator,
  options: readonly { label: string; value: string }[],
  value: string,
): Promise<string | null> {
  const wanted = value.trim().toLowerCase()
  const found =
    options.find((option) => option.label.toLowerCase() === wanted || option.value.toLowerCase() === wanted) ??
    options.find((option) => option.label.toLowerCase().includes(wanted))
  if (found === undefined) return `it offers ${listed(options.map((option) => option.label))}`
  await field.selectOption({ value: found.value })
  return null
}

async function chooseRadio(page: Page, field: Locator, value: string): Promise<string | null> {
  const isOne = (await field.getAttribute('type')) === 'radio'
  if (isOne && isYes(value)) {
    await field.check({ force: true })
    return null
  }
  const name = isOne ? await field.getAttribute('name') : null
  const scope = isOne ? page.locator(`input[type=radio][name=${JSON.stringify(name ?? '')}]`) : null
  const labelled = (scope ?? field).and(page.getByLabel(exactly(value)))
  const inside = field.getByLabel(exactly(value)).or(field.getByRole('radio', { name: exactly(value) }))
  const choice = isOne ? labelled : inside
  if ((await choice.count()) === 0) return `it has no choice “${value}”`
  await choice.first().check({ force: true })
  return null
}

/** A list that opens on a press, as component libraries make it. */
async function chooseFromList(page: Page, field: Locator, value: string): Promise<string | null> {
  await field.click()
  const option = page.getByRole('option', { name: loosely(value) }).first()
  try {
    await option.click({ timeout: 1_500 })
    return null
  } catch {
    const names = await page.locator('role=option').allInnerTexts()
    await page.keyboard.press('Escape')
    return `it offers ${listed(names)}`
  }
}

/** Native date and number fields take one notation only. */
export function inputFormat(kind: string, value: string): string {
  if (kind === 'number' || kind === 'range') return value.replaceAll(/[^\d.eE+-]/g, '')
  if (kind === 'color') return value.toLowerCase()
  if (kind !== 'date' && kind !== 'datetime-local' && kind !== 'month') return value
  if (/^\d{4}-\d{2}/.test(value)) return cut(kind, value.replace(' ', 'T'))
  const time = Date.parse(`${value} UTC`)
  return Number.isNaN(time) ? value : cut(kind, new Date(time).toISOString())
}

function cut(kind: string, iso: string): string {
  return iso.slice(0, kind === 'month' ? 7 : kind === 'date' ? 10 : 16)
}

function isYes(value: string): boolean {
  return !/^(false|no|off|0|unchecked)?$/i.test(value.trim())
}

function listed(names: readonly string[]): string {
  const shown = names.map((name) => name.trim()).filter((name) => name !== '')
  return shown.length === 0
    ? 'nothing to choose from'
    : shown
        .slice(0, 12)
        .map((name) => `“${name}”`)
        .join(', ')
}

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
