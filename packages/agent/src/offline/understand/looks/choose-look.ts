// Which frame and which layout an app gets where the sentence leaves it open: among what fits, by the sentence's seed.
import type { Brief, Entity, Field, Frame, Front, Skeleton, StyleName } from '../../brief.ts'
import { comparedField, sectionField } from '../../compose/list-shapes/list-fields.ts'
import { pick } from '../../seed.ts'
import type { Topic } from '../../topics/index.ts'

const framesOfStyle: Readonly<Record<StyleName, readonly Frame[]>> = {
  editorial: ['mast', 'split', 'bar', 'band', 'crest'],
  cozy: ['band', 'split', 'bar', 'crest'],
  nature: ['split', 'band', 'bar', 'mast', 'crest'],
  playful: ['band', 'split', 'bar', 'crest'],
  bold: ['mast', 'split', 'band', 'bar', 'crest'],
  corporate: ['rail', 'bar', 'band', 'split', 'crest'],
  tech: ['rail', 'bar', 'cells', 'mast', 'crest'],
  brutalist: ['cells', 'mast', 'crest'],
  minimal: ['bar', 'mast', 'split', 'rail', 'crest'],
  luxury: ['crest', 'mast', 'bar', 'split'],
  retro: ['band', 'cells', 'bar', 'split', 'crest'],
  kids: ['band', 'split', 'bar', 'crest'],
  medical: ['rail', 'bar', 'band', 'crest'],
  neon: ['mast', 'rail', 'bar', 'cells', 'crest'],
}

/** Fronts whose first page has a picture or a tool of its own over the whole width. */
const wideFronts: readonly Front[] = ['shop', 'chat', 'quiz', 'stage', 'booking', 'survey']

/** Layouts that a panel at the side would leave too little room. */
export const wideLayouts: ReadonlySet<Skeleton> = new Set([
  'week',
  'table',
  'board',
  'gallery',
  'plate',
  'days',
  'shelf',
  'feature',
  'paper',
  'ballot',
  'sections',
  'agenda',
  'plan',
  'spread',
  'readings',
  'fieldbook',
])

interface Look {
  style: StyleName
  front: Front
  skeleton: Skeleton
  colors: Brief['colors']
  access: Brief['access']
  parts: Brief['parts']
  /** Kinds of records besides the main one. */
  kinds: number
  seed: number
  /** What the first page begins with: then its name is no second figure, and its header no second picture. */
  first?: 'figure' | 'picture'
  /** Frames that would show a pattern, or one thing in an empty band. */
  unfit?: readonly Frame[]
}

export function chooseFrame({
  style,
  front,
  skeleton,
  colors,
  access,
  parts,
  kinds,
  seed,
  first,
  unfit = [],
}: Look): Frame {
  // A ground that was asked for is what the first screen shows; switches and accounts stand on that ground.
  const hasOwnGround = colors.background !== undefined || access !== 'open' || parts.includes('dark-switch')
  const isWide = wideLayouts.has(skeleton) || wideFronts.includes(front)
  const fitting = framesOfStyle[style].filter((frame) => {
    if (unfit.includes(frame)) return false
    // Who speaks and what is wished for has the whole width.
    if (skeleton === 'feed' && frame === 'split') return false
    if (['feed', 'ballot', 'week'].includes(skeleton) && frame === 'rail') return false
    if (skeleton === 'ballot' && frame === 'mast') return false
    // What is read in figures has the whole width.
    if (frame === 'split') return first === undefined && !hasOwnGround && !isWide && kinds < 2
    // What is played, timed or worked out is the picture itself.
    if (frame === 'band')
      return first !== 'picture' && !hasOwnGround && !['chat', 'quiz', 'stage', 'survey'].includes(front)
    // These say the app's name on their first page themselves.
    if (frame === 'mast' || frame === 'cells')
      return first === undefined && !['stage', 'chat', 'quiz', 'survey', 'poll'].includes(front)
    if (frame === 'rail') return front === 'list' && (kinds > 0 || parts.length > 0)
    return true
  })
  const some = kinds >= 2 && front === 'list' ? (['rail', ...fitting] as const) : fitting
  return pick(some.length === 0 ? (['bar'] as const) : some, seed, 'frame')
}

/** Fronts for what is written to be read. */
export const articleFronts: readonly Skeleton[] = ['feature', 'column', 'paper']

