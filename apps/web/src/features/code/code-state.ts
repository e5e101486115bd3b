// Open files and unsaved text of the Code view. What was typed is kept until it is saved or thrown away.
import * as z from 'zod'

const unsavedFileSchema = z.object({
  text: z.string(),
  /** The saved text the typing began on. */
  base: z.string(),
  /** The version that saved text belongs to. */
  baseRevisionId: z.string(),
})
export type UnsavedFile = z.infer<typeof unsavedFileSchema>

export const codeStateSchema = z.object({
  tabs: z.array(z.string()),
  unsaved: z.record(z.string(), unsavedFileSchema),
})
export type CodeState = z.infer<typeof codeStateSchema>

/** A file as the head holds it. */
export interface HeadFile {
  path: string
  content: string
  revisionId: string
}

export type CodeEvent =
  | { type: 'opened'; path: string }
  | { type: 'closed'; path: string }
  | { type: 'edited'; text: string; head: HeadFile }
  | { type: 'head-loaded'; head: HeadFile }
  | { type: 'saved'; path: string; text: string; revisionId: string }
  | { type: 'discarded'; path: string }
  | { type: 'deleted'; path: string }

export const emptyCode: CodeState = { tabs: [], unsaved: {} }

export function codeReducer(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'opened':
      return state.tabs.includes(event.path) ? state : { ...state, tabs: [...state.tabs, event.path] }
    case 'closed':
      return { ...state, tabs: state.tabs.filter((path) => path !== event.path) }
    case 'edited':
      return applyEdit(state, event.head, event.text)
    case 'head-loaded':
      return followHead(state, event.head)
    case 'saved':
      return applySaved(state, event)
    case 'discarded':
      return { ...state, unsaved: without(state.unsaved, event.path) }
    case 'deleted':
      return {
        tabs: state.tabs.filter((path) => path !== event.path),
        unsaved: without(state.unsaved, event.path),
      }
  }
}

function applyEdit(state: CodeState, head: HeadFile, text: string): CodeState {
  const present = state.unsaved[head.path]
  const base = present?.base ?? head.content
  if (text === base) return { ...state, unsaved: without(state.unsaved, head.path) }
  const file = { text, base, baseRevisionId: present?.baseRevisionId ?? head.revisionId }
  return { ...state, unsaved: { ...state.unsaved, [head.path]: file } }
}

/** The head moved. When it moved without touching this file, the typing stands on the new head just as well. */
function followHead(state: CodeState, head: HeadFile): CodeState {
  const present = state.unsaved[head.path]
  if (present === undefined) return state
  if (present.text === head.content) return { ...state, unsaved: without(state.unsaved, head.path) }
  if (present.base !== head.content || present.baseRevisionId === head.revisionId) return state
  return { ...state, unsaved: { ...state.unsaved, [head.path]: { ...present, baseRevisionId: head.revisionId } } }
}

/** What was typed while the save was on its way stays unsaved, on top of what was saved. */
function applySaved(state: CodeState, { path, text, revisionId }: Extract<CodeEvent, { type: 'saved' }>): CodeState {
  const present = state.unsaved[path]
  if (present === undefined || present.text === text) return { ...state, unsaved: without(state.unsaved, path) }
  return { ...state, unsaved: { ...state.unsaved, [path]: { ...present, base: text, baseRevisionId: revisionId } } }
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
