// Who may do what, as the generated code asks it: accounts and sessions are the app kit's own.
import type { Brief, Field } from '../brief.ts'
import { namesOf } from './roles.ts'
import { keepsBookings, takesSeat } from './parts/takes-seat.ts'
import { type View, isMain } from './views.ts'

/** Rows of these kinds say whose they are. */
export function hasOwners({ access, isInbox }: Pick<Brief, 'access' | 'isInbox'>): boolean {
  return (access === 'members' || access === 'private') && !isInbox
}

/** Is there somebody who looks after all of the app, or after what visitors send? */
export function hasAdmin(
  brief: Pick<Brief, 'access' | 'isBookingKept' | 'isInboxKept' | 'isOverseen' | 'more' | 'parts'>,
): boolean {
  const { access, isInboxKept, isOverseen, more } = brief
  if ((access === 'private' && isOverseen) || keepsBookings(brief)) return true
  return access === 'admin' || (isInboxKept && more.some(({ isInbox }) => isInbox))
}

/** Nobody reads without having signed in. */
export function isClosed({ access, isInbox }: Pick<Brief, 'access' | 'isInbox'>): boolean {
  return (access === 'private' || access === 'team') && !isInbox
}

/** Whoever has an account reads it all and changes what is theirs. */
export function isAmongMembers({ access, isForMembersOnly, isInbox }: View): boolean {
  return access === 'members' && isForMembersOnly && !isInbox
}

/** What visitors hand in although only the admin changes the rest: whoever books is no admin. */
export function isHandedIn(view: View): boolean {
  return view.access === 'admin' && (view.isInbox || isBooking(view) || takesSeat(view))
}

/** Who booked where nobody has an account: it is written down, and no page shows to strangers how they are reached. */
export function isUnread(view: View): boolean {
  return view.access === 'open' && takesSeat(view)
}

/** Whoever books is thanked, and sees nothing of what others left. */
export function isSentOff(view: View): boolean {
  return takesSeat(view) && (isHandedIn(view) || isUnread(view))
}

/** Everything is looked after on a page that is open to whoever opens it. */
export function hasDesk(brief: Pick<Brief, 'access' | 'isBookingKept' | 'parts'>): boolean {
  return brief.access === 'open' && brief.parts.includes('desk') && !keepsBookings(brief)
}

/** Only the admin adds to it. */
export function isAdminsToAdd(view: View): boolean {
  return view.access === 'admin' && !isHandedIn(view) && !view.isAddedByAll
}

export function isBooking({ front, entity }: Pick<Brief, 'front' | 'entity'>): boolean {
  return front === 'booking' && entity.singular === 'booking'
}

const isDraft = (options: readonly string[] | undefined): boolean =>
  options?.some((option) => /^drafts?$/i.test(option)) === true

/** The field that says that a record is a draft, where only the admin writes: nobody else sees drafts. */
export function draftField({ access, fields }: Pick<View, 'access' | 'fields'>): Field | null {
  return access === 'admin' ? (fields.find(({ options }) => isDraft(options)) ?? null) : null
}

/** The lines with which a handler begins, and what they import. */
export interface Asking {
  /** Lines of a function body, each ended; '' where nobody is asked. */
  lines: string
  /** `userId` where the statements need it, else ''. */
  user: string
  imports: string
}

const nobody: Asking = { lines: '', user: '', imports: '' }

/** Routes that add; where all may add, nobody is asked. */
export function askSender(view: View): Asking {
  return view.isAddedByAll ? nobody : askWriter(view)
}

/** Routes that write. */
export function askWriter(view: View): Asking {
  if (view.access === 'admin')
    return isHandedIn(view)
      ? nobody
      : {
          lines: '  const refusal = await refuseOthers()\n  if (refusal !== null) return refusal\n',
          user: '',
          imports: `import { refuseOthers } from '@/lib/admin.server.js'\n`,
        }
  return hasOwners(view) ? asUser : isClosed(view) ? asAnybodySignedIn : nobody
}

/** What belongs to all who signed in asks for an account and not for whose it is. */
const asAnybodySignedIn: Asking = {
  lines: '  requireUser()\n',
  user: '',
  imports: `import { requireUser } from '@joinery/app-kit/server'\n`,
}

const asUser: Asking = {
  lines: '  const { id: userId } = requireUser()\n',
  user: 'userId',
  imports: `import { requireUser } from '@joinery/app-kit/server'\n`,
}

