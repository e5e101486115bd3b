// The small AI tasks around an app: each is answered by the model that was chosen for it, or by rules. Nothing is
// changed by asking: a person looks at the answer and takes it over.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { diagnosticSchema, filePathSchema, maxFileBytes } from './files.ts'
import { idSchema } from './ids.ts'
import { projectNameSchema, promptSchema } from './projects.ts'
import { revisionSchema } from './revisions.ts'

/** Who answered: `rules` or a model; and why it was rules where a model had been chosen. */
const answered = { by: z.string(), why: z.string().nullable() }

const byProject = z.object({ projectGroupId: idSchema })

/** Characters of a file that a task takes; a longer one is for a run. */
export const maxTaskText = 100_000
export const maxSqlText = 20_000
export const maxDescription = 300

const fileText = z
  .string()
  .max(maxFileBytes)
  .refine((text) => text.length <= maxTaskText, 'This file is too long for it. Ask for the change in the chat.')

export const fileAnswerSchema = z.object({
  ...answered,
  /** Null: there is no better text than the one that is there. */
  text: z.string().nullable(),
  /** What was done, one line each; or why nothing was. */
  notes: z.array(z.string()),
  /** What the compiler says of the file with that text. */
  problems: z.array(diagnosticSchema),
})
export type FileAnswer = z.infer<typeof fileAnswerSchema>

export const sqlErrorSchema = z.object({
  code: z.string().max(100),
  message: z.string().max(2_000),
  hint: z.string().max(2_000).optional(),
  position: z.number().int().optional(),
})
export type SqlError = z.infer<typeof sqlErrorSchema>

export const sqlAnswerSchema = z.object({ ...answered, sql: z.string().nullable(), notes: z.array(z.string()) })
export type SqlAnswer = z.infer<typeof sqlAnswerSchema>

export const goalQuestionSchema = z.object({
  question: z.string(),
  /** What the question is about, for the message: "Who uses it: only me". */
  about: z.string(),
  options: z.array(z.string()).min(2).max(5),
})
export type GoalQuestion = z.infer<typeof goalQuestionSchema>

const sqlText = z.string().trim().min(1, 'Write a statement.').max(maxSqlText, 'This is too long. Run it in parts.')
const fileInput = byProject.extend({ path: filePathSchema, text: fileText })

export const tasksContract = {
  /** A name for the project, from what it was asked to be and what it is. */
  suggestName: oc.input(byProject).output(z.object({ ...answered, name: projectNameSchema.nullable() })),
  /** The same file, so that it compiles. */
  fixFile: oc.input(fileInput).output(fileAnswerSchema),
  /** The same file, easier to read and with the same behaviour. */
  refactorFile: oc.input(fileInput).output(fileAnswerSchema),
  /** A comment on a place in the code becomes an instruction that a run can act on. */
  fixComment: oc
    .input(
      byProject.extend({
        comment: promptSchema,
        path: filePathSchema,
        /** 1-based, with the last one. */
        firstLine: z.number().int().min(1),
        lastLine: z.number().int().min(1),
      }),
    )
    .output(z.object({ ...answered, text: z.string() })),
  /** Three questions whose answers make a wish clearer. */
  askGoal: oc
    .input(byProject.extend({ text: promptSchema }))
    .output(z.object({ ...answered, questions: z.array(goalQuestionSchema) })),
  /** SQL that failed on the development database, mended. */
  fixSql: oc.input(byProject.extend({ sql: sqlText, error: sqlErrorSchema })).output(sqlAnswerSchema),
  /** SQL that empties the development database; `keep`: what should stay, in words. */
  resetSql: oc.input(byProject.extend({ keep: z.string().trim().max(500) })).output(sqlAnswerSchema),
  /** What the app is, for search results and shared links. */
  describe: oc.input(byProject).output(z.object({ ...answered, description: z.string() })),
  /** The description that the root layout has now; null where it has none that is written out. */
  description: oc.input(byProject).output(z.object({ description: z.string().nullable() })),
  /** Writes it into the root layout, as a new version. */
  saveDescription: oc
    .input(byProject.extend({ description: z.string().trim().min(1, 'Write a description.').max(maxDescription) }))
    .output(revisionSchema),
}
