// Believable words and numbers for single fields, found by what the field is called.

/** The first that fits the field's name; parts of a name stand between underscores. */
export const wordBanks: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^first_?name|given_name/, ['Aylin', 'Mateo', 'Chidinma', 'Jun', 'Halima', 'Tom', 'Priya', 'Wanda']],
  [/surname|last_?name|family_name/, ['Kaya', 'Brandt', 'Okafor', 'Mori', 'Haddad', 'Lindner', 'Raman', 'Nowak']],
  [
    /^(?:talk|lecture|keynote)(?:_title)?$/,
    [
      'What we got wrong at first',
      'Ten years, one field',
      'Small numbers, large claims',
      'A history in seven tools',
      'How to ask better questions',
      'What the river carried away',
      'Notes from the back row',
    ],
  ],
  [/(?:dog|cat|pet|horse|animal)s?_name/, ['Biscuit', 'Moss', 'Pepper', 'Juno', 'Otto', 'Hazel', 'Pickle', 'Fen']],
  [/famil(?:y|ies)/, ['Nowak family', 'Kaya family', 'Brandt family', 'Okafor family', 'Mori family']],
  [
    /breakfast/,
    [
      'Porridge with pear',
      'Seed bread, honey',
      'Yoghurt and plums',
      'Boiled eggs',
      'Toast with tomato',
      'Pancakes',
      'Fruit salad',
    ],
  ],
  [
    /lunch|soup/,
    [
      'Lentil soup',
      'Bean salad',
      'Leek quiche',
      'Rye bread, cheese',
      'Noodles with greens',
      'Baked potato',
      'Barley soup',
    ],
  ],
  [
    /dinner|supper/,
    [
      'Roast carrots, couscous',
      'Trout with fennel',
      'Pea risotto',
      'Stuffed peppers',
      'Dal and rice',
      'Thin pizza',
      'Slow-cooked lamb',
    ],
  ],
  [/dessert/, ['Plum tart', 'Lemon ice', 'Rice pudding', 'Baked apple', 'Chocolate cake']],
  [/initials/, ['AK', 'MB', 'JM', 'HH', 'TL', 'PR']],
  [/compos/, ['Byrd', 'Bruckner', 'Tallis', 'Fauré', 'Rheinberger', 'Stanford']],
  [/country|origin(?!al)/, ['Portugal', 'Japan', 'Norway', 'Morocco', 'Chile', 'Belgium', 'Kenya', 'Greece']],
  [/coast|shore|sea/, ['North Sea', 'Atlantic', 'Baltic', 'Channel', 'Irish Sea']],
  [/city|town|village/, ['Izmir', 'Bremen', 'Leeds', 'Kanazawa', 'Rabat', 'Graz', 'Łódź', 'Gent']],
  [/post_?code|zip/, ['LS2 8NG', 'BA1 5LR', 'EH6 6JF', 'YO31 7QB', 'CF11 9LJ']],
  [
    /(?:^|_)room|^where_(?:it|they)_(?:stands?|sits?|hangs?|lives?|grows?)$/,
    ['Kitchen', 'Living room', 'Hall', 'Bedroom', 'Studio', 'Cellar', 'Balcony', 'Bathroom'],
  ],
  [/shelf|box|drawer|bay|rack|locker/, ['A2', 'B1', 'C4', 'A5', 'D3', 'B6']],
  [
    /(?:^|_)(?:era|period|epoch|century|age_of_origin)$/,
    ['1920s', 'Victorian', 'Around 1900', '1960s', 'Medieval', 'Edwardian', '1940s'],
  ],
  [/condition/, ['Good', 'Worn at the edges', 'As new', 'Needs a clean', 'One corner broken', 'Repaired once']],
  [/flour|grain/, ['Rye and wheat', 'Half wholemeal', 'Spelt', 'White, some rye', 'Einkorn and wheat', 'Strong white']],
  [/hydration/, ['72 %', '78 %', '68 %', '81 %', '75 %']],
  [/fibre|fiber/, ['Merino', 'Alpaca', 'Cotton', 'Linen', 'Silk and wool']],
  [/wood|timber/, ['Oak', 'Ash', 'Cherry', 'Walnut', 'Birch']],
  [/clay/, ['Stoneware', 'Porcelain', 'Red earthenware', 'Speckled stoneware']],
  [/glaze/, ['Celadon', 'Tenmoku', 'Clear', 'Ash', 'White tin']],
  [/scent|fragrance|smell/, ['Fig', 'Cedar', 'Rain on stone', 'Lavender', 'None']],
  [/(?:^|_)wax$/, ['Beeswax', 'Soy', 'Rapeseed']],
  [/malt/, ['Pale malt', 'Munich', 'Wheat', 'Caramel']],
  [/(?:^|_)hops?$/, ['Cascade', 'Saaz', 'Fuggle', 'Citra']],
  [/yeast/, ['Ale yeast', 'Saison', 'Lager yeast']],
  [/(?:^|_)fruit$/, ['Plum', 'Quince', 'Strawberry', 'Bitter orange', 'Rhubarb']],
  [/(?:^|_)grape$/, ['Riesling', 'Merlot', 'Grenache', 'Silvaner', 'Pinot noir']],
  [/(?:^|_)soil$/, ['Loam', 'Sandy', 'Clay', 'Compost on top']],
  [/(?:^|_)milk$/, ['Cow', 'Goat', 'Sheep']],
  [/how_often|frequency/, ['Every week', 'Every day', 'Twice a month', 'Every other day']],
  [/(?:^|_)berth|mooring/, ['A4', 'B2', 'C11', 'B7', 'A9']],
  [/(?:^|_)row/, ['A', 'C', 'B', 'D', 'A', 'E']],
  [
    /place|location|where|spot|area|site|region|route|address|venue|street/,
    [
      'Mill Lane 4',
      'By the canal',
      'Old harbour',
      'Second floor',
      'West gate',
      'Behind the station',
      'Market hall',
      'Parish garden',
    ],
  ],
  [
    /company|supplier|vendor|shop|store|manufacturer|publisher|label|producer|employer|organi[sz]ation/,
    ['Nowak & Co', 'Kaya Studio', 'Lindner', 'Haddad & Sons', 'Mori', 'Okafor Ltd', 'Brandt'],
  ],
  [/(?:^|_)(?:make|brand)(?:_|$)/, ['Kestrel', 'Harbour', 'Nordvik', 'Alba', 'Linde', 'Corvo']],
  [/colou?r/, ['Red', 'Ash grey', 'Ochre', 'Blue', 'Green', 'White', 'Black']],
  [/material|fabric/, ['Oak', 'Linen', 'Steel', 'Wool', 'Paper', 'Glass']],
  [/yarn|wool/, ['DK', 'Sport', 'Worsted', 'Fingering', 'Aran']],
  [/genre/, ['Drama', 'Family', 'Strategy', 'Classic', 'Mystery', 'Comedy']],
  [/variety|cultivar/, ['Bramley', 'Ashmead’s Kernel', 'Conference', 'Victoria', 'Morello', 'Russet']],
  [/breed/, ['Terrier', 'Collie', 'Mixed', 'Spaniel', 'Whippet']],
  [/species/, ['Robin', 'Heron', 'Hedgehog', 'Red fox', 'Barn owl', 'Roe deer']],
  [/category/, ['Household', 'Food', 'Travel', 'Health', 'Other']],
  [/type|kind|tag|group|class/, ['Everyday', 'Special', 'Seasonal', 'Borrowed', 'Favourite']],
  [
    /model|sku|code|serial|plate|isbn|reference|(?:^|_)(?:id|no)$/,
    ['A-31', 'K-7', 'M-118', 'B-04', 'T-62', 'A-29', 'R-15', 'K-12'],
  ],
  [/weather|(?:^|_)sky$/, ['Clear', 'Rain', 'Fog', 'Windy', 'Overcast']],
  [
    /situation|where_used/,
    ['At breakfast', 'With neighbours', 'On the way', 'In the café', 'At the market', 'At the chemist', 'On the phone'],
  ],
  [
    /^nick(?:_?name)?$|handle|user_?name|screen_?name/,
    ['moss', 'juniper', 'otto_k', 'pilot', 'fernweh', 'tide', 'hazel'],
  ],
  [/(?:^|_)numbers?$/, ['118', '42', '7', '203', '64', '31', '15', '86']],
  [/(?:^|_)pool$/, ['Old baths', 'Lido', 'Harbour pool', 'Quarry lake']],
  [/(?:^|_)pen$/, ['Kestrel 3, fine', 'Old school pen', 'Blue Alba, broad', 'Glass dip pen']],
  [/technique|method_name/, ['Free blown', 'Cold worked', 'Cast', 'Engraved']],
  [/production|(?:^|_)play$/, ['The Winter’s Tale', 'Our Town', 'The Seagull', 'Arsenic and Old Lace']],
  [/caption/, ['Before the rain', 'Low tide, evening', 'From the ferry', 'The last keeper', 'Steps, 214 of them']],
  [/substance|chemical/, ['Acetone', 'Ethanol, 96 %', 'Copper sulphate', 'Citric acid', 'Sodium chloride']],
  [/language/, ['Portuguese', 'Arabic', 'German', 'Tamil', 'Polish']],
  [/team|crew|squad/, ['North', 'Harbour', 'Old town', 'Mill']],
  [/dose|dosage/, ['200 mg', '5 ml', 'Half a tablet', '10 drops', '1 tablet']],
  [/medicine|medication|drug/, ['Ibuprofen', 'Vitamin D', 'Iron', 'Cetirizine', 'Nasal spray']],
  [/allerg/, ['None', 'Hazelnuts', 'Penicillin', 'Pollen']],
  [/diet|food_wish/, ['None', 'Vegetarian', 'No nuts', 'Vegan']],
  [/feel|felt|mood/, ['Better than expected', 'Heavy legs', 'Fine', 'Tired but glad', 'Light']],
  [/instrument/, ['Viola', 'Piano', 'Oboe', 'Double bass']],
  [
    /fault|problem|defect|damage|issue(?!_?(?:no|number))|complaint|symptom|leaking/,
    ['Rattles when it is cold', 'Does not close', 'Slow puncture', 'Loose handle', 'Squeaks'],
  ],
  [
    /action|measure|treatment|fix|solution/,
    ['None', 'Checked again after an hour', 'Part replaced', 'Called the technician'],
  ],
  [
    /reason|cause|purpose|occasion|(?:^|_)for$/,
    ['Birthday', 'For the summer', 'As a present', 'Repair', 'Moving house'],
  ],
  [/subject|topic|theme/, ['Maths', 'History', 'Music', 'Biology', 'Geography']],
  [/role|position|profession|occupation/, ['Treasurer', 'Press operator', 'Gardener', 'Designer', 'Teacher']],
  [/(?:^|_)(?:deck|unit|chapter)/, ['Chapter one', 'Verbs', 'Kitchen words', 'Hard ones']],
  [/interest|hobb/, ['Walking, cooking', 'Chess and long trains', 'Choir', 'Old maps']],
  [/difficulty|level/, ['Easy', 'Medium', 'Hard']],
  [/size/, ['M', 'S', 'L', 'XL']],
  [/cake/, ['Lemon, three tiers', 'Plum crumble', 'Carrot, small', 'Poppy seed']],
  [/want|wish|request|order/, ['A small one', 'Same as in spring', 'In blue, please', 'Two of them']],
  [/unit/, ['kg', 'piece', 'litre']],
]

