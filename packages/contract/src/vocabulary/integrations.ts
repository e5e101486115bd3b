// Third-party integration kinds for generated apps (specification 9); words as the specification writes them.
import * as z from 'zod'

export const integrationKindSchema = z.enum([
  // "text and image generation models (several chat models, diffusion image models, an image model)"
  'chat model',
  'diffusion image model',
  'image model',
  'translation',
  'search',
  'place autocomplete',
  'local business data',
  'email check',
  'domain lookup',
  'text to speech',
  'weather',
  'scraping',
  'PDF generation',
  'QR code',
  'audio transcription',
  'document scanning',
  'vision',
  'file conversion',
  'sales tax',
  'product search',
  'moderation',
  'SEO keywords',
  'book search',
  'sports',
  'movies',
  'anime',
  'code runner',
  'plagiarism check',
])
export type IntegrationKind = z.infer<typeof integrationKindSchema>
