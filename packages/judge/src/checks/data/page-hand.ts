// Reads and touches a page through its visitor: evaluates readers, presses and fills by mark.
import type { Visitor } from '../../walk/app-session.ts'
import type { ButtonSeen, FieldSeen, FormSeen, PageReaction } from './form-seen.ts'
import { installFieldReader } from './in-page/read-fields.ts'
import { installFormReader, readForms, readReaction } from './in-page/read-forms.ts'
import { installReader } from './in-page/reader.ts'
import type { Made } from './made-values.ts'

/** Longest wait for one press or one filling. */
const actionMs = 1_500

/** Runs a self-contained function in the page, where `joineryReader` and `joineryForms` are known. */
export async function inPage<A, R>(visitor: Visitor, work: (argument: A) => R, argument: A): Promise<R> {
  try {
    return await evaluateWithReader(visitor, work, argument)
  } catch (error) {
    // The page was just going elsewhere: what it became is what counts.
    if (!(error instanceof Error) || !/context was destroyed|navigat/i.test(error.message)) throw error
    await visitor.settle()
    return evaluateWithReader(visitor, work, argument)
  }
}

async function evaluateWithReader<A, R>(visitor: Visitor, work: (argument: A) => R, argument: A): Promise<R> {
  if (!(await visitor.page.evaluate(() => Object.hasOwn(window, 'joineryForms')))) {
    await visitor.page.evaluate(installReader)
    await visitor.page.evaluate(installFieldReader)
    await visitor.page.evaluate(installFormReader)
  }
  // The page holds plain data only, so that what comes back is what the function returned.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- playwright types arguments with handles in mind
  return (await visitor.page.evaluate(work as (argument: unknown) => unknown, argument)) as R
}

export async function formsOn(visitor: Visitor): Promise<FormSeen[]> {
  return inPage(visitor, readForms, null)
}

export async function reactionOf(visitor: Visitor, form: FormSeen): Promise<PageReaction> {
  return inPage(visitor, readReaction, form.mark)
}

export async function visibleText(visitor: Visitor): Promise<string> {
  return inPage(visitor, () => window.joineryReader.textOf(document.body), null)
}

/** @returns false when the element is gone or something lies over it */
export async function pressMark(visitor: Visitor, mark: string): Promise<boolean> {
  try {
    // A page that it leads to may take longer than a press: whoever presses waits for that themselves.
    await visitor.page.locator(`[data-judge-mark="${mark}"]`).first().click({ timeout: actionMs, noWaitAfter: true })
    return true
  } catch (error) {
    return notReached(error)
  }
}

export async function pressButton(visitor: Visitor, button: ButtonSeen): Promise<boolean> {
  visitor.step(`press “${button.name}”`)
  const isPressed = await pressMark(visitor, button.mark)
  await visitor.settle()
  return isPressed
}

/** @returns false when the field does not take the value */
export async function fillField(visitor: Visitor, field: FieldSeen, made: Made): Promise<boolean> {
  const target = visitor.page.locator(`[data-judge-mark="${field.mark}"]`).first()
  const options = { timeout: actionMs }
  try {
    switch (field.kind) {
      case 'select':
        await target.selectOption({ value: made.value }, options)
        break
      case 'radio':
        await tick(visitor, field.options.find((option) => option.value === made.value)?.mark ?? field.mark)
        break
      case 'checkbox':
        if (!field.isChecked) await tick(visitor, field.mark)
        break
      case 'file':
        await target.setInputFiles(fileFor(field), options)
        break
      default:
        if (!field.isReadOnly) await target.fill(made.value, options)
    }
    return true
  } catch (error) {
    return notReached(error)
  }
}

/** A choice whose own box is hidden is pressed by its label. */
async function tick(visitor: Visitor, mark: string): Promise<void> {
  const target = visitor.page.locator(`[data-judge-mark="${mark}"]`).first()
  const isDone = await target.check({ timeout: 400 }).then(
    () => true,
    () => false,
  )
  if (isDone) return
  await inPage(visitor, (wanted) => document.querySelector<HTMLElement>(`[data-judge-mark="${wanted}"]`)?.click(), mark)
}

function notReached(error: unknown): false {
  if (
    error instanceof Error &&
    /Timeout|not (?:visible|enabled|attached|an)|intercept|detached|Malformed|did not find/i.test(error.message)
  )
    return false
  throw error
}

/** The smallest picture there is. */
const dotPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

function fileFor(field: FieldSeen): { name: string; mimeType: string; buffer: Buffer } {
  if (/csv/.test(field.accept))
    return { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from('name,amount\nOak table,12\n') }
  if (/json/.test(field.accept)) return { name: 'rows.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
  if (/text|\.txt|\.md/.test(field.accept))
    return { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Oak table') }
  return { name: 'picture.png', mimeType: 'image/png', buffer: dotPng }
}
