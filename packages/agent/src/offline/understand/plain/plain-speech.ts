// How people type in a chat → the same words as they would be written: no greeting, no "n", "u" or "wanna", no shouting.
// What stands in quotes, in an address or in a name ("Brindle & Daughter") is left as it is.

/** Short for words; keys in lower case. */
const written: Readonly<Record<string, string>> = {
  abt: 'about',
  appt: 'appointment',
  appts: 'appointments',
  avg: 'average',
  arent: "aren't",
  bday: 'birthday',
  bdays: 'birthdays',
  bc: 'because',
  cant: "can't",
  coz: 'because',
  cuz: 'because',
  descr: 'description',
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  evryone: 'everyone',
  fave: 'favourite',
  faves: 'favourites',
  gimme: 'give me',
  gonna: 'going to',
  gotta: 'have to',
  im: "I'm",
  isnt: "isn't",
  ive: "I've",
  lemme: 'let me',
  lil: 'little',
  msg: 'message',
  msgs: 'messages',
  pic: 'photo',
  pics: 'photos',
  ppl: 'people',
  qty: 'quantity',
  shd: 'should',
  shouldnt: "shouldn't",
  smth: 'something',
  sth: 'something',
  thats: "that's",
  theres: "there's",
  theyre: "they're",
  thru: 'through',
  tmrw: 'tomorrow',
  u: 'you',
  ur: 'your',
  wanna: 'want to',
  weve: "we've",
  adress: 'address',
  payed: 'paid',
  recieve: 'receive',
  seperate: 'separate',
  shoud: 'should',
  untill: 'until',
  wether: 'whether',
  wich: 'which',
  whats: "what's",
  whos: "who's",
  wont: "won't",
  youre: "you're",
}

const greeting =
  /^\s*(?:(?:hi|hello|hey|hiya|howdy|moin|good (?:morning|afternoon|evening|day)|dear (?:all|team|builder)|greetings)(?: (?:there|all|everyone|everybody|team|folks|you))?|ok(?:ay)?|so|well|please)\s*(?:[,!.:–—-]+|\n)\s*(?=\S)/iu
const farewell =
  /(?:^|(?<=[.!?,;\s]))\s*(?:(?:many |lots of )?thanks?(?: (?:you|a lot|so much|very much|in advance))*|thank you(?: (?:so|very) much)?(?: in advance)?|thx|ty|cheers|kind regards|best(?: regards)?)\s*[.!]*\s*$/iu
/** What is somebody's own words or somebody's address. */
const asItIs = /"[^"]*"|“[^”]*”|«[^»]*»|\S*(?:@|:\/\/|www\.)\S*/gu

/** "Name & phone", "name n phone": and; "name + phone + city" is a list. Between two names it is part of a name. */
function spellOutAnd(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}),])\s+n\s+(?=[\p{L}\p{N}(])/gu, ' and ')
    .replace(/(\S+)\s+&\s+(?=(\S))/gu, (said, before: string, after: string) =>
      /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(after) ? said : `${before} and `,
    )
    .replace(/(?<=[\p{Ll})])\s\+\s(?=\p{Ll})/gu, ', ')
}

const ends =
  'min(?:imum)?|max(?:imum)?|highest|lowest|high|low|start|end|first|last|inside|outside|indoor|outdoor|morning|evening|planned|actual|estimated|expected|buying|selling|buy|sell|purchase|sales?|opening|closing|old|new|upper|lower|left|right|front|rear|before|after'
const measured =
  'temperatures?|temps?|dates?|times?|prices?|values?|weights?|readings?|pressures?|names?|doses?|levels?|mileages?|km|stock|costs?|rates?|balances?|scores?|humidity|photos?|pictures?'
/** "Min and max temperature". */
const twoOfNoun = new RegExp(String.raw`\b(${ends})\s*(?:and|or|\/|&)\s*(${ends}) (${measured})\b`, 'giu')
/** "Mood before and after". */
const nounOfTwo =
  /(?<=(?:^|[,;:(]|\bwith|\band|\bmy|\bthe)\s*)((?!and\b)\p{L}+) (before|at (?:the )?start|in the morning) and (after|at (?:the )?end|in the evening)\b(?! \p{L}+s?\b(?<! the| each| it))/giu

/** "My plants for sale: plant, price": what is listed are plants. */
const forSale = /\b(\p{L}+s) for sale(?=\s*(?:[:(]|[-–—]\s))/giu

const bothGoals = /\b(goals|points|runs) for and against\b/giu
/** "I need a place to see who stays": no place is kept. */
const placeTo = /(?<=\b(?:need|want|like|make me|build me|looking for) )(?:a|one) place (?=(?:to|where)\b)/giu

/** Two facts told with one noun are two facts. */
function spellOutPairs(text: string): string {
  return text
    .replace(forSale, '$1')
    .replace(bothGoals, '$1 scored and $1 conceded')
    .replace(placeTo, 'an app ')
    .replace(twoOfNoun, '$1 $3 and $2 $3')
    .replace(nounOfTwo, '$1 $2 and $1 $3')
}

function writeOut(text: string): string {
  return spellOutPairs(spellOutAnd(text))
    .replace(/\bw\/o\b\s*/gi, 'without ')
    .replace(/(?<=^|\s)w(?:\/\s*|\s+)(?=\p{L})/giu, 'with ')
    .replace(
      /(?<=\p{L}\s)(?<!\bfor\s)4(?=\s+(?:my|our|the|an?|his|her|their|your|us|me|every\p{L}*|each|all|kids|people)\b)/giu,
      'for',
    )
    .replace(/\b((?:page|app|site|website|tool|list|form|shop|portfolio|blog))\s4(?=\s\p{L})/giu, '$1 for')
    .replace(/\b\p{L}+\b(?!['’])/gu, (word) => {
      const known = written[word.toLowerCase()]
      if (known === undefined || (word.length > 1 && word === word.toUpperCase())) return word
      return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known
    })
    .replace(/\bid(?= (?:also |really )?(?:like|love|want)\b)/gi, "I'd")
    .replace(/\b(?:pls|plz|plss)\b,?\s*/gi, '')
    .replace(/([\p{L}\d)%€$£])\s*!+(?=\s|$)/gu, '$1.')
}

/** @returns the message with the same line breaks, quotes and addresses */
/** Tracks are kept of trains and songs; these are idioms. */
const lostTrack =
  /,?\s+(?:(?:and|but|i|we|always|keep)\s+)*los(?:e|ing|t) track(?: of (?:it|them|everything|things|all))?(?=\s*[.,;:!?])/giu

export function plainSpeech(message: string): string {
  const text = message.replace(greeting, '').replace(farewell, '').replace(lostTrack, '').trimEnd()
  let at = 0
  let plain = ''
  for (const { 0: kept, index } of text.matchAll(asItIs)) {
    plain += writeOut(text.slice(at, index)) + kept
    at = index + kept.length
  }
  return plain + writeOut(text.slice(at))
}
