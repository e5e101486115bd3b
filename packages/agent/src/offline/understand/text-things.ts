// What can be written for somebody by patterns: slogans, toasts, captions. Short ones come several at a time.

const shortThings = String.raw`slogans?|tag ?lines?|mottos?|headlines?|(?:(?:e-?mail|newsletter) )?subject lines?|captions?|hash ?tags?|jokes?|puns?|one-?liners?|compliments?|excuses?|quotes?|tips?|ideas?|prompts?|titles?|catch ?phrases?|affirmations?|fortunes?|pick-?up lines?|icebreakers?|conversation starters?|riddles?|claims?|hooks?`
const longThings = String.raw`toasts?|verses?|poems?|haikus?|limericks?|rhymes?|stor(?:y|ies)|e-?mails?|letters?|bios?|biograph(?:y|ies)|speech(?:es)?|vows?|invitations?|greetings?|wish(?:es)?|lyrics|songs?|(?:product |job |item |listing |event |course )?descriptions?|texts?|copy|ads?|adverts?|tweets?|pitch(?:es)?|scripts?|essays?|paragraphs?|recommendations?|press releases?|eulog(?:y|ies)|thank[- ]you notes?|messages?|repl(?:y|ies)|intros?|plots?`

/** "A slogan maker", "product description writer", "toast generator". */
const maker = new RegExp(
  String.raw`\b(?:${shortThings}|${longThings}|names?)(?: ideas?)? (?:generators?|makers?|writers?|creators?|machines?|composers?|finders?|inventors?)\b`,
  'iu',
)
/** "A tool that writes birthday verses", "something that gives me ideas for recipes from what I type". */
const deed = new RegExp(
  String.raw`\b(?:tools?|apps?|pages?|helpers?|machine|bot|site|website|assistant|something|program)\b[^.:;]{0,30}?\b(?:that|which|to|for|and)\s+(?:(?:can|will|should|helps? (?:me|us|you)(?: to)?)\s+)*(?:writes?|writing|generates?|generating|comes? up with|coming up with|suggests?|suggesting|drafts?|drafting|invents?|makes? up|composes?)\b[^.;:]{0,40}?\b(?:${shortThings}|${longThings})\b`,
  'iu',
)
/** "It suggests six names", "I want to write slogans": told of the tool, or of whoever uses it. */
const makes = new RegExp(
  String.raw`\b(?:it|which|that|and|to|i|we|(?:the|an?) (?:app|page|tool|site|button)|invents?)\b[^.:;]{0,20}?\b(?:writes?|generates?|gives?|comes? up with|suggests?|invents?|makes?(?: up)?|composes?)\s+(?:(?:me|us|you|some|several|a few|new|good|\d{1,2}|${'one|two|three|four|five|six|seven|eight|nine|ten'}|\p{L}+)\s+){0,2}?(${shortThings}|${longThings}|names?)\b`,
  'iu',
)
/** "Six suggestions come up". */
const appears =
  /\b(?:suggestions|slogans|tag ?lines|mottos|captions|names|headlines|ideas)\b[^.;]{0,20}\b(?:comes? up|appears?|pops? up|shows? up|(?:is|are) (?:shown|made|suggested))\b/i

