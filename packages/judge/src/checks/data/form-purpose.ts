// What a form is for, told by its words. What is not clearly something else is expected to keep what is typed.
import type { FieldSeen, FormSeen } from './form-seen.ts'
import { isTextual, submitButton } from './form-seen.ts'

export type FormPurpose =
  /** Makes a new record. */
  | 'create'
  /** Shows a stored record and changes it. */
  | 'edit'
  | 'sign-up'
  | 'sign-in'
  /** Asks for password or address alone: forgotten passwords and the like. */
  | 'account'
  /** Searches, filters, sorts. */
  | 'find'
  /** Only this person's: cart, theme, draft, answers of a quiz. */
  | 'personal'
  /** Computes or leads on, keeps nothing: calculator, quiz. */
  | 'tool'
  /** Buttons only, or a single tick in a row: acts on a record. */
  | 'act'

const signUpWords = /sign ?-?up|register|create (?:an? |your )?(?:new )?account|join\b|get started|registration/i
const signInWords = /sign ?-?in|log ?-?in|welcome back/i
const findWords = /\b(search|filters?|find|sort|look up|apply filters?)\b/i
const personalWords = /\b(cart|basket|bag|theme|preferences|quiz|answers?|draft|language|currency)\b/i
const toolWords =
  /\b(calculate|convert|compute|generate|start|begin|play|guess|check|roll|draw|estimate|translate|preview|try|encode|decode|format|spin|shuffle|new (?:game|round))\b/i
/** Also where it stands beside a word of a tool: "Start and save". */
const keepWords =
  /\b(save|add|create|new|send|submit|post|publish|book|reserve|order|place|checkout|check out|buy|pay|subscribe|register|contact|request|apply|vote|comment|reply|review|record|log|track|donate|rsvp|invite|schedule|report|share|upload|store|sign)\b/i
/** What is sent to somebody and need not be listed anywhere. */
const sentWords =
  /\b(send|contact|subscribe|newsletter|order|checkout|check out|place order|book|booking|reserve|reservation|rsvp|survey|feedback|request|apply|application|enquiry|inquiry|enquire|donate|vote|submit answers|quote|report|waitlist|waiting list|join|sign up|register|pay|buy|get in touch|write to us|notify|callback|call back|ask (?:for|us|me|about)|get (?:my|me|your|an?|the))\b/i

export function purposeOf(form: FormSeen, { path, opener }: { path: string; opener: string }): FormPurpose {
  const button = submitButton(form)?.name ?? ''
  const words = `${form.title} ${button} ${opener}`
  const passwords = form.fields.filter((field) => field.kind === 'password')
  if (passwords.length > 0) return accountPurpose(form, `${words} ${path.replaceAll(/[/-]/g, ' ')}`, button)
  const typed = form.fields.filter((field) => field.kind !== 'checkbox')
  if (typed.length === 0) return form.fields.length > 1 && keepWords.test(button) ? 'create' : 'act'
  if (isFinding(form, words, button)) return 'find'
  if (form.isInRow && !form.isInDialog && typed.every((field) => !isTextual(field)))
    return personalWords.test(words) ? 'personal' : 'act'
  if (
    personalWords.test(button) ||
    (personalWords.test(form.title) && !keepWords.test(button) && !sentWords.test(words))
  )
    return 'personal'
  if (toolWords.test(button) && !/\b(save|add|create|send|submit|book|order|place|post)\b/i.test(button)) return 'tool'
  if (isPrefilled(form)) return 'edit'
  if (!keepWords.test(words) && button === '' && !form.isForm) return 'tool'
  return 'create'
}

function accountPurpose(form: FormSeen, words: string, button: string): FormPurpose {
  const passwords = form.fields.filter((field) => field.kind === 'password')
  const isNew = passwords.some((field) => field.autocomplete === 'new-password') || passwords.length > 1
  if (signInWords.test(button) && !signUpWords.test(button)) return 'sign-in'
  if (signUpWords.test(button) || isNew) return form.fields.length > passwords.length ? 'sign-up' : 'account'
  if (signInWords.test(words)) return 'sign-in'
  if (signUpWords.test(words)) return 'sign-up'
  return form.fields.length > passwords.length ? 'sign-in' : 'account'
}

function isFinding(form: FormSeen, words: string, button: string): boolean {
  if (form.isSearch || form.fields.some((field) => field.kind === 'search')) return true
  if (findWords.test(button) || (button === '' && findWords.test(words))) return true
  if (form.method === 'post') return false
  // Lists of options without a form around them act as soon as one is chosen.
  const areChoices = form.fields.every((field) => field.kind === 'select' || asksOnly(field))
  if (!form.isForm && areChoices && (button === '' || form.fields.some(asksOnly))) return true
  const isAsking = form.fields.every(asksOnly)
  // Beside the fields of a bar there may be a button that is not theirs: "Add task".
  return isAsking && (!form.isForm || button === '' || /^(go|show|apply|update|view)\b/i.test(button))
}

/** A field that chooses what is shown. */
export function asksOnly(field: FieldSeen): boolean {
  if (findWords.test(`${field.label} ${field.name} ${field.placeholder}`)) return true
  if (/\b(sort|order by|show|view|per page)\b/i.test(`${field.label} ${field.name}`)) return true
  return field.kind === 'select' && field.options.some((option) => /^(all|any|every)\b/i.test(option.label))
}

const givenCodes =
  /\b(?:coupon|promo(?:tion)?|voucher|discount|gift|invit(?:e|ation)|access|referral|redeem|booking|order|confirmation|reference|membership|activation|join)[ _-]*(?:code|number|no|key|card|id)?\b/i

/** A field for something that the app gave out before: a voucher, the number of a booking. */
export function asksForCode(field: FieldSeen): boolean {
  const words = `${field.label} ${field.name} ${field.placeholder}`
  return isTextual(field) && /\b(?:code|number|no|key|voucher|coupon|promo)\b/i.test(words) && givenCodes.test(words)
}

/** True when text fields already hold a record's words. */
export function isPrefilled(form: FormSeen): boolean {
  const texts = form.fields.filter((field) => isTextual(field) && field.kind !== 'password')
  return texts.length > 0 && texts.filter((field) => field.value.trim() !== '').length * 2 >= texts.length
}

/** False for what is sent to somebody: contact, orders, surveys need not be listed anywhere. */
export function isListing(form: FormSeen, { opener }: { opener: string }): boolean {
  return !sentWords.test(`${submitButton(form)?.name ?? ''} ${form.title} ${opener}`)
}

/** True when what is typed has to be known already: a search, a lookup, taking back what was booked. */
export function asksForKnown(form: FormSeen, opener: string): boolean {
  return takesBackWords.test(`${submitButton(form)?.name ?? ''} ${opener}`) || !promisesToKeep(form, opener)
}

const takesBackWords = /\b(?:cancel|find|look ?up|withdraw|unsubscribe|redeem)\b/i

/** True when the button promises that something is kept or sent. */
export function promisesToKeep(form: FormSeen, opener: string): boolean {
  const button = submitButton(form)?.name ?? ''
  return keepWords.test(`${button} ${opener}`) || keepWords.test(form.title)
}
