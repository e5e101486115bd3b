// A message written as to a colleague, in several sentences: what was wrong until now, who the people are and what is only an
// example are told in it, and none of that is wished for. What is wished for besides ("also a list of …") is a sentence.
import { withoutStory } from '../voice/stories.ts'

/** Fewer words than these are a wish and no story. */
const leastWords = 25

const example = String.raw`(?:an? |some |the )?(?:\p{L}[\p{L}'’-]*)(?: (?!and\b|or\b|so\b|that\b|which\b)\p{L}[\p{L}'’-]*){0,2}`
/** "I'd like a page", "it looks like a card", "something like a diary": what is wished for. */
const noVerb = String.raw`(?<!['’]d|\b(?:would|i|we|they|you|who|people|to|also|really|looks?|feels?|visitors|members|users|can|could|others|both|and|or|me|something|anything|one|is|be))`
/** "A reward like an ice cream or a movie night", "stuff they rarely use, like drills or a raclette grill". */
const examples = new RegExp(
  String.raw`${noVerb},? (?:like|such as|e\.?g\.?|for example|for instance) (?:(?<=\b(?:stuff|things)\b[^.;:]{0,45})|(?=(?:an?|some) ))(?:${example}, )*${example}(?:,? (?:or|and) ${example})(?=\s*(?:[.,;!?)]|$|\band\b))`,
  'giu',
)

/** What is done, and what is kept of it. */
const deeds: Readonly<Record<string, string>> = {
  bring: 'contribution',
  bake: 'cake',
  borrow: 'loan',
  buy: 'purchase',
  cook: 'dish',
  do: 'activity',
  drink: 'drink',
  earn: 'income entry',
  eat: 'meal',
  give: 'gift',
  lend: 'loan',
  offer: 'offer',
  owe: 'debt',
  pay: 'payment',
  plant: 'planting',
  read: 'book',
  see: 'sighting',
  sell: 'offer',
  spend: 'expense',
  watch: 'film',
  wear: 'outfit',
}
const several = (one: string): string =>
  /(?:sh|ch|s|x)$/u.test(one) ? `${one}es` : one.replace(/([^aeiou])y$/u, '$1ie') + 's'
/** "What each of us spends (what, how much)", "what they bring: what, who": the list is of what is kept of it. */
const whatIsDone = new RegExp(
  String.raw`\bwhat (?:i|we|you|they|people|everyone|everybody|guests|members|each (?:of us|person|one|guest|member)|who)(?: (?:each|all|want to|would like to|can|will|just|have))* (${Object.keys(deeds).join('|')})s?(?<list> ?[(:][^.;)]*)`,
  'giu',
)
/** Of these "how much" is money; of what is brought or eaten it is so many. */
const ofMoney = /^(?:buy|earn|give|lend|owe|pay|sell|spend)$/iu

