// Work that is shared out: "who is sewing which block and which ones are done". The pieces are kept, each with who has it.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import type { Records } from '../purposes/purpose.ts'

const doing =
  /\bwho(?:['’]s| is| are|['’]re)? (?:(?:going to|to) )?(?:do(?:es|ing)?|(?!(?:hav|us|borrow|rent|com|go|attend|bring|sitt|gett|tak|driv|playing)ing)\p{L}+ing) which (?<thing>\p{L}+(?: \p{L}+)?)(?=\s*(?:[,.;!?]|$|and\b|by\b|until\b|when\b))/iu
/** People sign up for these themselves, or sit, meet and come there. */
const isOther =
  /^(?:shift|slot|day|week|date|seat|table|dish|car|room|course|class|lesson|team|side|role|game|train|bus)$/u
const asksDone = /\b(?:done|finished|ready|complete[d]?|left|still open)\b/iu
const asksWhen = /\b(?:until when|by when|deadline|due)\b/iu

/** What is shared out among several people; null where nothing is. */
export function readSharedOut(message: string): Records | null {
  const said = doing.exec(message)?.groups?.['thing']?.toLowerCase() ?? ''
  const thing = singularize(said)
  if (thing === '' || isOther.test(thing)) return null
  const states = asksDone.test(message) ? ', status (not begun, in work, done)' : ', done (yes/no)'
  const due = asksWhen.test(message) ? ', due on (date)' : ''
  const isDone = asksDone.test(message) ? 'status is done' : 'done'
  const isOpen = asksDone.test(message) ? 'status is not done' : 'not done'
  return {
    kind: thing,
    fields: `${thing} (text, required), who (text)${states}${due}, notes`,
    title: capitalize(pluralize(thing)),
    reckoned: [
      `How far we are | all | Done = count ${thing} where ${isDone}; Still open = count ${thing} where ${isOpen}`,
      `Who has what to do | each who of ${thing} where ${isOpen} | ${capitalize(pluralize(thing))} = count ${thing}`,
    ],
  }
}
