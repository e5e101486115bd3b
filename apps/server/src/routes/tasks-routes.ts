import {
  askGoal,
  describeProject,
  fixComment,
  fixFile,
  fixSql,
  getDescription,
  refactorFile,
  resetSql,
  saveDescription,
  suggestName,
} from '@joinery/domain/tasks'

import { procedures } from '../procedures.ts'

const { tasks } = procedures

/** A person who lets go ends the request, and with it the question to the model. */
export const tasksRoutes = {
  suggestName: tasks.suggestName.handler(({ context, input, signal }) =>
    suggestName(context.ctx, { ...input, signal }),
  ),
  fixFile: tasks.fixFile.handler(({ context, input, signal }) => fixFile(context.ctx, { ...input, signal })),
  refactorFile: tasks.refactorFile.handler(({ context, input, signal }) =>
    refactorFile(context.ctx, { ...input, signal }),
  ),
  fixComment: tasks.fixComment.handler(({ context, input, signal }) => fixComment(context.ctx, { ...input, signal })),
  askGoal: tasks.askGoal.handler(({ context, input, signal }) => askGoal(context.ctx, { ...input, signal })),
  fixSql: tasks.fixSql.handler(({ context, input, signal }) => fixSql(context.ctx, { ...input, signal })),
  resetSql: tasks.resetSql.handler(({ context, input, signal }) => resetSql(context.ctx, { ...input, signal })),
  describe: tasks.describe.handler(({ context, input, signal }) => describeProject(context.ctx, { ...input, signal })),
  description: tasks.description.handler(({ context, input }) => getDescription(context.ctx, input)),
  saveDescription: tasks.saveDescription.handler(({ context, input }) => saveDescription(context.ctx, input)),
}
