// A message → single orders: "make it blue and add a phone number. Also: rename the button" is three of them.

import { readColors } from '@joinery/contract/colors/read-colors'

import { plainEdit } from './plain-edit.ts'
import { escapePattern } from '../escape-pattern.ts'

const quotes = /"[^"\n]+"|“[^”\n]+”|«[^»\n]+»|‘[^’\n]+’(?!\w)|(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])|\([^)]*\)/gu
const verbs =
  "add|include|insert|put|append|create|remove|delete|drop|get rid of|take (?:out|away|off)|hide|lose|kill|ditch|scrap|rename|change|replace|update|edit|make|set|switch|turn|move|place|bring|swap|reorder|re-order|order|sort|show|display|call|name|give|use|center|centre|align|let|allow|group|convert|fix|repair|undo|revert|restore|track|write|reword|mark|connect|integrate|enable|disable|only|nobody|no one|everyone|everybody|people|users|the \\S+ should|the \\S+ button should|it should|i (?:want|need)|we (?:want|need)|don[’']t"
const politeness =
  /^(?:(?:ok(?:ay)?|hi|hello|hey|so|now|then|next|first|second|finally|lastly|and|also|plus(?! ones?\b)|but|please|pls|could you|can you|would you|will you|you (?:can|could|should)|i(?:['’]d| would) like (?:you )?to|i (?:want|need) you to|let['’]?s|go ahead and|(?:sorry,? )?i(?:['’]ve| have)? changed my mind|on second thoughts?|just|maybe|again|one more thing|btw|thanks|thank you(?! (?:message|page|note|text|words|screen|line))|great|nice|perfect|good|cool)\b[\s,:!.–-]*)+/i
const seam = new RegExp(
  String.raw`(?:[.!?;]+\s+|\n+|\s*,\s*(?:(?:and|then|also|plus|and then|and also|but)\s+)*(?=(?:also |please |then )*(?:${verbs})\b)|\s+(?:and then|and also|and|then|plus|but also|but)\s+(?:also |then |please )*(?=(?:${verbs})\b))`,
  'iu',
)

const price = String.raw`(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|£|\$|euros?|dollars?|pounds?)(?!\p{L}))`
/** "Rebinding 80 €, repair from 40 €": what is priced is a list, whatever deed its names could be as well. */
const pricesOf = new RegExp(String.raw`(?<=:\s*)[^:;.\n]*?${price}(?:\s*,\s*[^,:;.\n]*?${price})+`, 'giu')

/** "When it is done, cross it out and make it grey": what holds under a condition is one wish. */
const conditional =
  /(?<=^|[.!;\n]\s*)(?:when(?:ever)?|if|once|as soon as)\s+(?!possible|you\b|we\b|i\b|it(?:['’]s| is) (?:possible|easy|not))[^.!;\n]*\b(?:cross|strike|mark|colou?r|highlight|flag|gr[ae]y|red|green|orange|yellow|blue|bold)\b[^.!;\n]*/giu

/** Words of politeness and of order go; what is in quotes or brackets stays as it is. */
export function splitOrders(message: string): string[] {
  const kept: string[] = []
  const keep = (text: string) => {
    kept.push(text)
    return String.fromCharCode(0xe200 + kept.length - 1)
  }
  const masked = message.replace(quotes, keep).replace(pricesOf, keep).replace(conditional, keep)
  // What was kept may hold what was kept before it.
  const open = (text: string): string =>
    /[\ue200-\ue2ff]/.test(text)
      ? open(text.replace(/[\ue200-\ue2ff]/g, (mark) => kept[mark.charCodeAt(0) - 0xe200] ?? ''))
      : text
  return masked
    .split(seam)
    .map((order) => stripPoliteness(order))
    .filter((order) => order !== '' && /[\p{L}\ue200-\ue2ff]/u.test(order))
    .flatMap(splitLooks)
    .flatMap(splitPair)
    .map(open)
    .reduce<string[]>(withComplaint, [])
}

const complaint =
  /^(?:(?:i (?:don['’]t|do not) (?:really )?like|i(?:['’]m| am) not (?:happy|a fan)(?: with| of)?|i hate) )?((?:the|that|this|our|my) .+?)(?: (?:is|are|looks?|sounds?|feels?|reads?) (?:a (?:bit|little) |so |too |very |really |way |just |kind of |rather )*(?:boring|bad|wrong|ugly|dull|stupid|silly|long|short|odd|weird|strange|awful|terrible|not (?:good|nice|right|me|us|ours)|misleading|old|outdated|cheesy|plain|off))?$/i

/** "The headline is boring, write “Back on your feet” instead": what is complained of is what the words are for. */
function withComplaint(orders: string[], order: string): string[] {
  const last = orders.at(-1)
  const words =
    /^(?:(?:please )?(?:write|put|say|make it|change it to|better|rather|it should (?:say|be)|use|take|have)\s+)?(["“][^"“”]+["”])(?: instead| there| please)*$/i.exec(
      order,
    )?.[1]
  const what = last === undefined || words === undefined ? undefined : complaint.exec(last)?.[1]
  return what === undefined || words === undefined
    ? [...orders, order]
    : [...orders.slice(0, -1), `change ${what} to ${words}`]
}

const looked =
  /^(?:(?:can|could) (?:i|we) (?:have|get)|i(?:['’]d like| want| would like| need)|we want|have|make|use|give)\s+(?:it|this|everything|the (?:app|site|page|design))?\s*(?:all )?(?:in |with |be )?/i

/** "It in blue and white, rounded buttons and the font Inter": each of them is a wish for the look of it all. */
function splitLooks(order: string): string[] {
  const rest = order.replace(looked, '')
  const pieces = rest.split(
    /\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:the |a |an )?(?:fonts?|typeface|\p{L}*round\p{L}*|square|sharp)\b)/iu,
  )
  const wishes = pieces.map((piece) =>
    /\b(?:fonts?|typeface)\b/i.test(piece)
      ? `use ${piece.replace(/^(?:the|a|an) /i, 'the ')}`
      : /\bround(?:ed|er)?\b/i.test(piece)
        ? 'make the corners rounder'
        : /\b(?:square|sharp)\b/i.test(piece)
          ? 'make the corners square'
          : readColors(`make it ${piece}`).phrases.length > 0
            ? `make it ${piece}`
            : null,
  )
  const isLooks = rest !== order && pieces.length > 1 && wishes.every((wish) => wish !== null)
  return isLooks ? wishes.flatMap((wish) => wish ?? []) : [order]
}

/** What is a part of its own, and no fact beside another. */
const partWord =
  /\b(?:pages?|gallery|sections?|forms?|log-?in|calendar|blog|comments|newsletter|faq|forum|chat|guest ?book|map|dashboard)\b/i

/** "Make the buttons red and the headline bigger": one verb for two things, each with what becomes of it. */
function splitPair(order: string): string[] {
  const parts =
    /^((?:add|include|create|make|i (?:want|need)|we (?:want|need))\s+)((?:an?|the|some)\s+[^,()]+?) and ((?:an?|the|some)\s+[^,()]+)$/i.exec(
      order,
    )
  if (parts !== null && [parts[2], parts[3]].some((each) => partWord.test(each ?? '')))
    return [`${parts[1] ?? ''}${parts[2] ?? ''}`, `${parts[1] ?? ''}${parts[3] ?? ''}`]
  const twice =
    /^(rename|relabel|call|change|move|turn|convert|replace|swap) (.+?) (to|into|as|before|after|above|below|with|by) (.+?)(?:,? and|,) (?:the )?(?:\1 )?(.+?) \3 (.+)$/i.exec(
      order,
    )
  if (twice !== null) {
    const [, deed = '', first = '', way = '', result = '', second = '', last = ''] = twice
    return [`${deed} ${first} ${way} ${result}`, ...splitPair(`${deed} ${second} ${way} ${last}`)]
  }
  const found = /^(make|turn|set|(?:i|we) (?:want|need)) (the \S+ (?!and\b)\S.*?) and (the \S+ \S.*)$/i.exec(order)
  const verb = /^(?:i|we)\b/i.test(found?.[1] ?? '') ? 'make' : (found?.[1] ?? '')
  return found === null ? [order] : [`${verb} ${found[2] ?? ''}`, `${verb} ${found[3] ?? ''}`]
}

const secondThought = new RegExp(String.raw`^(?:actually|hmm+|oh|well|you know what)\b[\s,:–-]*(?=(?:${verbs})\b)`, 'i')

function stripPoliteness(order: string): string {
  return (
    order
      .trim()
      .replace(politeness, '')
      // "Actually bring the notes back"; "actually blue" mends what was said before.
      .replace(secondThought, '')
      .replace(/^(?:\d+[.)]|[-*•])\s+/, '')
      .replace(/\s*(?:,?\s*(?:please|pls|thanks|thank you|as well|for me))+\s*[.!?]*$/i, '')
      .replace(/[.!?;,\s]+$/, '')
      .replace(/^(?:i|we)(?:['’]d like| want| need| would like) (the .+?) to (say|read|be)\b/i, '$1 should $2')
      .trim()
  )
}

/** What was asked in earlier messages, each order with what it leaned on filled in. */
export function resolvedOrders(messages: readonly string[]): string[] {
  const done: string[] = []
  for (const order of messages.flatMap(splitOrders)) done.push(plainEdit(resolveOrder(order, done), null))
  return done
}

const pronoun =
  /^(?:make|turn|set|move|put|show|change|rename|center|centre|bold|remove|delete|hide|and|color|colour|align)\s+(it|that|this|them|those)\b/i

/**
 * What an order leans on, filled in from the orders before it: "make it bigger" after the headline was changed, "and a
 * phone number too" after a field was added.
 *
 * @param earlier orders that were understood before, oldest first
 */
export function resolveOrder(order: string, earlier: readonly string[]): string {
  const last = earlier.at(-1)
  if (last === undefined) return order
  if (/^(?:do )?(?:the same|that too|this too|likewise)\b/i.test(order)) {
    const target = /\b(?:for|to|with|on)\s+(?:the )?(.+)$/i.exec(order)?.[1]
    const was = subjectOf(last)
    return target === undefined || was === null ? order : last.replace(was, `the ${target}`)
  }
  // "And plus one yes/no" after "add allergies to the RSVP".
  const place = /^add\b.+?(\s+to (?:the|each|my|our) .+)$/i.exec(last)?.[1]
  if (place !== undefined && /^[\p{L} ]{3,30}\s+\(?(?:yes ?\/ ?no|yes or no|number|date)\)?$/iu.test(order))
    return `add ${order.replace(/\s+\(?(yes ?\/ ?no|yes or no|number|date)\)?$/i, ' ($1)')}${place}`
  const mended = correction(order, last) ?? carriedOn(order, last)
  if (mended !== null) return mended
  const found = pronoun.exec(order)
  const about = subjectOf(last)
  // "Make it dark" is about the app.
  const isRemoval = /^(?:remove|delete|hide)\b/i.test(order)
  if (found !== null && about !== null && (isRemoval || isAboutOneThing(order)))
    return order.replace(found[1] ?? '', about)
  const isSentence =
    /\b(?:should|must|is|are|was|were|does|do|don['’]?t|can|could|has|have|needs?|looks?|will|would|isn['’]?t|doesn['’]?t)\b/i.test(
      order,
    )
  if ((!isSentence && /^(?:an?|the|another|one more|some)\s/i.test(order)) || /\b(?:too|as well)$/i.test(order)) {
    const verb = /^(?:please )?(add|include|remove|delete|put|show|track|hide)\b/i.exec(last)?.[1]
    if (verb !== undefined && !new RegExp(`^(?:${verbs})\\b`, 'i').test(order))
      return `${verb} ${order.replace(/\s*\b(?:too|as well)$/i, '')}`
  }
  return order
}

const comparative = '(bigger|larger|smaller|bolder|darker|lighter|brighter|rounder|thinner|thicker)'

/** "Even bigger", "a bit more", "darker please" after "make the headline bigger". */
function carriedOn(order: string, last: string): string | null {
  const isMore =
    /^(?:and )?(?:(?:a (?:bit|little)|even|still|some|much) )*more(?: please)?$|^(?:once )?more(?: of (?:that|it))?$/i.test(
      order,
    )
  if (isMore && new RegExp(`\\b${comparative}\\b`, 'i').test(last)) return last
  const said = new RegExp(
    `^(?:(?:make|turn) (?:it|them|that) )?(?:(?:a (?:bit|little)|even|still|slightly|much|way|no|now|please)[ ,]+)*${comparative}(?: still| again| please| instead)?$`,
    'i',
  ).exec(order)?.[1]
  const was = new RegExp(
    `^(?:make|turn|set|show)\\s+(.+?)\\s+(?:(?:much|a lot|even|a bit|a little)\\s+)*(?:${comparative}|dark|light|bright|bold|big|large|small)$`,
    'i',
  ).exec(last)?.[1]
  if (said === undefined) return null
  if (was !== undefined) return `make ${was} ${said}`
  // "Dark green background", "red buttons": the place of that colour.
  const place = /\b(background|buttons?|cards?|text|accents?)\b/i.exec(last)?.[1]
  const isShade = /darker|lighter|brighter/i.test(said)
  if (place !== undefined && isShade) return `make the ${place} ${said}`
  const named = new RegExp(`^${comparative}\\s+(.+)$`, 'i').exec(last)?.[2]
  return named === undefined ? null : `make the ${named} ${said}`
}

const correcting =
  /^(?:(?:no|nope|sorry|actually|hmm+|oh|wait|rather|instead|better|i meant?|make that|or)\b[\s,:!–—-]*)+(?:make (?:it|them|that)\s+)?/i

/** "No sorry, green: #008000" after "make the buttons red": the same order with the new value. */
function correction(order: string, last: string): string | null {
  const value = order.replace(correcting, '').replace(/\s+(?:instead|please|then|rather)$/i, '')
  if (value === order && !/\binstead$|^not\s/i.test(order)) return null
  const was =
    /^(make|turn|paint|set|change|colou?r)\s+(the\s.+?)\s+(?:to\s+|into\s+)?(?:[\p{L}-]+|#[0-9a-f]{3,6}|[\p{L}-]+ [\p{L}-]+)$/iu.exec(
      last,
    )
  const renamed = /^(?:rename|call|change)\s.+?\s(?:to|into|as)\s+["“]?(.+?)["”]?$/i.exec(last)?.[1]
  const instead =
    renamed === undefined
      ? null
      : new RegExp(`^not ${escapePattern(renamed)}[,;:]?\\s+(?:but )?(.+)$`, 'i').exec(order)?.[1]
  if (renamed !== undefined && instead !== null && instead !== undefined) return last.replace(renamed, instead)
  const isValue = /^(?:an? )?[\p{L}-]+(?: [\p{L}-]+)?(?:[\s:,(]*#[0-9a-f]{3,6}\)?)?$|^#[0-9a-f]{3,6}$/iu.test(value)
  if (was === null) return withColor(value, last)
  return !isValue || new RegExp(`^(?:${verbs})\\b`, 'i').test(value)
    ? null
    : `${was[1] ?? ''} ${was[2] ?? ''} ${value.replace(/^.*(#[0-9a-f]{3,6}).*$/i, '$1')}`
}

/** "Actually blue" after "red buttons". */
function withColor(value: string, last: string): string | null {
  const [said] = readColors(`make it ${value}`).asked
  const words = value.replace(/^(?:an?|the)\s+/i, '')
  const [was] = readColors(last).asked
  if (said === undefined || was === undefined || !/^[\p{L}#\d -]{3,30}$/u.test(words)) return null
  const [shade] = was.phrase.split(/\s+(?=(?:background|buttons?|cards?|text|accents?|headline|links?)\b)/i)
  return shade === undefined || !last.includes(shade) || new RegExp(`^(?:${verbs})\\b`, 'i').test(value)
    ? null
    : last.replace(shade, words)
}

function isAboutOneThing(order: string): boolean {
  return /\b(?:bigger|larger|smaller|bold(?:er)?|italic|underlined|uppercase|cent(?:er|re)d?|above|below|before|after|to the (?:top|bottom|end|start|left|right)|up|down|first|last|required|optional|again|number|date|checkbox|dropdown|to\s+["“])\b|["“]/i.test(
    order,
  )
}

/** What an order was about: "the headline" of "change the headline to “Hi”". */
export function subjectOf(order: string): string | null {
  const text = order.trim()
  const page =
    /^(?:add|create|make|include|build)\s+(?:an?|the|another)\s+(?:new |extra )?page\s+(?:called|named|titled)\s+["“]?(.+?)["”]?(?=\s+(?:with|that|which|where|saying|and)\b|[,.:]|$)/i.exec(
      text,
    )?.[1] ?? /^(?:rename|call)\s+(?:the )?.+? page\s+(?:to|into|as)\s+["“]?(.+?)["”]?$/i.exec(text)?.[1]
  if (page !== undefined) return `the ${page} page`
  const renamed = /^rename\s+(?!(?:it|this|the app)\b).+?\s+(?:to|into|as)\s+["“]?([^"“”]+?)["”]?$/i.exec(text)?.[1]
  if (renamed !== undefined) return `the ${renamed}`
  const found =
    /^(?:change|set|rename|replace|update|edit|reword|make|move|put|place|bring|center|centre|turn|show|mark|hide)\s+((?:the|my|our)\s+.+?)\s+(?:to|into|with|as|say|read|above|below|before|after|bigger|larger|smaller|bold|italic|required|optional|underlined|uppercase|centered|centred|up|down|first|last|[a-z]*er|#?\w+)\b/i.exec(
      text,
    ) ??
    /^(?:add|include|insert|create)\s+(?:an?|the|another|new)\s+(.+?)(?:\s+(?:with|to|in|on|that|called|named|saying|above|below|at|for)\b.*|\s*\(.*|$)/i.exec(
      text,
    ) ??
    /^(?:remove|delete|drop|hide)\s+((?:the\s+)?.+)$/i.exec(text)
  const subject = (found ??
    /^((?:the|my|our) .+?) (?:should|must|shall|needs? to|has to|is|are)\b/i.exec(text))?.[1]?.trim()
  if (subject === undefined) return null
  return /^(?:the|my|our)\s/i.test(subject) ? subject : `the ${subject}`
}
