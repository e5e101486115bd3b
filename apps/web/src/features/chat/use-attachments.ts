// Files beside the message box: sent as soon as they are chosen, kept over reloads once they are there.
import type { Attachment, AttachmentProblem } from '@joinery/contract/attachments'
import { useEffect, useReducer, useRef, useState } from 'react'

import { preferences } from '../../api/preferences.ts'
import { uploadAttachment } from '../../api/upload-attachment.ts'
import { blockOf, foldAttachments, problemOfAdding, readKept, takenOf, type AttachedItem } from './attachment-state.ts'

export interface AttachmentsControl {
  items: readonly AttachedItem[]
  /** Why the last files were not even begun. */
  problem: AttachmentProblem | null
  block: 'sending' | 'refused' | null
  add: (files: readonly File[]) => void
  /** A file that is there already. */
  put: (attachment: Attachment) => void
  remove: (key: string) => void
  clear: () => void
}

export function useAttachments(projectGroupId: string): AttachmentsControl {
  const draftName = `chat-files.${projectGroupId}`
  const [items, dispatch] = useReducer(foldAttachments, null, () => readKept(preferences.draft(draftName)))
  const [problem, setProblem] = useState<AttachmentProblem | null>(null)
  const running = useRef(new Map<string, AbortController>())
  const kept = JSON.stringify(takenOf(items))
  useEffect(() => preferences.setDraft(draftName, kept === '[]' ? '' : kept), [draftName, kept])

  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const attachment = await uploadAttachment({ projectGroupId, file, signal: controller.signal }, (progress) =>
        dispatch({ type: 'progressed', key, progress }),
      )
      dispatch({ type: 'taken', key, attachment })
    } catch (error) {
      if (controller.signal.aborted) return
      dispatch({ type: 'refused', key, failure: error instanceof Error ? error.message : '' })
    } finally {
      running.current.delete(key)
    }
  }

  const add = (files: readonly File[]) => {
    const found = problemOfAdding(items, files)
    setProblem(found)
    if (found !== null) return
    for (const file of files) {
      const key = `${Date.now()}-${file.name}-${Math.random()}`
      dispatch({ type: 'added', key, name: file.name, size: file.size })
      void send(key, file)
    }
  }

  return {
    items,
    problem,
    block: blockOf(items),
    add,
    put: (attachment) => {
      const { id, name, size } = attachment
      const found = problemOfAdding(items, [attachment])
      setProblem(found)
      if (found !== null) return
      dispatch({ type: 'added', key: id, name, size })
      dispatch({ type: 'taken', key: id, attachment })
    },
    remove: (key) => {
      running.current.get(key)?.abort()
      setProblem(null)
      dispatch({ type: 'removed', key })
    },
    clear: () => {
      setProblem(null)
      dispatch({ type: 'cleared' })
    },
  }
}

/** Files of a paste or a drop; none where it is only text. */
export function filesOf(data: DataTransfer | null): File[] {
  return data === null ? [] : [...data.files]
}
