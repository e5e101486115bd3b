import { expect, test } from 'vitest'

import { canSeePictures } from './model-abilities.ts'

test.each([
  'anthropic/claude-sonnet-4-5',
  'openai/gpt-5-mini',
  'openai-chat/gpt-4o',
  'openai/o3',
  'google/gemini-2.5-flash',
  'openai-compatible/qwen2.5vl:7b',
  'openai-compatible/llama3.2-vision',
  'openai-compatible/anthropic/claude-opus-4-1',
])('%s looks at pictures', (model) => expect(canSeePictures(model)).toBe(true))

test.each([
  'offline',
  'openai/o3-mini',
  'openai-compatible/llama3.2',
  'openai-compatible/qwen3-coder:30b',
  'openai-compatible/deepseek-v3',
  'openai-compatible/gpt-oss:20b',
])('%s does not', (model) => expect(canSeePictures(model)).toBe(false))
