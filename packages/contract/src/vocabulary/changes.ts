// What a change is (specification 4): version change types with their flags, kinds of chat messages, origins.
import * as z from 'zod'

/** Where a version comes from (specification 3, "Project version origins"). */
export const versionOriginSchema = z.enum(['INITIAL', 'BLANK', 'ITERATION', 'COMMENT', 'PATCH_COMMENT'])
export type VersionOrigin = z.infer<typeof versionOriginSchema>

/** Version change types. Names marked as ours stand for kinds that the specification describes in words. */
export const changeTypeSchema = z.enum([
  'FIX_CHANGE',
  'TRY_AGAIN',
  'PROMPT_CHANGE',
  'UI_PATCH',
  // Ours: "component creation (from prompt, or from prompt and code)".
  'CREATE_COMPONENT_FROM_PROMPT',
  'CREATE_COMPONENT_FROM_PROMPT_AND_CODE',
  // Ours, after COMMENT_CHANGE and FORM_CHANGE: "DELETION, TEXT, IMAGE, LINK, FORM and COMMENT changes".
  'DELETION_CHANGE',
  'TEXT_CHANGE',
  'IMAGE_CHANGE',
  'LINK_CHANGE',
  'FORM_CHANGE',
  'COMMENT_CHANGE',
  'RESTORE',
  'CHANGE_AUTH',
  'CODE_CHANGE',
  'APPLY_COMMAND',
  'SELECT_INITIAL_MODULE_IDEA',
  'AUTOFIX_CHANGE',
  'ENHANCE_PROMPT',
  'CHAT',
  'TOP_DOWN_CHAT',
  'REBUILD_FROM_LATEST',
  'UPDATE_REFERENCES',
  // Ours: "forks and duplicates of project groups or modules".
  'FORK_PROJECT_GROUP',
  'FORK_MODULE',
  'DUPLICATE_PROJECT_GROUP',
  'DUPLICATE_MODULE',
  'AGENT_AUTO_SELECT_INTEGRATION',
  'INITIAL',
])
export type ChangeType = z.infer<typeof changeTypeSchema>

const notPromptDriven: readonly ChangeType[] = ['COMMENT_CHANGE', 'FORM_CHANGE', 'INITIAL']
const chatChanges: readonly ChangeType[] = ['CHAT', 'TOP_DOWN_CHAT', 'APPLY_COMMAND']
const agentDriven: readonly ChangeType[] = ['AGENT_AUTO_SELECT_INTEGRATION', 'TOP_DOWN_CHAT']

/** Everything but COMMENT_CHANGE, FORM_CHANGE and INITIAL (specification 4). */
export function isPromptDriven(type: ChangeType): boolean {
  return !notPromptDriven.includes(type)
}

/** "Chat-style kinds, including TOP_DOWN_CHAT and APPLY_COMMAND"; the third one, CHAT itself, is read into it. */
export function isChatChange(type: ChangeType): boolean {
  return chatChanges.includes(type)
}

/** Only AGENT_AUTO_SELECT_INTEGRATION and TOP_DOWN_CHAT (specification 4). */
export function isAgentDriven(type: ChangeType): boolean {
  return agentDriven.includes(type)
}

export const chatMessageKindSchema = z.enum([
  'CHAT',
  'RESTORE',
  'DISCUSSION',
  'DEEP_DEBUGGING',
  'INTRODUCE_BUG',
  'JUDGE_DEEP_DEBUGGING',
  'FORK_WITH_CHAT_MESSAGE',
  'FORK_MODULE_WITH_CHAT_MESSAGE',
  'DUPLICATE',
  'FORK',
])
export type ChatMessageKind = z.infer<typeof chatMessageKindSchema>

/** After what the agent goes on by itself. The specification lists the occasions in words; the names are ours. */
export const continuationActionSchema = z.enum([
  'CONTINUE_AFTER_PUBLISH',
  'CONTINUE_AFTER_SAVE_SECRET',
  'CONTINUE_AFTER_SELECT_INTEGRATION',
  'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM',
  'CONTINUE_AFTER_ADD_AUTH',
  'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION',
  'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS',
  'CONTINUE_AFTER_UPDATE_MOBILE_SETTINGS',
])
export type ContinuationAction = z.infer<typeof continuationActionSchema>

/** "Many PROJECT_* change kinds also exist": ours are those that something in the product does to a project. */
export const projectChangeKindSchema = z.enum([
  'PROJECT_CREATE',
  'PROJECT_RENAME',
  'PROJECT_DELETE',
  'PROJECT_UNDELETE',
  'PROJECT_RESTORE',
  'PROJECT_FORK',
  'PROJECT_DUPLICATE',
  'PROJECT_PUBLISH',
  'PROJECT_UNPUBLISH',
  'PROJECT_VISIBILITY_CHANGE',
])
export type ProjectChangeKind = z.infer<typeof projectChangeKindSchema>
