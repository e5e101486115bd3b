// Does everybody bring in their own, and somebody look after all of it? "Tenants only see their own, the caretaker sees all."
const overseer = String.raw`(?:admin(?:istrator)?s?|caretaker|janitor|board|managers?|landlord|landlady|owner|office|staff|committee|coordinators?|support(?: team)?|technicians?|it (?:team|staff|department|people)|management|teachers?|trainers?|boss|treasurer|secretary|superintendent|supervisors?|housing company|desk|we|i)`
const seesAll = new RegExp(
  String.raw`\b${overseer}\b[^.;]{0,30}?\b(?:sees?|reads?|gets?|views?|manages?|has)\s+(?:all\b|every(?:thing|body|one)\b|every \p{L}+|them all|the (?:whole|full) list)`,
  'iu',
)
const setsState = new RegExp(
  String.raw`\b${overseer}\b[^.;]{0,40}?\b(?:changes?|sets?|updates?|switch(?:es)?|moves?|marks?|puts?)\s+(?:(?:(?:and \p{L}+ )?(?:the|its|their|a|each)\s+)?(?:status|state|stage)\b|(?:it|them|each(?: one)?|the \p{L}+)\s+(?:to|as|from|into)\b)`,
  'iu',
)
const onlyTheySet = new RegExp(
  String.raw`\b(?:status|state|stage)\b[^.;]{0,90}?\bonly (?:the |our )?${overseer}\b[^.;]{0,15}\b(?:changes?|sets?|updates?)\b`,
  'iu',
)
const ownOnly =
  /\b(?:their|his|her|his or her) own\b|\bwhat (?:they|he|she|each|somebody) (?:have |has )?(?:reported|sent|submitted|filed|handed in|opened|requested|wrote|asked)\b|\bsees? only (?:theirs|what)\b|\bonly (?:sees?|can see) (?:theirs|their)\b/i
const bringsIn =
  /\b(?:reports?|file|files|submits?|sends?(?: in)?|opens?|raises?|requests?|creates?)\b[^.;]{0,20}\b(?:problems?|tickets?|requests?|damages?|faults?|issues?|defects?|complaints?|incidents?|repairs?|claims?|applications?)\b/i
/** Those who come from outside with something of theirs. */
const handsIn =
  /\b(?:customers?|clients?|tenants?|residents?|users?|employees?|students?|pupils?|parents?|owners?|patients?|citizens?|neighbou?rs?)\b[^.;]{0,50}?\b(?:submits?|sends?(?: in)?|reports?|enters?|hands? in|opens?|creates?|brings? in|fills? in|posts?|raises?|files?)\b/i
const hasDoor = /\b(?:log(?:s|ged)?[ -]?in|sign(?:s|ed)?[ -](?:in|up)|accounts?|passwords?|register(?:ed)?)\b/i

export function asksOversight(text: string): boolean {
  const saysState = setsState.test(text) || onlyTheySet.test(text)
  if (ownOnly.test(text)) return seesAll.test(text) || (bringsIn.test(text) && saysState)
  return hasDoor.test(text) && (bringsIn.test(text) || handsIn.test(text)) && (saysState || seesAll.test(text))
}
