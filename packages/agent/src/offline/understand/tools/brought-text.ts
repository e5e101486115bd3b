// The text that somebody brings to a tool: "a box for my draft", "paste the paragraph", "what I wrote".
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { capitalize } from '../inflect.ts'
import { isTextThing } from './text-nouns.ts'

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
  /^(?:name|title|word|number|address|date|code|question|answer|vote|language|phrase|query|keyword|comment|score|result|subject|email|mobile|phone|url|link|page|list|word|place|reason|topic|thing|idea|tip|type|kind|sort|category|unit|sum|figure|term|sign|symbol|opinion|request|enquiry|inquiry|booking|entry|appointment|wish|poem|quote|joke|recipe|news)s?$/i

/** A word for something that people write: by its commonest sense, or one that this house knows. */
export function isWriting(word: string): boolean {
  if (noText.test(word)) return false
  if (/^(?:drafts?|mails?|e-?mails?|posts?|rants?|bios?|copy|texts?|writing)$/i.test(word) || isTextThing(word))
    return true
  const known = sensesOfNoun(word)
  return known !== null && known.share >= 2 && known.senses.slice(0, 2).includes('communication')
}

/** "My angry review" is a review; the newsletter paragraph stays one. */
function labelOf(words: readonly string[]): string {
  const nouns = words.filter((word, at) => at === words.length - 1 || (sensesOfNoun(word)?.share ?? 0) >= 7)
  return capitalize(nouns.join(' '))
}

/** What its box is called; null where nobody brings a text. */
export function broughtText(text: string): string | null {
  for (const found of text.matchAll(brought)) {
    const words = (found[1] ?? found[2] ?? '').trim().split(/\s+/)
    const ofWhat =
      /^ ?of (?:an?|the|my|our) \p{L}+/u.exec(text.slice(found.index + found[0].trimEnd().length))?.[0] ?? ''
    const isOfText = /^texts?$/i.test(words.at(-1) ?? '')
    if (isWriting(words.at(-1) ?? '')) return `${labelOf(words)}${isOfText ? ofWhat : ''}`
  }
  return whatIsWritten.test(text) ? 'Your text' : null
}

const rewritten =
  /\b(?:rewrit(?:e|es|ten|ing)|rephras\w+|reword\w*|polish(?:es|ed|er|ing)?|soften\w*|improv(?:e|es|ed|ing)|simplif\w+|paraphras\w+|proof-?read\w*|summari[sz]\w+|shorten\w*|(?:tone|cool|calm|boil|water|dumb|smooth|pimp|spice|liven|jazz|clean|brush)(?:s|ed|d|ing)? (?:it |them |that |this )?(?:down|up|out|over))\b/iu
const another =
  /\bin (?:that|this|the (?:chosen|same|other)|an?(?:other)?|a different|(?:easy|easier|plain|plainer|simple|simpler|other|better|nicer|clear|clearer|polite|friendly|fewer|normal|everyday)) ?(?:\p{L}+er )?(?:tone|way|style|voice|manner|words|language|english|form|wording)\b|\b(?:new|better|nicer|calmer|other|rewritten|improved|polished|kinder|shorter|finished|friendlier|plainer|final|clean|corrected) (?:version|wording|one|text|mail|e-?mail|ad|letter|draft|message|post|paragraph|copy)\b|\bthe same (?:text|paragraph|mail|letter|thing|message)\b/iu

/** How many ways of saying that a text comes back in another way a message has: 0 to 2. */
export function changesSaid(text: string): number {
  return (rewritten.test(text) ? 1 : 0) + (another.test(text) ? 1 : 0)
}

/** Does somebody's own text come back in another way? */
export function isRewriting(text: string): boolean {
  const count = changesSaid(text)
  return count === 2 || (count > 0 && broughtText(text) !== null)
}
