// "Website for our school": nothing is told of it but whose it is. What the sites of such houses are looked up for is put
// there, and no blog that nobody asked for.

/** Whose site it is, and what people look for on it. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/\b(?:driving school)\b/i, 'courses, prices, instructors and a sign-up form'],
  [
    /\b(?:dog|riding|surf|sailing|ski|dance|music|language|art|cooking) school\b|\bdance studio\b/i,
    'courses, prices, teachers and a sign-up form',
  ],
  [
    /\b(?:kindergarten|nursery|day ?care|play ?group|cr[eè]che)\b/i,
    'news, dates, team, opening hours and an enrolment form',
  ],
  [/\bschool\b|\bacademy\b|\bcollege\b/i, 'news, dates, team, office hours and contact form'],
  [/\b(?:yoga|pilates)\b/i, 'class timetable, teachers, prices and contact form'],
  [
    /\b(?:gym|fitness|crossfit|martial arts|karate|judo|boxing)\b/i,
    'class timetable, trainers, prices, opening hours and contact form',
  ],
  [
    /\b(?:bakery|baker|patisserie)\b/i,
    'what bread on which day, cakes, opening hours, where to find us and contact form',
  ],
  [
    /\b(?:restaurant|bistro|pizzeria|trattoria|tavern|gastropub|pub|bar)\b/i,
    'menu, opening hours, where to find us and a reservation form',
  ],
  [
    /\b(?:caf[eé]|coffee ?shop|tea ?room|ice cream parlou?r)\b/i,
    'menu, opening hours, where to find us and contact form',
  ],
  [
    /\b(?:b&b|bed and breakfast|guest ?house|hotel|hostel|inn|holiday (?:home|flat|house)|pension|lodge)\b/i,
    'rooms, things to do, how to get here and a booking request form',
  ],
  [
    /\b(?:church|parish|chapel|congregation|mosque|synagogue|temple)\b/i,
    'service times, events, groups, team and contact form',
  ],
  [
    /\b(?:museum|gallery|exhibition)\b/i,
    'exhibitions, opening hours, admission prices, how to get here and contact form',
  ],
  [/\blibrary\b/i, 'events, opening hours, how to join and contact form'],
  [
    /\b(?:dentist|dental|doctor|physician|gp|clinic|medical|physio\w*|osteopath|therapist|psycho\w+|midwife|vet|veterinar\w*|practice)\b/i,
    'treatments, team, opening hours, how to get here and an appointment request form',
  ],
  [
    /\b(?:hair ?dresser|hair|barber\w*|beauty|nail|cosmetic\w*|salon|spa|massage|tattoo)\b/i,
    'price list, team, opening hours and an appointment request form',
  ],
  [
    /\b(?:plumber|plumbing|electrician|carpenter|joiner|roofer|painter and decorator|decorator|builder|mason|tiler|locksmith|glazier|chimney sweep|handyman|gardener|landscap\w+|cleaning|cleaner|removals?|moving company|mechanic|garage|heating)\b/i,
    'price list, reviews, FAQ and a form to ask for a quote',
  ],
  [
    /\b(?:law ?yer|law firm|attorney|solicitor|notary|tax|accountant|accounting)\b/i,
    'practice areas, team, office hours and a consultation request form',
  ],
  [/\b(?:choir|orchestra|brass band|chorus)\b/i, 'concerts, rehearsal times, how to join and contact form'],
  [/\b(?:band|dj|singer|songwriter|musician|duo|trio|quartet)\b/i, 'tour dates, albums, about us and contact form'],
  [/\b(?:photograph\w*)\b/i, 'gallery, prices and contact form'],
  [/\b(?:author|writer|novelist|poet)\b/i, 'books, readings, newsletter and contact form'],
  [
    /\b(?:artist|painter|sculptor|illustrator|designer|architect|potter|ceramicist|jeweller|goldsmith)\b/i,
    'works, exhibitions, about me and contact form',
  ],
  [
    /\b(?:coach|consultant|consulting|consultancy|trainer|mentor|tutor|speaker)\b/i,
    'price list, reviews, about me and contact form',
  ],
  [
    /\b(?:farm|vineyard|winery|orchard|dairy|brewery|market garden|apiary|beekeeper)\b/i,
    'what we grow, opening hours, where to find us, our story and contact form',
  ],
  [
    /\b(?:charity|foundation|ngo|non-?profit|aid|refugees?|food bank|shelter|rescue)\b/i,
    'projects, news, how to help and contact form',
  ],
  [/\b(?:fire (?:brigade|department|service)|mountain rescue|lifeboat)\b/i, 'dates, vehicles, news and how to join'],
  [
    /\b(?:village|town|hamlet|municipality|parish council|neighbou?rhood|street)\b/i,
    'news, events, sights and contact form',
  ],
  [
    /\b(?:club|association|society|team|troop|scouts|league)\b/i,
    'events, training times, team, how to join and contact form',
  ],
  [
    /\b(?:(?:dog|pet|cat)[- ](?:walk\w*|sitt\w*|groom\w*|hotel|boarding)|car wash|valeting|delivery service|catering|caterer|laundry|upholster\w*|tailor|alterations)\b/i,
    'services with name, price and description, FAQ, reviews and a contact form',
  ],
  [/\bwedding\b/i, 'schedule, how to get here, where to stay and rsvp'],
  [/\b(?:festival|fair|market|conference)\b/i, 'programme, how to get here, tickets and contact form'],
  [/\b(?:me|myself)\b/i, 'about me, projects and contact form'],
  [/\b(?:family)\b/i, 'photos, dates, recipes and contact form'],
]

const sort = String.raw`(?:web ?site|site|home ?page|web ?page|internet page|landing page|one[- ]?pager)`
const before = String.raw`(?:(?:please|pls|hi|hello|can you|could you|i|we|i['’]d like|need|want|would like|make|build|create|me|us|an?|the|my|our|simple|small|little|nice|new|modern|beautiful|good|own) )*`
/** What goes on behind one of these is told of it. */
const word = String.raw`(?!(?:with|where|plus|so|including|showing|shows|and|to)\b)[\p{L}&'’“”"-]+`
/** "I need a website for my bakery in Ghent, Boulangerie Noor". */
const forOwner = new RegExp(
  String.raw`^\s*${before}${sort} (?:for|of|about) (${word}(?:,? ${word}){0,9})\s*[.!]?\s*$`,
  'iu',
)
/** "Yoga studio website". */
const ofOwner = new RegExp(String.raw`^\s*${before}(${word}(?: ${word}){0,2}) ${sort}\s*[.!]?\s*$`, 'iu')
/** Behind a comma stands a name, and nothing that is listed. */
const isListed = /, (?!["“]?\p{Lu})/u

/** The message with what is looked for on such a site; as it is where anything is told of it, or where nobody knows such a house. */
export function withUsualParts(message: string): string {
  const owner = forOwner.exec(message)?.[1]
  const said = owner ?? ofOwner.exec(message)?.[1] ?? ''
  const parts = said === '' || isListed.test(said) ? undefined : usual.find(([says]) => says.test(said))?.[1]
  if (parts === undefined) return message
  const head = /^(?:me|myself)$/i.test(said)
    ? 'Personal website'
    : `Website for ${owner === undefined ? 'the ' : ''}${said}`
  return `${head}: ${parts}`
}
