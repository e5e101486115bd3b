// Fields that records of a kind have when a sentence names the kind but not its fields.
import { type NounSense, sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { fieldsOfTopic, topicOfNoun } from '../../topics/index.ts'

const fieldsOfNoun: readonly [RegExp, string][] = [
  [/\b(?:invoice|bill)$/, 'number (required), amount, due date, paid (yes/no)'],
  [
    /\b(?:payment|transaction)$/,
    'description (text, required), amount (required), type (income, expense), date, category',
  ],
  [
    /\b(?:deposit|contribution|donation|pledge|instal?lment|withdrawal|top-?up)$/,
    'amount (money, required), date, notes',
  ],
  [/\b(?:income|earning)$/, 'source (required), amount, date'],
  [/\bsavings? goal$/, 'name (required), target (money), saved so far (money), by when (date)'],
  [/\b(?:price|rate|fee)$/, 'name (required), price, notes'],
  [/\bbirthday$/, 'name (required), birthday (date), notes'],
  [/\b(?:budget|category|tag|topic|genre|section|label)$/, 'name (required), notes'],
  [/\b(?:account|wallet)$/, 'name (required), balance (money), notes'],
  [
    /\b(?:client|customer|contact|lead|patient|supplier|vendor|donor|subscriber)$/,
    'name (required), email, phone, notes',
  ],
  [/\b(?:company|organi[sz]ation|business|school|club)$/, 'name (required), website, city, notes'],
  [
    /\b(?:member|employee|teacher|student|volunteer|player|trainer|coach|instructor|author|artist|person|guest|speaker|doctor|tenant|friend|owner|tutor|driver|musician|actor|dancer|singer|photographer|nurse|worker|participant|attendee)$/,
    'name (required), email, phone, notes',
  ],
  [
    /\b(?:project|campaign|goal|objective|milestone)$/,
    'name (required), description, due date, status (planned, in progress, done)',
  ],
  [
    /\b(?:task|to-?do|chore|subtask|step|action item|errand|checklist item)$/,
    'title (required), due date, done (yes/no), notes',
  ],
  [/\b(?:note|memo|entry|update|log entry|journal entry|remark|idea)$/, 'title (required), body: long text'],
  [/\b(?:comment|reply|message|review|testimonial|feedback|response)$/, 'name (required), message'],
  [/\b(?:post|article|story|news item|blog post|chapter)$/, 'title (required), body: long text, published on (date)'],
  [
    /\b(?:photo|picture|image|painting|drawing|artwork|print|illustration)$/,
    'title (required), photo, caption: long text',
  ],
  [/\b(?:album|collection|gallery|notebook|folder|list|board|shelf|playlist|series)$/, 'name (required), description'],
  [/\b(?:song|track)$/, 'title (required), artist, minutes'],
  [/\b(?:recipe|meal|dish|menu item)$/, 'title (required), ingredients, cooking time in minutes, method: long text'],
  [/\bingredient$/, 'name (required), amount (text), notes'],
  [/\b(?:court|pitch|lane)$/, 'name (required), price, description'],
  [
    /\b(?:table|desk|room|studio space|boat|cabin|cottage|tent)$/,
    'name (required), price, seats (number), description',
  ],
  [/\b(?:item|material|part|supply)$/, 'name (required), quantity, notes'],
  [/\b(?:order|purchase|sale)$/, 'customer name (required), total (money), date, status (open, paid, shipped)'],
  [/\b(?:product|good|souvenir|accessory)$/, 'name (required), price, photo, description'],
  [/\b(?:service|treatment|package|offer|class|workshop|tour)$/, 'name (required), price, minutes, description'],
  [
    /\b(?:booking|appointment|reservation|visit|session|lesson|meeting|consultation|shift)$/,
    'name (required), date, time, notes',
  ],
  [/\b(?:event|concert|show|gig|match|game night|trip|race)$/, 'title (required), date, place, description'],
  [
    /\b(?:ticket|issue|bug|request|repair|complaint|case|job)$/,
    'title (required), status (open, in progress, done), description',
  ],
  [/\b(?:homework|assignment)$/, 'title (required), subject (text), due date, done (yes/no), notes'],
  [/\b(?:course|subject|module|program(?:me)?|curriculum)$/, 'name (required), description'],
  [/\b(?:grade|score|result|mark|test|exam)$/, 'title (required), points (number), date'],
  [/\b(?:workout|run|ride|training|practice|exercise session)$/, 'title (required), date, minutes, notes'],
  [/\b(?:exercise|set|lift)$/, 'name (required), sets, reps, weight'],
  [/\b(?:book|film|movie|show|game|podcast|episode)$/, 'title (required), rating, finished (yes/no), notes'],
  [/\b(?:pet|dog|cat|horse|animal|bird)$/, 'name (required), breed, birthday, notes'],
  [/\b(?:plant|tree|flower|seedling)$/, 'name (required), place, last watered date, notes'],
  [/\b(?:car|bike|bicycle|vehicle|boat|van)$/, 'name (required), model, year, notes'],
  [
    /\b(?:house|apartment|flat|property|venue|building|location|site|place|garden|hive|bed)$/,
    'name (required), address, notes',
  ],
  [/\b(?:team|department|group|squad|crew|branch)$/, 'name (required), description'],
  [/\bfaq$/, 'question (required), answer: long text'],
  [/\b(?:question|quiz question|flashcard|card)$/, 'question (required), answer'],
  [/\b(?:expense|cost|spending)$/, 'what (required), amount, date, category'],
  [/\bhabit$/, 'name (required), reason (text), notes'],
  [
    /\b(?:medication|symptom|measurement|reading|inspection|watering|feeding|vaccination|treatment)$/,
    'what (required), date, notes',
  ],
  [
    /\b(?:coin|holding|stock|share|asset|investment)$/,
    'name (required), amount owned (number), buy price, current price',
  ],
  [/\b(?:profile|single|match)$/, 'name (required), age, city, about, photo'],
  [/\b(?:city|forecast)$/, 'city (required), temperature, condition (sunny, cloudy, rainy, snowy), date'],
  [/\b(?:word|phrase|translation|vocabulary|term)$/, 'phrase (required), translation (text), language, notes'],
  [/\b(?:link|bookmark|resource)$/, 'title (required), link, notes'],
  [
    /\b(?:deal|opportunity|proposal|quote|contract)$/,
    'title (required), amount, stage (open, talking, won, lost), notes',
  ],
]

/** What is noted of things of a sort that no table has: by what their noun names. */
const fieldsOfSense: Partial<Record<NounSense, string>> = {
  person: 'name (required), what they do (text), phone, email, notes',
  animal: 'name (required), breed, birthday, notes',
  plant: 'name (required), place, notes',
  location: 'name (required), address, notes',
  possession: 'name (required), amount (money), date, notes',
  communication: 'title (required), text (long text), date',
  cognition: 'title (required), text (long text), date',
  artifact: 'name (required), where it is (text), notes',
}

function usualBySense(noun: string): string | undefined {
  const sense = sensesOfNoun(noun.split(' ').at(-1) ?? noun)?.senses[0]
  return sense === undefined ? undefined : fieldsOfSense[sense]
}

/** A list of fields as a person would say it. */
export function usualFields(noun: string, text = ''): string {
  const topic = topicOfNoun(noun)
  const usual =
    fieldsOfNoun.find(([pattern]) => pattern.test(noun))?.[1] ??
    (topic && fieldsOfTopic(topic, noun)) ??
    usualBySense(noun) ??
    'name (required), date, notes'
  return club.test(text) && !paidFor.test(text) ? usual.replace(', price,', ',') : usual
}

/** The boats and rooms of a club are its members' own, and have no price unless money is spoken of. */
const club = /\b(?:clubs?|associations?|societ(?:y|ies)|scouts?|choirs?|troops?)\b/i
const paidFor =
  /\b(?:pric\w*|costs?|fees?|hires?|hiring|rent\w*|sell\w*|sales?|shop|pay\w*|paid|charg\w*|invoic\w*|euros?|dollars?|pounds?)\b|[€$£]/i

/** True for nouns that are known to name records rather than a value. */
export function isRecordNoun(noun: string): boolean {
  return fieldsOfNoun.some(([pattern]) => pattern.test(noun)) || topicOfNoun(noun) !== undefined
}

/** What a diary or a log of each record holds are entries. */
export function entryOf(noun: string): string {
  const [, of, holder = ''] = /^(?:(.+) )?(diary|journal|log|logbook|history)$/.exec(noun) ?? []
  return holder === '' ? noun : `${/^(?:logbook|log)$/.test(holder) && of !== undefined ? of : holder} entry`
}
