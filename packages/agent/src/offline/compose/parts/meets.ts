// Which records are people who show themselves to each other, and where they look for somebody.
import type { Brief } from '../../brief.ts'
import { type View, isMain } from '../views.ts'

export function isProfile({ entity, access }: Pick<View, 'entity' | 'access'>): boolean {
  return entity.singular === 'profile' && access === 'members'
}

/** Where two find each other, somebody is liked, and counted is nobody. */
export function meets(view: View): boolean {
  return isProfile(view) && isMain(view) && (view.parts.includes('matches') || view.parts.includes('admirers'))
}

/** Where one is shown after the other. */
export function meetsInTurn(view: View): boolean {
  return meets(view) && view.parts.includes('matches')
}

/** How the page is called that shows one profile at a time, where it was asked for; null elsewhere. */
export const discoverWord = ({ request }: Pick<Brief, 'request'>): string | null =>
  /["“]([^"”]{3,24})["”][^.;]{0,25}\b(?:one|1|a|single|each)\b[^.;]{0,12}\b(?:profile|person|one|at a time)\b/i.exec(
    request,
  )?.[1] ?? (/\bdiscover\b/i.test(request) ? 'Discover' : null)
