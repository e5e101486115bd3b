// What the offline builder says: what it understood, what it did, what it could not do.
import { topicCategorySchema } from '@joinery/contract/vocabulary/topics'

import { samplePhone } from './understand/site-parts/told-site.ts'
import type { Brief } from './brief.ts'
import { offersFor } from './compose/samples/said-rows.ts'
import { keepsBookings } from './compose/parts/takes-seat.ts'
import { reckonedOn } from './compose/reckoned/reckoned-files.ts'
import { viewsOf } from './compose/views.ts'
import { hasSampleHours } from './understand/sites/asked-hours.ts'
import { capitalize } from './understand/inflect.ts'
import { asksNoDoor } from './understand/read-wishes.ts'
import { kindWords } from './understand/edits/read-edit.ts'
import type { BuildReading } from './understand/finish-brief.ts'

export const whatItIs = 'I work by fixed rules here, without a language model.'
export const whatCanBeAsked =
  'What I can change: add, rename, remove or reorder a field (“add a phone number”), its kind (“make the price a number”), colours (“yellow background with navy buttons”), the layout (“show it as a table”), the style (“make it playful”), the name, parts such as comments, sign-in or a contact form, and what stands on the pages (“change the headline to “…””, “remove the footer”, “add a page called Team”).'
const whatCanBeAskedOfCode =
  'What I can change in it: texts (“change the headline to “…””, “rename the button Add to Save”), colours, fonts and corners, sizes (“make the headline bigger”), sections and their order (“remove the footer”, “move the prices above the form”), pages and links in the menu (“add a page called Team”), and fields of a form (“add a phone number”).'

export function joinWords(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}

function describeFields({ fields }: Brief): string {
  return joinWords(
    fields
      .filter(({ isMade }) => isMade !== true)
      .map(
        (field) =>
          `${field.label.toLowerCase() === field.label.toUpperCase() ? field.label : lowerFirst(field.label)} (${kindWords(field)}${field.required ? ', required' : ''})`,
      ),
  )
}

function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function describeKinds(brief: Brief): string {
  const kinds = brief.more.filter(({ isInbox }) => !isInbox)
  if (kinds.length === 0) return ''
  const told = kinds.map((kind) => {
    const parents = kind.fields.flatMap(({ kind: sort, to }) => (sort === 'reference' && to !== undefined ? [to] : []))
    const belongs = parents.length === 0 ? '' : `, each of one ${joinWords(parents)}`
    return `${kind.plural}${belongs}, with ${joinWords(kind.fields.filter(({ kind: sort, isMade }) => sort !== 'reference' && isMade !== true).map(({ label }) => lowerFirst(label)))}`
  })
  return ` Besides: ${told.join('; ')}.`
}

const fronts: Readonly<Record<Brief['front'], string>> = {
  list: 'an app',
  site: 'a site',
  shop: 'a shop with cart and checkout',
  booking: 'a page on which people book',
  chat: 'a chat with rooms',
  quiz: 'a quiz with a score board',
  survey: 'a survey with results',
  poll: 'polls with votes',
  stage: 'an app that does one thing',
}

const accesses: Readonly<Record<Brief['access'], string>> = {
  open: '',
  members: ' Everybody reads; who signs up can add, and change what is theirs.',
  private: ' People sign up, and each sees only what is theirs.',
  team: ' Nobody sees anything without signing in; whoever has signed up sees and changes everything.',
  admin: ' Everybody reads; only the admin adds and changes. The first account that signs up is the admin.',
}

function sayAccess(brief: Brief): string {
  const { access, isAddedByAll, isInbox, isInboxKept } = brief
  if (keepsBookings(brief))
    return `${accesses[access]} ${isInboxKept ? 'What visitors send and who' : 'Who'} booked is read on the admin’s page; the first account that signs up is the admin.`
  if (isInboxKept)
    return `${accesses[access]} What visitors send is read on the admin’s page; the first account that signs up is the admin.`
  if (access === 'admin' && isInbox)
    return ' Everybody sends; only the admin reads what came in. The first account that signs up is the admin.'
  return isAddedByAll
    ? ' Everybody reads and adds; only the admin changes and deletes. The first account that signs up is the admin.'
    : accesses[access]
}

