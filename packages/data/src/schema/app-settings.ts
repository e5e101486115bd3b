// What an app is given beside its code: variables, and whether people can sign in to it.
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { user } from './accounts.ts'
import { projectGroup } from './projects.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const appVariable = pgTable(
  'app_variable',
  {
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    environment: text('environment').$type<DeploymentEnvironment>().notNull(),
    name: text('name').notNull(),
    /** AES-256-GCM under the installation's key for variables, bound to project, environment and name. */
    sealedValue: text('sealed_value').notNull(),
    updatedBy: text('updated_by').references(() => user.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectGroupId, table.environment, table.name] })],
)

/** Who did what to which variable or switch; rows are only ever added. Values are not among them. */
export const appSettingChange = pgTable(
  'app_setting_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    /** `variable.set`, `variable.removed`, `sign_in.updated`. */
    action: text('action').notNull(),
    /** Environment and name of a variable, or the new state of the switch. */
    subject: text('subject').notNull(),
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('app_setting_change_project').on(table.projectGroupId, table.id)],
)

/** No row: nobody has decided, and sign-in is off. */
export const appSignIn = pgTable('app_sign_in', {
  projectGroupId: text('project_group_id')
    .primaryKey()
    .references(() => projectGroup.id, { onDelete: 'cascade' }),
  isEnabled: boolean('is_enabled').notNull(),
  providers: jsonb('providers').$type<SignInProvider[]>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})
