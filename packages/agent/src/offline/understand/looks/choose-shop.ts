// How a shop shows its wares where the message leaves it open: by what they have, by its style, and among what fits by the
// sentence's seed. Two shops of one style are rarely one page.
import type { Field, Skeleton, StyleName } from '../../brief.ts'
import { pick } from '../../seed.ts'

const sortNames = /^(?:category|type|kind|genre)$/

/** The sort of a ware: a choice, or what is called so. */
export function sortFieldOf(fields: readonly Field[]): Field | undefined {
  return (
    fields.find(({ kind, name }) => kind === 'choice' && sortNames.test(name)) ??
    fields.find(({ kind }) => kind === 'choice') ??
    fields.find(({ kind, name }) => kind === 'text' && sortNames.test(name))
  )
}

/** Short facts that several wares share, so that they part them. */
const shared =
  /(?:^|_)(?:size|condition|material|colou?r|brand|make|level|origin|country|region|finish|style|format|era|decade|grade|roast|season|fabric|wood|scale|language|difficulty|age|gender)$/

export function isFacet({ kind, name, options }: Field): boolean {
  return kind === 'choice' ? (options ?? []).length >= 2 : kind === 'text' && shared.test(name)
}

const made = /^(?:artist|author|maker|band|label|illustrator|photographer|designer|director|composer)$/

const warm: ReadonlySet<StyleName> = new Set(['playful', 'kids', 'cozy', 'nature'])
const quiet: ReadonlySet<StyleName> = new Set(['luxury', 'editorial', 'minimal'])
const plain: ReadonlySet<StyleName> = new Set(['tech', 'corporate', 'medical', 'brutalist'])
const loud: ReadonlySet<StyleName> = new Set(['retro', 'neon', 'bold'])

/** A layout stands among the choices as often as it fits well. */
const often = 3

function times(skeleton: Skeleton, count: number): Skeleton[] {
  return Array.from({ length: count }, () => skeleton)
}

export function chooseShop(
  fields: readonly Field[],
  { style, seed, hasAskedCards }: { style: StyleName; seed: number; hasAskedCards: boolean },
): Skeleton {
  if (hasAskedCards) return 'cards'
  const hasPicture = fields.some(({ kind }) => kind === 'picture')
  const facets = fields.filter(isFacet).length
  const hasMaker = fields.some(({ name }) => made.test(name))
  const isIndexed = facets >= 2
  const fitting = [
    ...(hasPicture ? (['plate', 'cards', 'gallery'] as const) : (['lines', 'gallery'] as const)),
    ...times('index', isIndexed ? often : 0),
    ...times('gallery', hasMaker || loud.has(style) ? often : 0),
    ...times('cards', warm.has(style) ? often : 0),
    ...times('lines', quiet.has(style) ? (hasPicture ? 1 : often) : 0),
    ...times('plate', quiet.has(style) && hasPicture ? 1 : 0),
    ...times('index', plain.has(style) && facets > 0 ? often : 0),
  ]
  return pick(fitting, seed, 'shop')
}
