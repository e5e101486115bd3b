// The prompt box of somebody who is not signed in: what they wrote is kept, and built right after sign-up.
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { preferences } from '../../api/preferences.ts'
import { PromptBox } from './prompt-box.tsx'

export function VisitorPrompt() {
  const t = useTranslations('home')
  const navigate = useNavigate()

  const handleSend = (text: string) => {
    preferences.setPrompt({ text, isToBeSent: true })
    preferences.setRedirectAfterLogin('/')
    void navigate({ to: '/signup' })
  }

  return <PromptBox onSend={handleSend} note={t('accountAfter')} />
}
