// States, drop-downs, notes and folders that are told in passing → said as facts, in the one way that the readers know.
import { capitalize, singularize } from '../inflect.ts'
import { conversationsAsKinds } from './told-conversations.ts'
import { statusAsFact } from './told-status.ts'
import { inBrackets } from '../rows/said-row.ts'

const state = String.raw`(?!(?:is|are|can|of|and|or|to|with|the|by|on|as)\b)[\p{L}-]+(?: (?!(?:and|or|that|which|with|on|in)\b)[\p{L}-]+)?`
const atLeastThree = String.raw`(${state}(?:\s*,\s*${state})+\s*,?\s+(?:or|and)\s+${state})`

/** "Status lead, active or lost", "states open, planned and done that only the admin changes". */
const statusList = new RegExp(
  String.raw`\b(status|state|stage|priority)(?:e?s)?(?:\s*:)? ${atLeastThree}(?: (?:that|which) [^.;,]*)?(?=\s*(?:[.;,)]|$))`,
  'giu',
)
/** "…, a dropdown filters by category, …": what narrows a list is none of its facts. */
const dropdown =
  /,\s*(?:and )?(?:an? |the )?drop-?down (?:filters?|to filter|that filters|for filtering|shows?)(?: by)? (\p{L}+)(?=\s*(?:[,.;]|$))/giu
/** "Notes on each client with date". */
const notesOn = /(^|[.;!?]\s+)([\p{L}-]+s) (?:on|about|for|of) (?:each|every) ([\p{L}-]+) with ([^.;!?]+)/giu
/** "A person has name, phone and belongs to a company". */
const hasAndBelongs =
  /\b(an?|each|every) ([\p{L}-]+) has ((?:(?!\bhas\b)[^.;])*?),?\s+and (?:belongs to|works (?:at|for)) (?:an?|one) ([\p{L}-]+)/giu
/** "Note app with folders, pinned notes and tags": what each note has, and where it lies. */
const notesInFolders =
  /^([^.:]*\bnotes?\b[^.:,]*?)(?:,| with| in)\s+((?:(?:pinned(?: notes)?|tags?|search|folders?|favou?rites?)(?:,\s*|,?\s+and\s+)?)+)(?=\s*(?:[.;]|$))/iu

function inFolders(all: string, head: string, said: string): string {
  if (!/\bfolders?\b/i.test(said)) return all
  const facts = [
    'title',
    'text',
    ...(/\bpinned\b/i.test(said) ? ['pinned'] : []),
    ...(/\btags?\b/i.test(said) ? ['tags'] : []),
  ]
  return `${head}. Each folder has many notes. Each note has ${facts.join(', ')}`
}

/** "See what is planned, what is in progress and what is done". */
const whatIs = new RegExp(
  String.raw`\bwhat(?: is|['’]s) (${state})\s*,\s*what(?: is|['’]s) (${state})(?:\s*,?\s*(?:and|or)\s+what(?: is|['’]s) (${state}))?`,
  'giu',
)

const someState = /\b(?:planned|in progress|done|open|new|shipped|finished|under review|started|released)\b/i

function askedStates(text: string): string {
  return text.replace(whatIs, (all: string, ...said: unknown[]) =>
    someState.test(all)
      ? `the status (${said
          .slice(0, 3)
          .filter((each) => typeof each === 'string')
          .join(', ')})`
      : all,
  )
}

/** "Stage, portrait and travel are the categories". */
const areThe = new RegExp(
  String.raw`(^|[.;!?]\s+)(${state}(?:\s*,\s*${state})*\s*,?\s+and\s+${state}) (?:are|should be) (?:the|my|our) (categories|types|kinds|genres|sections|topics|themes)\b`,
  'giu',
)
/** "…, with a log of what I did and when": told of the thing, and not of its last fact. */
const withLogOf =
  /,\s*(?:and\s+)?(?:with|plus) (?=(?:an?|its|their) (?:own )?(?:\p{L}+ )?(?:log|diary|journal|history) of (?:what|when|every|each|all)\b)/giu
/** "CRM: name, company and phone of each client". */
const ofEach =
  /(^|[.;:!?]\s+)((?:(?!\b(?:list|table|page|button|show|see|log|note)s?\b)[^.;:!?()])*,(?:(?!\b(?:list|table|page|button|show|see|log|note)s?\b)[^.;:!?()])*,?\s+(?:and\s+)?[\p{L} ]+?) (?:of|for) (?:each|every) ([\p{L}-]+)(?=\s*(?:[.;,]|$))/giu

export function plainStates(text: string): string {
  return conversationsAsKinds(statusAsFact(askedStates(text)))
    .replace(
      areThe,
      (_, before: string, list: string, name: string) =>
        `${before}${capitalize(name.toLowerCase())}: ${inBrackets(list)}`,
    )
    .replace(withLogOf, '. With ')
    .replace(
      ofEach,
      (_, before: string, list: string, noun: string) => `${before.replace(/^[:;]/, '.')}Each ${noun} has ${list}`,
    )
    .replace(statusList, (_, name: string, list: string) => `${name.toLowerCase()} (${inBrackets(list)})`)
    .replace(dropdown, (_, name: string) => `. Dropdown to filter by ${name}. `)
    .replace(hasAndBelongs, '$1 $2 has $3. Each $2 belongs to a $4')
    .replace(notesOn, (_, before: string, many: string, parent: string, list: string) => {
      const noun = singularize(many.toLowerCase())
      const told = /\b(?:text|what|title|content|note)\b/i.test(list) ? list : `text, ${list}`
      return `${before}Each ${parent.toLowerCase()} has many ${many.toLowerCase()}. Each ${noun} has ${told}`
    })
    .replace(notesInFolders, inFolders)
}