/** Among the layouts that fit what the records hold; asked cards are cards. */
export function chooseSkeleton(
  topic: Topic,
  fields: readonly Field[],
  {
    style,
    seed,
    hasAskedCards,
    hasOrder,
  }: { style: StyleName; seed: number; hasAskedCards: boolean; hasOrder: boolean },
): Skeleton {
  if (hasAskedCards) return pick<Skeleton>(['cards', 'index'], seed, 'skeleton')
  const has = (kind: Field['kind']): boolean => fields.some((field) => field.kind === kind)
  // What is spent stands beside what it comes to.
  if (has('date') && topic.id === 'expenses') return 'days'
  if (has('date') && ['workouts', 'events', 'tastings'].includes(topic.id))
    return pick<Skeleton>(['days', 'days', 'index', 'lines'], seed, 'skeleton')
  // A note is read where it lies; words alone need no cells.
  if (topic.id === 'notes')
    return pick<Skeleton>(
      has('long') && !has('picture') ? ['desk', 'desk', 'lines'] : ['cards', 'lines'],
      seed,
      'skeleton',
    )
  if (topic.id === 'tasks')
    return pick<Skeleton>(['index', 'lines', ...(fields.length >= 4 ? ['table' as const] : [])], seed, 'skeleton')
  // Who is in a club is looked up: by letter, by face or by what each does, and never in a bare list.
  if (isPeople(topic, fields))
    return pick<Skeleton>(hasOrder ? ['badges', 'roster'] : ['register', 'badges', 'roster'], seed, 'people')
  if (has('picture')) return pick<Skeleton>(['plate', 'gallery', 'wall'], seed, `pictures of ${topic.id}`)
  // What has a cover is found by it; a score or a message has none.
  const hasMaker = fields.some(({ name }) => /^(?:author|artist|director|band|composer|writer|singer)/.test(name))
  if (hasMaker && ['books', 'films', 'music'].includes(topic.id) && pick([true, true, true, false], seed, 'shelf'))
    return 'shelf'
  const fitting: Skeleton[] = ['index', 'lines']
  if (['recipes', 'places', 'works', 'plants', 'photos', 'posts'].includes(topic.id)) fitting.push('plate')
  if (fields.length >= 4) fitting.push('table')
  if (has('date')) fitting.push('days')
  if (has('long') && fields.length <= 5) fitting.push('cards')
  if (['brutalist', 'bold', 'playful', 'tech', 'retro', 'kids', 'neon'].includes(style)) fitting.push('wall')
  if (hasStages(fields) && (has('money') || ['jobs', 'tickets'].includes(topic.id)))
    fitting.push('board', 'board', 'board', 'board')
  if (!hasOrder && isRegister(topic, fields)) fitting.push('register', 'register')
  return pick(fitting, seed, 'skeleton')
}

/** What goes from one state to the next, few enough of them to stand beside each other. */
export function hasStages(fields: readonly Field[]): boolean {
  const most = 5
  return fields.some(
    ({ kind, name, options = [] }) =>
      kind === 'choice' && /stage|status|pipeline/.test(name) && options.length >= 3 && options.length <= most,
  )
}

/** People, books and films are looked for by their names; what is ticked off is not. */
function isRegister(topic: Topic, fields: readonly Field[]): boolean {
  const [title] = fields
  return (
    ['people', 'books', 'films'].includes(topic.id) &&
    title?.kind === 'text' &&
    title.required &&
    title.isMade !== true &&
    !fields.some(({ kind }) => kind === 'boolean')
  )
}

/** Names with a way to reach them; what is paid, dated or ticked is a list of something else. */
function isPeople(topic: Topic, fields: readonly Field[]): boolean {
  const most = 7
  const others: readonly Field['kind'][] = ['money', 'date', 'time', 'number', 'rating', 'picture']
  return (
    topic.id === 'people' &&
    isRegister(topic, fields) &&
    fields.length <= most &&
    fields.some(({ kind }) => kind === 'phone' || kind === 'email') &&
    !hasStages(fields) &&
    !fields.some(({ kind }) => others.includes(kind))
  )
}

/** Layouts that do as well as the one that a sort of app usually has. */
const likewise: Readonly<Partial<Record<Skeleton, readonly Skeleton[]>>> = {
  gallery: ['gallery', 'wall', 'plate'],
  index: ['index', 'lines'],
  cards: ['cards', 'wall'],
}

/** @param usual what the sort of app has as a rule */
export function varySkeleton(usual: Skeleton, seed: number, hasAskedCards: boolean): Skeleton {
  return hasAskedCards ? usual : pick(likewise[usual] ?? [usual], seed, 'likewise')
}

/** A board needs states for its columns, a day stream needs days. */
export function fits(skeleton: Skeleton, { fields }: Pick<Entity, 'fields'>): boolean {
  if (skeleton === 'sections') return sectionField({ fields }) !== null
  if (skeleton === 'bars') return comparedField({ fields }) !== null
  const needed = (
    { board: 'choice', days: 'date', agenda: 'date', readings: 'date', fieldbook: 'date' } as Partial<
      Record<Skeleton, Field['kind']>
    >
  )[skeleton]
  return needed === undefined || fields.some(({ kind }) => kind === needed)
}

/** Layouts in which a picture is the most that is seen of a record. */
function livesOnPictures(skeleton: Skeleton, { fields }: Pick<Entity, 'fields'>): boolean {
  return (
    skeleton === 'gallery' ||
    skeleton === 'plate' ||
    (skeleton === 'wall' && fields.some(({ kind }) => kind === 'picture'))
  )
}

/** A wall of pictures needs something that can be seen: other records are found by their names. */
export function withoutPictures(wished: Skeleton, main: Pick<Entity, 'fields'>, seed: number): Skeleton {
  if (livesOnPictures(wished, main)) return pick<Skeleton>(['index', 'register'], seed, 'without pictures')
  return fits(wished, main) ? wished : 'index'
}
