// Words for a fact that go by whose fact it is: a dog's breed, an insurer, the reason for a visit.

/** Words for a field that differ with what has it: no hen is a whippet. */
const wordsOfNoun: readonly { noun: RegExp; field: RegExp; words: readonly string[] }[] = [
  {
    noun: /film|movie|series|show|documentary/,
    field: /^where|watch_(?:it|on|where)|platform|stream|channel/,
    words: ['Cinema', 'Streaming', 'On DVD', 'Film club', 'Rented online', 'Open-air cinema'],
  },
  {
    noun: /book|novel|comic|audiobook/,
    field: /^where(?:_to)?_(?:get|read|borrow|find)|^format$/,
    words: ['Library', 'On the shelf', 'E-book', 'Bookshop', 'From Jun'],
  },
  {
    noun: /shoe|boot|sneaker|sandal|skate/,
    field: /(?:^|_)size$/,
    words: ['39', '42', '37', '44', '40', '41'],
  },
  {
    noun: /baby|kid|child|romper/,
    field: /^(?:clothes_|clothing_)?size$/,
    words: ['74', '86', '98', '104', '116', '92'],
  },
  {
    noun: /ring$/,
    field: /(?:^|_)size$/,
    words: ['54', '52', '58', '56', '60'],
  },
  {
    noun: /song|piece|tune|track|hymn/,
    field: /^key$/,
    words: ['A minor', 'G major', 'D major', 'E minor', 'C major'],
  },
  {
    noun: /prayer/,
    field: /^(?:request|what|for|intention|prayer)/,
    words: [
      'For my mother’s operation',
      'Thanks for the new flat',
      'For Jun’s exam',
      'For all who travel',
      'A job for Tom',
      'For the family next door',
    ],
  },
  {
    noun: /photo|picture|image|shot/,
    field: /(?:^|_)(?:place|where|location|taken_(?:at|in))(?:_|$)/,
    words: ['Lofoten', 'Lisbon', 'Old harbour', 'Jura', 'Gent', 'Kyoto'],
  },
  {
    noun: /fossil|mineral|stone|amber|inclusion|crystal|shell|meteorite/,
    field: /found|where|place|location|origin/,
    words: ['North beach', 'Old quarry', 'Chalk cliff', 'River bank', 'Gravel pit'],
  },
  {
    noun: /postcard|letter/,
    field: /^(?:where|from_where|place|city|town)/,
    words: ['Lisbon', 'Lofoten', 'Kyoto', 'Gent', 'Essaouira', 'Graz'],
  },
  {
    noun: /boat|dinghy|scull|kayak|canoe/,
    field: /damage|broken|defect|fault|repair/,
    words: ['None', 'Rudder line frayed', 'Scratch at the bow', 'None', 'Cleat loose'],
  },
  {
    noun: /car|van|vehicle|lorry|truck|bus/,
    field: /damage|broken|defect|fault|repair|wrong/,
    words: ['Scratch on the rear door', 'None', 'Left indicator', 'Brakes pull to the right', 'Mirror loose'],
  },
  {
    noun: /flat|apartment|house|room|tenant|complaint/,
    field: /damage|broken|defect|fault|wrong/,
    words: ['Tap drips', 'Window does not close', 'Damp corner in the bathroom', 'Heating stays cold', 'Lock sticks'],
  },
  { noun: /pizza/, field: /(?:^|_)size$/, words: ['26 cm', '32 cm', '40 cm'] },
  { noun: /bed|mattress/, field: /(?:^|_)size$/, words: ['90 × 200', '140 × 200', '160 × 200', '180 × 200'] },
  {
    noun: /print|poster|photo|drawing|paper|card|picture/,
    field: /(?:^|_)size$/,
    words: ['A4', '30 × 40 cm', 'A3', '50 × 70 cm', 'A5'],
  },
  {
    noun: /painting|canvas|frame|rug|quilt|blanket|table|window/,
    field: /(?:^|_)(?:size|dimensions?|measurements?)$/,
    words: ['60 × 80 cm', '100 × 140 cm', '40 × 50 cm', '120 × 180 cm', '30 × 30 cm'],
  },
  { noun: /pot|plant|tree/, field: /(?:^|_)size$/, words: ['12 cm pot', '18 cm pot', '60 cm', '24 cm pot', '1.4 m'] },
  { noun: /jar|bottle|can|tin|keg|barrel/, field: /(?:^|_)size$/, words: ['0.5 l', '1 l', '0.33 l', '2 l', '5 l'] },
  { noun: /parcel|package|box/, field: /(?:^|_)size$/, words: ['Small', 'Medium', 'Large', 'Flat', 'Long'] },
  {
    noun: /garden|plot|flat|house|field|room|office|studio/,
    field: /(?:^|_)size$/,
    words: ['48 m²', '72 m²', '64 m²', '110 m²', '36 m²'],
  },
  { noun: /dog|puppy/, field: /^size$/, words: ['Small', 'Medium', 'Large', 'Medium'] },
  { noun: /egg/, field: /^size$/, words: ['M', 'L', 'S', 'XL'] },
  {
    noun: /car|van|vehicle|motorbike/,
    field: /^(?:brand|make|maker|manufacturer)$/,
    words: ['Skoda', 'Toyota', 'Renault', 'Volvo', 'Fiat'],
  },
  {
    noun: /plant|flower|succulent|houseplant/,
    field: /mood|^how_(?:it|they|she|he|is|are)/,
    words: ['Happy', 'Thirsty', 'New leaf', 'Sulking', 'Growing'],
  },
  {
    noun: /(?:^|\s)(?:box|crate|carton)$/,
    field: /^(?:label|name|contents?|what|inside)/,
    words: ['Winter clothes', 'Christmas', 'Books A–K', 'Tools', 'Photo albums', 'Kitchen things', 'Toys'],
  },
  {
    noun: /./,
    field: /ear_tag|ring_(?:number|no)|tag_number|chip_number/,
    words: ['1183', '1184', '1187', '1192', '1201', '1206', '1210'],
  },
  {
    noun: /plot|field|meadow|garden|vineyard|forest|parcel/,
    field: /(?:^|_)area$/,
    words: ['0.4 ha', '1.2 ha', '0.7 ha', '2.1 ha', '0.3 ha'],
  },
  {
    noun: /(?:booking|reservation|order|guest|request)$/,
    field: /^(?:people|persons|adults|guests|party_size)$/,
    words: ['2', '4', '3', '2', '5'],
  },
  {
    noun: /(?:^|\s)(?:student|pupil|player|class|course|lesson|member|workshop|group|child)$/,
    field: /^(?:level|skill_level)$/,
    words: ['Beginner', 'Intermediate', 'Advanced', 'Beginner', 'Intermediate'],
  },
  {
    noun: /(?:^|\s)(?:night|sleep|nap)$/,
    field: /quality/,
    words: ['Deep', 'Restless', 'Woke twice', 'Good', 'Short but sound'],
  },
  {
    noun: /costume|garment|dress|coat/,
    field: /(?:hangs?|kept|stored|place|rail|shelf|where)(?:_|$)/,
    words: ['Rail A', 'Rail C', 'Box 4', 'Rail B', 'Upper shelf', 'Box 11'],
  },
  {
    noun: /(?:^|\s)(?:item|part|product|article|material|supply|grocery|ingredient|food)$/,
    field: /^units?(?:_of_measure)?$/,
    words: ['pack', 'jar', 'kg', 'tin', 'bottle', 'box'],
  },
  {
    noun: /(?:^|\s)(?:item|part|product|article|material)$/,
    field: /^(?:part|item|article|product|stock)_(?:number|no|code)$|^sku$/,
    words: ['BR-1042', 'CH-0917', 'TB-2203', 'GR-0338', 'PD-4410', 'SP-0076', 'LK-1185', 'BR-1043'],
  },
  { noun: /./, field: /(?:roof|plot|lot|house)_size/, words: ['64 m²', '48 m²', 'about 120 m²', '37 m²', '212 m²'] },
  {
    noun: /(?:^|\s)(?:wine|bottle|vintage)$/,
    field: /region|appellation|origin/,
    words: ['Mosel', 'Douro', 'Jura', 'Rioja', 'Piedmont', 'Wachau', 'Loire'],
  },
  {
    noun: /(?:^|\s)player$/,
    field: /^position$/,
    words: ['Goalkeeper', 'Left back', 'Midfield', 'Striker', 'Centre back', 'Right wing'],
  },
  {
    noun: /(?:^|\s)(?:match|game|fixture)$/,
    field: /opponent|against|home_team|away_team|^(?:home|away|guest)$/,
    words: ['Harbour United', 'Old Town Rovers', 'FC Mill Lane', 'Northgate', 'Parish XI', 'Canal Athletic'],
  },
  {
    noun: /(?:^|\s)(?:trip|ride|journey|drive)$/,
    field: /^(?:from|start)$/,
    words: ['Office', 'Home', 'Harbour Row 12', 'Office', 'Workshop'],
  },
  {
    noun: /(?:^|\s)(?:trip|ride|journey|drive)$/,
    field: /^(?:to|destination)$/,
    words: ['Lindner, Graz', 'Mill Lane 4', 'Tax adviser', 'Nowak & Co', 'Trade fair', 'Timber yard'],
  },
  {
    noun: /(?:^|\s)(?:trip|ride|journey|drive)$/,
    field: /purpose|reason|what_for/,
    words: ['Site visit', 'Delivery', 'Meeting', 'Collecting parts', 'Measuring up'],
  },
  {
    noun: /(?:^|\s)(?:migraine attack|attack|migraine|seizure)$/,
    field: /trigger|cause/,
    words: ['Short night', 'Red wine', 'Screen all day', 'Weather change', 'Skipped lunch'],
  },
  {
    noun: /(?:clock|watch|train|locomotive|wagon|model|kit|pan|oven|camera|instrument|bike|bicycle|machine|car|radio|lamp|pen|knife|toy|amplifier|telescope|piano|guitar|product)$/,
    field: /^(?:maker|manufacturer|brand|make|made_by)$/,
    words: ['Kestrel', 'Harbour', 'Nordvik', 'Alba', 'Linde', 'Corvo'],
  },
  {
    noun: /(?:booking|reservation|meeting|class|course|event|lesson|workshop)$/,
    field: /(?:^|_)(?:room|hall|space)$/,
    words: ['Large hall', 'Small room', 'Garden room', 'Kitchen', 'Studio', 'Reading room'],
  },
  {
    noun: /(?:^|\s)(?:shift|duty|rota)$/,
    field: /role|position|station|^job$|^task$/,
    words: ['Counter', 'Kitchen', 'Till', 'Delivery', 'Opening', 'Stock', 'Cleaning'],
  },
  {
    noun: /(?:^|\s)(?:medicine|medication|pill|tablet|drug)$/,
    field: /^(?:medication|medicine|name|pill|tablet|drug)$/,
    words: ['Ibuprofen', 'Vitamin D', 'Iron', 'Metformin', 'Ramipril', 'Cetirizine', 'Eye drops'],
  },
  {
    noun: /./,
    field: /^(?:medication|medicine|pills?|tablets?)(?:_taken)?$/,
    words: ['Ibuprofen 400', 'None', 'Sumatriptan', 'Paracetamol', 'Ibuprofen 400, twice'],
  },
  {
    noun: /(?:^|\s)(?:listing|property|house|flat|apartment|car)$/,
    field: /buyers?|interested|viewers?/,
    words: ['Tom Lindner', 'Aylin Kaya, Jun Mori', 'Family Haddad', 'Wanda Nowak', 'Mateo Brandt, twice'],
  },
  {
    noun: /./,
    field: /insurer|insurance_company/,
    words: [
      'Harbour Mutual',
      'Nowak & Partners',
      'Old Town Insurance',
      'Lindner Life',
      'North Coast',
      'Harbour Mutual',
    ],
  },
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
  {
    noun: /(?:^|\s)(?:dog|puppy)$/,
    field: /breed|species|race/,
    words: ['Lagotto', 'Mixed', 'Whippet', 'Border collie', 'Dachshund', 'Spaniel', 'Mixed, some terrier'],
  },
  {
    noun: /(?:^|\s)(?:cat|kitten)$/,
    field: /breed|species|race/,
    words: ['House cat', 'Birman', 'Maine Coon', 'House cat, half Siamese', 'Ragdoll'],
  },
  {
    noun: /(?:^|\s)(?:horse|pony)$/,
    field: /breed|species|race/,
    words: ['Icelandic', 'Haflinger', 'Shetland', 'Trakehner', 'Connemara', 'Mixed'],
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
    noun: /(?:cat|dog|pet|hen|goat|horse|rabbit|animal|visit|sitting)$/,
    field: /(?:^|_)(?:food|feed|fed|meals?)$/,
    words: [
      'Half a tin, twice a day',
      'Dry food, one cup',
      'A handful of grain',
      'Hay and carrots',
      'As written on the fridge',
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
  {
    noun: /vinyl|record|album|lp$/,
    field: /condition/,
    words: ['Near mint', 'Very good', 'Light marks', 'Sleeve worn', 'Plays fine, crackles'],
  },
  {
    noun: /stamp|coin|banknote|postcard/,
    field: /condition/,
    words: ['Mint', 'Used', 'Fine', 'One short corner', 'Very fine'],
  },
  {
    noun: /bike|bicycle|car|van|boat/,
    field: /condition/,
    words: ['Good', 'As new', 'Brakes due', 'Scratched', 'Just serviced'],
  },
  {
    noun: /applicant|candidate/,
    field: /position|role|job/,
    words: ['Group leader', 'Assistant', 'Cook', 'Trainee', 'Substitute'],
  },
  {
    noun: /volunteer|helper/,
    field: /role|task|job|position/,
    words: ['Door', 'Kitchen', 'First aid', 'Set-up', 'Driver', 'Tickets', 'Children’s corner'],
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
  { noun: /fish/, field: /species/, words: ['Perch', 'Pike', 'Trout', 'Carp', 'Tench'] },
  { noun: /instrument/, field: /type|kind/, words: ['Strings', 'Keys', 'Woodwind', 'Strings', 'Brass', 'Percussion'] },
  {
    noun: /house|flat|apartment|home|property|address|viewing/,
    field: /street|address/,
    words: ['Mill Lane 4', 'Harbour Row 12', 'Station Road 31', 'Church Street 7', 'Orchard Close 2'],
  },
]

export function wordsFor(noun: string, field: string): readonly string[] | undefined {
  return wordsOfNoun.find((each) => each.noun.test(noun) && each.field.test(field))?.words
}
