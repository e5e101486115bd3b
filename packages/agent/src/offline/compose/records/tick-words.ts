// What it means that a tick is not set, as somebody would say it.
import type { Field } from '../../brief.ts'
import { isDoneField } from '../roles.ts'

/** "Deposit paid", "invoice out": a thing, and how it stands with it. */
const ofThing =
  /^((?!(?:is|was|are|not|still|fully|already|\p{L}+ed|\p{L}+ly|given|taken|handed|put|paid|sent|brought|set|cut|made)\b)\p{L}[\p{L} ]*) (\p{L}{2,}ed|paid|sent|done|given|taken|seen|made|written|told|shown|bought|brought|found|lent|read|out|back|in|ready|complete)$/iu

/** What people do of themselves; everything else is done to things. */
const ofThemselves = /^(?:replied|answered|arrived|confirmed|responded|voted|enrolled|registered)$/
/** Brought about on purpose, beside what counts as done. */
const broughtAbout =
  /^(?:vaccinated|booked|delivered|invoiced|tested|sorted|labell?ed|chosen|approved|repaid|posted|printed|framed|tuned|serviced|pruned|watered)$/

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Deposit not paid", "Not taken". */
export function notTicked({ label }: Pick<Field, 'label'>): string {
  const [, thing, state] = ofThing.exec(label) ?? []
  return thing === undefined || state === undefined ? `Not ${lower(label)}` : `${thing} not ${state}`
}

/** "Mark as taken", "Mark deposit as paid". */
export function markWords({ label }: Pick<Field, 'label'>): string {
  const [, thing, state] = ofThing.exec(label) ?? []
  return thing === undefined || state === undefined
    ? `Mark as ${label.toLowerCase()}`
    : `Mark ${thing.toLowerCase()} as ${state}`
}

/** Whether nothing is left to do where it is set: an order whose deposit is paid is still to be made. */
export function completes(field: Field): boolean {
  const [, thing = '', state] = ofThing.exec(field.label) ?? []
  return isDoneField(field) && (state === undefined || (/^paid$/i.test(state) && !/deposit|advance|half/i.test(thing)))
}

export interface TickedWords {
  /** What follows one, and several, that are not ticked: "is not taken yet". */
  left: readonly [one: string, many: string]
  /** What follows "All pills" where each is: "are taken"; null where nobody would say it. */
  all: string | null
}

/** Null of a tick that only tells something of a thing: nothing is to be done about what is not vegetarian. */
export function tickedWords(field: Field): TickedWords | null {
  const label = field.label.toLowerCase()
  if (ofThemselves.test(label)) return { left: [`has not ${label} yet`, `have not ${label} yet`], all: `have ${label}` }
  const [, thing, state] = ofThing.exec(label) ?? []
  if (thing !== undefined) return { left: [`has no ${thing} ${state} yet`, `have no ${thing} ${state} yet`], all: null }
  if (/\s/.test(label) || label === 'attending' || !(isDoneField(field) || broughtAbout.test(label))) return null
  return { left: [`is not ${label} yet`, `are not ${label} yet`], all: `are ${label}` }
}
