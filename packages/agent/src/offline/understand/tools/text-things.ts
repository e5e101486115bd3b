// Is something to be written for somebody, and what? Told by what stands around the noun of a text: who makes it, who
// wants to get it, what goes in, how it is to sound. No single one of these says it, two or three together do.
import { asksForTextSheet } from '../archetypes/text-archetypes.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize } from '../inflect.ts'
import { soundNoun, soundsLikeTone } from '../looks/said-tones.ts'
import { isLongThing, isShortThing, isTextThing, isWeakThing, textThing } from './text-nouns.ts'
import { typedInputs } from './typed-inputs.ts'
import { readChoices, isSoundNoun } from './writer-choices.ts'

/** "Paste an article and get the gist": something shorter is made of what somebody brings. */
const brings =
  /\b(?:pastes?|pasting|drop(?:s|ping)? in|puts? in|types? in|enters?|copy in|copies in|feeds?|give it|inserts?|uploads?)\b[^.;]{0,40}?\b(?:texts?|articles?|e-?mails?|notes|reports?|documents?|letters?|stor(?:y|ies)|chapters?|minutes|transcripts?|papers?|essays?|posts?|paragraphs?|pages?|contents?)\b/i
const shortens =
  /\bsummar(?:y|ies|i[sz]\w*)\b|\bshorten\w*\b|\bcondens\w+|\b(?:boil|cut|break)(?:s|ed|ing)? (?:it |them |that )?down\b|\bshort(?:er)? versions?\b|\b(?:the )?gist\b|\btl;? ?dr\b|\bmost important (?:points?|sentences?|facts|things|parts?|bits)\b|\b(?:key|main) (?:points|sentences|facts|ideas)\b|\bin (?:short|brief|a nutshell)\b|\bdigests?\b/i

/** Is a text to be made shorter that somebody brings? */
export function asksForSummary(text: string): boolean {
  return (
    shortens.test(text) &&
    (brings.test(text) ||
      /\b(?:input|text) fields?\b/i.test(text) ||
      /\btl;? ?dr\b|\btext (?:summary|shortener)\b|\bsummary (?:tool|maker|generator)\b/i.test(text))
  )
}

