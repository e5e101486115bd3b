// What a message says of looks in stretches of their own: ", technical look, dark mode", ". Modern, navy and gold."
// They are no facts, questions, options or words of copy, so they are taken out before anything else is read.
import { lookWord } from '@joinery/contract/colors/look-words'
import { colorPattern } from '@joinery/contract/colors/resolve-color'

import { maskInner } from '../rows/said-lists.ts'
import { isMood } from './mood-sentences.ts'

export interface LiftedLooks {
  rest: string
  /** '' where nothing was said of looks in a stretch of its own. */
  looks: string
}

/** Of these each says how something looks, whatever it stands beside. */
const plainLook =
  '(?:minimal(?:ist(?:ic)?)?|corporate|retro|playful|brutalist|elegant|modern|sleek|slick|tech(?:y|nical)|futuristic|luxur(?:y|ious)|editorial|co[sz]y|pastels?|colou?rful|classy|stylish|polished|professional|businesslike|trustworthy|neon|monochrom(?:e|atic)|scandinavian|nordic|airy|uncluttered|understated|moody|zen|cyber ?punk|vapou?r ?wave|synth ?wave|y2k|art deco|bauhaus|boho|whimsical|quirky|edgy|artsy|girly|timeless|trendy|clean|rounded|\\p{L}+-(?:like|inspired|esque))'
/** What is said of looks with one of these is said of nothing else. */
const ofLooks =
  '(?:usable with one hand|one[- ]handed|looks?|looking|look ?(?:and|&) ?feel|styl(?:e|ing)|design|theme|mode|vibes?|feel(?:ing)?|aesthetics?|atmosphere|colou?rs?|colou?r ?scheme|palette|tones|hues|shades|scheme|ui|interface|layout|typography|fonts?|lettering|letters|type|corners|background|backdrop|accents?|accent colou?r|buttons|headings|headlines|shadows|white ?space|details)'
const someLook = `(?:${lookWord}|bubbly|hot|fiery|icy|burnt|juicy|vivid|loud|dark(?:er)?|bright(?:er)?|light(?:er)?|glam(?:orous)?|large|huge|serif|sans|\\d0(?:['’]?s|ies)|(?:19|20)\\d0['’]?s|magazine|newspaper|poster|comic|pixel|terminal|hacker|academia|night|day|${colorPattern})`
const anyLook = `(?:${plainLook}|${someLook}|punk|rock|kids?|sport(?:y|s)|nature|medical)`
const joint = String.raw`(?:\s*,\s*|\s*[/&+]\s*|\s+(?:and|but|on|with|in|meets)\s+|\s+|-)`
const opener = String.raw`(?:(?:please|but|and|all|something|anything|nothing(?: too)?|keep it|make it(?: look)?|it should (?:be|look|feel)|(?:should )?looks?|i (?:want|like|love)(?: it)?|in|with|using|use|an?|the|very|really|super|quite|slightly|a bit|kind of|not too|some|nice(?: and)?|overall)\s+)*`
const ending = String.raw`(?:\s+(?:please|thanks|thank you|overall|throughout|all over))*`

const onlyLooks = new RegExp(
  `^\\W*${opener}(?:${anyLook}|${ofLooks})(?:${joint}${opener}(?:${anyLook}|${ofLooks}))*${ending}\\W*$`,
  'iu',
)
/** On what it is used: every app holds on a phone, so this asks for no fact. */
const ofUse =
  /^\W*(?:(?:and|but|it|this|everything|the app|please|make sure|make it|that|all of it)\s+)*(?:(?:must|should|has to|have to|needs? to|will|can)\s+)?(?:also\s+)?(?:works?|runs?|fits?|usable|be (?:usable|easy|readable|used)|easy|simple|readable|used?|mostly used)(?:\s+(?:well|fine|good|great|nicely|easily|properly|easy))?(?:\s+to (?:use|read|tap))?\s+(?:on|from|with)\s+(?:(?:an?|my|our|the|their|any|every|old|small|all)\s+)*(?:phones?|mobiles?|(?:mobile )?devices?|tablets?|ipads?|smart ?phones?|cell ?phones?|one hand|one thumb)(?:\s+(?:too|as well|please|screens?|and (?:tablet|laptop|computer|desktop)s?))*\W*$/iu
