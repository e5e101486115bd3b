// One question that asks for two facts: "what condition the sleeve and the record are in", "when and where it was found",
// "how wide and deep it is". Each is asked on its own, so that no list is cut in the middle of a clause.
import { singularize } from '../inflect.ts'
import { degreeOf } from './degrees.ts'
import { participleOf } from './verb-forms.ts'

const person = 'it|they|he|she|i|we|you|someone|somebody|people'
const be = 'is|are|was|were'
const clause = String.raw`((?:${person}|the \p{L}+|each \p{L}+)\b[^,.;:?!()]*?)(?=\s*(?:[,.;:?!()\n]|$| and | but ))`
const noun = String.raw`\p{L}+`

/** "The sleeve and the record are in". */
const ofTwo = new RegExp(
  String.raw`\b((?:what|which) ${noun}|how \p{L}+|whether|if) the (${noun}(?: ${noun})?) and (?:the )?(${noun}(?: ${noun})?) (${be}|have|has)\b([^,.;:?!()]*?)(?=\s*(?:[,.;:?!()\n]|$| and | but ))`,
  'giu',
)
/** "When and where it was found", "when and to whom it went". */
const twice = new RegExp(
  String.raw`\b(when|where|who|how|what time|(?:to|from|by|with|for) whom)(?:,| and)(?: also)? (when|where|how|why|what time|(?:to|from|by|with|for) whom) ${clause}`,
  'giu',
)
const twoDegrees = new RegExp(String.raw`\bhow (\p{L}+)(?:,| and| or)(?: how)? (\p{L}+) ${clause}`, 'giu')
const twoThings = new RegExp(String.raw`\b(which|what) (${noun}) and (?:which |what )?(${noun}) ${clause}`, 'giu')
/** "Who collected it and when". */
const alsoWhen = /\b(who) (\p{L}+) (it|them),? and (when|where)(?=\s*(?:[,.;:?!()\n]|$| and ))/giu
const span = /\b((?:from|since) (?:when|what time)),? (?=(?:until|till|to) (?:when|what time)\b)/giu

const asksThing = (word: string): boolean => !/^(?:when|where|why|how|what|which|who|is|are|was|were)$/i.test(word)

export function plainJointQuestions(text: string): string {
  return text
    .replace(ofTwo, (all, asks: string, one: string, other: string, verb: string, rest: string) => {
      const single = /^(?:are|were)$/i.test(verb) ? (verb.toLowerCase() === 'are' ? 'is' : 'was') : verb
      const noted = /^(?:what|which) (\p{L}+)$/iu.exec(asks)?.[1]
      // In two words, since "and" does not part them any more.
      if (noted !== undefined && /^(?:\s(?:in|of|from|at))?$/.test(rest))
        return `${singularize(one)} ${noted}, ${singularize(other)} ${noted}`
      return noted === undefined ? `${asks} the ${one} ${single}${rest}, ${asks} the ${other} ${single}${rest}` : all
    })
    .replace(
      alsoWhen,
      (_, who: string, verb: string, it: string, when: string) =>
        `${who} ${verb} ${it}, ${when} ${/^it$/i.test(it) ? 'it was' : 'they were'} ${participleOf(verb)}`,
    )
    .replace(twice, '$1 $3, $2 $3')
    .replace(twoDegrees, (all, one: string, other: string, of: string) =>
      degreeOf(one.toLowerCase()) !== null && degreeOf(other.toLowerCase()) !== null
        ? `how ${one} ${of}, how ${other} ${of}`
        : all,
    )
    .replace(twoThings, (all, asks: string, one: string, other: string, of: string) =>
      asksThing(one) && asksThing(other) ? `${asks} ${one} ${of}, ${asks} ${other} ${of}` : all,
    )
    .replace(span, '$1, ')
}
