// What visitors of an app would read, taken out of its files.
import type { FileTree } from '@joinery/contract/files'

const shown = /^web\/.*\.(?:[jt]sx?|md|html)$/
/** Long enough that a sentence stays whole, short enough for any service. */
const partLength = 20_000
/** More than any app's own words; the rest is data in code. */
const maxLength = 400_000

/** In parts: texts between tags and strings that look like words, without code. */
export function publicTextOf(files: FileTree): string[] {
  let all = ''
  for (const [path, text] of Object.entries(files)) {
    if (!shown.test(path) || all.length > maxLength) continue
    all += `${wordsOf(text).join('\n')}\n`
  }
  const parts: string[] = []
  for (let at = 0; at < Math.min(all.length, maxLength); at += partLength) parts.push(all.slice(at, at + partLength))
  return parts.filter((part) => part.trim() !== '')
}

function wordsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found = [
    ...[...code.matchAll(/>([^<>{}]+)</g)].map(([, words = '']) => words),
    ...[...code.matchAll(/(?:'((?:[^'\\\n]|\\.){8,})'|"((?:[^"\\\n]|\\.){8,})"|`((?:[^`\\]|\\.){8,})`)/g)].map(
      ([, one, two, three]) => one ?? two ?? three ?? '',
    ),
  ]
  // Three words make a sentence; class names and paths do not.
  return found
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => (words.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !/[-:[\]/]\S*\s+\S*[-:[\]/]\S*/.test(words))
}
