// All that puts a message into the words that the readers know, in the order in which it has to happen.
import { plainAsides } from './plain-asides.ts'
import { plainLinks } from './plain-links.ts'
import { plainMenus } from './plain-menus.ts'
import { plainRows } from './plain-rows.ts'
import { plainSpeech } from './plain-speech.ts'
import { plainStates } from './plain-states.ts'
import { plainTelling } from './plain-telling.ts'
import { plainWishes } from './plain-wishes.ts'
import { kindsAsLists } from './told-kinds.ts'
import { listsPlain } from './told-lists.ts'

type Step = (text: string) => string

/** How it was typed comes first; then what is given by name is put into one notation each. */
const ofMessage: readonly Step[] = [plainSpeech, plainWishes, plainLinks, plainRows, plainMenus]

/** Whose facts and states these are comes first, as the later ones go by the noun that stands before them; lists last. */
const ofFacts: readonly Step[] = [plainAsides, plainStates, plainTelling, listsPlain, kindsAsLists]

const inTurn = (text: string, steps: readonly Step[]): string => steps.reduce((said, step) => step(said), text)

/** The whole message, with its quotes and addresses as they are. */
export function plainMessage(message: string): string {
  return inTurn(message.trim(), ofMessage)
}

/** What a message says of records, without its copy and its colours. */
export function plainFacts(text: string): string {
  return inTurn(text, ofFacts)
}
