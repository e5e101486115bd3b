// The message box's text: kept over reloads per project, sent once, kept when sending fails.
import type { ChatMode } from '@joinery/contract/chat'
import { useRef, useState } from 'react'

import { newUuid } from '../../api/new-uuid.ts'
import { preferences } from '../../api/preferences.ts'
import { showToast } from '../../ui/toast.tsx'
import { useRewritePrompt, useSendMessage, useSteerRun } from './chat-api.ts'
import { takenOf } from './attachment-state.ts'
import { problemOf, type ComposerProblem } from './composer-state.ts'
import { type AttachmentsControl, useAttachments } from './use-attachments.ts'

/** Meant for one message; the next one builds again. */
const onceModes: readonly ChatMode[] = ['debug', 'break', 'judge']

export interface ComposerControl {
  text: string
  setText: (text: string) => void
  problem: ComposerProblem | null
  attachments: AttachmentsControl
  isSending: boolean
  error: Error | null
  mode: ChatMode
  setMode: (mode: ChatMode) => void
  /** Says what is written to the run under way instead of sending it as a message. */
  steer: (generationId: string) => Promise<void>
  send: () => Promise<boolean>
  isRewriting: boolean
  rewriteError: Error | null
  /** Puts clearer words in the box; the person looks at them and sends. */
  rewrite: () => Promise<void>
}

export function useComposer(projectGroupId: string): ComposerControl {
  const draftName = `chat.${projectGroupId}`
  const [text, setTextState] = useState(() => preferences.draft(draftName) ?? '')
  const [problem, setProblem] = useState<ComposerProblem | null>(null)
  const [mode, setMode] = useState<ChatMode>('build')
  const sendMessage = useSendMessage(projectGroupId)
  const steerRun = useSteerRun(projectGroupId)
  const rewritePrompt = useRewritePrompt(projectGroupId)
  const attachments = useAttachments(projectGroupId)
  // The same text keeps its id over repeated sends, so that a lost answer does not make two messages.
  const attempt = useRef<{ text: string; clientId: string; mode: ChatMode } | null>(null)

  const setText = (next: string) => {
    setTextState(next)
    setProblem(null)
    preferences.setDraft(draftName, next)
    if (sendMessage.isError) sendMessage.reset()
  }

  const send = async () => {
    if (sendMessage.isPending) return false
    const found = attachments.block ?? problemOf(text)
    setProblem(found)
    if (found !== null) return false
    const attachmentIds = takenOf(attachments.items).map(({ id }) => id)
    const message = attempt.current?.text === text ? { ...attempt.current, mode } : { text, clientId: newUuid(), mode }
    attempt.current = message
    try {
      await sendMessage.mutateAsync({ ...message, attachmentIds })
    } catch {
      return false // The mutation keeps the error; the text stays in the box.
    }
    attempt.current = null
    setText('')
    if (onceModes.includes(mode)) setMode('build')
    attachments.clear()
    return true
  }

  const rewrite = async () => {
    const found = problemOf(text)
    setProblem(found)
    if (found !== null || rewritePrompt.isPending) return
    try {
      const rewritten = await rewritePrompt.mutateAsync(text)
      setText(rewritten.text)
      if (rewritten.why !== null) showToast(rewritten.why)
    } catch {
      // The mutation keeps the error; the text stays in the box.
    }
  }

  const steer = async (generationId: string) => {
    const found = problemOf(text)
    setProblem(found)
    if (found !== null || steerRun.isPending) return
    try {
      await steerRun.mutateAsync({ generationId, text })
      setText('')
    } catch {
      // The mutation keeps the error; the text stays in the box.
    }
  }

  return {
    text,
    setText,
    problem,
    attachments,
    isSending: sendMessage.isPending,
    error: sendMessage.error ?? steerRun.error,
    mode,
    setMode,
    steer,
    isRewriting: rewritePrompt.isPending,
    rewriteError: rewritePrompt.error,
    rewrite,
    send,
  }
}
