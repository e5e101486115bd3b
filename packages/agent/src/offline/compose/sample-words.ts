// Believable words and numbers for single fields, found by what the field is called.

/** The first that fits the field's name; parts of a name stand between underscores. */
export const wordBanks: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^first_?name|given_name/, ['Aylin', 'Mateo', 'Chidinma', 'Jun', 'Halima', 'Tom', 'Priya', 'Wanda']],
  [/surname|last_?name|family_name/, ['Kaya', 'Brandt', 'Okafor', 'Mori', 'Haddad', 'Lindner', 'Raman', 'Nowak']],
  [/(?:dog|cat|pet|horse|animal)s?_name/, ['Biscuit', 'Moss', 'Pepper', 'Juno', 'Otto', 'Hazel', 'Pickle', 'Fen']],
  [/famil(?:y|ies)/, ['Nowak family', 'Kaya family', 'Brandt family', 'Okafor family', 'Mori family']],
  [/initials/, ['AK', 'MB', 'JM', 'HH', 'TL', 'PR']],
  [/compos/, ['Byrd', 'Bruckner', 'Tallis', 'Fauré', 'Rheinberger', 'Stanford']],
  [/country|origin/, ['Portugal', 'Japan', 'Norway', 'Morocco', 'Chile', 'Belgium', 'Kenya', 'Greece']],
  [/coast|shore|sea/, ['North Sea', 'Atlantic', 'Baltic', 'Channel', 'Irish Sea']],
  [/city|town|village/, ['Izmir', 'Bremen', 'Leeds', 'Kanazawa', 'Rabat', 'Graz', 'Łódź', 'Gent']],
  [/post_?code|zip/, ['LS2 8NG', 'BA1 5LR', 'EH6 6JF', 'YO31 7QB', 'CF11 9LJ']],
  [/(?:^|_)room/, ['Kitchen', 'Living room', 'Hall', 'Bedroom', 'Studio', 'Cellar', 'Balcony', 'Bathroom']],
  [/shelf|box|drawer|bay|rack|locker/, ['A2', 'B1', 'C4', 'A5', 'D3', 'B6']],
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
  [/type|kind|category|tag|group|class/, ['Everyday', 'Special', 'Seasonal', 'Borrowed', 'New']],
  [
    /model|sku|code|serial|plate|isbn|reference|(?:^|_)(?:id|no)$/,
    ['A-31', 'K-7', 'M-118', 'B-04', 'T-62', 'A-29', 'R-15', 'K-12'],
  ],
  [/weather/, ['Clear', 'Rain', 'Fog', 'Windy']],
  [/language/, ['Portuguese', 'Arabic', 'German', 'Tamil', 'Polish']],
  [/team|crew|squad/, ['North', 'Harbour', 'Old town', 'Mill']],
  [/dose|dosage/, ['200 mg', '5 ml', 'Half a tablet', '10 drops', '1 tablet']],
  [/medicine|medication|drug/, ['Ibuprofen', 'Vitamin D', 'Iron', 'Cetirizine', 'Nasal spray']],
  [/allerg/, ['None', 'Hazelnuts', 'Penicillin', 'Pollen']],
  [/diet|food_wish/, ['None', 'Vegetarian', 'No nuts', 'Vegan']],
  [/feel|felt|mood/, ['Better than expected', 'Heavy legs', 'Fine', 'Tired but glad', 'Light']],
  [/instrument/, ['Viola', 'Piano', 'Oboe', 'Double bass']],
  [
    /fault|problem|defect|damage|issue|complaint|symptom|leaking/,
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

export interface Range {
  low: number
  high: number
  decimals: number
}
export const ranges: readonly (readonly [RegExp, Range])[] = [
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
export const texts = ['A few lines to be replaced with your own.', '', 'Two or three sentences tell enough here.', '']
