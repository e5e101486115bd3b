// How much speaks for each sort of app that is no list of records: what its visitor does there, in whatever words. No
// single sign says it; those that a message has are added up.
import { readConversions } from '../tools/read-conversions.ts'
import { asksFeedbackForm } from '../people/read-feedback.ts'
import { asksPersonality } from '../tools/read-personality.ts'
import { readPoll } from '../tools/read-poll.ts'
import { asksForSteps } from '../tools/read-steps.ts'
import { isReadBySome } from '../sites/read-visitor-form.ts'
import { asksForSummary, wordsEvidence } from '../tools/text-things.ts'
import type { MessageSigns } from './message-signs.ts'
import { rewritingEvidence } from './rewriting-evidence.ts'

/** Points, and what they are given for. */
export type Sign = readonly [number, RegExp | ((signs: MessageSigns) => boolean)]

/** @returns all points of the signs that a message has */
export function pointsOf(signs: MessageSigns, table: readonly Sign[]): number {
  return table.reduce(
    (sum, [points, says]) => sum + ((typeof says === 'function' ? says(signs) : says.test(signs.text)) ? points : 0),
    0,
  )
}

const answered = ({ questions }: MessageSigns): number => questions.filter(({ answers }) => answers.length > 0).length

const scored =
  /\b(?:\d+|x|n|two|three|five|ten|how many)\s+(?:out )?of\s+(?:\d+|y|n|three|five|ten)\b(?![^.;]{0,12}\b(?:households|places|seats|books|people|left)\b)|\bhow many (?:of them |answers |questions )?(?:(?:were|are|was|is|you got|they got|they have|you have|they know|you know|one got|i got)\b[^.;]{0,12}\b(?:right|correct)|(?:right|correct) (?:answers|ones))|\b(?:your|their|the|my|final|total) (?:score|points|result in points)\b|\bscore\b[^.;]{0,15}\b(?:at the end|out of|in the end)|\b(?:points|score) (?:at|in) the end\b|\bat the end\b[^.;]{0,25}\b(?:points|score)\b|\ball (?:\p{L}+ )?(?:right|correct)\b/iu