const making = String.raw`(?:writ(?:e|es|ing|ten)|compos(?:e|es|ing)|generat(?:e|es|ing)|creat(?:e|es|ing)|suggest(?:s|ing)?|draft(?:s|ing)?|invent(?:s|ing)?|com(?:e|es|ing) up with|mak(?:e|es|ing)(?: up)?|produc(?:e|es|ing)|sp(?:it|its|itting) out|giv(?:e|es|ing)|gave|put(?:s|ting)? together|propos(?:e|es|ing)|offer(?:s|ing)?|return(?:s|ing)?|deliver(?:s|ing)?|craft(?:s|ing)?|phras(?:e|es|ing)|formulat(?:e|es|ing)|cook(?:s|ing)? up|churn(?:s|ing)? out|dream(?:s|ing)? up|think(?:s|ing)? (?:up|of)|whip(?:s|ping)? up|conjur(?:e|es|ing)(?: up)?|turn(?:s|ing)? [^.;]{1,60}? into|form(?:s|ing)?|build(?:s|ing)?|hand(?:s|ing)?(?: (?:me|us|you|out))?|find(?:s|ing)?|show(?:s|ing)?|throw(?:s|ing)? out|present(?:s|ing)?|word(?:s|ing)?|serv(?:e|es|ing)(?: up)?|(?:answer|repl(?:y|ie)|respond|com(?:e|es) back)(?:s|ing)? with|print(?:s|ing)?|fill(?:s|ing)? in)`
/** Before a noun: articles, numbers, what it is like. */
const dets = String.raw`(?:\s+(?:me|us|you|them|him|her|people|visitors|my \p{L}+|an?|the|some|several|a few|few|a couple of|short|long|little|small|catchy|funny|great|different|matching|suitable|fitting|ready-made|ready|new|good|nice|own|whole|finished|proper|decent|original|unique|clever|\d+|one|two|three|four|five|six|seven|eight|nine|ten|for|out|of|it|birthday|always|kind of|sort of|set of|bunch of|list of|handful of|our|my|your|their|automatically|personal|personali[sz]ed|custom))*(?:\s+(?!it|that|which|of|the|to|and|or|in|on|with|for|from)[\p{L}'’-]+){0,2}\s*$`
/** The tool, or whatever is wanted, and no person: "it writes", "an app which is making", "and suggests". */
const byTool = new RegExp(
  String.raw`(?:\b(?:it|that|which|app|tool|page|site|website|machine|bot|program|generator|something|helper|assistant|computer|thing|software|button|maker|form)(?:['’]s|['’]ll|['’]d)?\s+(?:(?:can|will|should|could|would|shall|must|then|simply|automatically|also|is|be|able to|for me|on the tablet|that|which|helps?(?: (?:me|us|you|people|them))?|lets (?:me|us|you))\s+)*(?:to\s+)?|(?:^|[,;:–—]\s*|\b(?:and|then|to|for|please|computer to|me|us)\s+)(?:then\s+)?)(${making})${dets}`,
  'iu',
)
/** People who write themselves. */
const byPerson =
  /\b(?:i|we|people|members|users|customers|visitors|students|pupils|everyone|everybody|anyone|authors|they|you|guests|who|(?<!help|helps|let|lets|for) (?:me|us))\s+(?:can |could |may |will |should |have to |must |often |always |usually |to )*(?:write|compose|create|make|draft|post|submit|share|leave|suggest|put|invent|give)s?\b(?:(?!\b(?:that|which|it|app|tool|page|something)\b)[^.;,])*$/i
const wish = new RegExp(
  String.raw`(?:\bthere (?:should|must|could|ought to|has to) be|\b(?:(?<!\b(?:it|entry|each \p{L}+|every \p{L}+|which|that) )(?:wants?|needs?|gets?)|got|getting|receives?|receive|would (?:like|love)|['’]d (?:like|love|want|need)|looking for|helper|assistant|help with|generator|machine|tool|app|thing|like|program|bot|suggestions|ideas|see)(?: (?:for|with|of|to (?:get|have|see|write|invent|generate|create|come up with)))?|\bout comes?|\bhand(?:s)? (?:me|us)|\b(?:is|are|be|being|get|gets|was) (?:then )?(?:given|offered|shown|handed|presented with|provided with|served)|(?:->|→|=>)|\b(?:app|tool|page|site|place|program|something)\b[^.;]{0,20}\b(?:in which|where|on which|with which|that lets|lets?|for)\b[^.;,]{2,30}?\b(?:produces?|generates?|creates?|gets?|makes?|have|invents?|composes?))${dets}`,
  'iu',
)
const makers = String.raw`(?:ideas? )?(?:generat(?:or|ors|ion)|makers?|writers?|creators?|machines?|composers?|finders?|inventors?|builder|suggester|wizard)\b`
const maker = new RegExp(String.raw`^\s*(?:-\s*)?${makers}`, 'iu')
const toolName = /^\s*(?:tool|app|thing|helper|assistant|bot|buddy|robot|oracle|factory|page|site|program)\b/i
const appears =
  /^[^.;,]{0,20}\b(?:come(?:s)?(?: up| out)|appear(?:s)?|pop(?:s)? (?:up|out)|show(?:s)? up|(?:is|are|gets?|get|be) (?:shown|made|suggested|written|generated|composed|created|invented|proposed|drafted))\b|^\s+(?:should|can|could|may|must|ought to|has to|have to|shall|is to)\s+(?:then )?(?:be|sound|come|read)\b|^\s+(?:written|made|composed|generated|drafted|created)\b(?! (?:by|down))|^[^.;,]{0,12}\b(?:goes|go|comes) out\b|^ out(?=\s*(?:[,.;]|$))/i
