// "Green tea 2 min, black tea 4 min", "hang 7 s, rest 3 s, 6 rounds": the lengths of a timer, with what they are called.
import { capitalize } from './inflect.ts'

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

/** @returns in the order in which they are said; without a name where none was */
export function readLengths(text: string): TimerLength[] {
  const found = [...text.matchAll(duration)]
  const lengths = found.flatMap((match, at): TimerLength[] => {
    const seconds = secondsOf(match)
    if (seconds <= 0 || seconds > 86_400) return []
    const before = text.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      match.index,
    )
    const after = text.slice(match.index + match[0].length, found[at + 1]?.index)
    return [{ label: nameAfter(after) ?? nameBefore(before) ?? '', seconds }]
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
  /^(?:and|or|with|for|of|to|in|a|an|the|buttons?|presets?|timers?|lengths?|from|after|every|per|is|are|takes?|app|my|our|default|countdown|pomodoro|interval|start|pause|reset|beeps?|it|i|we|can|choose|set|between|options?|each|then|on|at|last|lasts|long|run|runs|count|counts|down|up|about|like|such|as|simple|please|want|need|make|build|me)$/i

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
  const clause = words.split(/[,;.:(]|\band\b|\bthen\b|\bor\b/i).at(words.trimEnd().endsWith('(') ? -2 : -1) ?? ''
  const kept: string[] = []
  for (const word of clause.trim().split(/\s+/).toReversed()) {
    if (word === '' || noName.test(word) || kept.length === 3) {
      if (kept.length > 0 || word !== 'for') break
      continue
    }
    kept.unshift(word)
  }
  return kept.length === 0 ? null : capitalize(kept.join(' ').replace(/^(?:buttons for|presets for)\s+/i, ''))
}

/** What goes in turns: work and rest, so many times. Null for a timer that runs once. */
export function readIntervals(text: string): Intervals | null {
  if (!/\b(?:intervals?|tabata|hiit|circuit|rounds|reps? and rest)\b/i.test(text)) return null
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
