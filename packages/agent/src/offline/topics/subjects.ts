// What an app is about, as far as it can be drawn: the nouns that say so (a lido is water), and the hues that it has.

/** Names of the scenes that an app's own picture can show, and of the motifs that fill it. */
export interface Subject {
  /** What the app's own picture shows. */
  scene: string
  /** Nouns of a message that speak of it, as the source of a pattern between word boundaries. */
  nouns: string
  /** What a placeholder draws for a record that has nothing of its own to show; the scene's own word where it is the same. */
  drawn?: string
  /** Hues in OKLCH degrees, where the subject has a colour of its own. */
  hues?: readonly number[]
  /** Seen at night or under the sun: so is the ground of its picture. */
  light?: 'night' | 'day'
  /** Where it happens or whom it is for, more than what it is: “a lesson of the surf school” is about surfing. */
  isVague?: boolean
  /** What is done, counted or said, whatever it is about: “invoices of the tool library” are about tools. */
  isLast?: boolean
}

const subjects: readonly Subject[] = [
  { scene: 'keyhole', nouns: String.raw`escape (?:rooms?|games?)`, drawn: '' },
  {
    scene: 'bread',
    nouns: String.raw`bak(?:ery|eries|ers?|ing)|bread|sourdough|loa(?:f|ves)|oats?|flour|wheat|bagels?|pretzels?|panader[ií]a|boulangerie`,
    drawn: 'bread',
    hues: [62, 72, 80],
  },
  {
    scene: 'trattoria',
    nouns: String.raw`trattorias?|osterias?|ristorantes?|pasta|spaghetti|italian (?:food|restaurant|kitchen|cooking)`,
    drawn: 'dish',
    hues: [30, 140, 75],
  },
  { scene: 'pizzas', nouns: String.raw`pizzas?|pizzerias?`, drawn: 'dish', hues: [32, 27, 45] },
  { scene: 'soups', nouns: String.raw`soups?|stews?|ramen|noodles?|curr(?:y|ies)|soup kitchens?`, drawn: 'dish' },
  {
    scene: 'cakes',
    nouns: String.raw`cakes?|cupcakes?|p[aâ]tisseries?|pastr(?:y|ies)|tarts?|desserts?|confectioner\w*|chocolates?|cookies|biscuits`,
    drawn: 'cake',
  },
  {
    scene: 'iceCream',
    nouns: String.raw`ice[- ]creams?|gelat(?:o|eria)s?|sorbets?`,
    drawn: 'cake',
    hues: [355, 190, 85],
  },
  {
    scene: 'cup',
    nouns: String.raw`coffees?|caf[eé]s?|espressos?|teas?|tea ?(?:rooms?|houses?|shops?)|roaster(?:y|ies)|baristas?|matcha`,
    drawn: 'tea',
  },
  {
    scene: 'winePour',
    nouns: String.raw`wines?|winer(?:y|ies)|vineyards?|sommeliers?|wine cellars?`,
    drawn: 'bottle',
  },
  { scene: 'honey', nouns: String.raw`honey|bees?|beekeep\w*|hives?|apiar(?:y|ies)`, drawn: 'jar', hues: [75, 85, 95] },
  {
    scene: 'dishes',
    nouns: String.raw`recipes?|cook(?:s|ed|ing|books?|ery)?|restaurants?|bistros?|diners?|taverns?|canteens?|meals?|dish(?:es)?|suppers?|dinners?|lunch(?:es)?|food ?trucks?|catering|caterers?|grocer(?:y|ies)|salads?|veg(?:an|etarian)`,
    drawn: 'dish',
  },
  {
    scene: 'pool',
    nouns: String.raw`lidos?|swim\w*|(?:swimming|public|indoor|outdoor|open-air|thermal) (?:pools?|baths?)|pools? (?:opening|hours|visitors?)|aqua ?(?:fit|gym|aerobics)\w*|water polo|lifeguards?`,
    drawn: 'pool',
    hues: [205, 218, 232],
  },
  {
    scene: 'rowing',
    light: 'day',
    nouns: String.raw`row(?:ing|ers?)|regattas?|boat ?(?:club|house)s?|coxswains?|sculls?`,
    drawn: 'rowing',
    hues: [215, 230, 245],
  },
  {
    scene: 'canoe',
    light: 'day',
    nouns: String.raw`canoe\w*|kayak\w*|paddl(?:e|es|ing|ers?)|rafting`,
    drawn: 'rowing',
    hues: [190, 205, 220],
  },
  {
    scene: 'surf',
    light: 'day',
    nouns: String.raw`surf(?:s|ing|ers?|boards?)?|wind ?surf\w*|kite ?surf\w*`,
    drawn: 'surf',
    hues: [195, 210, 225],
  },
  {
    scene: 'sailing',
    light: 'day',
    nouns: String.raw`sail(?:s|ing|ors?|boats?)|boats?|yachts?|harbou?rs?|marinas?|ferr(?:y|ies)|ships?|seas?|oceans?`,
    drawn: 'sea',
    hues: [210, 228, 245],
  },
  {
    scene: 'fish',
    nouns: String.raw`fish(?:es|ing|ermen|ermans?)?|trouts?|carps?|angl(?:ers?|ing)|aquariums?|div(?:ing|ers?)|snorkel\w*`,
    drawn: 'sea',
    hues: [205, 225, 185],
  },
  {
    scene: 'planets',
    nouns: String.raw`(?:about|outer|into) space|space (?:quiz|museums?|missions?|travel|explor\w+|facts?|club|stations?|ships?|agency)|spaceships?|planets?|planetariums?|solar system|astronom\w*|astronauts?|galax(?:y|ies)|telescopes?|stargaz\w*|constellations?|rockets?|comets?|meteors?`,
    drawn: 'planet',
    hues: [265, 278, 290],
    light: 'night',
  },
  {
    scene: 'nightTrain',
    nouns: String.raw`(?:night|sleeper|overnight) trains?|sleeper cars?|night ?jets?`,
    drawn: 'train',
    hues: [258, 268, 280],
    light: 'night',
  },
  {
    scene: 'dayTrain',
    light: 'day',
    nouns: String.raw`trains|(?:steam|model|freight|slow|fast|local|regional|toy|mountain) trains?|railways?|railroads?|trams?|tramways?|train (?:stations?|journeys?|trips?|rides?|timetables?|spotting)|(?:by|of) train|locomotives?`,
    drawn: 'train',
    hues: [25, 150, 235],
  },
  {
    scene: 'mountains',
    light: 'day',
    nouns: String.raw`mountains?|hik(?:e|es|ing|ers?)|trails?|alps?|alpine|peaks?|summits?|climb(?:s|ing|ers?)?|boulder(?:s|ing)|ski(?:s|ing|ers?)?|snowboard\w*|camp(?:ing|sites?|grounds?)|mountain huts?|national parks?|trekk?(?:s|ing)?`,
    drawn: 'mountain',
    hues: [150, 235, 210],
  },
  {
    scene: 'garden',
    light: 'day',
    nouns: String.raw`allotments?|garden(?:s|ing|ers?)?|vegetables?|vegetable (?:patch|box)(?:es)?|seeds?|seedlings?|harvests?|farms?|farmers?|orchards?|compost|greenhouses?|tomato(?:es)?|crops?`,
    drawn: 'plant',
    hues: [130, 140, 115],
  },
  {
    scene: 'bird',
    nouns: String.raw`birds?|bird ?watch\w*|owls?|robins?|parrots?|canar(?:y|ies)|nest ?box(?:es)?|ornitholog\w*`,
    drawn: 'bird',
  },
  { scene: 'court', nouns: String.raw`squash|badminton|padel|pickleball|tennis|rackets?`, hues: [148, 250, 30] },
  { scene: 'stones', nouns: String.raw`massages?|spas?|wellness|physio\w*|osteopath\w*|sauna`, hues: [170, 190, 30] },
  {
    scene: 'panels',
    light: 'day',
    nouns: String.raw`solar(?! system)|photovoltaics?`,
    drawn: 'house',
    hues: [240, 90],
  },
  {
    scene: 'rain',
    nouns: String.raw`roof (?:repairs?|leaks?)|leak(?:y|ing|s)? roofs?|storm damage`,
    drawn: 'house',
    hues: [235, 45, 220],
  },
  {
    scene: 'roofs',
    light: 'day',
    nouns: String.raw`roof(?:s|ing|ers?)?|tilers?|gutters?|chimney sweeps?|estate agen(?:ts?|cy)|real[- ]estate|houses?(?!-? ?plants?)|homes for (?:sale|rent)|housing|landlords?|tenants?|(?<!lost )propert(?:y|ies)|holiday (?:homes?|flats?)|cottages?|guest ?houses?|builders?|construction`,
    drawn: 'house',
    hues: [235, 45, 220],
  },
  {
    scene: 'bunks',
    nouns: String.raw`hostels?|dorm(?:itor(?:y|ies))?s?|bunk ?(?:beds|houses?)|youth hostels?`,
    drawn: 'city',
  },
  {
    scene: 'wedding',
    nouns: String.raw`weddings?|brid(?:e|es|al|esmaids?)|the groom|groomsm[ae]n|getting married|we (?:are|’re|'re) marrying|engagements? part(?:y|ies)|marriage`,
    drawn: 'bouquet',
    hues: [355, 10, 20, 145],
  },
  {
    scene: 'flowers',
    nouns: String.raw`flowers?|florists?|bouquets?|roses|tulips?|dahlias?|peon(?:y|ies)|funeral wreaths?`,
    drawn: 'bouquet',
    hues: [355, 335, 145],
  },
  {
    scene: 'glass',
    nouns: String.raw`(?:blown |stained )?glass(?:ware| ?work| ?blow\w+)?(?! (?:of|fac)\b)|glaziers?|vases?`,
    drawn: 'glass',
    hues: [195, 215, 170],
  },
  {
    scene: 'winterRide',
    nouns: String.raw`(?:winter|snow|ice|cold[- ]weather|all[- ]weather) (?:cycl(?:ing|ists?)|bik(?:es?|ing)|bicycl\w+|rid(?:es?|ing)|commut\w+)|(?:cycl(?:e|ing)|biking|riding) (?:in|through|all) (?:the )?(?:winter|snow|cold)|fat ?bik(?:es?|ing)`,
    drawn: 'bike',
    hues: [230, 245, 262],
  },
  {
    scene: 'bicycle',
    nouns: String.raw`bi(?:ke|cycle)s?|e-?bikes?|cycl(?:e|es|ing|ists?)|cargo bikes?|velo`,
    drawn: 'bike',
  },
  {
    scene: 'salon',
    nouns: String.raw`hair(?:dress\w+|cuts?|stylists?| salons?)?|barbers?(?:hops?| shops?)?|beauty salons?`,
  },
  { scene: 'polish', nouns: String.raw`manicur\w+|pedicur\w+|nail (?:art\w*|bars?|salons?|studios?|technicians?)` },
  {
    scene: 'gym',
    // Whoever rows for fitness rows.
    isVague: true,
    nouns: String.raw`gyms?|fitness|workouts?|weights? ?lift\w*|weight training|strength training|crossfit|kettlebells?`,
    drawn: 'gym',
  },
  {
    scene: 'score',
    nouns: String.raw`(?:church |gospel |chamber |school )?choirs?|orchestras?|singers|choral \w+|string quartets?|brass bands?|sheet music|songbooks?|hymns?`,
    drawn: 'guitar',
  },
  {
    scene: 'chess',
    nouns: String.raw`chess(?: clubs?)?|draughts|checkers|go clubs?|board ?games?`,
    drawn: 'game',
  },
  {
    scene: 'vinyl',
    nouns: String.raw`vinyls?|records? (?:shop|store|label|collection)s?|(?<!photo )albums?|music|songs?|playlists?|bands?|concerts?|gigs?|djs?`,
    drawn: 'guitar',
  },
  {
    scene: 'stage',
    nouns: String.raw`theat(?:re|er)s?|operas?|plays by|drama (?:clubs?|groups?|school)|stage (?:plays?|productions?)|improv|musicals?|ballet|(?:salsa|tango|danc(?:e|ing)) (?:evenings?|nights?|class(?:es)?|courses?|lessons?|schools?)|circus|comedy (?:clubs?|nights?)|puppets?`,
    drawn: 'stage',
    hues: [15, 25, 350],
  },
  {
    scene: 'cinema',
    nouns: String.raw`cinemas?|films|film (?:crew|production|stud(?:io|y))s?|movies?|screenings?|film (?:clubs?|festivals?)|watch ?lists?`,
    drawn: 'cinema',
    light: 'night',
  },
  {
    scene: 'dog',
    nouns: String.raw`dogs?|pupp(?:y|ies)|kennels?|dog (?:walk\w+|schools?)|pets?|animal shelters?|vets?|veterinar\w+`,
    drawn: 'dog',
  },
  { scene: 'cat', nouns: String.raw`cats?|kittens?|catter(?:y|ies)`, drawn: 'cat' },
  { scene: 'candles', nouns: String.raw`candles?|candle ?makers?`, drawn: 'candle', hues: [65, 50, 80] },
  { scene: 'quilt', nouns: String.raw`quilt(?:s|ing|ers?)?|patchwork`, drawn: '' },
  {
    scene: 'yarn',
    nouns: String.raw`yarns?|wool|knit(?:s|ting|ters?|wear)?|crochet\w*|weav(?:ing|ers?)|sewing|embroider\w*`,
  },
  {
    scene: 'camera',
    nouns: String.raw`photograph(?:ers?|y|ic)|cameras?|photo (?:studio|club|walk|contest|galler(?:y|ies))s?|analogue photos`,
    drawn: '',
  },
  {
    scene: 'shirt',
    nouns: String.raw`t-?shirts?|shirts?|clothes|clothing|fashion|tailors?|jerseys?|boutiques?|wardrobes?|outfits?`,
    drawn: 'clothing',
  },
  {
    scene: 'ball',
    nouns: String.raw`football\w*|soccer|handball|volleyball|basketball|futsal|rugby|(?:sports?|junior) (?:teams?|leagues?)|tournaments?|match ?days?`,
    drawn: 'ball',
  },
  {
    scene: 'car',
    nouns: String.raw`cars?|car ?(?:pools?|sharing|repairs?|wash\w*)|(?:of|for|our) (?:a|my|the)? ?garages?(?! (?:gym|band|sale|door))|mechanics?|driving (?:school|lesson)s?|taxis?`,
    drawn: 'car',
  },
  {
    scene: 'medical',
    nouns: String.raw`clinics?|doctors?|dentists?|dental|physio\w*|pharmac(?:y|ies)|hospitals?|patients?|medic(?:al|ines?|ations?)|nurses?|midwi(?:fe|ves)|blood (?:pressure|donat\w+)|first aid`,
  },
  {
    scene: 'tools',
    nouns: String.raw`tools|tool (?:librar(?:y|ies)|sheds?|boxes)|repairs?|repair caf[eé]s?|handym[ae]n|plumb\w+|electricians?|carpent\w+|joiners?|locksmiths?|workshops?|hardware|maker ?spaces?|painters? and decorators?`,
    drawn: 'tool',
    isVague: true,
  },
  {
    scene: 'school',
    nouns: String.raw`schools?|pupils?|homework|classrooms?|teachers?|tutor\w*|lessons?|kindergartens?|exams?|universit(?:y|ies)|students?|vocabular(?:y|ies)|flash ?cards?`,
    drawn: 'school',
    isVague: true,
  },
  {
    scene: 'toys',
    nouns: String.raw`toys?|kids|child(?:ren)?|bab(?:y|ies)|playgroups?|playgrounds?|nurser(?:y|ies)|babysit\w*|day ?care|birthdays?`,
    drawn: 'toy',
    isVague: true,
  },
  {
    scene: 'books',
    // Who books a class books no novel.
    nouns: String.raw`books|book (?:clubs?|shops?|stores?|lists?|logs?|reviews?|swaps?|covers?)|(?:my|our|a|the|second-hand|old|new|every|each|per) book|librar\w*|reading (?:lists?|clubs?|groups?|circles?|logs?|diar(?:y|ies))|novels?|bookbinders?|bookshops?|authors?|poems?|poetry`,
    drawn: 'book',
  },
  {
    scene: 'pots',
    nouns: String.raw`(?:house ?)?plants?|herbs?|trees?|botanic\w*|forests?|nature|ferns?|cact(?:us|i)|orchids?`,
    drawn: 'plant',
    hues: [140, 150, 125],
  },
  {
    scene: 'vessels',
    nouns: String.raw`potter(?:y|s)?|ceramics?|clay|bowls|mugs|teapots?`,
    drawn: 'ceramic',
  },
  {
    scene: 'shoe',
    nouns: String.raw`(?:my|our|logs?|training|long|park) runs?|runn(?:ing|ers?)(?! (?:beans?|low|out|order|costs?|total|balance))|jogg\w*|(?:half[- ])?marathons?`,
    drawn: 'trail',
    isVague: true,
  },
  {
    scene: 'briefcase',
    nouns: String.raw`job (?:applications?|hunt\w*|search|boards?|ads?|offers?|interviews?)|applicants?|candidates?|hiring|vacanc(?:y|ies)|cvs?|r[eé]sum[eé]s?|recruit\w*|internships?|careers?`,
    isLast: true,
  },
  { scene: 'elevations', nouns: String.raw`architects?|architectur(?:e|al)|drawing offices?`, drawn: 'house' },
  {
    scene: 'offices',
    nouns: String.raw`crm|companies|company (?:director(?:y|ies)|websites?|news|phone ?book)|offices?|co-?working|meeting rooms?`,
    isLast: true,
  },
  {
    scene: 'tomato',
    nouns: String.raw`pomodoros|pomodoro (?:timers?|clocks?|apps?|sessions?|technique|log)|kitchen timers?|egg timers?`,
    isLast: true,
  },
  {
    scene: 'paint',
    nouns: String.raw`(?:how much|litres of|liters of|gallons of|wall|tins of|house) paint|paint (?:calculator|colou?rs?|shop|cans?|tins?)|painting (?:a|the) (?:room|wall|house|fence)|wallpaper\w*|decorators?`,
    isLast: true,
  },
  {
    scene: 'writing',
    nouns: String.raw`(?:counts?|counting) (?:the )?(?:words|characters|letters)|words? count\w*|character count\w*|essays?|writing|writers?|letters to|(?:my|an?|private|personal|secret) (?:diary|journal)(?! (?:of|for|about|to|on)\b)|manuscripts?|proofread\w*`,
    isLast: true,
  },
  { scene: 'gifts', nouns: String.raw`gifts?|presents?|gift ideas?|wish ?lists?`, drawn: '', isLast: true },
  {
    scene: 'savings',
    nouns: String.raw`budgets?|savings?|pocket money|expenses?|household money|debts?|piggy banks?|finances?`,
    isLast: true,
  },
  {
    scene: 'talk',
    nouns: String.raw`chat (?:rooms?|apps?|for|with)|forums?|message boards?|discussions?|debat(?:es?|ing)|penpals?|pen ?pals?|language exchange`,
    isLast: true,
  },
  {
    scene: 'contours',
    nouns: String.raw`walks?|walk(?:ing|ers)|maps?|routes?|orienteering|pilgrim\w*`,
    drawn: 'trail',
    isVague: true,
  },
]

