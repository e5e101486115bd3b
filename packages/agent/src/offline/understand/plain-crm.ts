// A CRM whose kinds stand in a row, "companies with contacts, deals with value and stage, notes on calls": each of them said
// in a sentence, with whom it belongs to. Contacts are people of a company and no fact of it.
import { singularize } from './inflect.ts'

interface Sort {
  says: RegExp
  noun?: string
  /** What it is called by, where its facts do not say it. */
  title: string
  /** What it has where nothing is told. */
  usual: string
  /** Whose it is: the first of these that the message names as well. */
  of: readonly string[]
}

const firms = ['company', 'organisation', 'organization', 'firm', 'account', 'business']
const persons = ['contact', 'client', 'customer', 'lead', 'prospect']
const sorts: readonly Sort[] = [
  {
    says: /^(?:compan(?:y|ies)|organi[sz]ations|firms|accounts|businesses)$/i,
    title: 'name',
    usual: 'website, city',
    of: [],
  },
  {
    says: /^(?:contacts?|contact (?:people|persons?)|people|persons)$/i,
    noun: 'contact',
    title: 'name',
    usual: 'email, phone',
    of: [...firms, 'client', 'customer'],
  },
  { says: /^(?:clients|customers|leads|prospects)$/i, title: 'name', usual: 'email, phone', of: firms },
  {
    says: /^(?:(?:sales )?(?:deals|opportunities))$/i,
    title: 'title',
    usual: 'value, stage',
    of: [...firms, 'client', 'customer', 'contact', 'lead'],
  },
  {
    says: /^(?:notes? (?:on|of|about|from|for) (?:(?:each|every|all|the|our|my) )?(?:phone )?calls?|(?:phone )?call notes|call logs?)$/i,
    noun: 'call note',
    title: '',
    usual: 'date, note',
    of: [...persons, ...firms],
  },
  {
    says: /^(?:(?:phone )?calls|meetings|activities|conversations|interactions)$/i,
    title: '',
    usual: 'date, notes',
    of: [...persons, ...firms],
  },
  {
    says: /^(?:tasks|reminders|follow[- ]?ups|to-?dos)$/i,
    title: 'task',
    usual: 'due date, done (yes/no)',
    of: [...persons, ...firms],
  },
]

const inCrm = /^([^.:!?\n]*?\bCRM\b[^.:;,(!?\n]*?)(?:\s*[:–—]\s*|\s+-\s+|,?\s+with\s+)([^.!?\n]+)/i
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
function kindsIn(list: string): Kind[] | null {
  const kinds: Kind[] = []
  for (const piece of list.split(separator)) {
    const said = piece.replace(/^(?:(?:and|their|its|our|my|the|all|several|many|also|with)\s+)+/i, '').trim()
    const [, name = said, inside] = /^([^()]+?)\s*\(([^()]*)\)$/.exec(said) ?? []
    const sort = sorts.find(({ says }) => says.test(name))
    if (sort !== undefined) {
      // "Stage: new, won, lost" at the end of the brackets.
      const listed = inside?.replace(/(\p{L}+):\s*([^():]+)$/u, '$1 ($2)')
      const facts = listed?.split(separator) ?? []
      kinds.push({ sort, noun: sort.noun ?? singularize(name.toLowerCase().replace(/^(?:sales|phone) /, '')), facts })
      continue
    }
    const last = kinds.at(-1)
    if (last === undefined || name.split(/\s+/).length > 3 || said === '') return null
    last.facts.push(said)
  }
  return kinds
}

function sentenceOf({ sort, noun, facts }: Kind, nouns: readonly string[]): string {
  const own = facts.length > 0 ? facts : sort.usual.split(', ')
  const owner = sort.of.find((each) => each !== noun && nouns.includes(each))
  const isSaid = (what: string): boolean => own.some((fact) => fact.toLowerCase().startsWith(what))
  const title = sort.title === '' || isSaid('name') || isSaid('title') || isSaid(sort.title) ? [] : [sort.title]
  const whose = owner === undefined || isSaid(owner) ? [] : [owner]
  return `Each ${noun} has ${[...title, ...whose, ...own].join(', ')}.`
}

/** The same message, with the kinds of a CRM in sentences of their own. */
export function plainCrm(text: string): string {
  const found = inCrm.exec(text)
  const kinds = found === null ? null : kindsIn(found[2] ?? '')
  const nouns = (kinds ?? []).map(({ noun }) => noun)
  if (found === null || kinds === null || new Set(nouns).size < 2 || new Set(nouns).size < nouns.length) return text
  const rest = text.slice(found[0].length).replace(/^[.!]\s*/, '')
  const head = (found[1] ?? '').trim().replace(/\s+for (?:our|my|the) .*$/i, '')
  return [`${head}.`, ...kinds.map((kind) => sentenceOf(kind, nouns)), rest].join(' ').trim()
}
