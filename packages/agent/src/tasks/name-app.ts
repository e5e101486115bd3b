import type { FileTree } from '@joinery/contract/files'
import { projectNameSchema } from '@joinery/contract/projects'

import { readBuild } from '../offline/understand/read-build.ts'
import { titleOfApp } from '../title-of-app.ts'

const called =
  /\b(?:called|named|name it|call it)\s+[“"'‘]?([\p{L}\p{N}][\p{L}\p{N} &’'-]{0,40}?)[”"'’]?(?=[.,;!?]|$|\s+(?:with|for|that|where|and|which)\b)/iu
const opening =
  /^(?:please\s+)?(?:(?:can|could|would)\s+you\s+)?(?:build|make|create|design|develop|write|generate|i\s+(?:want|need|would\s+like)|i['’]d\s+like|we\s+need|help\s+me\s+(?:to\s+)?(?:build|make))?\s*(?:me|us)?\s*(?:an?|the|my|our)?\s*(?:(?:simple|small|little|nice|new|modern|beautiful|fun|basic|web)\s+)*/i
const stops = /\s*(?:[.,;:!?(\n]|\s(?:with|where|that|which|for|so|to|from|in|on|who|when|using|including|and)\s)/i
const mostWords = 5

/** What it calls itself, what it was called in the request, or what it is for. */
export function nameApp({ request, files }: { request: string | null; files: FileTree }): string | null {
  const title = titleOfApp(files)
  if (title !== null) return title
  if (request === null) return null
  const said = called.exec(request)?.[1]
  if (said !== undefined) return asName(said)
  const reading = readBuild(request)
  if (reading.ok) return asName(reading.brief.name)
  const plain = request.replaceAll(/\s+/g, ' ').trim().replace(opening, '')
  const subject = (plain.split(stops)[0] ?? '').split(' ').slice(0, mostWords).join(' ')
  return asName(subject)
}

function asName(text: string): string | null {
  const trimmed = text.trim().replaceAll(/^[“"'‘]|[”"'’]$/g, '')
  const name = `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}`.slice(0, 60).trim()
  return projectNameSchema.safeParse(name).data ?? null
}