/** Records are described where the app is made of them. */
function describeContent(brief: Brief, saidFields: boolean): string[] {
  if (['chat', 'poll', 'stage'].includes(brief.front)) return []
  return [
    `Each ${brief.entity.singular} has ${describeFields(brief)}.${describeKinds(brief)}`,
    ...(saidFields ? [] : ['You named no fields, so I chose these; say which to add or remove.']),
  ]
}

export function sayUnderstood(reading: Extract<BuildReading, { ok: true }>): string {
  const { brief, colorPhrases, saidFields, unsupported } = reading
  const looks = {
    index: 'a ruled list',
    table: 'a table',
    days: 'a stream grouped by day',
    cards: 'cards',
    gallery: 'a gallery of pictures',
    board: 'a board with columns',
    plate: 'one told at length before the others',
    wall: 'a wall of ruled cells',
    lines: 'large lines',
    register: 'a register by first letters',
    shelf: 'a shelf of covers',
    feature: 'the newest one large before the others',
    column: 'one column with the days in its margin',
    paper: 'the page of a paper',
    badges: 'cards with initials',
    feed: 'a feed of who says what',
    ballot: 'how many want it before each',
    desk: 'a list with the open one beside it',
    week: 'the seven days of the week',
    roster: 'a roll of names',
    sections: 'sections by what they are',
    bars: 'bars as long as their amounts',
    slips: 'the slips of a card index',
    agenda: 'a diary with the days in its margin',
    plan: 'a plan of numbered tiles',
    spread: 'two facing pages, the open one on the right',
    readings: 'a table of readings with what changed',
    fieldbook: 'a table by months',
  }
  const what =
    brief.front === 'list'
      ? `an app called ${brief.name} for ${brief.entity.plural}`
      : `${brief.name}, ${fronts[brief.front]}`
  return [
    `I understood: ${what}.${sayAccess(brief)}`,
    ...describeContent(brief, saidFields),
    ...sayActs(brief),
    `Look: ${colorPhrases.length === 0 ? `${brief.style} style` : `${joinWords(colorPhrases)}, ${brief.style} style`}${brief.front === 'list' ? `, shown as ${looks[brief.skeleton]}` : ''}.`,
    ...(unsupported.length === 0 ? [] : [`What it cannot do: ${joinWords(unsupported)}.`]),
    whatItIs,
  ].join(' ')
}

/** What people do to the records besides adding them. */
function sayActs(brief: Brief): string[] {
  const { parts, answers } = brief
  const { singular } = brief.entity
  const said: Partial<Record<Brief['parts'][number], string>> = {
    answers: `People answer ${joinWords(answers?.options ?? ['yes', 'no', 'maybe'])} to each ${singular}, and it counts them.`,
    requests: 'People see what is free and send a request; whoever looks after the app confirms or declines it.',
    signups: `People put their names down for each ${singular}.`,
    loans: `It keeps who has which ${singular}.`,
    streaks: `Each ${singular} is ticked off day by day.`,
  }
  const headings = reckonedOn(brief, viewsOf(brief)).map(({ heading }) => `“${heading}”`)
  return [
    ...parts.flatMap((part) => said[part] ?? []),
    ...(headings.length === 0 ? [] : [`Its first page works out ${joinWords(headings)}.`]),
  ]
}

function hasListedRows(brief: Brief): boolean {
  const views = viewsOf(brief)
  return views.some((view) => offersFor(view, views).length > 0)
}

function sayRows(brief: Brief): string {
  if (brief.access === 'private')
    return hasListedRows(brief)
      ? 'What you listed is there for the first account that is made.'
      : 'The first account that is made finds examples in it: they go when it adds its first. All others start empty.'
  return hasListedRows(brief)
    ? 'What you listed is in it already; other rows are examples: they go when you add your own.'
    : 'The rows in it now are examples: they go when you add your first.'
}

/** Where a stranger could change what is for show, the person hears it and how to close it. */
function sayOpen({ access, front, request }: Brief): string {
  if (access !== 'open' || (front !== 'shop' && front !== 'site') || asksNoDoor(request)) return ''
  const reads = front === 'shop' ? ', and the orders are read by whoever opens them' : ''
  return ` Nobody signs in: visitors can change it as you do${reads}. Say “only I may change it” to close that.`
}

function sayHours(brief: Brief): string {
  return hasSampleHours(brief) ? ' The opening hours are an example: say “our opening hours are …” with yours.' : ''
}

