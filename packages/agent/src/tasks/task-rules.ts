// What answers an AI task where no model does: rules, each of them a function of what it is given.
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { GoalQuestion, SqlError } from '@joinery/contract/tasks'

import { askGoal } from './ask-goal.ts'
import { describeApp } from './describe-app.ts'
import { commentToInstruction, type CommentOnCode } from './comment-to-instruction.ts'
import { mendFile } from './mend-file.ts'
import { mendSql } from './mend-sql.ts'
import { nameApp } from './name-app.ts'
import { resetSql } from './reset-sql.ts'
import { tidyFile } from './tidy-file.ts'

export interface TaskRules {
  /** Null: nothing in it says what to call it. */
  nameApp(app: { request: string | null; files: FileTree }): string | null
  /** Texts that may compile, the most telling first; the caller tries them. */
  mendFile(input: { files: FileTree; path: string; text: string; problems: readonly Diagnostic[] }): Mended[]
  tidyFile(input: { path: string; text: string }): { text: string; notes: string[] }
  commentToInstruction(comment: CommentOnCode): string
  askGoal(text: string): GoalQuestion[]
  mendSql(input: {
    sql: string
    error: SqlError
    tables: readonly DatabaseTable[]
  }): { sql: string; notes: string[] } | null
  resetSql(input: { tables: readonly DatabaseTable[]; keep: string }): { sql: string; notes: string[] } | null
  describeApp(app: { name: string; files: FileTree }): string
}

export interface Mended {
  text: string
  note: string
}

export const taskRules: TaskRules = {
  nameApp,
  mendFile,
  tidyFile,
  commentToInstruction,
  askGoal,
  mendSql,
  resetSql,
  describeApp,
}
