// Who may do what in an app of a sort: as it was said, else as such apps have it.
import type { Access } from '../brief.ts'
import type { Archetype } from './archetypes.ts'
import { asksAccounts } from './read-people.ts'
import { asksNoDoor, readAccess } from './read-wishes.ts'

export function accessOf(text: string, topic: string, archetype: Archetype | null): Access {
  const said = readAccess(text, topic)
  if (archetype === null) return said
  // Where people meet, they read each other; who may not read has no account.
  if (/^(?:social|dating)$/.test(archetype.id) && (said === 'team' || said === 'private')) return 'members'
  // Shops and sites have pages for everybody: behind the door is what their admin sees.
  if (said === 'team' && archetype.front !== 'list') return 'admin'
  if (said !== 'open' || asksNoDoor(text)) return said
  return archetype.access ?? (asksAccounts(text, archetype) ? 'members' : said)
}
