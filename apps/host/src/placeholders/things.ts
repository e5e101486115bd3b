// The words for things that a placeholder image can show.
import { cloth } from './cloth.ts'
import { books, chair, guitar, lamp, print, ring, screen, toy, yarn } from './home-things.ts'
import { animal, bag, bike, camera, car, garment, tool } from './road-things.ts'
import { bottle, bouquet, cake, candle, cheese, cup, jar, loaf, parcel, soap } from './table-things.ts'
import type { Draw } from './thing-pieces.ts'

interface Thing {
  draw: Draw
  /** Hues that the thing has by nature. */
  hue?: number
  accentHue?: number
}

/** The first whose list holds the word is shown. */
export const things: readonly (readonly [thing: Thing, words: string])[] = [
  [{ draw: cup, accentHue: 40 }, 'tea coffee cup mug espresso cocoa infusion blend oolong matcha rooibos'],
  [{ draw: loaf, hue: 80, accentHue: 62 }, 'bread loaf bakery baker rye sourdough baguette bun roll'],
  [{ draw: cake, accentHue: 20 }, 'cake tart pastry patisserie cupcake torte confectionery chocolate dessert'],
  [{ draw: cheese, hue: 85, accentHue: 88 }, 'cheese cheddar gouda dairy'],
  [{ draw: books }, 'book bookshop bookbinder novel zine notebook library author writer magazine comic'],
  [{ draw: chair, accentHue: 62 }, 'chair furniture stool table bench desk sofa carpenter joiner woodwork cabinet'],
  [{ draw: cloth, accentHue: 35 }, 'cloth blanket tapestry quilt rug textile weaver'],
  [{ draw: yarn }, 'yarn wool knitting crochet thread weaving loom skein knitter'],
  [{ draw: bottle, hue: 130, accentHue: 30 }, 'bottle wine beer oil juice cider gin spirit vinegar brewery winery'],
  [{ draw: jar, accentHue: 70 }, 'jar honey jam pickle marmalade preserve spice beekeeper chutney'],
  [{ draw: soap }, 'soap cosmetic shampoo balm cream skincare'],
  [{ draw: candle, accentHue: 70 }, 'candle wax incense'],
  [{ draw: bike }, 'bike bicycle cycle cycling tandem'],
  [
    { draw: garment },
    'clothes clothing jumper sweater shirt dress jacket coat fashion costume tailor garment scarf hat sock',
  ],
  [{ draw: bag }, 'bag tote backpack satchel leather purse shoe'],
  [{ draw: lamp, accentHue: 88 }, 'lamp light lantern lighting'],
  [{ draw: bouquet, hue: 150, accentHue: 10 }, 'bouquet florist flower wreath rose tulip'],
  [{ draw: guitar, accentHue: 58 }, 'guitar instrument violin ukulele music band album record vinyl luthier'],
  [
    { draw: print },
    'print poster painting illustration art artwork drawing picture gallery photograph painter illustrator canvas card',
  ],
  [{ draw: toy, accentHue: 30 }, 'toy block game puzzle doll'],
  [{ draw: ring, hue: 250, accentHue: 85 }, 'ring jewel jewellery jewelry necklace earring bracelet goldsmith watch'],
  [{ draw: screen }, 'screen website software design app web interface developer laptop computer phone brand logo'],
  [{ draw: camera, accentHue: 30 }, 'camera lens rangefinder polaroid camcorder'],
  [{ draw: car }, 'car van vehicle truck taxi garage'],
  [{ draw: animal }, 'cat dog pet animal puppy kitten rabbit'],
  [{ draw: tool, accentHue: 28 }, 'tool hardware workshop repair kit machine equipment'],
  [{ draw: parcel }, 'parcel gift box ware goods'],
]
