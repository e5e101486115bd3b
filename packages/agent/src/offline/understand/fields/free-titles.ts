// What somebody jots down needs no heading: without one it is called by the first words of its text.
import type { Field } from '../../brief.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const jotted = /(?:^|\s)(?:note|thought|memo|idea)$/
const asksForTitle = /\btitles? (?:\(required\)|is (?:required|mandatory))|\b(?:required|mandatory) titles?\b/i

export function callsItselfByText(fields: readonly Field[]): Field | undefined {
  const [title] = fields
  return title?.name === 'title' && title.kind === 'text' && !title.required
    ? fields.find(({ kind }) => kind === 'long')
    : undefined
}

function freed<T extends Kinds['main']>(kind: T): T {
  const [title, ...rest] = kind.fields
  const isFree =
    title?.name === 'title' &&
    title.isMade !== true &&
    jotted.test(kind.singular) &&
    rest.some(({ kind: sort }) => sort === 'long')
  return isFree ? { ...kind, fields: [{ ...title, required: false }, ...rest] } : kind
}

export function withFreeTitles(kinds: Kinds, text: string): Kinds {
  if (asksForTitle.test(text)) return kinds
  return { ...kinds, main: freed(kinds.main), more: kinds.more.map((kind) => freed(kind)) }
}
