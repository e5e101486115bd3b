// Several kinds of records in one sentence: "each client has many invoices", "tasks belong to a project".
import type { Entity, Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { escapePattern } from '../escape-pattern.ts'
import { isEmptyNote, isOccurrence, titleAmong, withMadeTitle, withNoteText } from '../fields/arrange-fields.ts'
import { entryOf, isRecordNoun, usualFields } from '../fields/entity-fields.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { isTheirOrganization } from './organizations.ts'
import { hasOwnName, withOwnName } from '../fields/own-names.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'

export interface Relation {
  parent: string
  child: string
  /** Each of either may go with several of the other: recipes and tags. */
  isMutual?: boolean
}

export interface RelationReading {
  relations: Relation[]
  /** What a sentence says of each kind: "an invoice has a number and an amount" → invoice: that list. */
  lists: ReadonlyMap<string, string>
  /** The sentence without what was read here. */
  rest: string
}

const word = String.raw`[\p{L}][\p{L}'’-]*`
const noun = String.raw`(${word}(?:\s+${word})?)`
const one = String.raw`(${word})`
const many = String.raw`(?:many|several|multiple|lots of|a list of|a number of|any number of|one or more|a set of|a few|some|all(?: of)? (?:its|their)|its|their(?: own)?|zero or more|various|different)`

interface Pattern {
  expression: RegExp
  /** Which group is the parent; the other one is the child. */
  parent: 1 | 2
  /** Says of itself that each goes with several of the other. */
  isMany?: boolean
}

const several = String.raw`(?:many|several|multiple|more than one|any number of|one or more|various|different)`

const patterns: readonly Pattern[] = [
  {
    expression: new RegExp(
      String.raw`\bmany[- ]to[- ]many(?: relation(?:ship)?)?\s+(?:between|of|from|:)?\s*${one}\s+(?:and|to|with)\s+${noun}`,
      'giu',
    ),
    parent: 1,
    isMany: true,
  },
  {
    expression: new RegExp(
      String.raw`\b${one}\s+(?:can |may |should |could |will )?(?:also )?(?:belongs? to|(?:is|are|be) (?:in|part of|linked to|assigned to|tagged with|used in|shared by|on)|goes? (?:in|into|with)|appears? (?:in|on)|joins?|attends?)\s+${several}\s+${noun}`,
      'giu',
    ),
    parent: 2,
    isMany: true,
  },
  {
    expression: new RegExp(
      String.raw`\b${one}\s+(?:can |may |should |could |will )?(?:takes?|enrol[ls]? in|sign up for|contains?|has|have|uses?)\s+${several}\s+${noun}(?=[^.]*\b(?:and|while)\s+(?:vice versa|the other way))`,
      'giu',
    ),
    parent: 1,
    isMany: true,
  },
  {
    expression: new RegExp(
      String.raw`\b(?:each|every|an?|one|the)\s+${noun}\s+(?:can |may |should |could |will |must )?(?:have|has|own|owns|contain|contains|hold|holds|get|gets|include|includes|consists? of|needs?)\s+${many}\s+${noun}`,
      'giu',
    ),
    parent: 1,
  },
  {
    expression: new RegExp(
      String.raw`\b${one}\s+(?:can |may |should |will )?(?:have|has|own|contain|hold|include|take|takes|attend|join|use|uses|follow|teach|visit|play in|enrol[ls]? in|sign up for)\s+(?:many|several|multiple|lots of|one or more)\s+${noun}`,
      'giu',
    ),
    parent: 1,
  },
  {
    expression: new RegExp(
      String.raw`\b(?:each|every|an?|the|all|and|where|,)?\s*${one}\s+(?:always |can |should |must |will )?(?:belongs? to|(?:is|are|be) (?:linked|assigned|tied|attached|connected|related) to|(?:is|are) (?:part|grouped|filed|sorted) (?:of|by|into|under|in)|goes? (?:into|in|under)|sits? (?:in|under))\s+(?:an?|one|the|its|their|exactly one|a single)\s+${one}`,
      'giu',
    ),
    parent: 2,
  },
  {
    expression: new RegExp(String.raw`\b${one}\s+(?:and|with|plus)\s+(?:all\s+)?(?:their|its)\s+${noun}`, 'giu'),
    parent: 1,
  },
  { expression: new RegExp(String.raw`\b${one}\s+per\s+${one}\b`, 'giu'), parent: 2 },
  // "Each building is of one customer", "every flat is in a house".
  {
    expression: new RegExp(
      String.raw`\b(?:each|every|an?|one)\s+${one}\s+(?:is|stands|lies|lives|hangs|comes|counts)\s+(?:always\s+)?(?:of|in|at|from|for|with|on)\s+(?:an?|one|exactly one|a single|its|some|just one)\s+${one}`,
      'giu',
    ),
    parent: 2,
  },
  // "A scarf uses one pattern".
  {
    expression: new RegExp(
      String.raw`\b(?:each|every|an?|one)\s+${one}\s+(?:always\s+)?(?:uses|follows|is made from|is made after|is based on|refers to)\s+(?:an?|one|exactly one|a single)\s+${one}`,
      'giu',
    ),
    parent: 2,
  },
  // "Put notes into notebooks", "file the letters in folders".
  {
    expression: new RegExp(
      String.raw`\b(?:put|file|sort|organi[sz]e|gather|collect|place|keep)\s+(?:the |my |our |their |all )*${one}\s+(?:into|in)\s+(?:the |my |our |their |different |several |various |some )*(?=\p{L}+s\b)${one}(?!\s+(?:and|or)\b)`,
      'giu',
    ),
    parent: 2,
    isMany: false,
  },
  // "In every bed there are plantings".
  {
    expression: new RegExp(
      String.raw`\b(?:(?:in|on|under|at|for) (?:each|every|an?)|per) ${one},? there (?:is|are|can be) (?:${many} )?${noun}(?=\s*[:(,.]|\s+with\b)`,
      'giu',
    ),
    parent: 1,
  },
  // "For every animal we write down visits".
  {
    expression: new RegExp(
      String.raw`\bfor (?:each|every|all(?: the)?) ${one},? (?:(?:i|we|you|they|people|staff|users|members|there (?:is|are|can be))\s+)?(?:(?:can|could|should|want to|need to|also|will|would like to)\s+)*(?:write down|note down|note|record|keep|log|track|store|enter|add|list|see)?\s*(?:all |the |its |their |${many} |an? )*${noun}(?=\s+(?:with|including|that|which)\b|\s*[:(])`,
      'giu',
    ),
    parent: 1,
  },
]

const isTheirs = /\s(?:and|with|plus)\s+(?:all\s+)?(?:their|its)\s/i

/** Words after a noun that are no part of it. */
const afterNoun =
  /\s+(?:with|and|or|that|which|who|where|each|in|on|for|of|to|has|have|can|is|are|by|so|it|i|you|we|they|as|from|at|but|plus|including|called|named|should|must|will|a|an|the|per)$/iu
const noThing =
  /^(?:i|you|we|they|it|user|users|people|everyone|everybody|app|page|site|list|one|thing|things|field|fields|option|options|color|colour|way|detail|time|day|week|month|year|row|column|button|screen|own|other|information|data|name|names|number|who|that|which|this|these|those|photos? url|member account|account|visitor|visitors|drop-?downs?|menus?|filters?|select box(?:es)?|stars?|votes?|likes?|search(?: box| bar)?|tabs?|charts?|bars?|graphs?|sidebars?|pop-?ups?|forms?|rating|price|date|title|status)$/i

function clean(raw: string): string {
  let words = raw.trim().toLowerCase()
  for (let again = true; again;) {
    const shorter = words
      .replace(afterNoun, '')
      .replace(/^(?:the|a|an|my|our|their|its|many|more|own|new|all|and|with|for|of|to|keep|track|manage|my)\s+/, '')
    again = shorter !== words
    words = shorter
  }
  return singularize(words)
}

/** "The total cost per station", "points per player": a number told apart, and no record of another. */
function isReckoned(counted: string, before: string): boolean {
  return (
    ['money', 'number', 'rating', 'time'].includes(kindOfName(counted)) ||
    /\b(?:total|sum|average|best|highest|lowest|longest|number|count|how (?:many|much))(?: of)?(?: \p{L}+)?\s*$/iu.test(
      before,
    )
  )
}

export function findRelations(text: string): { relations: Relation[]; spans: [number, number][] } {
  const relations: Relation[] = []
  const spans: [number, number][] = []
  for (const { expression, parent, isMany } of patterns) {
    for (const match of text.matchAll(expression)) {
      const [first, second] = [clean(match[1] ?? ''), clean(match[2] ?? '')]
      if (first === '' || second === '' || first === second || noThing.test(first)) continue
      if (/^\S+\s+per\s/i.test(match[0]) && isReckoned(first, text.slice(0, match.index))) continue
      // Lists and pages are parts of a screen, unless something is put into them.
      if (noThing.test(second) && !(isMany === false && second === 'list')) continue
      const isParentFirst = parent === 1 && !(isTheirs.test(match[0]) && isTheirOrganization(first, second))
      const relation = isParentFirst
        ? { parent: first, child: entryOf(second) }
        : { parent: second, child: entryOf(first) }
      // "Each plant has several leaves" says how many; what nobody would write down is no kind of record.
      if (isMany !== true && !isRecordNoun(relation.child) && !saysFieldsOf(text, relation.child)) continue
      if (relations.some((known) => known.child === relation.child && known.parent === relation.parent)) continue
      const reverse = relations.find((known) => known.child === relation.parent && known.parent === relation.child)
      if (reverse !== undefined) {
        // Said from both sides, each with "many": neither belongs to the other.
        if (isParentFirst || isMany) {
          reverse.isMutual = true
          spans.push([match.index, match.index + match[0].length - (match[2] ?? '').length])
        }
        continue
      }
      relations.push(isMany ? { ...relation, isMutual: true } : relation)
      // The second noun stays: what is said of it may follow at once ("has many ingredients with a quantity").
      spans.push([match.index, match.index + match[0].length - (match[2] ?? '').length])
    }
  }
  return { relations, spans }
}

const says = String.raw`(?:\s+(?:should|must|can|will|may|also)\b)*\s*(?:\b(?:has|have|having|with|contains?|includes?|needs?|stores?|gets?|consists? of|records?|shows?)\b|:(?!\s*(?:each|every|\s{4}))|\()\s*`

function listOf(singular: string): RegExp {
  // "Dogs and their vet visits. A visit has …": the last word is enough the second time.
  const last = singular.split(' ').at(-1) ?? singular
  const either = `(?:${[...new Set([singular, pluralize(singular), last, pluralize(last)])].map(escapePattern).join('|')})`
  return new RegExp(
    String.raw`(?:,|;|\.|\band\b|\bwhere\b|\bwhile\b|\bthe\b)?\s*(?:\b(?:each|every|for each|for every|for an?|an?|per|all|the|its|their)\s+)*\b${either}${says}((?:[^.;()]|\([^)]*\))+)\)?`,
    'giu',
  )
}

function saysFieldsOf(text: string, singular: string): boolean {
  return listOf(singular).test(text)
}

export function readRelations(text: string): RelationReading {
  const { relations, spans } = findRelations(text)
  const kinds = [...new Set(relations.flatMap(({ parent, child }) => [parent, child]))]
  if (kinds.length === 0) return { relations, lists: new Map(), rest: text }
  const lists = new Map<string, string>()
  let rest = blank(text, spans)
  for (const kind of kinds) {
    for (const match of rest.matchAll(listOf(kind))) {
      const list = match[1] ?? ''
      const start = match.index + match[0].indexOf(list)
      lists.set(kind, [lists.get(kind), list].filter(Boolean).join(', '))
      rest = blank(rest, [[match.index, start + list.length]])
      break
    }
  }
  return { relations, lists, rest: rest.replaceAll(/\s{2,}/g, ' ') }
}

function blank(text: string, spans: readonly [number, number][]): string {
  let result = text
  for (const [start, end] of spans) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end)
  return result
}

