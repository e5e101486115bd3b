// What stands on a menu, by the part of the menu that it stands in.
import { type SampleRow, readRows } from './topic.ts'

interface Course {
  words: RegExp
  rows: readonly SampleRow[]
}

const courses: readonly Course[] = [
  {
    words: /\bsoups?\b|\bbroths?\b|\bstews?\b/i,
    rows: readRows(`
Leek and barley | With a slice of the dark bread | price=6.4
Roasted tomato | Basil oil, no cream | price=5.8
White bean and sage | | price=6.9
Fish soup of the day | Ask what came in | price=8.7`),
  },
  {
    words: /\bsalads?\b|\bgreens\b|\bbowls?\b/i,
    rows: readRows(`
Beetroot, walnut, goat's cheese | | price=9.4
Warm lentils and herbs | With a soft egg if you like | price=8.6
Fennel and orange | Thin, cold and sharp | price=7.8
Cucumber, dill, buttermilk | | price=6.7`),
  },
  {
    words: /\bpastas?\b|\bnoodles?\b|\bspaghetti\b|\brisott[oi]\b/i,
    rows: readRows(`
Orecchiette with greens | Garlic, chilli, lemon | price=12.8
Tagliatelle, slow ragù | Six hours on the small flame | price=14.6
Spaghetti with clams | | price=16.4
Gnocchi, brown butter | Rolled every morning | price=13.2`),
  },
  {
    words: /\bpizzas?\b|\bflatbreads?\b/i,
    rows: readRows(`
Margherita | Tomato, mozzarella, basil | price=9.6
Potato and rosemary | No tomato | price=10.8
Anchovies and capers | For people who like salt | price=11.7
Four cheeses | | price=12.4`),
  },
  {
    words: /\bburgers?\b|\bsandwich(?:es)?\b|\bwraps?\b|\btoasts?\b|\brolls?\b|\bsnacks?\b/i,
    rows: readRows(`
House burger | Pickles, mustard, one napkin too few | price=12.6
Black bean burger | Smoked paprika, lime | price=11.4
Toasted cheese | Two kinds, sharp and sharper | price=7.3
Egg and cress roll | | price=5.6`),
  },
  {
    words: /\bfish\b|\bseafood\b/i,
    rows: readRows(`
Trout with fennel | | price=18.6
Mussels in cider | A bowl, and bread for the rest of it | price=16.8
Hake, parsley, potatoes | | price=19.4`),
  },
  {
    words: /\bmeats?\b|\bgrills?\b|\bsteaks?\b|\bbbq\b/i,
    rows: readRows(`
Lamb, slowly cooked | For two, or one who skipped lunch | price=21.4
Chicken with lemon and olives | | price=17.2
Pork shoulder, apple, mustard | | price=18.3`),
  },
  {
    words: /\bveg(?:an|etarian|etables?|gie)?\b|\bsides?\b|\bside dishes\b/i,
    rows: readRows(`
Grilled aubergine | Yoghurt, mint, pomegranate | price=8.2
Potatoes from the oven | | price=4.6
Cabbage, charred | Butter and nothing else | price=5.4
Green beans, almonds | | price=5.8`),
  },
  {
    words: /\bdesserts?\b|\bsweets?\b|\bpuddings?\b|\bice[- ]?creams?\b|\bafters\b/i,
    rows: readRows(`
Plum tart | Until the plums are gone | price=6.3
Chocolate pot | Small, because it has to be | price=5.7
Buttermilk panna cotta | | price=6.2
Rice pudding, sour cherries | | price=5.4`),
  },
  {
    words: /\bcakes?\b|\bpastr(?:y|ies)\b|\bbak(?:es|ed goods|ing)\b|\bbuns?\b|\bcookies\b/i,
    rows: readRows(`
Lemon and poppy seed | Sharp, on purpose | price=4.3
Carrot, two layers | | price=4.7
Apple crumble slice | Warm until noon | price=3.8
Cardamom bun | | price=3.2`),
  },
  {
    words: /\bbreakfasts?\b|\bbrunch(?:es)?\b|\bmorning\b/i,
    rows: readRows(`
Porridge, stewed apple | | price=5.3
Eggs on sourdough | Poached, soft | price=8.4
Bread, butter, two jams | | price=4.7
Shakshuka | Comes in the pan | price=9.6`),
  },
  {
    words: /\bcoffees?\b|\bespressos?\b/i,
    rows: readRows(`
Espresso | | price=2.3
Flat white | | price=3.6
Filter of the week | Ask where it grew | price=3.4`),
  },
  {
    words: /\bteas?\b|\binfusions?\b/i,
    rows: readRows(`
Mint, fresh | | price=3.2
Assam, strong | | price=3.4
Rooibos and orange peel | | price=3.3`),
  },
  {
    words: /\bwines?\b|\bbeers?\b|\bcocktails?\b|\bspirits\b|\bcider\b/i,
    rows: readRows(`
House white, a glass | | price=5.6
Pale ale from round the corner | | price=4.8
Red, the good one | By the bottle | price=27.4
Bitter and soda | | price=7.3`),
  },
  {
    words: /\bdrinks?\b|\bbeverages?\b|\bjuices?\b|\blemonades?\b|\bsmoothies?\b|\bsodas?\b/i,
    rows: readRows(`
Elderflower and soda | | price=3.7
Apple juice, cloudy | From the orchard behind the mill | price=3.4
Ginger lemonade | It bites a little | price=4.2`),
  },
  {
    words: /\bstarters?\b|\bappeti[sz]ers?\b|\bantipast[oi]\b|\btapas\b|\bsmall plates?\b|\bmezze\b/i,
    rows: readRows(`
Seed bread, whipped butter | | price=4.4
Olives, warm | | price=4.8
Marinated peppers | Garlic, and time | price=6.6
Smoked trout, rye, horseradish | | price=8.9`),
  },
  {
    words: /\bmains?\b|\bmain (?:courses?|dishes)\b|\bentr[ée]es?\b|\blunch(?:es)?\b|\bdinners?\b|\bdishes\b/i,
    rows: readRows(`
Trout with fennel | | price=18.6
Lamb, slowly cooked | For two, or one who skipped lunch | price=21.4
Barley risotto, mushrooms | | price=14.3
Chicken with lemon and olives | | price=17.2`),
  },
]

/** Where the parts of a menu are not said, or are none that we know. */
const anyDishes = readRows(`
Leek and barley soup | With a slice of the dark bread | price=6.4
Grilled aubergine | Yoghurt, mint, pomegranate | price=8.2
Seed bread, butter | | price=4.4
Trout with fennel | | price=18.6
Lamb, slowly cooked | For two, or one who skipped lunch | price=21.4
Plum tart | Until the plums are gone | price=6.3
Mint tea | | price=3.2`)

/**
 * @param parts of the menu, as they were said; none where nobody said any
 * @param field that holds the part
 * @returns dishes of each part in turn; [] where a part is none that we know, so that nothing stands under a wrong heading
 */
export function dishesOf(parts: readonly string[], field: string): readonly SampleRow[] {
  if (parts.length === 0) return anyDishes
  const each = parts.length > 3 ? 2 : 3
  const found = parts.map((part) =>
    (courses.find(({ words }) => words.test(part))?.rows ?? [])
      .slice(0, each)
      .map((row) => ({ ...row, values: { ...row.values, [field]: part } })),
  )
  if (found.some((rows) => rows.length === 0)) return []
  return found.flat().filter(({ title }, index, all) => all.findIndex((other) => other.title === title) === index)
}
