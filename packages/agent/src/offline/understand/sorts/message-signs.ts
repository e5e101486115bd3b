// What a message is made of as far as it tells what sort of app is wanted: its questions with their answers, which of them
// are marked as right, the texts that somebody brings, lengths of time, languages. Read once for all sorts.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { plainQuestions } from '../plain-questions.ts'
import { questionBlocks } from '../question-blocks.ts'
import { readPairs } from '../read-pairs.ts'
import { type TimerLength, readLengths } from '../read-timer.ts'
import { namedLanguages } from '../read-translator.ts'
import { answerList, splitAnswers } from '../said-answers.ts'
import { isTextThing } from '../text-nouns.ts'

export interface AskedQuestion {
  question: string
  answers: string[]
}

export interface MessageSigns {
  text: string
  questions: AskedQuestion[]
  /** How many answers are marked as the right ones. */
  rightMarks: number
  /** A text goes in that somebody has written or brings. */
  bringsText: boolean
  lengths: TimerLength[]
  languages: string[]
  pairs: number
}

const asking =
  /^(?:["“]\s*)?(?:how|what|which|who|whom|whose|where|when|why|do|does|did|would|are|is|was|were|have|has|can|could|will|should|any(?:thing)?|in (?:what|which)|at (?:what|which)|on (?:what|which)|true or false)\b/i
/** "Could you make me a quiz?" is asked of whoever builds it. */
const toBuilder =
  /^(?:can|could|would|will|do|is it|how about|what about)\b[^?]*\b(?:you|app|make|build|create|possible|help)\b[^?]*\?$|\b(?:make|build|create) (?:me|us)\b/i

/** What is asked of whoever uses the app: with a question mark or in the words of a question, never of the builder. */
function questionsIn(text: string): AskedQuestion[] {
  return questionBlocks(plainQuestions(text)).flatMap(({ question, after }) => {
    const isAsked = question.endsWith('?') || asking.test(question)
    const isShort = question.split(/\s+/).length <= 24
    if (!isAsked || !isShort || toBuilder.test(question)) return []
    const answers = splitAnswers(answerList(after).list).filter((answer) => answer.split(/\s+/).length <= 7)
    return [{ question, answers: answers.length >= 2 ? answers : [] }]
  })
}

const marked =
  /[([]\s*(?:the )?(?:right|correct|true|✓)(?: one| answer)?\s*!?\s*[)\]]|(?<=[\p{L}\d])\*(?=\s*(?:[,./;|)\n]|$))|[✓✔✅]|\b(?:is|being) (?:right|correct)\b|(?<=[-–—:=(]\s*)(?:right|correct)\b|\b(?:right|correct)(?: answer| one)?s?\s*(?:is|are|:|=)|["”?.]\s*(?:[-–—:=(,]|->|→|is)\s*(?:true|false)\b|(?<=\?\s{0,3})\(?(?:A|answer|solution)\s*:|\bnot \p{L}+(?: or \p{L}+)?\)/giu

const det = String.raw`(?:my|our|the|an?|their|your|his|her|its|some|any)`
/** Up to where the noun ends: "my angry review", "a paragraph from a letter". */
const noun = String.raw`((?:(?!(?:of|in|on|for|from|to|with|that|which|and|or|into|about|by|as|then)\b)[\p{L}'’-]+\s?){1,4})`
const brought = new RegExp(
  [
    String.raw`\b(?:box|field|area|textarea|space|place)\b[^.;,]{0,12}?(?: to (?:paste|type|put|write|drop)| for| with| where (?:i|we|you|they|one|people) (?:paste|type|write|put|drop)s?)(?: in| down)?\s+(?:${det}\s+)*${noun}`,
    String.raw`\b(?:paste|pastes|pasted|pasting|drop|drops|dropping|throw|throws|feed|feeds|copy|copies|typ(?:e|es|ing)|enter|enters|put|puts)(?: in(?:to)?| down)?\s+(?:${det}\s+)+${noun}`,
  ].join('|'),
  'giu',
)
const whatIsWritten =
  /\bwhat (?:i|we|you|they|he|she|somebody|someone|one)(?:['’]ve| have| had| am| was| were| want(?:s|ed)? to| would| really| once| just| meant to)*\s*(?:wrote|write|writing|written|say|said|think|mean|typed|drafted)\b/i
const noText =
  /^(?:name|title|word|number|address|date|code|question|answer|vote|language|phrase|query|keyword|comment|score|result|subject|email|mobile|phone|url|link|page|list|word|place|reason|topic|thing|idea|tip|type|kind|sort|category|unit|sum|figure|term|sign|symbol|letter|opinion|request|enquiry|inquiry|booking|entry|appointment|wish|poem|quote|joke|recipe|news)s?$/i

/** A word for something that people write: by its commonest sense, or one that this house knows. */
function isWriting(word: string): boolean {
  if (noText.test(word)) return false
  if (/^(?:drafts?|mails?|e-?mails?|posts?|rants?|bios?|copy|texts?|writing)$/i.test(word) || isTextThing(word))
    return true
  const known = sensesOfNoun(word)
  return known !== null && known.share >= 2 && known.senses.slice(0, 2).includes('communication')
}

function bringsText(text: string): boolean {
  if (whatIsWritten.test(text)) return true
  return [...text.matchAll(brought)].some(([, held, put]) =>
    isWriting((held ?? put ?? '').trim().split(/\s+/).at(-1) ?? ''),
  )
}

export function readSigns(text: string): MessageSigns {
  return {
    text,
    questions: questionsIn(text),
    rightMarks: [...text.matchAll(marked)].length,
    bringsText: bringsText(text),
    lengths: readLengths(text),
    languages: namedLanguages(text),
    pairs: readPairs(text).pairs.length,
  }
}
