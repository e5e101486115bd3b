// Facts that are asked for as questions: "what it's called", "how we reach them by phone", "whether they have a garden".
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readField, toIdentifier } from '../fields/read-fields.ts'

export interface Context {
  /** Those who come along: "guests". */
  people: string
  /** What the sentence is about: "the dog: what it's called". */
  about: string
}

/** "From one day until another", "between which hours": when it is, which is read of the whole message. */
export const whenWords =
  /^(?:.*\s)?from\b(?! where).*\b(?:until|till|to)\b(?!.*address)|^between (?:which|what) (?:hours|times|days)\b|^(?:by|per|for) (?:the )?(?:hour|day|half day)$/iu

const didSomething =
  /^(?:came|went|did|had|got|sold|bought|died|grew|hatched|survived|joined|left|sprouted|germinated|arrived|ate|drank|slept|missed|passed|failed|won|lost|broke|used|took|made|gave)\b/iu

/** "How many children would sit in the box" → number of children. */
function countOf(said: string, people: string): Field | null {
  const weeks = /^how many (weeks|months|years|days) old\b/iu.exec(said)?.[1]
  if (weeks !== undefined) return made(`Age in ${weeks.toLowerCase()}`, 'number')
  if (/^how old\b/i.test(said)) return made('Age', 'number')
  const [, noun = ''] =
    /^(?:with )?how many(?: (?:other|free))? ((?:\p{L}|-)+(?: (?:of (?:them|us)|(?!are|is|will|would|do|does|can|they|he|she|you|we|there|come|want|sit|in|on|at|with|i\b|were|have|has|need|expect)\p{L}+))?)/iu.exec(
      said,
    ) ?? []
  if (noun === '') return null
  const isVerb = /^(?:are|is|will|would|come|comes|there|they|you|we|of|do|does|can)\b/i.test(noun)
  // "How many came up": what they did is no noun.
  if (didSomething.test(noun)) return made(`How many ${noun.toLowerCase()}`, 'number')
  return made(`Number of ${isVerb ? people : noun.toLowerCase()}`, 'number')
}

export function made(label: string, kind: Field['kind']): Field {
  return { name: toIdentifier(label), label: capitalize(label), kind, required: false }
}

/** Facts that are asked as a question: "what it's called", "how we reach them by phone", "which day would suit". */
export function askedAsQuestion(said: string, { people, about }: Context): Field | null {
  const text = said.replace(/\?$/, '').trim()
  // What the owner does is told to visitors, and no question to them.
  if (
    /\b(?:i|we)\b(?!['’]?d? (?:can |may )?(?:reach|ring|call|contact|text|phone))/i.test(text) ||
    whenWords.test(text)
  )
    return null
  const count = countOf(text, people)
  if (count !== null) return count
  if (
    /^(?:what|how) (?:they|he|she|you|it|one|the \p{L}+|their \p{L}+)(?:['’](?:re|s)| (?:is|are|was))? (?:are |is )?called$/iu.test(
      text,
    )
  ) {
    const [, owner] = /^what (?:the|their|his|her) (\p{L}+)/iu.exec(text) ?? []
    const whose = owner ?? (/\bit(?:['’]s| is)?\b/i.test(text) ? about : '')
    return made(whose === '' ? 'Name' : `${capitalize(whose)}'s name`, 'text')
  }
  if (/^who(?:['’]s| is| are)? (?:they|he|she|you|it)(?: are| is)?$/i.test(text)) return made('Name', 'text')
  if (
    /^how\b.*\b(?:reach(?:ed)?|ring|rung|call(?:ed)?|contact(?:ed)?|text(?:ed)?|phoned?|get hold of)\b/i.test(text) &&
    !/^how (?:they|he|she|it) (?:are|is) called$/i.test(text)
  )
    return /\b(?:ring|rung|call(?:ed)?|text(?:ed)?|phoned?|mobile)\b/i.test(text)
      ? made('Phone', 'phone')
      : /\be-?mail\b/i.test(text)
        ? made('Email', 'email')
        : made(text, 'text')
  const [, plain] =
    /^what (?:the|their|his|her|its) ((?:\p{L}|-)+(?: (?:\p{L}|-)+)?) (?:is|are|was|will be)$/iu.exec(text) ?? []
  if (plain !== undefined) return readField(plain)
  const [, which] =
    /^(?:on |for |at |in |from |until )?(?:which|what) ((?:\p{L}|-)+)\b(?! (?:it['’]s|it is) for)/iu.exec(text) ?? []
  if (which !== undefined && /^(?:day|date|time|hour|evening|morning|afternoon|weekday|week)s?$/i.test(which)) {
    const isWish = /\b(?:suits?|prefer|best|like|rather|convenient|good)\b/i.test(text)
    const isMany = /s$/i.test(which)
    const noun = which.toLowerCase()
    const kind =
      isMany || /^(?:evening|morning|afternoon|week|weekday)s?$/.test(noun)
        ? 'text'
        : /^(?:day|date)$/.test(noun)
          ? 'date'
          : 'time'
    return made(isWish ? `Preferred ${noun}` : noun, kind)
  }
  if (
    which !== undefined &&
    !/^(?:is|are|was|they|he|she|it|you|we|the|kind|sort|for)$/i.test(which) &&
    /^(?:on |for |in )?which\b/i.test(text)
  )
    return readField(which) ?? made(which, 'text')
  const [, wanted, how = ''] =
    /^(?:whether|if) (?:an? |the |any |some )?((?!they\b|he\b|she\b|it\b|you\b|there\b|one\b)\p{L}+(?: \p{L}+){0,3}?) (?:is|are|was|were|has been|have been) (?:also )?(\p{L}+)$/iu.exec(
      text,
    ) ?? []
  if (wanted !== undefined) return made(`${wanted} ${how}`, 'boolean')
  const there = /^(?:whether|if) (?:there (?:is|are|will be)) (?:an? |any )?(.+)$/iu.exec(text)?.[1]
  if (there !== undefined) return made(there, 'boolean')
  const yesNo =
    /^(?:whether|if) (?:or not )?(?:they|he|she|it|you|one|the \p{L}+)(?:['’](?:ve|s|d|re))?\s*(?:have |has |had |is |are |was |were |be |been )*(?:an? )?(.+)$/iu.exec(
      text,
    )?.[1]
  if (yesNo !== undefined) {
    const [, whose] = /^(?:whether|if) the (\p{L}+) /iu.exec(text) ?? []
    return made(
      `${whose === undefined ? '' : `${whose} `}${yesNo.replace(/ or not$| already$| yet$/iu, '')}`,
      'boolean',
    )
  }
  if (
    /^(?:who|what|where|why|how|when|from what time|by when|until when|from when|at what)\b/i.test(text) &&
    text.split(' ').length <= 8
  ) {
    const kind = /^(?:from what time|at what time)\b/i.test(text)
      ? 'time'
      : /^when (?:we|i|they|he|she) (?:may|can|could)\b/i.test(text)
        ? 'text'
        : /^(?:by |until |from )?when\b/i.test(text)
          ? 'date'
          : /^(?:why|what (?:is|['’]s) wrong)\b/i.test(text)
            ? 'long'
            : /^how much\b/i.test(text)
              ? 'number'
              : /^how long\b/i.test(text)
                ? 'text'
                : (readField(text)?.kind ?? 'text')
    return made(
      text.replace(/\b(?:what|who)['’]s\b/giu, (it) => `${it.slice(0, -2)} is`),
      kind,
    )
  }
  return null
}
