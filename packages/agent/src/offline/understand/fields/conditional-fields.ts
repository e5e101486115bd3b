// "Pets (yes/no), if yes which pets": what is only asked where the question before it was answered so.
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFields, toIdentifier } from './read-fields.ts'

const condition =
  /^(?:(?:and )?if (?:it is |the answer is )?)?(yes|no|so)\b\s*[,:–-]?\s*(?:then\s+)?(?:we (?:ask|want to know)\s+|ask(?:s|ed)?(?: for)?\s+|also\s+)?(?=\p{L})(.+)$/iu
/** What "yes" may mean: the choice that agrees. */
const agrees = /^(?:yes|yeah|sure|of course)\b/i
const refuses = /^(?:no|nope|none|not)\b/i

/** The same fields, each conditional one by its own name and with what it waits for. */
export function withConditions(fields: readonly Field[]): Field[] {
  return fields.map((field, at) => {
    const [, answer = '', words = ''] = condition.exec(field.label) ?? []
    const before = fields.slice(0, at).findLast((each) => condition.exec(each.label) === null)
    const is = before === undefined ? null : answerOf(before, answer)
    if (answer === '' || before === undefined || is === null || words.split(' ').length > 14) return field
    const isQuestion = words.endsWith('?')
    const read = isQuestion ? undefined : readFields(words).fields[0]
    return {
      ...(read ?? { ...field, kind: field.kind === 'boolean' ? ('text' as const) : field.kind }),
      name: toIdentifier(words.replace(/\?$/, '')),
      label: capitalize(words),
      required: false,
      onlyIf: { name: before.name, is },
    }
  })
}

function answerOf({ kind, options = [] }: Field, answer: string): string | null {
  const wanted = /^no$/i.test(answer) ? refuses : agrees
  if (kind === 'boolean') return wanted === agrees ? 'on' : ''
  return options.find((option) => wanted.test(option)) ?? null
}

const onlyThen =
  /[.;,]\s*(?:and )?(?:only )?(?:when|if|where) (?:they|he|she|you|people|somebody|someone|it|the answer)(?: (?:say|says|answer|answers|tick|ticks|choose|chooses|is|was|answered|said))? ?["“]?(yes|no)["”]?,?\s*(?:then |also |we |it |please )*(?:asks?(?: them)?(?: for)?|shows?|wants?)\s+(?:the |their |a |an )?([^.;,]{3,60}?)(?: as well| too| also)?(?=\s*[.;,]|$)/giu

/** "Only when they say yes, ask for the number as well": said as the fact that it is. */
export function conditionsAsFacts(text: string): string {
  return text.replace(onlyThen, ', if $1 $2')
}