/** What comes out is spoken of, so that it is no list of what somebody wrote. */
const comesOut =
  /\b(?:results?|suggestions?|suggests?|generat\w+|invents?|(?:ideas|suggestions) for|(?:funny|playful|formal|friendly|witty)\b[^.;]{0,20}\bor)\b|\b(?:tone|mood|style|voice|vibe)s?(?:\s*[(:,–—-]|\s+(?:is|from|as)\b)/i

/** Whoever enters something gets words for it, when a button is pressed. */
const isPressed =
  /\b(?:press|click|hit|push|tap|buttons?|generates?|generated|enters?|types?|put in|inputs?|fields?)\b/i

/** "Paste an article and get the gist": something shorter is made of what somebody brings. */
const brings =
  /\b(?:pastes?|pasting|drop(?:s|ping)? in|puts? in|types? in|enters?|copy in|copies in|feeds?|give it|inserts?|uploads?)\b[^.;]{0,40}?\b(?:texts?|articles?|e-?mails?|notes|reports?|documents?|letters?|stor(?:y|ies)|chapters?|minutes|transcripts?|papers?|essays?|posts?|paragraphs?|pages?|contents?)\b/i
const shortens =
  /\bsummar(?:y|ies|i[sz]\w*)\b|\bshorten\w*\b|\bcondens\w+|\b(?:boil|cut|break)(?:s|ed|ing)? (?:it |them |that )?down\b|\bshort(?:er)? versions?\b|\b(?:the )?gist\b|\btl;? ?dr\b|\bmost important (?:points?|sentences?|facts|things|parts?|bits)\b|\b(?:key|main) (?:points|sentences|facts|ideas)\b|\bin (?:short|brief|a nutshell)\b|\bdigests?\b/i

/** Is a text to be made shorter that somebody brings? */
export function asksForSummary(text: string): boolean {
  return (
    shortens.test(text) &&
    (brings.test(text) ||
      /\b(?:input|text) fields?\b/i.test(text) ||
      /\btl;? ?dr\b|\btext (?:summary|shortener)\b|\bsummary (?:tool|maker|generator)\b/i.test(text))
  )
}

const isEntered =
  /\b(?:enters?|types?|put in|describes?|writes? down|inputs?|fields?|forms?|selects?|picks?|chooses?)\b/i

/** Is a text, or are several, to be made of what somebody types? */
export function asksForWords(text: string): boolean {
  return (
    asksForSummary(text) ||
    maker.test(text) ||
    (deed.test(text) && isPressed.test(text)) ||
    pressed.test(text) ||
    (byAi.test(text) && isEntered.test(text)) ||
    (order.test(text.trim()) && comesOut.test(text)) ||
    ((makes.test(text) || appears.test(text)) && comesOut.test(text) && isEntered.test(text))
  )
}

/** "Write slogans for my products: product, tone": said to the tool that is wanted. */
const order = new RegExp(
  String.raw`^(?:please )?(?:writes?|generates?|makes?|creates?) (?:me )?(?:\p{L}+ ){0,2}?(?:${shortThings}|${longThings})(?: (?:for|about|from|with|using|of)\b|[:,])`,
  'iu',
)

/** "AI slogans: enter a product". */
const byAi = new RegExp(String.raw`\b(?:ai|gpt)[- ](?:${shortThings}|${longThings})\b`, 'iu')
/** "Press “Find slogans” and get some". */
const pressed = new RegExp(
  String.raw`\b(?:press(?:es)?|click(?:s)?(?: on)?|hit(?:s)?|push(?:es)?|tap(?:s)?|buttons?)(?: the button)?,? ["“]?(?:writes?|gets?|generates?|creates?|finds?|makes?|invents?|suggests?) (?:me )?(?:some )?(?:${shortThings}|${longThings})\b`,
  'iu',
)

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')})\s+(?:\p{L}+\s+){0,2}?(?:${shortThings}|${longThings}|names?|versions?|variants?|variations?|options?|suggestions?|results?)\b`,
  'iu',
)

/** How many are asked for at a time; without a number several of the short ones and one of the long. */
export function countOfTexts(text: string): number {
  const said = counted.exec(text)?.[1]?.toLowerCase()
  if (said === undefined) return isOfShortOnes(text) ? 5 : 1
  const number = numbers.indexOf(said)
  return Math.min(12, Math.max(1, number >= 0 ? number + 1 : Number(said)))
}

/** Is what is written short, as a slogan is? */
export function isOfShortOnes(text: string): boolean {
  return (
    shortOnes.test(text) ||
    /\b(?:some|several|a few|a couple of|different) (?:\p{L}+ )?(?:versions|variants|suggestions|options)\b/iu.test(
      text,
    )
  )
}
const shortOnes = new RegExp(String.raw`\b(?:${shortThings})\b`, 'iu')

/** What the texts are called: "Slogans". */
export function nameOfTexts(text: string): string | null {
  return (
    madeThing(text) ??
    makes.exec(text)?.[1] ??
    shortOnes.exec(text)?.[0] ??
    new RegExp(String.raw`\b(${longThings})\b(?! agency)`, 'iu').exec(text)?.[1] ??
    null
  )
}

/** What a maker or writer is named after, "names" or "slogan"; null where it is named after nothing. */
export function madeThing(text: string): string | null {
  const named = maker.exec(text)?.[0].split(/\s+/)
  return named?.slice(0, -1).join(' ') ?? null
}
