// "Green tea 2 min, black tea 4 min", "hang 7 s, rest 3 s, 6 rounds": the lengths of a timer, with what they are called.
import { spelledNumbers } from '../plain/spelled-numbers.ts'
import { capitalize } from '../inflect.ts'

export interface TimerLength {
  label: string
  seconds: number
}

export interface Intervals {
  work: TimerLength
  rest: TimerLength
  rounds: number
}

const unit = String.raw`(h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)`
const duration = new RegExp(String.raw`(\d{1,3})(?::(\d{2}))?[\s-]?${unit}\b|\b(\d{1,2}):(\d{2})\b`, 'gi')

const spelled: Readonly<Record<string, number>> = {
  ...spelledNumbers,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}
const spelledLength = new RegExp(
  String.raw`\b(${Object.keys(spelled)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?=[ -]${unit}\b)`,
  'gi',
)
/** "15, 30 or 45 minutes": one unit for all of them. */
const sharedUnit = new RegExp(
  String.raw`\b(\d{1,3}(?:\s*[,/]\s*\d{1,3})*\s*,?\s*(?:,|/|or|and)\s*)(\d{1,3})[\s-]?${unit}\b`,
  'gi',
)

/** In digits, each number with its unit. */
export function plainLengths(text: string): string {
  return text
    .replace(spelledLength, (word) => String(spelled[word.toLowerCase()] ?? word))
    .replace(
      sharedUnit,
      (_, before: string, last: string, sort: string) =>
        `${before.replace(/\d{1,3}/g, (number) => `${number} ${sort}`)}${last} ${sort}`,
    )
}

/** @returns in the order in which they are said; without a name where none was */
export function readLengths(said: string): TimerLength[] {
  const text = plainLengths(said)
  const found = [...text.matchAll(duration)]
  const lengths = found.flatMap((match, at): TimerLength[] => {
    const seconds = secondsOf(match)
    if (seconds <= 0 || seconds > 86_400 || /\b(?:last|final|every) $/i.test(text.slice(0, match.index))) return []
    const before = text.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      match.index,
    )
    const after = text.slice(match.index + match[0].length, found[at + 1]?.index)
    const name = nameAfter(after) ?? nameBefore(before) ?? ''
    return [{ label: /^break$/i.test(name) && /\blong(?:er)? break\b/i.test(before) ? 'Long break' : name, seconds }]
  })
  return lengths.filter(
    (length, at) =>
      lengths.findIndex(({ label, seconds }) => label === length.label && seconds === length.seconds) === at,
  )
}

function secondsOf(match: RegExpExecArray): number {
  const [, amount, part, sort = '', minutes, rest] = match
  if (amount === undefined) return Number(minutes) * 60 + Number(rest)
  const factor = /^h/i.test(sort) ? 3600 : /^m/i.test(sort) ? 60 : 1
  return Number(amount) * factor + Number(part ?? 0) * (factor / 60)
}

const noName =
  /^(?:add|plus|also|and|or|with|for|of|to|in|a|an|the|buttons?|presets?|timers?|lengths?|from|after|every|per|is|are|takes?|app|my|our|default|countdown|pomodoro|interval|start|pause|reset|beeps?|it|i|we|can|choose|set|between|options?|each|then|on|at|last|lasts|long|run|runs|count|counts|down|up|about|like|such|as|simple|please|want|need|make|build|me)$/i