/** A word for any text: what is named more closely is meant. */
const isGeneric = /^(?:texts?|words|lines?|ideas?|wording|copy|messages?|titles?)$/i

const atStart =
  /^\W*(?:(?:an?|the|some|please|little|simple|small|funny|good|new|short)\s+)*(?:(?!(?:i|we|you|it|my|our|to|enter|type|write|add|keep|collect)\b)[\p{L}-]+\s+)?$/iu

interface Mention {
  words: string
  /** The tool's verb for making it. */
  verb: string | undefined
  /** How surely it is what is made. */
  weight: number
  /** The message begins with it. */
  isFirst: boolean
}

const mention = new RegExp(String.raw`\b(?:${textThing})(?![\p{L}'’-])`, 'giu')
const before = 90

/** What no list knows: "comes up with a plant tag", "out of office generator"; it is a text where it has a tone. */
const unknown = new RegExp(
  String.raw`\b(?:it|that|which|app|tool|page|machine|program|something|and|to|,)\s+(?:(?:can|will|should|then|also)\s+)*(writes|write|composes|compose|generates|generate|invents|invent|formulates|formulate|drafts|words|phrases|comes up with|come up with|thinks up|dreams up)\s+(?:(?:me|us|you|an?|the|some|several|short|new|funny|\d+|two|three|four|five|six)\s+)*((?!it\b|them\b|what\b|that\b|to\b|for\b|down\b|about\b|with\b)[\p{L}'’-]+(?: (?!for\b|from\b|about\b|on\b|when\b|if\b|in\b|with\b|that\b|which\b|to\b|out\b|of\b|and\b|or\b|is\b|are\b|by\b)[\p{L}'’-]+)?)|\b((?:(?!an?\b|the\b|my\b|our\b|simple\b|little\b|need\b|build\b|make\b|create\b|want\b|for\b|with\b)[\p{L}'’-]+ ){1,3})(generator|composer|inventor|writer)\b`,
  'giu',
)
const noText =
  /\b(?:images?|pictures?|photos?|logos?|passwords?|codes?|reports?|invoices?|pdfs?|music|videos?|quiz\w*|surveys?|numbers?|colou?rs?|palettes?|teams?|schedules?|plans?|charts?|lists?|forms?|sites?|reviews?|entries|notes?|code|ai|online|random)$/i

/** A pep talk, a plea: by its sense a thing that is said or written, where a button makes one. */
function saidThings(text: string): Mention[] {
  if (!comesByButton.test(text)) return []
  return [...text.matchAll(/\ban? ((?:\p{L}+ )?)(\p{L}{4,})/giu)].flatMap(([, what = '', noun = '']) => {
    const isSaid = sensesOfNoun(noun)?.senses[0] === 'communication' && !noText.test(noun)
    return isSaid ? [{ words: `${what}${noun}`, isFirst: false, verb: undefined, weight: 3 }] : []
  })
}

function unknownIn(text: string): Mention[] {
  const named = [...text.matchAll(unknown)].flatMap(([, verb, thing, called, makerNoun]) => {
    const words = (thing ?? called ?? '').trim()
    return words === '' || noText.test(words)
      ? []
      : [{ words, isFirst: false, verb: (verb ?? makerNoun)?.toLowerCase(), weight: 4 }]
  })
  return [...saidThings(text), ...named]
}