/** What is measured or counted, so that an amount of it is no money. */
const goods =
  /(?:cutting|seed|seedling|plant|crop|harvest|feed|fertili[sz]er|dose|medicine|medication|supplement|vitamin|substance|chemical|reagent|yarn|fabric|wool|food|produce|drink|water|egg|honey|bean|coffee|tea|flour|paint|material|supply|ration|swap)$/

/** "Amount" is money on an invoice, and as much as a recipe says of an ingredient. */
export function inContext(field: Field, singular: string): Field {
  // What stands on a list to be bought is bought or not yet.
  if (field.name === 'bought' && /(?:^|\s)(?:grocery|groceries|(?:shopping|grocery) item)$/.test(singular))
    return { ...field, kind: 'boolean' }
  if (field.name === 'code' && /snippet|program/.test(singular)) return { ...field, kind: 'long' }
  if (!/^(?:amount|quantity)(?:_(?:i|we)_\w+)?$/.test(field.name)) return field
  if (singular.endsWith('ingredient')) return { ...field, kind: 'text' }
  if (/(?:^|\s)(?:coin|holding|share|stock|item|part|supply|material|grocery)$/.test(singular))
    return { ...field, kind: 'number' }
  const isGoods = field.name === 'amount' && field.kind === 'money' && goods.test(singular)
  return isGoods ? { ...field, kind: 'text' } : field
}

