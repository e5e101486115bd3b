// The prompt box of a signed-in person: sending makes a project and opens it.
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useAccount } from '../../api/account.ts'
import { FileNotTakenError } from '../../api/file-not-taken-error.ts'
import { startProject } from '../../api/start-project.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { PromptBox } from './prompt-box.tsx'

/** The page is read before anything is attached. */
const FirstFiles = lazy(async () => ({ default: (await import('./first-files.tsx')).FirstFiles }))

export function MemberPrompt() {
  const t = useTranslations('home')
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const model = useAccount().data?.installation.model
  const [files, setFiles] = useState<readonly File[]>([])
  const start = useMutation({
    mutationFn: (text: string) => startProject(text, files),
    onSuccess: (project) => navigate({ to: '/build/$projectGroupId', params: { projectGroupId: project.id } }),
  })

  // A file that is not taken comes back with the server's plain words.
  const reasonOf = (error: Error) =>
    error instanceof FileNotTakenError && error.message !== '' ? error.message : errorMessage(error)

  return (
    <PromptBox
      onSend={(text) => start.mutate(text)}
      isSending={start.isPending || start.isSuccess}
      files={
        <Suspense fallback={<span className="flex-1" />}>
          <FirstFiles files={files} onChange={setFiles} />
        </Suspense>
      }
      failure={start.isError ? t('failed', { reason: reasonOf(start.error) }) : undefined}
      note={model === undefined ? undefined : model === 'offline' ? t('builtInModel') : t('model', { model })}
    />
  )
}
