// Fields of the form with which the agent asks a person (specification 3).
import * as z from 'zod'

export const questionFieldTypeSchema = z.enum([
  'info',
  'text',
  'password',
  'invisible',
  'number',
  'confirm',
  'list',
  'toggle',
  'select',
  'multiselect',
  'autocomplete',
  'autocompleteMultiselect',
  'date',
  'unknown',
  'completed',
  'failed',
])
export type QuestionFieldType = z.infer<typeof questionFieldTypeSchema>
