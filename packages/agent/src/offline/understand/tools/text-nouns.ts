// What can be written for somebody by patterns: slogans, toasts, captions, and whatever is called a text, a line, a
// message of something ("label text", "card message"). Short ones come several at a time.

/** One line each. */
export const shortThings = String.raw`names? (?:ideas?|suggestions?)|slogans?|tag ?-?lines?|strap ?lines?|mottos?|mottoes|head ?lines?|(?:(?:e-?mail|newsletter) )?subject lines?|captions?|hash ?tags?|jokes?|puns?|one-?liners?|compliments?|excuses?|quotes?|tips?|ideas?|prompts?|titles?|catch ?phrases?|affirmations?|fortunes?|pick-?up lines?|ice ?breakers?|conversation starters?|riddles?|claims?|hooks?|jingles?|punch ?lines?|blurbs?|(?:opening|closing|first|last|story|sign|welcome|teaser|chalkboard) (?:lines?|sentences?|words|openings?)|openings|openers|sayings?|epigrams?|tweets?|call ?outs?|teasers?`
/** Several sentences each. */
export const longThings = String.raw`toasts?|verses?|poems?|haikus?|limericks?|rhymes?|couplets?|stor(?:y|ies)|e-?mails?|letters?|bios?|biograph(?:y|ies)|speech(?:es)?|vows?|invitations?|invites?|greetings?|wish(?:es)?|congratulations|dedications?|inscriptions?|epitaphs?|obituar(?:y|ies)|tributes?|lyrics|songs?|(?:product |job |item |listing |event |course )?descriptions?|texts?|copy|ads?|adverts?|pitch(?:es)?|scripts?|essays?|paragraphs?|recommendations?|references?|press releases?|eulog(?:y|ies)|(?:thank[- ]you|gift|love|birthday|sympathy|welcome|card|program(?:me)?|tasting) notes?|messages?|repl(?:y|ies)|intros?|introductions?|plots?|announcements?|notices?|reminders?|(?:opening|welcome|closing|keynote|birthday|farewell) (?:address(?:es)?|remarks)|write-?ups?|sermons?|prayers?|bless(?:ing)s?|horoscopes?|apolog(?:y|ies)|testimonials?|posts?|comments?|sentences?|assessments?|appraisals?|verdicts?`
/** A list of these may be kept as well: only where they are made for somebody are they a text. */
const weakThings =
  /^(?:quotes?|tips?|ideas?|titles?|stor(?:y|ies)|e-?mails?|letters?|invitations?|songs?|texts?|copy|ads?|adverts?|scripts?|essays?|references?|recommendations?|messages?|repl(?:y|ies)|posts?|announcements?|plots?|notices?|reminders?|names?|prompts?|claims?|descriptions?|paragraphs?|introductions?|intros?|openings|testimonials?|comments?|sentences?|assessments?|appraisals?|verdicts?|wish(?:es)?|hooks?)$/i

/** "Label text", "band names": the word before it says of what. */
const ofWhat = String.raw`(?:(?!(?:an?|the|my|our|your|their|its|his|her|this|that|these|those|and|or|for|from|of|to|me|us|you|them|it|some|several|any|each|every|one|two|three|four|five|six|seven|eight|nine|ten|few|more|new|good|best|nice|liked?|short|long|little|small|catchy|funny|great|different|matching|suitable|ready|write|writes|make|makes|get|gets|need|want|generate|generates|gives?|invents?|suggests?|creates?|compose|composes|with|in|on|as|what|which|is|are|be|own|draft|drafts|produce|produces|come|comes|up|whole|finished|proper|decent|of|by|say|says|have|has|few|other|saved|kept|earlier|old|favou?rites?)\s)[\p{L}'’-]+ )`

export const textThing = String.raw`(?:${shortThings}|${longThings}|${ofWhat}?(?:texts?|messages?|lines?|words|names?|greetings?|titles?|descriptions?|openings?|phrases|comments?|sentences?|copy|ads?|wishes|cop(?:y|ies)))`

export const isShortThing = new RegExp(String.raw`\b(?:${shortThings})\b`, 'iu')
export const isLongThing = new RegExp(String.raw`\b(?:${longThings})\b(?! agency)`, 'iu')
const isText = new RegExp(String.raw`^(?:${textThing})$`, 'iu')

/** Is it, as a whole, the name of something that is written? */
export function isTextThing(words: string): boolean {
  return isText.test(words.trim())
}

export function isWeakThing(words: string): boolean {
  return weakThings.test(words.trim())
}
