// What was listed with the facts of a record although the app works it out: "total fees", "number of jobs", "balance".
import type { Field } from '../../brief.ts'
import { topicOfNoun, anyTopic } from '../../topics/index.ts'
import { arrangeFields } from './arrange-fields.ts'
import { readFields } from './read-fields.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'
import { type Records, isAbout, readFigure } from './read-figures.ts'

/** What follows from the other facts is asked of nobody: "total fees" beside the fee, "number of jobs" of the jobs. */
function isWorkedOut(
  field: Field,
  { kind, all, text }: { kind: Records; all: readonly Records[]; text: string },
): boolean {
  if (field.isMade === true || !['text', 'number', 'money', 'long'].includes(field.kind)) return false
  const others = { ...kind, fields: kind.fields.filter((other) => other !== field) }
  const label = field.label.replace(/^(?:show|see|display) /i, '')
  // "How many eggs" was counted by somebody, "how many are open" is for the app to count.
  if (/^how (?:many|much|often)\b(?! (?:are|is|were|have|has|still)\b)/i.test(label)) return false
  // "Company, number of shares": a share's own number, where nothing says that it is to be shown.
  if (/^number of\b/i.test(label) && !isShown(label, text)) return false
  if (/^list of\b/i.test(label) && all.some((each) => isAbout(label, each))) return true
  if (/^(?:current |running )?balance$/i.test(label) && saysInAndOut(others.fields)) return true
  return [others, ...all.filter(({ singular }) => singular !== kind.singular)].some(
    (each) => each.fields.length > 0 && (readFigure(label, each)?.strength ?? 0) >= 2,
  )
}

const shows =
  /\b(?:shows?|see|display(?:s|ed)?|tells?|know|on top|at the top|tiles?|cards|figures|dashboard|overview|page|read|count|above|below|calculates?)\b/i

function isShown(label: string, text: string): boolean {
  const sentence = text.split(/(?<=[.!?\n])\s/).find((each) => each.toLowerCase().includes(label.toLowerCase())) ?? ''
  return shows.test(sentence.slice(0, sentence.toLowerCase().indexOf(label.toLowerCase())))
}

const takenIn = /^(?:income|in|earned|earnings?|received|deposit|credit|money in|revenue)$/i

/** A choice of which one side brings money in: the balance follows from it. */
function saysInAndOut(fields: readonly Field[]): boolean {
  return fields.some(({ kind, options = [] }) => kind === 'choice' && options.some((option) => takenIn.test(option)))
}

/** What a page is to show of all records is no fact of one; what has no other facts is no kind of record. */
export function withoutFigures(kinds: Kinds, text: string): Kinds {
  const all = [kinds.main, ...kinds.more]
  const kept = all.flatMap((kind) => {
    const fields = kind.fields.filter((field) => !isWorkedOut(field, { kind, all, text }))
    if (fields.length === kind.fields.length) return [kind]
    if (fields.every(({ isMade, kind: sort }) => isMade === true || sort === 'reference')) return []
    const isCalled = fields[0] === kind.fields[0]
    const topic = topicOfNoun(kind.singular) ?? anyTopic
    return [{ ...kind, fields: isCalled ? fields : arrangeFields(fields, topic, kind.singular) }]
  })
  const [main, ...more] = kept
  return main === undefined ? kinds : { ...kinds, main, more }
}

const bothWays =
  /\bincomes?\b[^.;]{0,40}\b(?:expenses?|spending|expenditures?)\b|\b(?:expenses?|spending)\b[^.;]{0,40}\bincomes?\b/i

function withType<T extends Kinds['main']>(kind: T): T {
  const { fields } = kind
  if (
    !fields.some((field) => field.kind === 'money') ||
    saysInAndOut(fields) ||
    /^(?:category|budget|account)$/.test(kind.singular)
  )
    return kind
  const [type] = readFields('type (income, expense)').fields
  const own = fields.findIndex(
    ({ name, kind: sort }) =>
      /^(?:type|kind|direction|transaction_type)$/.test(name) && ['text', 'choice'].includes(sort),
  )
  if (type === undefined) return kind
  const [title, ...rest] = fields
  return own >= 0
    ? {
        ...kind,
        fields: fields.map((field, at) =>
          at === own ? { ...field, kind: 'choice' as const, options: type.options } : field,
        ),
      }
    : { ...kind, fields: title === undefined ? fields : [title, type, ...rest] }
}

/** "Income and expenses, each with an amount": which of the two an entry is belongs to it. */
export function withBothWays(kinds: Kinds, text: string): Kinds {
  const all = [kinds.main, ...kinds.more]
  const isApart = ['income', 'expense'].every((noun) => all.some(({ singular }) => singular === noun))
  if (!bothWays.test(text) || isApart) return kinds
  // "A budget tracker: I add income and expenses with …": one book of both, whatever the app is called by.
  const book = kinds.more.find(({ singular, fields }) => singular === 'transaction' && saysInAndOut(fields))
  if (book !== undefined && /^(?:expense|income|budget|spending)$/.test(kinds.main.singular))
    return { ...kinds, main: book, more: kinds.more.filter((kind) => kind !== book) }
  return { ...kinds, main: withType(kinds.main), more: kinds.more.map((kind) => withType(kind)) }
}
