// Facts that were told, with what calls a record first and with their sorts as a known app has them.
import type { Brief, Field } from '../../brief.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import { lastStem } from '../purposes/read-known-app.ts'
import type { Match, Shown } from './likely-kinds.ts'

/** "Migraine diary, date, how bad": what the app is, read as the first of its facts. */
export const isOfName = ({ label, kind }: Field, { name }: Brief): boolean =>
  kind === 'text' && label.includes(' ') && label.toLowerCase() === name.toLowerCase()

/** "Medicine taken" may be a tick, and is the medicine where the case names it. */
const isWhatWasDone = /^\p{L}+ (?:taken|used|given|sown|planted|done|bought|sold|eaten|fed|played)$/iu

/** A sort that the message says goes before the one of the case, and words are the least that can be said. */
function fitted({ told, known, isNear }: Match, isSameNoun: boolean): Field {
  const { label, name } = told
  const isGuess = told.kind === 'text' && !told.required
  if (known?.kind === 'text' && told.kind === 'boolean' && isWhatWasDone.test(label)) return { ...told, kind: 'text' }
  if (
    known === null ||
    !isGuess ||
    (isNear && known.kind !== 'time') ||
    // Marks may be letters.
    (known.kind === 'number' && !isSameNoun) ||
    ['text', 'choice', 'reference'].includes(known.kind)
  )
    return told
  return { ...known, label, name, required: false }
}

/** Where it is, who has it, what it costs and what it is like call no record. */
const isDetail =
  /\b(?:shops?|stores?|address|where|place|location|city|town|who|whom|from|bought|brand|used|needed|materials|parts|colou?r|size|condition|how|why|phone|hours)\b/iu

/** Whether a fact calls a record; a price and a tick call no gift. */
const calls = ({ told, known }: Match): boolean =>
  (told.kind === 'text' || told.kind === 'long') && !isDetail.test(told.label) && known?.name.startsWith('@') !== true

/** The same with what calls a record first: of what was told, else what the case calls it by. */
export function titled(shown: Shown, brief: Brief): Field[] {
  const isSameNoun = lastStem(brief.entity.singular) === lastStem(shown.kind.kind)
  const [first] = brief.fields
  const own = brief.fields.flatMap((field) => {
    if (field === first || field.isMade === true || field.kind === 'reference')
      return isOfName(field, brief) ? [] : [field]
    const match = shown.matches.find(({ told }) => told === field)
    return match === undefined ? [] : [fitted(match, isSameNoun)]
  })
  const [title] = keptFields(shown.kind.fields)
  const isFree = first?.callsByFacts === true && !isDetail.test(first.label)
  const isCalled = first?.isMade === true || isFree || title?.kind !== 'text'
  const found = shown.matches.find(({ told }) => told === first)
  // What is of another sort than the records of the case is called as it was told.
  if (first?.isMade !== true && !isSameNoun && found?.known?.name.startsWith('@') === true) return own
  if (isCalled || (found !== undefined && calls(found))) return own
  const isOpen = (match: Match): boolean => match.known === null && calls(match)
  const called = shown.matches.find(({ known }) => known?.name === title.name) ?? shown.matches.find(isOpen)
  // An outing that nothing else calls goes by its boat.
  if (called === undefined && found?.known?.name.startsWith('@') === true) return own
  if (called === undefined) return [{ ...title, required: false, callsByFacts: true }, ...own]
  if (called.told.kind !== 'text') return own
  return [{ ...called.told, required: true }, ...own.filter(({ name }) => name !== called.told.name)]
}
