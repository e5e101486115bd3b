// What kitchens, bakeries, bars and breweries keep.
import { type Store, readStore } from './store.ts'

export const foodStores: readonly Store[] = [
  {
    words: /\b(?:baker(?:y|ies|s)|patisserie|pastry|bake ?house|cake (?:shop|business))\b/i,
    rows: readStore(`
Rye flour, 1150 | 42 | 50 | 0.9 | Flour | Store room | 96 | Lorry comes on Tuesday
Strong white flour | 118 | 60 | 0.8 | Flour | Store room | 121 |
Fresh yeast | 6 | 8 | 1.4 | Leaven | Cold room | 9 | Order before Thursday
Butter, unsalted | 31 | 20 | 7.2 | Dairy | Cold room | 24 |
Sea salt, fine | 12 | 5 | 0.7 | Dry goods | Shelf 2 | 410 |
Poppy seed | 4 | 3 | 6.9 | Dry goods | Shelf 2 | 83 | For the Sunday plaits
Free-range eggs | 17 | 24 | 0.3 | Dairy | Cold room | 12 |
Bread bags, paper | 860 | 500 | 0.06 | Packing | Shop | | Logo faces the wrong way on the last box`),
  },
  {
    words: /\b(?:brewer(?:y|ies)|brewing|brew ?house|home ?brew\w*|micro-?brewery)\b/i,
    rows: readStore(`
Pale malt | 425 | 200 | 1.1 | Malt | Loft | 173 | Mill on the coarse setting
Munich malt | 75 | 100 | 1.3 | Malt | Loft | 154 |
Wheat malt | 150 | 75 | 1.2 | Malt | Loft | 161 |
Cascade hops | 4.5 | 3 | 28.6 | Hops | Freezer | 241 |
Saaz hops | 1.5 | 2 | 32.4 | Hops | Freezer | 198 | Last year's crop
Ale yeast, dry | 2.5 | 1 | 48 | Yeast | Fridge | 62 |
Irish moss | 0.8 | 0.5 | 22.5 | Finings | Shelf 1 | 330 |
Crown caps, plain | 14 | 6 | 18.9 | Bottling | Cellar | | Thousands`),
  },
  {
    words: /\b(?:caf[eé]s?|coffee (?:shop|bar|house)|espresso|roaster(?:y|ies)|tea ?room)\b/i,
    rows: readStore(`
Espresso blend | 9 | 6 | 18.5 | Coffee | Counter | 38 | Roasted on Mondays
Filter roast, Huila | 3 | 4 | 21.4 | Coffee | Counter | 31 |
Oat milk | 22 | 12 | 1.9 | Milk | Fridge | 46 |
Whole milk | 14 | 18 | 1.2 | Milk | Fridge | 5 |
Darjeeling, loose | 2 | 1 | 14.6 | Tea | Shelf 1 | 210 |
Brown sugar sticks | 640 | 300 | 0.03 | Dry goods | Shelf 2 | 320 |
Paper cups, 240 ml | 380 | 500 | 0.09 | Packing | Store room | | Nobody likes the new lids
Descaler | 3 | 2 | 11.2 | Cleaning | Under the sink | |`),
  },
  {
    words:
      /\b(?:bar|pub|cocktails?|wine (?:bar|cellar)|drinks?|liquor|beverages?)\b(?=[^.]*\b(?:stock|inventory|quantity|bottles?)\b)/i,
    rows: readStore(`
London dry gin | 7 | 4 | 19.8 | Spirits | Back bar | |
House red, litre | 26 | 18 | 6.4 | Wine | Cellar | 540 | Open one first thing on Fridays
Tonic water | 64 | 72 | 0.8 | Soft drinks | Cellar | 193 |
Pilsner, keg 30 l | 3 | 2 | 71.5 | Beer | Cold room | 41 |
Bitters | 2 | 2 | 15.3 | Spirits | Back bar | | A drop at a time
Lemons | 34 | 40 | 0.4 | Fruit | Fridge | 8 |
Sparkling water | 88 | 48 | 0.6 | Soft drinks | Cellar | 305 |`),
  },
  {
    words:
      /\b(?:pantry|larder|fridge|freezer|kitchen|restaurant|canteen|catering|food (?:stock|storage|inventory|bank)|grocer(?:y|ies))\b/i,
    rows: readStore(`
Rice, basmati | 3 | 2 | 3.9 | Grains | Cellar | 213 | The big bag is for guests
Chopped tomatoes | 11 | 6 | 0.9 | Tins | Top shelf | 402 |
Oat milk | 4 | 4 | 1.9 | Drinks | Fridge | 6 | Opened ones go in the door
Red lentils | 2 | 3 | 2.2 | Grains | Top shelf | 131 |
Yoghurt | 1 | 3 | 1.4 | Fresh | Fridge | 2 | For Jona's breakfast
Coffee beans | 1 | 2 | 9.8 | Drinks | Drawer | 38 | Half a bag left
Peas, frozen | 5 | 2 | 2.6 | Frozen | Freezer | 164 |
Eggs | 8 | 6 | 0.4 | Fresh | Fridge | 9 | From the farm road`),
  },
]
