// The prompt box of a signed-in person: sending makes a project and opens it.
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { useAccount } from '../../api/account.ts'
import { startProject } from '../../api/start-project.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { PromptBox } from './prompt-box.tsx'

export function MemberPrompt() {
  const t = useTranslations('home')
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const model = useAccount().data?.installation.model
  const start = useMutation({
    mutationFn: startProject,
    onSuccess: (project) => navigate({ to: '/build/$projectGroupId', params: { projectGroupId: project.id } }),
  })

  return (
    <PromptBox
      onSend={(text) => start.mutate(text)}
      isSending={start.isPending || start.isSuccess}
      failure={start.isError ? t('failed', { reason: errorMessage(start.error) }) : undefined}
      note={model === undefined ? undefined : model === 'offline' ? t('builtInModel') : t('model', { model })}
    />
  )
}
