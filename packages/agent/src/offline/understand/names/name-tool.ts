// What converters, translators and polls are called that were given no name: by what they turn, and by what is voted on.
import type { Archetype } from '../archetypes/archetypes.ts'
import { everydayFor } from '../../calculators/index.ts'
import { capitalize } from '../inflect.ts'
import { readConversions } from '../tools/read-conversions.ts'
import { readCountdown } from '../tools/read-countdown.ts'
import { isPollMaker, readPoll } from '../tools/read-poll.ts'
import { namedLanguages } from '../tools/read-translator.ts'
import { summarizedThing } from '../tools/text-things.ts'
import { pollSubject } from '../kinds/table-names.ts'

/** "Unit converter for kg" of "unit converter for kg, pounds and grams": a list that was cut names nothing. */
const cutList = /^((?:[\p{L}-]+ ){0,4}(?:converter|calculator|translator))\s+(?:for|of|between)\s/iu
/** "BMI calculator metric" */
const oneMore = /^((?:[\p{L}-]+ ){1,4}(?:converter|calculator|timer))\s+\p{Ll}+$/u

/** "Tile calculator" is a name; "calculator" alone, with words behind it, or the end of a question is none. */
const isWholeName =
  /^(?!(?:do|does|did|can|should|would|how|what|much|many|i|we)\b)(?:[\p{L}\d’'-]+ ){1,5}(?:calculator|converter)$/iu

const acronym = /\b(?:bmi|gpa|roi|vat|ev|mpg|bbq|bac|tdee|bmr|apr|3d|co2|atm)\b/i

/** @param said how the message begins, where that may be a name */
export function nameOfTool(said: string | undefined, archetype: Archetype | null, request: string): string | undefined {
  if (archetype?.front === 'poll') return pollName(request)
  if (archetype?.stage === 'translator') {
    const [one, other, ...more] = namedLanguages(request)
    return one !== undefined && other !== undefined && more.length === 0 ? `${one}–${other} translator` : undefined
  }
  if (
    archetype?.stage === 'text-tool' &&
    /^(?:(?:ai|smart|simple) )?(?:tool|app|assistant|helper|thing)$/i.test(said ?? 'tool')
  ) {
    const thing = summarizedThing(request)
    return thing === null ? undefined : `${capitalize(thing)}, short`
  }
  if (archetype?.stage === 'timer') return countdownName(request)
  if (archetype?.stage !== 'calculator') return undefined
  const everyday = everydayFor(request)?.calculator.title
  if (everyday !== undefined && !isWholeName.test(said ?? '')) return everyday
  const [conversion, ...others] = readConversions(request)
  const isCalled = /\b(?:converter|calculator)\b/i.test(said ?? '')
  if (conversion !== undefined && !isCalled)
    return others.length === 0 ? `${conversion.from} to ${conversion.to.toLowerCase()}` : 'Converter'
  const [, plain] = cutList.exec(said ?? '') ?? []
  if (plain !== undefined && new RegExp(`${plain}[^.;:]*(?:,|\\band\\b)`, 'i').test(request)) return capitalize(plain)
  const [, before] = oneMore.exec(said ?? '') ?? []
  const name = before ?? (acronym.test(said ?? '') ? said : undefined)
  return name === undefined
    ? undefined
    : capitalize(name.replace(new RegExp(acronym.source, 'gi'), (all) => all.toUpperCase()))
}

/** "Our wedding": what is waited for. */
function countdownName(request: string): string | undefined {
  const title = readCountdown(request)?.title
  return title === 'The day' ? 'Countdown' : title
}

const when =
  /^(?:next|now|today|tonight|tomorrow|together|first|then|there|here|it|be|go|do|have|meet|eat|\p{L}+day)$/iu

/** "Lunch poll" of "where should we have lunch?". */
function pollName(request: string): string | undefined {
  if (isPollMaker(request)) return undefined
  const asked =
    /\b(?:which|what) ((?!is\b|are\b|do\b|does\b|should\b|shall\b|kind\b|to\b)\p{L}+) (?:to|we|should|shall|do|is|are)\b/iu
  const thing = asked.exec(request)?.[1]
  if (thing !== undefined) return capitalize(`${thing.toLowerCase()} poll`)
  const words = readPoll(request)
    .question.replace(/[?!.]+$/, '')
    .split(/\s+/)
  const last = words.findLast((word) => !when.test(word))
  if (last !== undefined && words.length >= 3 && !words.includes('or') && /^\p{Ll}{3,}$/u.test(last))
    return capitalize(`${last} poll`)
  const subject = pollSubject(request)
    ?.replace(/_value$/, '')
    .replaceAll('_', ' ')
  return subject === undefined || /^(?:place|date)$/.test(subject) ? undefined : capitalize(`${subject} poll`)
}
