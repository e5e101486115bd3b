// What records of a kind are of wherever both are kept, though nobody says so: an invoice is a client's, a mark a pupil's.
import type { Relation } from '../read-relations.ts'

/** Child → what it may belong to: of each group the first that the app has. */
const owners: readonly [RegExp, readonly RegExp[]][] = [
  [/^(?:invoice|quote|offer|order|contract|project|deal)$/, [/^(?:client|customer|company|firm|supplier)$/]],
  [/^(?:payment|reminder)$/, [/^(?:invoice|member|tenant|client|customer)$/]],
  [/^(?:mark|grade)$/, [/^(?:student|pupil|child)$/, /^(?:subject|course|class)$/]],
  [/^(?:exhibit|artwork|display)$/, [/^(?:room|hall|exhibition|museum)$/]],
  [/^(?:lesson|module)$/, [/^(?:course|class)$/]],
  [/^(?:chapter|scene)$/, [/^(?:book|novel|story|project)$/]],
  [/^(?:task|milestone|time entry|hour)$/, [/^(?:project|chapter|event|goal)$/]],
  [/^(?:treatment|vaccination|check-?up|visit|vet visit|feeding)$/, [/^(?:animal|pet|dog|cat|horse|patient|hive)$/]],
  [/^(?:inspection|harvest)$/, [/^(?:hive|colony|bed|vine|tree|field)$/]],
  [/^(?:song|track)$/, [/^(?:album|record|artist|band)$/]],
  [/^(?:repair|service|rental|loan)$/, [/^(?:bike|car|vehicle|machine|tool|boat|costume|instrument|customer)$/]],
]

/** @param known relations that were told: what belongs to something already needs no guess */
export function usualOwners(kinds: readonly string[], known: readonly Relation[]): Relation[] {
  return kinds.flatMap((child) => {
    if (known.some((relation) => relation.child === child)) return []
    const groups = owners.find(([pattern]) => pattern.test(child))?.[1] ?? []
    return groups.flatMap((group) => {
      const parent = kinds.find((kind) => kind !== child && group.test(kind))
      return parent === undefined || known.some((relation) => relation.parent === child && relation.child === parent)
        ? []
        : [{ parent, child }]
    })
  })
}
