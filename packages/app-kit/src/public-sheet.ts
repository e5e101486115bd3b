// Forms without a table of their own: the rows stand in the builder's Data view.
import { publicSheetPath } from '@joinery/contract/sheet-paths'

export interface SheetAnswer {
  success: boolean
  /** Words for the visitor. */
  message: string
}

/**
 * `await sendToSheet('contact', event.currentTarget)`: sends a form, or values; never throws. Several values of one
 * field are joined by commas.
 */
export async function sendToSheet(
  sheetId: string,
  form: HTMLFormElement | FormData | Record<string, unknown>,
): Promise<SheetAnswer> {
  try {
    const response = await fetch(publicSheetPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sheetId, formData: flatten(form) }),
    })
    const answer: { message?: string } = await response.json().catch(() => ({}))
    return { success: response.ok, message: answer.message ?? failed }
  } catch {
    return { success: false, message: failed }
  }
}

const failed = 'The form could not be sent. Check the connection and try again.'

function flatten(form: HTMLFormElement | FormData | Record<string, unknown>): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of entriesOf(form)) {
    flat[name] = Object.hasOwn(flat, name) ? `${flat[name]},${value}` : value
  }
  return flat
}

function entriesOf(form: HTMLFormElement | FormData | Record<string, unknown>): [string, string][] {
  const data = typeof HTMLFormElement !== 'undefined' && form instanceof HTMLFormElement ? new FormData(form) : form
  if (data instanceof FormData) {
    return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  }
  return Object.entries(data).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, textOf(each)]),
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
