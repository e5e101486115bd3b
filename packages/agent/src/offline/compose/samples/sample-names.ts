// Names for the sample rows of things that no topic knows: by what the thing is called, and by the field that names it.

export const people = [
  'Aylin Kaya',
  'Mateo Brandt',
  'Chidinma Okafor-Weatherby',
  'Jun Mori',
  'Halima Haddad',
  'Tom Lindner',
  'Priya Raman',
  'Wanda Nowak',
  'Ines Duarte',
]

/** Nouns for somebody, at the end of what a record or a field is called. */
const somebody =
  /(?:^|_)(?:person|people|user|friend|neighbou?r|colleague|child|kid|sibling|actor|author|artist|singer|writer|coach|doctor|nurse|agent|student|pupil|teacher|musician|member|volunteer|player|customer|client|patient|employee|participant|instructor|trainer|tutor|driver|rider|owner|tenant|landlord|guest|donor|giver|lender|borrower|visitor|resident|applicant|candidate|keeper|midwife|lifeguard|parent|mother|father|guardian|contact|host|speaker|worker|officer|manager|mechanic|knitter|maker|buyer|seller|sender|recipient|helper|assistant|judge|athlete|runner|swimmer|rower|climber|dancer|hiker|sailor|skipper|crew_member|beekeeper|gardener|farmer|baker|chef|cook|waiter|designer|photographer|painter|potter|translator|interpreter|reporter|attendee|subscriber|lead|bride|groom|witness|carer|therapist|dentist|vet|hunter|angler|fisher|collector|composer|conductor|director|editor|supervisor|caretaker|janitor|cleaner|inspector|surveyor|scout|holder|cyclist|stylist|barber|hairdresser|sitter|babysitter|childminder|friend|flat_?mate|room_?mate|house_?mate|staff|someone|somebody|who)$/
/** Fields that hold a person although no noun says so: "brought by", "who gave it", "whose turn". */
const byPerson =
  /(?:^|_)(?:by|who|whom|whose|assignee|assigned_to|lent_to|from_whom|for_whom|responsible|in_charge|author|artist)(?:_|$)/

/** "Students", "tenants": several of them. */
const inOne = (name: string): string => name.replace(/(?<!s)s$/, '')

export function isPersonNoun(noun: string): boolean {
  const name = noun.replaceAll(' ', '_').toLowerCase()
  return somebody.test(name) || somebody.test(inOne(name))
}

export function isPersonField(name: string): boolean {
  return (
    somebody.test(name) ||
    somebody.test(inOne(name)) ||
    byPerson.test(name) ||
    somebody.test(name.replace(/s?_(?:full_)?name$/, ''))
  )
}

