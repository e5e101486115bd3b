// What a design token can set (specification 3, "Design token kinds"); words as the specification writes them.
import * as z from 'zod'

export const designTokenKindSchema = z.enum([
  'background color hex',
  'text color hex',
  'font weight',
  'rounded corner radius px',
  'padding px',
  'font family',
  'font size px',
  'height px',
  'width px',
  'background image url',
])
export type DesignTokenKind = z.infer<typeof designTokenKindSchema>
