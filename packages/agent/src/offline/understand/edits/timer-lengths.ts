// "Make the break 10 minutes", "add a long break of 20 minutes", "50 and 10": the lengths of a timer, named or not.
import { lengthsSaid } from '../../compose/fronts/timer.ts'
import { capitalize } from '../inflect.ts'
import { readCountdown } from '../tools/read-countdown.ts'
import { asksSeveralTimers, readIntervals, plainLengths, readLengths, type TimerLength } from '../tools/read-timer.ts'
import type { Edit } from './read-edit-state.ts'

const minutes = /(\d{1,3})(?=[\s-]?m(?:in(?:ute)?s?)?\b)/gi
const changing =
  /^(?:make|change|set|let|turn|use|extend|shorten|raise|lower|i want|we want|work|focus|rest|it should|the)\b|\b(?:should|must) (?:be|last|take)\b|\binstead\b|^[\p{L} ]{3,30}? (?:of |to |is |at )?\d/iu
const adding = /^(?:add|include|insert|also|put in|another)\b/i

/** What is worked and rested by is called so, whatever word it has here. */
const callings: readonly (readonly [says: RegExp, label: RegExp])[] = [
  [/\blong(?:er)? (?:break|pause|rest)\b/i, /^long (?:break|pause|rest)$/i],
  [/\b(?:short(?:er)? )?(?:breaks?|pauses?|rests?)\b/i, /^(?:short )?(?:break|pause|rest)$/i],
  [/\b(?:work\w*|focus\w*|sessions?|pomodoros?|concentrat\w+)\b/i, /^(?:work|focus|session|pomodoro)$/i],
]

