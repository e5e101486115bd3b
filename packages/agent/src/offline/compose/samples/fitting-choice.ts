// Which of some options a title speaks of: a coat is hemmed by the costumes and no lamp.

/** What an option is called, and the words of what belongs to it. */
const senses: readonly (readonly [option: RegExp, title: RegExp])[] = [
  [
    /light|electric|lamp/i,
    /\b(?:lights?|lamps?|bulbs?|spots?|spotlights?|flicker\w*|sockets?|cables?|fuses?|lanterns?|torch\w*|dim\w*|follow spot|candles?|gels?|blackout)\b/i,
  ],
  [
    /sound|audio|music|band/i,
    /\b(?:sounds?|speakers?|mics?|microphones?|amps?|songs?|music|playlists?|bells?|record(?:ed|ing)|tun(?:e|ed|er|ing)|piano|radio|choir|thunder|noise|loud\w*|drums?|dj)\b/i,
  ],
  [
    /costume|wardrobe|cloth|dress|outfit/i,
    /\b(?:coats?|hem\w*|sew\w*|dress(?:es)?|hats?|wigs?|shoes|boots|iron\w*|wash(?:ing)?|laundry|jackets?|shirts?|buttons?|gloves?|costumes?|cloaks?|fittings?|trousers|suits?|veils?|capes?|masks?|clothes|socks)\b/i,
  ],
  [
    /stage|set\b|scenery|props?/i,
    /\b(?:stage|paint\w*|build|built|chairs?|tables?|doors?|curtains?|screws?|wood\w*|stairs|ladders?|floor|flats?|drill\w*|saw\w*|balcon\w+|props?|set|trap ?door|tape|kettle|teapot|swords?|backdrop)\b/i,
  ],
  [
    /kitchen|cook|food|cater|bak(?:e|ing)|grocer/i,
    /\b(?:cook\w*|bak(?:e|ed|ing)|cakes?|menus?|soup|bread|dinner|lunch|breakfast|kitchen|kettle|oven|dish\w*|food|drinks?|wine|taste|cater\w*|recipes?|fridge|wash up|bins|worktop|hob)\b/i,
  ],
  [
    /garden|outdoor|yard|field/i,
    /\b(?:plants?|water\w*|hedges?|lawn|seeds?|tomato\w*|lea(?:f|ves)|rake|compost|prun\w*|beds?|sow\w*|bulbs?|fence|mow\w*|greenhouse|weed\w*)\b/i,
  ],
  [
    /house|home|household|clean|repair|maintenance|chore/i,
    /\b(?:fix\w*|repair\w*|leaks?|leaking|taps?|boiler|bulbs?|shel(?:f|ves)|descal\w*|kettle|clean\w*|vacuum\w*|windows?|walls?|drill|laundry|bins?|rubbish|cellar|roof|gutters?|hinge\w*|smoke)\b/i,
  ],
  [
    /shop|errand|buy|order/i,
    /\b(?:buy|bought|order\w*|pick up|fetch|return\w*|collect|post|library|parcels?|market|stamps)\b/i,
  ],
  [
    /health|medical|doctor|body|care/i,
    /\b(?:dentist|doctor|vaccin\w*|pharmac\w*|physio|glasses|check-?up|blood|appointment|vet|pills?|run|swim|yoga)\b/i,
  ],
  [
    /financ|money|admin|office|paper|legal|tax|budget/i,
    /\b(?:pay|paid|invoices?|tax\w*|bills?|forms?|renew\w*|insurance|bank|sign\w*|contracts?|budget|letters?|rent|landlord|papers?|passports?|licen[cs]es?|deposit|quotes?)\b/i,
  ],
  [
    /family|kids?|child|school|personal|friends?|private/i,
    /\b(?:birthday|school|kindergarten|nursery|call|ask|grand\w+|mum|dad|mother|father|photos?|presents?|gifts?|party|jona|letter)\b/i,
  ],
  [
    /work|business|job|client|project/i,
    /\b(?:reports?|meetings?|clients?|slides?|invoices?|deck|deadline|proposals?|e-?mails?|drafts?|numbers|offers?|interview|minutes|workshop)\b/i,
  ],
  [
    /travel|transport|car|trip|logistic/i,
    /\b(?:trains?|tickets?|passports?|tyres?|cars?|bus(?:es)?|flights?|hotels?|bikes?|van|drive|driver|lift|route|parking|trip)\b/i,
  ],
  [
    /market|press|public|promo|advert|front of house|box office|communication/i,
    /\b(?:posters?|flyers?|newsletters?|press|web ?site|photos?|programmes?|tickets?|interview|social|notice|invitations?|banner|seats?|ushers?)\b/i,
  ],
  [
    /decor|flower|venue|place/i,
    /\b(?:flowers?|florist|vases?|candles?|tables?|chairs?|tents?|hall|barn|garden|ribbons?|marquee|lights?)\b/i,
  ],
  [/guest|people|invit/i, /\b(?:guests?|invit\w+|seating|rsvps?|names?|aunt|uncle|hotel|list)\b/i],
  [
    /design|layout|art/i,
    /\b(?:design\w*|logos?|colou?rs?|fonts?|layout|icons?|mock-?ups?|sketch\w*|drawings?|cover)\b/i,
  ],
  [
    /develop|code|engineer|software|tech/i,
    /\b(?:bugs?|deploy\w*|server|tests?|login|code|page|api|database|release|upgrade|error)\b/i,
  ],
  [/train|sport|exercise|practi[cs]e/i, /\b(?:run|swim|train\w*|practi[cs]e\w*|match|warm-?up|drills?|laps?|coach)\b/i],
  [/bath|shower|toilet|\bwc\b/i, /\b(?:bath\w*|showers?|toilets?|towels?|drain|mirror|tiles)\b/i],
  [/\bhall|stair|corridor|entrance/i, /\b(?:stairs|hoover\w*|coats|shoes|post|hall|mats?|umbrellas?|door)\b/i],
  [
    /\bcold\b|fridge|chill|dairy|fresh|frozen/i,
    /\b(?:milk|yog(?:h)?urt|butter|cheese|eggs?|cream|frozen|peas|fish|salad|ham)\b/i,
  ],
  [
    /\bdry\b|pantry|staples|tins|canned/i,
    /\b(?:rice|lentils|flour|pasta|beans|oats|sugar|salt|tomatoes|coffee|tea|tins?|barley|chickpeas|oil)\b/i,
  ],
  [/clean|hygiene|sanit/i, /\b(?:soap|bleach|sponges?|cloths?|detergent|gloves|towels?|bin bags|washing-up)\b/i],
]

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|ing|ed)$/, '')

/** The option that a title shares a word with, else the one whose things it names; undefined where it names none of any. */
export function fittingChoice(options: readonly string[], title: string): string | undefined {
  const words = title
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(stem)
  const shared = options.find((option) =>
    option.split(/[^\p{L}]+/u).some((word) => word.length > 3 && words.includes(stem(word))),
  )
  return shared ?? options.find((option) => senses.some(([of, says]) => of.test(option) && says.test(title)))
}
