// What comes in through a form for visitors: who reads it, on which page, and what they note beside it.
import type { Brief, Field } from '../../brief.ts'
import { pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { type VisitorForm, isReadBySome, nounOf, readersOf, saysNoun } from './read-visitor-form.ts'
import { asksForSteps } from '../tools/read-steps.ts'
import { asksNoDoor } from '../read-wishes.ts'

/** "Sets each to new, granted or declined". */
const statusSet =
  /\b(?:sets?|marks?|moves?|changes?|puts?|switch(?:es)?) (?:each|them|it|every \p{L}+|the \p{L}+|an? \p{L}+)(?: one)? (?:to|as|between) (?:either )?([^.;)]*,[^.;)]*|\p{L}+ or \p{L}+)/iu
const statusWords =
  /\b(?:with|and|has|have|gets?|set|changes?|mark|an?|the|its|their)\s+(?:an? |the |its |their )?(?:status|stage)\b\s*(?:(?:is|can be|of|as|field|column)\s+|[:(]\s*)?([^.;)]*)/iu

const steps = String.raw`(\p{L}+(?: \p{L}+)?(?:\s*,\s*\p{L}+(?: \p{L}+)?)+,?\s+(?:and|or)\s+\p{L}+(?: \p{L}+)?(?=\s*[.,;)]|\s+and\b|$))`
/** "Ideas are marked planned, doing or done", "each idea is new, planned or done". */
const isOneOf = new RegExp(
  String.raw`\b(?:ideas?|each(?: one| \p{L}+)?|every (?:one|\p{L}+)|they|suggestions?|requests?|it)\s+(?:is|are|can be|may be|gets?)\s+(?:either\s+|marked\s+(?:as\s+)?|set to\s+|shown as\s+|labell?ed\s+(?:as\s+)?|one of\s+)*${steps}`,
  'iu',
)

/** "Status (planned, done)", said as a fact already. */
const statusList =
  /\bstatus(?:es)? \(([^()]+,[^()]+)\)|\b(?:status|state) (?:filter )?(?:buttons?|filters?|tabs?)(?: for)?:? (\p{L}[\p{L} ]*(?:, ?\p{L}[\p{L} ]*?)+?)(?= (?:above|on|at|in|over)\b|[.;)]|$)|\b(?:status(?:es)?|states?|stages?)\s*:?\s+(\p{L}[\p{L} ]*(?: ?\/ ?\p{L}[\p{L} ]*){1,6})/iu

/** "With a status new/contacted/enrolled": what whoever reads the entries notes beside each; null where nothing is. */
export function readStatus(text: string): Field | null {
  const found = statusList.exec(text) ?? statusWords.exec(text) ?? statusSet.exec(text) ?? isOneOf.exec(text)
  if (found === null) return null
  const said = readFields(
    `status (${(found[1] ?? found[2] ?? found[3] ?? '').replace(/\s+(?:and|or)\s+|\//g, ', ')})`,
  ).fields.find(({ kind }) => kind === 'choice')
  const usual = readFields('status (open, contacted, done)').fields[0]
  const field = said ?? usual
  return field === undefined ? null : { ...field, name: 'status', label: 'Status', required: false, isInternal: true }
}

function asksWho(fields: readonly Field[]): boolean {
  return fields.some(({ kind, name }) => kind === 'email' || kind === 'phone' || /(?:^|_)name$/.test(name))
}

/** A page for those whom the message lets read: whoever opens it, else the admin. Answers without a name are counted. */
export function openInbox(brief: Brief, text: string, said: VisitorForm['readers'] = readersOf(text)): Brief {
  if (!brief.isInbox) return openContact(brief, said)
  const isPersonal = asksWho(brief.fields) && brief.entity.singular !== 'response'
  // Where nobody was named it is the owner: what strangers leave of themselves is open to nobody else.
  const isOwners = said === 'admin' || (said === 'nobody' && isPersonal)
  const isKept = isOwners || hasDoor(brief, text) || isReadBySome(text)
  const hasKeeper = isKept && !asksNoDoor(text)
  const status = isPersonal ? readStatus(text) : null
  const fields = brief.fields.filter(({ name }) => status === null || name !== 'status')
  return {
    ...brief,
    fields: status === null ? fields : [...fields, status],
    access: hasKeeper ? 'admin' : 'open',
    isInboxShown: !hasKeeper && isPersonal && said !== 'nobody',
  }
}

/** Who signs up on a sheet has no account. */
function hasDoor({ access }: Brief, text: string): boolean {
  return (
    access !== 'open' &&
    (access !== 'members' || /\blog(?:s|ged)?[ -]?in\b|\bpassword|\baccounts?\b|\bsign(?:s|ed)?[ -]in\b/i.test(text))
  )
}

/** What comes in beside the things that a site shows. */
function openContact(brief: Brief, said: VisitorForm['readers']): Brief {
  if (said === 'nobody' || !brief.more.some(({ isInbox }) => isInbox)) return brief
  const isClosed = said === 'admin' || brief.access !== 'open'
  return isClosed
    ? { ...brief, access: 'admin', isInboxKept: false }
    : { ...brief, isInboxShown: true, isInboxKept: false }
}

/** A form that asks who somebody is brings in registrations or applications, and no answers to a survey. */
export function entryOfForm(fields: readonly Field[], text: string): Brief['entity'] {
  // A form that goes step by step and asks who it is from is handed in by somebody.
  const isHandedIn = asksForSteps.test(text) && asksWho(fields)
  const isSurvey = /\b(?:survey|questionnaire|poll|quiz|feedback|opinions?)\b/i.test(text)
  const singular =
    saysNoun(text) && asksWho(fields) ? nounOf(text) : isHandedIn && !isSurvey ? 'submission' : 'response'
  return { singular, plural: pluralize(singular) }
}
