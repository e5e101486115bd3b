// What an acceptance check expects to see: words, an address, a number of things, rows of a table.
import type { Page } from 'playwright-core'

import type { AppUnderTest, DataProbe } from '../judge.ts'
import { slowness } from '../walk/slowness.ts'
import { pause } from '../walk/within.ts'
import { alternativesOf } from './find-control.ts'

const waitMs = 2_500
const everyMs = 100
const maxRows = 5_000
/** Letters; fewer stand on a page by chance. */
const leastWords = 3

/** Asks until the answer is null (all well) or the time is up; then the last answer. */
async function eventually(ask: () => Promise<string | null>, maxMs = waitMs): Promise<string | null> {
  const deadline = Date.now() + maxMs * slowness()
  for (;;) {
    const problem = await ask()
    if (problem === null || Date.now() >= deadline) return problem
    await pause(everyMs)
  }
}

/** @param text may give alternatives: one of them must be shown, or none of them */
export function expectText(page: Page, text: string, isAbsent: boolean): Promise<string | null> {
  const wanted = alternativesOf(text).map(normal)
  return eventually(async () => {
    const shown = await shownText(page)
    const words = normal(shown)
    if (wanted.some((each) => words.includes(each)) !== isAbsent) return null
    const at = placeOf(page)
    return isAbsent
      ? `“${text}” is still shown on ${at}.`
      : `“${text}” is not shown on ${at}. There is: ${excerpt(shown)}`
  })
}

/** Whether rows of the table are to be seen whose column says something else than the text. */
export async function showsOtherRows(
  { data }: AppUnderTest,
  page: Page,
  { table, column, text }: { table: string; column: string; text: string },
): Promise<boolean> {
  if (data === null || !(await data.tables()).some(({ name }) => name === table)) return false
  const shown = normal(await shownText(page))
  const { rows } = await readRows(data, table)
  return rows.some((row) => {
    const words = normal(textOf(row[column]))
    return words.length >= leastWords && words !== normal(text) && shown.includes(words)
  })
}

/** Parts of the path that are `[id]` or `*` stand for anything. */
export function expectPath(page: Page, path: string): Promise<string | null> {
  return eventually(() => {
    const seen = new URL(page.url())
    const isFitting = path.includes('?') ? sameParts(path, seen.pathname + seen.search) : sameParts(path, seen.pathname)
    return Promise.resolve(isFitting ? null : `The address is ${seen.pathname}${seen.search}, not ${path}.`)
  })
}

export async function expectCount(
  page: Page,
  wanted: { role: string; near: string | undefined; count: number },
): Promise<string | null> {
  const { role, near, count } = wanted
  if (!/^[a-z]+$/i.test(role)) return `“${role}” is no role.`
  return eventually(async () => {
    const things = page.locator(`role=${role.toLowerCase()}`).filter({ visible: true })
    const seen = near === undefined ? await things.count() : await things.evaluateAll(countNear, near)
    const where = near === undefined ? `on ${placeOf(page)}` : `near “${near}” on ${placeOf(page)}`
    return seen === count ? null : `${seen} of the kind “${role}” are shown ${where}, not ${count}.`
  })
}

/** @param wanted its table may give alternatives */
export async function expectRows(
  app: AppUnderTest,
  wanted: { table: string; values: Readonly<Record<string, string>>; count: number },
): Promise<string | null> {
  const { data } = app
  if (data === null) return 'The app has no database.'
  const { table, values, count } = wanted
  const names = alternativesOf(table)
  const tables = await data.tables()
  const known = names.flatMap((name) => tables.find((each) => each.name === name) ?? [])[0]
  if (known === undefined) return `There is no table “${table}”.`
  const missing = Object.keys(values).find((column) => !known.columns.some((each) => each.name === column))
  if (missing !== undefined) return `The table “${known.name}” has no column “${missing}”.`
  return eventually(async () => {
    const { rows, total } = await readRows(data, known.name)
    const fitting = rows.filter((row) => Object.entries(values).every(([name, value]) => isSame(row[name], value)))
    if (fitting.length === count) return null
    const what = Object.entries(values).map(([name, value]) => `${name} = “${value}”`)
    const newest = rows.slice(-3).map((row) => JSON.stringify(row))
    return `${fitting.length} rows of “${known.name}” have ${what.join(' and ')}, not ${count}. It holds ${total} rows${newest.length === 0 ? '' : `, among them ${newest.join(' ')}`}.`
  })
}

async function readRows(data: DataProbe, table: string): Promise<{ rows: Record<string, unknown>[]; total: number }> {
  return data.rows(table, maxRows)
}

function isNumeric(value: string): boolean {
  return /^[+-]?\d+(\.\d+)?$/.test(value.trim())
}

/** Compares a stored value with how a person would write it. */
export function isSame(stored: unknown, wanted: string): boolean {
  const text = stored instanceof Date ? stored.toISOString() : textOf(stored)
  if (text.trim() === wanted.trim()) return true
  if (typeof stored === 'boolean') return stored === /^(true|t|yes|on|1)$/i.test(wanted.trim())
  if (isNumeric(text) && isNumeric(wanted)) return Number(text) === Number(wanted)
  // A date without its time.
  return /^\d{4}-\d{2}-\d{2}$/.test(wanted) && text.startsWith(`${wanted}T`)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What can be read on the page, with what stands in its fields. */
export function shownText(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      const values = fields
        .filter((field) => field.checkVisibility() && !['password', 'hidden'].includes(field.type))
        .map((field) => field.value)
      return [document.body.innerText, ...values].join('\n')
    })
    .catch(() => '')
}

/** Runs in the page: how many of the elements are in the smallest part of the page that has that text and any of them. */
function countNear(elements: Element[], near: string): number {
  const wanted = near.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  let smallest: Element | null = null
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!(node instanceof HTMLElement)) continue
    const words = node.innerText.replaceAll(/\s+/g, ' ').toLowerCase()
    // In document order the last one is the deepest of the first branch that has it.
    if (words.includes(wanted) && (smallest === null || smallest.contains(node))) smallest = node
  }
  for (let part: Element | null = smallest; part !== null; part = part.parentElement) {
    const inside = elements.filter((element) => part.contains(element))
    if (inside.length > 0) return inside.length
  }
  return 0
}

function sameParts(pattern: string, seen: string): boolean {
  const [wanted, actual] = [pattern, seen].map((path) => path.replace(/(.)\/$/, '$1').split('/'))
  if (wanted === undefined || actual === undefined || wanted.length !== actual.length) return false
  return wanted.every((part, index) => part === '*' || /^\[.+\]$/.test(part) || part === actual[index])
}

export function normal(text: string): string {
  const plain = text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('\u00A0', ' ')
  return plain.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function excerpt(text: string): string {
  const short = text.replaceAll(/\s+/g, ' ').trim()
  return short === '' ? 'nothing.' : `“${short.slice(0, 300)}${short.length > 300 ? '…' : ''}”`
}

export function placeOf(page: Page): string {
  return URL.canParse(page.url()) ? new URL(page.url()).pathname : page.url()
}