/** Every noun of a text in the message, by what stands around it. */
function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(mention)].flatMap(({ 0: found, index }) => {
    const start = text.slice(Math.max(0, index - before), index).replace(/^[^]*[.;!?\n]\s+/, '')
    const end = text.slice(index + found.length, index + found.length + 50)
    const words = found.trim()
    // "Write a toast": what is told to write is no part of its name.
    const isAi = /\b(?:ai|gpt)[- ]$/i.test(start)
    const isFirst = atStart.test(text.slice(0, index))
    const weight = maker.test(end)
      ? 5
      : isAi
        ? 4
        : byTool.test(start) && !byPerson.test(start)
          ? 4
          : toolName.test(end)
            ? 3
            : appears.test(end)
              ? 3
              : wish.test(start)
                ? 3
                : 0
    const verb = weight === 4 && !isAi ? byTool.exec(start)?.[1] : maker.exec(end)?.[0]
    const isStrong =
      verb !== undefined &&
      /^(?:suggest|generat|invent|compos|formulat|phras|com(?:e|ing)s? up|dream|conjur|think)/i.test(verb)
        ? 3
        : 0
    const isNoun =
      !(/^openings?$/i.test(words) && /^\s+(?:hours|times)\b/i.test(end)) &&
      !/^(?:writes?|texts? me|notes? (?:that|down)|names? (?:of|is|and))$/i.test(words) &&
      !/^\s+of the\b/.test(/^names?$/i.test(words) ? end : '')
    return isNoun
      ? [
          {
            words,
            isFirst,
            verb: verb?.trim().toLowerCase(),
            weight:
              weight === 0 ? 0 : weight + isStrong + (isWeakThing(words) ? 0 : 1) - (isGeneric.test(words) ? 1 : 0),
          },
        ]
      : []
  })
}

/** What a message begins with is what it is about, unless something else is plainly made. */
const rank = ({ weight, isFirst, words }: Mention): number => weight + (isFirst && !/^names?$/i.test(words) ? 3 : 0)
const head = (words: string): string => singularize(words.toLowerCase().split(' ').at(-1) ?? '')

/** What is most surely made: of several mentions of the same noun the fullest name. */
function made(text: string): Mention | null {
  const known = mentionsIn(text)
  const isUnknown = known.every(({ weight }) => weight < 3) && toneOf(text) >= 3
  const all = isUnknown ? [...known, ...unknownIn(text)] : known
  const best = all.toSorted((one, other) => rank(other) - rank(one))[0]
  if (best === undefined || rank(best) === 0) return null
  // "A silly text" is a text.
  const name = soundsLikeTone(best.words.split(' ')[0] ?? '') ? best.words.replace(/^\S+\s+(?=\S)/, '') : best.words
  const weight = Math.max(...all.filter(({ words }) => head(words) === head(best.words)).map((each) => each.weight))
  return { ...best, words: name, weight }
}

/** What goes in, and how it is to be. */
const isEntered =
  /(?:->|→|=>)|\bgoes in\b|\bfill(?:s|ed)? (?:in|out)\b|\bare known\b|\b(?:enter|typ(?:e|es|ed|ing)\b|put(?:s|ting)? in|describ|writes? down|inputs?\b|fields?\b|forms?\b|select|pick|choos|chosen|giv(?:e|es|en)\b|told\b|tell\b|say\b|state\b|feed\b|fed\b|depend|based on|paste|asks? (?:for|who|what)|wants? to know|from (?:the|a|my|our) (?:name|list|few|facts)|i know\b|press|click|hit\b|button)/i
const comesOut =
  /\b(?:results?|suggestions?|generat\w+|invent\w*|copy|cop(?:y|ied)|clipboard|another one|again|versions?|variants?|to choose from)\b/i
const buttons = /\b(?:press|click|hit|push|tap|buttons?)\b/i
/** "After “Describe” they see a description", "“Pep me up” produces it". */
const comesByButton = new RegExp(
  String.raw`(?:\b(?:press|click|hit|push|tap|button|after)\w*\b[^.;]{0,30}|["”],? )\b(?:sees?|gets?|reads?|receives?)\s+(?:an?|the|some|their)\s+(?:[\p{L}-]+\s)?(?:${textThing})\b|["”] (?:button )?(?:produces|makes|writes|composes|generates|gives)\b`,
  'iu',
)
const isKept =
  /\b(?:favou?rit\w*|keepers?|(?:good|nice|best|liked|starred|saved|great|nicest|funniest) ones?|(?:the )?ones (?:i|we|you|they) (?:like|use|love|want|tick|mark|pick|choose|star)|worth keeping|hearts?|stars?|(?:like|likes|love|happy with)\b[^.;]{0,30}\b(?:keep|save|kept|saved|added))\b/i
