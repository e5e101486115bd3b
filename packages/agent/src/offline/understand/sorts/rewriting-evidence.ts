// How much speaks for a tool that gives somebody's own text back in another way: what goes in, how it is to sound, what
// comes out. Two of the three with what stands around them are enough.
import { toneOf } from '../text-things.ts'
import type { MessageSigns } from './message-signs.ts'

const rewritten =
  /\b(?:rewrit(?:e|es|ten|ing)|rephras\w+|reword\w*|polish(?:es|ed|er|ing)?|soften\w*|improv(?:e|es|ed|ing)|simplif\w+|paraphras\w+|proof-?read\w*|summari[sz]\w+|shorten\w*|(?:tone|cool|calm|boil|water|dumb|smooth|pimp|spice|liven|jazz|clean|brush)(?:s|ed|d|ing)? (?:it |them |that |this )?(?:down|up|out|over))\b/iu
const another =
  /\bin (?:that|this|the (?:chosen|same|other)|an?(?:other)?|a different|(?:easy|easier|plain|plainer|simple|simpler|other|better|nicer|clear|clearer|polite|friendly|fewer|normal|everyday)) ?(?:\p{L}+er )?(?:tone|way|style|voice|manner|words|language|english|form|wording)\b|\b(?:new|better|nicer|calmer|other|rewritten|improved|polished|kinder|shorter|finished|friendlier|plainer|final|clean|corrected) (?:version|wording|one|text|mail|e-?mail|ad|letter|draft|message|post|paragraph|copy)\b|\bthe same (?:text|paragraph|mail|letter|thing|message)\b/iu
const comesOut =
  /\b(?:result|outcome|output|below|beneath|under(?:neath)?|next to it|side by side|beside|on the right|comes? out|gives? (?:me |you |us )?back|gets?|reads?|sees?|appears?|shows?|produces?|returns?)\b/i
const copied =
  /\bcop(?:y|ies|ied)\b[^.;]{0,25}\b(?:button|it|result|text|outcome|clipboard|version)\b|\bbutton\b[^.;]{0,20}\bcopy\b|["“]copy["”]|\bcopy (?:button|the outcome)\b/i
const forWhom =
  /\b(?:pick|choose|select|chose)\w*\s+(?:an? |the )?(?:reader|audience|tone|style|voice|mood|manner|level|age)\b/i
/** What is kept of something else, with facts of its own. */
const kept =
  /\b(?:each|every) (?!time\b)\p{L}+ (?:has|have|with|belongs|gets)\b|\b(?:cart|basket|checkout|invoices?|appointments?|bookings?)\b/iu

export function rewritingEvidence({ text, bringsText, questions, rightMarks }: MessageSigns): number {
  const tone = toneOf(text)
  const isChanged = rewritten.test(text) || another.test(text)
  if (!bringsText && !isChanged) return 0
  return (
    (bringsText ? 2 : 0) +
    (rewritten.test(text) ? 1.5 : 0) +
    (another.test(text) ? 1.5 : 0) +
    (tone >= 3 ? 2 : tone > 0 ? 1 : 0) +
    (forWhom.test(text) ? 1 : 0) +
    (comesOut.test(text) ? 0.5 : 0) +
    (copied.test(text) ? 1 : 0) -
    (kept.test(text) ? 3 : 0) -
    (questions.length >= 2 ? 2 : 0) -
    (rightMarks >= 2 ? 2 : 0) -
    (isChanged ? 0 : 2)
  )
}
