// Finds the stretches of a sentence that list fields: what follows "with", "each has", "fields:", and so on.

const trigger =
  /\b(?:with(?! (?:a |an |the )?(?:simple|clean|nice|modern|beautiful|playful|dark|light|minimal|bold|editorial|good|big|rounded|round)\b)|having|includes?|including|contain(?:s|ing)|consist(?:s|ing) of|(?<!\b(?:whether|if)\s)\b(?:each|every|it|they|which|that|one|\w+)\s+(?:should\s+|must\s+)?(?:has|have|needs?)(?! to\b)|(?:stor(?:e|es|ing)|sav(?:e|es|ing)|captur(?:e|es|ing)|hold(?:s|ing)?|(?:the )?(?:fields?|columns?|properties|attributes)(?: (?:are|should be|like))?)\s*:?|(?:to |i can |can |i want to |we )(?:enter|note(?: down)?|write(?: down)?|jot(?: down)?|put in|fill in|record|log|track|remember|save|store)\b(?! (?:my|our|all|of|down|track)\b)(?=[^.;:]*[,&]|[^.;:]*\band\b))\s*:?\s*|(?<!\b(?:priority|status|type|category|genre|mood|size|level|stage|state)):\s*(?=[^:]*,)|\(\s*(?=[^)]*,)|(?<=^[^,:+]+), (?=[^.:]*[+,])|\s[-–—]\s(?=[^.]*,)|\band (?:their|its)\s+|\bthat (?:tracks?|logs?|stores?|records?|saves?|keeps?|lists?|shows?)\s+(?=[^.;]*(?:,|\band\b))/giu

const clauseEnd =
  /[.!?](?=\s|$)|\n\s*\n|\b(?:so that|so i|so we|in order to|because|and (?:let|allow|make|show|sort|filter|search|i (?:want|need|can|would)|we (?:want|need|can)|it should|be able|the (?:ability|option) to|also (?:let|allow|make)|please|mark|order|group)|where (?:i|we|you|users?|people)|that (?:i|we|lets|shows|allows) |i (?:want|need|would|can|should)\b|which (?:i|lets|allows)|please\b|for (?:my|our|the) )/iu

/**
 * The field lists of a sentence, in order. Nested triggers split a clause: "a log with entries, each having a mood"
 * gives "entries" and "a mood".
 */
export function fieldClauses(text: string): string[] {
  const masked = maskBracketed(text)
  const found = [...masked.matchAll(trigger)]
  return found
    .map((match, index) => {
      const start = match.index + match[0].length
      const limit = found[index + 1]?.index ?? text.length
      const clause = masked.slice(start, limit)
      const end = clauseEnd.exec(clause)
      return text.slice(start, start + (end?.index ?? clause.length)).trim()
    })
    .map((clause) =>
      clause.replace(
        /^(?:the following(?: fields| columns)?|following|fields?|columns?|these fields?|things like|stuff like)\s*:?\s*/i,
        '',
      ),
    )
    .map(unwrap)
    .filter((clause) => clause !== '')
}

/** Brackets that qualify one field stay closed to the search; a bracket after a plural noun that lists fields stays open. */
function maskBracketed(text: string): string {
  return text.replace(/\(([^)]*)\)/g, (all, inside: string, at: number) => {
    const before = text.slice(0, at)
    const listsFields =
      /\b(?:app|list|tracker|log|database|collection|inventory|catalogu?e|fields|columns)\s*$/i.test(before) &&
      inside.includes(',')
    return listsFields ? all : `(${'·'.repeat(inside.length)})`
  })
}

function unwrap(clause: string): string {
  const opens = (clause.match(/\(/g) ?? []).length
  const closes = (clause.match(/\)/g) ?? []).length
  return closes > opens ? clause.slice(0, clause.lastIndexOf(')')).trim() : clause
}
