// "Five roofs: the school, the fire station and a barn": how many there are and what they are called, and no facts of each.
const number = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`
const item = String.raw`(?:the|an?|our|my|one) [\p{L}'’-]+(?: [\p{L}'’-]+){0,2}`
const counted = new RegExp(
  String.raw`\b(${number} (?:[\p{L}-]+ )?\p{L}+s): (${item}(?:, ${item})*(?:,? and ${item}))(?=[.;!?]|$)`,
  'giu',
)

/** Each with an article is one of those that were counted; facts have none. */
export function plainCounted(text: string): string {
  return text.replace(
    counted,
    (_, many: string, list: string) =>
      `${many} such as ${list.replace(/(?<=^|, |and )(?:the|an?|our|my|one) /giu, '')}`,
  )
}