const known = subjects.map((subject) => ({
  subject,
  pattern: new RegExp(String.raw`\b(?:${subject.nouns})(?!\w)`, 'iu'),
}))

/** Names, copy and what may be chosen say nothing of what an app is about: “category (rent, food, fun)”. */
const beside = /["“”«»][^"“”«»]*["“”«»]|\([^)]*\)/gu

/** What an app is about is said first; later nouns are its facts and its copy. In UTF-16 code units. */
const opening = 120

/** What is listed behind a colon, and what a record has: “books with title and a photo of the train”. */
const facts = /[:;]|\bwith\b/u

/** Things that can be seen go first. */
const ranks: readonly ((subject: Subject) => boolean)[] = [
  ({ isVague = false, isLast = false }) => !isVague && !isLast,
  ({ isVague = false }) => isVague,
  ({ isLast = false }) => isLast,
]

function firstIn(text: string, isOfRank: (subject: Subject) => boolean): Subject | undefined {
  const found = known.flatMap(({ subject, pattern }) => {
    const at = isOfRank(subject) ? text.search(pattern) : -1
    return at < 0 ? [] : [{ subject, at }]
  })
  return found.sort((one, other) => one.at - other.at)[0]?.subject
}

/** What a message is about, by the noun that it says first; facts and places count where nothing else does. */
export function subjectIn(request: string): Subject | undefined {
  const text = request.replaceAll(beside, ' ').slice(0, opening)
  const end = text.search(facts)
  const head = end > 0 ? text.slice(0, end) : text
  for (const isOfRank of ranks) {
    const found = firstIn(head, isOfRank) ?? firstIn(text, isOfRank)
    if (found !== undefined) return found
  }
  return undefined
}
