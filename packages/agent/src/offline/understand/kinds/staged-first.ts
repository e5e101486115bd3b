// An app is opened for what is under way: of several kinds, the one that goes through stages and is worth money leads.
import type { Brief, Entity } from '../../brief.ts'
import { worthOf } from '../../compose/drawings/measures.ts'
import { chooseFrame, hasStages } from '../looks/choose-look.ts'
import { readSkeleton } from '../looks/read-look.ts'
import { secondSkeleton } from './relate-kinds.ts'

/** Whoever names one of these asks for a list of people, and not for what is under way with them. */
const isOfPeople = /\b(?:address ?book|phone ?book|rolodex|business cards?|who works where)\b/i

/** Comments, stars and ticks are those of the records that the app was about. */
const apart: ReadonlySet<Brief['parts'][number]> = new Set([
  'comments',
  'likes',
  'ratings',
  'favourites',
  'streaks',
  'signups',
  'loans',
  'answers',
  'requests',
  'map',
])

const isStaged = ({ fields }: Pick<Entity, 'fields'>): boolean =>
  hasStages(fields) && fields.some((field) => field.kind === 'choice' && worthOf({ fields }, field) !== null)

/** @returns the app that opens on the board of what is under way where it opened on another of its kinds, else as it was */
export function withStagedFirst(brief: Brief): Brief {
  const { entity, fields, topic, more, front, parts, request } = brief
  const others = more.filter((kind) => !kind.isInbox && isStaged(kind))
  const [staged] = others
  const isOther = front !== 'list' || brief.isInbox || isStaged(brief) || parts.some((part) => apart.has(part))
  if (staged === undefined || others.length > 1 || isOther || isOfPeople.test(request)) return brief
  const second: Entity = { ...entity, fields, topic, isInbox: false, skeleton: brief.skeleton, order: brief.order }
  const first: Brief = {
    ...brief,
    entity: { singular: staged.singular, plural: staged.plural },
    fields: staged.fields,
    topic: staged.topic,
    order: staged.order,
    skeleton: readSkeleton(request) ?? 'board',
    more: [{ ...second, skeleton: secondSkeleton(second) }, ...more.filter((kind) => kind !== staged)],
  }
  return { ...first, frame: chooseFrame({ ...first, kinds: first.more.length }) }
}