const toldRight =
  /\b(?:right or wrong|wrong or right|correct or (?:not|wrong|incorrect)|right or not)\b|\b(?:whether|if|that|says?|tells?|told|see|know)\b[^.;]{0,25}\b(?:it|they|that|the answer|one|he|she|you|i)\b[^.;]{0,12}\b(?:right|correct|wrong)\b|\b(?:green|red) (?:if|when|for) (?:it is |it['’]s |the )?(?:right|correct|wrong)/i

/** Somebody is asked, answers, and is told whether it was right. */
const quiz: readonly Sign[] = [
  [3, ({ rightMarks }) => rightMarks >= 2],
  [1.5, ({ rightMarks }) => rightMarks === 1],
  [1.5, (signs) => answered(signs) >= 2],
  [2, toldRight],
  [2, scored],
  [1, /\bquestions?\b/i],
  [0.5, /\b(?:test|exam|badge|who knows|do you know)\b/i],
]

const askedOfPeople =
  /\bask(?:s|ing)? (?:(?:all|our|my|the|every|each|of|some|few) )*(?:guests?|tenants?|members?|people|visitors?|parents?|customers?|neighbou?rs?|patients?|families|students?|pupils?|staff|residents?|users?|readers?|volunteers?|colleagues|employees|them|everyone|everybody|\p{L}+ers)\b|\b(?:hear|know|learn|find out) from (?:(?:all|our|my|the|young|old) )*\p{L}+|\b(?:want(?:s|ed)?|like) to know (?:how|what|which|whether|why) (?:(?:\p{L}+ )?(?:people|they|you|everyone|everybody|guests?|our|my|the)\b)|\b(?:what|how) (?:our|my|the) \p{L}+ (?:think|feel|like|want)\b|\binterview\b/iu
const answersRead =
  /\b(?:answers?|results?|responses?|repl(?:y|ies)|what (?:came in|people (?:said|wrote|answered|sent)))\b[^.;]{0,60}\b(?:percent\w*|counted|how many|numbers?|charts?|bars|only|alone|secret|anonymous\w*|logged in|signs? in|per (?:answer|option|choice)|for (?:me|us|every(?:one|body)|all)|averages?|csv|under|page|table)\b|%|\b(?:only|just)\b[^.;]{0,40}\b(?:sees?|reads?)\b[^.;]{0,25}\b(?:answers?|results?|responses?|what came in)\b|\b(?:number|count|how many)s? (?:per|of each|for each|chose|said|picked|ticked)\b/i
const thanked =
  /\b(?:thanks?|thank (?:you|them)|afterwards?|after(?: (?:it(?: is|['’]s)|they|you|one|having|pressing|the))* ?(?:send|sent|sending|submit|finish)\w*)\b/i

/** Somebody is asked what they think, sends it, and somebody counts or reads it. */
const survey: readonly Sign[] = [
  [1.5, ({ questions }) => questions.length >= 2],
  [1, ({ questions }) => questions.length >= 3],
  [1, (signs) => answered(signs) >= 2],
  [1, ({ questions }) => questions.some(({ question }) => /\b(?:you|your)\b/i.test(question))],
  [1.5, askedOfPeople],
  [1.5, answersRead],
  [1, thanked],
  [1, /\banonymous\w*|\bno names\b|\bwithout (?:a )?names?\b/i],
  [1, /\bone (?:question|thing) (?:at a time|per|on each|after)\b/i],
  [-4, ({ rightMarks }) => rightMarks >= 2],
  [-2, toldRight],
  [-1.5, scored],
  [-4, /\bfaqs?\b|\bfrequently asked\b|\bhelp (?:page|cent(?:er|re))\b|\bquestions and answers\b/i],
  [-2, ({ questions }) => questions.length < 2],
  [7, ({ text }) => asksFeedbackForm(text) || (/\bfeedback\b/i.test(text) && isReadBySome(text))],
]

const readByAll =
  /\bfeedback\b[^]*?\b(?:listed|shown|visible|displayed|public(?:ly)?|(?:every(?:one|body)|any(?:one|body)|visitors|readers|customers|others|people) (?:can |may )?(?:sees?|reads?))\b/i

/** "All feedback is listed below": said of feedback, and of no answers to questions. */
export function isReadByAll(text: string): boolean {
  return (
    readByAll.test(text) &&
    /\bfeedback form\b/i.test(text) &&
    !/\?|\bquestions?\b|\bresults\b/i.test(text) &&
    !isReadBySome(text)
  )
}

const voting =
  /\b(?:(?:one|a single|their|a|your|my|each) votes?|vot(?:e|es|ed|ing)|ballot)\b(?! (?:on|for) (?:ideas|features)\b)/i

/** One thing is asked, everybody takes one of the answers and sees how many took which. */
const poll: readonly Sign[] = [
  [2, voting],
  [1.5, /\b(?:one|a single) vote\b|\bvotes? (?:once|only once|per (?:person|browser|visitor|head|device))\b/i],
  [
    1.5,
    /\b(?:every(?:one|body)|each(?: \p{L}+)?|people|they|you) (?:can )?(?:taps?|picks?|chooses?|clicks?|press(?:es)?) (?:on )?(?:just |only )?one\b/iu,
  ],
  [2, ({ questions, text }) => questions.length <= 1 && readPoll(text).options.length >= 2 && voting.test(text)],
  [1, /\b(?:percent\w*|bars|(?:number of|how many|how the) votes)\b|%/i],
  [-3, ({ questions }) => questions.length >= 3],
  [-3, ({ rightMarks }) => rightMarks >= 2],
  // What people bring themselves is kept, however it is voted on.
  [-3, /\b(?:ideas?|wish(?:es)?|proposals?|suggestions?|requests?|features?)\b/i],
]

const unitWord = String.raw`(?:€|\$|£|euros?|pounds|dollars|cents|percent|%|cm|mm|km|m|m²|metres?|meters?|kilomet\w+|miles|grams?|g|kg|kilos?|lit(?:re|er)s?|ml|hours?|h|minutes|days?|nights?|weeks?|months?|years?|cups?|degrees)`
const measured = new RegExp(
  String.raw`\b(?:in|of|per|a|an|each|l\/)\s?\d*\s?${unitWord}\b|\b(?:number|amount|price|cost|length|width|height|depth|distance|weight|speed|consumption|interest|rate|area|radius|temperature|age) (?:of|per|in|one way)\b|\b(?:amount|length|width|height|depth|distance|weight|speed|consumption|interest|rate|temperature|nights|adults|children)\b`,
  'giu',
)
const measuresIn = (text: string): number =>
  new Set([...text.matchAll(measured)].map(([all]) => all.toLowerCase())).size
const resultShown =
  /\b(?:shows?|sees?|reads?|tells?|says?|gets?|gives?|know|find out|work(?:s|ed)? out|calculates?|comput\w+)\b[^.;]{0,45}\b(?:total|sum|how (?:much|many|long|far|fast|often)|prices?|costs?|rates?|result|lit(?:re|er)s|grams|kilos|metres|hours|minutes|percent\w*|per (?:person|head|month|year|day)|altogether|what (?:it|that|the \p{L}+|my \p{L}+|they|it all|everything)(?: \p{L}+)? (?:costs?|comes to|is|makes|weighs?|earns?))\b/iu
const reckons =
  /\b(?:press(?:es|ing)?|buttons?|click(?:s|ing)?|hit(?:s|ting)?|tap(?:s|ping)?|push(?:es|ing)?)\b[^.;]{0,12}["“']?(?:calculate|compute|work it out|reckon|convert|sum(?: it)? up|how (?:much|many|long)|get the price|show (?:me|price|cost|total)|count(?: it)?|add (?:it )?up|estimate|size)\b|["“](?:calculate|compute|work it out|reckon|convert|estimate)["”]/i

/** Numbers go in, and one comes out. */
const calculator: readonly Sign[] = [
  [2, reckons],
  [1.5, resultShown],
  [1, ({ text }) => measuresIn(text) >= 2],
  [1, ({ text }) => measuresIn(text) >= 4],
  [
    1.5,
    /^\W*(?:(?:so|ok|hi|hello|i want to (?:know|see)|tell me|find out)[,:]?\s+)*(?:how (?:much|many|long|far|fast)|what)\b[^.?]{3,80}\b(?:need|costs?|takes?|will|do i|does|should|per|a month|a year)\b/i,
  ],
  [
    2,
    /\b(?:while|as) (?:i|you|one|they|we) types?\b|\b(?:at once|immediately|live|right away) (?:when|while|as)\b[^.;]{0,20}\btyp|\bnumbers? changes?\b|\bthe other (?:one )?(?:changes|follows|updates)\b/i,
  ],
  [
    1.5,
    /\b(?:one|an?|each|per) (?:litre|liter|bag|box|pack|can|tin|roll|night|hour|person|child|adult|km|page|piece|metre|post|cup)s?\b[^.;,]{0,20}\d|\d[\d.,]* ?(?:€|\$|£|euros?|g|kg|m²|ml|%)(?: an?| per| each|\/)/iu,
  ],
  [3, ({ text }) => readConversions(text).length > 0],
  // "Kg to lbs", "convert miles to km": nothing else is wanted.
  [
    2.5,
    ({ text }) => readConversions(text).length > 0 && (text.trim().split(/\s+/).length <= 5 || /\bconvert/i.test(text)),
  ],
  // "Flour (125 g), sugar (200 g)": what one of each is.
  [1.5, ({ text }) => (text.match(/\p{L} \(\d[\d.,]* ?(?:€|\$|£|g|kg|ml|l|cm|min\w*|%)\)/giu) ?? []).length >= 2],
  [1, /\b(?:types?|enters?|puts? in|sets?|says?|chooses?) (?:\p{L}+ )?how (?:many|much|long|far)\b/iu],
  [
    -2,
    /\b(?:each|every) (?:entry|record|row|item|line|one|time)\b|\b(?:log|diary|journal|tracker|inventory|list of|history of|track of|register)\b/i,
  ],
  [-2, /\b(?:cart|basket|shop|store|order|book(?:ing)?s?|appointments?|bookings)\b/i],
  [-2, /\bdates?\b/i],
  [-2, ({ questions }) => questions.length >= 3],
]

/** A length of time runs down before one's eyes. */
const timer: readonly Sign[] = [
  [2, ({ lengths }) => lengths.length > 0],
  [2, /\bcount(?:s|ing|ed)?[ -]?downs?\b|\b(?:runs?|ticks?|counts?) (?:down|backwards?|off)\b|\bstop ?watch\b/i],
  [1, /\b(?:beeps?|buzz(?:es)?|gongs?|rings?|alarm|chimes?|bell|whistle|sounds?|blinks?|flash(?:es)?)\b/i],
  [1, ({ text }) => (text.match(/\b(?:start|stop|pause|reset|resume)\b/gi) ?? []).length >= 2],
  [1, /\b(?:digits|clock|rounds|seconds|timer)\b|\btime['’]s up\b|\btime is (?:up|over)\b/i],
  [-3, /\b(?:quiz|game|log|diary|track|book(?:ings?|ed)?|appointment|duration)\b/i],
  [-2, ({ questions }) => questions.length >= 2],
]

const wordsKept =
  /\b(?:phrases?|sayings?|proverbs?|expressions?|vocabulary|vocab|glossary|dictionary|lexicon|word ?list|idioms?|slang|dialect|words)\b/i
const means =
  /\b(?:meanings?|means|translations?|translated|in (?:both|all|three|two) languages|either (?:side|way|language)|(?:both|two) (?:ways|directions))\b/i
const ofLanguage = ({ languages, text }: MessageSigns): boolean =>
  languages.length > 0 || /\blanguages?\b|\bdialect\b/i.test(text)

/** What is typed is translated on the spot: by its name, or by what its button says. */
const asksToTranslate =
  /\btranslator (?:from|between|into)\b|\b\p{L}+(?: to |[-–]| and |\/)\p{L}+ translat(?:or|ion)\b|\btranslat(?:or|ion)(?: tool)? \p{L}+(?: to |[-–]| and |\/)(?:english|french|german|spanish|italian|polish|portuguese|dutch|russian|chinese|japanese|turkish|arabic|latin|swedish|\p{Lu}\p{L}+)\b|(?:^|[.!?]\s+|\b(?:to|that|which|can|should|app|tool)\s+)translates? (?:\p{L}+ ){1,4}?(?:from \p{L}+ )?(?:in)?to (?:\p{L}+)\b|\btranslat(?:e|ion|ing) (?:tool|page|app|box|machine)\b|\b(?:button|press\w*|click\w*|taps?|hits?)\b[^.;]{0,20}\btranslate\b|["“]translate["”]|\btypes? (?:\p{L}+ ){0,4}(?:(?:and|to) (?:see|get|read)s? (?:it|them)|["“][^"”]+["”] and gets?)\b/iu

/** Words and phrases are kept with what they mean. */
const translation: readonly Sign[] = [
  [2, ({ pairs }) => pairs >= 2],
  [2, wordsKept],
  [1.5, means],
  [1, ofLanguage],
  [1, /\b(?:search|look(?:s|ed)? up|find)\b/i],
  [-2, ({ questions }) => questions.length >= 2],
  [-4, /\b(?:clients?|invoices?|per word|freelance|lessons?|pupils|prices?|due)\b|[€$£]/i],
  [-3, ({ text }) => !wordsKept.test(text) && !means.test(text)],
  [-4, asksToTranslate],
  // What is learned by heart has sorts of its own.
  [-4, /\b(?:trainer|practi[cs]e|drill|flash ?cards?|quiz|spelling|checked|reviewed)\b/i],
]

/** A word goes in and comes out in another language. */
const translator: readonly Sign[] = [
  [3.5, asksToTranslate],
  [2, /\btranslat(?:e|es|or|ing)\b/i],
  [1.5, ofLanguage],
  [1.5, /\b(?:types?|enters?|pastes?|puts? in|writes?|box|text field)\b/i],
  [
    1.5,
    /\b(?:read|reads|see|sees|get|gets|hear|shows?|appears?|say)\b[^.;]{0,30}\b(?:it |them )?in (?:both |the )?(?:\p{Lu}\p{L}+|(?:the |that |an)?other language)/u,
  ],
  [1, ({ pairs }) => pairs >= 2],
  [
    -3,
    /\b(?:clients?|invoices?|per word|due|freelance|status|checked|reviewed|prices?|menu|each)\b|\b(?:i|we|volunteers?|staff|members) (?:can )?adds?\b/i,
  ],
  [-3, ({ languages, text }) => languages.length === 0 && !/\btranslat/i.test(text)],
]

/** People leave where they can be reached, for something that is told to them on the page. */
const leads: readonly Sign[] = [
  [
    2.5,
    /\b(?:leaves?|drops?|gives? us|enters?) (?:(?:their|your|an?|his|her|us|the) )*(?:e-?mails?|mail address|addresses|phone|number|contact|details|names? and (?:e-?mail|mail|phone))\b/i,
  ],
  [1, /\b(?:landing|headline|big line|hero|slogan|big picture)\b/i],
  [
    1,
    /\b(?:hear|know|told|notified|be the first|find out|inform(?:ed)?) (?:when|as soon|once|first)\b|\b(?:coming|launch\w*|opens?|opening|starts?) (?:soon|to|in|on)\b|\bwhen (?:we|it) (?:start|open|launch)/i,
  ],
  [
    1,
    /\bhow many (?:people |households |\p{L}+ )?(?:have )?(?:signed up|joined|are in|are counted)|["“]\d+ (?:of \d+ )?\p{L}+(?: \p{L}+)?["”]/iu,
  ],
  [1, /\b(?:already|twice|same (?:address|e-?mail))\b/i],
  [1, /\bonly (?:i|we|me|us)\b|\bfor (?:me|us) (?:only|alone)\b/i],
]

const stepwise = /\b(?:next and back|back and next|next, back|step (?:one|1)|in (?:\p{L}+ )?steps|wizard)\b/iu

/** What is asked for in steps is a form as a survey is, whoever fills it in. */
const steps: readonly Sign[] = [
  [2, ({ text }) => asksForSteps.test(text)],
  [1, stepwise],
  [
    2,
    /\b(?:application|registration|sign-?up|signup|form|enrol\w*|request|booking|order|intake|onboarding|interview)\b/i,
  ],
  [1, /\bsummary\b|\bbefore (?:sending|it is sent|they send)\b|\bcheck everything\b/i],
  [-3, ({ rightMarks }) => rightMarks >= 2],
]

/** Six points of the reader of texts are sure; what is below is none. */
const written = ({ text }: MessageSigns): number =>
  Math.max(asksForSummary(text) ? 5.5 : 0, (wordsEvidence(text) - 6) * 2 + 5.5)

const isOfLanguages = ({ languages, pairs, text }: MessageSigns): boolean =>
  languages.length > 0 && (pairs >= 2 || /\btranslat/i.test(text))

/** More than any sort is given for its name. */
const enoughForAny = 20

/** By the ids of the archetypes. */
export const evidenceFor: Readonly<Record<string, (signs: MessageSigns) => number>> = {
  personality: ({ text }) => (asksPersonality(text) ? enoughForAny / 2 : 0),
  quiz: (signs) => pointsOf(signs, quiz),
  // What everybody reads is a list, and no form of questions.
  survey: (signs) =>
    isReadByAll(signs.text) ? -enoughForAny : Math.max(pointsOf(signs, survey), pointsOf(signs, steps)),
  poll: (signs) => pointsOf(signs, poll),
  calculator: (signs) => pointsOf(signs, calculator),
  timer: (signs) => pointsOf(signs, timer),
  translation: (signs) => pointsOf(signs, translation),
  translator: (signs) => pointsOf(signs, translator),
  leads: (signs) => pointsOf(signs, leads),
  ai: (signs) => Math.max(written(signs), rewritingEvidence(signs)) - (isOfLanguages(signs) ? 4 : 0),
}
