// What workshops, gardens, presses and clubs keep.
import { type Store, readStore } from './store.ts'

export const craftStores: readonly Store[] = [
  {
    words: /\b(?:bikes?|bicycles?|cycl(?:e|es|ing))\b/i,
    rows: readStore(`
Inner tube, 28 inch | 23 | 10 | 6.5 | Tyres | A1 | | Presta, the 60 mm valve
Brake pads, disc | 4 | 12 | 11.9 | Brakes | B3 | | Goes fastest in November
Chain, 11 speed | 7 | 5 | 27.5 | Drive | B1 | |
Chain links, 9 speed | 31 | 20 | 1.4 | Drive | B1 | |
Cassette, 11–32 | 2 | 3 | 44.9 | Drive | B2 | | Ask before ordering again
Spokes, 262 mm | 186 | 80 | 0.55 | Wheels | C4 | |
Bar tape, cork | 6 | 4 | 14.5 | Cockpit | A4 | | Black only, the white comes back
Chain oil, 100 ml | 14 | 6 | 7.9 | Care | A2 | |`),
  },
  {
    words: /\b(?:florists?|flower|floristry|bouquets?)\b/i,
    rows: readStore(`
Roses, cream, 50 cm | 85 | 60 | 1.4 | Cut flowers | Cold room | 6 |
Ranunculus, mixed | 24 | 40 | 1.1 | Cut flowers | Cold room | 4 | From the Thursday auction
Eucalyptus, bunch | 11 | 8 | 3.2 | Green | Cold room | 9 |
Peonies, pink | 30 | 20 | 2.6 | Cut flowers | Cold room | 3 |
Olive trees, small | 4 | 3 | 18.5 | Pots | Pavement | |
Kraft paper, roll | 2 | 2 | 22.4 | Wrapping | Counter | |
Raffia, natural | 5 | 3 | 4.8 | Wrapping | Counter | |
Floral foam, brick | 17 | 24 | 0.9 | Supplies | Back room | |`),
  },
  {
    words: /\b(?:print(?:ing)? (?:shop|house|workshop|studio)|bookbind\w*|screen ?print\w*|letterpress)\b/i,
    rows: readStore(`
Offset paper, 90 g, A3 | 4200 | 2000 | 0.04 | Paper | Rack 1 | |
Uncoated, 300 g, SRA3 | 640 | 800 | 0.18 | Paper | Rack 2 | | For the business cards
Recycled, 120 g, A4 | 2500 | 1500 | 0.03 | Paper | Rack 1 | |
Envelope stock, cream | 380 | 250 | 0.11 | Paper | Rack 3 | |
Process cyan, 1 kg | 3 | 2 | 31.5 | Ink | Cupboard | 260 |
Process black, 1 kg | 1 | 3 | 29.8 | Ink | Cupboard | 260 |
Plates, A2 | 46 | 30 | 4.6 | Plates | Drawer 2 | |
Binding thread, linen | 7 | 4 | 8.2 | Binding | Drawer 5 | | Natural, waxed`),
  },
  {
    words: /\b(?:gardens?|gardening|sheds?|allotments?|greenhouse|nurser(?:y|ies)|landscap\w*|orchards?|farms?)\b/i,
    rows: readStore(`
Spade, ash handle | 2 | 1 | 42 | Tools | Left wall | |
Hand trowel | 4 | 3 | 9.8 | Tools | Bench | | One stays with Wanda's bed
Potting compost, 40 l | 3 | 5 | 8.4 | Soil | By the door | |
Terracotta pots, 12 cm | 38 | 20 | 1.2 | Pots | Bottom shelf | |
Garden twine | 6 | 2 | 3.1 | Supplies | Hook | |
Broad bean seed | 2 | 3 | 2.9 | Seed | Tin box | 190 | Sow in February
Watering can, 10 l | 3 | 2 | 16.5 | Tools | Under the bench | |
Slug collars | 14 | 10 | 1.8 | Supplies | Top shelf | |`),
  },
  {
    words: /\b(?:cars?|garage|auto|mechanics?|motor(?:bike|cycle)s?|vans?|fleet)\b/i,
    rows: readStore(`
Oil filter, small | 12 | 6 | 8.4 | Filters | A2 | |
Engine oil 5W-30, 5 l | 7 | 8 | 32.9 | Oils | Drum rack | |
Brake pads, front axle | 3 | 4 | 38.6 | Brakes | B1 | | Fits the two blue estates
Wiper blades, 60 cm | 16 | 8 | 11.2 | Glass | C3 | |
Bulbs, H7 | 22 | 10 | 6.3 | Electrics | C1 | |
Spark plugs | 28 | 16 | 5.7 | Engine | A4 | |
Antifreeze, 1.5 l | 2 | 6 | 9.1 | Oils | Drum rack | | Before the first frost
Winter tyres, 195/65 | 8 | 8 | 74 | Tyres | Cellar | |`),
  },
  {
    words: /\b(?:sew(?:ing)?|tailor\w*|costumes?|textiles?|fabrics?|haberdashery|quilt\w*|knitting|yarn)\b/i,
    rows: readStore(`
Linen, natural, m | 14 | 8 | 16.8 | Fabric | Roll 3 | |
Cotton poplin, white, m | 23 | 10 | 9.4 | Fabric | Roll 1 | |
Lining, charcoal, m | 4 | 6 | 6.2 | Fabric | Roll 5 | |
Thread, black | 11 | 6 | 2.3 | Thread | Drawer 1 | |
Zips, 20 cm | 17 | 12 | 1.6 | Fastenings | Drawer 3 | | Metal, brass teeth
Shirt buttons, 11 mm | 240 | 100 | 0.1 | Fastenings | Jar | |
Machine needles, 90 | 3 | 5 | 4.4 | Tools | Drawer 2 | |`),
  },
  {
    words: /\b(?:joiner\w*|carpent\w*|wood(?:work\w*|shop)|cabinet ?mak\w*|timber|furniture)\b/i,
    rows: readStore(`
Oak boards, 27 mm | 14 | 10 | 38.5 | Timber | Rack 1 | |
Birch ply, 15 mm | 5 | 6 | 46.2 | Sheet | Rack 3 | |
Wood glue, 5 kg | 2 | 1 | 27.8 | Glue | Bench | 210 | The lid sticks
Dowels, 8 mm | 420 | 200 | 0.04 | Fixings | Drawer 2 | |
Brass screws, 4 × 40 | 160 | 250 | 0.12 | Fixings | Drawer 1 | |
Hard wax oil, 1 l | 3 | 2 | 34.9 | Finish | Metal cabinet | 390 |
Sanding discs, 120 | 36 | 50 | 0.6 | Abrasives | Drawer 4 | |`),
  },
  {
    words: /\b(?:pott(?:er|ers|ery)|ceramic\w*|kilns?|glaz(?:e|es|ing))\b/i,
    rows: readStore(`
Stoneware clay, 10 kg | 12 | 8 | 9.6 | Clay | Cellar | |
Porcelain, 10 kg | 2 | 4 | 17.8 | Clay | Cellar | | Keep it wrapped
Celadon glaze, 1 kg | 3 | 2 | 21.5 | Glazes | Shelf 1 | |
Tenmoku glaze, 1 kg | 1 | 2 | 19.4 | Glazes | Shelf 1 | |
Kiln shelves | 6 | 4 | 33 | Kiln | By the kiln | |
Cones, 6 | 45 | 20 | 0.5 | Kiln | Drawer | |
Loop tools | 9 | 8 | 6.2 | Tools | Jar | |`),
  },
  {
    words: /\b(?:camp(?:ing|s|site)?|scouts?|hik(?:e|ing)|mountain|climbing|outdoor)\b/i,
    rows: readStore(`
Tent, four people | 6 | 5 | 189 | Tents | Rack A | | Number three lacks a pole
Sleeping mats | 22 | 24 | 18.5 | Sleeping | Rack B | |
Storm cooker | 4 | 3 | 64 | Cooking | Box 2 | |
Gas cartridges, 230 g | 7 | 12 | 5.4 | Cooking | Metal box | |
Rope, 30 m | 3 | 2 | 72 | Safety | Hook | 620 |
Head torches | 15 | 12 | 21.9 | Light | Box 1 | | Check the batteries
Tarp, 3 × 4 m | 5 | 4 | 38 | Tents | Rack A | |`),
  },
  {
    words: /\b(?:sports?|football|gym|swim\w*|rowing|sailing|surf\w*|tennis|handball|volleyball)\b/i,
    rows: readStore(`
Match balls, size 5 | 9 | 8 | 34 | Balls | Cage | |
Training bibs, yellow | 18 | 20 | 4.6 | Kit | Locker 2 | | Two came home with Jona
Cones, flat | 44 | 30 | 0.9 | Training | Cage | |
Hand pump | 2 | 2 | 14.2 | Tools | Locker 1 | |
First aid bag | 1 | 2 | 39 | Safety | Bench | 212 |
Corner flags | 8 | 4 | 7.5 | Pitch | Shed | |
Captain's armband | 3 | 2 | 3.8 | Kit | Locker 2 | |`),
  },
  {
    words:
      /\b(?:tools? (?:library|shed|store|rental|lending|hire)|workshops?|hardware (?:store|shop)|maker ?space|fab ?lab|construction|plumb\w*|electrician\w*)\b|\btools?\b/i,
    rows: readStore(`
Cordless drill, 18 V | 3 | 2 | 129 | Power tools | A1 | | Two batteries each
Tile cutter | 1 | 1 | 84 | Tiling | C2 | |
Extension ladder | 2 | 1 | 148 | Ladders | Yard | |
Pressure washer | 1 | 1 | 176 | Cleaning | C4 | | Return it drained
Jigsaw | 2 | 2 | 68 | Power tools | A2 | |
Spirit level, 120 cm | 4 | 2 | 27 | Measuring | B1 | |
Hedge trimmer | 1 | 1 | 94 | Garden | Yard | | Sharpened in spring
Wallpaper table | 2 | 1 | 36 | Decorating | C1 | |`),
  },
]
