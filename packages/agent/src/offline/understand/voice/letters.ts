// A message that is written as a letter → what stands between its greeting and its signature.

const greeting =
  /^\s*(?:(?:(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?:,? (?:there|all|everyone|everybody|team|folks|you|again|guys|builder|joinery|sir|madam)){0,3}|(?:to whom it may concern|dear \p{L}+(?:(?: or|,| and)? (?:sir|madam|sirs|team|builder|all|\p{Lu}\p{L}+))*))\s*(?:[,!.:–—-]+|\n)\s*)+(?=\S)/iu

/** Said out of politeness, wherever it stands. */
const politeness =
  /(?<=^|[.!?\n]\s*)(?:and |but )?(?:(?:i|we) (?:do |really )?hope (?:that )?(?:you(?:['’]re| are)? |this |it |my |all |everything |to hear )[^.!?\n]*|hope (?:you|this|that) [^.!?\n]*|(?:i|we)(?: a|['’])m writing (?:to you )?(?:because|as)(?= )|(?:please )?let me know (?:if|when|what) (?:you|that|this|it|there)[^.!?\n]*|(?:i|we) look forward to [^.!?\n]*|looking forward to (?:hearing|it|your|seeing)[^.!?\n]*|(?:(?:many |lots of |so many )?thanks?|thank you|thx|cheers)(?: (?:you|a lot|a million|so much|very much|in advance|again|already|ever so much))* (?:for|to) (?:your|the|any|all|you|reading|helping|taking)[^.!?\n]*)[.!?]*/giu

const valediction = String.raw`(?:(?:(?:with )?(?:kind|best|warm|warmest|many|all the)(?:est)? (?:regards|wishes|greetings|thanks|best)|regards|best|all the best|yours(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|thanks?|thank you|thx|cheers|love|many thanks|xx?)(?: (?:and|&) (?:(?:kind|best|warm|many) )?(?:regards|wishes|greetings|thanks))?(?: (?:so much|very much|a lot|in advance|again|already))*)`
/** On lines of its own, with the few lines that say who wrote. */
const signature = new RegExp(String.raw`\n\s*${valediction}\s*[,.!–—-]*\s*(?:\n[^\n]{0,60}){0,5}\s*$`, 'iu')
/** "Thanks, Dave" at the end of the last line. */
const signed = new RegExp(
  String.raw`(?<=[.!?)]\s+|\n\s*)${valediction}\s*[,.!–—-]+\s*(?:(?:\p{Lu}\p{L}*\.? ?){1,3}|\p{L}+)\s*[.!]*\s*$`,
  'iu',
)
/** "- Dave" on the last line. */
const name = /\n\s*(?:[-–—] ?)?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*$/u

const isBullet = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s/u
/** Whole sentences on lines of their own are paragraphs; whatever else stands on lines is a list. */
function asOneParagraph(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const areParagraphs =
    lines.length > 1 && lines.every((line) => /[.!?]["”)]?\s*$/u.test(line) && !isBullet.test(line) && line.length > 40)
  return areParagraphs ? lines.map((line) => line.trim()).join(' ') : text
}

export function withoutLetter(message: string): string {
  const opened = message.replace(greeting, '')
  const isLetter = opened !== message
  const body = opened.replace(signature, '').replace(signed, '')
  const bare = (isLetter && body.includes('\n') ? body.replace(name, '') : body).replace(politeness, '')
  if (bare.trim() === '') return message
  return asOneParagraph(bare).trim()
}