/** Words for a field that differ with what has it: no hen is a whippet. */
const wordsOfNoun: readonly { noun: RegExp; field: RegExp; words: readonly string[] }[] = [
  {
    noun: /costume|cloth|garment|dress|coat|jacket|uniform|fabric/,
    field: /condition/,
    words: ['Good', 'Seam to mend', 'As new', 'Worn at the edges', 'Small stain', 'Needs a clean'],
  },
  {
    noun: /fabric|cloth|textile/,
    field: /material|fibre|fiber/,
    words: ['Linen', 'Wool', 'Cotton', 'Silk', 'Jersey', 'Corduroy'],
  },
  { noun: /bench|table|chair|shelf|cabinet/, field: /material/, words: ['Oak', 'Larch', 'Iron', 'Stone', 'Recycled'] },
  {
    noun: /(?:^|\s)(?:trip|journey|holiday|voyage|destination|travel|stay)$/,
    field: /^(?:place|destination|where|city|town|title|name)s?$/,
    words: [
      'Lisbon by night train',
      'Kanazawa in the rain',
      'Lofoten, the long way round',
      'Graz',
      'Tangier and back',
      'The Jura on foot',
      'Gent, two days too short',
    ],
  },
  {
    noun: /./,
    field: /(?:^|_)(?:ate|eaten|food|meals?)$/,
    words: [
      'Grilled sardines',
      'Ramen at the counter',
      'Fish soup, twice',
      'Pumpkin seed oil on everything',
      'Mint tea and dates',
      'Cheese, mostly',
      'Chips from a paper cone',
    ],
  },
  { noun: /hen|chicken|poultry/, field: /breed/, words: ['Sussex', 'Marans', 'Leghorn', 'Mixed', 'Barnevelder'] },
  { noun: /horse|pony/, field: /breed/, words: ['Icelandic', 'Haflinger', 'Connemara', 'Mixed'] },
  { noun: /cat$|kitten/, field: /breed/, words: ['House cat', 'Siamese', 'Mixed', 'Maine Coon'] },
  { noun: /sheep|goat|cow|cattle/, field: /breed/, words: ['Texel', 'Herdwick', 'Mixed', 'Jersey'] },
  {
    noun: /tree|wood|offcut|plank|timber/,
    field: /species/,
    words: ['Small-leaved lime', 'Field maple', 'Plane', 'Silver birch', 'Hornbeam', 'Rowan', 'Ash'],
  },
  {
    noun: /plant|flower|herb|rose/,
    field: /species/,
    words: ['Monstera deliciosa', 'Ficus lyrata', 'Aloe vera', 'Salvia', 'Digitalis'],
  },
  { noun: /medicine|medication/, field: /for$|purpose/, words: ['Headache', 'Cough', 'Cuts', 'Hay fever', 'Fever'] },
  { noun: /fish/, field: /species/, words: ['Perch', 'Pike', 'Trout', 'Carp', 'Neon tetra'] },
  { noun: /instrument/, field: /type|kind/, words: ['Strings', 'Keys', 'Woodwind', 'Strings', 'Brass', 'Percussion'] },
  {
    noun: /house|flat|apartment|home|property/,
    field: /street|address/,
    words: ['Mill Lane 4', 'Harbour Row 12', 'Station Road 31', 'Church Street 7', 'Orchard Close 2'],
  },
]

