// What visitors write to whoever owns the app, where it asks for that.
import type { Archetype } from '../archetypes/archetypes.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind } from '../kinds/read-relations.ts'
import { readParts } from '../read-wishes.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const messageFields = 'name (required), email (required), message (long text, required)'

export function withContact({ main, more, links = [] }: Kinds, text: string, archetype: Archetype | null): Kinds {
  const wants = archetype?.parts?.includes('contact') === true || readParts(text).includes('contact')
  if (!wants || main.isInbox || main.singular === 'request' || more.some(({ isInbox }) => isInbox))
    return { main, more, links }
  const message = { ...readKind('message', undefined), fields: readFields(messageFields).fields, isInbox: true }
  return { main, more: [...more.filter(({ singular }) => singular !== 'message'), message], links }
}
