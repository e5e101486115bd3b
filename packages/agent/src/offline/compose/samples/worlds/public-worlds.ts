// What people do together, for others and for themselves: schools, churches, halls, practices, rentals, homes.
import { readRows } from '../../../topics/topic.ts'
import { type World, worldRows } from './world.ts'

const pieces = readRows(`
Ave verum corpus | | composer=Byrd; piece=Ave verum corpus; part=SATB; voice=SATB; minute=4
Locus iste | | composer=Bruckner; piece=Locus iste; part=SATB; voice=SATB; minute=3
If ye love me | Half a tone higher | composer=Tallis; piece=If ye love me; part=SATB; voice=SATB; minute=2
Abendlied | | composer=Rheinberger; piece=Abendlied; part=SSATTB; voice=SSATTB; minute=4
The Blue Bird | Needs one good soprano | composer=Stanford; piece=The Blue Bird; part=SSATB; voice=SSATB; minute=4
Cantique de Jean Racine | With piano | composer=Fauré; piece=Cantique de Jean Racine; part=SATB; voice=SATB; minute=6
Hear my prayer, O Lord | | composer=Purcell; piece=Hear my prayer, O Lord; part=SSAATTBB; voice=SSAATTBB; minute=3`)

const playgrounds = worldRows(`
Climbing forest | Trunks, nets and a tree house at four metres | name=Climbing forest; cost=84000; year=2026
Water and sand | A hand pump, channels and a delta to dam up | name=Water and sand; cost=61000; year=2026
Slides on the hill | Three slides, one of them for grandparents | name=Slides on the hill; cost=72000; year=2026
Wheels and ramps | A pump track round a meadow | name=Wheels and ramps; cost=58000; year=2026`)