/** "3 minutes for green", "50 minutes work". */
function nameAfter(words: string): string | null {
  const said =
    /^\s*(?:(?:for|of)\s+(?:the |a |an )?([\p{L}][\p{L} '’-]*?)|([\p{L}-]+))(?=\s*(?:,|;|\.|\/|$|\band\b|\bthen\b|\bor\b|\+))/iu.exec(
      words,
    )
  const name = (said?.[1] ?? said?.[2] ?? '').trim()
  return name === '' || noName.test(name) || name.split(' ').length > 3 ? null : capitalize(name)
}

/** "Green tea 2 min", "herbal (7 min)". */
function nameBefore(words: string): string | null {
  const clause =
    words
      .replace(/[\s,:(–-]+$/, '')
      .split(/[,;.:(\n]|\band\b|\bthen\b|\bor\b/i)
      .at(-1) ?? ''
  const kept: string[] = []
  for (const word of clause.trim().split(/\s+/).toReversed()) {
    if (word === '' || noName.test(word) || kept.length === 3) {
      if (kept.length > 0 || !/^(?:for|of|is|are|lasts?|takes?)$/i.test(word)) break
      continue
    }
    kept.unshift(word)
  }
  return kept.length === 0 ? null : capitalize(kept.join(' ').replace(/^(?:buttons for|presets for)\s+/i, ''))
}

/** What goes in turns: work and rest, so many times. Null for a timer that runs once. */
export function readIntervals(text: string): Intervals | null {
  if (!/\b(?:intervals?|tabata|hiit|circuit|rounds|reps? and rest)\b/i.test(text) || /\bpomodoro/i.test(text))
    return null
  const lengths = readLengths(text)
  const rounds = Number(/\b(\d{1,3})\s+(?:rounds|sets|times|repeats|repetitions|cycles)\b/i.exec(text)?.[1] ?? 8)
  const rest = lengths.find(({ label }) => /\b(?:rest|break|pause|recover\w*|off)\b/i.test(label))
  const work = lengths.find((length) => length !== rest)
  // "Hang seconds, rest seconds": set by whoever uses it.
  const named = [...text.matchAll(/\b([\p{L}-]+) (?:seconds|minutes|time|length|duration|phase|interval)\b/giu)].map(
    ([, name]) => name ?? '',
  )
  const nameOf = (pattern: RegExp) => named.find((name) => pattern.test(name))
  const workName = named.find((name) => !/^(?:rest|break|pause|recovery|off|the|in|of|total|and|interval)$/i.test(name))
  const restName = nameOf(/^(?:rest|break|pause|recovery|off)$/i)
  return {
    work: { label: capitalize(workName ?? (work?.label || 'Work')), seconds: work?.seconds ?? 30 },
    rest: { label: capitalize(restName ?? (rest?.label || 'Rest')), seconds: rest?.seconds ?? 10 },
    rounds,
  }
}

/** "Several timers at once", "timers can be added": each with its own name and length. */
export function asksSeveralTimers(text: string): boolean {
  return /\b(?:several|multiple|many|more than one|different|any number of|two|three|four|five) timers\b|\btimers? (?:can be |may be )?(?:added|at once|at the same time|side by side)\b|\badd (?:several |more |own |new )?timers\b/i.test(
    text,
  )
}

/** Work and break by turns, or steps one after another: the next begins where one ends. */
export function asksSequence(text: string): boolean {
  return /\bpomodoro\b|\bone after (?:another|the other)\b|\bin (?:a row|sequence|turn)\b|\bautomatically\b[^.;]{0,30}\b(?:next|break)\b|\bwork\b[^.;]{0,60}\bbreak\b/i.test(
    text,
  )
}

/** "Work length and break length can be set": by whoever uses it. */
export function asksToSetLengths(text: string): boolean {
  return /\b(?:set|change|adjust|choose|type|enter|customi[sz]e|edit)(?:able)?\b[^.;]{0,40}\b(?:minutes|lengths?|durations?|times?|it)\b|\b(?:minutes|lengths?|durations?|times?)\b[^.;]{0,40}\b(?:can be|may be|are) (?:set|changed|adjusted|chosen|customi[sz]ed|adjustable|editable)\b|\bby default\b|\bdefaults?\b/i.test(
    text,
  )
}

/** "Default 50 and 10": the lengths of work and break without their unit. */
export function readDefaults(text: string): TimerLength[] {
  const [, work, rest] =
    /\bdefaults?(?: is| are| to)?:?\s+(\d{1,3})(?: min\w*)?(?:\s*(?:and|\/|,)\s*(\d{1,3}))?/i.exec(text) ?? []
  return [
    ...(work === undefined ? [] : [{ label: 'Work', seconds: Number(work) * 60 }]),
    ...(rest === undefined ? [] : [{ label: 'Break', seconds: Number(rest) * 60 }]),
  ]
}
