// What sort of value a field holds, judged by the words that name it.
import type { FieldKind } from '../brief.ts'

/** Sensible choices for fields that people name without listing them. */
const knownOptions: [RegExp, string[]][] = [
  [/\bpriority\b|\burgency\b|\bimportance\b/, ['Low', 'Medium', 'High']],
  [/\bdifficulty\b/, ['Easy', 'Medium', 'Hard']],
  [/\bstatus\b|\bstate\b|\bstage\b|\bprogress\b/, ['New', 'In progress', 'Done']],
  [/\bmood\b|\bfeeling\b/, ['Good', 'Fine', 'Low']],
  [/\bseason\b/, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/\bmeal(?: type)?\b/, ['Breakfast', 'Lunch', 'Dinner', 'Snack']],
  [
    /\b(?:weekday|day of (?:the )?week)\b/,
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ],
  [/\bseverity\b/, ['Minor', 'Major', 'Critical']],
  [/\bcondition\b/, ['New', 'Good', 'Worn']],
  [/\b(?:size)\b/, ['Small', 'Medium', 'Large']],
  [/\bfrequency\b/, ['Daily', 'Weekly', 'Monthly']],
  [/\bpayment method\b/, ['Card', 'Cash', 'Transfer']],
]

const byNoun: [RegExp, FieldKind][] = [
  [/\bprice\b|\b(?:cost|amount|fee|rent) (?:paid|spent|due)$/, 'money'],
  [/\btime of (?:the )?day$/, 'time'],
  [/\bper (?:day|week|month|night|hour|person)$|\b(?:party|group|team) size$|\btemperature in \w+$/, 'number'],
  [/^would \w+/, 'boolean'],
  [/^year \w+$/, 'number'],
  [/\be-?mail(?: address)?$/, 'email'],
  [/\b(?:phone|telephone|mobile|cell|tel|whatsapp|fax)(?: (?:number|no|nr))?$|\bphone\b/, 'phone'],
  [
    /\b(?:photos?|pictures?|images?|cover(?: (?:image|photo|art))?|avatar|logo|thumbnail|artwork|screenshot)(?: (?:upload|file))?$/,
    'picture',
  ],
  [/^(?:tags|labels|keywords|hashtags)$/, 'tags'],
  [/\b(?:url|website|web site|web address|link|homepage)$/, 'url'],
  [/\b(?:rating|stars|score out of (?:five|ten|\d+))$|\brated\b/, 'rating'],
  [
    /\b(?:notes?|descriptions?|details|comments?|remarks?|body|content|text|instructions|ingredients|steps|method|summary|bio|message|story|thoughts|directions|recipe|transcript|lyrics|feedback|entry|about|findings|reflections?)$/,
    'long',
  ],
  [
    /\b(?:birthday|date|deadline|due|day|dob|anniversary|expiry|expires|expiration|departure|arrival|started|finished|last \w+ed|last seen|next visit|since|check-?in|check-?out|joined|planted|bought|purchased|opened|visited|hired|read on|watched on)$|^(?:date|day|when|due)\b|\b(?:on|last|next) (?:date)\b|^last (?!name)\w+$|^last \w+(?:ed|t|en)\b|^next \w+(?:ing)?\b|\bdue\b|\bday$|\bdate\b|\w(?:ed|en|ght|ld|de|nt|id|un) on$/,
    'date',
  ],
  [
    /\b(?:start|end|opening|closing|departure|arrival|meeting|pickup|bed|wake.?up) time$|^time$|\btime of day$|^(?:starts|ends) at$|\bat what time\b/,
    'time',
  ],
  [
    /^(?:is|has|was|can|needs|wants)\b.*|\b(?:done|completed?|finished\?|paid|active|available|favou?rite|archived|confirmed|approved|checked|vegetarian|vegan|gluten.?free|urgent|public|private|read|watched|sold|shipped|delivered|returned|packed|bought|in stock|played|owned|signed|answered|solved|resolved|cleaned|fed|vaccinated|neutered|member|attending|visited|booked|closed|featured|published|pinned|flagged|subscribed|insured|renewed|recurring|taken)$/,
    'boolean',
  ],
  [
    /\b(?:price|cost|costs|amount|budget|fee|salary|total|value|wage|rent|balance|revenue|expense|deposit|donation|worth|paid amount|spent|tip|payment|hourly rate|rate|dues|discount)$|\bprice\b/,
    'money',
  ],
  [
    /\b(?:quantity|qty|count|number of .+|how many .*|amount of .+|(?:minutes|hours|days) (?:to|of) .+|age|year|weight|height|width|length|depth|distance|duration|minutes|hours|hrs|mins|seconds|days|pages|page count|calories|kcal|servings|serves|portions|stock|points|reps|sets|layers|tiers|km|kilometers|kilometres|miles|kg|kilos?|grams(?: left)?|weight in \w+|lbs|pounds|liters|litres|ml|temperature|humidity|mileage|odometer|score|percent|percentage|capacity|seats|bedrooms|bathrooms|rooms|floors?|wing ?span|speed|size in \w+|horsepower|goals|laps|steps count|episodes?|seasons|chapters?|volume|cooking time|prep(?:aration)? time|baking time|time spent|time needed|time in minutes|abv|vintage|altitude|elevation|players|copies|pieces|guests|attendees|attempts|bpm|heart rate|sugar|protein|carbs|fat|watts|voltage|number|no|nr)$/,
    'number',
  ],
  [
    /\b(?:category|genre|kind|type|status|state|priority|stage|mood|difficulty|condition|season|severity|frequency|size|urgency|importance|progress|weekday|meal|payment method|feeling)$|\bday of (?:the )?week$/,
    'choice',
  ],
]

