// Kinds that stand in a row, "companies with contacts, deals with value and stage", "owners, pets, visits": each of them said
// in a sentence, with whom it belongs to. Contacts are people of a company and no fact of it.
import { singularize } from '../inflect.ts'
import { type Sort, crmSorts, everydaySorts, ownersAmong } from '../kinds/kinds-in-rows.ts'

const inCrm = /^([^.:!?\n]*?\bCRM\b[^.:;,(!?\n]*?)(?:\s*[:–—]\s*|\s+-\s+|,?\s+with\s+)([^.!?\n]+)/i
/** What leads from the app to its kinds: a colon before "with", and that before "for". */
const inApp = [
  /\s*[:–—]\s+|\s+-\s+/,
  /,?\s+with\s+/,
  /\s+to (?:manage|track|keep track of|organi[sz]e)\s+/,
  /\s+for\s+/,
].map((lead) => new RegExp(String.raw`^([^.:;,(!?\n]{3,80}?)(?:${lead.source})([^.!?:\n]+)`, 'i'))
const namesApp =
  /\b(?:app|tool|system|software|tracker|database|manager|management|organi[sz]er|register|admin|library)\b/i
/** What is read by visitors has parts, and what is sold or booked its own readers. */
const isOther =
  /\b(?:web ?sites?|sites?|pages?|home ?page|shop|store|blog|portfolio|forum|intranet|network|market ?place|booking|quiz|game|poll|survey|gallery|dating|chat)\b/i
/** Whatever is told of the kinds besides is read as it stands. */
const isToldElsewhere = /\b(?:each|every|has|have|having|belongs?)\b|\(/i
const outside = String.raw`(?![^()]*\))`
const separator = new RegExp(
  String.raw`\s*[,;]\s*(?:and\s+)?${outside}|\s+(?:and|plus|with|having)\s+${outside}`,
  'giu',
)

interface Kind {
  sort: Sort
  noun: string
  facts: string[]
}

/** Null where something else stands among them. */
function kindsIn(list: string, sorts: readonly Sort[]): Kind[] | null {
  const kinds: Kind[] = []
  for (const piece of list.replace(/\bin and out\b/i, 'in/out').split(separator)) {
    const said = piece.replace(/^(?:(?:and|their|its|our|my|the|all|several|many|also|with)\s+)+/i, '').trim()
    const [, name = said, inside] = /^([^()]+?)\s*\(([^()]*)\)$/.exec(said) ?? []
    const sort = sorts.find(({ says, beside = '' }) => says.test(name) && list.toLowerCase().includes(beside))
    if (sort !== undefined) {
      // "Stage: new, won, lost" at the end of the brackets.
      const listed = inside?.replace(/(\p{L}+):\s*([^():]+)$/u, '$1 ($2)')
      const facts = listed?.split(separator) ?? []
      kinds.push({ sort, noun: sort.noun ?? singularize(name.toLowerCase().replace(/^(?:sales|phone) /, '')), facts })
      continue
    }
    const last = kinds.at(-1)
    // "A monthly budget per category" is one of a category.
    const fact = said.replace(/^an? /i, '').replace(/ per \p{L}+$/iu, '')
    if (last === undefined || fact.replace(/\(.*/, '').trim().split(/\s+/).length > 3 || fact === '') return null
    last.facts.push(fact)
  }
  return kinds
}

function sentenceOf({ sort, noun, facts }: Kind, nouns: readonly string[]): string {
  const usual = sort.usual.split(/,\s+(?![^()]*\))/)
  // What happens has a day, whatever else is told of it.
  const days =
    sort.title === '' && usual.includes('date') && !facts.some((fact) => /date|day|when/i.test(fact)) ? ['date'] : []
  const own = facts.length > 0 ? [...days, ...facts] : usual
  const owners = ownersAmong(sort, noun, nouns)
  const isSaid = (what: string): boolean => own.some((fact) => fact.toLowerCase().startsWith(what))
  const title = sort.title === '' || isSaid('name') || isSaid('title') || isSaid(sort.title) ? [] : [sort.title]
  return `Each ${noun} has ${[...title, ...owners.filter((owner) => !isSaid(owner)), ...own].join(', ')}.`
}

/** "Books, borrowers, due dates": who borrows has no day on which it is due, but what they have borrowed. */
function withLoans(kinds: readonly Kind[]): Kind[] {
  const loan = everydaySorts.find(({ says }) => says.test('loans'))
  const borrower = kinds.find(
    ({ noun, facts }) => /^(?:borrower|reader)$/.test(noun) && facts.some((fact) => /\bdue\b/i.test(fact)),
  )
  if (loan === undefined || borrower === undefined || kinds.some(({ noun }) => noun === 'loan')) return [...kinds]
  return [
    ...kinds.map((kind) => (kind === borrower ? { ...kind, facts: [] } : kind)),
    { sort: loan, noun: 'loan', facts: [] },
  ]
}

interface Row {
  head: string
  kinds: Kind[]
  rest: string
}

function rowBehind(text: string, lead: RegExp, sorts: readonly Sort[]): Row | null {
  const [all = '', head = '', list = ''] = lead.exec(text) ?? []
  const kinds = list === '' ? null : kindsIn(list, sorts)
  return kinds === null ? null : { head: head.trim(), kinds, rest: text.slice(all.length).replace(/^[.!]\s*/, '') }
}

/** Three kinds or more, or two that belong together, of which nothing is told but facts of the last. */
function isRow({ head, kinds, rest }: Row, text: string): boolean {
  const [first, second] = kinds
  const arePair = second?.sort.of.flat().includes(first?.noun ?? '') === true && second.facts.length > 0
  return (
    (kinds.length >= 3 || arePair) &&
    kinds.slice(0, -1).every(({ facts }) => facts.length === 0) &&
    !isOther.test(head) &&
    !isToldElsewhere.test(`${text.slice(head.length, text.length - rest.length)} ${rest}`)
  )
}

function rowIn(text: string): Row | null {
  const crm = rowBehind(text, inCrm, [...crmSorts, ...everydaySorts])
  if (crm !== null) return { ...crm, head: crm.head.replace(/\s+for (?:our|my|the) .*$/i, '') }
  const row = inApp
    .map((lead) => rowBehind(text, lead, [...everydaySorts, ...crmSorts]))
    .find((found) => found !== null && found.kinds.length >= 2)
  if (row === undefined || row === null) return null
  const whole = { ...row, kinds: withLoans(row.kinds) }
  if (!isRow(whole, text)) return null
  return namesApp.test(row.head) || row.head.split(' ').length > 4 ? whole : { ...whole, head: `${row.head} app` }
}

/** The same message, with its kinds in sentences of their own. */
export function plainKinds(text: string): string {
  const row = rowIn(text)
  const nouns = (row?.kinds ?? []).map(({ noun }) => noun)
  if (row === null || new Set(nouns).size < 2 || new Set(nouns).size < nouns.length) return text
  return [`${row.head}.`, ...row.kinds.map((kind) => sentenceOf(kind, nouns)), row.rest].join(' ').trim()
}