export function wordsFor(noun: string, field: string): readonly string[] | undefined {
  return wordsOfNoun.find((each) => each.noun.test(noun) && each.field.test(field))?.words
}

export interface Range {
  low: number
  high: number
  decimals: number
}
export const ranges: readonly (readonly [RegExp, Range])[] = [
  [/(?:per|a|times)_week|weekly/, { low: 2, high: 7, decimals: 0 }],
  [/^(?:min(?:imum)?|least|reorder)_/, { low: 3, high: 9, decimals: 0 }],
  [/how_often|(?:^|_)every(?:_|$)|interval/, { low: 3, high: 15, decimals: 0 }],
  [/year|vintage|planted|built/, { low: 1962, high: 2024, decimals: 0 }],
  [/age_from|from_age|min\w*_age|age_of_(?:child|kid)/, { low: 1, high: 8, decimals: 0 }],
  [/estimated_age/, { low: 34, high: 187, decimals: 0 }],
  [/(?:^|_)age/, { low: 2, high: 61, decimals: 0 }],
  [/^lat(?:itude)?$/, { low: 52.46, high: 52.57, decimals: 4 }],
  [/^(?:lng|lon|longitude)$/, { low: 13.31, high: 13.49, decimals: 4 }],
  [/page/, { low: 124, high: 611, decimals: 0 }],
  [/minute|duration|time/, { low: 13, high: 97, decimals: 0 }],
  [/hour/, { low: 2, high: 11, decimals: 0 }],
  [
    /odometer|mileage|(?:km|miles?)_(?:at|start|end|before|after|out|in)|(?:start|end)_(?:km|miles?)/,
    { low: 41180, high: 88640, decimals: 0 },
  ],
  [/systolic|upper|(?:^|_)blood_pressure$/, { low: 108, high: 143, decimals: 0 }],
  [/diastolic|lower/, { low: 64, high: 91, decimals: 0 }],
  [/pulse|heart_?rate|bpm/, { low: 54, high: 92, decimals: 0 }],
  [/blood_sugar|glucose/, { low: 4, high: 8, decimals: 1 }],
  [/oxygen|saturation/, { low: 94, high: 99, decimals: 0 }],
  [/(?:^|_)ph(?:_|$)/, { low: 5, high: 8, decimals: 1 }],
  [/steps/, { low: 3180, high: 14620, decimals: 0 }],
  [/pressure/, { low: 987, high: 1034, decimals: 0 }],
  [/wind/, { low: 4, high: 52, decimals: 0 }],
  [/rain|snow/, { low: 1, high: 23, decimals: 1 }],
  [/sleep/, { low: 5, high: 9, decimals: 1 }],
  [/volt/, { low: 11, high: 14, decimals: 1 }],
  [/watt|power/, { low: 42, high: 1380, decimals: 0 }],
  [/distance|km|mile/, { low: 2, high: 23, decimals: 1 }],
  [/needle|mm$/, { low: 2, high: 9, decimals: 1 }],
  [/height|elevation|altitude/, { low: 12, high: 78, decimals: 0 }],
  [/area|m2|square/, { low: 38, high: 243, decimals: 0 }],
  [/span|length|width|depth|size/, { low: 31, high: 243, decimals: 0 }],
  [/weight|kg/, { low: 2, high: 41, decimals: 1 }],
  [/fridge|freezer/, { low: 3, high: 6, decimals: 1 }],
  [/temperature/, { low: 4, high: 26, decimals: 0 }],
  [/calorie|kcal/, { low: 164, high: 738, decimals: 0 }],
  [/player|serv|guest|seat|portion|people|frame/, { low: 2, high: 8, decimals: 0 }],
  [/bedroom|bathroom|room|floor/, { low: 1, high: 4, decimals: 0 }],
  [/percent|score|humidity|progress/, { low: 23, high: 97, decimals: 0 }],
  [/(?:^|_)sets?(?:_|$)/, { low: 2, high: 6, decimals: 0 }],
  [/(?:^|_)reps?(?:_|$)/, { low: 5, high: 16, decimals: 0 }],
]

/** What somebody jots down beside a record. */
export const remarks = [
  'Ask Halima about it',
  'Better than the last one',
  '',
  'Came in the rain',
  'Keep an eye on this',
  '',
  'Older than it looks',
  '',
]
/** What stands where a text of one's own belongs. */
export const texts = ['Better than the one before', '', 'Older than it looks, and none the worse for it', '']
/** What somebody says of themselves. */
export const bios = [
  'Came for a year and stayed for eleven',
  'Asks the question nobody else asks',
  'Two children, one allotment, no car',
  'Writes on Tuesdays, swims on all the others',
]
/** What is said of something that happens at an hour. */
export const announcements = ['Bring something warm', '', 'Come a little early', '']
