// The looks that were lifted out of a message, on the app that the rest of it became.
import type { Brief } from '../../brief.ts'
import { chooseFrame } from './choose-look.ts'
import type { BuildReading } from '../finish-brief.ts'
import { plainMessage } from '../plain/plain-message.ts'
import { readDark, readStyle } from './read-look.ts'
import { readParts } from '../read-wishes.ts'
import { wordsOf } from '../words-of.ts'

/** @param message as it was typed, with its looks */
export function withLooks(reading: BuildReading, looks: string, message: string): BuildReading {
  if (!reading.ok || looks === '') return reading
  const { brief } = reading
  const read = wordsOf(plainMessage(looks), null).colors
  const isColored = read.phrases.length > 0
  // With looks and colours in several places they are one scheme.
  const { colors, phrases } = isColored ? wordsOf(plainMessage(message), null).colors : { ...brief, phrases: [] }
  const style = readStyle(looks) ?? readStyle(read.phrases.join(', ')) ?? brief.style
  const isDark = readDark(`, ${looks}`)
  const hasSwitch = readParts(message).includes('dark-switch')
  const parts: Brief['parts'] = hasSwitch ? [...new Set([...brief.parts, 'dark-switch' as const])] : brief.parts
  const look = { ...brief, style, colors, parts, kinds: brief.more.length }
  return {
    ...reading,
    colorPhrases: isColored ? phrases : reading.colorPhrases,
    brief: {
      ...brief,
      style,
      colors,
      parts,
      ...(isDark !== undefined && { isDark, followsVisitor: false }),
      frame: chooseFrame(look),
    },
  }
}
