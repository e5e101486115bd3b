// Cards to learn with: a page that turns them over one by one and remembers which were known.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize, pluralize } from '../../understand/inflect.ts'
import { hasOwners } from '../access.ts'
import { jsxText } from '../data/expressions.ts'
import type { Extras } from './extra-parts.ts'
import { lookMarks } from '../fronts/front.ts'
import { idColumn } from './part-tables.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, partsOf } from '../roles.ts'
import { type View, referencesOf } from '../views.ts'

interface PracticeWords {
  practise: string
  flip: string
  knew: string
  again: string
}

const practising = /\b(practi[sc]e|study|learn|review|training|train|revise)\b(?: (?:mode|page|them|it))?/i

/** What the message calls it, and what its buttons are to say. */
function practiceWords({ request }: Brief): PracticeWords {
  const quoted = [...request.matchAll(/(?<![\p{L}])["“'‘]([^"”'’]{2,24})["”'’](?![\p{L}])/gu)].map(
    ([, words = '']) => words,
  )
  const find = (says: RegExp) => quoted.find((words) => says.test(words))
  const said = practising.exec(request)?.[1] ?? 'practise'
  const turning = /\b(flip|turn over|turn|reveal|show the answer|show answer)\b/i.exec(request)?.[1]
  return {
    practise: capitalize(said.toLowerCase()),
    flip: capitalize(find(/\b(?:flip|turn|reveal|show|answer)\b/i) ?? (turning === undefined ? 'turn over' : turning)),
    knew: capitalize(
      find(/^(?!.*\b(?:not|didn['’]?t|don['’]?t|no)\b).*\b(?:knew|know|known|got it|right|easy|yes)\b/i) ?? 'I knew it',
    ),
    again: capitalize(
      find(/\b(?:again|not|didn['’]?t|don['’]?t|no|wrong|hard|repeat|forgot)\b/i) ?? 'I did not know it',
    ),
  }
}

/** The two sides of a card: what is asked, and what stands behind it. */
function sidesOf(view: View): { front: string; back: string } {
  const { title } = partsOf(view)
  const back = view.fields.find((field) => field !== title && (field.kind === 'text' || field.kind === 'long'))
  return { front: title.name, back: (back ?? title).name }
}

/** Is the other side typed in, and not only turned up? */
const asksTyping =
  /\btypes? (?:in )?(?:the |its |my |their |your |in )*(?:\p{L}+ )?(?:translations?|answers?|words?|meanings?|solutions?|back|spanish|english|german|french|italian)\b|\btyping (?:the |in )/iu

export function composePractice(view: View, all: readonly View[]): Extras {
  const { table } = namesOf(view)
  const { front, back } = sidesOf(view)
  const labelOf = (name: string) => view.fields.find((field) => field.name === name)?.label ?? name
  const words = practiceWords(view)
  const [deck] = referencesOf(view, all)
  const noun = deck?.target.entity.singular ?? 'deck'
  const isKnown = hasOwners(view)
  const isPrivate = view.access === 'private'
  const deckName =
    deck === undefined
      ? 'null::text'
      : `(select ${quoteName(partsOf(deck.target).title.name)} from ${quoteName(namesOf(deck.target).table)} where ${quoteName(namesOf(deck.target).table)}.id = ${quoteName(table)}.${quoteName(deck.field.name)})`
  const isTyped = asksTyping.test(view.request)
  const marks = {
    ...lookMarks(view),
    Card: isTyped ? 'TypedCard' : 'TurningCard',
    cardFile: isTyped ? 'typed-card' : 'turning-card',
    table: quoteName(table),
    column: idColumn(view),
    front: quoteName(front),
    back: quoteName(back),
    deck: deckName,
    frontLabel: jsxText(labelOf(front)),
    backLabel: jsxText(labelOf(back)),
    deckWord: noun,
    Deck: capitalize(noun),
    deckWords: pluralize(noun),
    practise: words.practise,
    flip: jsxText(words.flip),
    knew: jsxText(words.knew),
    again: jsxText(words.again),
    kitImport: isKnown ? "import { requireUser } from '@joinery/app-kit/server'\n" : '',
    guard: isKnown ? '  const { id: userId } = requireUser()\n' : '',
    user: isPrivate ? 'userId' : '',
    userParameter: isPrivate ? 'userId' : '',
    whose: isPrivate ? ' where user_id = ${userId}' : '',
    person: isKnown ? 'userId' : "String(input.visitor ?? '').slice(0, 60)",
    personAsked: isKnown ? 'userId' : "new URL(request.url).searchParams.get('visitor') ?? ''",
    keyImport: isKnown ? '' : "import { visitorKey } from '@/lib/visitor-key.js'\n",
    knownAddress: isKnown ? "'/api/known'" : '`/api/known?visitor=${visitorKey()}`',
    visitorSent: isKnown ? '' : ', visitor: visitorKey()',
  }
  const files = { ...readPart('practice', marks), ...(isTyped && readPart('practice-typed', marks)) }
  return { files, ways: [{ href: '/practice', label: words.practise }] }
}
