import type { FileTree } from '@joinery/contract/files'
import { maxDescription } from '@joinery/contract/tasks'

import { briefPath } from '../offline/brief.ts'
import * as z from 'zod'

/** Search results show about so much. */
const wanted = 155
const homes = ['web/app/page.jsx', 'web/app/page.tsx']
const briefSchema = z.object({
  entities: z.array(z.object({ plural: z.string(), fields: z.array(z.object({ label: z.string() })) })).min(1),
})

/** From what the app says of itself: its first page's words, or what it keeps. */
export function describeApp({ name, files }: { name: string; files: FileTree }): string {
  const home = homes.map((path) => files[path]).find((text) => text !== undefined) ?? ''
  const sentences = [...home.matchAll(/<(p|h1|h2)\b[^>]*>([^<>{}]+)</g)]
    .map(([, , words = '']) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words.split(' ').length >= 4 && !words.endsWith('?'))
  const [lead] = sentences
  const text = lead === undefined ? keepsWords(name, files) : `${name}: ${lead}`
  return cut(text.replace(/[\s,;:–—-]+$/, ''))
}

function keepsWords(name: string, files: FileTree): string {
  const brief = briefSchema.safeParse(readJson(files[briefPath]))
  const [main] = brief.success ? brief.data.entities : []
  if (main !== undefined) {
    const fields = main.fields.slice(0, 4).map(({ label }) => label.toLowerCase())
    return `${name} keeps ${main.plural} with ${listOf(fields)}.`
  }
  const tables = [...(files['database/schema.sql'] ?? '').matchAll(/create table (?:if not exists )?"?(\w+)/gi)]
    .map(([, table = '']) => table.replaceAll('_', ' '))
    .filter((table) => !table.startsWith('auth '))
  return tables.length === 0
    ? `${name} is a web app made with Joinery.`
    : `${name} keeps ${listOf(tables.slice(0, 4))}.`
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** At the end of a word, and within what a description may have. */
function cut(text: string): string {
  if (text.length <= wanted) return /[.!?]$/.test(text) ? text : `${text}.`
  const whole = text.slice(0, Math.min(wanted, maxDescription) - 1)
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), 40))}…`
}
