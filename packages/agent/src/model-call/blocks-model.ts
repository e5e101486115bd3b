// A second way to act for models that write calls of tools badly, or cannot: blocks in their text. Seen from the loop
// it is a model like any other, so the steps that are stored and shown are the same.
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCallPart,
  LanguageModelV4ToolResultPart,
} from '@ai-sdk/provider'

import { readBlockPrompt } from '../prompts/read-prompts.ts'
import { BlockReader } from './block-reader.ts'

export function createBlocksModel(model: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: () => Promise.reject(new Error('the loop streams')),
    async doStream(options) {
      const { stream, ...rest } = await model.doStream(withoutTools(options))
      const answered = options.prompt.filter(({ role }) => role === 'assistant').length
      return { ...rest, stream: stream.pipeThrough(readBlocks(`b${answered}_`)) }
    },
  }
}

/** Blocks of the text become calls; everything else passes. */
function readBlocks(prefix: string): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  const reader = new BlockReader(prefix)
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-start' || part.type === 'text-end') return
      // Once the whole text is there: a stream that breaks off before its end leaves no call behind.
      const parts = part.type === 'text-delta' ? reader.add(part.delta) : part.type === 'finish' ? reader.end() : []
      for (const each of parts) controller.enqueue(each)
      if (part.type !== 'text-delta') controller.enqueue(part)
    },
  })
}

function withoutTools(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const { tools = [], prompt, ...rest } = options
  const own = tools.filter((tool) => tool.type === 'function')
  delete rest.toolChoice
  return { ...rest, prompt: merged(prompt.map((message) => converted(message, own))) }
}

function converted(
  message: LanguageModelV4Message,
  tools: readonly LanguageModelV4FunctionTool[],
): LanguageModelV4Message {
  const options = message.providerOptions === undefined ? {} : { providerOptions: message.providerOptions }
  if (message.role === 'system') return { ...message, content: `${message.content}\n\n${describeTools(tools)}` }
  if (message.role === 'assistant') {
    const text = message.content
      .flatMap((part) => (part.type === 'text' ? [part.text] : part.type === 'tool-call' ? [blockOf(part)] : []))
      .join('\n\n')
    return { role: 'assistant', content: [{ type: 'text', text: text === '' ? '…' : text }], ...options }
  }
  if (message.role !== 'tool') return message
  const results = message.content.filter((part) => part.type === 'tool-result')
  return { role: 'user', content: [{ type: 'text', text: results.map(sayResult).join('\n\n') }], ...options }
}

/** Many local models insist that people and assistant take turns. */
function merged(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const turns: LanguageModelV4Prompt = []
  for (const message of prompt) {
    const last = turns.at(-1)
    if (last?.role === 'user' && message.role === 'user') {
      turns[turns.length - 1] = { ...last, ...message, content: [...last.content, ...message.content] }
    } else turns.push(message)
  }
  return turns
}

function describeTools(tools: readonly LanguageModelV4FunctionTool[]): string {
  const others = tools.filter(({ name }) => name !== 'write_file' && name !== 'edit_file')
  const told = others.map(
    ({ name, description = '', inputSchema }) => `- ${name}: ${description} Input: ${JSON.stringify(inputSchema)}`,
  )
  return [readBlockPrompt(), ...told].join('\n')
}

function blockOf({ toolName, input }: LanguageModelV4ToolCallPart): string {
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const values = new Map<string, unknown>(given)
  const path = values.get('path')
  const content = values.get('content')
  if (toolName === 'write_file' && typeof path === 'string' && typeof content === 'string') {
    return fenced(`file ${path}`, content.replace(/\n$/, ''))
  }
  const edits = values.get('edits')
  if (toolName === 'edit_file' && typeof path === 'string' && Array.isArray(edits)) {
    return fenced(`edit ${path}`, edits.map(sayEdit).join('\n'))
  }
  return fenced(`call ${toolName}`, JSON.stringify(input ?? {}))
}

function sayEdit(edit: unknown): string {
  const { find, replace } = Object(edit)
  return `<<<<<<< FIND\n${String(find)}\n=======\n${String(replace)}\n>>>>>>> REPLACE`
}

/** With more backticks than any line of the text begins with. */
function fenced(head: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`+/gm)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${head}\n${text}\n${fence}`
}

function sayResult({ toolName, output }: LanguageModelV4ToolResultPart, index: number): string {
  const text = output.type === 'text' || output.type === 'error-text' ? output.value : JSON.stringify(output)
  const failed = output.type === 'error-text' ? ' failed' : ''
  return `Result of block ${index + 1} (${toolName})${failed}:\n${text}`
}
