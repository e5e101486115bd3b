// What sort of value a field holds, judged by the words that name it.
import type { FieldKind } from '../../brief.ts'

/** What such a field is chosen from everywhere; what a size or a condition may be, only its people know. */
const knownOptions: [RegExp, string[]][] = [
  [/\bdraft status\b|\bpublish(?:ing|ed|ication)? (?:status|state)\b/, ['Draft', 'Published']],
  [/\bpriority\b|\burgency\b|\bimportance\b/, ['Low', 'Medium', 'High']],
  [/\bdifficulty\b/, ['Easy', 'Medium', 'Hard']],
  [/\bstatus\b|\bstate\b|\bstage\b|\bprogress\b/, ['Open', 'In progress', 'Done']],
  [/\bseverity\b/, ['Minor', 'Major', 'Critical']],
  [/\bseason\b/, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/\bmeal(?: type)?\b/, ['Breakfast', 'Lunch', 'Dinner', 'Snack']],
  [
    /\b(?:weekday|day of (?:the )?week)\b/,
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ],
]

const byNoun: [RegExp, FieldKind][] = [
  [/\b(?:weekday|day of (?:the )?week)$/, 'choice'],
  [/^(?:wins|losses|draws|defeats|ties|goals|points|victories|shares|(?:number of )?units held)$/, 'number'],
  [/^participants$|^attendees$/, 'text'],
  [/^class of$|^graduation year$|^year of (?:birth|graduation)$/, 'number'],
  [/^(?:linked ?in|git ?hub|spotify|sound ?cloud|youtube)(?: (?:profile|page|link|channel))?$/, 'url'],
  [/ how many$/u, 'number'],
  [/^serves(?: how many)?$|^(?:serves|feeds|for) how many(?: \p{L}+)?$/u, 'number'],
  [/^(?:photo|picture|image|scan|screenshot)s? of (?:the |my |our |an? )?\p{L}+$/u, 'picture'],
  [
    /^(?:hours|minutes|kwh|kw|litres|liters|laps|steps|pages|rounds) (?:slept|produced|used|run|swum|done|read|written|practised|practiced|generated|consumed|fed|exported|imported)$/,
    'number',
  ],
  [/^(?:preparation|method of preparation|how to (?:make|cook|prepare|do) (?:it|them))$/, 'long'],
  [/^(?:my |our |the |one )?tip$|^tips? (?:for|from) \p{L}+$/u, 'text'],
  [
    /^(?:monthly|weekly|daily|yearly|spending|budget) (?:limit|budget|allowance)$|^(?:limit|allowance) per (?:month|week|year)$/,
    'money',
  ],
  // "The coast it stands on" is a coast, "action taken" what was done.
  [
    /^(?!number|no\b|day|date|year|floor).* (?:it|he|she|they|we|i) (?:stands?|lies?|sits?|hangs?|lives?|grows?|runs?) (?:on|in|at|by)$/,
    'text',
  ],
  [
    // The weight of a yarn is a class that goes by a word.
    /\b(?:yarn|thread|font) weight$|\b(?:action|measure|decision|step)s? taken$|\b(?:work|service|repairs?|jobs?) done$|^what (?:was|were|is) (?!paid|spent)\p{L}+(?:ed|en|nd|ft|st|ne)$/u,
    'text',
  ],
  // "Arrived at", "left at" are told by the clock, "rows done" counts, "bought for" was paid.
  [/^(?:\p{L}+ed|left|came|went|sent|begun|began|woke up|got up) at$/u, 'time'],
  [
    /^(?!(?:fees?|dues|bills?|rents?|deposits?|materials|parts|ingredients|products|tools|chemicals|colou?rs|methods|spices|supplies|notes|toys|clothes) )\p{L}{2,}[^su]s (?:done|read|sold|made|used|needed|planned|finished|completed|won|lost|eaten|walked|swum|worked|scored|conceded|caught|laid|picked)$/u,
    'number',
  ],
  [/^(?:how many )?times (?:a|per|each) \p{L}+$/u, 'number'],
  [/^(?:first|last) \p{L}+ed$|^(?:drink|eat|ripe|ready|open|sow|plant) from$/u, 'date'],
  [/^(?:bought|sold|paid|insured) for$|^(?:value|price|worth) (?:today|now|then|new|used)$/, 'money'],
  // How long something took is no money, and what is said with its unit is no plain number.
  [/^(?:hours|hrs|minutes|mins|days|weeks|time) (?:spent|worked|used|needed|left|lost|saved)$/, 'number'],
  [/\b(?:amount|quantity|weight|size|dose|volume) (?:with|and|incl(?:uding)?|plus) (?:the |its )?units?$/, 'text'],
  [/\b(?:opening|closing|first|last|premi[eè]re|wedding|quiz) (?:night|evening|performance)$|^premi[eè]re$/, 'date'],
  [/\b(?:roof|floor|plot|living|wall|surface|lawn) area$/, 'number'],
  [
    /^what (?:i|we|you|they|he|she|it|was|people|guests) (?:\w+ )?(?:liked|disliked|thought|noticed|learned|learnt|talked about|wrote)\b/,
    'long',
  ],
  // What a person asks of a thing: "did he poop", "returned or not", "bought already".
  [
    /^(?:did|do|does|is|are|was|were|has|have|can|should|would) (?:i|it|he|she|we|they|the|you|my) |\bor not$|\balready$|^(?:got|gave|paid|sent|brought|took) (?:it|them) back$|^(?:a )?(?:tick|check ?mark) (?:when|if)\b/,
    'boolean',
  ],
  [/^(?:sent|invoiced|posted|dispatched|arrived)$/, 'date'],
  [/\b(?:yes|no) (?:or )?(?:yes|no)$|(?<!last )\bseen$/, 'boolean'],
  [
    /^what (?:it|they|this) costs?$|^how much (?:it|they|this) costs?$|^what (?:it|i|we) (?:paid|spent)\b|\b(?:price|cost|rate|fee|value|rent|wage|pay|salary|premium) per \w+(?: \w+)?$|^(?:yearly |monthly |annual )?premium$|\b(?:daily|hourly|weekly|monthly|yearly|annual) (?:rate|fee|cost|price|rent)$|\bsaved(?: so far)?$/,
    'money',
  ],
  [/^(?:in )?which year\b|\b(?:in which|what) year$|^year of \w+|\byear$/, 'number'],
  [
    /^how (?:many|long|old|tall|heavy|far|strong|big|high|deep|often .* in (?:days|weeks|hours))\b|\bhow (?:long|much .* in)\b/,
    'number',
  ],
  [
    /\b(?:in|per) (?:°?[cf]|celsius|fahrenheit|percent|%|m|mm|cm|km|mi|m2|m3|m²|m³|sqm|square (?:met(?:re|er)s|feet)|cubic (?:met(?:re|er)s|feet)|kwh|kw|watts?|tonnes?|tons|feet|inches|yards|months|weeks|seconds|bpm|mph|kg|g|lbs?|l|ml|minutes|hours|days|years)$|(?:^|\s)(?:kwh|kw|m2|m3|m²|m³|kg co2)$|^(?:kg|g|km|lbs?) \w+$|^cubic met(?:re|er)s$/,
    'number',
  ],
  [/^(?:min|max|minimum|maximum|average|total number of|number of) (?!deposit|price|cost|order value)\w+/, 'number'],
  [/^(?:min|max|minimum|maximum|(?:at|the) least|re-?order (?:at|point|below|under|when))$/, 'number'],
  [
    /\b(?:left|remaining)$|\b(?:(?:reorder|stock|water|noise|minimum) level|spots|tries|frames|votes|glasses|rank|latitude|longitude|hours|pieces|bottles|sessions|issues|(?:goals|points|sets|games) (?:for|against)|copies sold|participants|yield|stock)$|^(?:lat|lng|lon)$/,
    'number',
  ],
  [
    /^(?:by |until |till |on which |at which |which )(?:when|what day|date|day)\b|^(?:when|by when|until when)\b|\bwhen$/,
    'date',
  ],
  [
    /^(?:start|end|starts|ends|from date|to date|born|died|valid until|expires|warranty until|available from|free from|moved in|contract ends?|due back|back on|next (?!steps|of kin)\w+(?: \w+)?|harvest(?:ed)? from)$|\b(?:until|till|(?:valid|available|free) from)\b(?: when .*)?$|(?<!time )\b(?!based|depending|keen|i['’]m|am|it['’]s)[\w]+(?<!'m) on$|\b(?:lent|rented|borrowed|planted|sown|bought|watered|cleaned|changed|serviced|checked|fed) on\b|\bdates$|\bwhen i last\b/,
    'date',
  ],
  [
    /^bed ?time$|^(?:kick.?off|departure|arrival|take.?off|pick.?up|drop.?off|wake.?up|high water|low water) ?time$|\bpick-up time$/,
    'time',
  ],
  [/\b(?:fee|dues|rent|deposit) paid$|\bpaid deposit$|\b(?:letter|invoice|email|card) sent$/, 'boolean'],
  [
    /^(?:steps|instructions)\b|^what (?:to do|we['’]?d tell|i['’]?d tell|happened|went well)\b|^what(?:['’]?s| is) (?:wrong|broken|the (?:problem|matter|trouble))$|^what (?:leaks|hurts|rattles|drips|fails|(?:they|you) need(?: done| fixed| repaired)?)$/,
    'long',
  ],
  [/\b(?:link|url)\b(?: to \w+.*)?$/, 'url'],
  [/^(?:and )?(?:for )?how much(?: (?:it|that) (?:was|cost|costs)|(?: (?:was|were|i|we|they))? paid)?$/, 'money'],
  [/\bprice\b|\b(?:cost|amount|fee|rent) (?:paid|spent|due)$/, 'money'],
  [/\btime of (?:the )?day$/, 'time'],
  [/\bper (?:day|week|month|night|hour|person)$|\b(?:party|group|team) size$|\btemperature in \w+$/, 'number'],
  [/^would \w+/, 'boolean'],
  [/^(?:use|drink|eat|sell|best|pay|return|reply|finish|needed|due) (?:by|before)$/, 'date'],
  [/\bin min$|\b(?:repetitions|runtime|running time)$|^copies \w+$/, 'number'],
  [/^year \w+$/, 'number'],
  [/\be-?mail(?: address)?$|^mail$/, 'email'],
  [/\b(?:phone|telephone|mobile|cell|tel|whatsapp|fax)(?: (?:number|no|nr))?$|\bphone\b/, 'phone'],
  [
    /\b(?:photos?|pictures?|images?|cover(?: (?:image|photo|art))?|avatar|logo|thumbnail|artwork|screenshot)(?: (?:upload|file))?$/,
    'picture',
  ],
  [/^(?:tags|labels|keywords|hashtags)$/, 'tags'],
  [/\b(?:url|website|web site|web address|link|homepage)$/, 'url'],
  [/\b(?:rating|stars|scores? out of (?:five|ten|\d+))$|\brated\b/, 'rating'],
  [
    /\b(?:notes?|descriptions?|details|comments?|remarks?|body|content|text|explanation|definition|instructions|ingredients|steps|method|summary|bio|message|story|thoughts|directions|recipe|transcript|lyrics|feedback|entry|about|findings|reflections?)$/,
    'long',
  ],
  [
    /\b(?:birthday|date|deadline|due|day|dob|anniversary|expiry|expires|expiration|departure|arrival|started|finished|last \w+ed|last seen|next visit|since|check-?in|check-?out|joined|planted|bought|purchased|opened|visited|hired|read on|watched on)$|^(?:date|day|when|due)\b|\b(?:on|last|next) (?:date)\b|^last (?!name)\w+$|^last \w+(?:ed|t|en)\b|^next (?!steps|of kin)\w+(?:ing)?\b|\bdue\b|\bday$|\bdate\b|\w(?:ed|en|ght|ld|de|nt|id|un) on$/,
    'date',
  ],
  [
    /\b(?:start|end|opening|closing|departure|arrival|meeting|pickup|bed|wake.?up) time$|^(?:went|going) to (?:bed|sleep)$|^(?:got|getting) up$|^(?:woke|waking) up$|^(?:fell asleep|bed ?time)$|^time$|\btime of day$|^(?:starts|ends) at$|\bat what time\b/,
    'time',
  ],
  [
    /^(?:is|has|was|can|needs|wants)\b.*|\b(?:done|completed?|finished\?|paid|active|available|favou?rite|archived|confirmed|approved|checked|vegetarian|vegan|gluten.?free|urgent|public|private|read|watched|sold|shipped|delivered|returned|packed|collected|analy[sz]ed|learned|learnt|lent|repaired|picked up|handed in|cancell?ed|renewed|topped out|watched|bought|in stock|played|owned|signed|answered|solved|resolved|cleaned|fed|vaccinated|neutered|member|attending|visited|booked|closed|featured|published|pinned|flagged|subscribed|insured|renewed|recurring|taken)$/,
    'boolean',
  ],
  [
    /\b(?:price|cost|costs|amount|budget|fee|salary|total|value|wage|rent|balance|revenue|expense|deposit|donation|worth|paid amount|spent|tip|payment|hourly rate|rate|dues|discount|fare|takings|turnover|earnings|profit)$|\bprice\b/,
    'money',
  ],
  [
    /\b(?:quantity|qty|count|number of .+|how many .*|amount of .+|(?:minutes|hours|days) (?:to|of) .+|age|year|weight|height|systolic|diastolic|upper|lower|stamps|pulse|heart rate|(?:blood )?(?:sugar|glucose)|(?:oxygen )?saturation|width|length|depth|distance|duration|minutes|hours|hrs|mins|seconds|days|pages|page count|calories|kcal|servings|serves|portions|stock|points|reps|sets|layers|tiers|met(?:re|er)s|yards|inches|cm|mm|degrees|lengths|wickets|runs|km|kilometers|kilometres|miles|kg|kilos?|grams(?: left)?|weight in \w+|lbs|pounds|liters|litres|ml|temperature|humidity|mileage|odometer|score|percent|percentage|capacity|gravity|alcohol|seats|beds|bedrooms|bathrooms|rooms|floors?|wing ?span|speed|size in \w+|horsepower|minimum|maximum|reorder point|goals|laps|steps count|episodes?|seasons|chapters?|volume|cooking time|prep(?:aration)? time|baking time|time spent|time needed|time in minutes|abv|vintage|altitude|elevation|players|copies|pieces|guests|attendees|attempts|bpm|heart rate|sugar|protein|carbs|fat|watts|voltage|number|no|nr)$/,
    'number',
  ],
  [
    /\b(?:category|genre|kind|type|status|state|priority|stage|mood|difficulty|condition|season|severity|frequency|size|urgency|importance|progress|weekday|meal|payment method|feeling)$|\bday of (?:the )?week$/,
    'choice',
  ],
]

const textDespiteEnding =
  /^(?:serial|micro(?:-| )?chip|chip|policy|model|invoice|order|account|room|flight|house|license|licence|registration|plate|isbn|reference|batch|bed|set|issue|jar|ear tag|matr(?:iculation)?|parzelle|ticket|membership|vat|tax|tracking|part|seat|track|apartment|unit|locker|passport|table|bib|customer|client|article|item) (?:number|no|nr)$|^(?:isbn|sku|vin|license plate|country|city|room|location|place|birthplace)$/

/** Words that name a fact wherever they stand. */
export const isFieldWord =
  /^(?:(?:\p{L}+ )?(?:name|title|text|author|artist|city|town|country|address|caption|headline|destination|species|breed|topic|subject|what|make|model|plate|hive|museum|brand|label|body|content|street|place|number|id|code|role|sku|isbn|from|to|customer|client|supplier|company|office|class|pupil|child|ear tag))$/iu

/** The kind that a field's name suggests; `text` when nothing speaks for another. */
export function kindOfName(name: string): FieldKind {
  const lower = name.toLowerCase()
  if (textDespiteEnding.test(lower) || whenTo.test(lower)) return 'text'
  const kind = ofName(lower) ?? ofName(headOf(lower)) ?? 'text'
  // "What I bought" is no day on which it was bought, "who watched it" no tick.
  return asksWhat.test(lower) && (kind === 'date' || kind === 'boolean' || kind === 'time') ? 'text' : kind
}

const asksWhat = /^(?:what|who|whom|whose|where)\b(?! (?:day|date|time|year)\b)/
/** "When to use it" is told in words. */
const whenTo =
  /^(?:when|where|how|who|whom) (?:not )?to \p{L}+|^(?:when|where|how) (?:you|one|i|we|it is) (?:usually |often )?(?:uses?|used|says?|said|needs?|needed)\b/u

function ofName(lower: string): FieldKind | undefined {
  return byNoun.find(([pattern]) => pattern.test(lower))?.[1]
}

/** "Amount I hold", "remarks about the strings", "km at start": the first word says what it is. */
function headOf(lower: string): string {
  const head =
    /^(?:(?!which|what|who|how|where|when|why)[\p{L}-]+ )?[\p{L}-]+(?= (?:i|we|you|they|it|he|she|that|about|at|owned|from|high|low|max|min|maximum|minimum|before|after)\b)/u.exec(
      lower,
    )?.[0]
  return head === undefined || /^(?:name|place|person|room|time|day|date)$/.test(head) ? '' : head
}

export function optionsOfName(name: string): string[] | undefined {
  const lower = name.toLowerCase()
  return knownOptions.find(([pattern]) => pattern.test(lower))?.[1]
}

const saidKinds: [RegExp, FieldKind][] = [
  [/^(?:long text|multi-?line(?: text)?|text ?area|paragraph|rich text|free text|big text)$/, 'long'],
  [/^year$/, 'number'],
  [/^(?:short text|text|string|single line|words?|name)$/, 'text'],
  [
    /^(?:numbers?|numeric|integers?|int|whole numbers?|decimals?|float|digits|in (?:minutes|hours|kg|km|grams|ml|miles|cm|mm|meters|metres|days|liters|litres|pounds|years))$/,
    'number',
  ],
  [
    /^(?:money|currency|price|amount|euros?|dollars?|pounds sterling|usd|eur|gbp|in (?:euros?|dollars?|pounds|pounds sterling|usd|eur|gbp)|[$€£])$/,
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
