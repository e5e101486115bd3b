// What people do together, for others and for themselves: schools, churches, halls, practices, rentals, homes.
import type { World } from './world.ts'

export const publicWorlds: readonly World[] = [
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
    ],
  },
  {
    words: /\b(?:choirs?|choral|singers?)\b/i,
    facts: [
      [/voice|part|section|position|register/, 'Soprano|Alto|Tenor|Bass|Mezzo'],
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
    words: /\b(?:museums?|galler(?:y|ies) visits)\b/i,
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
