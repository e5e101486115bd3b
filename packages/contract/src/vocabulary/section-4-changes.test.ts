// Specification 4, version change types and chat message kinds: expected values are typed from its text.
import { describe, expect, test } from 'vitest'

import {
  changeTypeSchema,
  chatMessageKindSchema,
  continuationActionSchema,
  isAgentDriven,
  isChatChange,
  isPromptDriven,
  projectChangeKindSchema,
} from './changes.ts'

describe('4 Chat message kinds', () => {
  test('are ten', () => {
    expect(chatMessageKindSchema.options.join(', ')).toBe(
      'CHAT, RESTORE, DISCUSSION, DEEP_DEBUGGING, INTRODUCE_BUG, JUDGE_DEEP_DEBUGGING, FORK_WITH_CHAT_MESSAGE, FORK_MODULE_WITH_CHAT_MESSAGE, DUPLICATE, FORK',
    )
  })

  test.each(['chat', 'FORK_MODULE', 'DEBUGGING', ''])('%o is none', (kind) => {
    expect(chatMessageKindSchema.safeParse(kind).success).toBe(false)
  })
})

describe('4 Continuation actions (names ours)', () => {
  test.each([
    ['publishing', 'PUBLISH'],
    ['saving a secret', 'SAVE_SECRET'],
    ['selecting an integration', 'SELECT_INTEGRATION'],
    ['changing design system', 'CHANGE_DESIGN_SYSTEM'],
    ['adding auth', 'ADD_AUTH'],
    ['the agent auto-selecting an integration', 'AGENT_AUTO_SELECT_INTEGRATION'],
    ['updating auth settings', 'UPDATE_AUTH_SETTINGS'],
    ['updating mobile settings', 'UPDATE_MOBILE_SETTINGS'],
  ])('one exists after %s', (_occasion, name) => {
    expect(continuationActionSchema.safeParse(`CONTINUE_AFTER_${name}`).success).toBe(true)
  })

  test('and none besides', () => {
    expect(continuationActionSchema.options).toHaveLength(8)
  })
})

describe('4 PROJECT_* change kinds (members ours)', () => {
  test('all begin with PROJECT_', () => {
    expect(projectChangeKindSchema.options.join(', ')).toBe(
      'PROJECT_CREATE, PROJECT_RENAME, PROJECT_DELETE, PROJECT_UNDELETE, PROJECT_RESTORE, PROJECT_FORK, PROJECT_DUPLICATE, PROJECT_PUBLISH, PROJECT_UNPUBLISH, PROJECT_VISIBILITY_CHANGE',
    )
    expect(projectChangeKindSchema.safeParse('CREATE').success).toBe(false)
  })
})

describe('4 Version change types', () => {
  // Type; prompt-driven, chat, agent-driven. Names after "ours" stand for kinds the specification has in words.
  const table = [
    ['FIX_CHANGE', true, false, false],
    ['TRY_AGAIN', true, false, false],
    ['PROMPT_CHANGE', true, false, false],
    ['UI_PATCH', true, false, false],
    // Ours: component creation from prompt, or from prompt and code.
    ['CREATE_COMPONENT_FROM_PROMPT', true, false, false],
    ['CREATE_COMPONENT_FROM_PROMPT_AND_CODE', true, false, false],
    // DELETION, TEXT, IMAGE, LINK, FORM and COMMENT changes.
    ['DELETION_CHANGE', true, false, false],
    ['TEXT_CHANGE', true, false, false],
    ['IMAGE_CHANGE', true, false, false],
    ['LINK_CHANGE', true, false, false],
    ['FORM_CHANGE', false, false, false],
    ['COMMENT_CHANGE', false, false, false],
    ['RESTORE', true, false, false],
    ['CHANGE_AUTH', true, false, false],
    ['CODE_CHANGE', true, false, false],
    ['APPLY_COMMAND', true, true, false],
    ['SELECT_INITIAL_MODULE_IDEA', true, false, false],
    ['AUTOFIX_CHANGE', true, false, false],
    ['ENHANCE_PROMPT', true, false, false],
    ['CHAT', true, true, false],
    ['TOP_DOWN_CHAT', true, true, true],
    ['REBUILD_FROM_LATEST', true, false, false],
    ['UPDATE_REFERENCES', true, false, false],
    // Ours: forks and duplicates of project groups or modules.
    ['FORK_PROJECT_GROUP', true, false, false],
    ['FORK_MODULE', true, false, false],
    ['DUPLICATE_PROJECT_GROUP', true, false, false],
    ['DUPLICATE_MODULE', true, false, false],
    ['AGENT_AUTO_SELECT_INTEGRATION', true, false, true],
    ['INITIAL', false, false, false],
  ] as const

  test('are those of the specification, in order', () => {
    expect(changeTypeSchema.options).toEqual(table.map(([type]) => type))
  })

  test.each(table)('%s: prompt-driven %s, chat %s, agent-driven %s', (type, isByPrompt, isChat, isByAgent) => {
    expect(isPromptDriven(type)).toBe(isByPrompt)
    expect(isChatChange(type)).toBe(isChat)
    expect(isAgentDriven(type)).toBe(isByAgent)
  })

  test.each(['DELETE', 'TEXT', 'chat', 'MERGE', ''])('%o is none', (type) => {
    expect(changeTypeSchema.safeParse(type).success).toBe(false)
  })
})
