// Sentences that tell of a mood in a person's own words: "Velvet red and gold, a bit dramatic, come on, we are theatre people!"
// They begin with how it shall look, and nothing in them tells what is kept, by whom or when.
import { colorPattern } from '@joinery/contract/colors/resolve-color'

import { soundsLikeTone } from './said-tones.ts'

/** What is said before the look itself. */
const opener =
  /^\W*(?:(?:and|but|please|(?:can|could|should|would) (?:it|this|everything) (?:be|look|feel)|maybe|perhaps|ideally|something|anything|nothing|make it|make everything|keep it|it (?:should|must|can|could) (?:be|look|feel)|should (?:be|look|feel)|look(?:s|ing)?|feel(?:s)?|i (?:want|like|love|prefer)(?: it)?|i['’]?d (?:like|love)(?: it)?|in|with|an?|the|all|very|really|super|quite|rather|slightly|a bit|a little|bit|kind of|sort of|not too|more|some|like)\s+)*/iu

const looks =
  /^(?:looks?|looking|feel(?:ing)?|colou?rs?|tones?|shades|tints|vibes?|mood|atmosphere|style|theme|palette|design|letters|fonts?|type|text|buttons?|background|corners|photos|pictures|space|paper|wood|velvet|linen|marble|brass|copper|silver|gold|chalk|leaf|leaves|flowers|wildflowers|industrial|neutral|boring|dignified|solemn|spooky|gothic|vintage|retro|old|old-fashioned|sober|cosy|cozy|calm|calming|soft|gentle|warm|cold|cool|bright|dark|light|pale|muted|faded|earthy|airy|natural|rustic|clean|clear|simple|plain|tidy|loud|fun|funny|cheerful|happy|playful|colou?rful|friendly|serious|classy|elegant|posh|fancy|fresh|crisp|modern|minimal|minimalist|bold|quiet|dramatic|romantic|dreamy|moody|sporty|neon|pastel|dusty|deep|midnight|sea|ocean|sky|forest|moss|sage|peach|tomato|brick|rust|sand|cream|ivory|mint|olive|mustard|burgundy|navy|turquoise|teal|lilac|lavender|coral|rose|wine|plum|chocolate|terracotta|ochre|amber)$/iu
const color = new RegExp(`^(?:${colorPattern})$`, 'iu')
/** Between one look and the next. */
const small =
  /^(?:and|or|but|not|no|nor|too|very|really|a|an|the|bit|little|of|with|like|in|on|for|please|maybe|perhaps|would|be|lovely|nice|great|good|perfect|fine|obviously|course|colou?rs?|lots?|some|more|less|than|all|over|it|its|our|my|your|we|are|is|come|people|just|only|thanks|thank|you+|cute|if|possible|touch|hint|few|kitschy|stuff|anything|nothing)$/iu

/** Something is kept, done, or told of each record: no mood, whatever colour is spoken of. */
const tellsMore =
  /:|\?|\b(?:each|every|per|whose|which|when|who|how many|how much|track|records?|recording|list|lists|show(?:s|n)?|see|add|enter|log|note|mark(?:ed|s)?|status|field|filter|sort|page|menu|customers?|clients?|members?|guests?|visitors?|students?|kids|must|can|want to|need|needs|able|voices?|wording|or an?|public|private|calculate|after|before|until|today|overdue|due|late|dates?|days?|weeks?|months?|\d+(?!0s))\b/iu

const most = { words: 24, others: 0.5 }

const isLook = (word: string): boolean => looks.test(word) || color.test(word) || soundsLikeTone(word)

/** @param sentence without its stop; the first of a message says what is wished for */
export function isMood(sentence: string): boolean {
  const said = sentence.replace(opener, '')
  if (tellsMore.test(said)) return false
  const words = said.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (words.length === 0 || words.length > most.words) return false
  const [first = '', second = ''] = words
  // "Tomato red", "velvet red", "birch wood": what stands before a look goes with it.
  if (!isLook(first) && !isLook(second)) return false
  const found = words.filter(isLook).length
  const others = words.filter((word) => !isLook(word) && !small.test(word)).length
  return found > 0 && others <= Math.max(1, found * most.others + 1)
}