/** By what a record is called. */
const things: readonly (readonly [RegExp, string])[] = [
  [
    /goat|sheep|ewe|cow|donkey|alpaca|llama|pig|duck|goose|calf|lamb|ram|guinea pig|parrot/,
    'Clover|Bertha|Nettle|Mabel|Sorrel|Ginger|Thistle|Flora|Hazel|Poppy|Ilse|Rosa',
  ],
  [/vegetable|crop/, 'Courgettes|Runner beans|Tomatoes|Chard|Carrots|Beetroot|Kale|Potatoes'],
  [
    /furniture/,
    'Oak chair|Round table|Chest of drawers|Wall shelf|Writing desk|Coat stand|Kitchen bench|Bedside table',
  ],
  [/carrier/, 'Parcel van|City courier|Post|Bike courier|Express|Freight'],
  [/toy/, 'Wooden railway|Marble run|Stacking cups|Rope swing|Doctor’s case|Shape sorter|Puppet theatre|Balance bike'],
  [/^(?:pet|dog|puppy|horse|pony|cat|animal|rabbit)$/, 'Biscuit|Moss|Pepper|Juno|Otto|Hazel|Pickle|Fen'],
  [/^couple$/, 'Ines and Tom|Aylin and Mateo|Priya and Jun|Wanda and Halima|Chidinma and Paul|Lena and Karim'],
  [
    /tree|orchard tree/,
    'Bramley by the gate|Old pear|Quince in the corner|Cox’s Orange|Damson hedge|Young cherry|Medlar',
  ],
  [/hive|colony/, 'Linden hive|Orchard hive|Meadow hive|Wall hive|Brook hive|Swarm of May'],
  [/pattern/, 'Seed stitch scarf|Round-yoke jumper|Ribbed hat|Lace shawl|Garter blanket|Cable mittens|Heel-flap socks'],
  [/project/, 'Garden wall|Winter jumper|Reading corner|Autumn issue|Attic stairs|Blue door'],
  [/crypto coin/, 'Bitcoin|Ethereum|Litecoin|Monero|Cardano|Solana|Polkadot'],
  [
    /packing item/,
    'Sleeping bag|Torch and batteries|Rain jacket|Tin plate and cup|Wool socks, two pairs|First-aid kit|Rope, ten metres|Matches, dry',
  ],
  [/starter/, 'Bubbles|The rye one|From Halima|Grandmother|Wild wheat|Little Otto'],
  [/game/, 'Carcassonne|Azul|Patchwork|Hanabi|Dixit|Ludo'],
  [/song|track|hymn/, 'The Long Road Home|Blue Hour|Paper Boats|Harbour Lights|Slow Train|Seven Swans'],
  [/piece|score|anthem/, 'Ave verum corpus|Locus iste|If ye love me|Abendlied|Cantique de Jean Racine|The Blue Bird'],
  [
    /concert|gig|performance|recital/,
    'Evening of songs|Quartet in the chapel|Summer matinee|Late set at the Mill|Music for a Sunday|New Year’s concert',
  ],
  [/workshop|class|course|lesson/, 'For beginners|In the morning|Second steps|Open evening|Whole week|Refresher'],
  [
    /rehearsal/,
    'Tutti, second half|Sopranos and altos|Run-through|With the organ|Men only, bars 40 to 96|Dress rehearsal|First read',
  ],
  [
    /manuscript|short story|novella|submission/,
    'The Ice Cellar|Two Brothers, One Boat|Salt|What the River Kept|A Room in Graz|Nine Letters to Ilse|The Clock in the Stairwell',
  ],
  [/poem/, 'Ferry, November|Snow on the tracks|Inventory of a drawer|To the plum tree|Half past four'],
  [/event|festival|meeting/, 'General meeting|Street party|Open day|Supper for helpers|Talk in the hall|Flea market'],
  [/committee|team|crew|squad|group|section|department|branch/, 'North|Harbour|Old Town|Mill|Riverside|Hillside'],
  [/room|hall|studio|space/, 'Garden room|Small hall|Attic|Workshop|Reading room|Cellar'],
  [/boat|ship|yacht|kayak|canoe/, 'Heron|Little Auk|Mary Rose|Sandpiper|Tern|Wagtail'],
  [/car|van|vehicle|lorry|truck/, 'Old pick-up|Grey minibus|White van|Red hatchback|Blue estate'],
  [/bike|bicycle/, 'Green tourer|Red cargo bike|Folding bike|Silver racer|Child’s bike, 20"'],
  [
    /tool|machine|equipment|gear|kit|device|appliance/,
    'Cordless drill|Tile cutter|Extension ladder|Pressure washer|Chop saw|Wallpaper table|Hedge trimmer',
  ],
  [/instrument/, 'Viola|Upright piano|Oboe|Double bass|Cornet|Snare drum'],
  [
    /costume|clothes|clothing|garment|dress|jacket/,
    'Green wool coat|Linen shirt|Sailor’s jacket|Velvet cape|Grey waistcoat|Straw hat',
  ],
  [
    /object|exhibit|artefact|artifact|antique|donation|find|item|thing|belonging/,
    'Butter churn|Pocket watch|Brass lantern|Grey umbrella|Leather satchel|Box camera|Enamel jug',
  ],
  [/yarn|wool|fabric/, 'Merino, sea green|Alpaca, oat|Cotton, brick red|Sock yarn, speckled|Linen, natural'],
  [
    /loaf|sourdough/,
    'Sunday loaf|Rye and caraway|The flat one|Seeded tin loaf|Half wholemeal|Olive and thyme|Overnight batard',
  ],
  [
    /jam|marmalade|chutney|preserve/,
    'Plum and cardamom|Bitter orange|Strawberry, the first|Green tomato|Quince|Blackcurrant|Rhubarb and ginger',
  ],
  [/perfume|scent/, 'Green fig|Iris|Cold incense|Orange flower|Leather and rain|Vetiver'],
  [/candle|soap/, 'Fig|Cedar|Rain|Beeswax, tall|Lavender|Orange and clove'],
  [/key/, 'Front door|Cellar|Boiler room|Bicycle room|Attic|Letter box|Back gate'],
  [/bench/, 'By the pond|Under the lime|School gate|Hilltop|At the bus stop|Churchyard, south side'],
  [
    /painting|drawing|sketch|print|artwork|picture/,
    'Low tide|Blue chair|Self-portrait in rain|The yellow house|Two pears|Night bus',
  ],
  [
    /pottery|pot|vase|bowl|ceramic/,
    'Tall jug|Speckled bowl|Tea bowl, chipped|Lidded jar|Flat dish|Vase with a bent neck',
  ],
  [/pen/, 'Blue school pen|Green celluloid|Glass dip pen|The pocket one|Black desk pen'],
  [/mineral|crystal|stone|rock|fossil/, 'Smoky quartz|Fluorite, green|Pyrite cube|Ammonite|Agate slice|Calcite'],
  [
    /stamp|coin|banknote|postcard/,
    'Blue one with a ship|Queen’s head|With the lighthouse|Airmail, torn corner|Jubilee issue|The one from Oma',
  ],
  [
    /restaurant|caf[eé]|bistro|pub/,
    'Lentil & Co|The Old Mill|Noodle corner|Harbour grill|Da Ines|Under the plane tree|Number Nine',
  ],
  [/comic|manga/, 'The Lamp Thief|Night Ferry|Paper Fox|Captain Moss|Three Moons|The Last Tram'],
  [/magazine/, 'Spring issue|Summer issue|Autumn issue|Winter issue|Special on light'],
  [/knife|blade/, 'Bread knife|Small paring knife|Old cleaver|Santoku|Filleting knife'],
  [/camera/, 'Grandfather’s folding camera|Black rangefinder|Box camera|Half-frame|Grey twin-lens'],
  [/train|locomotive|engine/, 'Green tank engine|Night express|Red railcar|Goods train, long|Snow plough'],
  [/offcut|plank|board/, 'Long oak strip|Ash, two knots|Walnut end|Birch ply, square|Cherry, short'],
  [/puppet/, 'Old king|Fox|Princess|Demon with horns|Monkey|Moon and cloud'],
  [/mask|prop/, 'Old king|Fox|Storm lantern|Letter with a seal|Crooked hat|Paper moon'],
  [/rose/, 'Madame Hardy|Gertrude Jekyll|Iceberg|Ghislaine|Tuscany|New Dawn'],
  [/hen|chicken/, 'Hilda|Pepper|Dot|Mrs Brown|Saffron|Agnes'],
  [/laptop|computer|tablet/, 'Front desk|Blue sticker|Meeting room|Travel laptop|Old grey one|Workshop'],
  [/medicine|medication/, 'Ibuprofen|Cough syrup|Antiseptic cream|Vitamin D|Eye drops|Plasters'],
  [/wine/, 'Old Vines|Field blend|House red|Steep Slope|Pale one from Jun|Late harvest'],
  [/whisk(?:e)?y/, 'Harbour cask|Twelve years|Peat and honey|Sherry finish|The blue label'],
  [/cheese/, 'Mountain cheese|Ash-coated goat|Blue from the market|Old Gouda|Soft white'],
  [/move|step|figure/, 'Basic step|Cross-body lead|Side turn|Open break|Slow walk|Spin and catch'],
  [/batch|brew/, 'Spring pale|Dark one|Wheat, second try|Harvest ale|Table beer'],
  [/bread|cake|dish|meal|food/, 'Rye loaf|Plum cake|Leek quiche|Barley soup|Seed bread|Apple turnover'],
  [/beer|wine|tea|coffee|whisky|spirit/, 'House blend|Smoky one|From the hill|Late harvest|Morning roast|Dark and dry'],
  [
    /plot|bed|field|garden|meadow|allotment/,
    'By the gate|South wall|Under the pear|Long bed|Corner plot|Behind the shed',
  ],
  [
    /flat|apartment|house|cabin|cottage|property|building|address/,
    'Mill Lane 4|Harbour Row 12|Old School, first floor|Garden cottage|Station Road 31',
  ],
  [
    /route|walk|hike|trail|trip|tour|excursion/,
    'Round the reservoir|Over the ridge|Along the canal|To the lighthouse|Old railway path|Three bridges',
  ],
  [
    /threads?|topic|discussion|post/,
    'What do you do against slugs?|Meeting on Thursday|Found this on my walk|Who has a spare key?|Thank you for Saturday',
  ],
  [
    /(?:stage )?play|production|musical|opera/,
    'The Winter’s Tale|Our Town|The Seagull|Arsenic and Old Lace|Under Milk Wood',
  ],
  [
    /episode|podcast/,
    'The letter in the wall|A walk with Jun|Two brothers, one boat|What the river kept|Live from the hall|Bread, again',
  ],
  [/ingredient|supply/, 'Pale malt|Cascade hops|Rye flour|Sea salt|Brown sugar|Yeast'],
  [
    /band|ensemble|orchestra|choir|quartet|trio|duo|act/,
    'The Blue Hours|Trio Lindner|Quartet at Noon|Halima Haddad Five|Slow Ferry|Duo Moss',
  ],
  [/badge|award/, 'Fire lighter|Map reader|First aid|Night hike|Camp cook|Swimmer'],
  [
    /feedback|suggestion|opinion|proposal/,
    'A bench in the shade|Longer hours on Fridays|More light by the door|Soup on Mondays|A quiet corner',
  ],
  [
    /sighting|report/,
    'By the old mill|Footsteps on the stairs|Something on the roof|Lights over the field|Lane, at dusk',
  ],
  [
    /gift|present|wish/,
    'Wool blanket|Cast-iron pan|A night by the sea|Reading lamp|Board game for four|Good scissors|Tea for a year',
  ],
  [
    /savings? goal|pot|jar|fund|savings?/,
    'New bicycle|Winter coat|Week in Lisbon|Washing machine|Rainy days|Piano lessons',
  ],
  [
    /breakfast/,
    'Porridge with pear|Seed bread, honey|Yoghurt and plums|Boiled eggs|Toast with tomato|Pancakes|Leftover cake',
  ],
  [
    /lunch|soup|snack/,
    'Lentil soup|Bean salad|Leek quiche|Rye bread, cheese|Noodles with greens|Baked potato|Soup of the day before',
  ],
  [
    /dinner|supper|menu/,
    'Roast carrots, couscous|Trout with fennel|Pea risotto|Stuffed peppers|Dal and rice|Pizza, thin|Lamb, slowly cooked',
  ],
  [/dessert|sweet/, 'Plum tart|Lemon ice|Rice pudding|Baked apple|Chocolate cake'],
  [
    /joke/,
    'Two snails meet on a wall|The clock that was late|A fish walks into a bank|Why the broom was tired|The longest queue',
  ],
  [/memory/, 'The summer at the lake|How he fixed the radio|Sunday walks|Her plum cake|The long letter'],
  [/appointment|reservation|booking/, people.join('|')],
  [/subject/, 'Biology|History|Algebra|French|Music|Geography'],
  [/exam|test/, 'Chapters one to four|Oral|Midterm|Vocabulary, unit six|Final'],
  [/homework|assignment/, 'A day in autumn|The water cycle|Fractions, page 12|Letter to a friend|My street in 1950'],
  [/shopping item|grocery/, 'Milk|Oats|Carrots|Rye bread|Olive oil|Lentils|Coffee'],
  [/drink/, 'Mint tea|Filter coffee|Apple juice|Ginger lemonade|Still water'],
  [/notebook|sketchbook|journal/, 'Field notes|Summer|Second notebook|Loose pages|North coast'],
  [/category|tag|label|genre|folder/, 'Everyday|Seasonal|For guests|Small|Weekend|Worth another try'],
  [/deck/, 'First hundred words|Chapter one|Hard ones|For the exam'],
  [/goal|aim|habit/, 'Ten minutes before breakfast|No screens after nine|Swim twice a week|Read a page|Walk to work'],
  [
    /chore|duty/,
    'Take out the bins|Wash up|Clean the bathroom|Hoover the hall|Wipe the kitchen|Change the sheets|Water the plants|Mop the stairs',
  ],
  [
    /job|task|errand/,
    'Oil the hinges|Order the parts|Clear the gutter|Call back about Friday|Paint the fence|Sort the shelf',
  ],
  [
    /firm|school|club|society|organi[sz]ation|charity|company|business|supplier|vendor|shop|sponsor/,
    'Nowak & Co|Kaya Studio|Lindner Ltd|Haddad & Sons|Mori & Daughter|Okafor Ltd',
  ],
  [/family|household/, 'Nowak family|Kaya family|Brandt family|Okafor family|Mori family'],
  [/city|town|village/, 'Izmir|Bremen|Leeds|Kanazawa|Rabat|Graz|Łódź|Gent'],
  [/country/, 'Portugal|Japan|Norway|Morocco|Chile|Belgium|Kenya|Greece'],
  [/place|venue|location|site|stop/, 'Mill Lane|Old harbour|West gate|Market hall|Parish garden|By the canal'],
  [
    /bug|issue|fault|problem|complaint|damage|repair/,
    'Rattles when it is cold|Door does not close|Light flickers|Leaks at the joint|Handle is loose',
  ],
  [
    /deal|opportunity|contract/,
    'Website, second phase|Shop fittings|Yearly maintenance|Two vans on lease|New menu cards|Training for the front desk|Signs for the harbour',
  ],
  [
    /subscription/,
    'Music, family plan|Cloud storage, 200 GB|Weekend paper|Phone, 20 GB|Film streaming|Language course|Allotment magazine',
  ],
  [
    /(?:insurance )?policy|insurance/,
    'Home contents|Liability, family|Bicycle|Car, third party|Teeth|Travel, all year|Legal costs',
  ],
  [/(?:bank )?account|wallet/, 'Current account|Savings|Cash|Joint account|Credit card'],
  [/shift|rota/, 'Stand-by|Lunch|Evening|Closing|Morning|Late|Early'],
  [
    /payment|expense|cost|transaction/,
    'Groceries for the week|Train to Leeds|Light bulbs|Dentist|Birthday flowers|Second-hand desk',
  ],
  [/lot|batch|order/, 'No. 118|No. 119|No. 120|No. 121|No. 122'],
]

const said = new Map<string, readonly string[]>()

/** Names for a record of this noun; undefined where nothing is known of it. */
export function namesOfThing(noun: string): readonly string[] | undefined {
  if (isPersonNoun(noun)) return people
  const phrase = noun.toLowerCase().replaceAll('_', ' ')
  const last = phrase.split(' ').at(-1) ?? ''
  const fits = ([pattern]: (typeof things)[number]) => {
    const whole = new RegExp(`^(?:${pattern.source})s?$`)
    return whole.test(phrase) || whole.test(last)
  }
  const found = things.find(fits)?.[1]
  if (found === undefined) return undefined
  const known = said.get(found) ?? found.split('|')
  said.set(found, known)
  return known
}

/** "Categories such as heating, cleaning and rent": what was said to be among the records. */
export function saidExamples(request: string, { singular, plural }: { singular: string; plural: string }): string[] {
  const list = new RegExp(
    String.raw`\b(?:${plural}|${singular})\s+(?:such as|like|for example|e\.g\.)\s+([^.;:()]+)`,
    'i',
  ).exec(request)?.[1]
  return (list ?? '')
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.split(' ').length <= 4)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}
