// What is kept in a store, and what is lifted in a gym: rows for lists whose topic has only things in general.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

const stores: readonly { words: RegExp; rows: readonly SampleRow[] }[] = [
  {
    words:
      /\b(?:pantry|larder|fridge|freezer|kitchen (?:stock|cupboard|inventory)|food (?:stock|storage|inventory))\b/i,
    rows: readRows(`
Rice, basmati | The big bag is for guests | quantity=3; how_many=3; category=Grains; where=Cellar; location=Cellar; expir=213; best_before=213
Chopped tomatoes | | quantity=11; how_many=11; category=Tins; where=Top shelf; location=Top shelf; expir=402; best_before=402
Oat milk | Opened ones go in the door | quantity=4; how_many=4; category=Drinks; where=Fridge; location=Fridge; expir=6; best_before=6
Red lentils | | quantity=2; how_many=2; category=Grains; where=Top shelf; location=Top shelf; expir=131; best_before=131
Yoghurt | For Jona's breakfast | quantity=1; how_many=1; category=Fresh; where=Fridge; location=Fridge; expir=-1; best_before=-1
Coffee beans | Half a bag left | quantity=1; how_many=1; category=Drinks; where=Drawer; location=Drawer; expir=38; best_before=38
Peas, frozen | | quantity=5; how_many=5; category=Frozen; where=Freezer; location=Freezer; expir=164; best_before=164
Eggs | From the farm road | quantity=8; how_many=8; category=Fresh; where=Fridge; location=Fridge; expir=3; best_before=3`),
  },
  {
    words: /\b(?:bike|bicycle|cycle) (?:work)?shop\b|\bbike parts?\b/i,
    rows: readRows(`
Inner tube, 28 inch | Presta, the 60 mm valve | quantity=23; location=A1; shelf=A1; price=6.5; category=Tyres; supplier=Schwalm; brand=Conti; sku=TU-028
Brake pads, disc | Goes fastest in November | quantity=4; location=B3; shelf=B3; price=11.9; category=Brakes; supplier=Okafor; brand=Koolo; sku=BP-110
Chain, 11 speed | | quantity=7; location=B1; shelf=B1; price=27.5; category=Drive; supplier=Nowak; brand=Kamet; sku=CH-011
Cassette, 11–32 | Ask before ordering again | quantity=2; location=B2; shelf=B2; price=44.9; category=Drive; supplier=Nowak; brand=Kamet; sku=CS-032
Spokes, 262 mm | | quantity=186; location=C4; shelf=C4; price=0.55; category=Wheels; supplier=Lerch; brand=Sapin; sku=SP-262
Bottom bracket, square | | quantity=1; location=C1; shelf=C1; price=18.5; category=Drive; supplier=Okafor; brand=Neco; sku=BB-122
Bar tape, cork | Black only, the white comes back | quantity=6; location=A4; shelf=A4; price=14.5; category=Cockpit; supplier=Schwalm; brand=Velo; sku=BT-004
Chain oil, 100 ml | | quantity=14; location=A2; shelf=A2; price=7.9; category=Care; supplier=Lerch; brand=Dry; sku=OI-100`),
  },
]

/** What is in the store that a message speaks of; nothing where it speaks of none that is known. */
export function storedThings(request: string): readonly SampleRow[] {
  return firstSpokenOf(stores, request)?.rows ?? []
}

/** Exercises come again, heavier: what was lifted best is told by them. */
export const lifts: readonly SampleRow[] = readRows(`
Squat | | set=4; rep=8; weight=62.5; date=-26; mood=fine
Bench press | Elbows closer next time | set=4; rep=6; weight=42.5; date=-24; mood=good
Deadlift | | set=3; rep=5; weight=82.5; date=-19; mood=good
Squat | Two more than last week | set=4; rep=8; weight=67.5; date=-17; mood=good
Row, barbell | | set=4; rep=10; weight=37.5; date=-12; mood=fine
Overhead press | The last set was ugly | set=3; rep=6; weight=28; date=-8; mood=low
Bench press | | set=4; rep=6; weight=45; date=-5; mood=good
Deadlift | Belt on for the last one | set=3; rep=4; weight=92.5; date=-3; mood=good
Squat | Slow down, fast up | set=5; rep=5; weight=72.5; date=-1; mood=good`)