/** A kind of record with the fields that were said of it, or the usual ones. */
export function readKind(singular: string, list: string | undefined, text = ''): Entity {
  const said = list === undefined ? [] : readFields(list).fields.map((field) => inContext(field, singular))
  const usual = readFields(usualFields(singular, text)).fields
  // "Meters: number, kind": the number says which one it is.
  const isNumbered = said[0]?.kind === 'number' && /^(?:.* )?(?:number|no|nr|code)$/i.test(said[0].label)
  const hasTitle = isNumbered || titleAmong(said, singular) !== undefined
  const [title] = usual
  const fields =
    said.length === 0
      ? usual
      : isEmptyNote(said, singular)
        ? withNoteText(said)
        : hasTitle || title === undefined
          ? said
          : said.length > 1 && isOccurrence(singular)
            ? withMadeTitle(said, singular)
            : said.length > 1 && hasOwnName(singular)
              ? withOwnName(said, singular)
              : [title, ...said.filter(({ name }) => name !== title.name)]
  return {
    singular,
    plural: pluralize(singular),
    fields,
    skeleton: 'index',
    topic: (topicOfNoun(singular) ?? anyTopic).id,
    isInbox: false,
  }
}

/** The field by which a record says what it belongs to; a field of the same words gives way to it. */
export function refer(entity: Entity, parent: string): Entity {
  const name = toIdentifier(`${parent} id`)
  const same = new Set([toIdentifier(parent), `${toIdentifier(parent)}_name`, name])
  const [first, ...others] = entity.fields.filter((field, index) => index === 0 || !same.has(field.name))
  if (first === undefined) return entity
  return {
    ...entity,
    fields: [first, { name, label: capitalize(parent), kind: 'reference', required: false, to: parent }, ...others],
  }
}
