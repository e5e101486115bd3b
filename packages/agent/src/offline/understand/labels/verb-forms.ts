// The forms of a verb, by the tables of compromise: "took" → take, taken, takes.
import nlp from 'compromise/two'
import * as z from 'zod'

type ToInfinitive = (word: string, model: object, tense: string) => string
type Conjugate = (word: string, model: object) => unknown
const isFunction = (value: unknown): boolean => typeof value === 'function'

const { two } = z
  .object({
    two: z.object({
      transform: z.object({
        verb: z.object({
          toInfinitive: z.custom<ToInfinitive>(isFunction),
          conjugate: z.custom<Conjugate>(isFunction),
        }),
      }),
    }),
  })
  .parse(nlp.methods())
const verbs = two.transform.verb
const model = nlp.model()

const formsSchema = z.object({
  PastTense: z.string(),
  PresentTense: z.string(),
  Gerund: z.string(),
  Participle: z.string().optional(),
})

/** Participles that say so by their ending and are no past tense: "given", "written", "worn". */
const isParticiple = (verb: string): boolean => /(?:[vktd]en|own|orn|oken|osen)$/.test(verb)

const isPastTense = (verb: string): boolean => nlp(`they ${verb}`).terms().last().has('#PastTense')

/** "Took", "taken", "takes" → take; a word that is no form of another stays. */
export function infinitiveOf(verb: string): string {
  if (/^(?:has|had|have)$/.test(verb)) return 'have'
  if (/^(?:does|did|done|do)$/.test(verb)) return 'do'
  if (/[^s]s$/.test(verb)) return verbs.toInfinitive(verb, model, 'PresentTense')
  return isPastTense(verb) ? verbs.toInfinitive(verb, model, 'PastTense') : verb
}

/** "Took", "takes" → taken. */
export function participleOf(verb: string): string {
  if (isParticiple(verb)) return verb
  const infinitive = infinitiveOf(verb)
  if (infinitive === 'do') return 'done'
  if (infinitive === 'get' || infinitive === 'choose') return infinitive === 'get' ? 'got' : 'chosen'
  if (/(?:^|be|over|out)(?:run|come)$/.test(infinitive)) return infinitive
  const forms = formsSchema.safeParse(verbs.conjugate(infinitive, model)).data
  return forms?.Participle ?? forms?.PastTense ?? verb
}

export function gerundOf(verb: string): string {
  return formsSchema.safeParse(verbs.conjugate(infinitiveOf(verb), model)).data?.Gerund ?? verb
}

/** "Bite", "biting" → bites. */
export function presentOf(verb: string): string {
  const infinitive = infinitiveOf(verb)
  if (infinitive === 'have') return 'has'
  if (infinitive === 'do') return 'does'
  return formsSchema.safeParse(verbs.conjugate(infinitive, model)).data?.PresentTense ?? verb
}

/** "Took", "taken", "walked": over. */
export const isPast = (verb: string): boolean =>
  verb.endsWith('ed') || (infinitiveOf(verb) !== verb && !/[^s]s$/.test(verb))
