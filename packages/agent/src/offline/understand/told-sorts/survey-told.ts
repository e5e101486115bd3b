// What others are asked about something that was, told in prose: "ask how they liked the food and the music, from 1 to 5".

const wants =
  /\b(?:want|like|love|need) to (?:know|hear|find out|learn) (?:from )?(?:what )?(?:(?:the|my|our|all) )*\p{L}+[^.]{0,40}\b(?:thought|think|liked|felt|feel|enjoyed)\b|\b(?:feedback|opinions?) (?:from|of) (?:the|my|our)\b|\bask (?:them |people |everyone |the \p{L}+ )?how they (?:liked|found|enjoyed)\b/iu
const liked =
  /\bhow (?:they|people|everyone|guests) (liked|found|enjoyed) ((?:the |our )?\p{L}+(?:, (?:the |our )?\p{L}+)*,?(?: and (?:the |our )?\p{L}+)?)/iu
const scale = /\b(?:from )?(?:1|one) (?:to|-|–) (?:5|five)\b|\bstars\b/iu
const wouldThey =
  /\b(?:if|whether) they (?:would|['’]d) ([^.,;]+?)(?= and (?:leave|have|give|some|room|what)|[.,;]|$)/giu
const remarks = /\b(?:comments?|remarks|anything else|suggestions|say more|their own words)\b/iu
const what =
  /\b(?:our|the|my) (?:\p{L}+ )?(\p{L}+ (?:party|festival|fair|dinner|trip|camp|concert|workshop|course|lunch|meeting|wedding|event)|party|festival|fair|workshop|course|concert|camp|trip|event)\b/iu

export function surveyTold(message: string): string | null {
  const list = liked.exec(message)?.[2]
  if (list === undefined || !wants.test(message)) return null
  const things = list.split(/, | and /u).map((each) => each.replace(/^(?:and )?(?:the |our )?/iu, '').trim())
  const isRated = scale.test(message)
  const questions = [
    ...things.map((thing) => `How did you like the ${thing}?${isRated ? ' 1 to 5' : ''}`),
    ...[...message.matchAll(wouldThey)].map(([, would = '']) => `Would you ${would.trim()}? yes, no`),
    ...(remarks.test(message) ? ['Any comments?'] : []),
  ]
  const about = what.exec(message)?.[1]
  const isUnnamed = /\banonym\w*|\bno names\b/iu.test(message)
  return `A survey${about === undefined ? '' : ` about our ${about.toLowerCase()}`}: ${questions.join('; ')}.${isUnnamed ? ' Anonymous.' : ''}`
}
