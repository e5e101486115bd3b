// What a quiz is called: by what it is about.
import { capitalize } from '../inflect.ts'

const word = String.raw`[\p{L}\d][\p{L}\d'’&-]*`
/** What goes on behind the subject. */
const on =
  '(?:for|with|without|that|where|which|who|so|using|having|has|please|each|every|where|on|in which|at|to|questions?|rounds?|style|theme)'
const subject = new RegExp(
  String.raw`\b(?:quiz(?:zes)?|trivia)\b[^.,]*?\b(?:about|on)\s+(?:(?:the|my|our|all about|everything about)\s+)*((?!(?:the|my|our|mobile|screens?|phones?|pages?|tablets?|one|top|it|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${on})\b)${word}(?: (?!${on}\b|and (?:an?|the|show|keep|count)\b|\d+ (?:questions?|seconds?|points)\b)${word}){0,4})`,
  'iu',
)
/** "A quiz for biology". */
const lesson =
  /\bquiz for (biology|chemistry|physics|history|geography|maths?|english|french|german|spanish|latin|music|science|economics)\b/i
const notSort =
  '(?:simple|little|small|short|quick|new|an?|my|me|our|your|the|this|that|fun|nice|good|cool|online|interactive|multiple|choice|for|with|to|build|make|create|of|want|need|like|each|every|one|please|us|and|is|are|be|about|on|in|or|as)'
const sort = new RegExp(String.raw`\b((?:(?!${notSort}\b)${word} ){1,3})quiz\b(?! (?:app|game) )`, 'iu')

/** "Which wine goes with what - a quiz for my guests": what is asked all along is its name. */
const askedAll =
  /^\s*((?:which|what|who|where|how|whose)\b[^.!?:;\n–—]{4,48}?)\s*(?:[?:–—]|\s-)\s*(?:an? |the )?(?:\p{L}+ )?quiz\b/iu

/** What a quiz was said to be about; undefined where nobody says, or it is about several things. */
export function quizSubject(text: string): string | undefined {
  const asked = askedAll.exec(text)?.[1]
  if (asked !== undefined) return asked
  const about = subject.exec(text)
  const said = about?.[1]?.replace(/\s+(?:and|of|the|in|from)$/i, '') ?? lesson.exec(text)?.[1]
  // "On music, sport and art": of several subjects none names it.
  const areSeveral = about !== null && /^,\s*[\p{L} ]+\s+and\s/u.test(text.slice(about.index + about[0].length))
  return areSeveral ? undefined : said
}

/** "A quiz about rivers", "a music quiz"; what else is spoken of in it gives it no name. */
export function quizName(text: string): string {
  const said = quizSubject(text)
  if (said !== undefined) return askedAll.test(text) ? capitalize(said) : `${capitalize(said)} quiz`
  const named = sort.exec(text)?.[0]
  return named === undefined ? 'Quiz' : capitalize(named)
}
