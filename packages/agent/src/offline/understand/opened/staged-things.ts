// What goes from one state to the next and is worth something: quotes, invoices, applications, orders, leads, repairs. Whoever
// asks which of them are sent, accepted or still open wants one state for each, with what stands in it.
import type { Records } from '../purposes/purpose.ts'
import { isAbout } from './headed.ts'
import { readStateRow } from './state-rows.ts'

interface Staged {
  /** What the message calls them. */
  says: RegExp
  saysNot?: RegExp
  kind: string
  /** `$` is the place of the state. */
  fields: string
  usual: readonly string[]
  title: string
}

/** The first that fits: what a message offers is a quote only where nothing else is. */
const things: readonly Staged[] = [
  {
    says: /\binvoices?\b/i,
    kind: 'invoice',
    fields:
      'customer (text, required), number (text), amount (money, required), sent on (date), due on (date), $, notes',
    usual: ['open', 'paid'],
    title: 'Invoices',
  },
  {
    says: /\b(?:quotes|quotations?|estimates|proposals|bids|tenders)\b/i,
    saysNot: /\b(?:books?|famous|inspir\w+|of the day|motivational|sayings|favou?rite|film|authors?)\b/i,
    kind: 'quote',
    fields: 'customer (text, required), what for (text, required), amount (money, required), sent on (date), $, notes',
    usual: ['draft', 'sent', 'accepted', 'turned down'],
    title: 'Quotes',
  },
  {
    says: /\b(?:grants?|funding|scholarships?|bursar(?:y|ies)|sponsorships?) (?:applications?|requests?)\b|\bapplications? for (?:grants?|funding|scholarships?)\b/i,
    kind: 'application',
    fields: 'what for (text, required), funder (text), amount (money), submitted on (date), deadline (date), $, notes',
    usual: ['draft', 'submitted', 'awarded', 'rejected'],
    title: 'Applications',
  },
  {
    says: /\b(?:job|internship|apprenticeship) (?:applications?|search|hunt)\b|\b(?:jobs|companies|positions) (?:i |that i )?(?:have |['’]ve )?appl(?:y|ied)\b|\bapplied for\b[^.]*\b(?:jobs?|interview)\b/i,
    saysNot: /\b(?:candidates|applicants|hiring|our open positions|recruit\w*)\b/i,
    kind: 'application',
    fields: 'company (text, required), position (text, required), applied on (date), $, next step (text), link, notes',
    usual: ['applied', 'interview', 'offer', 'rejected'],
    title: 'Job applications',
  },
  {
    says: /\b(?:expense|insurance|warranty|damage) claims?\b/i,
    kind: 'claim',
    fields: 'what (text, required), amount (money, required), sent on (date), $, notes',
    usual: ['sent', 'approved', 'paid', 'rejected'],
    title: 'Claims',
  },
  {
    says: /\b(?:leads|deals|prospects|opportunities)\b/i,
    kind: 'lead',
    fields: 'name (required), company (text), worth (money), $, next step (text), follow up on (date), phone, notes',
    usual: ['new', 'contacted', 'won', 'lost'],
    title: 'Leads',
  },
  {
    says: /\b(?:orders|commissions)\b/i,
    saysNot:
      /\b(?:suppliers?|online (?:shop|store)|web ?shop|cart|check ?out|court|customers (?:can )?order|pre-?orders? form)\b/i,
    kind: 'order',
    fields: 'customer (text, required), what (text, required), amount (money, required), ready by (date), $, notes',
    usual: ['open', 'ready', 'collected'],
    title: 'Orders',
  },
  {
    says: /\brepairs\b/i,
    saysNot: /\b(?:website|tenants?|flats?|apartments?|my car)\b/i,
    kind: 'repair',
    fields: 'what (text, required), customer (text, required), phone, came in on (date), price (money), $, notes',
    usual: ['waiting', 'in work', 'ready', 'collected'],
    title: 'Repairs',
  },
]

/** No states are named, and what is still open is asked for all the same. */
const asksOpen =
  /\b(?:(?:what|which(?: ones)?)(?:['’]s| is| are) (?:still )?(?:open|outstanding|unpaid|missing)|still open|(?:is|are) outstanding|(?:haven['’]?t|not) (?:been )?(?:answered|paid) yet|where (?:each|every)(?: one)? stands|how (?:much|many) (?:is|are) (?:still )?(?:open|outstanding))\b/i

/** Facts that are listed say themselves what is kept. */
const listsFacts = /:\s*\S+[^.]*,|\([^)]*,|\bwith (?:[^.,;]+, ){2,}|\n\s*[-*•\d]/iu
const isOther =
  /\b(?:web ?sites?|home ?pages?|landing pages?|forms?|calculators?|generators?|blogs?|online (?:shop|store)|columns?|kanban|customers? can|clients? can|team|tenants?|each department|log ?in|sign in)\b/i

/** Somebody wants to see it, and does not list what there is to note. */
const asksState = /\b(?:which|whether|what|track|status|see|still|stands?|how (?:much|many))\b/i

export function readStaged(message: string): Records | null {
  if (isOther.test(message) || !(asksState.test(message) || /\p{L}[:,] /u.test(message))) return null
  const row = readStateRow(message)
  if (row === null && !asksOpen.test(message)) return null
  if (listsFacts.test(row?.rest ?? message)) return null
  const thing = things.find(({ says, saysNot }) => isAbout(message, says) && saysNot?.test(message) !== true)
  if (thing === undefined) return null
  const { kind, title, usual } = thing
  const states = row === null ? usual : row.states
  const fields = thing.fields.replace('$', `status (${states.join(', ')}, required)`)
  return { kind, title, fields }
}
