// Runs inside the page: the row or card that holds a label, and what can be pressed in it.
import type { ButtonSeen } from '../form-seen.ts'

export interface RowControl extends ButtonSeen {
  role: 'button' | 'link' | 'checkbox'
  /** Ticked, pressed, switched on; null where that is not told. */
  isOn: boolean | null
  href: string
}

export interface RowSeen {
  /** Empty when the label is not there. */
  text: string
  controls: RowControl[]
}

interface RowAsked {
  label: string
  /** Labels of the other rows: a row ends where another begins. */
  others: readonly string[]
}

/** The largest element that holds this label and none of the others. */
export function readRow({ label, others }: RowAsked): RowSeen {
  const { clean, isShown, mark, nameOf } = window.joineryReader
  const flat = (text: string): string => clean(text).toLowerCase()
  const wanted = flat(label)
  const elements = [...document.body.querySelectorAll('*')].filter(
    (each) => each.closest('script,style,select,nav,[role="status"],[role="alert"]') === null,
  )
  const holder =
    elements.find(
      (each) =>
        isShown(each) &&
        flat(
          [...each.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.nodeValue ?? '')
            .join(''),
        ).includes(wanted),
    ) ?? elements.find((each) => each instanceof HTMLInputElement && flat(each.value) === wanted && isShown(each))
  if (holder === undefined) return { text: '', controls: [] }
  const rest = others.map(flat).filter((other) => other !== '' && !wanted.includes(other))
  let row: Element = holder
  while (row.parentElement !== null && !row.parentElement.matches('main,body,html')) {
    const text = flat(row.parentElement.textContent)
    if (rest.some((other) => text.includes(other))) break
    // A single row stands in a list of its own: the list's frame holds other things too.
    if (row.matches('li,tr,article,[role="row"],[role="listitem"]')) break
    row = row.parentElement
  }
  const controls = [
    ...row.querySelectorAll(
      'button,a[href],input[type="checkbox"],[role="button"],[role="checkbox"],[role="switch"],summary',
    ),
  ]
  if (row.matches('button,a[href]')) controls.push(row)
  // A tick among the fields of a form is an answer, not an act.
  const isAnswer = (each: Element): boolean =>
    each instanceof HTMLInputElement &&
    each.form !== null &&
    each.form.querySelector('button:not([type="button"]),input[type="submit"]') !== null
  return {
    text: clean(row.textContent),
    controls: controls
      .filter((each) => !isAnswer(each))
      .filter(
        (each) =>
          isShown(each) || (each instanceof HTMLInputElement && [...(each.labels ?? [])].some((one) => isShown(one))),
      )
      .map((each) => {
        const pressed = each.getAttribute('aria-pressed') ?? each.getAttribute('aria-checked')
        const isBox = each instanceof HTMLInputElement
        return {
          mark: mark(each),
          name: nameOf(each),
          isSubmit: each instanceof HTMLButtonElement && each.type === 'submit' && each.form !== null,
          isDisabled: each.matches(':disabled,[aria-disabled="true"]'),
          role:
            isBox || each.matches('[role="checkbox"],[role="switch"]')
              ? ('checkbox' as const)
              : each.matches('a[href]')
                ? ('link' as const)
                : ('button' as const),
          isOn: isBox ? each.checked : pressed === null ? null : pressed === 'true',
          href: each instanceof HTMLAnchorElement ? each.pathname + each.search : '',
        }
      }),
  }
}
