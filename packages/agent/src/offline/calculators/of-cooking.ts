// Kitchens, guests and what they eat and drink.
import { type KnownCalculator, breakdown, choice, money, number, time, words } from './known-calculator.ts'

/** Of one cup of 240 ml. */
const gramsOfCup =
  "{ Flour: 125, Sugar: 200, 'Brown sugar': 220, 'Icing sugar': 120, Butter: 227, Milk: 245, Oats: 90, Rice: 185, Cocoa: 85, Honey: 340 }"
const inCup = ['Flour', 'Sugar', 'Brown sugar', 'Icing sugar', 'Butter', 'Milk', 'Oats', 'Rice', 'Cocoa', 'Honey']

export const cookingCalculators: readonly KnownCalculator[] = [
  {
    id: 'cups',
    title: 'Cups and grams converter',
    says: words(
      String.raw`cups? (?:to|and|into|in|or|<->|→) (?:grams?|g|ml|oz|ounces)|grams? (?:to|and|into|in|or) cups?|(?:baking|kitchen|cooking) (?:measurements?|units?)? ?(?:converter|conversions?|calculator)`,
    ),
    question: 'Cups or grams?',
    inputs: [
      number('amount', 'Amount', 1.5),
      choice('from', 'Given in', ['Cups', 'Grams', 'Tablespoons']),
      choice('ingredient', 'Of', inCup),
    ],
    steps: [
      `perCup = ${gramsOfCup}[ingredient]`,
      'perSpoon = perCup / 16',
      'grams = { Cups: amount * perCup, Grams: amount, Tablespoons: amount * perSpoon }[from]',
      'cups = grams / perCup',
    ],
    results: [
      ['The same as', "from === 'Grams' ? measure(cups, ' cups') : measure(grams, ' g')", 'text'],
      ['In grams', 'grams', '~g'],
      ['In cups', 'cups', 'cups'],
      ['In tablespoons', 'grams / perSpoon', 'tablespoons'],
      ['In ounces', 'grams / 28.35', 'oz'],
    ],
    tell: '${Number(values.amount)} ${values.from.toLowerCase()} of ${values.ingredient.toLowerCase()} are ${values.from === "Grams" ? results[2][1] : results[1][1]}. A cup is 240 ml.',
  },
  {
    id: 'recipe',
    title: 'Recipe calculator',
    says: words(
      String.raw`recipes? (?:scal\w+|convert\w*|multipl\w+|resiz\w+|servings?|calculator)|scal(?:e|es|ing) (?:(?:a|my|the|our) )?recipes?|(?:adjust|change|convert|double)\w* (?:the )?servings|servings? (?:calculator|converter|adjuster)`,
    ),
    question: 'How much for all of us?',
    inputs: [
      number('serves', 'The recipe is for', 4, 'people'),
      number('wanted', 'You cook for', 7, 'people'),
      number('first', 'First ingredient', 250, 'g'),
      number('second', 'Second ingredient', 120, 'g'),
      number('third', 'Third ingredient', 3),
    ],
    steps: ['factor = wanted / serves'],
    results: [
      ['Take times', 'factor', ''],
      ['First ingredient', 'first * factor', 'g'],
      ['Second ingredient', 'second * factor', 'g'],
      ['Third ingredient', 'third * factor', ''],
    ],
    tell: 'Everything times ${results[0][1]}. Spices and baking time grow less than that: taste, and look into the oven.',
  },
  {
    id: 'coffee',
    title: 'Coffee ratio calculator',
    says: words(
      'coffee(?: to water| water)? (?:ratio|brew\\w*|calculator|grams|amount)|brew ratio|(?:pour[- ]over|french press|v60) ?(?:ratio|calculator)?|how much coffee',
    ),
    question: 'How much coffee for the pot?',
    inputs: [
      number('cups', 'Cups', 2),
      number('cup', 'Water for a cup', 220, 'ml'),
      choice('strength', 'Strength', ['Mild (1:18)', 'Balanced (1:16)', 'Strong (1:14)'], 'Balanced (1:16)'),
    ],
    steps: [
      "ratio = { 'Mild (1:18)': 18, 'Balanced (1:16)': 16, 'Strong (1:14)': 14 }[strength]",
      'water = cups * cup',
    ],
    results: [
      ['Coffee', 'water / ratio', 'g'],
      ['Water', 'water', '~ml'],
      ['Spoons', 'water / ratio / 6', 'spoons'],
    ],
    tell: 'One gram of coffee to ${values.strength.match(/1:(\\d+)/)[1]} of water.',
    draw: breakdown("[['Coffee', results[0][1]], ['Water', results[1][1]]]"),
  },
  {
    id: 'dough',
    title: 'Dough calculator',
    says: words(String.raw`(?:pizza|bread|sourdough)?\s*dough|baker['’]?s? percent\w*|sourdough|hydration`),
    question: 'What goes into the dough?',
    inputs: [
      number('balls', 'Pieces', 4),
      number('weight', 'Each weighs', 260, 'g'),
      number('hydration', 'Water, of the flour', 65, '%'),
      number('salt', 'Salt, of the flour', 2.5, '%'),
      number('yeast', 'Yeast, of the flour', 0.5, '%'),
    ],
    steps: ['dough = balls * weight', 'flour = dough / (1 + (hydration + salt + yeast) / 100)'],
    results: [
      ['Flour', 'flour', '~g'],
      ['Water', '(flour * hydration) / 100', '~g'],
      ['Salt', '(flour * salt) / 100', 'g'],
      ['Yeast', '(flour * yeast) / 100', 'g'],
    ],
    tell: '${Number(values.balls)} pieces of ${Number(values.weight)} g.',
    draw: breakdown('results'),
  },
  {
    id: 'roast',
    title: 'Roasting time calculator',
    says: words(
      String.raw`(?:roast\w*|turkey|chicken|beef|meat|goose|joint) (?:\w+ )?(?:cook\w*|roast\w*) ?times?|roast(?:ing)? times?|how long (?:to|do i|does (?:it|the|a)) (?:\w+ )?(?:roast|cook)`,
    ),
    question: 'When does it go into the oven?',
    inputs: [
      number('weight', 'Weight', 2.4, 'kg'),
      number('perKilo', 'Minutes for a kilo', 45),
      number('extra', 'Minutes on top', 20),
      number('rest', 'Minutes to rest', 20),
      time('serveAt', 'Served at', '13:00'),
    ],
    steps: [
      'roasting = weight * perKilo + extra',
      "[hours, minutes] = serveAt.split(':').map(Number)",
      'start = hours * 60 + minutes - roasting - rest',
    ],
    results: [
      ['Into the oven at', 'clock(start)', 'text'],
      ['In the oven', 'roasting', '~minutes'],
      ['Out at', 'clock(start + roasting)', 'text'],
    ],
    tell: '${results[1][1]} in the oven and ${Number(values.rest)} minutes to rest. How long a kilo takes stands on the pack or in the recipe.',
  },
  {
    id: 'oven',
    title: 'Oven temperature converter',
    says: words('oven (?:temp\\w*|converter|conversions?)|gas ?marks?'),
    question: 'How hot is that?',
    inputs: [
      number('degrees', 'Temperature', 180, '°'),
      choice('from', 'Given in', ['Celsius', 'Fahrenheit', 'Gas mark']),
    ],
    steps: [
      "celsius = from === 'Celsius' ? degrees : from === 'Fahrenheit' ? (degrees - 32) / 1.8 : 121 + degrees * 14",
    ],
    results: [
      ['Celsius', 'celsius', '~°C'],
      ['With a fan', 'celsius - 20', '~°C'],
      ['Fahrenheit', 'celsius * 1.8 + 32', '~°F'],
      ['Gas mark', 'Math.max(1, Math.round((celsius - 121) / 14))', ''],
    ],
  },
  {
    id: 'grill',
    title: 'BBQ calculator',
    says: words(String.raw`bbq|barbecue|grill(?:ing)?|how much meat|meat (?:calculator|per (?:person|guest|head))`),
    question: 'How much for the grill?',
    inputs: [
      number('adults', 'Adults', 10),
      number('children', 'Children', 4),
      number('perAdult', 'Meat for an adult', 350, 'g'),
      number('perChild', 'Meat for a child', 180, 'g'),
      number('noMeat', 'Of the adults without meat', 2),
      money('price', 'Price of a kilo', 14),
    ],
    steps: ['kilos = (Math.max(0, adults - noMeat) * perAdult + children * perChild) / 1000'],
    results: [
      ['Meat', 'kilos', 'kg'],
      ['Costs about', 'kilos * price', 'money'],
      ['Bread rolls', '(adults + children) * 1.5', '^rolls'],
      ['Salad', '((adults + children) * 150) / 1000', 'kg'],
    ],
    tell: 'For ${Number(values.adults) + Number(values.children)} guests, ${Number(values.noMeat)} of them without meat.',
  },
  {
    id: 'pizza-order',
    title: 'Pizza calculator',
    says: words(
      String.raw`how (?:much|many) pizzas?|pizzas? (?:order|party|calculator|for (?:a|my|our|the) party)|order(?:ing)? pizzas?`,
    ),
    question: 'How many pizzas do we order?',
    inputs: [
      number('adults', 'Adults', 8),
      number('children', 'Children', 4),
      number('perAdult', 'Slices for an adult', 3),
      number('perChild', 'Slices for a child', 2),
      number('slices', 'Slices of a pizza', 8),
      money('price', 'Price of a pizza', 11.5),
    ],
    steps: ['eaten = adults * perAdult + children * perChild', 'pizzas = Math.ceil(eaten / slices - 1e-9)'],
    results: [
      ['Pizzas', 'pizzas', '^pizzas'],
      ['Slices eaten', 'eaten', ''],
      ['Slices left over', 'pizzas * slices - eaten', ''],
      ['Cost', 'pizzas * price', 'money'],
    ],
    tell: 'Enough for ${Number(values.adults) + Number(values.children)} people, ${results[2][1]} slices are left over.',
  },
  {
    id: 'drinks',
    title: 'Party drinks calculator',
    says: words(
      String.raw`(?:party|wedding|event|bar|reception)? ?(?:drinks?|alcohol|wine|beer|beverages?|champagne)(?: and food)? (?:calculator|planner|for (?:a|my|our|the|\d+) ?\w* ?(?:party|wedding|guests|people))|how (?:much|many) (?:bottles|drinks?|wine|beer|alcohol|champagne)`,
    ),
    question: 'How much will they drink?',
    inputs: [
      number('guests', 'Guests', 40),
      number('hours', 'Hours', 5),
      number('perHour', 'Drinks a guest and hour', 1),
      number('wine', 'Wine', 35, '%'),
      number('beer', 'Beer', 35, '%'),
    ],
    steps: ['drinks = guests * hours * perHour', 'soft = Math.max(0, 100 - wine - beer)'],
    results: [
      ['Drinks in all', 'drinks', '^drinks'],
      ['Wine', '(drinks * wine) / 100 / 5', '^bottles'],
      ['Beer', '(drinks * beer) / 100', '^bottles'],
      ['Water and soft drinks', '((drinks * soft) / 100) * 0.25', '^litres'],
    ],
    tell: 'Five glasses from a bottle of wine, a quarter of a litre for a soft drink.',
    draw: breakdown(
      "[['Wine', values.wine], ['Beer', values.beer], ['Water and soft drinks', Math.max(0, 100 - values.wine - values.beer)]]",
    ),
  },
  {
    id: 'portions',
    title: 'Portion calculator',
    says: words(
      String.raw`(?:rice|pasta|potato(?:es)?|portion) (?:portions?|sizes?|calculator|amount|per person)|how (?:much|many) (?:rice|pasta|spaghetti|potatoes|couscous|lentils)`,
    ),
    question: 'How much goes into the pot?',
    inputs: [
      choice('food', 'What', ['Pasta', 'Rice', 'Potatoes', 'Couscous', 'Lentils']),
      number('adults', 'Adults', 3),
      number('children', 'Children', 2),
      choice('hunger', 'Hunger', ['Small', 'Normal', 'Large'], 'Normal'),
    ],
    steps: [
      'perAdult = { Pasta: 100, Rice: 75, Potatoes: 250, Couscous: 70, Lentils: 80 }[food]',
      'factor = { Small: 0.8, Normal: 1, Large: 1.3 }[hunger]',
    ],
    results: [
      ['Into the pot', '(adults + children * 0.6) * perAdult * factor', '~g'],
      ['For an adult', 'perAdult * factor', '~g'],
      ['For a child', 'perAdult * factor * 0.6', '~g'],
    ],
    tell: 'Weighed before it is cooked, as a main dish.',
  },
  {
    id: 'meal-cost',
    title: 'Meal cost calculator',
    says: words(
      String.raw`(?:meal|food|recipe|dish|lunch|dinner|plate) costs?|cost (?:of|per) (?:a )?(?:meal|dish|portion|serving|recipe)`,
    ),
    question: 'What does a portion cost?',
    inputs: [
      money('ingredients', 'Ingredients', 14.8),
      money('energy', 'Energy', 0.9),
      number('portions', 'Portions', 6),
      number('share', 'Cost of goods, of the price', 30, '%'),
    ],
    steps: ['each = (ingredients + energy) / portions'],
    results: [
      ['A portion costs', 'each', 'money'],
      ['Sold for', 'each / (share / 100)', 'money'],
      ['All of it costs', 'ingredients + energy', 'money'],
    ],
  },
]
