// What an agent's message is made of (specification 3, "Agent chat block types").
import * as z from 'zod'

export const blockTypeSchema = z.enum([
  'suggest-environment-variables',
  'expo-page',
  'page',
  'file',
  'component',
  'function',
  'thinking',
  'choices',
  'module-selection',
  'design-system-selection',
  'integration-selection',
  'publish',
  'view-transition',
  'action',
  'database',
  'project-settings',
  'tool-call',
  'web-search',
  'url-access',
  'file-based-block',
])
export type BlockType = z.infer<typeof blockTypeSchema>
