// Recipes of the sort that a collection is about: nobody looks for a stew among cakes.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

const sorts: readonly { words: RegExp; rows: readonly SampleRow[] }[] = [
  {
    words: /\b(?:cakes?|bak(?:e|es|ed|ing)|bakery|patisserie|cupcakes?|tarts?|cookies|biscuits)\b/i,
    rows: readRows(`
Poppy seed and lemon loaf | Keeps for a week, never has to | time=55; minutes=55; serv=10; portion=10; ingredient=200 g flour, 80 g poppy seeds, 2 lemons, 3 eggs, 150 g butter; category=Loaf; difficulty=easy; method=Rub the peel into the sugar until it smells. Stir in the rest, fifty minutes at 170. Lemon juice over it while it is hot.; meal=snack; cuisine=Home
Rhubarb crumble cake | With the first stalks in April | time=65; minutes=65; serv=12; portion=12; ingredient=600 g rhubarb, 300 g flour, 180 g butter, 2 eggs, 160 g sugar; category=Tray; difficulty=easy; method=Sugar the rhubarb first and pour off what it gives. Dough below, fruit, crumbs on top. It is done when the crumbs are brown.; meal=snack; cuisine=German
Honey cake, eight layers | Two days, and worth both | time=140; minutes=140; serv=14; portion=14; ingredient=120 g honey, 400 g flour, 3 eggs, 700 g sour cream; category=Layers; difficulty=hard; method=Bake eight thin sheets, four minutes each. Spread while they are cool, press lightly. Leave it alone until tomorrow.; meal=snack; cuisine=Czech
Almond cake without flour | For Samir, who eats no wheat | time=50; minutes=50; serv=8; portion=8; ingredient=250 g ground almonds, 4 eggs, 180 g sugar, 1 orange; category=Round; difficulty=medium; method=Beat the eggs and the sugar until they are pale. Fold in the almonds with the peel of the orange. Forty minutes at 165.; meal=snack; cuisine=Galician
Cardamom buns | Makes sixteen | time=160; minutes=160; serv=16; portion=16; ingredient=500 g flour, 250 ml milk, 12 g yeast, 2 tsp cardamom; category=Yeast; difficulty=medium; method=Crush the cardamom yourself. Let the dough rise twice, roll, fill, knot. Ten minutes, very hot.; meal=breakfast; cuisine=Swedish
Plum cake, sunken | 28 cm tin | time=65; minutes=65; serv=10; portion=10; ingredient=900 g plums, 180 g butter, 4 eggs, 220 g flour; category=Round; difficulty=medium; method=Halve the plums and press them in, cut side up. An hour at 170, until the middle no longer moves. Better the next day.; meal=snack; cuisine=Home
Carrot cake, Nadia's | The one for birthdays | time=70; minutes=70; serv=12; portion=12; ingredient=350 g carrots, 200 g walnuts, 4 eggs, 220 g flour, 200 g cream cheese; category=Round; difficulty=easy; method=Grate the carrots as finely as patience allows. Stir, do not beat. The icing goes on when the cake is cold, not before.; meal=snack; cuisine=Home`),
  },
  {
    words: /\b(?:cocktails?|drinks|mocktails?|bar recipes?)\b/i,
    rows: readRows(`
Negroni, half sweet | Stir for longer than you want to | time=4; minutes=4; serv=1; portion=1; ingredient=30 ml gin, 30 ml Campari, 20 ml sweet vermouth, a strip of orange peel; category=Stirred; difficulty=easy; method=Stir over ice for forty turns. Strain over one large cube. Twist the peel over it.
Basil smash | In July, from the balcony | time=6; minutes=6; serv=1; portion=1; ingredient=60 ml gin, 25 ml lemon juice, 20 ml syrup, 12 leaves of basil; category=Shaken; difficulty=easy; method=Press the basil, do not grind it. Shake hard, strain twice.
Paloma for six | Mixed in the jug | time=10; minutes=10; serv=6; portion=6; ingredient=300 ml tequila, 4 limes, 1 l grapefruit soda, a pinch of salt; category=Long; difficulty=easy; method=Salt first, then lime and tequila. Soda and ice when they ring the bell.
Rum punch, Oma's | One sour, two sweet, three strong | time=12; minutes=12; serv=8; portion=8; ingredient=250 ml lime juice, 500 ml syrup, 750 ml rum, half a nutmeg; category=Punch; difficulty=easy; method=Mix the day before. Nutmeg over each glass.
Ginger shrub, no alcohol | Sharp enough to count | time=20; minutes=20; serv=10; portion=10; ingredient=150 g ginger, 200 ml cider vinegar, 250 g sugar, 1 l soda water; category=Without; difficulty=medium; method=Grate, steep overnight, strain. One part to five of soda.
Espresso martini | After supper, not before bed | time=5; minutes=5; serv=1; portion=1; ingredient=50 ml vodka, 30 ml espresso, 20 ml coffee liqueur; category=Shaken; difficulty=medium; method=Shake while the coffee is hot: that makes the foam. Three beans on top.`),
  },
]

/** Of what a message says is cooked, baked or mixed; none where it says nothing of that. */
export function recipesAbout(message: string): readonly SampleRow[] {
  return firstSpokenOf(sorts, message)?.rows ?? []
}
