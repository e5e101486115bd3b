// Single facts in further notations: "photo too", "players min and max", "category: rent, food", "the boss approves or
// rejects".

/** "A box for staff, anonymous, with category": said of how it is used, between what it is and what it has. */
const inPassing = /,\s*(?:anonymous(?:ly)?|online|free|for free|no names?)\s*,\s*(?=with\b)/giu
/** "Players min and max". */
const minAndMax = /\b(\p{L}+) min(?:imum)? and max(?:imum)?\b/giu
/** "The boss approves or rejects": how far it is. */
const approves =
  /(?:[,;]| and|, and)? (?:the |my |our |an? )?(?:boss|managers?|admins?|owner|office|team lead|lead|accountant|treasurer|hr|supervisor|teacher|parents?|board|committee|i|we) (?:can |then |must )?(?:approves?|accepts?) or (?:rejects?|declines?|refuses?)(?: (?:it|them|each|the \p{L}+))?(?=[.;,]|$)/giu
/** ". Photo too", "a photo would be nice": one fact more. */
const factToo =
  /[.;]\s+(?:and )?(?:an? )?(photo|picture|image|notes?|price|link|comment)s? (?:too|as well|also|would be (?:nice|great|good))(?=\s*(?:[.;!]|$))/iu
/** "Goals for and against". */
const forAndAgainst = /\b(\p{L}+s) for and against\b/giu
/** "When, category: rent, food, fun." */
const sortsBehind =
  /(?<=,\s*)(category|type|kind|genre|status|condition|priority|size|level|mood): ((?:[\p{L}-]+ ?){1,2}(?:, (?:[\p{L}-]+ ?){1,2})+)(?=[.;]|$)/giu
/** What a vocabulary trainer shows are cards, whatever stands on them. */
const isTrainer = /\b(?:vocab\w*|words?|verbs?) (?:trainer|training|drill)\b/i
const wordsWith = /(^|[.;:]\s+)(?:the |each )?(?:words?|vocab(?:ulary|s)?|phrases|verbs|terms) (?:with|have|has) /giu

/** "Every work belongs to a category: stage, portrait or travel". */
const belongsToSort =
  /\b(each|every) (\p{L}+) (?:belongs to|is in|has) (?:an?|one) (category|type|genre|kind|group|section|style): ((?:\p{L}+(?: \p{L}+)?, )+(?:(?:and|or) )?\p{L}+(?: \p{L}+)?(?:,? (?:or|and) \p{L}+(?: \p{L}+)?)?)(?=[.;]|$)/giu

/** Single facts in further notations. */
export function factsPlain(message: string): string {
  const text = isTrainer.test(message) ? message.replace(wordsWith, '$1Words with ') : message
  return text
    .replace(
      belongsToSort,
      (_, each: string, noun: string, sort: string, list: string) =>
        `${each} ${noun} has a ${sort} (${list.replace(/,? (?:or|and) /g, ', ')})`,
    )
    .replace(inPassing, ' ')
    .replace(sortsBehind, (_, name: string, list: string) => `${name} (${list.trim()})`)
    .replace(factToo, (_, what: string) => `, ${what.toLowerCase()}`)
    .replace(forAndAgainst, '$1 for (number), $1 against (number)')
    .replace(minAndMax, 'min $1, max $1')
    .replace(approves, ', status (submitted, approved, rejected)')
}
