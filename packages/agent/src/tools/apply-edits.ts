// Finds each text to replace: exactly first, then with white space read loosely. All edits or none.
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'
import { removeRanges, type TextRange } from '@joinery/contract/vocabulary/removed-ranges'

import { sayNearest } from './nearest-text.ts'

export interface Edit {
  find: string
  replace: string
}

/** `isMissing`: a text to find is not there at all. */
export type EditedText = { ok: true; text: string } | { ok: false; reason: string; isMissing?: true }

/** Edits apply one after the other, each to the result of those before it; removals alone apply to the text as it is. */
export function applyEdits(text: string, edits: readonly Edit[]): EditedText {
  return removeTexts(text, edits) ?? replaceTexts(text, edits)
}

/**
 * Edits that only remove are found in the text as it is, since what one takes away may not be missing for another.
 * Null when they are not of this kind, or not each found once.
 */
function removeTexts(text: string, edits: readonly Edit[]): EditedText | null {
  if (edits.length < 2 || edits.some(({ replace }) => replace !== '')) return null
  const found = edits.map(({ find }) => findExact(text, find))
  const ranges = found.flat()
  if (found.some((spans) => spans.length !== 1)) return null
  try {
    return { ok: true, text: removeRanges(text, ranges) }
  } catch (error) {
    if (error instanceof Error && error.message === errorMessages.overlappingRanges)
      return { ok: false, reason: error.message }
    throw error
  }
}

function replaceTexts(text: string, edits: readonly Edit[]): EditedText {
  let current = text
  for (const [index, edit] of edits.entries()) {
    const spans = findExact(current, edit.find)
    const found = spans.length > 0 ? spans : findLoose(current, edit.find)
    const [span] = found
    if (span === undefined) {
      const reason = `Edit ${index + 1}: the text to find is not in the file.${sayNearest(current, edit.find)}`
      return { ok: false, reason, isMissing: true }
    }
    if (found.length > 1) {
      return {
        ok: false,
        reason: `Edit ${index + 1}: the text to find is there ${found.length} times. Add lines round it that make it unique.`,
      }
    }
    const replacement =
      spans.length > 0
        ? edit.replace
        : reindent(edit, indentOf(current.slice(lineStart(current, span.start), span.end)))
    current = current.slice(0, span.start) + replacement + current.slice(span.end)
  }
  return { ok: true, text: current }
}

function findExact(text: string, find: string): TextRange[] {
  const spans: TextRange[] = []
  if (find === '') return spans
  for (let at = text.indexOf(find); at !== -1; at = text.indexOf(find, at + find.length)) {
    spans.push({ start: at, end: at + find.length })
  }
  return spans
}

/** Compares line by line without leading, trailing and repeated white space; blank lines at the ends do not count. */
function findLoose(text: string, find: string): TextRange[] {
  const wanted = trimBlank(find.split('\n').map(squeeze))
  if (wanted.length === 0) return []
  const lines = text.split('\n')
  const squeezed = lines.map(squeeze)
  const starts: number[] = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const spans: TextRange[] = []
  for (let first = 0; first + wanted.length <= lines.length; first += 1) {
    if (!wanted.every((line, offset) => squeezed[first + offset] === line)) continue
    const last = first + wanted.length - 1
    spans.push({ start: starts[first] ?? 0, end: (starts[last] ?? 0) + (lines[last]?.length ?? 0) })
    first = last
  }
  return spans
}

/** Moves the replacement to the indentation that the found text really has. */
function reindent({ find, replace }: Edit, actual: string): string {
  const asked = indentOf(find)
  const lines = trimBlankEnds(replace.split('\n'))
  return lines
    .map((line) => {
      if (line.trim() === '') return ''
      return line.startsWith(asked) ? actual + line.slice(asked.length) : line
    })
    .join('\n')
}

function indentOf(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? ''
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

function lineStart(text: string, index: number): number {
  return text.lastIndexOf('\n', index - 1) + 1
}

function squeeze(line: string): string {
  return line.trim().replace(/\s+/g, ' ')
}

function trimBlank(lines: string[]): string[] {
  const first = lines.findIndex((line) => line !== '')
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1)
}

function trimBlankEnds(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  return first === -1 ? [''] : lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1)
}
