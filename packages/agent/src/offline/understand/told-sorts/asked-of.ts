// What visitors are asked for, told in prose: "with their address and what's broken", "they need to leave their name and
// whether it is a grand or an upright".

const after =
  /\b(?:(?:leav(?:e|ing)|giv(?:e|ing)|tell|enter|send|type|say|write|fill in|state|provide)(?: (?:us|me))?|(?:quote|quotation|estimate|offer|enquiry|request|message|appointment|slot|lesson|session)s?,? (?:with|by giving|and (?:leave|give|say|tell (?:us|me)))|get in touch,? with|(?:ask|apply|sign up|reserve|request)[^.,;]{0,30}? with|i(?:['’]d| would)? need|we(?:['’]d| would)? need|i need to know|we need to know) ((?:their|his or her|an?|the|what|which|how|where|when|whether|if)\b[^.;!?]*)/giu
const person = /\b(?:name|e-?mail|phone|telephone|number)\b/iu
/** Where the list is over and somebody else does something. */
const over =
  /,? (?:and |so |then )+(?:then )?(?:i|we|it|they) (?:can|could|get|will|want|see|call|answer|confirm|then|should)\b.*$|,? (?:if|when|in case) (?:they|people|you) (?:want|like|wish|need|would)\b.*$/iu

const either = /^(?:whether|if) (?:it is|it['’]?s|they (?:have|want|need)|it was) ([\p{L} ]{2,40} or [\p{L} ]{2,30})$/iu

export function plainItem(said: string): string {
  const item = said
    .trim()
    .replace(/^(?:and )?(?:(?:their|his or her|the|an?|some|roughly|about)\s+)*/iu, '')
    .replace(/^(?:few|couple of) (?:words|sentences|lines) (?=about\b)/iu, '')
  const choices = either
    .exec(item)?.[1]
    ?.split(/ or /u)
    .map((each) => each.replace(/^(?:just |an? |the )+/iu, '').trim())
  if (choices !== undefined) return choices.join(' or ')
  return item.replace(/\bwhat['’]s\b/iu, 'what is').replace(/^number$/iu, 'phone number')
}

/** @param usual what is asked where nothing else says how somebody is reached */
export function askedOf(message: string, usual: readonly string[]): string {
  const lists = [...message.matchAll(after)].map(([, list = '']) => list.replace(over, ''))
  const items = lists
    .filter((list) =>
      /\b(?:name|e-?mail|phone|telephone|number|address|photos?|what|which|how|whether|size|date|when|where)\b/iu.test(
        list,
      ),
    )
    .flatMap((list) => list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/u))
    .map(plainItem)
    .filter(
      (item) => item !== '' && item.split(' ').length <= 7 && !/^(?:we|i) (?:do|offer)\b|\bwhat (?:we|i) /iu.test(item),
    )
  const told = [...new Set(items)]
  const isReached = told.some((item) => /\b(?:e-?mail|phone|telephone|number)\b/iu.test(item))
  const isOther = told.some((item) => !person.test(item))
  const isMissing = (each: string): boolean =>
    !told.some((item) => item.includes(each)) &&
    (each === 'name' || (each === 'message' ? !isOther : !isReached || each === 'question'))
  return [...usual.filter(isMissing), ...told].join(', ')
}