/** Pages and routes that read. */
export function askReader(view: View): Asking {
  if (view.access === 'private' && !view.isInbox) return asUser
  if (isClosed(view)) return asAnybodySignedIn
  if (isHandedIn(view))
    return {
      lines: '  await requireAdmin()\n',
      user: '',
      imports: `import { requireAdmin } from '@/lib/admin.server.js'\n`,
    }
  if (isAmongMembers(view)) return asUser
  return view.access === 'members' && !view.isInbox
    ? {
        lines: '  const userId = getSession()?.user.id ?? null\n',
        user: 'userId',
        imports: `import { getSession } from '@joinery/app-kit/server'\n`,
      }
    : nobody
}

/** Pages on which something is added. */
export function askAdder(view: View): Asking {
  if (view.access !== 'admin') return hasOwners(view) ? asUser : isClosed(view) ? asAnybodySignedIn : nobody
  return isHandedIn(view) || view.isAddedByAll
    ? nobody
    : {
        lines: '  await requireAdmin()\n',
        user: '',
        imports: `import { requireAdmin } from '@/lib/admin.server.js'\n`,
      }
}

const saidByEach =
  /(?:^|\s)(?:post|status|shout|idea|suggestion|feature|feature request|thread|topic|discussion|question|tip|feedback|review|testimonial|opinion|confession)$/
/** Somebody looks after what all the others say. */
const lookedAfter =
  /\b(?:moderat\w*|manag\w*|admins?|owners?|staff|team|we|i) (?:can |may |will )?(?:edits?|deletes?|removes?|changes?|marks?|sets?|updates?|moves?|tidy|tidies)\b|\b(?:any|every)(?:one|body) (?:can|may) (?:\w+,? (?:and |or )?){0,3}(?:edit|delete|change|remove)\b|\b(?:mark|move|change|set|update)\w* (?:it|them|ideas?|suggestions?|the status|its status|each|posts?|requests?)\b/i

/**
 * Nobody signs in, and each says something of their own: the browser that said it may change it. Where visitors answer each
 * other by comments or likes, what somebody else said is theirs.
 */
export function isOfItsBrowser(view: View): boolean {
  const { access, isInbox, entity, parts, request, front } = view
  if (access !== 'open' || isInbox || front !== 'list' || !isMain(view) || hasDesk(view)) return false
  return (
    saidByEach.test(entity.singular) &&
    (parts.includes('likes') || parts.includes('comments')) &&
    !/\bblog\b/i.test(request) &&
    !lookedAfter.test(request)
  )
}

/** Something that only whoever may change the record is shown; `isMine` is an expression of the generated code. */
export function forWriters(view: View, code: string, isMine: string): string {
  if (view.access === 'members') return `{${isMine} && ${code}}`
  if (isOfItsBrowser(view))
    return `<IfMine sort="${namesOf(view).path}" id={${isMine.replace('.is_mine', '.id')}}>\n${code.replace(/^/gm, '  ')}\n</IfMine>`
  if (view.access !== 'admin') return code
  return code.includes('\n')
    ? `<ForAdmin>\n              ${code.replaceAll('\n', '\n  ')}\n            </ForAdmin>`
    : `<ForAdmin>${code}</ForAdmin>`
}

/** A way to add that everybody sees who may use it, or who becomes a member by it. */
export function forAdders(view: View, code: string, spaces: number): string {
  if (!isAdminsToAdd(view)) return code
  const indented = code.replaceAll('\n', '\n  ')
  const margin = ' '.repeat(spaces)
  return `<ForAdmin>\n${margin}  ${indented}\n${margin}</ForAdmin>`
}

export const ifMineImport = `import { IfMine } from '@/components/if-mine.jsx'`
export const keepOwnImport = `import { keepOwn } from '@/lib/own-records.js'`

export const forAdminImport = `import { ForAdmin } from '@/components/for-admin.jsx'`

const isProduct = ({ singular }: { singular: string }): boolean => singular === 'product'

/** What a shop sells: its main records, or its products beside what it is about. */
export function isSold(view: View): boolean {
  if (view.front !== 'shop') return false
  return isProduct(view.entity) || (isMain(view) && !view.more.some(isProduct))
}

/** Parts belong to the main records. */
export function hasPart(view: View, part: Brief['parts'][number]): boolean {
  return view.parts.includes(part) && isMain(view)
}
