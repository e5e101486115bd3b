// Colours told in the plural: "oranges and browns", "watery blues". Fruit, greens of a golf course and the blues stay.
const plural = '(blues|greens|browns|oranges|yellows|purples|pinks|gr[ea]ys|reds|golds|creams|teals|lilacs)'
const pair = new RegExp(String.raw`(\b(?:in|with|of) )?\b${plural} and ${plural}\b`, 'giu')
const described = new RegExp(
  String.raw`\b(watery|earthy|autumn(?:al)?|sandy|mossy|stormy) ${plural}\b(?! (?:band|night|festival|music|fees?))`,
  'giu',
)

/** "Blue and orange like the van": the van is no colour. */
const likeThing =
  /\b(blue|green|brown|orange|yellow|purple|pink|gr[ea]y|red|gold|black|white|navy|cream) like (?:the|my|our|an?) (?:\p{L}+ ?){1,3}(?=\s*(?:[,.;!]|$))/giu

/** What the other words say is a mood, and no tone that a colour has by name. */
const tones = new Map([
  ['watery', 'light '],
  ['stormy', 'dark '],
])

const one = (colors: string): string => colors.replace(/s$/iu, '')

/** The same with each colour in the singular, as colours are read. */
export const plainColors = (message: string): string =>
  message
    .replace(likeThing, '$1')
    .replace(
      pair,
      (_, before: string | undefined, first: string, second: string) =>
        `${before ?? 'in '}${one(first)} and ${one(second)}`,
    )
    .replace(described, (_, kind: string, colors: string) => `in ${tones.get(kind.toLowerCase()) ?? ''}${one(colors)}`)
