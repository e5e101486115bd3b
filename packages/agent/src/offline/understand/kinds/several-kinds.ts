// Does a message list the facts of two things and more? Then it asks for their records, whatever else it sounds like.
import type { Archetype } from '../archetypes/archetypes.ts'
import { withoutWishes } from '../clauses.ts'
import { splitList } from '../fields/read-fields.ts'
import { isContainer, saidLists } from '../rows/said-lists.ts'

/** Sorts of app that a single word stands for, and that keep no records of several kinds. */
const byOneWord = ({ id, stage }: Archetype): boolean =>
  id === 'leads' || stage === 'calculator' || stage === 'converter'

export function keepsSeveralKinds(text: string, archetype: Archetype): boolean {
  if (!byOneWord(archetype)) return false
  const owners = saidLists(withoutWishes(text)).filter(
    ({ owner, text: said }) => owner !== '' && !isContainer(owner) && splitList(said).length >= 3,
  )
  return new Set(owners.map(({ owner }) => owner)).size >= 2
}
