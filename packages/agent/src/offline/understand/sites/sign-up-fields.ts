// What a form of a page asks its visitors: nothing that it is for, and nothing more than needed to reach them is required.
import type { Brief, Entity, Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { escapePattern } from '../escape-pattern.ts'

/** "Sign up for a free trial, name, phone": what they sign up for is not asked of them. */
function isPurpose({ kind, label }: Field, request: string): boolean {
  if (kind !== 'text' || /\b(?:name|person|who|where|what)\b/i.test(label)) return false
  const word = escapePattern(label)
  const asPurpose = new RegExp(
    String.raw`\b(?:for|to get|to book|claim|want|ask for|apply for)\s+(?:(?:an?|the|our|my|your|one)\s+)?${word}(?![\p{L}-])`,
    'giu',
  )
  const mentions = new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'giu')
  const purposes = request.match(asPurpose)?.length ?? 0
  return purposes > 0 && purposes === (request.match(mentions)?.length ?? 0)
}

function asked(fields: readonly Field[], request: string): Field[] {
  const kept = fields.filter((field) => !isPurpose(field, request))
  if (kept.length === 0) return [...fields]
  const isRequiredSaid = /\b(?:required|mandatory|must|obligatory)\b/i.test(request)
  const contact = kept.find(({ kind }) => kind === 'email' || kind === 'phone')
  return kept.map((field, index) => ({
    ...field,
    required: isRequiredSaid ? field.required : index === 0 || field === contact,
  }))
}

/** "Sign up for a free trial": what a page is for stands on it, where no other words were given. */
const offer =
  /\b(free trial(?: (?:week|month|day|session|lesson|class|training|hour))?|(?:trial|taster|first) (?:lesson|class|session|training|week|day))\b/i

function withOffer(copy: Brief['copy'], request: string): Brief['copy'] {
  const said = offer.exec(request)?.[1]
  return copy.headline !== '' || said === undefined || copy.lines.some((line) => offer.test(line))
    ? copy
    : { ...copy, headline: capitalize(said.toLowerCase()) }
}

/** @returns the app with forms for visitors that ask only what they have to tell */
export function withPlainForms(brief: Brief): Brief {
  const { request } = brief
  const form = (kind: Entity): Entity =>
    kind.isInbox && /(?:^|\s)(?:sign-up|lead|registration)$/.test(kind.singular)
      ? { ...kind, fields: asked(kind.fields, request) }
      : kind
  const isForm = brief.isInbox && /(?:^|\s)(?:sign-up|lead|registration)$/.test(brief.entity.singular)
  const more = brief.more.map(form)
  return isForm
    ? { ...brief, fields: asked(brief.fields, request), more, copy: withOffer(brief.copy, request) }
    : { ...brief, more }
}
