import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { linkClass, SignInForm } from './sign-in-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { waitingPrompt } from './waiting-prompt.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

export function SignUpPage() {
  const t = useTranslations('account')
  const { callbackUrl } = useSearch({ from: '/signup' })
  const finish = useFinishSignIn(callbackUrl)
  // Read once: what is waiting does not change while this page is open, and finishing clears it.
  const [prompt] = useState(waitingPrompt)

  return (
    <SignInLayout
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      prompt={prompt}
      footer={
        <>
          {t('hasAccount')}{' '}
          <Link to="/signin" search={callbackUrl === undefined ? {} : { callbackUrl }} className={linkClass}>
            {t('signIn')}
          </Link>
        </>
      }
    >
      <SignInForm
        mode="sign-up"
        callbackUrl={callbackUrl}
        submitLabel={prompt === null ? t('signUp') : t('signUpAndBuild')}
        onDone={finish}
      />
    </SignInLayout>
  )
}