/** Which of the lengths a stretch of an order speaks of; -1 where of none. */
function placeOf(text: string, lengths: readonly TimerLength[]): number {
  const called = lengths.findIndex(
    ({ label }) => label !== '' && new RegExp(`\\b${label.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(text),
  )
  const calling = callings.find(([says]) => says.test(text))
  if (calling === undefined) return called
  const at = lengths.findIndex(({ label }) => calling[1].test(label))
  return /\blong/i.test(text) || called < 0 ? at : called
}

/** The name of a length that is new. */
function nameOf(text: string): string {
  const [, before = ''] =
    /^(?:add|include|insert|also|put in)?\s*(?:an?|another|the|one more)?\s*([\p{L} ]*?)\s*(?:\bof|\bwith|\bfor|:|,|\()?\s*\d/iu.exec(
      text,
    ) ?? []
  const [, after = ''] = /\d+[\s-]?m\p{L}*\s+(?:of |for )?(?:an? |the )?([\p{L} ]+)$/iu.exec(text) ?? []
  const name = [before, after]
    .map((each) => each.trim())
    .find((each) => each !== '' && !/^(?:timers?|lengths?|option|button|preset|instead|please)$/i.test(each))
  return name === undefined ? '' : capitalize(name)
}

function saidLength(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** The request without its lengths, and all of them named anew below it. */
function withLengths(request: string, lengths: readonly TimerLength[]): string {
  const told = request
    .replace(/^Lengths: .*$/gm, '')
    .replace(/\b\d{1,3}(?::\d{2})?[\s-]?(?:m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?|h(?:ours?|rs?)?)\b/gi, '')
  const list = lengths.map(({ label, seconds }) => `${label} ${saidLength(seconds)}`.trim()).join(', ')
  return `${told.trimEnd()}\nLengths: ${list}.`
}

const isSame = (one: readonly TimerLength[], other: readonly TimerLength[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ label, seconds }, at) =>
      label.toLowerCase() === other[at]?.label.toLowerCase() && seconds === other[at]?.seconds,
  )

/** "Make it 50 minutes and 10 minutes break": other numbers in the place of those that were said. */
function inPlace(text: string, request: string): string | null {
  const before = readLengths(request)
  const said = [...text.matchAll(minutes)].map(([number]) => number)
  const known = [...request.matchAll(minutes)]
  if (said.length === 0 || said.length > known.length || before.length !== known.length) return null
  const named = placeOf(text, before)
  if (said.length === 1 && before.length > 1 && named < 0) return null
  const from = said.length === 1 && named >= 0 ? named : 0
  let at = -1
  const next = request.replace(minutes, (number) => {
    at += 1
    return said[at - from] ?? number
  })
  const after = readLengths(next)
  return after.length !== before.length || next === request ? null : next
}

const end = String.raw`(?:[\s-]*m(?:in(?:ute)?s?)?)?(?:\s+(?:instead|please|now|each|long))*\s*$`
/** "Make it 50": of all of it, or of what comes first. */
const ofAll = new RegExp(
  String.raw`^(?:(?:make|change|set|let|turn|use|have|i want|we want)\s+)?(?:it|them|the (?:timers?|lengths?|times?|countdown))?\s*(?:to|be|last|at)?\s*\d{1,3}${end}`,
  'i',
)
const newLength = new RegExp(
  String.raw`^(?:add|include|insert|also|put in|another)\s+[\p{L} ]*?(?:\bof|\bwith|\bfor|:|,|\()?\s*\d{1,3}[\s-]*m\p{L}*\)?(?:\s+(?:for|of)?\s*[\p{L} ]{2,24})?$`,
  'iu',
)
const noLength =
  /\b(?:sounds?|bells?|alarms?|music|buttons?|warnings?|notifications?|remind\w*|before|after|until|px|colou?rs?|fonts?|size)\b/i

/** The lengths as the order wants them; null where it names none, or it is not clear which it means. */
function changed(text: string, known: readonly TimerLength[]): TimerLength[] | null {
  const isNew = adding.test(text)
  const lengths = [...known]
  const pieces = text.split(/\s*(?:,|\band\b)\s*(?=[^,]*\d)/i)
  for (const [index, piece] of pieces.entries()) {
    const [number] = [...piece.matchAll(minutes)].map(([each]) => Number(each))
    // "50 and 10 minutes".
    const bare = number ?? Number(/\b(\d{1,3})\b/.exec(piece)?.[1] ?? 0)
    const at = placeOf(piece, lengths)
    const isClear = isNew ? newLength.test(text) : at >= 0 ? true : ofAll.test(piece)
    if (bare <= 0 || bare > 600 || !isClear) return null
    const [was] = at < 0 ? [] : lengths.slice(at, at + 1)
    if (was !== undefined) lengths[at] = { ...was, seconds: bare * 60 }
    else if (isNew) lengths.push({ label: nameOf(piece), seconds: bare * 60 })
    else {
      const [first] = lengths.slice(index, index + 1)
      if (first === undefined || (pieces.length === 1 && lengths.length > 1 && first.label === '')) return null
      lengths[index] = { ...first, seconds: bare * 60 }
    }
  }
  return lengths
}

/** True where the order was about how long something takes. */
export function takeLengths(order: string, edit: Edit): boolean {
  const { request } = edit.brief
  const text = plainLengths(order)
  const isAdded = adding.test(text)
  // Beside lengths that were said another one is told as they were.
  if (isAdded && readLengths(request).length > 0 && placeOf(text, readLengths(request)) < 0) return false
  if (!/\d/.test(text) || noLength.test(text) || (!changing.test(text) && !isAdded)) return false
  if (readCountdown(request) !== null || asksSeveralTimers(request)) return false
  const next = isAdded ? null : inPlace(text, request)
  const known = next === null ? lengthsSaid(edit.brief) : []
  const wanted = next === null ? changed(text, known) : null
  const anew = wanted === null ? null : withLengths(request, wanted)
  if (anew !== null && wanted !== null && !isSame(readLengths(anew), wanted)) return false
  const after = next ?? anew
  // Rounds of work and rest are told in their own words.
  if (after === null || (readIntervals(request) !== null && next === null)) return false
  if (wanted !== null && isSame(wanted, known)) {
    edit.refused.push(`“${order}”, because it is so already`)
    return true
  }
  edit.brief.request = after
  edit.clauses.push(
    `make it ${readLengths(after)
      .map(
        ({ label, seconds }) =>
          `${seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`}${label === '' ? '' : ` (${label.toLowerCase()})`}`,
      )
      .join(' and ')}`,
  )
  return true
}
