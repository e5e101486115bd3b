// What a later message wants of a site's first page: what stands before what, how many of each, the days to the next one.
import { pageTitleOf } from '../roles.ts'
import type { View } from '../views.ts'

const lastOf = (pattern: RegExp, request: string): string | undefined => [...request.matchAll(pattern)].at(-1)?.[1]

/** As it was asked for last; what was not named follows as it stood. */
export function inAskedOrder(shown: readonly View[], { request }: Pick<View, 'request'>): View[] {
  const named = (lastOf(/^On the first page: ([^\n]+)\.$/gm, request) ?? '').split(', ')
  const place = ({ entity }: View): number => {
    const at = named.indexOf(entity.plural)
    return at < 0 ? named.length : at
  }
  return shown.toSorted((one, other) => place(one) - place(other))
}

export function asksOrder({ request }: Pick<View, 'request'>): boolean {
  return /^On the first page: [^\n]+\.$/m.test(request)
}

/** How many of a kind it shows; null where nobody said. */
export function askedCount({ request, entity }: Pick<View, 'request' | 'entity'>): number | null {
  const said = [...request.matchAll(/^The first page shows (\d{1,2}) of the ([^\n]+)\.$/gm)].findLast(
    ([, , plural]) => plural === entity.plural,
  )?.[1]
  return said === undefined ? null : Number(said)
}

/** Are the days to the next of these counted? */
export function countsDays({ request, entity }: Pick<View, 'request' | 'entity'>): boolean {
  return lastOf(/^The days to the next of the ([^\n]+) are counted\.$/gm, request) === entity.plural
}

/** The kind that words on the first page name: by its page's title, its plural, its singular. */
export function sectionNamed(words: string, shown: readonly View[]): View | undefined {
  const said = words
    .toLowerCase()
    .replace(/^(?:the|our|my|all)\s+/, '')
    .replace(/\s+(?:section|part|list|block|area)$/, '')
    .trim()
  return (
    shown.find(({ entity }) => [entity.plural, entity.singular].includes(said)) ??
    shown.find((view) => pageTitleOf(view).toLowerCase() === said) ??
    shown.find((view) => said !== '' && pageTitleOf(view).toLowerCase().split(' ').includes(said))
  )
}
