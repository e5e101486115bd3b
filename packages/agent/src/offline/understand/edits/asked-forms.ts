// "Add a table reservation form", "a join form with name, age and email": visitors send it, and whoever looks after the site
// reads what came in. A site has one such form.
import type { Entity } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Edit } from './read-edit-state.ts'

const asks =
  /^(?:add|create|make|include|insert|put in|i (?:want|need)|we (?:want|need))\s+(?:an?|the|our|another)?\s*(?:(?:new|simple|small|short|separate)\s+)*((?:[\p{L}-]+ ){1,3})form(?:\s+(?:to|on|in|at) (?:the |my |our )?(?:site|website|page|home ?page|first page))?(?:\s*(?:with|for|that asks for|asking for|where people (?:give|leave|enter)|:|\()\s*(.+?)\)?)?$/iu
const usual: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:reservation|booking|table)\b/i,
    'reservation',
    'name (required), email (required), date (required), time, number of guests (number), notes',
  ],
  [/\b(?:appointment)\b/i, 'appointment request', 'name (required), email (required), date (required), time, notes'],
  [/\b(?:join|membership|member)\b/i, 'application', 'name (required), email (required), phone, message (long text)'],
  [/\b(?:application|apply|job)\b/i, 'application', 'name (required), email (required), phone, message (long text)'],
  [/\b(?:registration|sign-?up|register)\b/i, 'registration', 'name (required), email (required), phone'],
  [/\b(?:rsvp|reply)\b/i, 'reply', 'name (required), number of guests (number), message (long text)'],
  [
    /\b(?:order|pre-?order)\b/i,
    'order',
    'name (required), email (required), what you would like (long text, required)',
  ],
  [/\b(?:feedback)\b/i, 'feedback note', 'name, message (long text, required)'],
  [
    /\b(?:quote|estimate|callback|request)\b/i,
    'request',
    'name (required), email (required), phone, message (long text, required)',
  ],
]

/** @returns '' where the order asked for such a form, else the order as it was */
export function takeForm(order: string, edit: Edit): string {
  const [, what = '', list = ''] = asks.exec(order) ?? []
  const known = usual.find(([says]) => says.test(what))
  const { brief } = edit
  if (known === undefined || /\bcontact\b/i.test(what) || !['list', 'site', 'booking'].includes(brief.front))
    return order
  const [, singular, facts] = known
  if (brief.isInbox || brief.more.some(({ isInbox }) => isInbox)) {
    edit.refused.push(
      `a ${what.trim()} form beside the one that is there, because one form is sent on such a site (say “add ${list === '' ? 'a date and the number of guests' : list} to the contact form”)`,
    )
    return ''
  }
  const said = readFields(list).fields
  const hasName = said.some(({ label }) => /\bname\b/i.test(label))
  const fields =
    said.length === 0 ? readFields(facts).fields : [...(hasName ? [] : readFields('name (required)').fields), ...said]
  const kind: Entity = { singular, plural: `${singular}s`, fields, skeleton: 'index', topic: 'records', isInbox: true }
  edit.brief.more = [...brief.more, kind]
  edit.brief.isInboxKept = brief.access !== 'admin'
  edit.clauses.push(
    `add a form for ${singular}s with ${fields.map(({ label }) => `“${label}”`).join(', ')}; what comes in is read on the admin’s page`,
  )
  return ''
}
