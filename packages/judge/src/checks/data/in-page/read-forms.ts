// Runs inside the page: every visible form with its fields and buttons.
import type { ButtonSeen, FormSeen, PageReaction } from '../form-seen.ts'

export interface FormReader {
  buttonsOf: (elements: readonly Element[]) => ButtonSeen[]
  titleOf: (element: Element) => string
}

declare global {
  interface Window {
    joineryForms: FormReader
  }
}

/** Makes `joineryForms` known to the page. */
export function installFormReader(): void {
  if (Object.hasOwn(window, 'joineryForms')) return
  const { clean, isShown, labelOf, mark, nameOf } = window.joineryReader
  const forms: FormReader = {
    buttonsOf(elements) {
      return elements
        .filter((each) => isShown(each))
        .map((each) => ({
          mark: mark(each),
          name: nameOf(each),
          isSubmit:
            (each instanceof HTMLButtonElement || each instanceof HTMLInputElement) &&
            /^(submit|image)$/.test(each.type) &&
            each.form !== null,
          isDisabled: each.matches(':disabled,[aria-disabled="true"]'),
        }))
    },
    titleOf(element) {
      const own = labelOf(element)
      if (own !== '') return own
      const inner = clean(element.querySelector('h1,h2,h3,h4,[role="heading"]')?.textContent)
      if (inner !== '') return inner
      for (let at: Element | null = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const named = at.matches('dialog,section,aside,[role="dialog"],[role="region"]') ? labelOf(at) : ''
        if (named !== '') return named
        const heading = at.querySelector('h1,h2,h3,h4,[role="heading"]')
        if (heading !== null && isShown(heading)) return clean(heading.textContent)
      }
      const legend = clean(element.querySelector('legend')?.textContent)
      if (legend !== '') return legend
      return clean(document.querySelector('h1')?.textContent)
    },
  }
  window.joineryForms = forms
}

/** Every visible form, then fields that stand beside a button without a form. With an open dialog: only its forms. */
export function readForms(): FormSeen[] {
  const { clean, mark, isShown, stage } = window.joineryReader
  const { buttonsOf, titleOf } = window.joineryForms
  const { fieldsOf } = window.joineryFields
  const buttonWords = 'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]'
  const rowWords = 'li,tr,article,[role="row"],[role="listitem"]'
  const root = stage()
  const describe = (
    element: Element,
    isForm: boolean,
    controls: readonly Element[],
    buttons: readonly Element[],
  ): FormSeen => {
    const row = element.closest(rowWords)
    const siblings =
      row?.parentElement === null
        ? 0
        : [...(row?.parentElement?.children ?? [])].filter((each) => each.tagName === row?.tagName).length
    return {
      mark: mark(element),
      title: titleOf(element),
      isForm,
      method: clean(element.getAttribute('method')).toLowerCase() || 'get',
      isSearch: element.closest('search,[role="search"]') !== null,
      isInDialog: element.closest('dialog,[role="dialog"],[role="alertdialog"]') !== null,
      isInRow: row !== null && siblings > 1 && clean(row.textContent) !== '',
      fields: fieldsOf(controls),
      buttons: buttonsOf(buttons),
    }
  }
  const seen: FormSeen[] = []
  for (const form of root.querySelectorAll('form')) {
    const outer =
      form.id === ''
        ? []
        : [...document.querySelectorAll(`[form="${CSS.escape(form.id)}"]`)].filter((each) => each.matches(buttonWords))
    const found = describe(form, true, [...form.elements], [...form.querySelectorAll(buttonWords), ...outer])
    if (found.fields.length > 0 || found.buttons.length > 0) seen.push(found)
  }
  const loose = new Map<Element, Element[]>()
  for (const control of root.querySelectorAll('input,select,textarea')) {
    if (control.closest('form') !== null || control.hasAttribute('form') || !isShown(control)) continue
    let at: Element = control.parentElement ?? control
    while (
      at.parentElement !== null &&
      at !== root &&
      !at.matches('main,dialog') &&
      at.querySelector(buttonWords) === null
    )
      at = at.parentElement
    loose.set(at, [...(loose.get(at) ?? []), control])
  }
  for (const [element, controls] of loose) {
    const isWhole = element === root || element.matches('main,body')
    const found = describe(element, false, controls, isWhole ? [] : [...element.querySelectorAll(buttonWords)])
    if (found.fields.length > 0) seen.push(found)
  }
  return seen
}

/** What the page says back. @param formMark of the form that was sent */
export function readReaction(formMark: string): PageReaction {
  const { clean, isShown, labelOf, textOf } = window.joineryReader
  const form = document.querySelector(`[data-judge-mark="${formMark}"]`)
  const complaints: string[] = []
  for (const control of form?.querySelectorAll('input,select,textarea') ?? []) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue
    const isChecked = form instanceof HTMLFormElement && !form.noValidate
    const said = isChecked && control.willValidate && !control.validity.valid ? control.validationMessage : ''
    if (said !== '') complaints.push(`${labelOf(control) || control.name}: ${said}`)
    else if (control.getAttribute('aria-invalid') === 'true')
      complaints.push(`${labelOf(control) || control.name}: marked as invalid`)
  }
  const lines = [
    ...document.querySelectorAll('[role="alert"],[role="status"],[aria-live="polite"],[aria-live="assertive"],output'),
  ]
  return {
    text: textOf(document.body),
    complaints,
    notices: lines
      .filter((each) => isShown(each))
      .map((each) => clean(each.textContent))
      .filter((text) => text !== ''),
    hasOpenDialog: [...document.querySelectorAll('dialog[open],[role="dialog"],[role="alertdialog"]')].some((each) =>
      isShown(each),
    ),
  }
}
