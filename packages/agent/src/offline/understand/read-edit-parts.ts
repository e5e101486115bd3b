// Parts of an app that come or go by a sentence, who may do what, further kinds of records, other services.
import type { Access, Brief, Entity, Field, Part } from '../brief.ts'
import { compose } from '../compose/compose.ts'
import { keepsBookings } from '../compose/takes-seat.ts'
import { pluralize, singularize } from './inflect.ts'
import { pageTitleOf } from '../compose/roles.ts'
import { remember } from './edits/brought-back.ts'
import { type Edit, findField } from './read-edit-state.ts'
import { readFields } from './read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import { readAccess, readParts } from './read-wishes.ts'

const partWords: Readonly<Record<Part, string>> = {
  comments: 'let people comment',
  likes: 'add a like button',
  figures: 'add a page with numbers and charts',
  csv: 'add CSV export and import',
  'dark-switch': 'add a switch between light and dark',
  about: 'add an about page',
  contact: 'add a contact form',
  favourites: 'let people save favourites',
  ratings: 'let visitors rate',
  calendar: 'add a calendar',
  map: 'add a map',
  streaks: 'add streaks',
  desk: 'add an admin page',
  totals: 'put the totals above the list',
  follows: 'let people follow each other',
  matches: 'show who likes each other',
  admirers: 'show who liked a profile',
  practice: 'practise the cards',
  messages: 'let people write to each other',
  chat: 'add a page for a chat',
  members: 'add a page of all members',
  signups: 'let people put their names down',
  loans: 'let people borrow things',
  seats: 'let people book places',
  settling: 'say who owes whom',
  newsletter: 'add a newsletter form',
}
const isRemovalWord =
  /\b(?:remove|delete|drop|get rid of|take (?:out|away|off)|no more|without|hide|turn off|switch off|disable|no longer)\b/i

const removalVerb =
  /^(?:remove|delete|drop|get rid of|take (?:out|away|off)|hide|turn off|switch off|disable)\s+(?:the )?/i

/** Parts that come or go, and the door. */
export function takeWishes(said: string, edit: Edit): string {
  // A form that something is added to is there; who may do what says nothing of parts.
  const text = said.replace(/\s+(?:to|in|on|from) (?:the |my |our )[\p{L} -]*\bform$/iu, '')
  const isRemoval = isRemovalWord.test(text)
  const { brief } = edit
  const isOfPeople = /^(?:let )?(?:only|nobody|no one)\b/i.test(text)
  // An export as a PDF is another wish than one as a table.
  const wanted = readParts(`with ${text.replace(removalVerb, '')}`).filter(
    (part) => !isOfPeople && (part !== 'csv' || !/\bpdf\b/i.test(text)),
  )
  for (const part of wanted) {
    if (part === 'contact') {
      if (isRemoval) dropInbox(edit)
      else addContact(edit)
    } else if (isRemoval === brief.parts.includes(part)) togglePart(edit, part, isRemoval)
    else if (!isRemoval) edit.refused.push(`${partWords[part]}, because the app does that already`)
  }
  const isDoor = takeAccess(text, edit)
  // "Only the admin can add plants" adds no plants.
  if (isDoor && /\b(?:only|every(?:one|body)|each|members?|admins?|public|no longer|remove|without)\b/i.test(text))
    return ''
  return wanted.length > 0 || isDoor ? text.replace(wishWords, ' ') : text
}

function togglePart(edit: Edit, part: Part, isRemoval: boolean): void {
  const { brief } = edit
  const parts = isRemoval ? brief.parts.filter((known) => known !== part) : [...brief.parts, part]
  const fields = part === 'map' && !isRemoval ? withPlace(brief.fields) : brief.fields
  const next = { ...brief, parts, fields }
  // A part may need what the records do not have, such as a date: then nothing of it would be seen.
  const isSeen = Object.entries(compose(next).files).some(
    ([path, text]) => path.startsWith('web/') && text !== compose(brief).files[path],
  )
  if (!isSeen && !isRemoval) {
    edit.refused.push(`${partWords[part]}, because ${partNeeds[part] ?? 'this sort of app has no place for it'}`)
    return
  }
  edit.brief = next
  edit.clauses.push(isRemoval ? takenOut(part) : partWords[part])
}

