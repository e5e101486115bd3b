// Open files, unsaved text, and saving it: typing never gets lost, whatever happened to the head meanwhile.
import { useEffect, useReducer, useState } from 'react'

import { preferences } from '../../api/preferences.ts'
import { isHeadMoved, readHead, readHeadId, useSaveFiles } from './code-api.ts'
import { codeReducer, codeStateSchema, emptyCode, type CodeEvent, type CodeState, type HeadFile } from './code-state.ts'

/** A save that was refused: the head changed the same file. */
export interface Conflict {
  path: string
  /** The head's text; null when the file is gone there. */
  head: HeadFile | null
  mine: string
}

export interface CodeControl {
  state: CodeState
  dispatch: (event: CodeEvent) => void
  conflict: Conflict | null
  isSaving: boolean
  /** Why the last save did not work; null when it did. The text is still here. */
  failure: unknown
  save: (path: string) => Promise<void>
  /** Saves over what the head holds now. */
  saveOnTop: (conflict: Conflict) => Promise<void>
  /** Keeps the typing unsaved and goes on. */
  dropConflict: () => void
}

export function useCode(projectGroupId: string): CodeControl {
  const draftName = `code.${projectGroupId}`
  const [state, dispatch] = useReducer(codeReducer, draftName, restore)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const saveFiles = useSaveFiles(projectGroupId)
  useEffect(() => {
    preferences.setDraft(draftName, state === emptyCode ? null : JSON.stringify(state))
  }, [draftName, state])

  const store = async (path: string, { text, baseRevisionId }: { text: string; baseRevisionId: string }) => {
    const { revision } = await saveFiles.mutateAsync({ baseRevisionId, changes: [{ path, content: text }] })
    dispatch({ type: 'saved', path, text, revisionId: revision.id })
  }

  const save = async (path: string) => {
    const unsaved = state.unsaved[path]
    if (unsaved === undefined || saveFiles.isPending) return
    setFailure(null)
    try {
      await store(path, unsaved).catch(async (error: unknown) => {
        if (!isHeadMoved(error)) throw error
        const head = await readHead(projectGroupId, path)
        // The head moved without touching this file: nothing of anybody's is lost by saving on it.
        if (head === null || head.content !== unsaved.base) setConflict({ path, head, mine: unsaved.text })
        else await store(path, { text: unsaved.text, baseRevisionId: head.revisionId })
      })
    } catch (error) {
      setFailure(error)
    }
  }

  const saveOnTop = async ({ path, mine }: Conflict) => {
    setFailure(null)
    try {
      await store(path, { text: mine, baseRevisionId: await readHeadId(projectGroupId) })
      setConflict(null)
    } catch (error) {
      setFailure(error)
    }
  }

  return {
    state,
    dispatch,
    conflict,
    isSaving: saveFiles.isPending,
    failure,
    save,
    saveOnTop,
    dropConflict: () => setConflict(null),
  }
}

function restore(draftName: string): CodeState {
  try {
    return codeStateSchema.parse(JSON.parse(preferences.draft(draftName) ?? 'null'))
  } catch {
    return emptyCode
  }
}
