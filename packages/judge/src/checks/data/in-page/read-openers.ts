// Runs inside the page: buttons outside forms that promise a form.
import type { ButtonSeen } from '../form-seen.ts'

export function readOpeners(): ButtonSeen[] {
  const { nameOf, isShown, mark, stage } = window.joineryReader
  const promising =
    /^\W*(add|new|create|write|book|reserve|order|post|log|record|register|contact|ask|invite|leave|submit|check ?out|sign|join|subscribe|send|rsvp|schedule|start|review|comment|reply|apply|request)\b/i
  const away = /\b(cart|basket|bag)\b|\b(log|sign)\s?-?(out|off)\b/i
  const seen = new Set<string>()
  const openers: ButtonSeen[] = []
  for (const element of stage().querySelectorAll('button,[role="button"],summary')) {
    if (element.closest('form,nav li,tr') !== null || !isShown(element) || element.matches(':disabled')) continue
    const name = nameOf(element)
    const opensDialog = element.getAttribute('aria-haspopup') === 'dialog'
    if (seen.has(name) || away.test(name) || !(promising.test(name) || opensDialog)) continue
    seen.add(name)
    openers.push({ mark: mark(element), name, isSubmit: false, isDisabled: false })
  }
  return openers
}

/** The first button that puts something into a cart; null when there is none. */
export function readCartButton(): ButtonSeen | null {
  const { nameOf, isShown, mark } = window.joineryReader
  const found = [...document.querySelectorAll('button,[role="button"],input[type="submit"]')].find(
    (each) => isShown(each) && !each.matches(':disabled') && /\b(add|put)\b.*\b(cart|basket|bag)\b/i.test(nameOf(each)),
  )
  return found === undefined ? null : { mark: mark(found), name: nameOf(found), isSubmit: false, isDisabled: false }
}
