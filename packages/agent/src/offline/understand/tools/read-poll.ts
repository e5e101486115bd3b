// What is voted on: the question and its options in whatever notation, and whether people make polls of their own.
import { escapePattern } from '../escape-pattern.ts'
import { capitalize } from '../inflect.ts'
import { answerList, splitAnswers } from './said-answers.ts'
import { questionWithOptions } from './spoken-options.ts'

interface SaidPoll {
  question: string
  /** Empty where none are given. */
  options: string[]
}

const quotedQuestion = /["“]([^"”\n]{3,160}\?)["”]/
const spokenQuestion = /(?:^|[.!:;\n]\s*|\b(?:poll|question|vote)\s+(?:on\s+|about\s+)?)((?:[^.!?:;\n"“”]){4,160}\?)/iu
const optionsAre =
  /\b(?:(?:polls?\s*:|(?:options?|choices?|answers?|candidates?)\s*(?:are|is|like|such as|being|of|to choose)?\s*[:–—]?)|between|either|(?:can |to |may )?(?:pick|choose|select)(?: from| between| one of)?|votes?(?: for| on| between)?\s*:|vote (?:for|between))\s+/gi
/** Of the vote itself, and nothing that is voted for. */
const aboutVoting =
  /\b(?:votes?|voted|voting|voters?|percent\w*|results?|bars|charts?|per (?:person|visitor|head)|everyone|everybody|counters?|log ?in|accounts?|fields?|buttons?|polls?)\b|%|^(?:shows?|shown|press)\b/i

function asOptions(list: string): string[] {
  const said = splitAnswers(list.replace(/^\s*(?:with|are|is)\s+/i, ''))
    .map((option) =>
      option
        .replace(/["“”]/g, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter((option) => option !== '')
  const areOptions =
    said.length >= 2 && said.every((option) => option.split(' ').length <= 7 && !aboutVoting.test(option))
  return areOptions ? [...new Set(said.map(capitalize))] : []
}

/** The last item may say something of the vote: "Salami, Mushrooms and bars with percent". */
function beforeVoting(list: string): string {
  const cut = list.search(
    /[,;.\n]\s*(?:and\s+)?(?:everyone|everybody|one vote|each|show|results?|with bars|bars|after|people|you can|they)\b/i,
  )
  return cut < 0 ? list : list.slice(0, cut)
}

/** "Pizza or pasta tonight?" names its options itself. */
function optionsInside(question: string): string[] {
  // "Bench, swing or nothing on the lawn?"
  const row = /^\W*((?:[\p{L}’'-]+(?: [\p{L}’'-]+)?, )+)([\p{L}’'-]+(?: [\p{L}’'-]+)?),? or ([\p{L}’'-]+)/iu.exec(
    question,
  )
  if (row !== null)
    return [...(row[1] ?? '').split(','), row[2] ?? '', row[3] ?? '']
      .map((option) => capitalize(option.trim()))
      .filter((option) => option !== '')
  const [, before = '', after = ''] = /([\p{L}-]+(?: \p{L}+)?) or ([\p{L}-]+)/iu.exec(question) ?? []
  return before === '' ? [] : [before, after].map((option) => capitalize(option.trim()))
}

const askedIndirectly =
  /\b(?:votes?|voting|decides?|deciding|polls?)(?: together)?(?: on| about| for)? (where|when|what|who|how|which [^.,;:?!\n]{2,30}?) (to|we|they|I) ([^.,;:?!\n"“]{2,80})/i
const modal = /^(should|shall|can|could|will|would|are|were) /i
/** What is said of the vote after the question. */
const afterQuestion = /\s+(?:and (?:see|show|everyone|everybody|then)|with (?:results|bars|a|one)|so that|after)\b.*$/i

/** "Vote on where we go for the party": "Where do we go for the party?" */
function indirectQuestion(text: string): string {
  const [said = '', word = '', who = '', more = ''] = askedIndirectly.exec(text) ?? []
  if (said === '') return ''
  const rest = more.replace(afterQuestion, '').trim()
  if (who === 'to') return `${word} shall we ${rest}?`
  const [, verb] = modal.exec(rest) ?? []
  return verb === undefined ? `${word} do ${who} ${rest}?` : `${word} ${verb} ${who} ${rest.replace(modal, '')}?`
}

function askedUnmarked(text: string): RegExpExecArray | null {
  const found = unmarkedQuestion.exec(text)
  if (found?.[1] !== undefined) found[1] = `${found[1]}?`
  else if (found?.[2] !== undefined) found[1] = found[2]
  return found
}

function linesIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\n)\s*(?:[-*•]|\d{1,2}[.)])\s+([^\n]+)/g)].map(([, line = '']) => line.trim())
}

/** "Which colour should the shirt have: green, blue or orange", "vote on the name of the boat". */
const unmarkedQuestion =
  /\b((?:which|what|who|where|when|should|shall) [^.?!:\n"“]{5,120}):|\bvote on ((?:the|our|a) [^.?!:\n"“]{3,80})/i

/** "The fans want a fourth one: Captain Zamboni", "add Lisbon as an option". */
const laterOptions: readonly RegExp[] = [
  /(?:^|\n)[^\n]*\b(?:another|one more|an? (?:second|third|fourth|fifth|sixth|seventh|further|new|extra|last))(?: one| options?| choices?| answers?| candidates?| possibility)?(?: please)?\s*:\s*["“]?([^.;:"”\n]+)/giu,
  /(?:^|\n)[^\n]*?\b(?:add|include|put in|forgot)\s+(?:the |an? |another )?(?:(?:new |further |extra |fourth |fifth |third )?(?:option|choice|answer|candidate)s?\s*:?\s*)?["“]?([^.;:"”\n]+?)["”]?(?:\s+(?:as an?(?: \p{L}+)? (?:option|choice|answer|one)|to the (?:poll|options|choices|answers|list|vote)|(?:as well|too|please)))*\s*(?=[.!\n]|$)/giu,
]

/** Options that came after the first sentence, each on a line of its own. */
function optionsLater(text: string): string[] {
  return laterOptions.flatMap((says) =>
    [...text.matchAll(says)].flatMap(([, said = '']) => {
      const list = splitAnswers(said).map((option) => option.trim())
      return list.every((option) => option.split(' ').length <= 6 && !aboutVoting.test(option))
        ? list.map(capitalize)
        : []
    }),
  )
}

/** "Where shall we go, Lisbon, Oslo or Bari?": the options stand behind what is asked, before its mark. */
const optionsBehind =
  /^((?:where|which|what|who|when|how)\b[^,:?]{6,}?)\s*[,:–]\s+((?:[^,?]{1,40}, )*[^,?]{1,40},? or [^,?]{1,40})\?$/iu

/** The first sentence holds the poll; each line that a person wrote later may add to it. */
export function readPoll(text: string): SaidPoll {
  const lines = text.split('\n')
  // A later message goes on after the one that had the question and its options.
  for (let count = lines.length; count > 0; count -= 1) {
    const later = lines.slice(count)
    const first = readFirst(lines.slice(0, count).join('\n'))
    const added = later.map((line) => optionsLater(line))
    if (
      count < lines.length &&
      first.options.length >= 2 &&
      added.every((each) => each.length > 0) &&
      !lines.slice(0, count).some((line, at) => at > 0 && optionsLater(line).length > 0)
    )
      return { ...first, options: [...new Set([...first.options, ...added.flat()])] }
  }
  return readFirst(text)
}

function readFirst(text: string): SaidPoll {
  const spoken = quotedQuestion.test(text) ? null : questionWithOptions(text)
  const among = (spoken?.options ?? []).map(capitalize)
  if (spoken !== null && !among.some((each) => aboutVoting.test(each)))
    return { question: capitalize(spoken.question), options: among }
  const asked = quotedQuestion.exec(text) ?? spokenQuestion.exec(text) ?? askedUnmarked(text)
  const said = asked?.[1] ?? indirectQuestion(text)
  const question = capitalize(said.trim().replace(/^(?:quick |straw )?poll\s*[:,-]\s*/i, ''))
  const [, alone, listed = ''] = optionsBehind.exec(question) ?? []
  const split = alone === undefined ? [] : asOptions(listed)
  if (alone !== undefined && split.length >= 2) return { question: `${alone}?`, options: split }
  const behind = asked === null ? '' : text.slice(asked.index + asked[0].length)
  const around = asked === null ? text : `${text.slice(0, asked.index)} ${behind}`
  const announced = [...around.matchAll(optionsAre)].map((mark) => around.slice(mark.index + mark[0].length))
  const candidates = [
    ...announced.map((each) => answerList(beforeVoting(each)).list),
    answerList(beforeVoting(behind)).list,
    linesIn(text).join('\n'),
  ].map(asOptions)
  // "Tea or coffee?" says what there is to choose; "which day or evening suits you?" does not.
  const inside = /^\W*(?:[\p{L}-]+(?: [\p{L}-]+)?, )*[\p{L}-]+ or [\p{L}-]+\b/iu.test(question)
    ? [optionsInside(question)]
    : []
  const options = [...inside, ...candidates].find((each) => each.length >= 2) ?? optionsInside(question)
  return { question, options }
}

/** "Anyone makes a poll", "a poll maker": the polls are theirs, and none is given. */
export function isPollMaker(text: string): boolean {
  return /\b(?:creates?|makes?|starts?|opens?|sets? up|posts?|adds?|asks?|build) (?:an? |their own |your own |new |own |several |many |as many )*(?:polls|poll(?!\s*[:"“])|questions? (?:with|and))\b(?! (?:app|for|about|on|where)\b)|\b(?:anyone|anybody|everyone|everybody|people|users|members|visitors|they|others) (?:can |may )?(?:makes?|creates?|starts?|opens?|adds?) (?:an? |their own |own |new )*polls?\b|\bpoll[- ](?:maker|creator|builder|generator)\b|\b(?:my|their|your|our) own polls\b/i.test(
    text.replace(/^\W*(?:please )?(?:(?:can|could) you )?(?:build|make|create)(?: me| us)?\b/i, ''),
  )
}

/** Whoever votes may add what is missing among the options. */
export function takesOptions(text: string): boolean {
  return (
    /\b(?:suggest|propose|add)s?\b[^.;]{0,30}\b(?:another|more|own|new|further|missing|other|an?)\b[^.;]{0,20}\b(?:options?|answers?|choices?|places?|ones?|idea|name|title|date|day)\b|\boptions? (?:can|may) be added\b|\bsomething else\b/i.test(
      text,
    ) && !isPollMaker(text)
  )
}

/** What the message calls the things that are voted for. */
export function optionWord(text: string): string {
  return /\banswers?\b/i.test(text) && !/\boptions?\b/i.test(text)
    ? 'Answer'
    : /\bchoices?\b/i.test(text) && !/\boptions?\b/i.test(text)
      ? 'Choice'
      : 'Option'
}

/** "Up to four answers". */
export function optionCount(text: string): number {
  const said =
    /\b(?:up to |maximum |at most |to |with )(two|three|four|five|six|seven|eight|[2-8]) (?:possible )?(?:options|answers|choices)\b/i.exec(
      text,
    )?.[1] ?? ''
  const counted =
    Number(said) || ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].indexOf(said.toLowerCase()) + 2
  return counted >= 2 ? counted : 6
}

/** A message without what is voted for in it. */
export function withoutOptions(request: string): string {
  return readPoll(request).options.reduce(
    (rest, option) => rest.replace(new RegExp(`(?<!\\p{L})${escapePattern(option)}(?!\\p{L})`, 'giu'), ' '),
    request,
  )
}
