// Parts of an app that come or go by a sentence, and who may do what.
import type { Access, Brief, Field, Part } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { keepsBookings } from '../../compose/parts/takes-seat.ts'
import type { Edit } from './read-edit-state.ts'
import { readFields } from '../fields/read-fields.ts'
import { asksLoanBox, asksLoans } from '../people/read-takes.ts'
import { readAccess, readParts } from '../read-wishes.ts'

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
  answers: 'let people answer yes, no or maybe',
  requests: 'let people send requests',
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
  // What is moved is there.
  if (
    /^(?:move|put|place|bring)\b.*\b(?:before|after|above|below|first|last|to the (?:top|end|bottom|start|front))\b/i.test(
      text,
    )
  )
    return text
  const isOfPeople = /^(?:let )?(?:only|nobody|no one)\b/i.test(text)
  // An export as a PDF is another wish than one as a table.
  const wanted = readParts(`with ${text.replace(removalVerb, '')}`).filter(
    (part) => !isOfPeople && (part !== 'csv' || !/\bpdf\b/i.test(text)),
  )
  const isLent = brief.front === 'list' && !isRemoval && asksLoans(text)
  if (isLent && asksLoanBox(brief.fields, text)) wanted.push('loans')
  else if (isLent) {
    edit.refused.push(
      `lending by a button, because who has it is noted of each ${brief.entity.singular} as a fact (remove that first)`,
    )
    return ''
  }
  // Within a further kind, what goes with the main records is not meant.
  const isFurther = brief.more.some(({ singular }) => singular === brief.entity.singular)
  for (const part of wanted) {
    if (isFurther && ofMain.includes(part))
      edit.refused.push(
        `${partWords[part]}, because that goes with the records the app is about, and not with ${brief.entity.plural}`,
      )
    else if (part === 'contact') {
      if (isRemoval) dropInbox(edit)
      else addContact(edit)
    } else if (isRemoval === brief.parts.includes(part)) togglePart(edit, part, isRemoval)
    else if (isRemoval && ofRecords.includes(part))
      edit.refused.push(
        `removing ${part === 'dark-switch' ? 'the switch between light and dark' : part}, because there is nothing of that sort`,
      )
    else if (!isRemoval) edit.refused.push(`${partWords[part]}, because the app does that already`)
  }
  const isDoor = takeAccess(text, edit)
  // "Only the admin can add plants" adds no plants.
  if (isDoor && /\b(?:only|every(?:one|body)|each|members?|admins?|public|no longer|remove|without)\b/i.test(text))
    return ''
  return wanted.length > 0 || isDoor ? text.replace(wishWords, ' ') : text
}

/** Nothing else on a page has their names. */
const ofRecords: readonly Part[] = [
  'comments',
  'likes',
  'favourites',
  'ratings',
  'csv',
  'dark-switch',
  'streaks',
  'totals',
]
const ofMain: readonly Part[] = ['comments', 'likes', 'favourites', 'ratings', 'streaks', 'loans']

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
  chat: ['open', 'members'],
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
  if (brief.front === 'site' && access === 'members' && asksClosed.test(text)) {
    edit.refused.push(
      'closing it to all but members, because a site is there for visitors (say “only our team can see it” for a door before all of it, or “only members can add” for what they write)',
    )
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
  } else if (brief.front === 'chat' && access === 'members')
    edit.clauses.push('put sign-up and login before the chat: only who has an account reads and writes')
  else edit.clauses.push(clauses[access])
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

/** "Remove the trial form": the one form of a site, whatever it is called. */
export function takeFormRemoval(text: string, edit: Edit): string {
  const isForm =
    /^(?:remove|delete|drop|get rid of|take (?:out|away|off)|hide)\s+(?:the |my |our )?(?:[\p{L}-]+ ){0,3}form(?: (?:on|from) .+)?$/iu.test(
      text,
    )
  if (!isForm || !edit.brief.more.some(({ isInbox }) => isInbox)) return text
  dropInbox(edit)
  return ''
}

function dropInbox(edit: Edit): void {
  if (!edit.brief.more.some(({ isInbox }) => isInbox)) return
  edit.brief.more = edit.brief.more.filter(({ isInbox }) => !isInbox)
  edit.brief.isInboxKept = false
  edit.clauses.push('take out the contact form (messages that were sent stay in the database)')
}