const isAnyLook = new RegExp(`\\b${anyLook}\\b|${colorPattern}`, 'iu')
const plainly = new RegExp(`\\b(?:${plainLook})\\b|${anyLook}[ -](?:${ofLooks})\\b`, 'iu')
/** "A tone: funny, bold", "roast light, dark": words of this sort are chosen from. */
const chosenFrom =
  /\b(?:tones?|moods?|styles?|vibes?|voices?|genres?|feelings?|characters?|personalit(?:y|ies)|adjectives?|colou?rs?|themes?|finish(?:es)?|shades?|roasts?|results?|categor(?:y|ies)|kinds?|sorts?|types?|collections?|tags?)\b/i
const endsInLook = new RegExp(`(?:${anyLook}|${colorPattern})\\W*$`, 'iu')
/** ", in a magazine style" without its comma, at the end of a sentence. */
const tail = new RegExp(
  `\\s+(?:in|with)\\s+(?:(?:an?|the|some|very|really)\\s+)*(?:${anyLook}(?:\\s*,\\s*|\\s+(?:and\\s+)?|-))+(?:look|style|design|theme|vibes?|feel|aesthetics?|mode|ui|palette|colou?r ?scheme|colou?rs|tones)(?=\\s*(?:[.!]|$))`,
  'giu',
)

const words = (stretch: string): number => (stretch.match(/[\p{L}\d]+/gu) ?? []).length

interface Stretch {
  start: number
  end: number
  /** What stands before it: ",", ":", " – ". */
  joint: string
}

function stretchesOf(sentence: string): Stretch[] {
  const found: Stretch[] = []
  let [start, before] = [0, '']
  for (const { index, 0: mark } of sentence.matchAll(/\s*[,;:?]\s*|\s+[–—-]+\s+/g)) {
    found.push({ start, end: index, joint: before })
    start = index + mark.length
    before = mark.trim()
  }
  return [...found, { start, end: sentence.length, joint: before }]
}

/** Where the looks begin with which a sentence ends; null where it ends with something else. */
function looksFrom(sentence: string, isFirst: boolean): number | null {
  const stretches = stretchesOf(sentence)
  let at = stretches.length
  while (at > 0) {
    const { start = 0, end = 0, joint: mark = '' } = stretches[at - 1] ?? {}
    const said = sentence.slice(start, end)
    const isLook = (onlyLooks.test(said) && !/^(?:or|and)\s/i.test(said)) || ofUse.test(said)
    if (!isLook || mark === ':' || mark === '?') break
    at -= 1
  }
  const first = stretches[at]
  if (first === undefined) return null
  const run = sentence.slice(first.start)
  const isUse = ofUse.test(sentence.slice(first.start, first.end))
  const isPlain = plainly.test(run) || isUse
  if (at === 0) return !isFirst && isPlain && (isUse || isAnyLook.test(run)) ? 0 : null
  const listed = stretches.slice(0, at)
  const last = listed.at(-1) ?? first
  const before = sentence.slice(last.start, last.end)
  const isListed = words(before) <= 2 || last.joint === ':'
  const chosen = listed.toReversed().find(({ start, end }) => words(sentence.slice(start, end)) > 2)
  const head = sentence.slice(chosen?.start ?? 0, last.end)
  if (endsInLook.test(before) && !isPlain) return null
  if (isListed && (chosenFrom.test(head.replace(/:.*$/s, '')) || !isPlain)) return null
  return !isUse && !isAnyLook.test(run) ? null : last.end
}

function withoutTails(text: string): LiftedLooks {
  const found: string[] = []
  const rest = text.replace(tail, (said) => {
    found.push(said.trim())
    return ''
  })
  // A message that is nothing else is about that.
  return words(rest) < 3 ? { rest: text, looks: '' } : { rest, looks: found.join(', ') }
}

export function liftLooks(message: string): LiftedLooks {
  if (/\n/.test(message.trim())) return { rest: message, looks: '' }
  const masked = maskInner(message)
  const looks: string[] = []
  let [rest, from] = ['', 0]
  let wasAsked = false
  for (const { index, 0: stop } of masked.matchAll(/[.!?]+(?=\s|$)|$/g)) {
    if (index < from) continue
    const [said, plain] = [masked.slice(from, index), message.slice(from, index)]
    const isMoodOnly = from > 0 && isMood(plain)
    const at = wasAsked || stop.startsWith('?') ? null : isMoodOnly ? 0 : looksFrom(said, from === 0)
    if (at !== null) looks.push(plain.slice(at).replace(/^[\s,;–—-]+/, ''))
    const kept = at === null ? plain : plain.slice(0, at)
    rest += kept.trim() === '' ? '' : `${kept}${stop}`
    wasAsked = stop.startsWith('?')
    from = index + stop.length
  }
  const tailed = withoutTails(rest)
  return { rest: tailed.rest.trim(), looks: [...looks, tailed.looks].filter((said) => said !== '').join('. ') }
}