/** A list of what people wrote themselves. */
const isList =
  /\b(?:(?<!saved |favou?rite )list of (?!(?:the |my |our |all )*(?:saved|kept|favou?rite|liked|starred|good|best|results))|collection of|catalogu?e|database|diary|journal|log\b(?! ?in)|track(?:s|er|ing)?\b|inventory|archive of|organi[sz]e|invoices?|subscribers?|blogs?|forum|chats?|quiz(?:zes)?|translat\w*|flash ?cards?|survey|poll|vot(?:e|es|ing)|publish\w*|shop\b(?=[^.;]*\bcart)|book(?:ing|ings)\b|accounts?\b|sign (?:in|up)|log ?in|look(?:s|ed)? up|assign\w*|status|dating|dictionary|in[- ]bio)(?![a-z])/i

/** A message that begins with the noun: "Thank-you notes after our wedding". */
const atHead = new RegExp(
  String.raw`^\W*(?:(?:an?|the|some|please|little|simple|small|need|want|i|we|funny|good|new|ai)\s+)*(?:[\p{L}-]+\s+){0,2}?(?:${textThing})\b`,
  'iu',
)

export function toneOf(text: string): number {
  const toned = readChoices(text).choices.filter(({ label }) => isSoundNoun(label))
  if (toned.some(({ options }) => options.filter(soundsLikeTone).length * 2 >= options.length)) return 4
  if (toned.length > 0) return 3
  return new RegExp(String.raw`\b(?:${soundNoun})\b`, 'i').test(text) ? 1 : 0
}

export function wordsEvidence(text: string): number {
  if (asksForTextSheet(text)) return 0
  const all = mentionsIn(text)
  const thing = made(text) ?? all[0]
  if (thing === undefined) return 0
  // Records of every sort have a title; only titles, or a maker of them, are made.
  if (head(thing.words) === 'title' && !/\btitles\b|\btitle (?:ideas?|generator|maker|writer)\b/i.test(text)) return 0
  const { choices, rest } = readChoices(text)
  const isWeak = [...all, thing].every(({ words }) => isWeakThing(words))
  return (
    thing.weight +
    toneOf(text) +
    (isEntered.test(text) || typedInputs(rest, '').length > 1 ? 2 : 0) +
    (atHead.test(text) ? 2 : 0) +
    (comesOut.test(text) ? 1 : 0) +
    (comesByButton.test(text) && choices.length > 0 ? 2 : 0) +
    (isKept.test(text) ? 1 : 0) -
    // Titles, texts and moods are facts of a thing where nothing is made.
    (thing.weight > 0 || comesOut.test(text) || buttons.test(text) ? 0 : 3) -
    (isWeak && !comesByButton.test(text) ? 2 : 0) -
    (isList.test(text) ? 3 : 0) -
    (writesDown.test(text) ? 3 : 0)
  )
}
/** "I write down my poems", "members post jokes". */
const writesDown = new RegExp(
  String.raw`\b(?:each|every) (?:${textThing}) (?:has|have|with|belongs)\b|\bto (?:store|collect|track|organi[sz]e|publish|share|list) (?:an?|my|our|their|the|all|\s)*(?:\p{L}+ )?(?:${textThing})\b|\b(?:i|we|people|members|users|customers|visitors|guests|students|pupils|everyone|everybody|anyone)\s+(?:(?:can|could|may|want to|would like to|each)\s+)*(?:writes?|posts?|adds?|submits?|shares?|leaves?|collects?|keeps?|saves?|notes?|stores?|records?|sends?|uploads?)\s+(?:down\s+)?(?:an?|my|our|their|new|own|all|the|\s)*\s*(?:${textThing})\b(?! (?:i|we) (?:like|love))`,
  'iu',
)

