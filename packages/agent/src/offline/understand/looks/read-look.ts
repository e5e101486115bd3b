// Style words and layout words: "playful", "as a table", "dark".
import type { Skeleton, StyleName } from '../../brief.ts'
import { saysNeon } from '../../color/said-tones.ts'

const styleWords: [RegExp, StyleName][] = [
  [/\bluxur(?:y|ious)\b|\bposh\b|\bexclusive (?:look|style|feel|design)\b|\bhigh[- ]end\b|\bglamorous\b/i, 'luxury'],
  [
    /\bretro\b|\bvintage (?:look|style|feel|design|poster)\b|\bgroovy\b|\bold[- ]school\b|\bmid[- ]century\b|\b(?:19)?[5678]0[’']?s (?:look|style|feel|design|diner|poster)\b|\b(?:fifties|sixties|seventies|eighties) (?:look|style|feel|design)\b/i,
    'retro',
  ],
  [/\bsynth ?wave\b|\bvapou?r ?wave\b|\bcyber ?punk\b/i, 'neon'],
  [
    /\beditorial\b|\bmagazine\b|\belegant\b|\bclassic\b|\bserif\b|\bliterary\b|\bold[- ]fashioned\b|\bvintage\b|\brefined\b|\bsophisticated\b|\bclassy\b|\bstylish\b|\bdark academia\b|\bromantic\b/i,
    'editorial',
  ],
  [
    /\bcozy\b|\bcosy\b|\bwarm\b|\bhomely\b|\bfriendly\b|\bsoft\b|\binviting\b|\bwelcoming\b|\bcomfortable\b|\bgentle\b/i,
    'cozy',
  ],
  [/\bnatural?\b|\borganic\b|\bbotanical\b|\bearthy\b|\brustic\b|\bleafy\b|\boutdoors?y?\b/i, 'nature'],
  [
    /\bplayful\b|\bfun\b|\bkids?\b|\bchildren\b|\bcute\b|\bround(?:ed)?\b|\bcheerful\b|\bhappy\b|\bsunny\b|\bcolou?rful\b|\bquirky\b|\bbubbly\b|\bwhimsical\b/i,
    'playful',
  ],
  [
    /\bbold\b|\bloud\b|\bstrong\b|\bposter\b|\bsport(?:y|s)\b|\benergetic\b|\bdaring\b|\bpowerful\b|\bdynamic\b|\bstriking\b|\bbig (?:type|letters|headlines?)\b/i,
    'bold',
  ],
  [
    /\bcorporate\b|\bbusiness\b|\bprofessional\b|\bserious\b|\bformal\b|\bclinic(?:al)?\b|\btrustworthy\b|\breliable\b|\bbusinesslike\b/i,
    'corporate',
  ],
  [/\btech(?:y|nical)?\b|\bfuturistic\b|\bhacker\b|\bterminal\b|\bdeveloper\b/i, 'tech'],
  [/\bbrutalis[tm]\b|\braw\b|\bpunk\b/i, 'brutalist'],
  [
    /\bminimal(?:ist|istic)?\b|\bclean\b|\bplain\b|\bsimple look\b|\bsober\b|\bquiet\b|\bcalm(?:ing)?\b|\bpeaceful\b|\bairy\b|\bspacious\b|\buncluttered\b|\breduced\b|\bscandinavian\b|\bzen\b|\bunderstated\b|\brestrained\b|\bsleek\b|\bslick\b|\bapple-like\b|\b(?:lots|plenty) of (?:white ?)?space\b|\bwhite ?space\b/i,
    'minimal',
  ],
  // What is said of the colours goes with a look of its own, where no other was said.
  [/\bneon\b(?! (?:signs?|lights?|tubes?|lamps?|fish|tetras?))/i, 'neon'],
  [/\bmonochrom(?:e|atic)\b/i, 'minimal'],
  [/\bpastel\b/i, 'cozy'],
]

export function readStyle(text: string): StyleName | undefined {
  return styleWords.find(([pattern]) => pattern.test(text))?.[1]
}

const skeletonWords: [RegExp, Skeleton][] = [
  [
    /\b(?:like|as|in) an? (?:old )?address book\b|\b(?:by|under|grouped by|after) (?:the |their |its )?(?:first|initial) letters?\b|\balphabetical (?:register|groups|sections)\b/i,
    'register',
  ],
  [
    /\bkanban\b|\btrello\b|\b(?:as|on|like) an? (?:\w+ )?board\b|\b(?:task|project|status) board\b|\bboard view\b|\bcolumns for each\b/i,
    'board',
  ],
  [/\b(?:as|in|like) an? (?:\w+ )?gallery\b|\bgallery (?:view|layout)\b|\bmasonry\b/i, 'gallery'],
  [
    /\b(?:as|in|into|like|with|use|show|prefer|want)\b[^.;]*\b(?:table|spreadsheet|grid of columns)\b|\btable (?:view|layout)\b|\bspreadsheet\b/i,
    'table',
  ],
  [/\bcards?\b(?! (?:number|game|payment))|\btiles\b|\bpinboard\b|\bgrid\b|\bsticky notes\b/i, 'cards'],
  [/\b(?:by|per) (?:day|date)\b|\btimeline\b|\bstream\b|\bgrouped by (?:day|date)\b|\bday by day\b/i, 'days'],
  [
    /\b(?:as|like|in|into|use|want|show)\b[^.;]*\b(?:plain|simple|index|normal|ruled)? ?(?:list view|list|index)\b|\blist (?:view|layout)\b/i,
    'index',
  ],
]

export function readSkeleton(text: string): Skeleton | undefined {
  return skeletonWords.find(([pattern]) => pattern.test(text))?.[1]
}

/** True for "dark theme", "dark mode", "black look"; undefined when brightness is not spoken of. */
export function readDark(text: string): boolean | undefined {
  if (
    /\b(?:dark|night|black)[- ](?:(?:and )?(?:calm|quiet|cosy|cozy|warm|soft|moody|elegant|simple|modern|minimal|gentle|muted|plain)[- ,]+)*(?:mode|theme|look|design|style|colou?rs?|ui|app)\b|\b(?:make|turn) it (?:all )?(?:dark|darker)\b|\b(?:in|go) dark\b|\b(?:neon|moody) dark\b|\bdark (?:and )?(?:neon|moody)\b|\bdark (?:portfolio|site|website|web ?page|page|shop|store|blog|dashboard|tracker|gallery|log|diary|journal|quiz|game|player|calendar|planner)\b|\blooks? dark\b|(?:^|[,.;&]|\band)\s*(?:very )?dark(?:\s*(?:[,.;]|$)|\s+(?:and|with)\b)/i.test(
      text,
    )
  )
    return true
  if (
    /\b(?:light|bright|white|day)[- ](?:mode|theme|look|design|style|ui)\b|\b(?:make|turn) it (?:all )?(?:light|lighter|bright|brighter)\b/i.test(
      text,
    )
  )
    return false
  // "Must not be bright, screens hurt then".
  if (
    /\b(?:not|never|n['’]t) (?:be )?(?:too |so )?bright\b|\bbright (?:screens?|light) hurts?\b|\b(?:easy|gentle) on (?:the|my|our) eyes (?:at night|in the dark)\b/i.test(
      text,
    )
  )
    return true
  return saysNeon(text) ? true : undefined
}

/** "12 pounds" is money where nothing is weighed. */
const isInPounds = (text: string): boolean =>
  /\d pounds\b/i.test(text) && !/\b(?:weigh\w*|weight|lifts?|lifted|reps|lbs?|kg|kilos?)\b/i.test(text)

export function readCurrency(text: string): 'USD' | 'EUR' | 'GBP' | undefined {
  if (/€|\beuros?\b|\beur\b/i.test(text)) return 'EUR'
  if (/£|\bgbp\b|\bpounds sterling\b|\bquid\b/i.test(text) || isInPounds(text)) return 'GBP'
  return /\$|\bdollars?\b|\busd\b/i.test(text) ? 'USD' : undefined
}
