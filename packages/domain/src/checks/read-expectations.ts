// What the requests of a project surely ask of the app: colours, copy, prices, its name, whose rows a person sees.
//
// An expectation that nobody had would fail an app that is right, so whatever may mean something else is left out.
import { colorsByName } from '@joinery/contract/colors/color-names'
import { type AskedColor, type ColorTarget, readColors } from '@joinery/contract/colors/read-colors'
import { seenColor } from '@joinery/contract/colors/seen-colors'
import type { Expectations } from '@joinery/judge'

import { readCopy } from './read-copy.ts'

export type AskedExpectations = Omit<Expectations, 'acceptance'>

type ExpectedColor = Expectations['colors'][number]

interface State {
  colors: Map<ColorTarget, ExpectedColor>
  name: string | null
  words: string[]
  prices: string[]
  isOwned: boolean
  isShared: boolean
}

/** @param requests messages that made the app what it is, oldest first: a later one wins */
export function readExpectations(requests: readonly string[]): AskedExpectations {
  const state: State = { colors: new Map(), name: null, words: [], prices: [], isOwned: false, isShared: false }
  for (const request of requests) {
    takeColors(state, request)
    takeCopy(state, request)
    takeOwnership(state, request)
  }
  const words = [...(state.name === null ? [] : [state.name]), ...state.words, ...state.prices]
  return {
    colors: [...state.colors.values()],
    words: [...new Set(words)],
    isOwned: state.isOwned,
    isShared: state.isShared,
  }
}

/** Talk of the look as a whole: what was asked before may be undone by it. */
const newLook =
  /\b(?:re-?design|re-?style|different (?:look|style|colou?rs?)|(?:dark|light) (?:mode|theme)|theme|palette|colou?r scheme|colou?rs?)\b/i

function takeColors(state: State, request: string): void {
  const { asked } = readColors(withoutOldColors(request))
  if (newLook.test(request)) state.colors.clear()
  // Whatever a later request says of a place, and be it too vague to be checked, an earlier one does not hold there.
  for (const { target } of asked) state.colors.delete(target)
  for (const color of asked) {
    const on = placeOf(color)
    // A look is in the colour that people see under its name; what was asked for a part is kept to the letter.
    const hex = on === 'anywhere' ? (seenColor(color.phrase) ?? color.hex) : color.hex
    if (on !== null) state.colors.set(color.target, { hex, on })
  }
}

