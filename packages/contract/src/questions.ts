// The form with which the agent asks a person. Values of `password` fields become variables and are kept nowhere else.
import * as z from 'zod'

import { variableNameSchema } from './variables.ts'
import { questionFieldTypeSchema } from './vocabulary/question-fields.ts'

const optionSchema = z.object({ value: z.string().max(200), label: z.string().max(200) })

export const questionFieldSchema = z.object({
  name: z
    .string()
    .max(60)
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'A name has letters, digits and underscores.'),
  type: questionFieldTypeSchema,
  label: z.string().min(1).max(300),
  help: z.string().max(500).optional(),
  isRequired: z.boolean().optional(),
  /** For `select`, `multiselect`, `autocomplete` and `autocompleteMultiselect`. */
  options: z.array(optionSchema).max(100).optional(),
  /** What stands there at first; never for a password. */
  initial: z.union([z.string().max(2_000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)]).optional(),
})
export type QuestionField = z.infer<typeof questionFieldSchema>

export const questionFormSchema = z
  .object({
    title: z.string().min(1).max(200),
    fields: z.array(questionFieldSchema).min(1).max(20),
  })
  .superRefine(({ fields }, issues) => {
    if (new Set(fields.map(({ name }) => name)).size !== fields.length) {
      issues.addIssue({ code: 'custom', message: 'Two fields have the same name.' })
    }
    for (const field of fields) {
      if (field.type === 'password' && !variableNameSchema.safeParse(field.name).success) {
        issues.addIssue({
          code: 'custom',
          message: `A password becomes a variable: ${field.name} cannot be one's name.`,
        })
      }
      if (needsOptions(field) && (field.options ?? []).length === 0) {
        issues.addIssue({ code: 'custom', message: `${field.name} needs options.` })
      }
    }
  })
export type QuestionForm = z.infer<typeof questionFormSchema>

export function needsOptions({ type }: QuestionField): boolean {
  return ['select', 'multiselect', 'autocomplete', 'autocompleteMultiselect'].includes(type)
}

/** Fields that say something and ask nothing. */
export function isShownOnly({ type }: QuestionField): boolean {
  return ['info', 'completed', 'failed'].includes(type)
}

export const questionAnswersSchema = z.record(
  z.string(),
  z.union([z.string().max(5_000), z.number(), z.boolean(), z.array(z.string().max(500)).max(100)]),
)
export type QuestionAnswers = z.infer<typeof questionAnswersSchema>
