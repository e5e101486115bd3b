// Single pieces of the sorts of wares that a shop's message names: of "mugs and bowls" some mugs and some bowls, each with a
// name of its own and a price that such a thing has.
import { type SampleRow, readRows } from './topic.ts'

interface Sort {
  words: RegExp
  rows: readonly SampleRow[]
}

/** "Mugs": its pieces, each as "title | remark | price". */
function sortOf(words: RegExp, category: string, pieces: string): Sort {
  const lines = pieces.trim().split('\n')
  return {
    words,
    rows: readRows(lines.map((line) => line.replace(/\| (\S+)$/u, `| price=$1; category=${category}`)).join('\n')),
  }
}

const sorts: readonly Sort[] = [
  sortOf(
    /\b(?:mugs?|cups?|beakers?)\b/i,
    'Mugs',
    `
Speckled mug | Holds a large coffee and fits both hands | 28
Mug with a thumb rest | Left- or right-handed, ask | 32
Small cup without a handle | For espresso, or for a plum | 19
Two-tone mug, dipped | The line runs a little, as it should | 30`,
  ),
  sortOf(
    /\bbowls?\b/i,
    'Bowls',
    `
Wide bowl, white inside | For salad, or for the keys at the door | 46
Ramen bowl | With a notch for the chopsticks | 38
Small bowl with a bent rim | Thrown on a windy day | 22
Breakfast bowl, raw outside | Glazed where you eat | 29`,
  ),
  sortOf(
    /\bplates?\b/i,
    'Plates',
    `
Dinner plate, sand | 27 cm, and it may go into the oven | 34
Cake plate with a drawn edge | No two edges alike | 21
Serving plate, long | For a fish, or ten biscuits | 52`,
  ),
  sortOf(
    /\bvases?\b/i,
    'Vases',
    `
Vase for one stem | Heavy enough for a branch | 26
Tall vase, ash grey | 31 cm | 68
Round vase, narrow neck | Looks good empty as well | 49`,
  ),
  sortOf(
    /\bcandles?\b/i,
    'Candles',
    `
Beeswax pillar | Burns for forty hours | 18
Fig and cedar, in a glass | Soy wax, cotton wick | 24
Pair of dipped tapers | Sage green | 12
Tea lights, box of ten | In tins that come back to us | 9.5`,
  ),
  sortOf(
    /\bsoaps?\b/i,
    'Soaps',
    `
Olive and rosemary bar | Six weeks old, as it has to be | 7.5
Oat soap for gardeners | Scrubs without scratching | 8
Lavender, with the flowers in | Best on a dish that drains | 7.5
Charcoal bar | Black, and rinses clear | 8.5`,
  ),
  sortOf(
    /\brings?\b/i,
    'Rings',
    `
Thin ring, hammered | Sizes 48 to 60 | 48
Signet ring, no initials yet | We engrave two letters | 120
Ring with a grey pebble | The pebble is from the harbour | 86
Twisted ring, open | Fits most fingers | 54`,
  ),
  sortOf(
    /\bearrings?\b|\bstuds?\b/i,
    'Earrings',
    `
Small studs, brushed | 4 mm | 36
Drop earrings, sea glass | Found, not made | 64
Hoops with a flat side | Light, 2 g each | 58
Leaf earrings | Cast from a real leaf | 72`,
  ),
  sortOf(
    /\b(?:necklaces?|pendants?|chains?)\b/i,
    'Necklaces',
    `
Fine chain with a disc | 42 or 45 cm | 78
Pendant, half moon | Comes on a silk cord | 66
Beads of river stone | Knotted one by one | 94`,
  ),
  sortOf(
    /\bbracelets?\b|\bbangles?\b/i,
    'Bracelets',
    `
Plain bangle | 62 mm inside | 82
Bracelet of small links | With a clasp that one hand can close | 74
Cord bracelet, silver knot | In five colours | 29`,
  ),
  sortOf(
    /\b(?:prints?|linocuts?|posters?|screen ?prints?|etchings?)\b/i,
    'Prints',
    `
Heron at low tide | Linocut, 30 × 40 cm, signed | 65
Allotment in March | Two colours, edition of forty | 48
The night ferry | Black on grey paper | 72
Three pears | Small, fits a postcard frame | 24`,
  ),
  sortOf(
    /\b(?:post ?cards?|(?:greetings? )?cards?)\b(?! (?:payments?|only|accepted))/i,
    'Cards',
    `
Lighthouse, thick card | With an envelope of brown paper | 3.5
Birthday hare | Blank inside | 3.5
Set of six birds | One of each | 16
Snow on the roofs | Printed by hand | 4`,
  ),
  sortOf(
    /\b(?:jams?|marmalades?|preserves)\b/i,
    'Jams',
    `
Apricot with almond | 220 g | 6.5
Blackcurrant, hardly sweet | 220 g | 6.5
Seville marmalade | Thick cut | 7
Plum and star anise | From one tree | 6.8`,
  ),
  sortOf(
    /\b(?:chutneys?|relish(?:es)?|pickles?)\b/i,
    'Chutneys',
    `
Green tomato chutney | For cheese | 6
Beetroot and apple | Mild | 6
Spiced pear chutney | Better after a month | 6.8`,
  ),
  sortOf(
    /\bhoneys?\b/i,
    'Honey',
    `
Lime blossom honey | 500 g, set | 9.5
Forest honey, dark | 500 g, runny | 11
Comb in a box | Cut this summer | 14`,
  ),
  sortOf(
    /\b(?:hats?|beanies?|caps?)\b/i,
    'Hats',
    `
Ribbed hat, rust | Merino, for a head of 54 to 60 cm | 34
Hat with a pompom | The pompom comes off to wash | 36
Child's hat with ears | Two to four years | 26
Striped beanie | From what was left of five jumpers | 29`,
  ),
  sortOf(
    /\bscar(?:f|fs|ves)\b/i,
    'Scarves',
    `
Long scarf, moss | 190 cm, brushed | 58
Loop with cables | Twice round the neck | 49
Thin scarf for spring | Cotton and silk | 44`,
  ),
  sortOf(
    /\bsocks?\b/i,
    'Socks',
    `
Walking socks, grey heel | 39 to 41 | 24
Bed socks | Too soft for shoes | 22
Odd pair | Not two alike, on purpose | 23`,
  ),
  sortOf(
    /\b(?:jumpers?|sweaters?|cardigans?|pullovers?)\b/i,
    'Jumpers',
    `
Fisherman's jumper, navy | M, wool from the island | 168
Cardigan with wooden buttons | S to M | 145
Child's jumper, yoke | Four to six years | 72`,
  ),
  sortOf(
    /\b(?:gloves?|mittens?)\b/i,
    'Mittens',
    `
Mittens on a string | For those who lose one | 28
Gloves without fingertips | For typing in cold rooms | 26
Felted mittens | Rain runs off | 34`,
  ),
  sortOf(
    /\btoys?\b/i,
    'Toys',
    `
Beech train, three wagons | Oiled, from one year on | 42
Stacking fox | Nine pieces, and they fit any way | 29
Pull-along duck | Waddles | 34
Set of farm animals | Seven, and a gate | 48`,
  ),
  sortOf(
    /\b(?:puzzles?|jigsaws?)\b/i,
    'Puzzles',
    `
Map puzzle, forty pieces | Ash, laser-cut and sanded by hand | 36
First puzzle, five shapes | With knobs | 24
Tree in layers | Root to crown | 32`,
  ),
  sortOf(
    /\b(?:lamps?|lanterns?)\b/i,
    'Lamps',
    `
Desk lamp, brass arm | From 1962, rewired | 145
Enamel pendant lamp | A chip on the rim | 98
Mushroom lamp, glass | From 1974 | 180
Workshop lamp | Clamps to anything | 76`,
  ),
  sortOf(
    /\b(?:chairs?|stools?|armchairs?)\b/i,
    'Chairs',
    `
Beech kitchen chair | From 1958, glued again | 85
Teak armchair, new webbing | From 1965 | 320
School chair, child's size | Ink on the back, we left it | 48
Milking stool | Three legs, never wobbles | 62`,
  ),
  sortOf(
    /\b(?:bags?|totes?|backpacks?|pouch(?:es)?|purses?)\b/i,
    'Bags',
    `
Shopper of sailcloth | Folds to the size of a hand | 39
Small bag with a strap | Waxed canvas | 68
Pencil pouch | From the corners of larger bags | 16
Rucksack, roll top | 18 litres | 124`,
  ),
  sortOf(
    /\b(?:cushions?|pillows?|blankets?|quilts?|throws?)\b/i,
    'Cushions and blankets',
    `
Cushion, striped linen | 45 × 45 cm | 42
Patchwork quilt, blue | 140 × 200 cm | 290
Wool blanket, undyed | 130 × 180 cm | 135`,
  ),
]

