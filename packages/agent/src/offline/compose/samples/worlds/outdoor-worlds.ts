// Out of doors: what is caught, walked, sown, seen and camped on. What is said of real things is true of them.
import { readRows } from '../../../topics/topic.ts'
import type { World } from './world.ts'

const catches = readRows(`
Roach | Let go again | species=Roach; fish=Roach; weight=0.4; length=29; lake=Mill lake; water=Mill lake; river=Mill lake; place=Mill lake; where=Mill lake; spot=Mill lake; bait=Maggot; lure=Maggot; date=-52
Brown trout | | species=Brown trout; fish=Brown trout; weight=1.2; length=46; lake=Upper lake; water=Upper lake; river=Upper lake; place=Upper lake; where=Upper lake; spot=Upper lake; bait=Fly, March brown; lure=Fly, March brown; date=-44
Tench | In the reeds, at dawn | species=Tench; fish=Tench; weight=2.1; length=47; lake=Reed bay; water=Reed bay; river=Reed bay; place=Reed bay; where=Reed bay; spot=Reed bay; bait=Sweetcorn; lure=Sweetcorn; date=-37
Perch | | species=Perch; fish=Perch; weight=0.7; length=36; lake=Old quarry; water=Old quarry; river=Old quarry; place=Old quarry; where=Old quarry; spot=Old quarry; bait=Worm; lure=Worm; date=-29
Zander | After dark | species=Zander; fish=Zander; weight=3.6; length=73; lake=Long lake; water=Long lake; river=Long lake; place=Long lake; where=Long lake; spot=Long lake; bait=Soft lure; lure=Soft lure; date=-21
Bream | | species=Bream; fish=Bream; weight=2.4; length=53; lake=Reed bay; water=Reed bay; river=Reed bay; place=Reed bay; where=Reed bay; spot=Reed bay; bait=Maggot; lure=Maggot; date=-13
Perch | | species=Perch; fish=Perch; weight=1.1; length=41; lake=Long lake; water=Long lake; river=Long lake; place=Long lake; where=Long lake; spot=Long lake; bait=Spinner; lure=Spinner; date=-8
Carp | Forty minutes, one broken net | species=Carp; fish=Carp; weight=8.4; length=74; lake=Old quarry; water=Old quarry; river=Old quarry; place=Old quarry; where=Old quarry; spot=Old quarry; bait=Boilie; lure=Boilie; date=-5
Pike | By the sunken tree | species=Pike; fish=Pike; weight=6.2; length=95; lake=Mill lake; water=Mill lake; river=Mill lake; place=Mill lake; where=Mill lake; spot=Mill lake; bait=Dead roach; lure=Dead roach; date=-2`)

const seeds = readRows(`
Broad bean | Sown in autumn, they are early | plant=Broad bean; variety=Aquadulce; sow=October–November; year=2025; harvested=2025; packet=4; quantity=4; category=Vegetables; month=October
Lettuce | | plant=Lettuce; variety=Marvel of Four Seasons; sow=March–August; year=2025; harvested=2025; packet=6; quantity=6; category=Vegetables; month=March
Pot marigold | Keeps the aphids busy | plant=Pot marigold; variety=Orange King; sow=March–May; year=2025; harvested=2025; packet=8; quantity=8; category=Flowers; month=April
Courgette | | plant=Courgette; variety=Black Beauty; sow=April–May; year=2024; harvested=2024; packet=3; quantity=3; category=Vegetables; month=April
Carrot | Sow where nothing grew last year | plant=Carrot; variety=Nantes; sow=March–July; year=2025; harvested=2025; packet=5; quantity=5; category=Vegetables; month=March
Kale | | plant=Kale; variety=Nero di Toscana; sow=April–June; year=2024; harvested=2024; packet=4; quantity=4; category=Vegetables; month=May
Runner bean | From Wanda’s fence | plant=Runner bean; variety=Scarlet Emperor; sow=May–June; year=2025; harvested=2025; packet=7; quantity=7; category=Vegetables; month=May
Tomato | Tall, needs a stick | plant=Tomato; variety=Black Krim; sow=February–March; year=2025; harvested=2025; packet=5; quantity=5; category=Vegetables; month=February`)

