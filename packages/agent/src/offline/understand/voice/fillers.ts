// Words that carry nothing: what people say while they think, and how they laugh at themselves.

/** What is somebody's own words, an address or a name is left as it is. */
const asItIs = /"[^"]*"|“[^”]*”|«[^»]*»|\S*(?:@|:\/\/|www\.)\S*/gu

const opening =
  /^\s*(?:(?:(?:ok(?:ay)?|so|um+|uh+|erm?|hmm+|yeah|basically|honestly|hey|hi|hello|anyway|alright|hiya)\b[,.!]?|(?:well|right|yes|look|listen|like)[,.!])\s+|(?<=\b(?:so|ok|okay|um|yeah|hey)[,.]? )(?:like|well)\s+)+(?=\S)/iu
const laughter = /\s*[,(]?\s*\b(?:lol|lmao|rofl|haha(?:ha)*|hehe|xd)\b\)?[.!]*/giu
const smileys = /(?<=^|\s)(?:[:;]['’]?-?[)(DPpO/|]+|<3|\^\^|xD)(?=\s|[.,!?]|$)/gu
/** "Honestly", "you know" between two commas or none. */
const asides =
  /,?\s*\b(?:um+|uh+|erm|basically|honestly|literally|tbh|ngl|imho|imo|fyi|btw|y['’]?know|you know(?=,|\.)|i mean,|to be honest|to be fair|if i['’]?m honest|by the way|obviously)\b,?(?=\s|[.!?]|$)/giu
/** "Like 30 loaves", "so like a list": no likeness. */
const likeCount = /\b(?:like|literally) (?=(?:\d+|a (?:hundred|thousand|dozen|million)|twenty|thirty|forty|fifty)\b)/giu
const softly =
  /\b(?:kind of|sort of|kinda|sorta) (?=(?:an?|the|my|hopeless|bad|old|annoying|embarrassing|need|want)\b)/giu
/** Whether it can be done, and that this is all. */
const unsure =
  /[,.;]?\s*\b(?:and |but )?(?:(?:i don['’]?t know|i dunno|idk|dunno|not sure) (?:if|whether) (?:that|this|it)(?:['’]?s| is| would be| makes)?(?: even| at all)? ?(?:possible|doable|sense|works?|too much)?|if (?:that|this|it)(?:['’]?s| is| makes| would be)(?: even| at all)? (?:possible|doable|sense|ok(?:ay)?)|(?:does|hope) (?:that|this|it) makes? sense|idk|dunno|you get (?:the idea|me|it)|(?:(?:yeah |yes |ok |so )+(?:i (?:think|guess) )?|i (?:think|guess) )that(?:['’]?s| is| would be) (?:really |basically |pretty much |about )?(?:all|it)(?: (?:i need|really|for now))?|(?:and |but |so )*yeah(?: thanks?)?|then i['’]?(?:m| am) (?:already )?happy|that would be (?:great|awesome|amazing|lovely|perfect|brilliant|nice|cool)|would be (?:great|awesome|amazing|lovely|perfect|brilliant))(?=\s*(?:[.,;!?]|$|\bbut yeah\b|\bhonestly\b|\bthanks?\b))/giu

/** "What I'm looking for is a list": the list is wanted. */
const roundabout: readonly (readonly [RegExp, string])[] = [
  // Until now it is worked out by hand, which asks for no calculator.
  [
    /,? (?:and )?(?:i(?:['’]?m| am) )?(?:fed up |tired of |sick of )?(?:doing|adding|counting|working) (?:it|this|that|them|everything)(?: all)?(?: up| out)? (?:with|on) (?:a|my|the|an old) calculator(?: (?:on|at|in) the [\p{L} ]{3,20}?)?(?=[.,;!?]|$)/giu,
    '',
  ],
  // What is jotted down is kept, and no text is made of it.
  [
    /(?<!\bwhere (?:i|we|you|he|she|they|people) )\b(?:write|put|jot|type|scribble)(s?) down (?=\p{L}[^.;:!?]*,)/giu,
    'record$1 ',
  ],
  [/\b(records?|note|notes|keep|track) each (\p{L}+)['’]s (?=[^.;:!?]*,)/giu, '$1 each $2 with '],
  // With cold thumbs, in gloves, on a roof: how it is used is no fact.
  [
    /(?<=[.!?]\s+)(?:it )?(?:has to|must|should|needs to) work (?:with|on|in) [^.;:!?]*\b(?:phones?|thumbs?|gloves|hands?)\b(?=[^.;:!?]*[.!?])/giu,
    'Works on a phone',
  ],
  [
    /\b(?:what|all|the (?:only )?thing|something) (?:that )?(?:i|we)(?:['’]?m| am|['’]?re| are|['’]?d| would|['’]?ve)? (?:really |actually |just |basically )*(?:looking for|after|want|need|wanted|like|have in mind|dream(?:ing)? of|hope for|imagin(?:e|ing)) is (?:actually |really |just |basically )*(?=(?:an?|the|some|something|to|one|my|our)\b)/giu,
    'I want ',
  ],
  [
    /\b(?:i|we) (?:was|were|am|are|['’]m|['’]re) (?:just )?(?:wondering|thinking|hoping)(?:,)? (?:if|whether) (?:you|someone|somebody|it|there) (?:could|can|would|might) (?=(?:make|build|create)\b)/giu,
    'please ',
  ],
]

function spoken(text: string): string {
  const plain = text
    .replace(smileys, ' ')
    .replace(unsure, '')
    .replace(laughter, (said) => (/[.!]\s*$/u.test(said) ? '.' : ''))
    .replace(asides, '')
    .replace(likeCount, '')
    .replace(softly, '')
  return roundabout.reduce((said, [says, put]) => said.replace(says, put), plain)
}

export function withoutFillers(message: string): string {
  const text = message.replace(opening, '')
  let at = 0
  let plain = ''
  for (const { 0: kept, index } of text.matchAll(asItIs)) {
    plain += spoken(text.slice(at, index)) + kept
    at = index + kept.length
  }
  plain += spoken(text.slice(at))
  const tidy = plain
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ +(?=[.,;!?])/gu, '')
    .replace(opening, '')
    .trim()
  return tidy === '' ? message : tidy
}
