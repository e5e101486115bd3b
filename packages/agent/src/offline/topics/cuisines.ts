// What stands on the menu of a ramen place, a taqueria, a pizzeria: the parts of it, and in each the dishes of that kitchen.
import { type SampleRow, readRows } from './topic.ts'

interface Cuisine {
  says: RegExp
  parts: readonly (readonly [part: string, dishes: readonly SampleRow[]])[]
}

const kitchen = (says: RegExp, parts: Readonly<Record<string, string>>): Cuisine => ({
  says,
  parts: Object.entries(parts).map(([part, dishes]) => [part, readRows(dishes)] as const),
})

const cuisines: readonly Cuisine[] = [
  kitchen(/\bramen\b|\bnoodle (?:bar|shop|house)\b|\budon\b|\bizakaya\b/i, {
    Ramen: `
Shoyu ramen | Chicken broth, soy, chashu pork, egg, bamboo | price=13.5
Tonkotsu ramen | Pork bones, eighteen hours, black garlic oil | price=14.5
Miso ramen | Sweetcorn, butter, spring onion | price=13.9
Tantanmen | Sesame, chilli, minced pork | price=14.2
Vegan shio ramen | Kombu, mushrooms, yuzu | price=12.9`,
    Small: `
Gyoza, six | Pork and cabbage, fried on one side | price=6.8
Karaage | Fried chicken, lemon, Japanese mayonnaise | price=7.4
Edamame | Sea salt | price=4.6
Kimchi | Ours, two weeks old | price=4.2`,
    Extras: `
Ajitama egg | Soft in the middle | price=2.2
Chashu, two slices | Off the grill | price=3.8
Kaedama | Another portion of noodles | price=2.5`,
    Drinks: `
Hojicha | Roasted tea, hot or cold | price=3.4
Ramune | Lemonade with a marble in the neck | price=3.9
Sapporo | 0.33 l | price=4.8`,
  }),
  kitchen(/\bsushi\b|\bjapanese\b/i, {
    Nigiri: `
Salmon nigiri, two | From the cold counter | price=5.4
Tuna nigiri, two | Lean | price=6.2
Omelette nigiri, two | Sweet, cold | price=4.2`,
    Rolls: `
Salmon and avocado | Eight pieces | price=8.9
Spicy tuna | Eight pieces | price=9.6
Cucumber maki | Six pieces | price=4.4`,
    Warm: `
Miso soup | Tofu, wakame | price=3.6
Tempura of vegetables | With dipping sauce | price=8.4
Teriyaki salmon, rice | Pickles on the side | price=16.8`,
    Drinks: `
Green tea | A pot | price=3.2
Sake, warm | 10 cl | price=5.8`,
  }),
  kitchen(/\bpizzas?\b|\bpizzeria\b/i, {
    Pizza: `
Margherita | Tomato, mozzarella, basil | price=9.6
Marinara | Tomato, garlic, oregano | price=8.4
Napoli | Anchovies, capers, olives | price=11.8
Diavola | Hot salami | price=11.9
Quattro formaggi | No tomato, four cheeses | price=12.4
Ortolana | Aubergine, courgette, peppers | price=11.2`,
    Starters: `
Bruschetta | Tomato, basil, garlic | price=6.2
Burrata | With bread and good oil | price=8.9
Rocket salad | Parmesan, lemon | price=6.8`,
    Sweet: `
Tiramisù | Made in the morning | price=5.9
Panna cotta | Raspberries | price=5.4`,
    Drinks: `
House red, 0.25 l | Montepulciano | price=5.6
Peroni | 0.33 l | price=4.2
Water, still or sparkling | 0.75 l | price=4.4`,
  }),
  kitchen(/\btac(?:o|os|queria)\b|\btaqueria\b|\bmexican\b|\bburritos?\b/i, {
    Tacos: `
Al pastor | Pork, pineapple, coriander | price=3.8
Carnitas | Slow pork, pickled onion | price=3.8
Pescado | Fried fish, cabbage, chipotle | price=4.2
Mushroom and salsa macha | No meat, much heat | price=3.6`,
    Plates: `
Burrito, beef | Beans, rice, cheese | price=10.9
Quesadilla | Two cheeses, poblano | price=8.4
Chilaquiles | Green salsa, egg | price=9.2`,
    Sides: `
Guacamole and chips | Mashed when you order | price=6.4
Elote | Grilled corn, lime, cheese | price=4.9`,
    Drinks: `
Horchata | Rice, cinnamon, cold | price=3.6
Agua de jamaica | Hibiscus, cold | price=3.2
Michelada | Beer, lime, chilli salt | price=6.8`,
  }),
  kitchen(/\bindian\b|\bcurry (?:house|place)\b|\bdosas?\b|\btandoori\b/i, {
    Starters: `
Vegetable samosas, two | Tamarind | price=5.2
Onion bhaji | Mint yoghurt | price=4.8
Papdi chaat | Yoghurt, chickpeas, mint | price=6.1`,
    Curries: `
Chicken tikka masala | Tomato, cream, fenugreek | price=13.4
Lamb rogan josh | Kashmiri chilli, slow | price=14.9
Palak paneer | Spinach, fresh cheese | price=11.8
Dal makhani | Black lentils, overnight | price=10.6`,
    Bread: `
Garlic naan | From the tandoor | price=3.4
Roti | Whole wheat | price=2.4
Basmati rice | With cumin | price=3.2`,
    Drinks: `
Mango lassi | Alphonso mango | price=4.2
Masala chai | Ginger, cardamom | price=3.1`,
  }),
  kitchen(/\bthai\b|\bvietnamese\b|\bpho\b|\bb[aá]nh m[iì]\b/i, {
    Starters: `
Summer rolls, two | Prawns, herbs, peanut dip | price=6.4
Papaya salad | Hot, if you say so | price=7.2
Crispy spring rolls | Three, with lettuce | price=5.6`,
    Bowls: `
Pho bo | Beef broth, rice noodles, herbs | price=12.6
Green curry | Aubergine, Thai basil | price=12.9
Pad thai | Prawns or tofu | price=12.4
Bun cha | Grilled pork, cold noodles | price=13.2`,
    Drinks: `
Vietnamese iced coffee | Condensed milk | price=4.4
Lime soda | Sweet or salty | price=3.6`,
  }),
  kitchen(/\bburgers?\b|\bdiner\b/i, {
    Burgers: `
House burger | Pickles, mustard, one napkin too few | price=12.6
Cheese burger | Two cheeses, onion | price=13.2
Chicken burger | Buttermilk, slaw | price=12.8
Black bean burger | Smoked paprika, lime | price=11.4`,
    Sides: `
Fries | Twice fried | price=4.2
Sweet potato fries | Lime mayonnaise | price=4.9
Slaw | White cabbage, apple | price=3.8`,
    Drinks: `
Milkshake | Vanilla, chocolate, strawberry | price=5.4
Home-made lemonade | Elderflower in May | price=3.9`,
  }),
  kitchen(/\bkebabs?\b|\bd[oö]ner\b|\bfalafel\b|\bshawarma\b|\blebanese\b|\bturkish\b/i, {
    Wraps: `
Chicken shawarma | Garlic, pickles | price=7.9
Falafel | Tahini, parsley, turnip | price=6.9
Adana kebab | Minced lamb, sumac onion | price=8.9`,
    Plates: `
Mixed grill | Rice, salad, flatbread | price=15.8
Falafel plate | Hummus, tabbouleh | price=12.4`,
    Mezze: `
Hummus | Chickpeas, lemon, warm bread | price=5.2
Baba ganoush | Smoked aubergine | price=5.6
Lentil soup | Lemon | price=4.8`,
    Drinks: `
Ayran | Cold, salted | price=2.4
Mint tea | Fresh leaves | price=2.8`,
  }),
  kitchen(/\bcaf[eé](?!\p{L})|\bcoffee\b|\btea ?room\b|\bbrunch\b|\bbreakfast\b/iu, {
    Coffee: `
Espresso | The house blend | price=2.4
Flat white | Oat if you like | price=3.6
Filter | Changes every week | price=3.2
Iced latte | Two shots | price=4.2`,
    Breakfast: `
Porridge | Apple, hazelnuts | price=6.2
Eggs on toast | Poached, chilli butter | price=8.4
Granola and yoghurt | Stewed fruit | price=6.8`,
    Cakes: `
Carrot cake | Cream cheese on top | price=4.2
Lemon drizzle | By the slice | price=3.8
Cinnamon bun | From eight, while there are some | price=3.4`,
  }),
  kitchen(/\bice cream\b|\bgelat(?:o|eria)\b/i, {
    Scoops: `
Pistachio | From Bronte | price=1.9
Stracciatella | Dark chocolate | price=1.8
Strawberry | No milk | price=1.8
Salted caramel | With butter | price=1.9
Lemon | No milk | price=1.7`,
    Cups: `
Affogato | Vanilla, espresso | price=4.6
Cup for children | Two scoops, one surprise | price=3.9
Banana split | For two, or not | price=6.8`,
  }),
  kitchen(/\bcocktails?\b|\b(?:wine|whisky|gin) bar\b|\bbar\b|\bpub\b/i, {
    Cocktails: `
Negroni | Gin, Campari, vermouth | price=9.5
Whisky sour | Egg white, lemon | price=9.8
Basil smash | Gin, basil, lemon | price=10.2
Garden spritz | No alcohol, cucumber, tonic | price=6.9`,
    Beer: `
Pilsner, 0.5 l | On tap | price=4.8
Pale ale, 0.4 l | From across the river | price=5.4
Alcohol-free wheat beer | 0.5 l | price=4.4`,
    Snacks: `
Olives and almonds | Warm | price=4.6
Toasted cheese | Two kinds, sharp and sharper | price=7.3`,
  }),
]

const usualParts = ['Starters', 'Mains', 'Desserts', 'Drinks']
const cuisineOf = (message: string): Cuisine | undefined => cuisines.find(({ says }) => says.test(message))

/** The headings of such a menu. */
export function partsOfMenu(message: string): readonly string[] {
  return cuisineOf(message)?.parts.map(([part]) => part) ?? usualParts
}

/** The dishes of that kitchen, a part after the other; [] where the headings are others, or no kitchen is told. */
export function menuOf(message: string, parts: readonly string[], field: string): readonly SampleRow[] {
  const own = cuisineOf(message)?.parts ?? []
  if (own.length === 0 || !own.every(([part]) => parts.includes(part))) return []
  return own.flatMap(([part, dishes]) => dishes.map((dish) => ({ ...dish, values: { ...dish.values, [field]: part } })))
}
