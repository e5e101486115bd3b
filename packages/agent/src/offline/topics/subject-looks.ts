// Which looks suit what an app is about, where nobody said a style: a choir is no computer firm, a wedding no insurance.
// The topics know kinds of records; a wedding, a law firm and a ceramics studio may all list events.
import type { StyleName } from '../brief.ts'

interface SubjectLook {
  /** What is said of such an app, as the source of a pattern between word boundaries. */
  said: string
  styles: readonly StyleName[]
  /** Hues in OKLCH degrees. */
  hues: readonly number[]
}

const subjects: readonly SubjectLook[] = [
  {
    said: String.raw`weddings?(?! (?:photo|cake|venue|planner|dj))|bride|getting married|engagement party|christening|baby shower|silver anniversary`,
    styles: ['editorial', 'luxury', 'cozy', 'nature'],
    hues: [355, 20, 135, 60],
  },
  {
    said: String.raw`kids|children|kindergarten|nursery|pre-?school|playgroup|toys?|birthday|puppy|puppies|dogs?|cats?|kittens?|hamsters?|rabbits?|zoo|circus|ice[- ]cream|babysitt(?:er|ing)|balloons?`,
    styles: ['playful', 'kids', 'cozy', 'bold'],
    hues: [205, 95, 30, 330],
  },
  {
    said: String.raw`choirs?|orchestras?|quartets?|concerts?|theat(?:re|er)s?|opera|museums?|poetry|poems?|literary|librar(?:y|ies)|antiques?|novels?|memoirs?|chess|archives?`,
    styles: ['editorial', 'minimal', 'brutalist', 'cozy'],
    hues: [25, 250, 290, 95],
  },
  {
    said: String.raw`church(?:es)?|parish|congregation|monastery|temple|synagogue|mosque|village|neighbou?r(?:s|hood)|allotments?`,
    styles: ['editorial', 'cozy', 'nature', 'minimal'],
    hues: [60, 250, 135],
  },
  {
    said: String.raw`bands?|gigs?|punk|djs?|festivals?|skat(?:e|er|ing)|tattoos?|streetwear|sneakers?|boxing|rugby|football|soccer|hockey|basketball|handball|leagues?|gym|crossfit|climbing|bouldering|martial arts|judo|karate|bowling|darts|motor(?:bike|cycle)s?|racing`,
    styles: ['bold', 'brutalist', 'tech', 'playful'],
    hues: [28, 95, 265, 330],
  },
  {
    said: String.raw`tea|matcha|herbs?|honey|beekeep\w*|bees|florists?|flowers?|gardens?|gardening|plants?|seeds|farms?|orchards?|vineyards?|forests?|hik(?:e|es|ing)|camping|horses?|riding|birds?|mushrooms?|nature`,
    styles: ['nature', 'editorial', 'cozy'],
    hues: [135, 150, 95, 75],
  },
  {
    said: String.raw`bak(?:e|es|ed|ing|er|ery|eries|ers)|bread|sourdough|loa(?:f|ves)|flour|oats?|muesli|granola|pretzels?`,
    styles: ['editorial', 'cozy', 'bold', 'nature'],
    hues: [62, 72, 80],
  },
  {
    said: String.raw`coffee|espresso|cocoa|chocolates?|chestnuts?|nuts?`,
    styles: ['editorial', 'cozy', 'bold', 'nature'],
    hues: [50, 60, 40],
  },
  {
    said: String.raw`beers?|brew(?:s|ing|er|ery|eries)?|whisk(?:e?y|ies)|cheeses?|pubs?`,
    styles: ['editorial', 'cozy', 'bold', 'nature'],
    hues: [72, 62, 85, 45],
  },
  {
    said: String.raw`freezers?|fridges?|frozen`,
    styles: ['minimal', 'cozy', 'corporate', 'bold'],
    hues: [215, 230, 200],
  },
  {
    said: String.raw`fuel|diesel|mileage|odometer|(?:car|van|bus|truck|lorry|trailer|tractor|vehicle|taxi)s?|oil changes?|tyres|tires|number ?plates?`,
    styles: ['bold', 'corporate', 'brutalist', 'minimal'],
    hues: [245, 225, 60, 30],
  },
  {
    said: String.raw`trains?|railways?|trams?|model (?:trains?|railways?)|planes?|aircraft|airports?`,
    styles: ['bold', 'retro', 'editorial', 'minimal'],
    hues: [28, 250, 150],
  },
  {
    said: String.raw`(?:firewood|timber|lumber|logs? of wood|sawmill)`,
    styles: ['nature', 'cozy', 'brutalist'],
    hues: [58, 48, 75],
  },
  {
    said: String.raw`chickens?|hens?|eggs?|coop|sheep|lambs?|goats?|cows?|cattle|pigs?|flocks?|herds?|alpacas?|barns?`,
    styles: ['nature', 'cozy', 'editorial'],
    hues: [80, 95, 45, 135],
  },
  {
    said: String.raw`(?:night sky|stars?(?: gazing|gazing)|star ?gaz\w*|planets?|moons?|comets?|meteors?|galax(?:y|ies))`,
    styles: ['tech', 'minimal', 'bold'],
    hues: [265, 280, 245],
  },
  {
    said: String.raw`blood (?:sugar|pressure)|glucose|medic(?:ine|ines|ation|ations)|pills?|tablets?|symptoms?|migraines?|allerg(?:y|ies)|insulin|asthma`,
    styles: ['medical', 'minimal', 'cozy'],
    hues: [200, 170, 230],
  },
  {
    said: String.raw`homework|pupils?|schools?|classrooms?|class of|teachers?|exams?|lessons?|science fair`,
    styles: ['editorial', 'playful', 'minimal', 'bold'],
    hues: [250, 145, 95, 28],
  },
  {
    said: String.raw`rent|rents|mortgage|budgets?|savings?|pocket money|bills?|debts?|receipts?`,
    styles: ['minimal', 'corporate', 'editorial', 'bold'],
    hues: [165, 240, 150, 220],
  },
  {
    said: String.raw`laundry|washing|dishes|chores?|clean(?:ing)? (?:rota|plan|list|schedule)|stairwells?`,
    styles: ['minimal', 'cozy', 'bold', 'playful'],
    hues: [205, 185, 225, 95],
  },
  {
    said: String.raw`cakes?|cupcakes?|caf[eé]s?|jams?|recipes?|cookbooks?|cooking|restaurants?|bistros?|trattoria|osteria|wines?|delis?|catering|dumplings?`,
    styles: ['editorial', 'cozy', 'bold', 'nature'],
    hues: [12, 60, 95, 140],
  },
  {
    said: String.raw`candles?|soaps?|cosmetics|skin ?care|spas?|massages?|yoga|pilates|meditation|retreats?|hair(?:dresser|dressing|cut)?s?|beauty|nails?|salons?|saunas?`,
    styles: ['minimal', 'nature', 'editorial', 'cozy'],
    hues: [150, 20, 330, 200],
  },
  {
    said: String.raw`perfumes?|jewell?ery|jewels|diamonds?|watches|champagne|haute couture|fashion house|yachts?|villas?|fine dining|cigars?`,
    styles: ['luxury', 'editorial', 'minimal'],
    hues: [45, 330, 160, 250],
  },
  {
    said: String.raw`diners?|burgers?|milkshakes?|vinyl|record (?:shop|store|collection)s?|arcades?|pinball|jukebox(?:es)?|roller ?(?:skat\w+|disco|rink)|drive-in|comics?|comic ?books?|rock ?(?:and|n|'n'|&) ?roll|board ?games?|hot ?dogs?|donuts?|doughnuts?|pizza|pizzeria`,
    styles: ['retro', 'bold', 'playful'],
    hues: [30, 95, 185, 10],
  },
  {
    said: String.raw`law(?:yers?)?|attorneys?|notar(?:y|ies)|tax(?:es)?|accountants?|accounting|bookkeep\w*|insurance|banks?|consult(?:ing|ants?|ancy)|real[- ]estate|estate agen(?:t|cy|ts)|property management|recruit\w*|financial advis\w+|auditors?`,
    styles: ['corporate', 'editorial', 'minimal'],
    hues: [250, 230, 160, 20],
  },
  {
    said: String.raw`clinics?|doctors?|dentists?|dental|vets?|veterinary|physio\w*|pharmac(?:y|ies)|hospitals?|care home|therap(?:y|ists?)|midwi(?:fe|ves)|patients?`,
    styles: ['medical', 'corporate', 'minimal', 'cozy'],
    hues: [200, 170, 230],
  },
  {
    said: String.raw`saas|start-?ups?|software|developers?|apis?|servers?|crypto|bitcoin|robots?|electronics|3d print\w*|computers?|gaming|e-?sports|hackathons?|astronom\w*|telescopes?|physics`,
    styles: ['tech', 'minimal', 'bold'],
    hues: [265, 200, 145, 300],
  },
  {
    said: String.raw`potter(?:y|s)?|ceramics?|carpent(?:er|ers|ry)|woodwork\w*|joiner|furniture|jeweller|leather|knit\w*|wool|yarn|sewing|quilts?|hand-?made|printmak\w+|linocuts?|illustrat\w+|painters?|paintings?|sculpt\w+|photographers?|photography|architects?|architecture|graphic design\w*`,
    styles: ['brutalist', 'editorial', 'minimal', 'bold'],
    hues: [45, 25, 200, 320],
  },
  {
    said: String.raw`travel(?:s|led|ling)?|trips?|hotels?|hostels?|guest ?houses?|b&b|cottages?|holiday (?:home|flat|house)s?|boats?|sailing|surf(?:ing)?|ski(?:ing)?|diving|kayak\w*|canoe\w*|lakes?|beach(?:es)?|islands?`,
    styles: ['nature', 'editorial', 'minimal', 'cozy'],
    hues: [215, 40, 185],
  },
  {
    said: String.raw`plumb(?:er|ers|ing)|electricians?|roof(?:er|ers|ing)|garages?|car repairs?|mechanics?|bike (?:repair|shop|workshop)s?|bicycles?|builders?|construction|movers|moving company|cleaning (?:company|service|business)|locksmiths?|chimney sweeps?|handyman|scrap yard`,
    styles: ['bold', 'corporate', 'brutalist'],
    hues: [95, 30, 230],
  },
  {
    said: String.raw`volunteers?|charit(?:y|ies)|food ?banks?|soup kitchen|animal shelter|refugees?|fund-?rais\w+|donat\w+`,
    styles: ['cozy', 'editorial', 'bold', 'nature'],
    hues: [30, 150, 265],
  },
]

const looks = subjects.map(({ said, ...look }) => ({ ...look, pattern: new RegExp(String.raw`\b(?:${said})\b`, 'iu') }))

/** What an app is about is said first; what comes later are its facts and copy. In UTF-16 code units. */
const opening = 160

/** Quoted words are names and copy: a quiz called “Stone Age” is not about stones. */
const quoted = /["“”«»][^"“”«»]*["“”«»]/gu

/** The looks of what a message is about: of the subject that it names first; undefined where it names none we know. */
export function looksOfSubject(request: string): Pick<SubjectLook, 'styles' | 'hues'> | undefined {
  const text = request.replaceAll(quoted, ' ').slice(0, opening)
  let first: { at: number; look: Pick<SubjectLook, 'styles' | 'hues'> } | undefined
  for (const { pattern, ...look } of looks) {
    const at = text.search(pattern)
    if (at >= 0 && (first === undefined || at < first.at)) first = { at, look }
  }
  return first?.look
}
