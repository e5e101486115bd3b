// What the offline builder understood: the one record from which a whole app is composed, kept in the project.
import * as z from 'zod'

export const briefPath = 'design/brief.json'

export const fieldKinds = [
  'text',
  'long',
  'number',
  'money',
  'date',
  'time',
  'boolean',
  'choice',
  'email',
  'phone',
  'url',
  'rating',
] as const
export const fieldKindSchema = z.enum(fieldKinds)
export type FieldKind = z.infer<typeof fieldKindSchema>

export const fieldSchema = z.object({
  /** Column and form name, snake_case. */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  kind: fieldKindSchema,
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  /** Highest value of a rating. */
  max: z.number().int().optional(),
  /** Short sign after a number: "min", "kg". */
  unit: z.string().optional(),
})
export type Field = z.infer<typeof fieldSchema>

export const styleNames = [
  'editorial',
  'cozy',
  'nature',
  'playful',
  'bold',
  'corporate',
  'tech',
  'brutalist',
  'minimal',
] as const
export const styleNameSchema = z.enum(styleNames)
export type StyleName = z.infer<typeof styleNameSchema>

export const skeletons = ['index', 'table', 'days', 'cards'] as const
export const skeletonSchema = z.enum(skeletons)
export type Skeleton = z.infer<typeof skeletonSchema>

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/)

export const briefSchema = z.object({
  version: z.literal(1),
  /** The sentence that started the app; its hash is the seed of every choice that the sentence leaves open. */
  request: z.string(),
  seed: z.number().int(),
  name: z.string(),
  topic: z.string(),
  entity: z.object({ singular: z.string(), plural: z.string() }),
  /** The first field is the record's title. */
  fields: z.array(fieldSchema).min(1),
  currency: z.enum(['USD', 'EUR', 'GBP']),
  style: styleNameSchema,
  skeleton: skeletonSchema,
  isDark: z.boolean(),
  /** Kept exactly as asked; everything else bends round them. */
  colors: z.object({
    background: hexSchema.optional(),
    surface: hexSchema.optional(),
    primary: hexSchema.optional(),
    text: hexSchema.optional(),
    accent: hexSchema.optional(),
  }),
})
export type Brief = z.infer<typeof briefSchema>

export function writeBrief(brief: Brief): string {
  return `${JSON.stringify(brief, null, 2)}\n`
}

/** Null when the file is not a brief that this builder wrote. */
export function readBrief(text: string): Brief | null {
  try {
    return briefSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
