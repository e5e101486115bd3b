// How a form asks for what a record calls otherwise: whoever leaves something writes "Your name", and a feed asks what is new.
import type { Brief, Field } from '../brief.ts'

/** What visitors leave of themselves where they read it, each with who it is from. */
const isLeft = /^(?:feedback|review|testimonial|opinion|post|update|comment|message|greeting|memory)$/

export function askedLabel({ entity, skeleton, request, access }: Brief, field: Field): string {
  const isOfWriter = isLeft.test(entity.singular) || (entity.singular === 'entry' && /\bguest ?book\b/i.test(request))
  if (skeleton === 'feed' && field.name === 'post' && field.label === 'Post') return 'What is new?'
  // Who keeps what others said writes down their names.
  const isWriter = isOfWriter && access !== 'private' && access !== 'team'
  return isWriter && /^(?:name|author)$/.test(field.name) && /^(?:Name|Author)$/.test(field.label)
    ? 'Your name'
    : field.label
}
