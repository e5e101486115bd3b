// A brief → a whole app. Deterministic: the same brief always gives the same bytes.
import { type Brief, briefPath, writeBrief } from '../brief.ts'
import { readPart } from '../parts/read-part.ts'
import { isAdminsToAdd, isSentOff, isUnread } from './access.ts'
import { addWords } from './forms/add-words.ts'
import { adminWay, composeAdmin } from './admin-files.ts'
import { composeCsv } from './parts/csv-files.ts'
import { composeDrawings } from './drawings/drawings.ts'
import { composeExtras } from './parts/extra-parts.ts'
import { composeFront, hasOwnRecords } from './fronts/compose-front.ts'
import type { FrontParts } from './fronts/front.ts'
import { isFrontForm } from './fronts/entries.ts'
import { composeInbox } from './fronts/inbox.ts'
import { composeFormFiles, composeSharedForms } from './forms/form-files.ts'
import { composeListFiles } from './lists/list-files.ts'
import { composeQuickAdd, hasPageForm } from './lists/quick-add.ts'
import { withDayTitles } from './records/day-title.ts'
import { composeRecordFiles, composeSharedRecords } from './records/record-files.ts'
import { composeMeeting } from './parts/meeting.ts'
import { isProfile, meets } from './parts/meets.ts'
import { composeReckoned } from './reckoned/reckoned-files.ts'
import { namesOf, pageTitleOf } from './roles.ts'
import { composeSchema } from './data/schema-sql.ts'
import { composeSeed } from './data/seed-sql.ts'
import { composeServerFiles, composeSharedServer } from './data/server-files.ts'
import { type Shell, type Way, composeShellFiles } from './shell/shell-files.ts'
import { isOpenToVisitors, isOwnersToAdd, isVisited } from './lists/visited.ts'
import { takesSeat } from './parts/takes-seat.ts'
import { type View, viewsOf } from './views.ts'

export interface Composition {
  /** Path → text. */
  files: Readonly<Record<string, string>>
  schemaSql: string
  /** Empty when nothing is there before a person adds it. */
  seedSql: string
}

/** Everything about one kind of records: its table's statements, routes, list, page, form. */
function composeRecords(view: View, all: readonly View[]): Record<string, string> {
  if (view.isInbox) return composeInbox(view, all)
  const files = {
    ...composeServerFiles(view, all),
    ...composeFormFiles(view, all),
    ...composeRecordFiles(view, all),
  }
  if (isUnread(view)) return withoutReading(view, files)
  return {
    ...files,
    ...composeListFiles(view, all),
    ...composeReckoned(view, all),
    ...composeDrawings(view),
    ...composeQuickAdd(view),
    ...composeMeeting(view),
    ...composeCsv(view, all),
  }
}

/** What is written down and shown to nobody: its form is all that is left of its pages. */
function withoutReading(view: View, files: Record<string, string>): Record<string, string> {
  const { folder, path } = namesOf(view)
  const isRead = (file: string): boolean =>
    file === `${folder}/page.server.js` ||
    file.startsWith(`${folder}/[id]/`) ||
    file.startsWith(`web/app/api/${path}/[id]/`)
  return Object.fromEntries(Object.entries(files).filter(([file]) => !isRead(file)))
}

/** Whom one meets is called so, unless the page was named. */
function wayTo(view: View): string {
  const isNamed = view.copy.pages.some(({ of }) => of === view.entity.singular)
  return meets(view) && !isNamed ? 'People' : pageTitleOf(view)
}

