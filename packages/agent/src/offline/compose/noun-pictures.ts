// What a placeholder can draw of a record, by the noun that it is: nothing else is ever shown for it.

/** The last word of a noun says what it is: "cake recipe" is a dish of the kind that its first words tell. */
const end = String.raw`(?:e?s)?$`
const noun = (words: string): RegExp => new RegExp(String.raw`(?:^|[\s-])(?:${words})${end}`, 'i')

/** The first that fits is drawn. Words on the right are those that the placeholder knows. */
const byNoun: readonly (readonly [noun: RegExp, drawn: string])[] = [
  [/(?:^|\s)(?:cake|cupcake|dessert|pastry|baking) recipe$/i, 'ware cake'],
  [/(?:^|\s)(?:bread|sourdough) (?:recipe|bake|log)$/i, 'bread'],
  [/(?:^|\s)(?:cocktail|drink|jam|cheese|soap|beer|ice cream|sewing|knitting) recipe$/i, ''],
  [noun('recipe|dish|meal|dinner|lunch|supper|breakfast|curry|soup|salad|stew|pasta|starter|main course'), 'dish'],
  [noun('houseplant|plant|herb|fern|cactus|succulent|seedling|vegetable|tomato|orchid|bonsai'), 'plant'],
  [noun('flower|bouquet|rose|tulip|dahlia|wreath'), 'bouquet'],
  [noun('loaf|loave|bread|sourdough|baguette|bun'), 'bread'],
  [noun('cake|cupcake|tart|torte|pastry'), 'ware cake'],
  [noun('cheese'), 'cheese'],
  [noun('wine|beer|whisky|whiskey|cider|gin|bottle|spirit'), 'bottle'],
  [noun('tea'), 'tea'],
  [noun('coffee|espresso|brew|bean'), 'coffee'],
  [noun('jar|jam|honey|pickle|marmalade|chutney|preserve'), 'jar'],
  [noun('soap'), 'soap'],
  [noun('candle'), 'candle'],
  [noun('bike|bicycle|e-bike'), 'ware bicycle'],
  [noun('shirt|t-shirt|dress|jumper|sweater|jacket|coat|garment|piece of clothing|outfit|costume'), 'clothing'],
  [noun('bag|backpack|handbag|satchel'), 'bag'],
  [noun('lamp|lantern'), 'lamp'],
  [noun('guitar|ukulele'), 'guitar'],
  [
    noun('print|poster|painting|drawing|artwork|illustration|picture|mural|watercolou?r|linocut|etching|sketch'),
    'print',
  ],
  [noun('toy|doll'), 'toy'],
  [noun('ring|necklace|earring|bracelet|piece of jewel(?:le)?ry'), 'ring'],
  [noun('camera|lens'), 'camera'],
  [noun('car|van|vehicle|taxi'), 'car'],
  [noun('cat|kitten'), 'cat'],
  [noun('tool'), 'tool'],
  [noun('book|novel|comic|zine|notebook'), 'book'],
  [noun('vinyl|lp|album|record sleeve'), 'ware vinyl'],
  [noun('yarn|skein|(?:knitting|crochet) (?:project|pattern|piece|work)'), 'yarn'],
  [noun('blanket|quilt|rug|tapestry'), 'cloth'],
  [noun('chair|sofa|stool|armchair|bench|table|piece of furniture|cabinet'), 'ware chair'],
  [noun('vase|bowl|mug|pot|teapot|ceramic|pottery'), 'ceramic'],
  [noun('planet|galaxy'), 'planet'],
  [noun('train|locomotive|tram'), 'ware train'],
  [
    noun(
      '(?:cycling|bike|hiking|mountain|walking) tour|walk|hike|trail|mountain|peak|summit|trek|valley|viewpoint|campsite|pitch|hut|alp|ridge|national park',
    ),
    'trail',
  ],
  [noun('beach|bay|coast|harbou?r|sailing trip|sail|sailing boat|yacht|ferry'), 'sea'],
  [noun('house|flat|apartment|cottage|cabin|property|building|hotel|guesthouse|villa|lodge|chalet|city|town'), 'city'],
]

/** Nouns of a log that say only that something was noted: what the app is about says what. */
const isOfAnything = noun(
  'entry|post|article|log|piece|batch|bake|project|work|item|thing|product|design|creation|one|model',
)

/** What an app's own subject is drawn as, where a placeholder knows the thing. */
const knownThings =
  /^(?:bread|dish|cake|tea|bottle|jar|plant|bouquet|glass|bike|yarn|clothing|car|tool|toy|book|ceramic|candle|guitar|cat|train|planet)$/

/** @param subject what the app's own subject is drawn as */
export function drawnNoun(singular: string, subject: string | undefined): string | null {
  const found = byNoun.find(([pattern]) => pattern.test(singular))?.[1]
  if (found !== undefined) return found === '' ? null : found
  return isOfAnything.test(singular) && subject !== undefined && knownThings.test(subject) ? subject : null
}
