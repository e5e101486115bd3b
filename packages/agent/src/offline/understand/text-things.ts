// What can be written for somebody by patterns: slogans, toasts, captions. Short ones come several at a time.

const shortThings = String.raw`slogans?|tag ?lines?|mottos?|headlines?|(?:(?:e-?mail|newsletter) )?subject lines?|captions?|hash ?tags?|jokes?|puns?|one-?liners?|compliments?|excuses?|quotes?|tips?|ideas?|prompts?|titles?|catch ?phrases?|affirmations?|fortunes?|pick-?up lines?|icebreakers?|conversation starters?|riddles?|claims?|hooks?`
const longThings = String.raw`toasts?|verses?|poems?|haikus?|limericks?|rhymes?|stor(?:y|ies)|e-?mails?|letters?|bios?|biograph(?:y|ies)|speech(?:es)?|vows?|invitations?|greetings?|wish(?:es)?|lyrics|songs?|(?:product |job |item |listing |event |course )?descriptions?|texts?|copy|ads?|adverts?|tweets?|pitch(?:es)?|scripts?|essays?|paragraphs?|recommendations?|press releases?|eulog(?:y|ies)|thank[- ]you notes?|messages?|repl(?:y|ies)|intros?|plots?`

/** "A slogan maker", "product description writer", "toast generator". */
const maker = new RegExp(
  String.raw`\b(?:${shortThings}|${longThings}|names?)(?: ideas?)? (?:generators?|makers?|writers?|creators?|machines?|composers?)\b`,
  'iu',
)
/** "A tool that writes birthday verses", "something that gives me ideas for recipes from what I type". */
const deed = new RegExp(
  String.raw`\b(?:tools?|apps?|pages?|helpers?|machine|bot|site|website|assistant|something|program)\b[^.:;]{0,30}?\b(?:that|which|to|for|and)\s+(?:(?:can|will|should|helps? (?:me|us|you)(?: to)?)\s+)*(?:writes?|writing|generates?|generating|comes? up with|coming up with|suggests?|suggesting|drafts?|drafting|invents?|makes? up|composes?)\b[^.;:]{0,40}?\b(?:${shortThings}|${longThings})\b`,
  'iu',
)
/** Whoever enters something gets words for it, when a button is pressed. */
const isPressed =
  /\b(?:press|click|hit|push|tap|buttons?|generates?|generated|enters?|types?|put in|inputs?|fields?)\b/i

/** Is a text, or are several, to be made of what somebody types? */
export function asksForWords(text: string): boolean {
  return maker.test(text) || (deed.test(text) && isPressed.test(text))
}

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
  return madeThing(text) ?? new RegExp(String.raw`\b(${shortThings}|${longThings})\b`, 'iu').exec(text)?.[1] ?? null
}

/** What a maker or writer is named after, "names" or "slogan"; null where it is named after nothing. */
export function madeThing(text: string): string | null {
  const named = maker.exec(text)?.[0].split(/\s+/)
  return named?.slice(0, -1).join(' ') ?? null
}
