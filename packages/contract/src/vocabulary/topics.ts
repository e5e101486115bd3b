// What apps are about (specification 3, "App topic categories"); words as the specification writes them.
import * as z from 'zod'

export const topicCategorySchema = z.enum([
  'lead generation tool',
  'personal website',
  'ecommerce store',
  'blog',
  'portfolio',
  'social network',
  'game',
  'AI tool',
  'finance app',
  'dating app',
  'to-do list',
  'notes',
  'gallery',
  'contact management',
  'survey',
  'quiz',
  'online store',
  'chat app',
  'feedback tool',
  'weather app',
  'translation tool',
  'fitness tracker',
  'cryptocurrency app',
])
export type TopicCategory = z.infer<typeof topicCategorySchema>