const verbs: readonly [RegExp, string][] = [
  [/^writ/, 'Write'],
  [/^compos/, 'Compose'],
  [/^creat/, 'Create'],
  [/^suggest/, 'Suggest'],
  [/^draft/, 'Draft'],
  [/^invent/, 'Invent'],
  [/^craft/, 'Craft'],
  [/^mak(?:e|ing)/, 'Make'],
]

/** "Write", "Compose": what the tool does, in the person's verb, where that is a verb of making texts. */
export function makingVerb(text: string): string | undefined {
  const said = made(text)?.verb
  if (said === undefined) return /\bwrit(?:e|es|ing)\b/i.test(text) ? 'Write' : undefined
  return verbs.find(([is]) => is.test(said))?.[1]
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')})\s+(?:(?!of\b|or\b|to\b)\p{L}+\s+){0,2}?(?:${textThing}|versions?|variants?|variations?|options?|suggestions?|results?)\b`,
  'giu',
)

/** How many are asked for at a time; without a number several of the short ones and one of the long. */
export function countOfTexts(text: string): number {
  // "Two favourite words", "three lines" are of what goes in, or how long it is.
  const isMeasured = /\b(?:lines?|words|sentences|paragraphs)$/i
  const said = [...text.matchAll(counted)]
    .find(([words]) => !isMeasured.test(words) || isMeasured.test(nameOfTexts(text) ?? ''))?.[1]
    ?.toLowerCase()
  if (said === undefined) return isOfShortOnes(text) ? 5 : /\bto (?:choose|pick) from\b/i.test(text) ? 3 : 1
  const number = numbers.indexOf(said)
  if (number < 0 && Number(said) > 20) return isOfShortOnes(text) ? 5 : 1
  return Math.min(12, Math.max(1, number >= 0 ? number + 1 : Number(said)))
}

/** Is what is written short, as a slogan is? */
export function isOfShortOnes(text: string): boolean {
  const thing = nameOfTexts(text) ?? text
  return (
    (isShortThing.test(thing) && !isLongThing.test(thing)) ||
    /\b(?:some|several|a few|a couple of|different) (?:\p{L}+ )?(?:versions|variants|suggestions|options)\b/iu.test(
      text,
    )
  )
}

/** What the texts are called: "slogans", "card message". */
export function nameOfTexts(text: string): string | null {
  return (
    made(text)?.words ??
    isShortThing.exec(text)?.[0] ??
    isLongThing.exec(text)?.[0] ??
    [...text.matchAll(mention)].map(([words]) => words).find(isTextThing) ??
    null
  )
}

/** What a maker or writer is named after, "names" or "slogan"; null where it is named after nothing. */
export function madeThing(text: string): string | null {
  const named = new RegExp(String.raw`\b(${textThing})\s+${makers}`, 'iu').exec(text)
  return named?.[1] ?? null
}

const summarized =
  /\bsummari[sz](?:es?|ing|er for|er of|e) (?:(?:my|our|the|your|long|any|all) )*((?!it\b|them\b|text\b|texts\b|what\b|and\b|in\b)\p{Ll}+(?: (?:notes|minutes|transcripts?|articles?|papers?|e-?mails|messages|reports?|chapters?|reviews))?)(?=\s*(?:$|[.,;:!]|\b(?:in|into|and|to|with|for|by|so)\b))/iu

/** "Meeting notes", "articles": what is made shorter, in the words of the message; null where it is any text. */
export function summarizedThing(text: string): string | null {
  return summarized.exec(text)?.[1] ?? null
}
