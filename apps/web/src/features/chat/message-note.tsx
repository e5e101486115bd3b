import type { ChatMessage } from '@joinery/contract/chat'
import { Bug, Copy, Gavel, GitFork, History, type LucideIcon, MessagesSquare, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

const icons: Readonly<Partial<Record<ChatMessage['kind'], LucideIcon>>> = {
  RESTORE: History,
  DISCUSSION: MessagesSquare,
  DEEP_DEBUGGING: Bug,
  INTRODUCE_BUG: Bug,
  JUDGE_DEEP_DEBUGGING: Gavel,
  FORK: GitFork,
  FORK_WITH_CHAT_MESSAGE: GitFork,
  DUPLICATE: Copy,
}

/** What sort of message it is where it is not a plain one, and after what the agent went on by itself. */
export function MessageNote({ kind, continuation }: Pick<ChatMessage, 'kind' | 'continuation'>) {
  const t = useTranslations('chat')
  const words =
    continuation !== null
      ? t(`continuation.${continuation}`)
      : kind === 'CHAT' || kind === 'FORK_MODULE_WITH_CHAT_MESSAGE'
        ? null
        : t(`kind.${kind}`)
  if (words === null) return null
  const Icon = continuation === null ? (icons[kind] ?? MessagesSquare) : Play
  return (
    <p className="-mb-3 flex items-center gap-1.5 self-end text-xs text-ink-3">
      <Icon size={13} aria-hidden />
      {words}
    </p>
  )
}
