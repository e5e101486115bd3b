// Kinds of records that are written to be read: they are shown by how they begin, not by their facts.
import type { Entity, Field } from '../../brief.ts'

const written =
  /^(?:post|blog post|article|essay|story|short story|news|news item|announcement|newsletter|column|reportage|travelogue)$/

export function isWritten(noun: string): boolean {
  return written.test(noun)
}

const figures: ReadonlySet<Field['kind']> = new Set(['money', 'rating'])

/** What has a text and no figures that are looked for first, nor states that it goes through. */
export function isReadAtLength({ singular, fields }: Pick<Entity, 'singular' | 'fields'>): boolean {
  const [title] = fields
  // Forty of an article are in stock; a post tells of forty kilometres.
  const isWare = singular === 'article' && fields.some(({ kind }) => kind === 'number')
  return (
    isWritten(singular) &&
    !isWare &&
    title?.kind === 'text' &&
    fields.some(({ kind }) => kind === 'long') &&
    !fields.some(({ kind, name }) => figures.has(kind) || (kind === 'choice' && /stage|status|state/.test(name)))
  )
}