/** As many pieces as stand well on a first page. */
const mostPieces = 8
const fewestOfSort = 2

const oneOfAKind =
  /\b(?:one[- ]of[- ]a[- ]kind|one[- ]offs?|(?:each|every)(?: (?:one|piece|item|thing))? (?:is |are )?(?:only |just )?(?:a |an )?(?:unique|single piece|one of a kind|one[- ]off|only once)|unique pieces?|single pieces?|one of each|only one of each|each only once|no two (?:are )?(?:alike|the same))\b/i

/** Whether there is one of everything that is sold. */
export const isOneOfAKind = (message: string): boolean => oneOfAKind.test(message)

/** Whether pieces of a sort are known. */
export const isKnownSort = (name: string): boolean => sorts.some(({ words }) => words.test(name))

function spokenSorts(message: string): Sort[] {
  return sorts
    .map((sort) => ({ sort, at: message.search(sort.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ sort }) => sort)
}

/** Pieces of each of several sorts that a message names, in turn; none where it names fewer than two. */
export function piecesOf(message: string): readonly SampleRow[] {
  const spoken = spokenSorts(message)
  if (spoken.length < fewestOfSort) return []
  const each = Math.max(fewestOfSort, Math.ceil(mostPieces / spoken.length))
  const inTurn = Array.from({ length: each }, (_, at) => spoken.flatMap(({ rows }) => rows.slice(at, at + 1))).flat()
  const pieces = inTurn.slice(0, mostPieces)
  if (!isOneOfAKind(message)) return pieces
  return pieces.map((piece) => ({ ...piece, values: { ...piece.values, stock: '1' } }))
}