/** "One red accent #b3121d": the number says which red. */
const describedHex = /(?:\b(?!(?:and|or)\b)[a-z-]+\s+){1,3}(?=#[0-9a-f]{6}\b)/gi

function isColorName(word: string): boolean {
  return colorsByName.has(word.toLowerCase())
}

/** "Change the green buttons to navy", "navy instead of green": the colour that goes is not asked for. */
function withoutOldColors(request: string): string {
  return request
    .replace(describedHex, (words) => words.replaceAll(/[a-z]+/gi, (word) => (isColorName(word) ? '' : word)))
    .replace(
      /\b(?:instead of|rather than|not|no|without|never|isn't|too)\s+(?:the\s+|in\s+)?[\w#-]+(?:\s+[\w#-]+)?/gi,
      ' ',
    )
    .replace(
      /\b(change|replace|swap|switch|turn)\b([^.;!?\n]*?)\b(to|with|into|by|for)\b/gi,
      (_, verb, old: string, to) => {
        const place = /\b(?:background|buttons?|cards?|panels?|header|page)\b/i.exec(old)?.[0] ?? ''
        return `${verb} the ${place} ${to}`
      },
    )
}

/** Where the colour must be seen; null where the words may be about something else. */
function placeOf({ hex, target, phrase, before }: AskedColor): ExpectedColor['on'] | null {
  // "Status: red, amber" and "(green, blue)" name data.
  if (/[:=(]\s*\S*$/.test(phrase) && !phrase.startsWith('#')) return null
  if (target === 'background' && /\b(?:background|backdrop|bg)\b/i.test(phrase)) return 'background'
  if (target === 'primary' && /\b(?:buttons?|btns?)\b/i.test(phrase)) return 'component'
  if (target === 'surface' && /\b(?:cards?|panels?|tiles?)\b/i.test(phrase)) return 'component'
  if (/\b(?:theme|scheme|palette|accents?|highlights?|look|design)\b/i.test(phrase)) return 'anywhere'
  if (phrase.toLowerCase().startsWith(hex)) return 'anywhere'
  return /\b(?:make (?:it|everything|the app|the site|this)|turn it|paint it|all in|use)\s*(?:a|the|all)?\s*$/i.test(
    before,
  )
    ? 'anywhere'
    : null
}

/** All copy may have become another one. */
const rewrites = /\b(?:translate|re-?write|re-?word|re-?phrase|new (?:copy|texts?)|different words)\b/i

function takeCopy(state: State, request: string): void {
  const copy = readCopy(request)
  const gone = new Set(copy.gone.map((words) => words.toLowerCase()))
  if (rewrites.test(request)) state.words = []
  state.words = state.words.filter((words) => !gone.has(words.toLowerCase()))
  state.words.push(...copy.asked)
  // Which of the earlier prices a new one replaces, words do not tell.
  if (/[$€£]|\bprices?\b/i.test(request)) state.prices = copy.prices
  if (copy.name !== null) state.name = copy.name
  else if (state.name !== null && gone.has(state.name.toLowerCase())) state.name = null
}

const asksOwnership =
  /\b(?:each|every) (?:user|person|member|customer|client|visitor|student|employee|one|account)s?\b[^.;!?\n]{0,40}?\b(?:only )?(?:their|his|her|his or her) own\b|\b(?:users?|people|members|customers|clients|students|everyone|everybody)\b[^.;!?\n]{0,30}?\b(?:only|just)\b[^.;!?\n]{0,20}?\b(?:their|his or her) own\b|\bonly (?:see|sees|edit|access|view)s? (?:their|his|her) own\b|\bprivate (?:to|for|per) (?:each|every|the|its) (?:user|person|member|owner|account)\b/i
/** Among people who show themselves to each other it is said of what two of them write. */
const asksSecrecy = /\bnobody else (?:can|may|should) (?:see|read)\b/i
const isAmongPeople = /\b(?:dating|messengers?|social networks?)\b/i
const asksOpenness =
  /\b(?:no|without|remove (?:the )?|drop (?:the )?)\s*(?:log-?ins?|sign-?ins?|accounts?|authentication)\b|\beverybody (?:can |may )?sees? (?:everything|all)\b|\bmake (?:it|everything) public\b|\bshared by everybody\b/i

/** What members write is for the other members: it is said, or it is what such an app is for. */
const asksSharing =
  /\b(?:dating|messengers?|chat(?:[- ]?(?:rooms?|apps?))?|forums?|message boards?|social networks?|communit(?:y|ies))\b|\bmembers?[- ]only\b|\bonly (?:for )?(?:members|(?:people|those|users|visitors) who are (?:signed|logged)[- ]in|(?:signed|logged)[- ]in (?:people|users|members|visitors))\b|\b(?:others|everybody|everyone|(?:all|other|the other) (?:members|users|people|colleagues))\b (?:can |may |will )?(?:sees?|reads?|repl(?:y|ies)|comments?|votes?|answers?)\b|\bshared (?:by|with|between|among)\b|\b(?:visible|open|accessible|available) (?:only )?(?:to|for) (?:(?:the|our|all|us) )?(?:volunteers|helpers|staff|team|committee|board|colleagues|family|teachers|organi[sz]ers|coaches|leaders)\b|\bonly (?:(?:the|our|us) )?(?:(?:two|three|four|five|six|\d+) of us|volunteers|helpers|staff|team|committee|board|colleagues|family|teachers|organi[sz]ers|coaches|leaders) (?:can|may|should|shall|must|get|see)\b/i

function takeOwnership(state: State, request: string): void {
  if (asksOpenness.test(request)) state.isOwned = false
  else if (asksOwnership.test(request) || (asksSecrecy.test(request) && !isAmongPeople.test(request)))
    Object.assign(state, { isOwned: true, isShared: false })
  if (!state.isOwned && asksSharing.test(request)) state.isShared = true
}
