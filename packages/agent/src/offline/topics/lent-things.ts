// What goes from hand to hand: what neighbours lend, offer and look for, and what somebody has lost.
import { type SampleRow, readRows } from './topic.ts'

const lent = readRows(`
Moving boxes, twenty | Flat, in the cellar | category=Household; deposit=10; condition=Used
Projector | With cable and a white sheet | category=Party; deposit=50; condition=Good
Bike trailer | For two children or one crate of apples | category=Transport; deposit=40; condition=Good
Folding tables, two | Each seats six | category=Party; deposit=20; condition=Used
Raclette grill | For eight, pans included | category=Kitchen; deposit=15; condition=Good
Pressure washer | Bring your own hose | category=Garden; deposit=40; condition=Good
Tent for four | Pegs were counted in spring | category=Outdoors; deposit=30; condition=Good
Extension ladder | Up to five metres | category=Tools; deposit=30; condition=Good
Cordless drill | Two batteries and a box of bits | category=Tools; deposit=20; condition=As new`)

const tools = readRows(`
Wallpaper table | Folds to the size of a door | category=Decorating; deposit=10; condition=Used
Tile cutter | Up to sixty centimetres | category=Building; deposit=30; condition=Good
Hedge trimmer | With a long cable | category=Garden; deposit=30; condition=Good
Wheelbarrow | Pump is in the shed | category=Garden; deposit=10; condition=Used
Pressure washer | Bring your own hose | category=Garden; deposit=40; condition=Good
Belt sander | Three grades of paper | category=Wood; deposit=25; condition=Good
Extension ladder | Up to five metres | category=Building; deposit=30; condition=Good
Cordless drill | Two batteries and a box of bits | category=Building; deposit=20; condition=As new`)

const wished = readRows(`
Moving boxes, ten | For the first of the month | category=Things
A lift to the station on Mondays | At seven, with a suitcase | category=Lifts
Cot for one weekend | The grandchildren are coming | category=Things
Somebody who waters the balcony in July | Two weeks, every other day | category=Help
Old jam jars | With lids, any size | category=Things
A hand with a wardrobe | Third floor, no lift | category=Help
Ladder for Saturday | The gutter is full | category=Things`)

const offered = readRows(`
Apples, as many as you can carry | From the tree in the yard | category=Food
Maths for years five to ten | On Wednesdays after four | category=Lessons
Dog walks in the morning | Along the canal, small dogs too | category=Pets
Help with forms and letters | In German, Turkish and English | category=Help
Bicycle repairs | Bring the part, I bring the tools | category=Repairs
A place in the car to the market | Saturdays at nine | category=Lifts
Sewing and mending | Hems, zips, buttons | category=Repairs`)

const lost = readRows(`
Water bottle, steel | With a sticker of a whale | category=Other; colour=Silver
Reading glasses | In a green case | category=Glasses; colour=Green
Child's left shoe | Size 27 | category=Clothing; colour=Red
Grey scarf | Hand-knitted | category=Clothing; colour=Grey
Keys with a red tag | Three of them | category=Keys; colour=Red
Blue umbrella | One rib is bent | category=Umbrellas; colour=Blue
Phone, black case | Locked, it rang twice | category=Phones; colour=Black`)

const isOfLost = /\blost(?:[- ](?:and|&|or)[- ]found|[- ]property)\b|\bfound (?:things|items|objects)\b/i
const isLending =
  /\b(?:lend\w*|lent|borrow\w*|library of things|tool librar(?:y|ies)|shar(?:e|es|ing) (?:of )?(?:things|tools))\b/i
const isAmongNeighbours =
  /\b(?:neighbo?u?rs?(?:hood)?|street|village|community|housing|our (?:house|block|building)|swap\w*|mutual|time ?bank|barter\w*|notice ?board|parents['’]? board|exchange)\b/i
const isThing = /(?:^| )(?:thing|item|object|article|borrowing|belonging|possession)$/
const isTool = /(?:^| )(?:tool|equipment)$/
const isWish = /(?:^| )(?:wish|request|need|search)$/
const isOffer = /(?:^| )offer$/

/** What is lost, lent, wished for or offered where a message speaks of that; none of other records. */
export function lentOf(noun: string, message: string): readonly SampleRow[] {
  if (isThing.test(noun) && isOfLost.test(message)) return lost
  if (isThing.test(noun) && isLending.test(message)) return lent
  if (isTool.test(noun) && isLending.test(message)) return tools
  if (!isAmongNeighbours.test(message)) return []
  if (isWish.test(noun)) return wished
  return isOffer.test(noun) ? offered : []
}
