// Marks that were asked for as something to do: what is archived is put away, what is pinned stands on top.
import type { Field } from '../../brief.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

/** "Archive instead of deleting", "archive done ones": what is put away, and no place for it. */
const archives =
  /\barchiv(?:e|ing)\b (?:(?:the|my|old|done|finished|completed|all|some) )*(?:them|it|instead|ones?|notes?|tasks?|items?|entries|things?|old|done|records?|books?|projects?|recipes?|\p{L}+s)\b|\b(?:can|could|should|to) (?:also )?(?:be archived|archive)\b|\b(?:and|or|,) archive(?:d)?(?=\s*(?:[,.;]|$|and\b))/iu
const pins =
  /\b(?:pin|pinning)\b (?:(?:the|my|important|some|all) )*(?:them|it|ones?|\p{L}+s|an? \p{L}+)\b|\b(?:can|could|should|to|and|or) (?:also )?(?:be pinned|pin)\b|\bpinned (?:\p{L}+ )?(?:\p{L}+s|ones?)\b/iu

function mark(name: string, label: string): Field {
  return { name, label, kind: 'boolean', required: false }
}

/** What a button is called is done by it, whatever its words say. */
const onButton = /\b(?:press|click|tap|hit|button)\p{L}*,?\s+["“][^"“”]*["”]/giu

export function withRowMarks(kinds: Kinds, said: string): Kinds {
  const text = said.replace(onButton, ' ')
  const { main } = kinds
  const isKnown = (name: string): boolean => main.fields.some((field) => field.name === name)
  const marks = [
    ...(pins.test(text) && !isKnown('pinned') ? [mark('pinned', 'Pinned')] : []),
    ...(archives.test(text) && !isKnown('archived') ? [mark('archived', 'Archived')] : []),
  ]
  return main.isInbox || marks.length === 0
    ? kinds
    : { ...kinds, main: { ...main, fields: [...main.fields, ...marks] } }
}
