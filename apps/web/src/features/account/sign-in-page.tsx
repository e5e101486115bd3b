import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { linkClass, SignInForm } from './sign-in-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { waitingPrompt } from './waiting-prompt.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

export function SignInPage() {
  const t = useTranslations('account')
  const { callbackUrl } = useSearch({ from: '/signin' })
  const finish = useFinishSignIn(callbackUrl)
  // Read once: what is waiting does not change while this page is open, and finishing clears it.
  const [prompt] = useState(waitingPrompt)

  return (
    <SignInLayout
      title={t('signInTitle')}
      lead={t('signInLead')}
      prompt={prompt}
      footer={
        <>
          {t('noAccount')}{' '}
          <Link to="/signup" search={callbackUrl === undefined ? {} : { callbackUrl }} className={linkClass}>
            {t('makeOne')}
          </Link>
        </>
      }
    >
      <SignInForm
        mode="sign-in"
        callbackUrl={callbackUrl}
        submitLabel={prompt === null ? t('signIn') : t('signInAndBuild')}
        onDone={finish}
      />
    </SignInLayout>
  )
}
