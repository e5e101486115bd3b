// "Add a question “How did you hear of us?” (Google, friends)", "a question about the breakfast, 1 to 5": what a survey asks more.
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'
import { type Edit, kindWords } from './read-edit-state.ts'

const start = String.raw`^(?:add|include|insert)\s+(?:an?|another|one more|the)?\s*(?:new )?question\s*`
const worded = new RegExp(String.raw`${start}“([^”]+)”\s*(?:\(([^()]+)\))?(?:,?\s*(?:as )?(.+))?$`, 'i')
const about = new RegExp(
  String.raw`${start}(?:about|on|for)\s+(?:the |our |their )?([\p{L} ]+?)(?:\s*,\s*|\s*\(|\s+with\s+|\s*:\s*|$)(.*?)\)?$`,
  'iu',
)
const span = /^(?:from )?1\s*(?:to|-|–)\s*(\d{1,2})(?: stars?)?$|^(?:stars?|a? ?rating)$/i

/** What is answered: stars, one of some, yes or no, or in one's own words. */
function answered(question: string, answers: string): Field {
  const plain = { name: toIdentifier(question), label: question, required: false }
  const stars = span.exec(answers.trim())
  if (stars !== null) return { ...plain, kind: 'rating', max: Number(stars[1] ?? 5) }
  if (/^(?:an? )?(?:yes\s?[/-]\s?no|yes or no)$/i.test(answers.trim()))
    return { ...plain, kind: 'choice', options: ['Yes', 'No'] }
  const options = answers
    .split(/\s*[,/]\s*(?:(?:and|or)\s+)?|\s+or\s+/)
    .map((each) => capitalize(each.trim()))
    .filter((each) => each !== '')
  if (options.length >= 2) return { ...plain, kind: 'choice', options }
  const [read] = readFields(`${question.replace(/\?$/, '')}${answers === '' ? '' : ` (${answers})`}`).fields
  return { ...plain, kind: read?.kind === 'number' || read?.kind === 'date' ? read.kind : 'long' }
}

/** @returns '' where the order asked for another question, else the order as it was */
export function takeQuestion(order: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'survey' && !brief.isInbox) return order
  const [, words, brackets = '', rest = ''] = worded.exec(order) ?? []
  const [, subject, said = ''] = words === undefined ? (about.exec(order) ?? []) : []
  if (words === undefined && subject === undefined) return order
  const isRated = span.test(said.trim())
  const question =
    words ??
    (isRated
      ? `How was the ${subject ?? ''}?`
      : said === ''
        ? `What do you think of the ${subject ?? ''}?`
        : capitalize(subject ?? ''))
  const field = answered(question, words === undefined ? said : brackets || rest)
  if (brief.fields.some(({ name }) => name === field.name)) {
    edit.refused.push(`asking “${question}”, because it is asked already`)
    return ''
  }
  edit.added.push(field)
  edit.brief.fields = [...brief.fields, field]
  edit.clauses.push(`ask “${question}” (${kindWords(field)})`)
  return ''
}
