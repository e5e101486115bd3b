// Trades that mend, make and look after things, by the thing: what comes in, and what is wrong with it.
import type { World } from './world.ts'

const fault =
  /broken|fault|problem|wrong|issue|defect|symptom|complaint|(?:^|_)repair(?:_needed)?$|to_be_done|to_do|needs_doing|^work$|^what$|^job$/
const material = /^(?:materials?|parts?|spare_parts?)(?:_used|_needed)?$/
const repairs = /(?:^| )(?:repair|repair job|job|ticket|order|job card|work order|fault)$/

interface Trade {
  words: RegExp
  thing: RegExp
  things: string
  faults: string
  /** What is used up in the work. */
  materials?: string
}

/** A trade has its things, and what they come in for: a job is called by that. */
const tradeOf = ({ words, thing, things, faults, materials }: Trade): World => ({
  words,
  things: [
    [thing, things],
    [repairs, faults],
  ],
  facts: [
    [
      new RegExp(
        `^(?:(?:which|what)_)?(?:${thing.source.replace(/^\(\?:\^\| \)|\$$/g, '')})s?(?:_name|_model)?$|^(?:item|object|thing|model|device|make_and_model)$`,
      ),
      things,
    ],
    [fault, faults],
    ...(materials === undefined ? [] : [[material, materials] as const]),
  ],
})