const hikes = readRows(`
Drachenfels from Königswinter | Crowded only at the top | region=Siebengebirge; km=8; distance=8; height=260; elevation=260; gain=260; climb=260; ascent=260; hour=2.5; company=Halima; with=Halima; date=-171
Seaford to Eastbourne | Seven Sisters, wind from behind | region=South Downs; km=22; distance=22; height=560; elevation=560; gain=560; climb=560; ascent=560; hour=6.5; company=Tom and Wanda; with=Tom and Wanda; date=-142
Helvellyn by Striding Edge | | region=Lake District; km=13.4; distance=13.4; height=890; elevation=890; gain=890; climb=890; ascent=890; hour=6; company=Jun; with=Jun; date=-118
Preikestolen | Early, before the buses | region=Rogaland; km=8; distance=8; height=500; elevation=500; gain=500; climb=500; ascent=500; hour=4; company=Alone; with=Alone; date=-97
Monterosso to Vernazza | | region=Cinque Terre; km=3.6; distance=3.6; height=220; elevation=220; gain=220; climb=220; ascent=220; hour=2; company=Ines and Mateo; with=Ines and Mateo; date=-63
Bastei and the Schwedenlöcher | 700 steps down | region=Saxon Switzerland; km=9.5; distance=9.5; height=370; elevation=370; gain=370; climb=370; ascent=370; hour=3.5; company=Aylin; with=Aylin; date=-34
Yr Wyddfa by the Miners’ Track | Cloud until the last minute | region=Eryri; km=13; distance=13; height=730; elevation=730; gain=730; climb=730; ascent=730; hour=6; company=Priya and Tom; with=Priya and Tom; date=-12`)

const pitches = readRows(`
Quiet corner, no power | Hammocks allowed between the pines | kind=Tent; type=Tent; price=16; power=no; people=2; size=50; place=By the pines
Large tent, by the playground | | kind=Tent; type=Tent; price=28; power=yes; people=6; size=110; place=By the playground
Motorhome, gravel | Water and drain on the spot | kind=Motorhome; type=Motorhome; price=36; power=yes; people=4; size=100; place=At the entrance
Caravan, under the limes | | kind=Caravan; type=Caravan; price=32; power=yes; people=4; size=95; place=Under the limes
Caravan, lake view | Booked early in summer | kind=Caravan; type=Caravan; price=38; power=yes; people=5; size=105; place=At the lake
Small tent, by the stream | Morning sun | kind=Tent; type=Tent; price=18; power=no; people=2; size=45; place=By the stream`)

