// What a run and a person say to each other beside messages: questions, and words to a run under way.
import type { QuestionAnswers, QuestionForm } from '@joinery/contract/questions'
import type { Wait } from '@joinery/contract/waits'
import { isNotNull, isNull, and } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { user } from './accounts.ts'
import { projectGroup } from './projects.ts'
import { generation } from './runs.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const question = pgTable(
  'question',
  {
    /** Run and call: the same call asks once. */
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    form: jsonb('form').$type<QuestionForm>().notNull(),
    /** What is waited for; once it is done the agent goes on by itself. */
    wait: jsonb('wait').$type<Wait>(),
    /** Without those of password fields. */
    answers: jsonb('answers').$type<QuestionAnswers>(),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('question_project').on(table.projectGroupId, table.createdAt),
    index('question_waiting')
      .on(table.createdAt)
      .where(and(isNotNull(table.wait), isNull(table.answeredAt)) ?? isNotNull(table.wait)),
  ],
)

/** Words of a person to a run under way; it hears them before its next step. */
export const steering = pgTable(
  'steering',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('steering_generation').on(table.generationId, table.id)],
)
