// How much speaks for a tool that gives somebody's own text back in another way: what goes in, how it is to sound, what
// comes out. Two of the three with what stands around them are enough.
import { changesSaid } from '../tools/brought-text.ts'
import { toneOf } from '../tools/text-things.ts'
import type { MessageSigns } from './message-signs.ts'

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
  const changes = changesSaid(text)
  if (!bringsText && changes === 0) return 0
  return (
    (bringsText ? 2 : 0) +
    changes * 1.5 +
    (tone >= 3 ? 2 : tone > 0 ? 1 : 0) +
    (forWhom.test(text) ? 1 : 0) +
    (comesOut.test(text) ? 0.5 : 0) +
    (copied.test(text) ? 1 : 0) -
    (kept.test(text) ? 3 : 0) -
    (questions.length >= 2 ? 2 : 0) -
    (rightMarks >= 2 ? 2 : 0) -
    (changes > 0 ? 0 : 2)
  )
}
