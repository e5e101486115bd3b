// What is kept in a store, by whose store it is: a bike workshop runs out of other things than a bakery.
import { craftStores } from './stores-of-crafts.ts'
import { foodStores } from './stores-of-food.ts'
import { careStores } from './stores-of-care.ts'
import type { Store } from './store.ts'
import type { SampleRow } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

const stores: readonly Store[] = [...careStores, ...foodStores, ...craftStores]

/** What is in the store that a message speaks of; nothing where it speaks of none that is known. */
export function storedThings(request: string): readonly SampleRow[] {
  return firstSpokenOf(stores, request)?.rows ?? []
}
