// How somebody says that they want to see something: "I'd like to see", "it would be great to know", "so that I can find".

const who = String.raw`(?:i|we|you|one|she|he|they|everyone|everybody|people|all of us|(?:my|the|our) \p{L}+)`
const adverb = String.raw`(?:also|only|then|really|just|always|still|later|sometimes|quickly|easily|simply|at least|ideally|please|at the end of the (?:day|week|month|year|season|evening)|as well)`
/** Where and how fast it is seen, which is no part of what is seen. */
const place = String.raw`(?:(?:right|straight) away|straightaway|right off|at a glance|at first glance|at one glance|at once|immediately|instantly|directly|quickly|easily|at any time|any time|always|at the (?:very )?top|on top|right at the top|first thing|first|on one page|in one place|on the (?:first|start|front|home) ?page|on one screen|at the moment|right now|currently|every (?:morning|day|evening|week|monday)|as well|too|also|somehow|clearly|then|there|above the list)`
const seeing = String.raw`(?:see|know|tell|view|check|look up|find out|spot|notice|recogni[sz]e|understand|find|show|keep an eye on|(?:get|have) (?:an? )?(?:quick )?overview of|be told|be shown|be able to see|report|look at|filter for|look for|search for|compare|get|read(?= (?:how|which|what|who)))`
const wish = String.raw`(?:(?:want|wants|wanna|need|needs|would like|would love|like|love|wish|prefer|have|hope)(?:['’]d)?(?: ${adverb})* to(?: ${adverb})*(?: be able to)?|(?:can|could|should|must|will|may|should be able to|gotta)(?: ${adverb})*)`
const lead = String.raw`(?:${who}(?:['’]d(?: (?:${adverb} )*(?:like|love|need|want))? to| would(?: ${adverb})* (?:like|love|want) to|(?: ${adverb})* ${wish})(?: ${adverb})*(?: be able to)?)`
const nice = String.raw`(?:it (?:should|must|has to|needs to|could) be (?:easy|possible|simple)(?: for \p{L}+)? to|(?:it|that)(?:['’]d| would| will)(?: ${adverb})* be (?:so |really |very |super )?(?:great|nice|good|interesting|lovely|handy|helpful|useful|cool|perfect|wonderful|fantastic|awesome|best|ideal)(?: too| as well)?(?: to| if (?:i|we|you|one) could|,? if (?:i|we|you|one) (?:was|were) able to)(?: be able to)?)`
const shows = String.raw`(?:(?:please )?(?:(?:it|the (?:app|page|list|site|thing|tool)|that)(?: (?:should|must|could|can|has to|needs to|would|shall|will|also|just|then))* )?(?:shows?|tells?|lists?|displays?)(?: (?:me|us|you|them|everyone|everybody))?)`

const opener = String.raw`(?:(?:and|but|also|then|so that|so|plus|maybe|ideally|oh|at the (?:very )?top|on top|on the (?:first|start|front) page|in the morning|every (?:morning|monday|evening|week)|best of all|most of all|above all|most important(?:ly)?|finally|${adverb})[\s,]+)*`

/** The words with which a stretch says that something is to be seen; what is seen follows. */
export const seeFrame = new RegExp(
  String.raw`^\s*${opener}(?:(?:wanna|want to|need to|gotta|would like to|like to) ${seeing}|(?:i|we|she|he|they)(?: \p{L}+){0,4}? (?:los(?:e|ing) track of|forget(?:ting)?|finding out|figuring out|guessing|have no idea|never know|no longer know)(?= (?:who|which|what|how))|let (?:me|us|them|everyone|everybody|people) (?:${adverb} )*${seeing}|the (?:most important|main|only|best) (?:thing|point|question)(?: for (?:me|us))?(?: (?:is|to (?:see|know) is)|:|,)|what (?:${lead}) (?:${adverb} )*${seeing}(?: ${place}| most)*(?: in the \p{L}+)? (?:is|are)|(?:${lead}|${nice}) (?:${adverb} )*${seeing}|${shows}|to (?:${adverb} )*${seeing})(?: ${place})*\s+(?=\S)`,
  'iu',
)
/** "So that I can see", "and find": without its subject it carries on a wish. */
export const carriedFrame = new RegExp(
  String.raw`^\s*(?:(?:and|or|then|also|so(?: that)?)\s+)*(?:(?:${who}) (?:can |could )?)?(?:${adverb} )*${seeing}(?: ${place})*\s+(?=\S)`,
  'iu',
)
/** "I want the best ones first", "I'd like to have what runs out on top": what is had in some order. */
export const haveFrame = new RegExp(
  String.raw`^\s*${opener}(?:(?:${lead}|${nice}) (?:${adverb} )*(?:have|get|put|sort|order|list|show|see)|${who}(?:['’]d| would)?(?: ${adverb})* (?:want|wants|need|needs|like|love|would like|would love)|with|put|list|have|please|and have|sort|keep)(?: (?:me|us))?\s+(?=\S)`,
  'iu',
)
/** "I'd like to mark", "tick off": what sets a tick. */
export const markFrame = new RegExp(
  String.raw`^\s*${opener}(?:(?:${lead}|${nice}) (?:${adverb} )*|(?:with |there should be )?(?:a|some) way to |to )?(?:mark|tick(?: off)?|flag|star|check(?: off)|cross(?: off| out)|highlight|tag|label|say|choose|indicate)\s+(?=\S)`,
  'iu',
)
export const placeWords = new RegExp(
  String.raw`(?:^(?:${place})\s+)+|(?:[\s,]+(?:${place}|please|in red|so (?:that )?nothing \p{L}+ \p{L}+))+$`,
  'giu',
)