function shellOf(brief: Brief, all: readonly View[], front: FrontParts): Shell {
  const own = new Set(front.ways.map(({ href }) => href))
  const lists = all
    .filter(
      (view) =>
        !view.isInbox &&
        !isSentOff(view) &&
        (all.length > 1 || brief.front === 'site' || view.base !== '' || isProfile(view)),
    )
    .map((view) => ({ href: namesOf(view).home, label: wayTo(view) }))
  const inbox = all.some((view) => view.isInbox && !isFrontForm(view))
  const writes = inbox && front.act === null ? [{ href: '/contact', label: 'Contact' }] : []
  const isList = brief.front === 'list'
  const saidOrder = brief.copy.pages.map(({ title }) => title)
  // A page that was asked for by its name is in the menu, whoever it is for.
  const quietly = (ways: readonly Way[]): Way[] =>
    ways.map((way) => (saidOrder.includes(way.label) ? { ...way, isForOwner: false } : way))
  const placeOf = ({ label }: Way): number => (saidOrder.includes(label) ? saidOrder.indexOf(label) : saidOrder.length)
  const adds: Way = { href: `${namesOf(brief).base}/new`, label: addWords(brief), isForAdmin: isAdminsToAdd(brief) }
  // Where nobody signs in, readers would be asked to write before they have read; a shop's shelf has its own way.
  const isOwners = brief.front !== 'shop' && isOpenToVisitors(brief)
  return {
    brief,
    all,
    ways: quietly([
      ...(hasOwnRecords(brief) ? [] : lists.filter(({ href }) => !own.has(href))),
      ...front.ways,
      ...composeExtras(brief, all).ways,
      ...writes,
      ...(isOwners ? ownerAdds(all) : []),
      ...adminWay(brief).map((way) => ({ ...way, isForOwner: isVisited(brief) || way.isDoor === true })),
    ]).toSorted((one, other) => placeOf(one) - placeOf(other)),
    act: isList ? (isOwners || isWrittenHere(brief) ? null : adds) : front.act,
    also: isList && !isOwners && !hasOwnRecords(brief) ? addedElsewhere(brief, all) : [],
  }
}

/** What is written where it is read needs no second way to add it; one's own profile is asked for on the first page until it is there. */
function isWrittenHere(brief: Brief): boolean {
  return isProfile(brief) || (hasPageForm(brief) && brief.access === 'open')
}

/** All that whoever looks after it adds, in one place. */
function ownerAdds(all: readonly View[]): Way[] {
  return all
    .filter((view) => !view.isInbox && !isSentOff(view) && !takesSeat(view) && !isProfile(view) && isOwnersToAdd(view))
    .map((view) => ({ href: `${namesOf(view).base}/new`, label: addWords(view), isForOwner: true }))
}

const mostAdded = 3

/** Kinds beside the main one that people add, where these are few enough to be named. */
function addedElsewhere(brief: Brief, all: readonly View[]): Shell['also'] {
  const others = all.filter(
    (view) => !view.isInbox && !isProfile(view) && view.entity.singular !== brief.entity.singular,
  )
  return others.length > mostAdded
    ? []
    : others.map((view) => ({
        href: `${namesOf(view).base}/new`,
        label: addWords(view),
        isForAdmin: isAdminsToAdd(view),
      }))
}

/** Requests are confirmed by an admin: without one nobody could answer. */
const withAnswerers = (brief: Brief): Brief =>
  brief.parts.includes('requests') && brief.access !== 'admin'
    ? { ...brief, parts: brief.parts.filter((part) => part !== 'requests') }
    : brief

export function compose(told: Brief): Composition {
  const brief = withDayTitles(withAnswerers(told))
  const all = hasOwnRecords(brief) ? [] : viewsOf(brief)
  const front = composeFront(brief, all)
  const schemaSql = [composeSchema(brief, all), front.schemaSql].filter((sql) => sql !== '').join('\n')
  return {
    schemaSql,
    seedSql: [composeSeed(brief, all), front.seedSql].filter((sql) => sql !== '').join(''),
    files: withoutUnused({
      [briefPath]: writeBrief(brief),
      'database/schema.sql': schemaSql,
      ...composeShellFiles(shellOf(brief, all, front)),
      ...readPart('error-page'),
      ...(all.length > 0 && {
        ...composeSharedServer(all),
        ...composeSharedForms(brief, all),
        ...composeSharedRecords(all),
      }),
      ...Object.assign({}, ...all.map((view) => composeRecords(view, all))),
      ...front.files,
      ...composeAdmin(brief, all),
      ...composeExtras(brief, all).files,
    }),
  }
}

/** Shared modules come with the kinds that may need them; what nothing imports is left out, and then what only that did. */
function withoutUnused(files: Record<string, string>): Record<string, string> {
  const all = Object.values(files).join('\n')
  const used = Object.entries(files).filter(
    ([path]) => !/^web\/(?:components|lib)\//.test(path) || all.includes(`'@/${path.replace(/^web\//, '')}'`),
  )
  return used.length === Object.keys(files).length ? files : withoutUnused(Object.fromEntries(used))
}