/** "A list of things to do", "a budget thing too": what is kept is named. */
const looseThings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:an? |the )?(?:list of )?(?:things|stuff|everything|jobs) (?:that (?:are|have) )?(?:left )?to (?:do|be done|get done)\b/giu,
    'tasks',
  ],
  [/\b(?:an? |the )?to-?do(?:s| list)?(?= (?:thing )?(?:too|as well|with|where|:|\())/giu, 'tasks'],
  [
    /\b(?:maybe |perhaps )?(?:an? |some |the )?(\p{L}+) (?:thing(?:y|ie)?|bit|part|section)(?: too| as well| also)?(?=\s*[:(])/giu,
    '$1 items',
  ],
  [/(?<=\p{L}) (?:too|as well|also)(?=\s*[:(])/giu, ''],
]

/** "It would be nice if there was also a list of races with date": one more list, as a sentence of its own. */
const oneMore =
  /(?:^|(?<=[.!?;,]\s))(?:(?:and|oh|maybe|perhaps|plus|ideally|also|it (?:would|['’]d) be (?:nice|great|cool|lovely|good|helpful)|(?:i|we)(?:['’]d| would) (?:also )?(?:like|love|need)|(?:i|we) also (?:need|want))[, ]+)*(?:(?:if )?(?:there|we|i) (?:was|were|is|are|could be|had|have|could have|keep) )?(?:also |then )?(?:an?|another|the) (?:(?:short|simple|small|little|second) )?(?:list|overview|calendar|collection|register) of (?:all )?(?:the |our |my |upcoming |next |past )*((?:\p{L}+ )?\p{L}+s) with (?=\p{L})/giu

/** Said roundabout, whoever does it alone and what there are several sorts of. */
const roundabout: readonly (readonly [RegExp, string])[] = [
  // "Only my wife and I can add", "only me and my cousin may".
  [
    /\bonly (?:my \p{L}+ and (?:i|me)|(?:me|i) and my \p{L}+|we (?:two|three|four|both))(?= (?:can|may|should) (?:add|change|edit|create|write|delete|upload|post)\b)/giu,
    'only we',
  ],
  // "I write, nobody else".
  [
    /\b(i|we) (write|post|publish|add)s?(?: (?:the|all) \p{L}+)?,? (?:and )?(?:nobody|no one|noone) else\b/giu,
    'only $1 can $2',
  ],
  [
    /\b(?:different|various|several|many|all|a few) (?:sorts?|kinds?|types?|varieties) of (?=\p{L}+(?:,| with\b| for\b| each\b))/giu,
    '',
  ],
  // "Owners should be able to ask for an appointment online: name, …".
  [
    /\b(?:(?:the|our|my) )?\p{L}+s (?:should be able to|can|could|may|should|want to) (?:ask for|request|apply for) (?:an?|their) (\p{L}+)(?: online)?(?=: | \()/giu,
    'A $1 request form',
  ],
  // "I need the consent of the parents for our trip. Parents fill in …".
  [
    /\b(?:needs?|want|collect|get|ask for) (?:the |their )?(?:written )?(consent|permission|approval)s? of (?:the |all |our )?parents for (?:our|the|a) ([^.;:]+?)[.;] ?(?:the )?parents (?:have to |should |can |must )?(?:fill in|enter|give|write|say)\b/giu,
    'need a $1 form for the $2 where parents fill in',
  ],
]

/** "I take pictures of concerts" in a portfolio: what somebody does, and no list of concerts or pictures. */
const photographs =
  /\bI (?:(?:take|shoot|make) (?:pictures|photos|photographs) of|photograph) (?:\p{L}+ ){0,2}\p{L}+(?=\s*[.,;]|\s+and\b)/gu

/** Where nobody says into what sorts the works fall, their subjects do (`works/`). */
const tellsSorts = /\b(?:categor(?:y|ies)|themes?|kinds?|types?|series)\s*[(:]/iu

function withoutSubjects(message: string): string {
  const isTold = /\bportfolio\b/iu.test(message) && tellsSorts.test(message)
  return isTold ? message.replace(photographs, 'I am a photographer') : message
}

/** Prose as it is typed → what is wished for, in sentences that the readers know. */
export function plainProse(message: string): string {
  if (message.includes('\n')) return message
  const said = roundabout.reduce((text, [says, put]) => text.replace(says, put), withoutSubjects(message))
  if (said.split(/\s+/u).length < leastWords) return said
  const plain = withoutStory(said)
    .replace(examples, '')
    .replace(whatIsDone, (_, verb: string, list: string) => {
      const told = ofMoney.test(verb) ? list : list.replace(/\bhow much\b/giu, 'how many')
      return `${several(deeds[verb.toLowerCase()] ?? 'entry')}${told}`
    })
  const named = looseThings.reduce((text, [says, put]) => text.replace(says, put), plain)
  return named.replace(oneMore, (_, many: string) => `There are ${many} with `)
}
