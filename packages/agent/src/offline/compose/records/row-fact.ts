// A fact as it stands beside a name in a row: with its word before it, unless the value says by itself what it is.
import type { Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { isCalledBy, quoteJs, wordsOf } from '../data/expressions.ts'
import { factLabel } from './fact-label.ts'

/** More of them beside a name are read by nobody; whom to call is no fact but a way. */
const mostBeside = 3

/** Somebody, somewhere, some sort, how it stands, and what is told in words of its own. */
const saysItself =
  /(?:^|_)(?:status|state|stage|progress|type|kind|sort|category|genre|species|breed|variety|cuisine|topic|subject|meal|diet|role|trade|address|street|city|town|village|country|region|place|location|where|room|area|district|venue|department|author|artist|composer|director|band|publisher|maker|brand|manufacturer|company|firm|customer|client|contact|person|people|tenant|owner|driver|teacher|trainer|coach|doctor|vet|supplier|name|names|surname|title|description|details?|notes?|remarks?|comments?|remark|message|problem|fault|task|reason|ingredients|colou?r|weekday|email|website|link|responsible|assigned_to|model|quote|priority|urgency)$|^(?:what|who|whom|whose|why|how)(?:_|$)|_by$/
/** "D3" says where only beside what it is. */
const isPlace = /^(?:shelf|rack|aisle|bin|drawer|box|locker|bay|compartment|cupboard|freezer)$/
const isJustADay = /^(?:date|day|when|on)$/
/** "M", "XL", "None", "3b": no word that says anything alone. */
const isCode = (option: string): boolean => option.length < 4 || /^(?:none|yes|no|other)$/i.test(option)

const inTemplate = (words: string): string => words.replaceAll(/[`$\\]/g, '')

/** "Pick up date", "applied on", "date applied": before its day the word is enough. */
function dayLabel(label: string): string {
  return capitalize(
    label.replace(/(?<=\S) (?:date|day|on)$/i, '').replace(/^(?:date|day) (?:of (?:the )?)?(?=\S)/i, ''),
  )
}

/** "42 copies", "Table 13". */
function numberWords(field: Field, value: string, words: string): string {
  const label = inTemplate(factLabel(field))
  const counted = /^number of (\p{L}+s)$/iu.exec(label)?.[1] ?? (/^\p{L}+[^s]s$/u.test(label) ? label : undefined)
  // One copy is no "1 copies".
  if (counted !== undefined && !isCalledBy(field))
    return `${value} !== null && (${value} === 1 ? \`${label} 1\` : \`\${${words}} ${counted.toLowerCase()}\`)`
  return `${value} !== null && \`${label.replace(/ (?:number|no\.?|nr\.?)$/i, '')} \${${words}}\``
}

function isSaidByItself({ kind, name, options }: Field): boolean {
  if (isPlace.test(name)) return false
  if (kind === 'choice') return saysItself.test(name) && options?.some(isCode) !== true
  return saysItself.test(name)
}

interface Beside {
  /** Nothing of the same sort stands in its row. */
  isAlone: boolean
  /** What is said behind a day that has passed: its condition, and the word. */
  late?: { isLate: string; word: string } | null
}

function dateWords(field: Field, one: string, { isAlone, late = null }: Beside): string {
  const words = wordsOf(field, one)
  const label = isJustADay.test(field.name) && isAlone ? '' : `${inTemplate(dayLabel(field.label))}: `
  if (label === '' && late === null) return words
  const behind = late === null ? '' : `\${${late.isLate} ? ', ${late.word}' : ''}`
  return `${one}.${field.name} && \`${label}\${${words}}${behind}\``
}

/** Code of a fact in a row, null or false where it has no value. */
export function rowFact(field: Field, one: string, beside: Beside): string {
  const { isAlone } = beside
  const value = `${one}.${field.name}`
  const words = wordsOf(field, one)
  switch (field.kind) {
    case 'boolean':
      return `${value} && ${quoteJs(field.label)}`
    case 'number':
      return field.unit === undefined ? numberWords(field, value, words) : isAlone ? words : named(field, value, words)
    case 'date':
      return dateWords(field, one, beside)
    case 'rating':
    case 'time':
    case 'money':
      return isAlone ? words : named(field, value, words)
    case 'text':
    case 'choice':
      return isSaidByItself(field) ? words : named(field, value, words)
    default:
      return words
  }
}

function named(field: Field, value: string, words: string): string {
  const label = inTemplate(factLabel(field))
  const joint = field.kind === 'text' || field.kind === 'choice' ? ': ' : ' '
  return `(${value} ?? '') !== '' && \`${label}${isPlace.test(field.name) ? ' ' : joint}\${${words}}\``
}

const isWay = ({ kind }: Field): boolean => kind === 'phone' || kind === 'email'
const isDue = ({ isDue: due, name }: Field): boolean =>
  due === true || /(?:^|_)(?:due|deadline|until)(?:_|$)/.test(name)

/** The facts of a row, no more than are read: what is due stays, and so does the way to call. */
export function fewFacts(facts: readonly Field[]): Field[] {
  const told = facts.filter((field) => !isWay(field))
  const kept = new Set([...told.filter(isDue), ...told].slice(0, mostBeside))
  const way = facts.find(isWay)
  return facts.filter((field) => kept.has(field) || field === way)
}