/** A number that was asked for and not given is none to be called. */
const sayPhone = ({ copy }: Brief): string =>
  copy.facts.some(({ value }) => value === samplePhone)
    ? ` The phone number is an example: say “the phone number is …” with yours.`
    : ''

/** @param leftOut what was said and nothing in the app stands for, in the person's words */
export function sayBuilt(brief: Brief, unsupported: readonly string[], leftOut: readonly string[] = []): string {
  const quoted = leftOut.slice(0, 8).map((said) => `“${said}”`)
  const left = [
    unsupported.length === 0 ? '' : ` Not in it: ${joinWords(unsupported)}.`,
    quoted.length === 0 ? '' : ` I made nothing of ${joinWords(quoted)}: say it in other words, or leave it.`,
  ].join('')
  if (brief.front !== 'list')
    return `${brief.name} is built: ${fronts[brief.front]}; what people write is kept in the app’s database.${brief.front === 'site' && hasListedRows(brief) ? ` ${sayRows(brief)}` : ''}${sayHours(brief)}${sayPhone(brief)}${sayOpen(brief)}${left}`
  return `${brief.name} is built, to look through, search, add, change and delete ${brief.entity.plural}; they are kept in the app’s database. ${sayRows(brief)}${left}`
}

const examples =
  'For example: “A plant log with plant name, room, last watered date and notes, dark green background and cream cards, called Fernwatch”.'

export function sayCannotBuild(reading: Extract<BuildReading, { ok: false }>): string {
  if (reading.reason === 'other_language')
    return `My rules understand English only. ${whatItIs} Write in English what the app keeps or does, or name one of these topics: ${topicCategorySchema.options.join(', ')}. Nothing was changed.`
  const why =
    reading.reason === 'other_kind'
      ? `I cannot build ${reading.kind ?? 'this'}. ${whatItIs}`
      : `I did not find what this app keeps a record of. ${whatItIs}`
  return `${why} What I can build: apps for records of any kind with the fields, colours and name that you give, several kinds that belong to each other, shops, bookings, sites, blogs, quizzes, surveys, polls, chats, timers, calculators and small games. ${examples} Nothing was changed.`
}

export function sayNewAppElsewhere(brief: Brief, wanted: string): string {
  return `This project is ${brief.name}, for ${brief.entity.plural}. An app for ${wanted} is better started as a new project, so that nothing here is lost. ${whatCanBeAsked} Nothing was changed.`
}

/** @param brief null for an app that the rules read from its code alone */
export function sayNotUnderstood(refused: readonly string[], brief: Brief | null): string {
  const what =
    refused.length === 0
      ? 'I did not find a change in this that I can make.'
      : `I cannot do this: ${joinWords(refused)}.`
  const whose = brief === null ? ' This app was not started by the offline builder, so I go by its code.' : ''
  return `${what} ${whatItIs}${whose} ${brief === null ? whatCanBeAskedOfCode : whatCanBeAsked} Nothing was changed.`
}

export function sayPlan(clauses: readonly string[], refused: readonly string[]): string {
  const not = refused.length === 0 ? '' : ` I cannot do: ${joinWords(refused)}.`
  return `I will ${joinWords(clauses)}.${not}`
}

const pastOf: Readonly<Record<string, string>> = {
  be: 'was',
  bring: 'brought',
  give: 'gave',
  keep: 'kept',
  leave: 'left',
  let: 'let',
  make: 'made',
  put: 'put',
  say: 'said',
  send: 'sent',
  set: 'set',
  show: 'showed',
  swap: 'swapped',
  take: 'took',
  write: 'wrote',
}

/** "Add the field" → "added the field": the same clause after the act. */
function inPast(clause: string): string {
  // "No longer let them comment".
  if (clause.startsWith('no longer '))
    return clause.replace(/^no longer (\w+)/, (_, verb: string) => `no longer ${inPast(verb)}`)
  return clause.replace(/^\w+/, (verb) => pastOf[verb] ?? `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`)
}

/** @param refused what was asked and not done, each with its reason */
export function sayEdited(clauses: readonly string[], refused: readonly string[]): string {
  const done = `${capitalize(joinWords(clauses.map(inPast)))}.`
  return refused.length === 0 ? done : `${done} Not done: ${refused.join('; ')}.`
}