function withPlace(fields: readonly Field[]): Field[] {
  const added = readFields('latitude (number), longitude (number)').fields
  return [...fields, ...added.filter(({ name }) => !fields.some((known) => known.name === name))]
}

const partNeeds: Partial<Record<Part, string>> = {
  calendar: 'the records have no date to go by (say: add a date first)',
  map: 'the records have no place to go by',
}

function takenOut(part: Part): string {
  const words = partWords[part]
  return words.startsWith('add ')
    ? words.replace('add', 'take out')
    : words.replace(/^let (?:people|visitors)/, 'no longer let them')
}

const wishWords =
  /\b(?:an?|the|some|people can|users can|with)?\s*(?:log-?ins?|sign-?ins?|sign-?ups?|accounts?|comments?|likes?|favou?rites?|ratings?|charts?|graphs?|dashboards?|statistics|stats|csv|export|import|dark[- ]mode|about|contact|calendar|map|streaks?|newsletter)\b\s*(?:and (?:import|export|registration|sign-?up))?\s*(?:pages?|forms?|sections?|buttons?|switch|toggle|screen|feature|option|us|me)?/gi

const opening =
  /\b(?:remove|no|without|turn off|switch off|disable|drop|get rid of|no more|no longer|don['’]?t (?:need|want))\b[^.;]{0,20}\b(?:log-?in|sign-?in|sign-?up|accounts?|password|authentication|auth)\b|\b(?:make (?:it|everything|the app|the list|them) (?:public|open)|(?:every(?:one|body)|anyone|anybody|all) (?:can|may|should) (?:see|read|view|edit|add|change)(?: and \w+)?(?: (?:everything|it|all))?$|open to every(?:one|body))\b/i
const clauses: Readonly<Record<Access, string>> = {
  open: 'let everybody in without signing in (what people added stays)',
  members: 'add sign-up and login, so that everybody reads, and members add and change what is theirs',
  private:
    'add sign-up and login, so that each person sees only what is theirs (what is there now belongs to nobody and is not shown)',
  team: 'put sign-up and login before everything: whoever has an account sees and changes all of it, and nobody else sees anything',
  admin: 'let everybody read and only the admin change things: the first who signs up is the admin',
}

const everyDoor: readonly Access[] = ['open', 'members', 'private', 'team', 'admin']
/** Between which doors an app may change; what is played or counted at one screen knows no persons. */
const knownDoors: Readonly<Record<Brief['front'], readonly Access[]>> = {
  list: everyDoor,
  site: everyDoor.filter((access) => access !== 'private'),
  shop: ['open', 'admin'],
  booking: ['open', 'admin'],
  chat: [],
  quiz: [],
  survey: [],
  poll: [],
  stage: [],
}

/** True where the order is about who may do what. */
function takeAccess(text: string, edit: Edit): boolean {
  const { brief } = edit
  const isOpening = opening.test(text)
  const access = isOpening ? 'open' : readEditAccess(text, brief.topic)
  if (access === null) return false
  if (isOpening && (brief.isInboxKept || keepsBookings(brief))) {
    edit.brief.isInboxKept = false
    edit.brief.isBookingKept = false
    edit.clauses.push(clauses.open)
    return true
  }
  if (access === brief.access) {
    edit.refused.push(
      isOpening ? 'taking sign-in away, because there is none' : 'changing who may do what, because it is so already',
    )
    return true
  }
  if (!knownDoors[brief.front].includes(access)) {
    edit.refused.push('changing who may do what in that way, because my rules do not know it for an app of this sort')
    return true
  }
  edit.brief.access = access
  if (access === 'members' && asksClosed.test(text) && brief.front === 'list') {
    edit.brief.isForMembersOnly = true
    edit.clauses.push(
      'put sign-up and login before everything: only who has an account sees what is there, and adds and changes what is theirs',
    )
  } else edit.clauses.push(clauses[access])
  return true
}

/** "Members only": nobody else reads it either. */
const asksClosed =
  /^(?:for |it['’]s |make it )?members?[- ]only$|\b(?:only|just) (?:for )?(?:the )?(?:members|people with an account|(?:registered|signed[- ]in|logged[- ]in) (?:users|people|members))(?: (?:can|may|should))?(?: (?:see|read|view|open|visit|look|enter|use)\b|$)|\b(?:visible|open|shown|accessible) only (?:to|for) (?:the )?members\b|\b(?:log-?in|sign-?in|account) (?:is )?required\b|\bhide (?:it|everything|the (?:app|site|list)) from (?:the public|strangers|visitors)\b/i

function readEditAccess(text: string, topic: string): Access | null {
  if (asksClosed.test(text)) return 'members'
  if (
    /\bonly (?:the )?(?:admins?|administrators?|owner|i|me)\b[^.;]{0,30}\b(?:can|may|should|able)?\b[^.;]{0,20}\b(?:add|edit|change|write|post|delete|create|manage)/i.test(
      text,
    )
  )
    return 'admin'
  if (
    /\bonly (?:the )?(?:members|signed[- ]in|logged[- ]in|registered|people (?:who|with))\b|\bmembers (?:can|may|only)\b/i.test(
      text,
    )
  )
    return 'members'
  const said = readAccess(text, topic)
  return said === 'open' ? null : said
}

function addContact(edit: Edit): void {
  if (edit.brief.more.some(({ isInbox }) => isInbox) || edit.brief.isInbox) return
  const fields = readFields('name (required), email (required), message (long text, required)').fields
  edit.brief.more = [
    ...edit.brief.more,
    { singular: 'message', plural: 'messages', fields, skeleton: 'index', topic: 'records', isInbox: true },
  ]
  edit.brief.isInboxKept =
    edit.brief.access !== 'admin' && ['list', 'site', 'shop', 'booking'].includes(edit.brief.front)
  edit.clauses.push(partWords.contact)
}

function dropInbox(edit: Edit): void {
  if (!edit.brief.more.some(({ isInbox }) => isInbox)) return
  edit.brief.more = edit.brief.more.filter(({ isInbox }) => !isInbox)
  edit.brief.isInboxKept = false
  edit.clauses.push('take out the contact form (messages that were sent stay in the database)')
}

const list = String.raw`(?:a |an |another |the )?(?:separate |second |third |fourth |new |own )*(?:list|table|section|page|tab|kind|collection|database)(?: (?:of|for)|:)\s+(?:my |our |the )?([\p{L}-]+(?: [\p{L}-]+)?)`
const newKind: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:add|create|include|i (?:also )?(?:want|need)|make|have)\s+${list}(?:\s*,?\s*(?:,|with|that (?:has|have)|having|\()\s*(.+?)\)?)?$`,
    'iu',
  ),
  /^(?:also )?(?:keep track of|track|manage|store|record|list)\s+(?:my |our |the )?([\p{L}-]+(?: [\p{L}-]+)?)\s*(?:with|\()\s*(.+?)\)?$/iu,
  /^(?:each|every|a|an)\s+([\p{L}-]+)\s+(?:also )?(?:has|have|can have|should have|gets?)\s+(?:many|several|any number of|multiple|a list of|lots of)\s+([\p{L}-]+)(?:\s*(?:,|with|\()\s*(.+?)\)?)?$/iu,
]

/** "Add a list of suppliers with name and phone", "each plant has many waterings (date, amount)". */
export function takeNewKind(text: string, edit: Edit): string {
  const [asList, asTrack, asMany] = newKind.map((shape) => shape.exec(text))
  const parent = asMany?.[1]
  const plural = (asMany?.[2] ?? asList?.[1] ?? asTrack?.[1] ?? '').toLowerCase()
  const singular = singularize(plural)
  if (plural === '' || singular === plural || edit.brief.front !== 'list') return text
  const { entity, more } = edit.brief
  const owner =
    parent === undefined ? null : [entity, ...more].find((kind) => kind.singular === singularize(parent.toLowerCase()))
  if (owner === undefined) return text
  if (entity.singular === singular || more.some((kind) => kind.singular === singular)) {
    edit.refused.push(`a list of ${plural}, because there is one already`)
    return ''
  }
  const kind: Entity = readKind(singular, asMany?.[3] ?? asList?.[2] ?? asTrack?.[2])
  edit.brief.more = [...more, owner === null ? kind : refer(kind, owner.singular)]
  edit.clauses.push(
    owner === null ? `add a list of ${plural}` : `add ${plural} that belong to one ${owner.singular} each`,
  )
  return ''
}

const belongs =
  /^(?:each|every|an?|the)\s+([\p{L}-]+)\s+(?:should |must |can )?(?:belongs?|be(?:long)? assigned|is assigned|have|has|gets?)\s+(?:to\s+)?(?:an?|one)\s+([\p{L}-]+)$/iu

/** "Each task belongs to a project": a field that points at records that are there. */
export function takeBelonging(text: string, edit: Edit): string {
  const found = belongs.exec(text)
  const { entity, more } = edit.brief
  const child =
    found === null
      ? undefined
      : [entity, ...more].find(({ singular }) => singular === singularize((found[1] ?? '').toLowerCase()))
  const parent =
    found === null ? undefined : [entity, ...more].find(({ singular }) => singular === (found[2] ?? '').toLowerCase())
  if (child === undefined || parent === undefined || child === parent) return text
  if (child.singular === entity.singular) {
    const { fields, skeleton, topic, isInbox } = edit.brief
    edit.brief.fields = refer({ ...entity, fields, skeleton, topic, isInbox }, parent.singular).fields
  } else edit.brief.more = more.map((kind) => (kind.singular === child.singular ? refer(kind, parent.singular) : kind))
  edit.clauses.push(`let each ${child.singular} belong to one ${parent.singular}`)
  return ''
}

const renameKind =
  /^(?:rename|call|change)\s+(?:the )?([\p{L}-]+)\s+(?:to|into|as)?\s*["“]?([\p{L}-]+)["”]?(?:\s+(?:everywhere|instead|in the app))?$/iu
const callThem = /^call\s+(?:the )?([\p{L}-]+)\s+["“]?([\p{L}-]+)["”]?(?:\s+instead)?$/iu

/** "Call the plants flowers": records get another name, and with it their table and addresses. */
export function takeKindRename(text: string, edit: Edit): string {
  const found = callThem.exec(text) ?? renameKind.exec(text)
  const { entity, more } = edit.brief
  const old = (found?.[1] ?? '').toLowerCase()
  const said = (found?.[2] ?? '').toLowerCase()
  // Where there is one kind "the records" are these.
  const isMeant =
    old === entity.singular ||
    old === entity.plural ||
    (more.length === 0 && /^(?:record|item|entr(?:y|ie)|thing)s?$/.test(old))
  if (found === null || !isMeant || edit.brief.front !== 'list') return text
  const singular = singularize(said)
  const next = { singular, plural: said === singular ? pluralize(singular) : said }
  if (next.singular === entity.singular || edit.brief.more.some((kind) => kind.singular === next.singular)) return text
  const isLinked = edit.brief.links.some(({ from, to }) => from === entity.singular || to === entity.singular)
  if (isLinked) {
    edit.refused.push(`calling the ${entity.plural} ${next.plural}, because other records are linked to them by name`)
    return ''
  }
  edit.brief.entity = next
  edit.brief.more = edit.brief.more.map((kind) => ({
    ...kind,
    fields: kind.fields.map((field) => (field.to === entity.singular ? { ...field, to: next.singular } : field)),
  }))
  edit.clauses.push(`call the ${entity.plural} ${next.plural}`)
  return ''
}

/** "Remove the invoices", "hide the gallery": a kind goes off the pages; its table stays. */
export function takeKindRemoval(text: string, edit: Edit): string {
  const found =
    /^(?:remove|delete|drop|get rid of|hide|take (?:out|away|off)|no more)\s+(?:the |our |my |all )?(?:list of |list with |kind |section |page (?:of|for) )?([\p{L}][\p{L} -]*?)(?: list| page| section| tab)?$/iu.exec(
      text,
    )
  const words = (found?.[1] ?? '').toLowerCase()
  const { brief } = edit
  const titleOf = (kind: Entity) => pageTitleOf({ ...brief, entity: kind }).toLowerCase()
  const kind =
    words === ''
      ? undefined
      : (brief.more.find(({ singular, plural }) => [singular, plural].includes(words)) ??
        brief.more.find(
          (each) =>
            !each.isInbox &&
            titleOf(each)
              .split(' ')
              .includes(words.split(' ').at(-1) ?? ''),
        ))
  // A fact of the records by that name is meant before they are.
  if (kind === undefined || kind.isInbox || findField(brief, words) !== undefined) return text
  const isPointedAt = ({ fields }: Pick<Entity, 'fields'>) => fields.filter((field) => field.to !== kind.singular)
  const left = isPointedAt(brief)
  if (left.length === 0) return text
  remember(brief, { kind })
  brief.fields = left
  brief.more = brief.more.filter((each) => each !== kind).map((each) => ({ ...each, fields: isPointedAt(each) }))
  edit.clauses.push(`take the ${titleOf(kind)} off the pages (what is stored stays in the database)`)
  return ''
}

interface Service {
  pattern: RegExp
  name: string
  needs: string
}

const services: readonly Service[] = [
  {
    pattern: /\bstripe\b|\b(?:take|accept|process|online) payments?\b|\bcredit cards?\b/i,
    name: 'Stripe',
    needs: 'the variable STRIPE_SECRET_KEY',
  },
  { pattern: /\bpaypal\b/i, name: 'PayPal', needs: 'the variables PAYPAL_CLIENT_ID and PAYPAL_SECRET' },
  {
    pattern: /\bsend(?:s|ing)?\b[^.;]{0,20}\be-?mails?\b|\b(?:resend|mailgun|sendgrid|mailchimp|postmark)\b/i,
    name: 'a mail service',
    needs: 'a variable with its key, such as RESEND_API_KEY',
  },
  {
    pattern: /\b(?:twilio|sms|whatsapp)\b/i,
    name: 'a message service',
    needs: 'the variables TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  },
  {
    pattern: /\b(?:openai|chat ?gpt|gpt-?\d?|claude|anthropic|gemini|ai (?:answers|text|assistant|summar))\b/i,
    name: 'a language model',
    needs: 'a variable with its key, such as OPENAI_API_KEY',
  },
  {
    pattern:
      /\bgoogle (?:maps?|calendar|sheets?|drive|analytics)\b|\b(?:slack|notion|airtable|zapier|discord|telegram|hubspot|shopify)\b/i,
    name: 'that service',
    needs: 'a variable with its key',
  },
]

/** Another service: what it would take, since rules cannot write what talks to it. */
export function takeService(text: string, edit: Edit): string {
  if (!/\b(?:add|connect|integrat\w+|use|with|send|take|accept|hook|link|sync|set up|enable|pay|want)\b/i.test(text))
    return text
  const found = services.find(({ pattern }) => pattern.test(text))
  if (found === undefined) return text
  edit.refused.push(
    `connecting ${found.name}, because its calls are code that rules do not write; it takes ${found.needs} (Settings, Variables) and a language model to write it`,
  )
  return ''
}
