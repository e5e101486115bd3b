// "People offer what they give away, and others say that they want it": things that somebody takes for good. What is taken
// leaves the list.
import type { Brief, Field } from '../../brief.ts'
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { askedWith } from './asked-with.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const offers =
  /\b(?:giv(?:e|es|en|ing) (?:[\p{L}-]+ ){0,3}?away|give[- ]?aways?|pass(?:es|ing)? (?:[\p{L}-]+ ){0,3}?on\b(?! to me)|hand[- ]me[- ]downs?|for free|free stuff|clear(?:ed|ing)? out|(?:leftover|left[- ]over|surplus|spare|outgrown|unwanted) [\p{L}-]+|too (?:many|much) [\p{L}-]+|more (?:[\p{L}-]+ )?than (?:we|i|anyone|anybody|one|us) (?:can|could|need|want|manage)|(?:offer|put(?:ting)? up|post|list)s? (?:[\p{L}-]+ ){0,4}?(?:they|we|people|you)? ?(?:no longer|don['’]?t|do not) (?:need|want|use)|(?:no longer|don['’]t|do not) (?:need|want|fits?)(?: any ?more)?|outgr[eo]w\w*|rehom(?:e|ing))\b/iu
const somebody = String.raw`(?:others?|somebody|someone|anybody|anyone|everybody|everyone|people|neighbou?rs?|members?|(?:each|one) of (?:us|them)|whoever|they|we|you|he|she|parents|friends|colleagues|the (?:others?|rest)|(?:an)?other (?:people|famil(?:y|ies)|parents|members|neighbou?rs)|[\p{L}]{3,}s)`
const wants = new RegExp(
  [
    String.raw`\b${somebody}\b[^.;!?]{0,40}\b(?:say|says|click|clicks|press|presses|tap|taps|mark|marks|tick|ticks|show|tell)\b[^.;!?]{0,25}\b(?:want|wants|would like|['’]d (?:like|love|take)|take|takes|interested|have|mine|need)\b`,
    String.raw`\b(?:claims?|reserves?|grabs?|snags?|bags?|calls? dibs on|takes?) (?:it|them|one|that one|this|the (?:same )?(?:thing|item|piece)s?|an? (?:thing|item|piece|toy|book|plant)|something|what they (?:want|need|like))\b`,
    String.raw`\b(?:somebody|someone|anybody|anyone|whoever|those|people|the person) (?:who )?(?:wants?|would like|['’]d like|needs?|is interested in) (?:it|them|one|something|a thing)\b`,
    String.raw`\b(?:takes?|calls?) dibs\b`,
    String.raw`["“'‘]?\bi(?:['’]d| would)? (?:want|like|love|take) (?:it|this|that|to have)(?: one)?\b`,
  ].join('|'),
  'iu',
)
const goes =
  /\b(?:gone|taken|claimed|given away|collected|picked up|reserved|spoken for|found a (?:new )?(?:home|owner|taker)|(?:somebody|someone|anybody|anyone|one) (?:has|took|takes|has taken|wants) (?:it|them|one)|is taken|wants it)\b[^.;!?]{0,60}\b(?:disappears?|vanish(?:es)?|(?:it['’]?s |they['’]re |is |are )?gone|not (?:be )?(?:shown|listed|visible|on the list|there)|n['’]t (?:be )?(?:shown|listed|visible|show up|appear|on the list)|off the list|go(?:es)? away|removed|no longer (?:shown|listed|visible|there)|hidden|comes? off)\b/iu
const twice =
  /\b(?:nobody|no one|no two|not two|two (?:people|of us|families))\b[^.;!?]{0,40}\b(?:same|twice|else)\b|\bfirst come,? first served\b/iu
/** Taken for a while, sold, or told apart otherwise. */
const isOther =
  /\b(?:borrow\w*|lend\w*|lent|loan\w*|returns?|give (?:it|them) back|given back|bring (?:it|them) back|rent\w*|sells?|selling|for sale|buys?|buying|price[ds]?|pays?|auction|bids?|shifts?|seats?|places|slots?)\b/i

const goods =
  /\b(furniture|toys?|books?|house ?plants?|plants?|seedlings?|cuttings?|seeds|clothes|clothing|tools?|bikes?|leftovers?|meals?|vegetables|fruit|apples|baby (?:things|clothes|stuff)|children['’]?s clothes|records|games|puzzles|paintings?|pictures of|kittens?|puppies|chickens|shoes|costumes|costume pieces|instruments?|appliances|courgettes|zucchini|pumpkins|tomatoes|plums|building materials?|fabric|yarn)\b/giu
const unlike: Readonly<Record<string, string>> = {
  furniture: 'piece',
  clothes: 'garment',
  clothing: 'garment',
  "children's clothes": 'garment',
  leftover: 'item',
  vegetables: 'item',
  fruit: 'item',
  apple: 'item',
  courgette: 'item',
  zucchini: 'item',
  pumpkin: 'item',
  tomato: 'item',
  plum: 'item',
  fabric: 'piece',
  yarn: 'item',
  'pictures of': 'item',
}

/** One sort of things is called by its name; of several each is an item. */
function kindOf(message: string): string {
  const said = [...new Set([...message.matchAll(goods)].map(([, noun = '']) => noun.toLowerCase()))]
  const [only = ''] = said
  // Beside others in a row it is one of several sorts.
  const isInRow = new RegExp(
    String.raw`,\s+(?:and )?${only}\b|\b${only},\s+(?:and )?\p{L}+(?:,| and| or)|\p{L}+s and ${only}\b(?! (?:they|we|you))`,
    'iu',
  ).test(message)
  if (
    isInRow ||
    said.length !== 1 ||
    /\b(?:stuff|(?:other|more|all sorts of|all kinds of|lots of) things|and so on|etc)\b/i.test(message)
  )
    return 'item'
  const one = singularize(only)
  return unlike[only] ?? unlike[one] ?? (one.startsWith('baby') ? 'item' : one)
}

const ofThing: readonly Mention[] = [
  { fact: 'name (text, required)' },
  { fact: 'photo (picture)', said: /\b(?:photos?|pictures?|pics?|images?)\b/i },
  {
    fact: 'quantity (text)',
    said: /\bhow (?:much|many)(?: of (?:it|them))?(?: (?:there (?:is|are)|they have))?(?=\s*[,.;]|\s+and\b|$)|\b(?:quantity|amount)\b/i,
  },
  { fact: 'size (text)', said: /\bsizes?\b|\bhow (?:big|large)\b/i },
  { fact: 'measurements (text)', said: /\bmeasurements?\b|\bdimensions?\b/i },
  { fact: 'condition (text)', said: /\bconditions?\b|\bwhat shape\b/i },
  { fact: 'age group (text)', said: /\b(?:which|what) age\b|\bage (?:group|range)\b/i },
  { fact: 'best before (date)', said: /\bbest before\b|\bexpir\w+|\bgood until\b|\buse by\b/i },
  { fact: 'category (text)', said: /\bcategor(?:y|ies)\b/i },
  {
    fact: 'where to pick it up (text)',
    said: /\b(?:where|place|spot)\b[^.;,]{0,25}\b(?:pick|collect|fetch|get)\w*|\bpick[- ]?up (?:place|point|spot|address|location)\b|\bcollect(?:ed|ion)? (?:from|at|point)\b/i,
  },
  { fact: 'where it is (text)', said: /\bwhere\b[^.;,]{0,25}\bit (?:stands|is|lies|can be found)\b/i },
  { fact: 'address (text)', said: /\baddress(?:es)?\b/i },
  {
    fact: 'when to pick it up (text)',
    said: /\b(?:when|times?)\b[^.;,]{0,20}\b(?:pick|collect|fetch)\w*|\bpick[- ]?up times?\b/i,
  },
  { fact: 'description (long text)', said: /\bdescri\w+|\b(?:few|couple of) words\b|\bshort text\b/i },
  {
    fact: 'offered by (text)',
    said: new RegExp(
      String.raw`\b(?:people|neighbou?rs?|members?|parents|everyone|everybody|anyone|anybody|colleagues|famil(?:y|ies)|residents|students|somebody|someone|we all|each of us)\b[^.;!?]{0,40}\b(?:offers?|puts?|posts?|lists?|gives?|adds?|uploads?|has|have)\b`,
      'iu',
    ),
  },
]

const ofTaker: readonly Mention[] = [
  {
    fact: 'phone (phone)',
    said: /\b(?:phone|telephone|mobile)(?: numbers?)?\b|\bnames? and (?:a |their |his |the )?numbers?\b|\bhow to reach\b/i,
  },
  { fact: 'email (email)', said: /\be-?mail(?: address(?:es)?)?\b/i },
  { fact: 'message (text)', said: /\b(?:leave|write|send|add|with) (?:an? )?(?:short )?(?:message|note|comment)\b/i },
]

/** What whoever takes it says of themselves: told where taking is, and no fact of the thing. */
function takerFields(message: string): Field[] {
  const sentence = message
    .split(/(?<=[.!?;])\s+/)
    .filter((each) => wants.test(each) && /\b(?:leaves?|gives?|with|enters?|writes?|types?|puts?|by)\b/i.test(each))
  const behind = sentence.map((each) => each.slice(wants.exec(each)?.index ?? 0)).join(' ')
  return askedWith(behind, ofTaker)
}

function actOf(message: string): string {
  if (/\bclaims?\b/i.test(message)) return 'Claim'
  if (/\breserves?\b/i.test(message)) return 'Reserve'
  return /\bi['’]d (?:like|love) (?:it|this|that|to have)\b/i.test(message) ? "I'd like this" : 'I want it'
}

export function readClaims(message: string): Records | null {
  const isTaken = wants.test(message)
  const isOffered = offers.test(message)
  const isGone = goes.test(message)
  if (isOther.test(message)) return null
  if (!(isTaken && (isOffered || isGone || twice.test(message))) && !(isOffered && isGone)) return null
  const kind = kindOf(message)
  const claims: NonNullable<Brief['claims']> = { act: actOf(message), fields: takerFields(message) }
  // The address of who takes it is not that of the thing.
  const fields = factsByMention(
    message,
    ofThing.filter(({ fact }) => fact !== 'address (text)' || !/where to pick/.test(factsByMention(message, ofThing))),
  )
  return {
    kind,
    fields: /description/.test(fields)
      ? fields
      : fields.replace(/(, offered by \(text\))?$/, ', description (long text)$1'),
    title: `${capitalize(pluralize(kind))} to give away`,
    parts: ['loans'],
    claims,
  }
}
