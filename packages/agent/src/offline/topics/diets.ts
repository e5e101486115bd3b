// What nobody who asked for vegan, vegetarian or gluten-free food wants to see among the examples, and what stands there instead.
import { type SampleRow, readRows } from './topic.ts'

const meat =
  'lamb|chicken|pork|beef|bacon|ham|sausages?|duck|turkey|mince|veal|salami|rag[uù]|trout|fish|salmon|tuna|anchov(?:y|ies)|mussels|clams|hake|prawns?|shrimps?|stockfish'
const animal =
  'cheeses?|feta|pecorino|parmesan|mozzarella|goat|butter(?! ?beans?)|buttermilk|cream|milk|yogh?urt|eggs?|honey|panna cotta|shakshuka|quiche|ice'
const grain =
  'flour|bread|toast(?:ed)?|pasta|orzo|noodles?|cake|pie|tart|crumble|pizza|barley|couscous|sourdough|rye|bun|roll|porridge|spaghetti|tagliatelle|orecchiette|gnocchi|pancakes?'

const diets: readonly { words: RegExp; without: RegExp }[] = [
  { words: /\b(?:vegan|plant[- ]based)\b/i, without: new RegExp(String.raw`\b(?:${meat}|${animal})\b`, 'i') },
  { words: /\b(?:vegetarian|veggie|meat-?free)\b/i, without: new RegExp(String.raw`\b(?:${meat})\b`, 'i') },
  {
    words: /\b(?:dairy|lactose)[- ]free\b/i,
    without:
      /\b(?:cheeses?|feta|pecorino|parmesan|mozzarella|goat|butter|buttermilk|cream|milk|yogh?urt|panna cotta|ice)\b/i,
  },
  { words: /\b(?:gluten[- ]free|coeliac|celiac)\b/i, without: new RegExp(String.raw`\b(?:${grain})\b`, 'i') },
]
/** "Vegetarian (yes/no)", "vegan or not" is told of each, and not of all. */
const toldOfEach =
  /\b(?:vegan|vegetarian|(?:gluten|dairy|lactose)[- ]free)\b(?:\s*\(|\s+or\b|\?|\s*\/|\s+(?:yes|tick|flag|filter|options?|mark)\b)|\b(?:whether|if)\b[^.,;]{0,30}\b(?:vegan|vegetarian|(?:gluten|dairy|lactose)[- ]free)\b/i

/** Everybody can eat these. */
const plainRecipes = readRows(`
Chickpeas with spinach | One pot, and lemon at the end | time=25; minutes=25; serv=3; portion=3; ingredient=400 g chickpeas, 300 g spinach, 1 tsp cumin, half a lemon; category=Dinner; difficulty=easy; method=Fry the cumin first, then everything else.; meal=dinner; cuisine=Spanish
Red lentil dal | Better the next day | time=35; minutes=35; serv=4; portion=4; ingredient=250 g red lentils, 30 g ginger, 1 tsp turmeric, 400 ml coconut milk; category=Dinner; difficulty=easy; method=Let it boil until nothing is left of the lentils.; meal=dinner; cuisine=Indian
Whole cauliflower, tahini | Looks like more work than it is | time=70; minutes=70; serv=4; portion=4; ingredient=1 cauliflower, 80 g tahini, 2 cloves of garlic, half a bunch of parsley; category=Dinner; difficulty=medium; method=Roast it until a knife meets nothing.; meal=dinner; cuisine=Levantine
Baked apples with walnuts | For after | time=40; minutes=40; serv=4; portion=4; ingredient=4 apples, 80 g walnuts, 1 tsp cinnamon, a handful of raisins; category=Dessert; difficulty=easy; method=Core them, fill them, forget them for half an hour.; meal=snack; cuisine=Home`)

/** Of a topic's rows those that fit what the message says is eaten, filled up where few are left. */
export function withinDiet(rows: readonly SampleRow[], request: string): readonly SampleRow[] {
  const kept = diets.filter(({ words }) => words.test(request))
  if (kept.length === 0 || toldOfEach.test(request)) return rows
  const isEaten = ({ title, remark, values }: SampleRow): boolean => {
    const said = [title, remark, values['ingredient'] ?? '', values['method'] ?? ''].join(' ')
    // Milk of a coconut and butter of a nut come from no cow.
    const plain = said.replaceAll(
      /\b(?:coconut|oat|almond|soya?) (?:milk|cream|yogh?urt)\b|\b(?:peanut|nut|almond) butter\b/gi,
      '',
    )
    return kept.every(({ without }) => !without.test(plain))
  }
  const eaten = rows.filter(isEaten)
  const isOfRecipes = rows.some(({ values }) => values['ingredient'] !== undefined)
  return eaten.length === rows.length ? rows : [...eaten, ...(isOfRecipes ? plainRecipes.filter(isEaten) : [])]
}
