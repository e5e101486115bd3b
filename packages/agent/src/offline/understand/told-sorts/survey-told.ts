// What others are asked about something that was, told in prose: "ask how they liked the food and the music, from 1 to 5".
import { questionsTold } from './questions-told.ts'

const wants =
  /\b(?:want|like|love|need) to (?:know|hear|find out|learn) (?:from )?(?:what )?(?:(?:the|my|our|all) )*\p{L}+[^.]{0,40}\b(?:thought|think|liked|felt|feel|enjoyed)\b|\b(?:feedback|opinions?) (?:from|of) (?:the|my|our)\b|\bask (?:them |people |everyone |the \p{L}+ )?how they (?:liked|found|enjoyed)\b/iu
const liked =
  /\bhow (?:they|people|everyone|guests) (liked|found|enjoyed) ((?:the |our )?\p{L}+(?:, (?:the |our )?\p{L}+)*,?(?: and (?:the |our )?\p{L}+)?)/iu
/** "A score from 1 to 5 for the room, breakfast and welcome". */
const scored =
  /\b(?:scores?|ratings?|marks?|grades?|points|stars)(?: (?:out of|from|of|between)? ?(?:\d+|one|five|ten)(?: (?:to|and|-|–) (?:\d+|five|ten))?)? (?:for|of|on) ((?:the |our |my )?\p{L}+(?:, (?:the |our |my )?\p{L}+)*,?(?: and (?:the |our |my )?(?!what\b|whether\b|if\b|how\b)\p{L}+)?)/iu
const isAskedFor = /\b(?:questionnaires?|surveys?|feedback (?:forms?|cards?))\b/iu
/** "What we could do better". */
const whatWe = /\bwhat (we|i) (could|can|should|might) ([^.,;!?]{3,40})/iu
const scale = /\b(?:from )?(?:1|one) (?:to|-|–) (?:5|five)\b|\bstars\b/iu
const wouldThey =
  /\b(?:if|whether) they(?: would|['’]d) ([^.,;]+?)(?= and (?:leave|have|give|some|room|what)|[.,;]|$)/giu
const remarks = /\b(?:comments?|remarks|anything else|suggestions|say more|their own words)\b/iu
const what =
  /\b(?:our|the|my) (?:\p{L}+ )?(\p{L}+ (?:party|festival|fair|dinner|trip|camp|concert|workshop|course|lunch|meeting|wedding|event)|party|festival|fair|workshop|course|concert|camp|trip|event)\b/iu

const thingsIn = (list: string): string[] =>
  list.split(/, | and /u).map((each) => each.replace(/^(?:and )?(?:the |our |my )?/iu, '').trim())

/** What is scored, one after the other, and what else is asked. */
function scoresAsked(message: string, list: string): string {
  const [, , may = '', better = ''] = whatWe.exec(message) ?? []
  const questions = [
    ...thingsIn(list).map((thing) => `How was the ${thing}? 1 to 5`),
    ...[...message.matchAll(wouldThey)].map(([, would = '']) => `Would you ${would.trim()}? yes, no`),
    ...(better === '' ? [] : [`What ${may.toLowerCase()} we ${better.trim()}?`]),
    ...(remarks.test(message) && better === '' ? ['Any comments?'] : []),
  ]
  const isUnnamed = /\banonym\w*|\bno names?\b/iu.test(message)
  const isKept =
    /\b(?:guests?|they|customers?|people|parents|participants) (?:should|must|may|can)(?:n['’]?t| not) see (?:the )?(?:results|answers)|\bonly (?:i|we|me|us) see\b/iu.test(
      message,
    )
  return `A survey: ${questions.join('; ')}.${isUnnamed ? ' Anonymous.' : ''}${isKept ? ' Only the admin sees the results.' : ''}`
}

/** Who is asked about what: "what the staff think", "our gym". */
const asksAbout =
  /\b(?:canteen|gym|library|school|office|church|club|shop|caf[eé]|museum|practice|clinic|nursery|course|meeting room|service|website|team)\b/iu
const isAnonymous = /\banonym\w*|\bno names?\b/iu

function oneAfterTheOther(message: string): string | null {
  const questions = questionsTold(message)
  if (questions === null) return null
  const about = asksAbout.exec(message)?.[0]?.toLowerCase()
  return `A survey${about === undefined ? '' : ` about our ${about}`}: ${questions.join('; ')}.${isAnonymous.test(message) ? ' Anonymous.' : ''}`
}

export function surveyTold(message: string): string | null {
  const asked = oneAfterTheOther(message)
  if (asked !== null) return asked
  const list = wants.test(message) ? liked.exec(message)?.[2] : undefined
  const scores = isAskedFor.test(message) ? scored.exec(message)?.[1] : undefined
  if (list === undefined) return scores === undefined ? null : scoresAsked(message, scores)
  const things = thingsIn(list)
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