export const outdoorWorlds: readonly World[] = [
  {
    words:
      /\b(?:fish I catch|anglers?|angling|fishing|catch(?:es)? (?:log|book|diary)|fish caught|caught fish|bait)\b/i,
    rows: [[/(?:^| )(?:fish|catch|fishing trip|session)$/, catches]],
    facts: [
      [/species/, 'Pike|Perch|Carp|Zander|Tench|Brown trout|Bream'],
      [/lake|water|river|place|where|spot|location/, 'Mill lake|Old quarry|Reed bay|Long lake|Upper lake'],
      [/bait|lure/, 'Worm|Spinner|Sweetcorn|Boilie|Soft lure|Maggot'],
    ],
  },
  {
    words: /\bseeds?\b(?! (?:capital|fund|round))/i,
    rows: [[/(?:^| )(?:seed|packet|seed packet|variety|swap|booking|offer|listing)$/, seeds]],
    facts: [
      [/plant|crop/, 'Runner bean|Tomato|Kale|Carrot|Courgette|Lettuce'],
      [/variety|cultivar/, 'Scarlet Emperor|Black Krim|Nero di Toscana|Nantes|Black Beauty|Marvel of Four Seasons'],
    ],
  },
  {
    words: /\b(?:hik(?:es?|ing|ers?)|mountain walks?|summits?|fells?|munros?)\b/i,
    rows: [[/(?:^| )(?:hike|summit|mountain walk|trek|tour)$/, hikes]],
    facts: [
      [
        /region|area|where|place|location/,
        'Lake District|Saxon Switzerland|Eryri|South Downs|Siebengebirge|Cinque Terre',
      ],
      [
        /^(?:company|with|companions?|walked_with|who_(?:was_)?with)/,
        'Priya and Tom|Aylin|Alone|Jun|Halima|Ines and Mateo',
      ],
    ],
  },
  {
    words: /\b(?:campsites?|camping site|camp ?ground|pitches|caravan park)\b/i,
    rows: [[/(?:^| )(?:pitch|campsite pitch|campsite)$/, pitches]],
    facts: [[/pitch|kind|type/, 'Tent|Caravan|Motorhome|Small tent|Large tent']],
  },
  {
    words: /\b(?:birds?|birdwatch\w*|twitch\w*|ornitholog\w*)\b/i,
    facts: [
      [
        /species|^(?:bird|what|what_i_saw|name)$|seen$/,
        'Kingfisher|Goldcrest|Lapwing|Marsh harrier|Long-tailed tit|Great crested grebe|Redstart|Bullfinch',
      ],
      [/place|where|location|spot|site/, 'Reed bed|Mill pond|Churchyard|Estuary, north side|Our garden|Old gravel pit'],
    ],
    things: [
      [
        /(?:^| )bird$/,
        'Kingfisher|Goldcrest|Lapwing|Marsh harrier|Long-tailed tit|Great crested grebe|Redstart|Bullfinch',
      ],
    ],
  },
  {
    words: /\b(?:mushrooms?|fungi|forag\w+)\b/i,
    facts: [
      [
        /species|^(?:mushroom|name|what)$/,
        'Chanterelle|Penny bun|Field mushroom|Parasol|Hedgehog mushroom|Saffron milk cap',
      ],
      [
        /place|where|location|spot/,
        'Beech wood, east slope|Old pines|Meadow behind the mill|Birch edge|Under the oaks',
      ],
    ],
    things: [
      [
        /(?:^| )(?:mushroom|fungus|find)$/,
        'Chanterelle|Penny bun|Field mushroom|Parasol|Hedgehog mushroom|Saffron milk cap',
      ],
    ],
  },
  {
    words: /\b(?:allotments?|community garden|garden(?:ing|ers?)? (?:club|society|association))\b/i,
    facts: [
      [
        /task|what_(?:is|has)|^work$|^job$/,
        'Turn the compost|Mend the fence by the gate|Clear the paths|Cut the hedge|Empty the water butts|Paint the shed',
      ],
    ],
    things: [
      [
        /(?:^| )(?:work ?day|work party|working day|working bee)$/,
        'Autumn leaves|Water butts and taps|Fence by the gate|Compost day|Paths and hedges|Spring clean',
      ],
    ],
  },
  {
    words: /\b(?:surf(?:ing|ers?)?|kite ?surf\w*|windsurf\w*|kites?)\b/i,
    facts: [[/spot|place|where|location|beach/, 'North beach|Lagoon|Harbour mouth|Long sands|The point']],
  },
  {
    words: /\b(?:div(?:e|es|ing)|scuba|dive log)\b/i,
    facts: [
      [/site|place|where|location|spot/, 'House reef|Old quarry|Wreck of the Ida|Blue wall|Harbour pier'],
      [/saw|seen|fish/, 'Two cuttlefish|A conger in the wreck|Pike, very still|Sea slugs|Nothing but green'],
    ],
    things: [
      [/(?:^| )dive$/, 'House reef|Old quarry, night|Wreck of the Ida|Blue wall|Harbour pier|Drift along the cape'],
    ],
  },
  {
    words: /\b(?:sail(?:ing|ors?)?|yachts?|marina|harbou?r ?master|berths?|moorings?)\b/i,
    facts: [
      [/(?:home_)?port|harbou?r/, 'Flensburg|Whitby|Ostend|Honfleur|Cascais'],
      [/^(?:from|start)$/, 'Old harbour|Flensburg|Whitby|Marina'],
      [/^(?:to|destination)$/, 'Round the island|Lighthouse bay|Ostend|Honfleur'],
    ],
  },
  {
    words: /\b(?:astronom\w*|observator\w*|telescopes?|stargaz\w*|night sky|observing log)\b/i,
    facts: [
      [/topic|theme/, 'Saturn and its rings|The winter sky|Meteors of August|Our moon|Double stars'],
      [/object|target|^what|seen/, 'M31|Saturn|Orion Nebula|Pleiades|M13|Jupiter, two moons'],
      [/place|where|location|site/, 'Balcony|Field behind the mill|Dark hill|Garden'],
    ],
    things: [
      [
        /(?:^| )(?:observation|object|session)$/,
        'M31|Saturn, rings well open|Orion Nebula|Pleiades|M13|Jupiter and two moons',
      ],
    ],
  },
]