export const repairWorlds: readonly World[] = [
  tradeOf({
    words:
      /\b(?:bikes?|bicycles?|cycle|e-?bikes?)[- ](?:repairs?|shop|workshop|mechanic|co-?op|service|store)\b|\brepair\w* (?:of )?(?:bikes|bicycles)\b|\bbike (?:jobs|kitchen)\b/i,
    thing: /(?:^| )(?:bike|bicycle|e-bike)$/,
    things:
      'Green touring bike|Red cargo bike|Black e-bike, 28"|Child’s bike, 20"|Silver racer|Blue folding bike|Old city bike',
    faults:
      'Chain slips under load|Rear brake rubs|Slow puncture, front|Gears do not shift down|Bottom bracket creaks|Rear light is dead|Wheel out of true|Service before a tour',
    materials: 'Chain and cassette|Brake pads|Inner tube 28"|Gear cable|Bottom bracket|Rear light|Spokes, 6',
  }),
  tradeOf({
    words: /\b(?:shoe repairs?|cobblers?|shoemakers?)\b/i,
    thing: /(?:^| )(?:shoe|pair|boot|pair of shoes)$/,
    things: 'Brown brogues|Black ankle boots|Hiking boots|Red heels|Child’s winter boots|Riding boots',
    faults: 'New heels|Sole is loose|Zip is stuck|Stitching at the toe|Stretch by half a size|Resole in leather',
  }),
  tradeOf({
    words:
      /\b(?:(?:phone|laptop|computer|tablet|console|electronics?|tv) (?:repairs?|workshop|shop|service)|repair\w* (?:phones|laptops|computers|electronics))\b/i,
    thing: /(?:^| )(?:phone|device|laptop|computer|tablet|console)$/,
    things: 'Phone, black, 128 GB|Laptop 14"|Tablet with stylus|Game console|Old notebook, 15"|Phone, blue',
    faults:
      'Screen is cracked|Battery lasts an hour|Does not charge|Water damage|Keyboard: two keys dead|Fan is loud|Forgot the code',
  }),
  tradeOf({
    words: /\b(?:watch(?:es)?(?:maker| repairs?)|clock(?:s|maker)?(?: repairs?)?|watchmaker'?s?)\b/i,
    thing: /(?:^| )(?:watch|clock)$/,
    things: 'Steel wristwatch, 1968|Mantel clock|Pocket watch, silver|Cuckoo clock|Diver’s watch|Long-case clock',
    faults:
      'Loses ten minutes a day|Stopped after a fall|New glass|Crown pulls out|Strikes the wrong hour|Service and oil',
  }),
  tradeOf({
    words: /\b(?:tailor(?:'s|ing)?|seamstress|alterations?|dressmak\w+|sewing (?:shop|workshop|studio))\b/i,
    thing: /(?:^| )(?:garment|piece|dress|suit|item of clothing)$/,
    things: 'Grey wool suit|Wedding dress|Winter coat|Navy trousers|Silk blouse|Denim jacket',
    faults:
      'Shorten the trousers|Take in at the waist|New zip|Let out the seams|Hem by three centimetres|Replace the lining',
  }),
  tradeOf({
    words:
      /\b(?:car|auto|vehicle|motor(?:bike|cycle)|van|garage)(?:s)? (?:repairs?|workshop|garage|mechanic|service jobs?)\b|\bgarage jobs?\b|\bauto ?shop\b/i,
    thing: /(?:^| )(?:car|vehicle|motorbike|motorcycle|van)$/,
    things: 'Grey estate, diesel|Red hatchback|White van|Blue saloon|Green off-roader|Black motorbike',
    faults:
      'Brakes squeal|Engine light is on|Timing belt due|Exhaust is loud|Clutch slips|Winter tyres on|Air conditioning is warm',
  }),
  tradeOf({
    words: /\b(?:piano tun\w+|tunes? pianos|pianos?|luthiers?|instrument (?:repairs?|makers?)|violin makers?)\b/i,
    thing: /(?:^| )(?:piano|instrument|violin|guitar|cello)$/,
    things: 'Upright, black|Baby grand, walnut|School piano|Cello, three-quarter|Old violin|Concert guitar',
    faults: 'Tuning|Two keys stick|Pedal squeaks|Soundpost fell|New strings|Crack in the top',
    materials: 'Strings, 3|Hammer felt|Tuning pins|Bridge, maple|Bow hair|Set of pads',
  }),
  tradeOf({
    words: /\b(?:furniture (?:restor\w+|repairs?)|upholster\w+|restor\w+ (?:of )?furniture|antique restor\w+)\b/i,
    thing: /(?:^| )(?:piece|piece of furniture|furniture|chair|item)$/,
    things: 'Wing chair, green|Oak chest of drawers|Six dining chairs|Writing desk|Sofa, two seats|Bedside table',
    faults: 'New springs and cover|Veneer is lifting|One leg is loose|Strip and wax|Drawer sticks|Woodworm, two holes',
    materials: 'Beeswax|Horsehair and webbing|Oak veneer|Linen, 3 m|Bone glue|Brass hinges',
  }),
  tradeOf({
    words: /\brepair caf(?:e\b|é)|\b(?:(?:small )?appliances?|household devices?)\b/i,
    thing: /(?:^| )(?:appliance|broken thing|device|broken item|item|thing)$/,
    things: 'Toaster|Desk lamp|Kitchen radio|Hand mixer|Hairdryer|Sewing machine|Record player',
    faults:
      'Does not switch on|Cable is frayed|Trips the fuse|Motor hums, nothing turns|Plays on one side only|Thread tears',
  }),
  tradeOf({
    words: /\b(?:jewell?er(?:y|s)?|goldsmiths?|silversmiths?)\b/i,
    thing: /(?:^| )(?:ring|jewel|piece|piece of jewell?ery)$/,
    things: 'Silver ring, hammered|Gold chain, fine|Pearl earrings|Signet ring|Brooch with garnet|Bangle',
    faults:
      'Make larger by two sizes|Clasp is broken|Reset the stone|Polish and check|Restring the pearls|Engrave inside',
  }),
  tradeOf({
    words: /\b(?:boat ?yard|boat (?:repairs?|builders?|maintenance)|shipyard)\b/i,
    thing: /(?:^| )(?:boat|yacht|dinghy)$/,
    things: 'Heron, sloop 8 m|Little Auk, dinghy|Tern, motor boat|Sandpiper, folkboat|Wagtail, rowing boat',
    faults:
      'Antifouling|Rudder has play|Replace two planks|Engine does not start|Leak at the keel bolt|Varnish the mast',
  }),
  tradeOf({
    words:
      /\b(?:plumb\w+|heating (?:firm|engineer)|landlords?|tenants?|caretakers?|property manag\w+|handym[ae]n|housing (?:associations?|co-?op\w*)|residents?)\b/i,
    thing: /(?:^| )(?:boiler|heating)$/,
    things: 'Gas boiler, cellar|Heat pump, garden|Old oil boiler|Boiler in the attic',
    faults:
      'Tap drips|Boiler stays cold|Drain is slow|Pipe under the sink leaks|Cistern keeps running|No pressure upstairs',
    materials: 'Copper pipe 15 mm, 4 m|Tap cartridge|Trap and seal|Radiator valve|Expansion vessel|Fill valve',
  }),
  tradeOf({
    words: /\belectricians?\b|\belectrical (?:firm|work|jobs?)\b/i,
    thing: /(?:^| )(?:installation|fuse box)$/,
    things: 'Fuse box, cellar|Kitchen circuit|Garden lights|Office sockets',
    faults:
      'Fuse trips when it rains|New sockets in the kitchen|Light in the hall flickers|Doorbell is dead|Wall box for the car|Smoke alarms, six',
    materials:
      'Cable 3 × 1.5, 25 m|Six sockets|Breaker 16 A, two|Cable 5 × 6, 12 m|Junction boxes, 8|Smoke alarms, 6|Light switch, dimmer',
  }),
  tradeOf({
    words: /\b(?:paint(?:ers?|ing) (?:and decorat\w+|firm|jobs?|business|company)|decorators?|house painters?)\b/i,
    thing: /(?:^| )(?:room|wall)$/,
    things: 'Living room|Stairwell|Kitchen|Nursery|Hall',
    faults:
      'Two bedrooms, white|Stairwell, four floors|Strip and paper the hall|Front door, dark green|Facade, north side|Window frames',
    materials:
      'White emulsion, 10 l|Primer, 5 l|Wallpaper, 8 rolls|Gloss paint, dark green|Masonry paint, 15 l|Filler, 2 kg',
  }),
  tradeOf({
    words: /\b(?:garden(?:ers?|ing) (?:firm|jobs?|business|company|service)|landscap\w+|tree surgeons?|lawn)\b/i,
    thing: /(?:^| )(?:garden|lawn)$/,
    things: 'Mill Lane 4, back garden|School yard|Terrace, roof|Churchyard|Long border',
    faults: 'Cut the hedge|Prune four apple trees|New lawn, 80 m²|Clear the border|Fell one birch|Weekly mowing',
    materials: 'Turf, 80 m²|Topsoil, 2 m³|Hedge plants, 12|Bark mulch|Fence posts, 6|Gravel, 1 t',
  }),
  tradeOf({
    words: /\b(?:clean(?:ers?|ing) (?:firm|jobs?|business|company|service)|window cleaners?|housekeep\w+)\b/i,
    thing: /(?:^| )(?:office|object|building)$/,
    things: 'Dentist, Mill Lane|Law firm, two floors|Stairwell, Quay 17|School kitchen|Studio, Harbour Row',
    faults: 'Weekly, two hours|Windows inside and out|After the move|Stairwell|Carpet, one stain|Kitchen, deep clean',
  }),
  tradeOf({
    words: /\b(?:remov(?:al|als) (?:firm|company|jobs?)|moving (?:firm|company))\b/i,
    thing: /(?:^| )(?:move|van)$/,
    things:
      'Three rooms, second floor|Piano, one street on|Office, twelve desks|Student room|House, four rooms|Storage to Leeds',
    faults: 'Three rooms, second floor|Piano, one street on|Office, twelve desks|Student room|House, four rooms',
  }),
]
