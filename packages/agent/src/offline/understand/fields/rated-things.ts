// "Guests rate the food, the service and the room with stars": each of them is a fact with a scale of its own.

const scale = String.raw`(?:(?:with|by giving|using|in) (?:(?:one|1|five|5|up to|to|from|\d|-|–) ?)*stars?|(?:on a scale )?(?:from|of) (\d{1,2}) ?(?:to|-|–) ?(\d{1,2})(?: stars| points)?|\(? ?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?: stars| points)? ?\)?|\(stars\))`
const rated = new RegExp(
  String.raw`\b(?:can |could |should |will )?rates?\s+((?:(?:the|our|their|my|your|how) )?[\p{L}' -]{2,40}(?:,\s*(?:and )?(?:(?:the|our|their|my|your) )?[\p{L}' -]{2,40}?)*\s*,?\s+and\s+(?:(?:the|our|their|my|your) )?[\p{L}' -]{2,40}?)\s+${scale}`,
  'giu',
)
const whether =
  /\b(?:say|says|tell|tells|tick|ticks|answer|answers|choose|state|indicate)s?\s+(?:us )?(?:whether|if)\s+(?:they|he|she|you|people|guests)\s+([^.,;()]{3,60}?)(?=\s*(?:[.,;(]|$|\band (?:leave|write|give|say|add)\b))/giu
const leaving =
  /\b(?:and |can |may |then )*(?:leaves?|writes?|adds?|gives?)\s+(?:us )?(?:an? |some |their |optional )*(comments?|remarks?|notes?|wish|wishes|suggestions?)\b/giu
/** "0-10 how likely to recommend": the scale stands before what it is of. */
const scaleFirst =
  /(^|[,.;:]\s*)(?:scale )?(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*:?\s+((?:how|your|the)\s[^,.;?()]{3,60})/giu

/** The same message, with what people do in its form said as its facts. */
export function ratedAsFacts(text: string): string {
  return text
    .replace(rated, (_, list: string, ...bounds: (string | undefined)[]) => {
      const [from = '1', to = '5'] = bounds.slice(0, 2).some((bound) => bound !== undefined) ? bounds : bounds.slice(2)
      const things = list
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
        .map((thing) => thing.replace(/^(?:the|our|their|my|your)\s+/i, '').trim())
      return `give ${things.map((thing) => `${thing} (${from}-${to})`).join(', ')}`
    })
    .replace(whether, (_, what: string) => `${what} (yes/no)`)
    .replace(leaving, ', $1 (long text)')
    .replace(scaleFirst, '$1$4 ($2-$3)')
}
