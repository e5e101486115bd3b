// Prompts are texts beside this file, read once.
import { readFileSync } from 'node:fs'

import { type GuideTopic, guideTopicSchema } from '@joinery/contract/instructions'
import type { AiTaskKind } from '@joinery/contract/vocabulary/models'

export const guideTopics = guideTopicSchema.options

const texts = new Map<string, string>()

function read(name: string): string {
  const text = texts.get(name) ?? readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8').trim()
  texts.set(name, text)
  return text
}

export function readSystemPrompt(): string {
  return read('system')
}

/** How a model acts by blocks in its text; tools follow. */
export function readBlockPrompt(): string {
  return read('blocks')
}

/** What a model is told for an AI task of the specification. */
export function readTaskPrompt(task: AiTaskKind): string {
  return read(`tasks/${task.replaceAll(' ', '-')}`)
}

/** A chapter of the guide: the part of guide.md under the heading of this name. */
export function readGuide(topic: GuideTopic): string {
  const chapter = read('guide')
    .split(/^(?=# )/m)
    .find((part) => part.toLowerCase().startsWith(`# ${topic}`))
  if (chapter === undefined) throw new Error(`guide.md has no chapter ${topic}`)
  return chapter.trim()
}