export const publicWorlds: readonly World[] = [
  {
    words: /\bplaygrounds?\b/i,
    rows: [[/(?:^| )(?:design|proposal|plan|draft|idea|option)$/, playgrounds]],
  },
  {
    words: /\b(?:driving (?:school|lessons?|instructor)|learner drivers?)\b/i,
    facts: [
      [
        /route|where|place/,
        'Old town and ring road|Motorway to the coast|Country road|Parking, three ways|In the dark',
      ],
      [/licen[cs]e|(?:^|_)class$/, 'B|A2|BE|AM|B, automatic'],
      [
        /how|went|progress|remark/,
        'Calm, good mirrors|Roundabouts need practice|Stalled twice|Ready for the test|Parked at the first go',
      ],
    ],
  },
  {
    words: /\b(?:fire (?:brigade|service|department|fighters?|station)|firefighters?)\b/i,
    facts: [
      [
        /cause|reason|what|kind|type/,
        'Chimney fire|Tree on the road|Water in the cellar|Smoke alarm|Car on its side|Cat on a roof',
      ],
      [/rank/, 'Firefighter|Crew leader|Probationer|Group leader|Deputy'],
      [/vehicle|engine/, 'Engine 1|Engine 1, ladder|Van|Tanker|Engine 2'],
      [/training|course/, 'Breathing apparatus|Basic course|Radio|Pump operator|First aid'],
    ],
  },
  {
    words: /\b(?:barbers?|hairdress\w+|hair (?:salon|studio)|haircuts?)\b/i,
    things: [
      [
        /(?:^| )(?:haircut|hair ?style|cut)$/,
        'Short back and sides|Skin fade|Bob|Beard trim|Children’s cut|Long layers',
      ],
    ],
    facts: [
      [/^(?:cut|service|treatment|what)/, 'Short back and sides|Skin fade|Bob|Beard trim|Children’s cut|Long layers'],
    ],
  },
  {
    words: /\b(?:violins?|viola|cello)\b/i,
    facts: [[/instrument/, 'Violin, full size|Violin, three-quarter|Own violin|Violin, half size|Rented violin']],
  },
  {
    words: /\b(?:piano|keyboard) (?:students?|pupils?|lessons?|teachers?|school)\b/i,
    facts: [[/instrument/, 'Upright at home|Digital piano|Grand, at the parish|Keyboard|Upright, silent']],
  },
  {
    words: /\bguitar (?:students?|pupils?|lessons?|teachers?|school)\b/i,
    facts: [[/instrument/, 'Classical guitar|Western guitar|Electric guitar|Ukulele|Bass']],
  },
  {
    words: /\btool (?:hire|rental|library)\b|\b(?:hire|rent(?:al|ing)?|lend\w*) (?:of |out )?(?:our |my )?tools\b/i,
    things: [
      [
        /(?:^| )(?:tool|machine|item)$/,
        'Cordless drill|Tile cutter|Extension ladder|Pressure washer|Belt sander|Hedge trimmer|Wallpaper table',
      ],
    ],
  },
  {
    words: /\bski(?:s|ing)? (?:hire|rental|club|shop)\b|\b(?:hire|rent(?:al|ing)?|lend\w*) (?:of |out )?skis\b/i,
    things: [
      [
        /(?:^| )ski$/,
        'Touring skis, 170 cm|Carvers, 162 cm|Children’s skis, 110 cm|Cross-country, 195 cm|Freeride, 180 cm',
      ],
      [
        /(?:^| )boot$/,
        'Alpine boots, 26.5|Cross-country boots, 42|Children’s boots, 20|Touring boots, 28|Snowboard boots, 41',
      ],
      [/(?:^| )helmet$/, 'White, M|Black, L|Red, children|Blue, S'],
    ],
  },
  {
    words: /\b(?:neighbo(?:u)?rhood watch|incidents?)\b/i,
    facts: [
      [/^(?:incident|kind|type|category|what)$/, 'Bicycle theft|Noise at night|Broken window|Open door|Vandalism'],
    ],
  },
  {
    words: /\bscouts?\b/i,
    facts: [
      [/patrol|group|pack/, 'Foxes|Owls|Badgers|Kingfishers|Otters'],
      [/badge/, 'Fire lighter, swimmer|Map reader|First aid|Camp cook|Night hike, map reader'],
    ],
  },
  {
    words: /\b(?:churches|church|parish|congregation|chapel|pastors?)\b/i,
    things: [
      [/(?:^| )church$/, 'St Mary’s|St Laurence|Holy Trinity|St Anne’s|Old Chapel|St Peter’s'],
      [
        /(?:^| )(?:service|mass|worship)$/,
        'Sunday service|Evening prayer|Family service|Carol service|Harvest thanksgiving|Choral evensong',
      ],
      [
        /(?:^| )(?:thought|sermon|reading)$/,
        'The lost coin|Bread for today|At the well|The long way home|Salt and light|Who is my neighbour?',
      ],
    ],
    facts: [
      [/passage|scripture|bible|reading/, 'Luke 15:8–10|Psalm 23|John 4:5–26|Matthew 5:13–16|Ruth 1:16|Isaiah 40:31'],
      [/(?:^|_)bell/, 'Great bell|Small bell|Angelus|Treble'],
      [/hymns?|songs?/, 'Abide with Me|Praise to the Lord|Be Thou My Vision|Amazing Grace|Now Thank We All'],
    ],
  },
  {
    words: /\b(?:choirs?|choral|singers?)\b/i,
    rows: [[/(?:^| )(?:piece|anthem|motet|choral work)$/, pieces]],
    facts: [
      [/voice|part|section|position|register/, 'Soprano|Alto|Tenor|Bass|Mezzo'],
      [/(?:^|_)(?:place|venue|where|location)$/, 'St Mary’s|Town hall|Old Chapel|School hall|Market church'],
      [/^(?:piece|work|song)$/, 'Ave verum corpus|Locus iste|If ye love me|Abendlied|The Blue Bird'],
    ],
  },
  {
    words: /\b(?:orchestras?|brass bands?|wind band|big band|ensemble)\b/i,
    facts: [[/instrument|section|part|position/, 'First violin|Cornet|Clarinet|Trombone|Cello|Percussion']],
  },
  {
    words: /\b(?:theat(?:re|er)s?|drama (?:club|group)|amateur dramatics|stage)\b/i,
    facts: [
      [/(?:^|_)(?:role|part|character|position)$/, 'Hamlet|The nurse|Old king|Second witch|Prompter|Stage manager'],
      [/poster/, 'Red curtain, hand-lettered|Photo of the cast|Woodcut|Blue moon'],
    ],
  },
  {
    words: /\b(?:yoga|pilates)\b/i,
    things: [
      [
        /(?:^| )(?:class|lesson|course|session)$/,
        'Morning flow|Yin on Sunday|Beginners|Strong vinyasa|Back and breath|Restorative',
      ],
    ],
    facts: [
      [/^(?:class|style|kind|type)/, 'Hatha|Vinyasa|Yin|Restorative|Ashtanga'],
      [/level/, 'Beginners|All levels|Intermediate|Advanced'],
    ],
  },
  {
    words: /\b(?:danc(?:e|ing)|ballet|salsa|tango|ballroom)\b/i,
    things: [
      [
        /(?:^| )(?:class|lesson|course)$/,
        'Salsa for beginners|Tango, second steps|Ballet for children|Lindy hop|Slow waltz|Open floor',
      ],
    ],
    facts: [[/^(?:class|style|dance|kind|type)/, 'Salsa|Tango|Ballet|Lindy hop|Waltz']],
  },
  {
    words: /\b(?:gym|fitness|crossfit|personal train\w+)\b/i,
    things: [
      [
        /(?:^| )(?:class|course)$/,
        'Strength for beginners|Morning circuit|Core and back|Spin, 45 minutes|Stretch and breathe|Kettlebells',
      ],
    ],
  },
  {
    words: /\b(?:gradebook|grades|pupils?|school|teachers?|students?|homework|lessons?|tutor\w*)\b/i,
    facts: [
      [/^(?:class|form|school_class|grade_class|class_value)$|class_name/, '3b|4a|2c|5b|4b'],
      [/^(?:test|exam|assessment)$/, 'Vocabulary, unit six|Fractions|Midterm|Oral|Chapters one to four'],
      [/topic|theme/, 'Fractions|The water cycle|Letters and replies|Roman roads|Light and shadow'],
      [/subject|course/, 'Maths|History|Music|Biology|Geography|English'],
      [
        /^(?:task|homework|assignment|what)$/,
        'Page 42, exercises 3 to 5|Read chapter four|Draw the water cycle|Ten words, twice each|Write half a page on autumn',
      ],
    ],
  },
  {
    words: /\b(?:kindergarten|nursery school|daycare|day care|cr[eè]che|playgroup)\b/i,
    things: [[/(?:^| )group$/, 'Hedgehogs|Ladybirds|Bears|Squirrels|Owls']],
    facts: [
      [/(?:^|_)room$/, 'Garden room|Yellow room|Upstairs|Sleeping room'],
      [/allerg/, 'None|Nuts|None|Milk|Bee stings'],
    ],
  },
  {
    words: /\b(?:aquariums?|fish ?tanks?|fishkeep\w+)\b/i,
    facts: [
      [/species|^fish$/, 'Neon tetra|Guppy|Corydoras|Angelfish|Betta|Zebra danio'],
      [/nitrate/, '10 mg/l|25 mg/l|15 mg/l|5 mg/l|20 mg/l'],
    ],
    things: [
      [/(?:^| )(?:fish|inhabitant)$/, 'Neon tetra|Guppy|Corydoras|Angelfish|Betta|Zebra danio'],
      [/(?:^| )(?:tank|aquarium)$/, 'Big one in the hall|Waiting room, 240 l|Nano, desk|Shrimp tank|Quarantine'],
    ],
  },
  {
    words: /\b(?:landlords?|tenants?|tenanc(?:y|ies)|property manag\w+|lettings?)\b/i,
    facts: [
      [
        /^(?:flat|apartment|unit|property|home)$/,
        'Ground floor left|First floor right|Second floor left|Attic|Garden flat',
      ],
    ],
  },
  {
    words: /\b(?:animal shelter|rescue (?:centre|center|dogs|cats)|rehom\w+)\b/i,
    facts: [[/found|from/, 'Behind the station|Mill Lane|Left at the gate|From a flat, third floor|Motorway car park']],
  },
  {
    words: /\b(?:vets?|veterinar\w+|animal (?:clinic|practice))\b/i,
    facts: [
      [/species|kind_of_animal|^animal$/, 'Dog|Cat|Rabbit|Guinea pig|Budgie'],
      [/treatment|procedure/, 'Vaccination|Teeth cleaned|Stitches out|Blood test|Nails cut'],
    ],
  },
  {
    words: /\b(?:groom\w+)\b/i,
    facts: [[/service|treatment|what/, 'Wash and cut|Nails|Full trim|Undercoat|Ears and teeth']],
  },
  {
    words: /\b(?:food ?bank|soup kitchen|community fridge|food shar\w+)\b/i,
    facts: [
      [/^(?:food|what|item)/, 'Bread, two loaves|Yoghurt, six pots|Carrots|Tinned soup|Apples, a bag|Rice, 2 kg'],
    ],
    things: [
      [
        /(?:^| )(?:entry|item|donation|food)$/,
        'Bread, two loaves|Yoghurt, six pots|Carrots|Tinned soup|Apples, a bag|Rice, 2 kg',
      ],
    ],
  },
  {
    words: /\b(?:ferr(?:y|ies)|boat trips?|water ?taxi)\b/i,
    things: [[/(?:^| )ferry$/, 'Heron|Island Star|Saint Anna|Tern|Northern Light|Morning Tide']],
    facts: [
      [
        /route|line|from_to/,
        'Harbour – Island|Old Quay – Lighthouse|Ostend – Ramsgate|Round the bay|North Pier – Sands',
      ],
    ],
  },
  {
    words: /\b(?:lakes?|swimming (?:spots?|lakes?)|wild swim\w*|ice swim\w*)\b/i,
    things: [[/(?:^| )(?:lake|spot|swimming spot)$/, 'Mill lake|Old quarry|Reed bay|Long lake|Upper lake|Forest pool']],
    facts: [
      [/^(?:lake|spot|place|where|water|name)$/, 'Mill lake|Old quarry|Reed bay|Long lake|Upper lake|Forest pool'],
    ],
  },
  {
    words: /\b(?:wedding guests?|rsvp|weddings?)\b/i,
    facts: [
      [/(?:^|_)table$/, 'Table 1|Table 4|Table 2|Table 3|Table 5'],
      [/names?_of_the_couple|^couple$/, 'Ines and Tom|Aylin and Mateo|Priya and Jun|Wanda and Paul'],
    ],
  },
  {
    words: /\b(?:museum visits?|museums? (?:i|we)|exhibitions? (?:i|we)|galler(?:y|ies) visits)\b/i,
    things: [
      [
        /(?:^| )(?:museum|museum visit)$/,
        'Louisiana, Humlebæk|Rijksmuseum, Amsterdam|Museo del Prado, Madrid|Kunstmuseum, Basel|Tate Modern, London|Gulbenkian, Lisbon',
      ],
    ],
    facts: [
      [/^museum/, 'Louisiana|Rijksmuseum|Museo del Prado|Kunstmuseum|Tate Modern|Gulbenkian'],
      [/city|town|where/, 'Humlebæk|Amsterdam|Madrid|Basel|London|Lisbon'],
    ],
  },
  {
    words: /\bmuseums?\b/i,
    facts: [
      [/(?:^|_)tour/, 'Highlights in an hour|For children|Behind the scenes|The new wing|In the dark, with lamps'],
    ],
  },
  {
    words: /\b(?:subscriptions?|streaming)\b/i,
    facts: [
      [
        /^(?:service|provider|name)$/,
        'Music, family plan|Cloud storage, 200 GB|Weekend paper|Phone, 20 GB|Film streaming|Language course|Allotment magazine',
      ],
    ],
  },
  {
    words: /\b(?:okrs?|key results?|objectives?)\b/i,
    things: [
      [
        /(?:^| )(?:okr|objective)$/,
        'Answer faster|A calmer release|Known in the city|Happier new customers|Less paper|A team that learns',
      ],
    ],
    facts: [
      [
        /objective/,
        'Answer faster|A calmer release|Known in the city|Happier new customers|Less paper|A team that learns',
      ],
      [
        /key_result/,
        'First reply within 4 hours|Two releases a month|500 visitors on Saturdays|Score of 8 in the survey|No printed forms by June|Ten talks among us',
      ],
    ],
  },
  {
    words: /\b(?:therap(?:y|ist|ists)|counsell?\w+|psycholog\w+)\b/i,
    facts: [[/reason|concern|topic|subject/, 'Sleep|Work and stress|Grief|Family|Confidence|Exam nerves']],
  },
]
