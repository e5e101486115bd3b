// What people are asked one after the other, told in prose: "about eight questions, how often they come, stars for taste and
// price, what they'd like to see more of and an open remark".
import { capitalize } from '../inflect.ts'

const asksMany =
  /\b(?:answer|ask(?:ing)?(?: them)?|around|about|with|of|a few|some) (?:(?:about|around|roughly|some|a few|\d+|three|four|five|six|seven|eight|nine|ten|twelve|short|simple|quick|easy) ){1,4}questions?,? ([^.!?]{20,400})/iu

/** "Stars for taste, price and choice", "how happy they are with the hours, the showers and the trainers from 1 to 5". */
const rated =
  /\b(?:stars|scores?|ratings?|marks?|points|how (?:happy|satisfied|content) (?:they are|they['’]re|people are)(?: with)?|how (?:they|people) (?:like|rate|find|liked|found))(?: (?:from )?(?:\d|one) (?:to|-|–) (?:\d+|five|ten))?(?: out of \d+)? (?:for |of |on |with )?((?:(?!what\b|whether\b|if\b|how\b|would\b|an?\b)[\p{L}][\p{L} -]{1,24}?)(?:, (?:(?!what\b|whether\b|if\b|how\b|would\b|an?\b)[\p{L}][\p{L} -]{1,24}?))*(?:,? and (?!what\b|whether\b|if\b|how\b|would\b|an?\b)[\p{L}][\p{L} -]{1,24}?)?)(?: (?:from )?(?:\d|one) (?:to|-|–) (?:\d+|five|ten)| out of (?:\d+|five|ten))?(?=,|\.|$| and (?:what|whether|if|how|would|an?)\b)/giu
const things = (list: string): string[] =>
  list
    .split(/,\s*(?:and )?| and /u)
    .map((each) => each.replace(/^(?:the |our |my )/iu, '').trim())
    .filter((each) => each !== '')

/** "About taste, portion and price from one to five". */
const aboutScale = /^(?:about|on) ([\p{L}][\p{L} ,-]{3,120}?) (?:from )?(?:one|1) (?:to|-|–) (?:five|5)\b/iu

const howOften = /^how often (?:they|people) (come|visit|eat here|use (?:it|us)|train|go)$/iu
const wouldThey = /^(?:(?:whether|if) (?:they|people)(?: would|['’]d)|would they) (.+)$/iu
const whatThey = /^what (?:they|people)(?: would|['’]d) (.+)$/iu
const whatTheyDo = /^what (?:they|people) (miss|like|dislike|want|need|think) ?(.*)$/iu
const whichOnes = /^which (\p{L}+(?: \p{L}+)?)(?: they .*)?$/iu
const remark = /\b(?:remarks?|comments?|anything else|own words|suggestions?|open (?:box|question|field))\b/iu

const anythingElse = 'Anything else?'

function questionOf(piece: string): string | null {
  const said = piece.replace(/^(?:and |then |also |maybe )+/iu, '').trim()
  const often = howOften.exec(said)?.[1]
  if (often !== undefined)
    return `How often do you ${often}? Every day, several times a week, once a week, once a month, less often`
  const would = wouldThey.exec(said)?.[1]
  if (would !== undefined) return `Would you ${would}? Yes, no`
  const wish = whatThey.exec(said)?.[1]
  if (wish !== undefined) return `What would you ${wish}?`
  const [, verb, rest = ''] = whatTheyDo.exec(said) ?? []
  if (verb !== undefined) return `What do you ${verb}${rest === '' ? '' : ` ${rest}`}?`
  const which = whichOnes.exec(said)?.[1]
  if (which !== undefined)
    return / they had$/iu.test(said) ? `Which ${which} did you have?` : `Which ${which} do you come to?`
  return remark.test(said) || /\bfree text\b/iu.test(said) ? anythingElse : null
}

/** "Be able to split them by department and by shift": whoever answers says it of themselves. */
const splits =
  /\b(?:split|compare|see|break|divide|group|filter|sort)\b[^.;]{0,40}?\bby ((?!myself\b|hand\b|week|month|day|year|time|question)\p{L}+)(?:,? (?:and|or)(?: by)? (\p{L}+))?(?=[.,;]|$)/iu

/** @returns the questions as the reader of surveys knows them; null where none are told one after the other */
export function questionsTold(message: string): string[] | null {
  const list = asksMany.exec(message)?.[1]
  if (list === undefined) return null
  const about = aboutScale.exec(list)?.[1]
  const named = [...(about === undefined ? [] : [about]), ...[...list.matchAll(rated)].map(([, each = '']) => each)]
  const scales = named.flatMap((each) =>
    things(each).map((thing) => `How ${/[^s]s$/u.test(thing) ? 'are' : 'is'} the ${thing.toLowerCase()}? 1 to 5`),
  )
  const others = list
    .replaceAll(rated, '')
    .replace(aboutScale, '')
    .split(/,\s*(?:and )?|;\s*| and (?=what|whether|if|how|would|an?\b|one\b|some\b)/u)
    .flatMap((piece) => questionOf(piece) ?? [])
  const [, one = '', other = ''] = splits.exec(message) ?? []
  const ofThem = [one, other].filter((word) => word !== '').map((word) => `Your ${word.toLowerCase()}?`)
  const asked = others.filter((question) => question !== anythingElse)
  const last = others.length > asked.length ? [anythingElse] : []
  const questions = [...ofThem, ...asked, ...scales, ...last]
  // "How often" comes first, as one would ask.
  const sorted = questions.toSorted((a, b) => Number(b.startsWith('How often')) - Number(a.startsWith('How often')))
  return sorted.length < 3 ? null : sorted.map((question) => capitalize(question))
}
