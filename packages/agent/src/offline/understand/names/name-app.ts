// The name of an app that was given none: what it was called in passing, or what it is for.
import type { Entity } from '../../brief.ts'
import type { Archetype } from '../archetypes/archetypes.ts'
import { readWords } from '../grammar/words.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { doorName, subjectOfQuestions } from './door-name.ts'
import { capitalize, singularize } from '../inflect.ts'
import { quizName } from './name-quiz.ts'
import { nameOfGathering } from './name-gathering.ts'
import { nameOfTool } from './name-tool.ts'
import { readPersonality } from '../tools/read-personality.ts'
import { shopName } from './name-shop.ts'
import { asksForSummary, nameOfTexts } from '../tools/text-things.ts'

/** "Website for a rowing club with …": whose site it is. */
const siteOf =
  /\b(?:(?:web ?)?site|(?:home|landing|lead|start|bio|link)? ?page|one[ -]?pager|portfolio|tool|capture|rsvp)\s+(?:for|of|about)\s+(?:(?:an?|the|my|our|your)\s+)?((?:(?!(?:with|where|that|which|who|in|at|on|and|to|of|from|so|called|named|please|i|we|us|me|people|visitors|everyone)\b)\p{L}[\p{L}'’-]*\s*){1,6})/iu
/** A name of more words than these goes without what is only said of its size. */
const mostOfName = 4

/** "Little day ticket trout lake": its noun is never cut off. */
function shortened(name: string): string {
  const words = name.split(/\s+/)
  if (words.length <= mostOfName) return name
  return name.replace(/^(?:(?:little|small|tiny|own|new|local|nice|lovely)\s+)+/iu, '')
}

function siteName(text: string): string | undefined {
  // "Opens the page of a project", "on a page of its own": one page among others.
  const found = siteOf
    .exec(
      text.replace(/\b(?:the|own|each|every|single) page of\b|\bpage of (?:its|their|each|every|one)\b/gi, ' '),
    )?.[1]
    ?.trim()
  // "My guesthouse Pine Rest": what is written with capitals after what it is.
  const proper = /^(?:\p{Ll}[\p{L}'’-]*\s+)+((?:\p{Lu}[\p{L}'’-]*\s*)+)$/u.exec(found ?? '')?.[1]
  return found === undefined || found === '' ? undefined : capitalize(proper ?? shortened(found))
}

const asked =
  /^(?:(?:hi|hello|hey)\b[\s,!]*)?(?:(?:please|can you|could you|would you|i(?:['’]d)? (?:want|need|would like|like)|we (?:want|need|would like)|need|want|looking for|build|make|create|design|set up|give|to have)\s+(?:me |us )?)*(?:for )?(?:(?:an?|the|my|our|your|some|one|this)\s+)?/i
const plainAdjectives =
  /^(?:(?:simple|small|little|quick|nice|new|fun|modern|basic|clean|private|shared|public|online|anonymous|personal|easy|tiny|good|web|digital|playful|calm|bold|warm|cozy|cosy|colou?rful|minimal(?:ist(?:ic)?)?|elegant|friendly|cute|fancy|beautiful|pretty|serious|professional|retro|futuristic|cheerful)\s+)+(?=\p{L})/iu
/** What goes on about it after its name. */
const furtherOn =
  /\s+(?:with|without|per|where|that|which|who|whose|in which|on|at|in|from|by|so|to(?! \p{L}+ (?:converter|calculator)\b)|called|named|(?<!\b(?:lost|bed|black|arts|show) )and|or|as|using|via|it|please|has|is|consisting|containing|including|made|between|gives|plays|hosts|holds)\b.*$/isu
/** A sentence, or what only opens one. */
const noTitle =
  /^(?:to(?![- ]do\b)|who|what|which|so$|so that|where$|when|something|somewhere|leave|give|send|ask|type|press|pick|choose|put|anything|following|could|there|this|that|please|let|collect|manage|sell|smth|sth|(?:book|guess|get|find|help|see|do|go|store|name) (?:an?|the|my|our|me|us|your|which)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b)\b|\b(?:i|we|you|he|she|they|my|our|me|us|are|was|have|had|needs?|wants?|can|shall|should|must|will|would|keeps?|track|writes?|adds?|signs?(?!-?ups?\b)|people|users|someone|everyone|each|every|something|anything|everything|nothing|what|when|how|its|their|here|but)\b|["“”<>]/i
/** Words for any app: what it is for names it. */
const anyContainer =
  /^(?:apps?|application|(?:web ?)?site|(?:home)?page|tool|system|form|database|place|board|kanban board|list|log|tracker|collection|register|catalogu?e|overview|(?:photo )?gallery|blog|forum|map|posts|organi[sz]er|manager)$/i
const anyEnding = /(?<=\S)\s+(?:home ?page|web ?site|site)$|(?<=\S\s\S+)\s+(?:web ?)?app$/i

/** "A survey about working from home": what is done has its place in its name. */
const aboutDoing =
  /^(?:\p{L}+\s+){0,2}?(?:survey|questionnaire|quiz|blog|poll)\s+(?:about|on)\s+\p{L}+ing\s+(?:from|at|in|on|by)\s+\p{L}+/iu

/** "Last week a priest phoned", "On Tuesday a lady came": what happened names nothing. */
function tellsStory(head: string): boolean {
  const { signs } = readWords(head.replace(/^to-?do\b/i, 'task'))
  const words = head.split(/\s+/).length
  if (/^(?:mrs?|ms|dr)\b/i.test(head) || (words >= 2 && /^[HBM]/.test(signs)) || (words >= 3 && signs.startsWith('i')))
    return true
  if (words >= 3 && /^[NPXG]D1$/.test(signs)) return true
  return words >= 4 && /[pBM]|[NPX]a*[DV]$|[NPX]a*D[^NPXCU]/.test(signs)
}

/** "A blog on fountain pens" is about them; on a phone it is not. */
const writtenOn =
  /\b(blog|magazine|newsletter|zine) on (?!(?:an?|the|my|our|this|that|wordpress|mobile|phones?|ipad|android|\p{L}+days?)\b)(?=\p{Ll})/iu

/** "A to-do list for our theatre", "gallery of my analogue photos"; whose family it is says little. */
const ofTheirs =
  /^((?:(?:shared |team )?(?:to-?do|task|packing) (?:list|board)|(?:group )?chat(?: app)?|notes app|(?:discussion )?forum|message board)) (for|of) (?:our|my) (?!(?:famil|kid|child|mum|mom|dad|wife|husband|girlfriend|boyfriend|two|three|\d))/iu

/** How the message begins, where that is a name: "Knitting circle.", "Budget for the village hall." */
function nameOfHead(text: string): string | undefined {
  const [chunk = ''] = text
    .trim()
    .replace(/^TL; ?DR/i, 'TLDR')
    .split(/[.:,;(!?\n]|\s[-–—=]\s/)
  const plain = chunk.replace(asked, '').replace(plainAdjectives, '').replace(writtenOn, '$1 about ')
  const head = (aboutDoing.exec(plain)?.[0] ?? plain.replace(furtherOn, ''))
    .replace(/\s+(?:for|of|about)$/i, '')
    // "A blog for our hiking group" is the hiking group's.
    .replace(/^((?:\p{L}+ )?blog) for (?:our|my) /iu, '$1 for the ')
    .replace(/^((?:\p{L}+ )?(?:survey|questionnaire)) (?:about|on|for|of) (?:our|my) /iu, '$1 for the ')
    // What a group or somebody keeps for something of theirs goes by that.
    .replace(ofTheirs, '$1 $2 the ')
    .replace(/^(?:[\p{L}-]+ ){0,2}(?:tool|form|wizard) for (?:our|my) /iu, '')
    // Whose times are booked is whose page it is.
    .replace(
      /^(?:online )?(?:booking|appointment|reservation)s? (?:page|app|(?:web ?)?site|tool) for (?:an?|the|our|my) /iu,
      '',
    )
    .trim()
  if (head === '' || noTitle.test(head) || head.split(/\s+/).length > 8 || tellsStory(head)) return undefined
  const [, what = '', link = '', article = '', whose = ''] =
    /^(.+?)\s+(for|of|about)\s+(?:(an?|the)\s+)?(.+)$/i.exec(head) ?? []
  if (what === '') return titleOrNothing(head.replace(anyEnding, '').replace(/['’]s$/, ''))
  const [named = ''] = whose.replace(plainAdjectives, '').split(/\s+(?:for|of|about)\s+/)
  const isForPeople = article === '' && isPersonNoun(singularize(named.split(' ').at(-1) ?? ''))
  if (isForPeople && /^(?:list|database|register|collection|log|tracker|overview|catalogu?e)$/i.test(what)) return named
  if (article === '' && !isForPeople && (anyContainer.test(what) || link !== 'for')) return titleOrNothing(named)
  if (article === '') return `${what} for ${whose}`
  if (anyContainer.test(what)) return titleOrNothing(named)
  return `${named.replace(/['’]s$/, '')} ${/^\p{Lu}{2}/u.test(what) ? what : what.toLowerCase()}`
}

function titleOrNothing(words: string): string | undefined {
  return anyContainer.test(words) || /^(?:\p{L}+ )?(?:tool|system|application)$/iu.test(words) ? undefined : words
}

/** "A vet practice needs an app": whose app it is. */
const whoNeeds =
  /^(?:an?|the|our|my)\s+((?:(?!needs|wants|has|is|would|and|with|who|which|that|small|little)\p{L}[\p{L}’'-]*\s+){1,4}?)(?<!\b(?:my|our|the|an?|for|of|to|your|their)\s+)(?:needs|wants|would like|is looking for|gets|shares|depends|turned|turns|has|buys|sells|reports|lends|hums|takes|keeps|serves|meets|starts|runs)\b/iu

function nameOfAsker(text: string): string | undefined {
  const said = whoNeeds
    .exec(text.trim().replace(/^(an?|the|our|my)\s+(?:small|little|local|tiny)\s+/i, '$1 '))?.[1]
    ?.trim()
  return said === undefined ||
    /^(?:team|desk|office|boss|wife|husband|mother|father|mum|mom|dad|grandm?a|grandpa|grandmother|grandfather|uncle|aunt|brother|sister|neighbou?r|friend|son|daughter|family|kids?|class)$/i.test(
      said,
    )
    ? undefined
    : said
}

/** "Tinder but for climbers": what it is like is called so already. */
const othersName = /^(?:tinder|facebook|instagram|twitter|reddit|whatsapp|slack|airbnb|etsy|youtube|pinterest)\b/i

/** Games, polls and quizzes go by names of their own; a shop is called by what it sells. */
function isNamedBySort(archetype: Archetype | null): boolean {
  const isPlayed = archetype?.front === 'stage' && !/^(?:calculator|timer|text-tool)$/.test(archetype.stage ?? '')
  return isPlayed || ['shop', 'quiz', 'poll'].includes(archetype?.front ?? 'list')
}

/** "A survey for visitors of the Marrowbank Lido": whose it is. */
const askerOf =
  /^[^.!?:\n]*?\b(?:survey|questionnaire|form)\b[^.!?:\n]*?\b(?:of|for|at|by|from) (?:the |our )?(?:\p{Ll}+ )?((?!I\b)\p{Lu}[\p{L}’'&-]+(?: \p{Lu}[\p{L}’'&-]+)+)/u

/** "A small choir", "a math tutor": what somebody is, where it is as short as a name. */
export function nameOfAbout(about: string): string | undefined {
  const said = about
    .replace(/^(?:an?|the|our|my)\s+(?:(?:small|little|local|tiny|young|freelance)\s+)*/i, '')
    .replace(/\s+(?:with|of \d|from|in|and|where|who)\b.*$/i, '')
  return said === '' || said.split(/\s+/).length > 3 ? undefined : capitalize(said)
}

/** "I give singing lessons and need a website". */
const doing =
  /\b(?:i|we) (?:give|teach|offer|sell|make|do|run|build|bake|organi[sz]e|repair|rent out)\s+((?:(?!and\b|or\b)\p{L}+ ){0,2}\p{L}+s)\b/iu

interface Said {
  text: string
  about: string
  /** With what `text` leaves out. */
  request: string
  /** What a shop sells by name. */
  goods: readonly string[]
}

export function nameOf(phrase: string | undefined, main: Entity, archetype: Archetype | null, said: Said): string {
  const name = likelyName(phrase, main, archetype, said).replace(/^(?:few|several|some|owned) (?=\p{L})/iu, '')
  // A piece of a sentence is no name; what is kept, or what sort of app it is, always is one.
  return noName.test(name)
    ? capitalize(archetype?.title ?? (noName.test(main.plural) ? 'notebook' : main.plural))
    : doorName(name, main, said.request)
}

const nameOfAct =
  /^(?:write|make|generate|create|compose|suggest|draft|rewrite|invent|find|get|give|show)s?\s+(?:me |us )?(?:an? |some )?(.+)$/iu

/** "Write slogans" is what a tool's button says: the page above it goes by what it writes, so that no two say the same. */
export function withoutAct(name: string, archetype: Archetype | null): string {
  const made = archetype?.stage === 'text-tool' ? nameOfAct.exec(name)?.[1] : undefined
  return made === undefined ? name : capitalize(made)
}

const noName =
  /^(?:(?:an? )?place|of|here|then|now|so|also|at|every|way|somewhere|something|anything|give|send|leave|share|there|whenever|when|if|from|start|name|page|it|that|i|we|you|they|and|kids?|per|enter(?:ing)?)\b(?!['’])|^(?:\d+|first|online|(?:my |our )?(?:mum|mom|mother|dad|father|sister|brother|aunt|uncle|wife|husband|boss))$|\s(?:goes|comes|gets|starts|often)$/i

function likelyName(
  phrase: string | undefined,
  main: Entity,
  archetype: Archetype | null,
  { text, about, request, goods }: Said,
): string {
  const site =
    archetype?.front === 'site'
      ? (siteName(text) ??
        nameOfAbout(about) ??
        capitalize(archetype.id === 'portfolio' ? 'portfolio' : (doing.exec(text)?.[1] ?? '')))
      : ''
  if (site !== undefined && site !== '') return site
  const feedbackOn = archetype?.front === 'survey' && /\bfeedback\b/i.test(text) ? feedbackName(main) : undefined
  if (feedbackOn !== undefined) return feedbackOn
  const said = isNamedBySort(archetype) ? undefined : (nameOfAsker(text) ?? nameOfHead(text))
  const ofTool = nameOfGathering(said, archetype, request) ?? nameOfTool(said, archetype, request)
  if (ofTool !== undefined) return ofTool
  const tool = archetype?.stage === 'text-tool' ? toolName(text) : undefined
  // "Write slogans" is what its button says, and how a story begins names no tool.
  const isOther = tool !== undefined && !isNameOfTool.test(said ?? '')
  if (said !== undefined && said.toLowerCase() !== main.singular && !isOther)
    return /^survey$|^survey for \p{Ll}+(?: about .+)?$/iu.test(said)
      ? (subjectOfQuestions('survey', request) ?? capitalize(said))
      : capitalize(said)
  if (tool !== undefined) return tool
  if (archetype?.id === 'personality') return readPersonality(request).question.replace(/\?$/, '') || 'Personality quiz'
  const quiz = archetype?.front === 'quiz' ? quizName(text) : undefined
  if (quiz !== undefined) return quiz === 'Quiz' ? (subjectOfQuestions('quiz', request) ?? quiz) : quiz
  if (
    phrase?.includes(' ') === true &&
    !noTitle.test(phrase) &&
    !/\b(?:love|somebody)\b/i.test(phrase) &&
    archetype?.front !== 'shop' &&
    !/\b(?:with|and|of|for)$/.test(phrase) &&
    phrase !== main.singular &&
    !/^(?:and|or|with|the|an?|it|of|in|to|for)\b/i.test(phrase)
  )
    return capitalize(phrase)
  if (archetype?.front === 'shop') return shopName(request, goods)
  const whole =
    /\b((?:(?!simple\b|little\b|small\b|an?\b|the\b|my\b|me\b|our\b|fun\b|for\b|with\b|to\b|build\b|make\b|create\b|do\b|does\b|i\b|we\b|need\b|how\b|much\b|many\b)[\w-]+ ){1,3})(?:calculator|converter|timer|quiz)\b/i.exec(
      text,
    )?.[0]
  if (whole !== undefined) return capitalize(whole)
  if (archetype?.front === 'booking' && phrase?.includes(' ') !== true) return `${capitalize(main.singular)} bookings`
  const asker = archetype?.front === 'survey' ? askerOf.exec(text)?.[1] : undefined
  if (asker !== undefined) return `${asker} survey`
  if (archetype?.front === 'survey' && /\bsurvey\b/i.test(text))
    return subjectOfQuestions('survey', request) ?? 'Survey'
  if (archetype?.title !== undefined) return archetype.title
  // "Forum", "Photo gallery", "Dating app": the sort of app, as it was called.
  const sort = archetype?.says.exec(text)?.[0].trim()
  if (
    sort !== undefined &&
    !othersName.test(sort) &&
    /^[\p{L}' -]{4,24}$/u.test(sort) &&
    !/\b(?:for|with|of|about|the|book|sell)\b/i.test(sort)
  )
    return capitalize(sort)
  const isName =
    phrase !== undefined &&
    !noTitle.test(phrase) &&
    !/\b(?:love|somebody|its|their|here|but)\b|\s(?:goes|comes|gets|starts)$/i.test(phrase)
  return capitalize(!isName || phrase === main.singular ? main.plural : phrase)
}

/** "Workshop feedback", where it is asked which one it was. */
function feedbackName({ fields }: Entity): string | undefined {
  const noun = fields.flatMap(({ label, kind }) =>
    kind === 'choice' ? (/^Which ([\p{L} ]+)$/u.exec(label)?.[1] ?? []) : [],
  )[0]
  return noun === undefined ? undefined : capitalize(`${noun} feedback`)
}

const isNameOfTool =
  /^(?!(?:writes?|makes?|gets?|generates?|creates?|composes?) )(?:[\p{L}'’-]+ ){0,4}(?:generator|maker|writer|creator|machine|composer|inventor|finder|helper|assistant|explainer|studio|workshop|lab|factory|summari[sz]er)s?(?: for [^.]{2,30})?$/iu

/** "Slogan writer", "Summaries": what makes texts is called by them. */
function toolName(text: string): string | undefined {
  if (asksForSummary(text)) return 'Summaries'
  const called = /^\s*(?:an? )?(AI \p{L}+er)\b/u.exec(text)?.[1]
  if (called !== undefined) return called
  const made = nameOfTexts(text)?.toLowerCase()
  return made === undefined || /^texts?$/.test(made) ? undefined : capitalize(`${singularize(made)} writer`)
}
