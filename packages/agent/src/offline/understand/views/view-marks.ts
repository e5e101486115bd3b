// What is ticked once something was done with it: "still have to read" → "Read", "hasn't paid yet" → "Paid".
import nlp from 'compromise/two'
import * as z from 'zod'
import { capitalize } from '../inflect.ts'

const formsSchema = z.object({ PastTense: z.string(), Participle: z.string().optional() })
type Transform = (verb: string, ...rest: unknown[]) => unknown
const transformSchema = z.custom<Transform>((value) => typeof value === 'function')
const { conjugate, toInfinitive } = z
  .object({
    two: z.object({
      transform: z.object({ verb: z.object({ conjugate: transformSchema, toInfinitive: transformSchema }) }),
    }),
  })
  .parse(nlp.methods()).two.transform.verb

/** With these a verb says something else: "given back", "picked up". */
const particle = /^(?:up|back|off|out|in|away|on|over|down)$/
/** Deeds that leave no trace on what they are done with. */
const noDeed = /^(?:be|have|do|go|get|know|see|use|make|come|look|need|want|keep|show|find|put|take care)$/

function formsOf(infinitive: string): z.infer<typeof formsSchema> {
  return formsSchema.parse(conjugate(infinitive, nlp.model()))
}

/** @param deed "read", "give back", "be washed" */
export function doneLabel(deed: string): string | null {
  const [verb = '', next = ''] = deed.toLowerCase().replace(/^be /, '').split(' ')
  if (/^be /i.test(deed)) return capitalize(particle.test(next) ? `${verb} ${next}` : verb)
  if (verb === 'do') return 'Done'
  if (verb === '' || noDeed.test(verb)) return null
  const { PastTense, Participle } = formsOf(verb)
  const done = Participle ?? PastTense
  return capitalize(particle.test(next) ? `${done} ${next}` : done)
}

/** @param participle "paid", "brought back", "been washed" */
export function stateLabel(participle: string): string | null {
  const [verb = '', next = ''] = participle
    .toLowerCase()
    .replace(/^been /, '')
    .split(' ')
  if (/^come back/i.test(participle)) return 'Back'
  if (/^(?:been|got|had|gone|become|come|made)$/.test(verb)) return null
  // "Have read", "has bought": only what is the participle of some verb.
  const infinitive = z.string().parse(toInfinitive(verb, nlp.model(), 'PastTense'))
  const isParticiple =
    verb.endsWith('ed') ||
    infinitive !== verb ||
    /^(?:read|put|cut|set|given|taken|seen|eaten|written|done|drunk|worn|broken|shown)$/.test(verb)
  if (!isParticiple) return null
  return capitalize(particle.test(next) ? `${verb} ${next}` : verb)
}