const textDespiteEnding =
  /^(?:serial|model|invoice|order|account|room|flight|house|license|licence|registration|plate|isbn|reference|ticket|membership|vat|tax|tracking|part|seat|track|apartment|unit|locker|passport|table|bib|customer|client|article|item) (?:number|no|nr)$|^(?:isbn|sku|vin|license plate|country|city|room|location|place|birthplace)$/

/** The kind that a field's name suggests; `text` when nothing speaks for another. */
export function kindOfName(name: string): FieldKind {
  const lower = name.toLowerCase()
  if (textDespiteEnding.test(lower)) return 'text'
  return byNoun.find(([pattern]) => pattern.test(lower))?.[1] ?? 'text'
}

export function optionsOfName(name: string): string[] | undefined {
  const lower = name.toLowerCase()
  return knownOptions.find(([pattern]) => pattern.test(lower))?.[1]
}

const saidKinds: [RegExp, FieldKind][] = [
  [/^(?:long text|multi-?line(?: text)?|text ?area|paragraph|rich text|free text|big text)$/, 'long'],
  [/^(?:short text|text|string|single line|words?|name)$/, 'text'],
  [
    /^(?:number|numeric|integer|int|whole number|decimal|float|digits|in (?:minutes|hours|kg|km|grams|ml|miles|cm|mm|meters|metres|days|liters|litres|pounds|years))$/,
    'number',
  ],
  [
    /^(?:money|currency|price|amount|euros?|dollars?|pounds sterling|usd|eur|gbp|in (?:euros?|dollars?|pounds|usd|eur|gbp)|[$€£])$/,
    'money',
  ],
  [/^(?:date|day|calendar|date ?picker)$/, 'date'],
  [/^(?:time|clock|time of day)$/, 'time'],
  [
    /^(?:yes\s?[/-]\s?no|yes or no|y\/n|boolean|bool|true\/false|checkbox|check ?box|toggle|switch|tick ?box|flag|on\/off|check|tick)$/,
    'boolean',
  ],
  [/^(?:choice|select|dropdown|drop-?down|options?|list|picker|one of|enum|radio|pick ?list)$/, 'choice'],
  [/^(?:e-?mail|email address)$/, 'email'],
  [/^(?:phone|phone number|tel)$/, 'phone'],
  [/^(?:url|link|web address)$/, 'url'],
  [/^(?:picture|photo|image|photo upload|image upload|picture upload|file)$/, 'picture'],
  [/^(?:tags?)$/, 'tags'],
  [/^(?:rating|stars?|star rating|\d+ stars)$/, 'rating'],
]

/** The kind a person said outright ("number", "yes/no", "dropdown"), or undefined when the words say no kind. */
export function kindOfWords(words: string): FieldKind | undefined {
  const lower = words
    .toLowerCase()
    .trim()
    .replace(/^(?:an?|the) /, '')
    .replace(/ (?:field|column|value|input|box|picker)$/, '')
  return saidKinds.find(([pattern]) => pattern.test(lower))?.[1]
}
